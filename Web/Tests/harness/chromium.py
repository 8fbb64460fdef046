"""Debian's Chromium, driven by Playwright and the DevTools protocol."""

import os
import shutil
from dataclasses import replace
from urllib.parse import urljoin

from playwright.sync_api import Error, sync_playwright

from harness.chromium_input import ChromiumFingers, ChromiumMouse, ChromiumPen
from harness.page import PageError
from harness.page_clock import script, wait_for
from harness.tab import Tab
from harness.visit import Visit

# Of several such switches the last one counts, so these are Playwright's too. The popups of the address bar are pages of the
# browser's own, two for each window: without them the tests of badge and heads take half of the processor time.
FEATURES_OFF = (
    "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying",
    "OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning", "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
)

# The most pages that wait for another visit.
KEPT = 4
# What a test may use of a page that a later test gets as well. Other members may leave traces, such as downloads.
TRACELESS = {"emulate_media", "get_by_label", "get_by_role", "get_by_text", "goto", "keyboard", "locator", "mouse", "reload",
             "set_viewport_size", "wait_for_selector", "wait_for_url"}


def _device(settings):
    """The settings of a context; the viewport is a page's."""
    return replace(settings, viewport=None)


def _media(settings):
    """The person's preferences, with Playwright's names."""
    return {
        "color_scheme": settings.color_scheme,
        "reduced_motion": "reduce" if settings.reduced_motion else "no-preference",
        "forced_colors": "active" if settings.forced_colors else "none",
    }


