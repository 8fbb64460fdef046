#!/usr/bin/python3
"""A bare window around WebKit, controlled by lines of JSON on a socket with a given number.

It runs in Debian's own Python, for GTK's bindings, and takes one command at a time; each gets one line of answer.
"""

import json
import socket
import sys
import tempfile
import threading
import traceback
from pathlib import Path

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2  # noqa: E402

stream = socket.socket(fileno=int(sys.argv[1])).makefile("rwb")
AGAIN = object()


def answer(**what):
    stream.write(json.dumps(what).encode() + b"\n")
    stream.flush()


class Window:
    """One window at a time; opening another one replaces the first."""

    window = None

    def open(self, width, height, locale):
        self.close()
        self.lines = []
        self.downloads = []
        context = WebKit2.WebContext.new_ephemeral()
        context.set_preferred_languages([locale])
        context.connect("download-started", self._download)
        self.manager = WebKit2.UserContentManager()
        self.manager.register_script_message_handler("said")
        self.manager.connect(
            "script-message-received::said", lambda _, result: self.lines.append(result.get_js_value().to_string()))
        self.view = WebKit2.WebView(web_context=context, user_content_manager=self.manager)
        settings = self.view.get_settings()
        settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
        self.view.connect("load-changed", self._loaded)
        self.view.connect("resource-load-started", self._watch)
        self.view.connect("web-process-terminated", self._ended)
        # An app's own menu would take the pointer; the page still receives the event.
        self.view.connect("context-menu", lambda *_: True)
        self.loading = False
        self.asking = None
        self.window = Gtk.Window(type=Gtk.WindowType.TOPLEVEL)
        self.window.set_decorated(False)
        self.window.add(self.view)
        self.window.set_default_size(width, height)
        self.window.move(0, 0)
        self.window.show_all()
        self.view.grab_focus()
        # There is no window manager, so the focus is set explicitly.
        self.window.get_window().focus(Gdk.CURRENT_TIME)

    def close(self):
        if self.window:
            self.window.destroy()
            self.window = None

    def prefer(self, **preferences):
        for name, value in preferences.items():
            Gtk.Settings.get_default().set_property(name.replace("_", "-"), value)

    def goto(self, url):
        self.loading = True
        self.view.load_uri(url)
        return AGAIN

    def reload(self):
        self.loading = True
        self.view.reload()
        return AGAIN

    def _ended(self, *_):
        self.lines.append("the web process ended")
        if self.asking:
            self.asking = None
            answer(error="the web process ended")

    def _loaded(self, view, event):
        # The previous window's view may still end its load.
        if view is not self.view:
            return
        # A page does not always answer after navigation.
        if event == WebKit2.LoadEvent.COMMITTED and self.asking:
            self.asking = None
            answer(value="null")
        if event == WebKit2.LoadEvent.FINISHED and self.loading:
            self.loading = False
            answer(value=None)

    def _watch(self, _, resource, request):
        def failed(resource, error):
            if not error.matches(WebKit2.network_error_quark(), WebKit2.NetworkError.CANCELLED):
                self.lines.append(f"not loaded: {resource.get_uri()} ({error.message})")
        resource.connect("failed", failed)

    def script(self, source):
        self.manager.add_script(WebKit2.UserScript(
            source, WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START, None, None))

    def evaluate(self, body):
        self.asking = asking = object()

        def done(view, result):
            if self.asking is not asking:
                return
            self.asking = None
            try:
                answer(value=view.call_async_javascript_function_finish(result).to_string())
            except GLib.Error as error:
                answer(error=error.message)
        self.view.call_async_javascript_function(body, -1, None, None, None, None, done)
        return AGAIN

    def screenshot(self, x, y, width, height):
        shown = Gdk.pixbuf_get_from_window(Gdk.get_default_root_window(), x, y, width, height)
        path = Path(tempfile.mkdtemp()) / "screen.png"
        shown.savev(str(path), "png", [], [])
        return str(path)

    def logged(self):
        return self.lines

    def _download(self, _, download):
        path = Path(tempfile.mkdtemp()) / "download"
        download.set_destination(path.as_uri())
        download.connect("finished", lambda *_: self.downloads.append(str(path)))

    def download(self):
        return self.downloads.pop(0) if self.downloads else None

    def version(self):
        return f"{WebKit2.get_major_version()}.{WebKit2.get_minor_version()}.{WebKit2.get_micro_version()}"


def listen(window):
    for line in stream:
        message = json.loads(line)

        def act(name=message.pop("do"), message=message):
            try:
                value = getattr(window, name)(**message)
                if value is not AGAIN:
                    answer(value=value)
            except Exception as error:
                traceback.print_exc()
                answer(error=repr(error))
            return False

        GLib.idle_add(act, priority=GLib.PRIORITY_DEFAULT)
    GLib.idle_add(Gtk.main_quit)


threading.Thread(target=listen, args=[Window()], daemon=True).start()
Gtk.main()
