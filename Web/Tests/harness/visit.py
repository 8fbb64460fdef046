"""One visit to a page: what is on it, who touches it, and what it says to the console."""

import re
from dataclasses import dataclass
from urllib.parse import urljoin

from harness.clock import InputClock
from harness.pointers import Fingers, Mouse, Pen

# Runs before the page's own code. `pending` counts the animation frames that were asked for and have not come.
FRAME_COUNTER = """
(() => {
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  const waiting = new Set();
  window.frameRequests = { total: 0, get pending() { return waiting.size; } };
  window.requestAnimationFrame = (callback) => {
    const id = request((time) => { waiting.delete(id); callback(time); });
    waiting.add(id);
    window.frameRequests.total += 1;
    return id;
  };
  window.cancelAnimationFrame = (id) => { waiting.delete(id); cancel(id); };
})();
"""


@dataclass(frozen=True)
class Box:
    """Where something is in the viewport, in CSS pixels, transforms included."""

    x: float
    y: float
    width: float
    height: float

    @property
    def center(self):
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def right(self):
        return self.x + self.width

    @property
    def bottom(self):
        return self.y + self.height


class Visit:
    """A page with `fingers`, a `mouse` and a `pen`; `page` is Playwright's own."""

    def __init__(self, context):
        self.context = context
        self.page = context.new_page()
        self.session = context.new_cdp_session(self.page)
        clock = InputClock()
        self.fingers = Fingers(self.session, clock)
        self.mouse = Mouse(self.session, clock)
        self.pen = Pen(self.session, clock)
        self._heard = []
        self._expected = []
        self.page.on("console", lambda message: self._heard.append(f"{message.type}: {message.text}"))
        self.page.on("pageerror", lambda error: self._heard.append(f"uncaught: {error}"))
        self.page.on("requestfailed", self._hear_failure)

    def open(self, url, html=None):
        """Goes to an address; with `html`, to that text beside it, under the same headers."""
        if html is not None:
            headers = self.context.request.head(url).headers
            kept = {name: value for name, value in headers.items() if name not in ("content-length", "etag")}
            url = urljoin(url, "page-of-the-test.html")
            self.page.route(url, lambda route: route.fulfill(status=200, headers=kept, body=html))
        self.page.goto(url)

    def _hear_failure(self, request):
        # Leaving a page aborts what it is still loading, which is no failure of the page.
        if request.failure != "net::ERR_ABORTED":
            self._heard.append(f"not loaded: {request.url} ({request.failure})")

    def close(self):
        self.context.close()

    def expect_message(self, pattern):
        """Console messages that match belong to the test and do not fail it."""
        self._expected.append(re.compile(pattern))

    def complaints(self):
        """Everything the page said that no one expected."""
        return [line for line in self._heard if not any(pattern.search(line) for pattern in self._expected)]

    def box(self, selector):
        """The box of the first element that matches; shadow trees are searched as well."""
        found = self.page.locator(selector).first.bounding_box()
        assert found, f"{selector} has no box"
        return Box(**found)

    def frames_requested(self):
        """How many animation frames the page has asked for so far."""
        return self.page.evaluate("window.frameRequests.total")

    def wait_until_still(self, timeout=15):
        """Returns when nothing moves: no animation frame is pending, twice within 100 ms."""
        self.page.wait_for_function(
            """() => {
              const { total, pending } = window.frameRequests;
              const still = pending === 0 && window.frameRequests.lastSeen === total;
              window.frameRequests.lastSeen = total;
              return still;
            }""",
            polling=100,
            timeout=timeout * 1000,
        )

    def slow_down_processor(self, factor):
        """Runs the page's code that many times slower; 1 is normal again."""
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": factor})

    def pinch_zoom(self, factor):
        """Zooms as two fingers would."""
        self.session.send("Emulation.setPageScaleFactor", {"pageScaleFactor": factor})
