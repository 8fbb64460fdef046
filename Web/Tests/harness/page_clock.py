"""Leads the time of a page: its clock, frames, timers, and the time stamps of what is done to it."""

import time
from pathlib import Path

SCRIPT = (Path(__file__).parent / "page_clock.js").read_text()


class PageClock:
    """The clock of a visit's page from `lead` on; its pointers let it pass as `InputClock` lets real time pass.

    The script goes into the page before it is opened: `page.add_init_script(SCRIPT)`.
    """

    def __init__(self, visit):
        self.page = visit.page
        self.pointers = [pointer for pointer in (visit.fingers, visit.mouse, visit.pen) if pointer]

    def lead(self, interval=1 / 60):
        """From here on time passes as told, with frames so many seconds apart."""
        self.page.evaluate("(milliseconds) => pageClock.lead(milliseconds)", interval * 1000)
        for pointer in self.pointers:
            pointer.clock = self

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
        for _ in range(round(seconds * 10)):
            if self.page.evaluate(expression):
                return
            self.after(0.1)
        raise AssertionError(f"not within {seconds} s: {expression}")

    def until_still(self):
        """Lets time pass until nothing asks for a frame any more."""
        self.after(0.1)
        self.until("!pageClock.moves")
        self.after(0.1)
        self.until("!pageClock.moves")
