"""Serves built pages as plain static files."""

import functools
import http.server
import threading


class StaticFiles:
    """A directory behind Python's own web server; `url` is the address of one folder in it, and ends in a slash."""

    def __init__(self, directory, folder=""):
        self.directory = directory
        self.folder = folder

    def __enter__(self):
        handler = functools.partial(_Quiet, directory=str(self.directory))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()
        self.url = f"http://127.0.0.1:{self.server.server_port}/{self.folder}"
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def end_headers(self):
        # A test may replace a file that a browser has loaded.
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_):
        pass