class Chromium:
    """One process for all visits, each in a context of its own, or in one that has had a visit before.

    Tests use the headless shell: the same engine without the browser's own windows, with half of the processor time for each
    context. Pages of others (harness/unled.py) come up in the whole browser, which starts at its first use.
    """

    name = "chromium"

    def __init__(self, arguments=("--font-render-hinting=none", "--force-color-profile=srgb")):
        self.arguments = [
            "--disable-features=" + ",".join(FEATURES_OFF), *arguments, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
        self.playwright = sync_playwright().start()
        # A system without the shell has the whole browser.
        self.browser = self._launch("chromium-headless-shell" if shutil.which("chromium-headless-shell") else "chromium")
        self.whole = None
        self._free = {}
        self.version = self.browser.version

    def _launch(self, program):
        return self.playwright.chromium.launch(executable_path=shutil.which(program), args=self.arguments)

    def _browser_of(self, settings):
        if not settings.own:
            return self.browser
        self.whole = self.whole or self._launch("chromium")
        return self.whole

    def visit(self, settings, relay):
        """An empty page with these settings: that of an earlier visit, at half of the processor time, or else a new one."""
        page, session = self._free.pop(_device(settings), None) or self._new_page(settings)
        return ChromiumVisit(self, page, session, relay, settings)

    def _new_page(self, settings):
        context = self._browser_of(settings).new_context(
            device_scale_factor=settings.dpr,
            has_touch=settings.touch,
            is_mobile=settings.touch if settings.mobile is None else settings.mobile,
            locale=settings.locale,
            **_media(settings),
        )
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Page.enable")
        return page, session

    def keep(self, settings, page, session):
        """Keeps the page of a visit that ends, in place of the one that was kept first: each is a process."""
        device = _device(settings)
        if device in self._free or len(self._free) == KEPT:
            self._free.pop(device if device in self._free else next(iter(self._free)))[0].context.close()
        self._free[device] = page, session

    def close(self):
        for browser in filter(None, (self.browser, self.whole)):
            browser.close()
        self.playwright.stop()


class ChromiumPage(Tab):
    """Playwright's own page; its waits advance the page's time, and its pictures show all of it.

    Script goes to the page by the protocol, as in other browsers: Playwright's own evaluation, which serialises any value, takes
    a third more processor time.
    """

    def __init__(self, page, session, view):
        self.own = page
        self.session = session
        self.view = view
        self.deferred = ""
        self.is_traceless = True
        self._scripts = []

    def __getattr__(self, name):
        if self.deferred:
            self.run("")
        self.is_traceless &= name in TRACELESS
        return getattr(self.own, name)

    def add_init_script(self, source):
        self._scripts.append(self.session.send("Page.addScriptToEvaluateOnNewDocument", {"source": source})["identifier"])

    def empty(self):
        """Leaves a page without script, storage and history, at the address of no file of the same server."""
        for script in self._scripts:
            self.session.send("Page.removeScriptToEvaluateOnNewDocument", {"identifier": script})
        self.own.goto(urljoin(self.own.url, "/empty"), wait_until="commit")
        self.run("localStorage.clear(); sessionStorage.clear()")
        self.session.send("Page.resetNavigationHistory")

    def defer(self, expression):
        """Evaluates an expression before whatever comes next on this page, together with it."""
        self.deferred += f"await {expression};"

    def run(self, body):
        body, self.deferred = self.deferred + body, ""
        # As with Playwright, script counts as a person's.
        answer = self.session.send("Runtime.evaluate", {
            "expression": "(async () => {" + body + "})()", "awaitPromise": True, "returnByValue": True, "userGesture": True})
        if error := answer.get("exceptionDetails"):
            raise PageError(error.get("exception", {}).get("description") or error["text"])
        return answer["result"].get("value")

    def screenshot(self, **options):
        self.view.draw_all()
        return self.own.screenshot(**options)

    def wait_for_function(self, expression, *, arg=None, polling=None, timeout=15_000):
        return wait_for(self, expression, arg, polling, timeout)


class View:
    """The drawn part of a page: only a corner, until somebody looks, touches or turns a wheel.

    Drawing in software would take two fifths of the demo's tests' processor time. Layout, styles, frames, observers and all that
    script can measure refer to the whole viewport. A touch and a wheel need the whole: the compositor looks for scrollers,
    and for listeners that may prevent scrolling, in the drawn part only.
    """

    CORNER = (8, 8)

    def __init__(self, session, size, is_whole):
        self.session = session
        self.size = size
        self.is_whole = is_whole
        if not is_whole:
            self._show(self.CORNER)

    def _show(self, size):
        self.session.send("Emulation.setVisibleSize", {"width": size[0], "height": size[1]})

    def draw_all(self):
        """Draws the whole viewport from now on. Returns when it was drawn."""
        if not self.is_whole:
            self.is_whole = True
            self._show(self.size)
            self.session.send("Page.captureScreenshot", {"format": "jpeg", "quality": 1, "optimizeForSpeed": True})


class ChromiumVisit(Visit):
    """A visit with Playwright's page; `session` speaks the DevTools protocol."""

    def __init__(self, chromium, own, session, relay, settings):
        own.set_viewport_size(dict(zip(("width", "height"), settings.viewport)))
        self.chromium = chromium
        self.settings = settings
        self.view = View(session, settings.viewport, is_whole=settings.own)
        page = ChromiumPage(own, session, self.view)
        super().__init__(relay, page, settings)
        if not settings.own:
            page.add_init_script(script(settings.led))
        self.fingers = ChromiumFingers(session, self.clock, self.view)
        self.mouse = ChromiumMouse(session, self.clock, self.view)
        self.pen = ChromiumPen(session, self.clock)
        self._heard = []
        self._origins = set()
        self._listeners = {
            "console": lambda message: self._heard.append(f"{message.type}: {message.text}"),
            "pageerror": lambda error: self._heard.append(f"uncaught: {error}"),
            "requestfailed": self._hear_failure,
            "framenavigated": lambda frame: frame.parent_frame or self._origins.add(urljoin(frame.url, "/")),
        }
        for name, listener in self._listeners.items():
            own.on(name, listener)

    @property
    def session(self):
        """The DevTools protocol. A page whose state a test may have changed with it has no other visit."""
        self.page.is_traceless = False
        return self.page.session

    def open(self, url, html=None, headers=None):
        # The headless shell moves a mouse to the page's corner as it shows a page, which a person's browser does not.
        self.page.session.send("Input.setIgnoreInputEvents", {"ignore": True})
        super().open(url, html, headers)
        self.page.session.send("Input.setIgnoreInputEvents", {"ignore": False})

    def tap(self, locator):
        self.view.draw_all()
        super().tap(locator)

    def heard(self):
        return self._heard

    def _hear_failure(self, request):
        # Navigation aborts pending requests, which is no failure of the page.
        if request.failure != "net::ERR_ABORTED":
            self._heard.append(f"not loaded: {request.url} ({request.failure})")

    def close(self):
        page = self.page
        # Not after a failure, nor where something is still pressed or another window is open.
        if (self.is_spoilt or not page.is_traceless or len(self._origins) != 1 or self.fingers.points or self.mouse.button
                or self.pen.button or len(page.own.context.pages) > 1):
            page.own.context.close()
            return
        for name, listener in self._listeners.items():
            page.own.remove_listener(name, listener)
        try:
            page.empty()
        except Error:
            # The server of a test's own app has ended.
            page.own.context.close()
        else:
            page.own.emulate_media(**_media(self.settings))
            self.chromium.keep(self.settings, page.own, page.session)

    def collect_garbage(self):
        """Collects garbage."""
        self.session.send("HeapProfiler.collectGarbage")

    def start_tracing(self):
        """Starts a trace of the page's main thread."""
        self.page.own.context.browser.start_tracing(page=self.page.own, categories=["devtools.timeline"])

    def stop_tracing(self):
        """Ends the trace and returns it."""
        return self.page.own.context.browser.stop_tracing()

    def slow_down_processor(self, factor):
        """Runs the page's code that many times slower; 1 is normal again."""
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": factor})

    def pinch_zoom(self, factor):
        """Zooms like two fingers."""
        self.view.draw_all()
        self.session.send("Emulation.setPageScaleFactor", {"pageScaleFactor": factor})
