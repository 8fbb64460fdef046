"""Leads the time of a page: its clock, frames, timers, and the time stamps of what is done to it."""

import time
from pathlib import Path

SOURCE = (Path(__file__).parent / "page_clock.js").read_text()

# Calls an expression until it says something, while the page's time passes.
WAIT = """
async ([argument, polling, timeout]) => {
  const [real, led] = [pageClock.native.now() + timeout, pageClock.now + timeout];
  for (;;) {
    const value = await (() => {
      const value = (%s);
      return typeof value === 'function' ? value(argument) : value;
    })();
    if (value) return [true, value];
    if (pageClock.native.now() > real && pageClock.now > led) return [false, null];
    await pageClock.pass(polling);
  }
}
"""


class PageTimeout(Exception):
    """What was waited for did not come."""


def script(is_led):
    """What goes into a page before its own code."""
    return f"({SOURCE})({'true' if is_led else 'false'})"


def wait_for(page, expression, argument=None, polling=None, timeout=15_000):
    """The value of an expression as soon as it has one, or what its call gives; `polling` and `timeout` in milliseconds."""
    expression = expression.strip().rstrip(";")
    reached, value = page.evaluate(WAIT % expression, [argument, polling, timeout])
    if not reached:
        raise PageTimeout(f"not within {timeout} ms: {expression}")
    return value


class PageClock:
    """The clock of a page that is led; the visit's pointers let it pass as `InputClock` lets real time pass."""

    def __init__(self, page):
        self.page = page

    def pace(self, interval):
        """From here on frames are so many seconds apart, also where a test waits, which has few otherwise."""
        self.page.evaluate("(milliseconds) => pageClock.pace(milliseconds)", interval * 1000)

    def begin(self):
        """A new gesture comes after everything before it."""
        return self.after(0.001)

    def after(self, seconds):
        """Lets so much time pass. What comes then is stamped by the page; drivers get the real time to send it at."""
        self.page.evaluate("(milliseconds) => pageClock.advance(milliseconds)", seconds * 1000)
        return time.time()

    def sent(self, kind, points):
        """Waits until an event has come: the page stamps it, so it must come before time goes on."""
        self.page.evaluate(
            "([kind, points]) => pageClock.arrival(kind, points)", [kind[:5] + kind[5:].lower(), [list(at) for at in points]])

    def until(self, expression, seconds=30):
        """Lets time pass until an expression is true in the page."""
        wait_for(self.page, expression, timeout=seconds * 1000)
