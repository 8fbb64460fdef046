"""One visit to a page: what is on it, who touches it, and what it says to the console."""

import re
from dataclasses import dataclass

from harness.clock import InputClock
from harness.page_clock import PageClock, PageTimeout
from harness.unled import OwnTime

# A window so wide that the demo's panel stands open beside its phone.
WIDE = (1600, 1000)

# Where what is shown of a zoomed page begins in the client area. WebKitGTK scrolls the client area itself.
ORIGIN = "[visualViewport.pageLeft - scrollX, visualViewport.pageTop - scrollY].map((part) => part < 1 ? 0 : part)"


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
    # Whether the test leads the page's time, or it passes as it does.
    led: bool = True
    # Whether nothing of the tests is in the page: neither a clock nor the stamps of input. See harness/unled.py.
    own: bool = False
    # Whether the browser is a phone's, with its viewport and its zoom; by default where there is a touch screen.
    mobile: bool | None = None


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

    Each browser has a visit of its own, which adds `page`, the pointers, `heard`, every line the page has said, and `close`.
    `clock` is the page's where the test leads its time, and otherwise the one that input is stamped by.
    """

    def __init__(self, relay, page, settings):
        self.relay = relay
        self.page = page
        self.clock = OwnTime() if settings.own else PageClock(page) if settings.led else InputClock()
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

    def shown(self, point):
        """Where a point of the client area is on a page that two fingers have zoomed: from the upper left of what is shown,
        in the page's points. Pointers are told such places."""
        return tuple(self.page.evaluate("([x, y]) => [x - (%s)[0], y - (%s)[1]]" % (ORIGIN, ORIGIN), list(point)))

    def frames_requested(self):
        """How many animation frames the page has asked for so far."""
        return self.page.evaluate("pageClock.requested")

    def wait_until_loaded(self, selector, timeout=30):
        """Returns when the page's script has put something there. None of the page's time passes meanwhile."""
        if not self.page.evaluate("(given) => pageClock.loaded(...given)", [selector, timeout * 1000]):
            raise PageTimeout(f"there is no {selector} after {timeout} s")

    def wait_until_still(self, timeout=30):
        """Returns when nothing moves: no animation frame is asked for, twice within 100 ms of the page's time."""
        if not self.page.evaluate("(limit) => pageClock.settle(limit)", timeout * 1000):
            raise PageTimeout(f"it still moves after {timeout} s")

    def wait_until_scrolled(self, scroller):
        """Returns when the browser scrolls what the expression says no further."""
        self.page.evaluate(f"() => pageClock.scrolled({scroller})")
