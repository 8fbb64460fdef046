"""Debian's Firefox, driven by WebDriver BiDi over a websocket."""

import base64
import itertools
import json
import os
import re
import shutil
import subprocess
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from websockets.sync.client import connect

from harness.child import start
from harness.firefox_input import KEYS, FirefoxFingers, FirefoxMouse, FirefoxPen
from harness.page import PageError
from harness.tab import Tab, TabVisit

PREFERENCES = {
    "accessibility.force_disabled": 1,
    # The browser waits for the page's permission to scroll, also on a busy machine.
    "apz.content_response_timeout": 60_000,
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "browser.translations.enable": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    # One process has the pages of all visits: a process for each takes longer to start than a page to load.
    "dom.ipc.keepProcessesAlive.web": 1,
    "dom.ipc.processCount": 1,
    "dom.ipc.processPrelaunch.enabled": False,
    "dom.w3c_touch_events.enabled": 1,
    "extensions.getAddons.cache.enabled": False,
    "fission.autostart": False,
    "focusmanager.testmode": True,
    "general.smoothScroll": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.active-protocols": 1,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    # A long press is as long as in the test, also on a busy machine.
    "ui.click_hold_context_menus.delay": 60_000,
    "ui.key.menuAccessKeyFocuses": False,
}

# The size of the screen, and of the window at first; parts of a page beyond the window get no touch.
SIZE = (1600, 1400)


