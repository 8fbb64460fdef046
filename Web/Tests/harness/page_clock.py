"""Drives the time of a page: its clock, frames, timers, and the time stamps of input."""

import json
import time
from pathlib import Path

SOURCE = (Path(__file__).parent / "page_clock.js").read_text()

# Evaluates an expression until it has a value, while the page's time passes.
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
    """A wait without success."""


def script(is_led):
    """The script of a page before its own code."""
    return f"({SOURCE})({'true' if is_led else 'false'})"


def wait_for(page, expression, argument=None, polling=None, timeout=15_000):
    """The first value of an expression, or of its call; `polling` and `timeout` in milliseconds."""
    expression = expression.strip().rstrip(";")
    reached, value = page.evaluate(WAIT % expression, [argument, polling, timeout])
    if not reached:
        raise PageTimeout(f"not within {timeout} ms: {expression}")
    return value


class PageClock:
    """The clock of a page with driven time; the visit's pointers advance it, as `InputClock` waits for real time."""

    def __init__(self, page):
        self.page = page

    def pace(self, interval):
        """Sets the interval of frames in seconds, also for waits, which have few frames otherwise."""
        self.page.evaluate("(milliseconds) => pageClock.pace(milliseconds)", interval * 1000)

    def begin(self):
        """A new gesture follows all earlier input."""
        return self.after(0.001)

    def after(self, seconds):
        """Advances time. The page stamps later input; drivers receive the real time at which to send it."""
        self.page.evaluate("(milliseconds) => pageClock.advance(milliseconds)", seconds * 1000)
        return time.time()

    def sent(self, kind, points):
        """Waits until an event has arrived: the page stamps it, so it must arrive before time advances."""
        arrival = f"pageClock.arrival({json.dumps(kind.lower())}, {json.dumps(points)})"
        if kind == "touchMove":
            self.page.defer(arrival)
        else:
            self.page.evaluate(arrival)

    def until(self, expression, seconds=30):
        """Advances time until an expression is true in the page."""
        wait_for(self.page, expression, timeout=seconds * 1000)
