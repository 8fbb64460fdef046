"""How a page is served, in two forms: by `supple demo`, and as plain static files."""

import functools
import http.server
import re
import signal
import subprocess
import threading


class SuppleDemo:
    """`supple demo` on a free port, as a process of its own."""

    def __init__(self, executable, *arguments):
        self.command = [executable, "demo", "--port", "0", *arguments]

    def __enter__(self):
        self.process = subprocess.Popen(
            # Where tests run in the background interrupts are ignored, and the server would inherit that.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
            args=self.command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
        )
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+/", line)
        assert found, f"supple demo said no address: {line!r}"
        self.url = found.group()
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=10)
        self.process.stdout.close()


class StaticFiles:
    """A directory behind Python's own web server; `url` is that of one folder in it."""

    def __init__(self, directory, folder):
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
    def log_message(self, *_):
        pass