class Firefox:
    """One process for all visits, each in a tab with a container of its own."""

    name = "firefox"

    def __init__(self):
        self.profile = Path(tempfile.mkdtemp(prefix="supple-firefox-"))
        (self.profile / "user.js").write_text("".join(
            f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()))
        said = self.profile / "said"
        with open(said, "w") as file:
            self.process = start(
                ["firefox-esr", "--headless", "--no-remote", "--profile", self.profile, "--remote-debugging-port", "0",
                 "--remote-allow-system-access", "--width", str(SIZE[0]), "--height", str(SIZE[1])],
                env={**os.environ, "HOME": str(self.profile), "MOZ_CRASHREPORTER_DISABLE": "1", "NO_AT_BRIDGE": "1",
                     "MOZ_HEADLESS_WIDTH": str(SIZE[0]), "MOZ_HEADLESS_HEIGHT": str(SIZE[1])},
                stdout=file, stderr=subprocess.STDOUT)
        self._resources = ExitStack()
        self.socket = self._resources.enter_context(
            connect(self._address(said) + "/session", max_size=None, compression=None))
        self._numbers = itertools.count(1)
        self.tabs = {}
        self.version = self.ask("session.new", capabilities={})["capabilities"]["browserVersion"]
        self.ask("session.subscribe", events=[
            "log.entryAdded", "network.fetchError", "browsingContext.downloadEnd"])
        [window] = self.ask("browsingContext.getTree", **{"moz:scope": "chrome"})["contexts"][:1]
        self._window = window["context"]

    def _address(self, said):
        end = time.monotonic() + 60
        while time.monotonic() < end and self.process.poll() is None:
            if found := re.search(r"ws://127\.0\.0\.1:\d+", said.read_text()):
                return found.group()
            time.sleep(0.02)
        raise RuntimeError("Firefox did not start: " + said.read_text()[-800:])

    @property
    def is_gone(self):
        """Whether the process has ended."""
        return self.process.poll() is not None

    def ask(self, method, **parameters):
        """Sends a command and returns its result."""
        number = next(self._numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            try:
                message = json.loads(self.socket.recv(timeout=60))
            except TimeoutError:
                # Other tests get another process.
                self.process.kill()
                self.process.wait()
                raise
            if message.get("id") == number:
                if message["type"] == "error":
                    raise PageError(f"{method}: {message['error']}: {message['message']}")
                return message["result"]
            self._hear(message)

    def listen(self, seconds):
        """Receives messages without a request."""
        try:
            while True:
                self._hear(json.loads(self.socket.recv(timeout=seconds)))
        except TimeoutError:
            pass

    def _hear(self, message):
        if "params" not in message:
            # A late answer.
            return
        said = message["params"]
        tab = self.tabs.get(said.get("context") or (said.get("source") or {}).get("context"))
        if tab:
            tab.receive(message["method"], said)

    def privileged(self, script):
        """The value of an expression in the browser's own window, which no page can reach."""
        answer = self.ask("script.evaluate", expression=script, target={"context": self._window}, awaitPromise=True)
        if answer["type"] == "exception":
            raise PageError(answer["exceptionDetails"]["text"])
        return answer["result"].get("value")

    def prefer(self, preferences):
        """Sets preferences of the browser, with immediate effect."""
        self.privileged(
            "(() => { for (const [name, value] of Object.entries(%s)) Services.prefs.setIntPref(name, value); })()"
            % json.dumps(preferences))

    def fit(self, width, height):
        """Makes the window as large as a page of this size requires: the area beside it is drawn as well."""
        self.privileged(
            "(() => { const { left, top } = gBrowser.selectedBrowser.getBoundingClientRect();"
            f" resizeTo(Math.min({SIZE[0]}, left + {width} + 20), Math.min({SIZE[1]}, top + {height} + 20)); }})()")

    def visit(self, settings, relay):
        """An empty page with these settings."""
        tab = FirefoxTab(self, settings)
        return FirefoxVisit(relay, tab, settings, FirefoxFingers, FirefoxMouse, FirefoxPen)

    def close(self):
        if not self.is_gone:
            self.ask("browser.close")
        self._resources.close()
        self.process.wait(30)
        shutil.rmtree(self.profile, ignore_errors=True)


class FirefoxVisit(TabVisit):
    """A visit in a tab of Firefox."""

    @property
    def is_gone(self):
        return self.tab.firefox.is_gone

    def pinch_zoom(self, factor):
        """Zooms to a scale; two fingers reach no exact scale here."""
        script = f"data:,content.windowUtils.setResolutionAndScaleTo({factor})"
        self.tab.firefox.privileged(
            f"(() => gBrowser.selectedBrowser.messageManager.loadFrameScript({json.dumps(script)}, false))()")
        self.page.wait_for_function("(factor) => Math.abs(visualViewport.scale - factor) < 0.01", arg=factor)
        self.begin_zoomed()


class FirefoxTab(Tab):
    """A tab in a container of its own, with empty storage."""

    def __init__(self, firefox, settings):
        self.firefox = firefox
        self.emulate(
            color_scheme=settings.color_scheme, reduced_motion="reduce" if settings.reduced_motion else "no-preference",
            forced_colors="active" if settings.forced_colors else "none")
        # A touch screen has overlay scroll bars; its pointer is coarse, others are fine and hover.
        pointing = 1 if settings.touch else 2 | 4
        firefox.prefer({"ui.useOverlayScrollbars": int(settings.touch), "ui.primaryPointerCapabilities": pointing,
                        "ui.allPointerCapabilities": pointing})
        # A pen takes the mouse of the window along, which stays where it was when the tab is closed.
        firefox.privileged("synthesizeMouseEvent('mousemove', 1, 1, { button: 0 }, { isAsyncEnabled: true })")
        self.container = firefox.ask("browser.createUserContext")["userContext"]
        self.context = firefox.ask("browsingContext.create", type="tab", userContext=self.container)["context"]
        firefox.tabs[self.context] = self
        self.lines = []
        self.downloads = []
        self.downloads_folder = tempfile.mkdtemp(dir=firefox.profile)
        firefox.ask("browser.setDownloadBehavior", userContexts=[self.container], downloadBehavior={
            "type": "allowed", "destinationFolder": self.downloads_folder})
        firefox.ask("emulation.setLocaleOverride", locale=settings.locale, contexts=[self.context])
        width, height = settings.viewport
        firefox.fit(width, height)
        firefox.ask("browsingContext.setViewport", context=self.context, devicePixelRatio=settings.dpr,
                    viewport={"width": width, "height": height})

    def emulate(self, **preferences):
        """The person's preferences, with Playwright's names."""
        values = {
            "color_scheme": ("layout.css.prefers-color-scheme.content-override", {"dark": 0, "light": 1}),
            "reduced_motion": ("ui.prefersReducedMotion", {"reduce": 1, "no-preference": 0}),
            "forced_colors": ("browser.display.document_color_use", {"active": 2, "none": 1}),
        }
        self.firefox.prefer({values[name][0]: values[name][1][value] for name, value in preferences.items()})

    def run(self, body):
        answer = self.firefox.ask(
            "script.evaluate", expression="(async () => {" + body + "})()", target={"context": self.context},
            awaitPromise=True)
        if answer["type"] == "exception":
            raise PageError(answer["exceptionDetails"]["text"])
        return answer["result"]["value"]

    def goto(self, url):
        self.firefox.ask("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def reload(self):
        self.firefox.ask("browsingContext.reload", context=self.context, wait="complete")

    def add_init_script(self, source):
        self.firefox.ask("script.addPreloadScript", functionDeclaration="() => {" + source + "\n}",
                         contexts=[self.context])

    def press(self, keys):
        values = [KEYS.get(key, key) for key in keys]
        self.firefox.ask("input.performActions", context=self.context, actions=[{
            "type": "key", "id": "keyboard", "actions": [
                *({"type": "keyDown", "value": value} for value in values),
                *({"type": "keyUp", "value": value} for value in reversed(values))]}])

    def screenshot(self, clip=None):
        options = {"clip": {"type": "box", **clip}} if clip else {}
        return base64.b64decode(
            self.firefox.ask("browsingContext.captureScreenshot", context=self.context, **options)["data"])

    def receive(self, method, said):
        if method == "log.entryAdded":
            uncaught = said["type"] == "javascript"
            self.lines.append(f"{'uncaught' if uncaught else said.get('method', said['level'])}: {said['text']}")
        elif method == "network.fetchError":
            # Navigation aborts pending requests, which is no failure of the page.
            if said["errorText"] not in ("NS_BINDING_ABORTED", "NS_ERROR_ABORT"):
                self.lines.append(f"not loaded: {said['request']['url']} ({said['errorText']})")
        elif method == "browsingContext.downloadEnd":
            self.downloads.append(said["filepath"])

    def logged(self):
        self.firefox.listen(0)
        return self.lines

    def wait_for_download(self):
        end = time.monotonic() + 10
        while not self.downloads:
            assert time.monotonic() < end, "nothing was downloaded"
            self.firefox.listen(0.05)
        return self.downloads.pop(0)

    def collect_garbage(self):
        for _ in range(3):
            self.firefox.privileged(
                "(async () => { for (const what of ['child-gc-request', 'child-cc-request', 'child-gc-request'])"
                " { Services.obs.notifyObservers(null, what); await new Promise((done) => setTimeout(done, 100)); } })()")

    def close(self):
        if self.firefox.tabs.pop(self.context, None):
            self.firefox.ask("browsingContext.close", context=self.context)
            self.firefox.ask("browser.removeUserContext", userContext=self.container)
