"""A relay between a browser and the server of the tests, with pages of a test beside the server's."""

import functools
import http.server
import re
import threading
import urllib.error
import urllib.request
from urllib.parse import urlsplit

# Headers of one connection, or of a replaced body.
DROPPED = {"connection", "content-length", "date", "etag", "server", "transfer-encoding"}


class Relay:
    """A complete server at another address; `put` sets its own answers for some paths."""

    def __init__(self, upstream):
        self.upstream = upstream
        self.own = {}

    def __enter__(self):
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Handler, self))
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()
        self.url = f"http://127.0.0.1:{self.server.server_port}/"
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()

    def address(self, url):
        """The same page through the relay; pages of other servers keep their addresses."""
        return self.url + url.removeprefix(self.upstream) if url.startswith(self.upstream) else url

    def put(self, path, body, *, status=200, headers=None):
        """Sets the answer of a path; without headers, under the policy of the demo page."""
        body = body.encode() if isinstance(body, str) else body
        if headers is None:
            headers = {"Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache", "Content-Security-Policy": self.policy()}
        self.own[path] = (status, headers, body)

    def clear(self):
        """Removes all answers of a test."""
        self.own.clear()

    def policy(self):
        """The Content-Security-Policy that the demo page states."""
        return re.search(r'http-equiv="Content-Security-Policy"\s+content="([^"]+)"', self.fetch("")[2].decode()).group(1)

    @functools.cache
    def fetch(self, path):
        """Status, headers and body of the server."""
        request = urllib.request.Request(self.upstream + path, headers={"Accept-Encoding": "identity"})
        try:
            answer = urllib.request.urlopen(request)
        except urllib.error.HTTPError as error:
            answer = error
        with answer:
            headers = {name: value for name, value in answer.headers.items() if name.lower() not in DROPPED}
            return answer.status, headers, answer.read()


class _Handler(http.server.BaseHTTPRequestHandler):
    def __init__(self, relay, *rest):
        self.relay = relay
        super().__init__(*rest)

    def do_GET(self):
        path = urlsplit(self.path).path.removeprefix("/")
        status, headers, body = self.relay.own.get(path) or self.relay.fetch(path)
        self.send_response_only(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        try:
            self.wfile.write(body)
        except (BrokenPipeError, ConnectionResetError):
            pass  # The browser has left the page meanwhile.

    def log_message(self, *_):
        pass
