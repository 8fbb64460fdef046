"""Debian's Chromium, driven by Playwright and the DevTools protocol."""

import os
import shutil

from playwright.sync_api import sync_playwright

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


class Chromium:
    """One process for all visits, each in a context of its own.

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
        self.version = self.browser.version

    def _launch(self, program, *more):
        return self.playwright.chromium.launch(executable_path=shutil.which(program), args=[*self.arguments, *more])

    def _browser_of(self, settings):
        if not settings.own:
            return self.browser
        # Without a graphics processor its simulation takes a tenth more processor time than drawing in software.
        self.whole = self.whole or self._launch(
            "chromium", "--disable-gpu", "--disable-gpu-compositing", "--disable-software-rasterizer")
        return self.whole

    def visit(self, settings, relay):
        """An empty page with these settings."""
        context = self._browser_of(settings).new_context(
            viewport={"width": settings.viewport[0], "height": settings.viewport[1]},
            device_scale_factor=settings.dpr,
            has_touch=settings.touch,
            is_mobile=settings.touch if settings.mobile is None else settings.mobile,
            color_scheme=settings.color_scheme,
            reduced_motion="reduce" if settings.reduced_motion else "no-preference",
            forced_colors="active" if settings.forced_colors else "none",
            locale=settings.locale,
        )
        if not settings.own:
            context.add_init_script(script(settings.led))
        return ChromiumVisit(context, relay, settings)

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

    def __getattr__(self, name):
        if self.deferred:
            self.run("")
        return getattr(self.own, name)

    def defer(self, expression):
        """Evaluates an expression before the next action on this page, together with it."""
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

    def __init__(self, context, relay, settings):
        own = context.new_page()
        self.session = context.new_cdp_session(own)
        self.view = View(self.session, settings.viewport, is_whole=settings.own)
        super().__init__(relay, ChromiumPage(own, self.session, self.view), settings)
        self.context = context
        self.fingers = ChromiumFingers(self.session, self.clock, self.view)
        self.mouse = ChromiumMouse(self.session, self.clock, self.view)
        self.pen = ChromiumPen(self.session, self.clock)
        self._logged = []
        own.on("console", lambda message: self._logged.append(f"{message.type}: {message.text}"))
        own.on("pageerror", lambda error: self._logged.append(f"uncaught: {error}"))
        own.on("requestfailed", self._hear_failure)

    def open(self, url, html=None, headers=None):
        # The headless shell moves a mouse to the page's corner as it shows a page, which a person's browser does not.
        self.session.send("Input.setIgnoreInputEvents", {"ignore": True})
        super().open(url, html, headers)
        self.session.send("Input.setIgnoreInputEvents", {"ignore": False})

    def tap(self, locator):
        self.view.draw_all()
        super().tap(locator)

    def logged(self):
        return self._logged

    def _hear_failure(self, request):
        # Navigation aborts pending requests, which is no failure of the page.
        if request.failure != "net::ERR_ABORTED":
            self._logged.append(f"not loaded: {request.url} ({request.failure})")

    def close(self):
        self.context.close()

    def collect_garbage(self):
        """Collects garbage."""
        self.session.send("HeapProfiler.collectGarbage")

    def start_tracing(self):
        """Starts a trace of the page's main thread, with the scripts in which the harness runs led frames."""
        categories = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
        self.context.browser.start_tracing(page=self.page.own, categories=categories)

    def stop_tracing(self):
        """Ends the trace and returns it."""
        return self.context.browser.stop_tracing()

    def slow_down_processor(self, factor):
        """Runs the page's code that many times slower; 1 is normal again."""
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": factor})

    def pinch_zoom(self, factor):
        """Zooms like two fingers."""
        self.view.draw_all()
        self.session.send("Emulation.setPageScaleFactor", {"pageScaleFactor": factor})
