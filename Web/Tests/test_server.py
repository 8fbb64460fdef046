"""`supple demo` as a program: its messages, the address it listens on, and its exit status."""

import contextlib
import http.client
import resource
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request

import pytest

from conftest import ROOT
from harness.servers import SuppleDemo

SUPPLE = ROOT / "bin" / "supple"


def run(*arguments):
    done = subprocess.run(
        [SUPPLE, "demo", *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=20
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    ("arguments", "status", "names"),
    [
        (["--port", "70000"], 64, "70000"),
        (["--port=-1"], 64, "-1"),
        (["--port", "http"], 64, "http"),
        (["--nonsense"], 64, "--nonsense"),
        (["extra"], 64, "extra"),
        (["--port", "0", "--root", "/no/such/place"], 66, "/no/such/place"),
        (["--port", "0", "--root", "/etc/hostname"], 66, "/etc/hostname"),
        (["--port", "0", "--host", "192.0.2.1"], 71, "192.0.2.1"),
    ],
)
def test_an_error_is_reported_in_one_line(arguments, status, names):
    code, out, error = run(*arguments)
    assert (code, out) == (status, "")
    assert error.startswith("supple: ") and error.count("\n") == 1 and names in error


def test_a_port_in_use_has_a_status_of_its_own():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, out, error = run("--port", str(port))
    assert (code, out) == (75, "")
    assert error.count("\n") == 1 and str(port) in error and "--port 0" in error


def test_it_listens_on_loopback_alone(server):
    port = int(server.url.rstrip("/").rsplit(":", 1)[1])
    assert server.url.startswith("http://127.0.0.1:")
    with open("/proc/net/tcp") as table:
        listening = [line.split()[1] for line in table if line.split()[3] == "0A"]
    assert [address for address in listening if address.endswith(f":{port:04X}")] == [f"0100007F:{port:04X}"]


def test_a_page_built_anew_is_served_without_a_restart(tmp_path):
    (tmp_path / "index.html").write_text("old")
    with SuppleDemo(SUPPLE, "--root", str(tmp_path)) as running:
        assert urllib.request.urlopen(running.url).read() == b"old"
        (tmp_path / "index.html").write_text("newer")
        (tmp_path / "more.txt").write_text("more")
        assert urllib.request.urlopen(running.url).read() == b"newer"
        assert urllib.request.urlopen(running.url + "more.txt").read() == b"more"


def address(running):
    host, port = running.url.removeprefix("http://").rstrip("/").rsplit(":", 1)
    return host, int(port)


def test_a_client_that_does_not_read_its_answers_costs_little_memory(tmp_path):
    (tmp_path / "large.bin").write_bytes(bytes(1_000_000))
    with SuppleDemo(SUPPLE, "--root", str(tmp_path)) as running, socket.create_connection(address(running)) as deaf:
        # The answers would take two thousand million bytes. The server makes one at a time, and waits for the client.
        deaf.settimeout(2)
        try:
            for _ in range(20):
                deaf.sendall(b"GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n" * 100)
        except TimeoutError:
            pass
        for _ in range(20):
            assert urllib.request.urlopen(running.url + "large.bin").status == 200
        with open(f"/proc/{running.process.pid}/status") as status:
            [peak] = [int(line.split()[1]) for line in status if line.startswith("VmHWM")]
        assert peak < 120_000, f"{peak} KB"


def test_more_connections_than_the_system_allows_do_not_end_it(tmp_path):
    (tmp_path / "index.html").write_text("here")
    with SuppleDemo(SUPPLE, "--root", str(tmp_path)) as running:
        resource.prlimit(running.process.pid, resource.RLIMIT_NOFILE, (64, 64))
        crowd = []
        for _ in range(200):
            # While the server starts again, nobody listens.
            with contextlib.suppress(ConnectionError):
                crowd.append(socket.create_connection(address(running)))
        for connection in crowd:
            connection.close()
        # The server starts again on the same port; a connection that it closes for that is tried anew.
        deadline = time.monotonic() + 20
        page = None
        while page is None and time.monotonic() < deadline:
            with contextlib.suppress(ConnectionError, http.client.HTTPException, urllib.error.URLError):
                page = urllib.request.urlopen(running.url, timeout=20).read()
        assert page == b"here"
        assert running.process.poll() is None


def test_interrupting_it_ends_it_at_once():
    with SuppleDemo(SUPPLE) as running:
        running.process.send_signal(signal.SIGINT)
        assert running.process.wait(timeout=5) == -signal.SIGINT
