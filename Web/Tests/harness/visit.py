"""One visit to a page: what is on it, who touches it, and what it says to the console."""

import re
from dataclasses import dataclass

# Runs before the page's own code. `pending` counts the animation frames that were asked for and have not come;
# `native` asks for one that is not counted.
FRAME_COUNTER = """
(() => {
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  const waiting = new Set();
  window.frameRequests = { total: 0, native: request, get pending() { return waiting.size; } };
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
class Settings:
    """What a person's device and preferences are."""

    touch: bool = False
    viewport: tuple = (390, 844)
    dpr: float = 1
    color_scheme: str = "light"
    reduced_motion: bool = False
    forced_colors: bool = False
    locale: str = "en-US"


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
    """A page with `fingers`, a `mouse` and a `pen`. `page` is Playwright's own, or says the same in its words.

    Each browser has a visit of its own, which adds `heard`, every line the page has said, and `close`.
    """

    def __init__(self, relay):
        self.relay = relay
        self._expected = []

    def address(self, url):
        """Where the relay has a page of the server's."""
        return self.relay.address(url)

    def open(self, url, html=None, headers=None):
        """Goes to an address; with `html`, to that text beside it, under the same headers unless some are given."""
        if html is not None:
            path = f"page-of-the-test-{len(self.relay.own)}.html"
            self.relay.put(path, html, headers=headers)
            url += path
        self.page.goto(self.address(url))

    def answer(self, path, body, *, status=200, headers=None):
        """Has the server answer a path with this until the test is over."""
        self.relay.put(path, body, status=status, headers=headers)

    def expect_message(self, pattern):
        """Console messages that match belong to the test and do not fail it."""
        self._expected.append(re.compile(pattern))

    def complaints(self):
        """Everything the page said that no one expected."""
        return [line for line in self.heard() if not any(pattern.search(line) for pattern in self._expected)]

    def box(self, selector):
        """The box of the first element that matches; shadow trees are searched as well."""
        found = self.page.locator(selector).first.bounding_box()
        assert found, f"{selector} has no box"
        return Box(**found)

    def frames_requested(self):
        """How many animation frames the page has asked for so far."""
        return self.page.evaluate("window.frameRequests.total")

    def wait_until_still(self, timeout=15):
        """Returns when nothing moves: no animation frame is pending, twice within 100 ms.

        What has changed before comes to be measured with the next frame, so that one is waited for first.
        """
        self.page.evaluate("() => new Promise((done) => frameRequests.native(() => frameRequests.native(() => done())))")
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
