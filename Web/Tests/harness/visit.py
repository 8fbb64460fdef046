"""One visit to a page: its content, its pointers, and its console."""

import re
from dataclasses import dataclass

from harness.clock import InputClock
from harness.page_clock import PageClock, PageTimeout
from harness.unled import OwnTime

# A window in which the demo's panel is open beside its phone.
WIDE = (1600, 1000)

# The origin of a zoomed page's visible part in the client area. WebKitGTK scrolls the client area itself.
ORIGIN = "[visualViewport.pageLeft - scrollX, visualViewport.pageTop - scrollY].map((part) => part < 1 ? 0 : part)"


@dataclass(frozen=True)
class Settings:
    """A person's device and preferences."""

    touch: bool = False
    viewport: tuple = (390, 844)
    dpr: float = 1
    color_scheme: str = "light"
    reduced_motion: bool = False
    forced_colors: bool = False
    locale: str = "en-US"
    # Whether the test drives the page's time, in place of real time.
    led: bool = True
    # Whether the page is free of the tests' clock and stamps. See harness/unled.py.
    own: bool = False
    # Whether the browser is a phone's, with its viewport and its zoom; by default with a touch screen.
    mobile: bool | None = None


@dataclass(frozen=True)
class Box:
    """The box of an element in the viewport, in CSS pixels, transforms included."""

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
    """A page with `fingers`, a `mouse` and a `pen`. `page` is Playwright's own, or has the same interface.

    Each browser has a visit of its own, which adds `page`, the pointers, `logged`, every line on the console, and `close`.
    `clock` is the page's if the test drives its time, otherwise the clock of input stamps.
    """

    # Whether the browser has ended, and answers no more.
    is_gone = False

    def __init__(self, relay, page, settings):
        self.relay = relay
        self.page = page
        self.clock = OwnTime() if settings.own else PageClock(page) if settings.led else InputClock()
        self._expected = []

    def address(self, url):
        """The relay's address of a page of the server."""
        return self.relay.address(url)

    def open(self, url, html=None, headers=None):
        """Goes to an address; with `html`, to that text beside it, under the same headers unless some are given."""
        if html is not None:
            path = f"page-of-the-test-{len(self.relay.own)}.html"
            self.relay.put(path, html, headers=headers)
            url += path
        self.page.goto(self.address(url))

    def answer(self, path, body, *, status=200, headers=None):
        """Sets the server's answer of a path until the end of the test."""
        self.relay.put(path, body, status=status, headers=headers)

    def expect_message(self, pattern):
        """Console messages that match belong to the test and do not fail it."""
        self._expected.append(re.compile(pattern))

    def complaints(self):
        """All unexpected messages of the page."""
        return [line for line in self.logged() if not any(pattern.search(line) for pattern in self._expected)]

    def box(self, selector):
        """The box of the first element that matches; shadow trees are searched as well."""
        found = self.page.locator(selector).first.bounding_box()
        assert found, f"{selector} has no box"
        return Box(**found)

    def tap(self, locator):
        """Taps the middle of an element with a finger."""
        locator.tap()

    def shown(self, point):
        """A point of the client area on a page zoomed by two fingers: from the upper left of the visible part, in the page's
        points. Pointers use such places."""
        return tuple(self.page.evaluate("([x, y]) => [x - (%s)[0], y - (%s)[1]]" % (ORIGIN, ORIGIN), list(point)))

    def frames_requested(self):
        """The number of animation frames that the page has requested so far."""
        return self.page.evaluate("pageClock.requested")

    def wait_until_loaded(self, selector, timeout=30):
        """Returns when the page's script has made an element. The page's time stands still meanwhile."""
        if not self.page.evaluate("(given) => pageClock.loaded(...given)", [selector, timeout * 1000]):
            raise PageTimeout(f"there is no {selector} after {timeout} s")

    def wait_until_still(self, timeout=30):
        """Returns when nothing moves: no animation frame is requested, twice within 100 ms of the page's time."""
        if not self.page.evaluate("(limit) => pageClock.settle(limit)", timeout * 1000):
            raise PageTimeout(f"it still moves after {timeout} s")

    def wait_until_scrolled(self, scroller):
        """Returns when the browser has stopped to scroll the expression's element."""
        self.page.evaluate(f"() => pageClock.scrolled({scroller})")
