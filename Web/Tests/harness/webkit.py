"""Debian's WebKitGTK, Safari's engine, in a bare window on an X server of its own."""

import contextlib
import json
import os
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from harness.child import start
from harness.page import PageError
from harness.tab import Tab, TabVisit
from harness.webkit_input import TOUCH_POINTERS, WebKitFingers, WebKitMouse, press
from harness.xserver import SIZE, XServer

# Reports console messages, for which WebKitGTK has no interface of its own.
LISTENER = """
(() => {
  const tell = (kind, text) => webkit.messageHandlers.said.postMessage(`${kind}: ${text}`);
  for (const kind of ['debug', 'error', 'info', 'log', 'warn', 'assert', 'trace']) {
    const own = console[kind];
    console[kind] = (...said) => { tell(kind, said.join(' ')); own.apply(console, said); };
  }
  addEventListener('error', ({ error, message, target }) =>
    tell('uncaught', error ?? message ?? `${target.localName} did not load`), true);
  addEventListener('unhandledrejection', ({ reason }) => tell('uncaught', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('policy', `Content Security Policy: ${violatedDirective} ${blockedURI}`), true);
})();
"""

GARBAGE = """
for (let round = 0; round < 30; round += 1) {
  let made = [];
  for (let index = 0; index < 60000; index += 1) made.push({ index, text: [index] });
  made = null;
  await new Promise((done) => pageClock.native.setTimeout(done));
}
return '';
"""

# All files may be loaded before the page's modules have run.
LOADED = """
if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }));
return '';
"""

WINDOW = Path(__file__).parent / "webkit_window.py"


class WebKit:
    """One process and one X server for all visits; each visit is a window with empty storage, one at a time."""

    name = "webkit"

    def __init__(self):
        self.xserver = XServer()
        ours, theirs = socket.socketpair()
        self.said = tempfile.NamedTemporaryFile("r", prefix="supple-webkit-")
        with open(self.said.name, "w") as said:
            self.process = start(
                ["/usr/bin/python3", WINDOW, str(theirs.fileno())], pass_fds=[theirs.fileno()],
                env={**os.environ, "DISPLAY": self.xserver.display, "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1",
                     "GTK_A11Y": "none", "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
                     "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "LIBGL_ALWAYS_SOFTWARE": "1"},
                stdout=said, stderr=subprocess.STDOUT)
        theirs.close()
        # The limit of an answer: a page that never answers fails its test, and does not block the others.
        ours.settimeout(90)
        self.stream = ours.makefile("rwb")
        ours.close()
        self.version = self.ask("version")

    def ask(self, command, **what):
        """Sends a command to the window and returns its result."""
        self.stream.write(json.dumps({"do": command, **what}).encode() + b"\n")
        self.stream.flush()
        try:
            line = self.stream.readline()
        except TimeoutError:
            # After a late answer the process is unusable: the next test starts another one.
            self.process.kill()
            self.process.wait()
            raise
        if not line:
            raise RuntimeError("WebKit is gone: " + self.said.read()[-800:])
        answer = json.loads(line)
        if "error" in answer:
            raise PageError(answer["error"])
        return answer["value"]

    @property
    def is_gone(self):
        """Whether the process has ended."""
        return self.process.poll() is not None

    def visit(self, settings, relay):
        """An empty page with these settings."""
        visit = WebKitVisit(relay, WebKitTab(self, settings), settings, WebKitFingers, WebKitMouse, None)
        if settings.touch:
            visit.tab.add_init_script(TOUCH_POINTERS)
        return visit

    def close(self):
        # A process that has ended takes no line that was left.
        with contextlib.suppress(BrokenPipeError):
            self.stream.close()
        self.process.wait(30)
        self.said.close()
        self.xserver.close()


class WebKitVisit(TabVisit):
    """A visit in a window of WebKitGTK."""

    @property
    def is_gone(self):
        return self.tab.webkit.is_gone


class WebKitTab(Tab):
    """The window's page."""

    def __init__(self, webkit, settings):
        self.webkit = webkit
        self.xserver = webkit.xserver
        self.size = settings.viewport
        self.emulate(
            color_scheme=settings.color_scheme, reduced_motion="reduce" if settings.reduced_motion else "no-preference")
        # Outside of the page.
        self.xserver.mouse.point(SIZE[0] - 1, SIZE[1] - 1)
        webkit.ask("open", width=settings.viewport[0], height=settings.viewport[1], locale=settings.locale)
        self.add_init_script(LISTENER)

    def emulate(self, color_scheme=None, reduced_motion=None):
        """The person's preferences, with Playwright's names."""
        settings = {}
        if color_scheme:
            settings["gtk_application_prefer_dark_theme"] = color_scheme == "dark"
        if reduced_motion:
            settings["gtk_enable_animations"] = reduced_motion != "reduce"
        self.webkit.ask("prefer", **settings)

    def run(self, body):
        return self.webkit.ask("evaluate", body=body)

    def goto(self, url):
        self.webkit.ask("goto", url=url)
        self.run(LOADED)

    def reload(self):
        self.webkit.ask("reload")
        self.run(LOADED)

    def add_init_script(self, source):
        self.webkit.ask("script", source=source)

    def press(self, keys):
        press(self.xserver.keyboard, keys)

    def screenshot(self, clip=None):
        clip = clip or {"x": 0, "y": 0, "width": self.size[0], "height": self.size[1]}
        path = Path(self.webkit.ask("screenshot", **clip))
        picture = path.read_bytes()
        path.unlink()
        path.parent.rmdir()
        return picture

    def logged(self):
        # Console messages arrive through another channel than answers, so they are read first.
        self.run("await new Promise((done) => (window.pageClock?.native ?? window).setTimeout(done)); return ''")
        return self.webkit.ask("logged")

    def wait_for_download(self):
        end = time.monotonic() + 10
        while not (path := self.webkit.ask("download")):
            assert time.monotonic() < end, "nothing was downloaded"
            time.sleep(0.03)
        return path

    def collect_garbage(self):
        # WebKit has no command for it, but many discarded objects cause a collection.
        self.run(GARBAGE)

    def close(self):
        self.webkit.ask("close")
