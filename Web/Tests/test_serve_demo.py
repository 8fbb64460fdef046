"""`make demo`'s server: its address, its headers, and its end."""

import os
import re
import signal
import socket
import subprocess
import urllib.request

import pytest

from conftest import ROOT

SERVE = ROOT / "Scripts" / "serve-demo"


@pytest.fixture
def serving(tmp_path):
    """The server without a terminal, like a shell's background program, with its address."""
    process = subprocess.Popen(
        [SERVE, "0", tmp_path], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN))
    yield process, re.search(r"http://\S+/", process.stdout.readline()).group()
    process.kill()
    process.wait()
    process.stdout.close()


def test_a_module_has_the_type_that_streaming_needs_and_no_build_is_kept(serving, tmp_path):
    _, url = serving
    (tmp_path / "supple.wasm").write_bytes(b"\0asm")
    with urllib.request.urlopen(url + "supple.wasm") as answer:
        assert answer.headers["Content-Type"] == "application/wasm"
        assert answer.headers["Cache-Control"] == "no-cache"
    (tmp_path / "supple.wasm").write_bytes(b"\0asm new")
    with urllib.request.urlopen(url + "supple.wasm") as answer:
        assert answer.read() == b"\0asm new"


def test_it_listens_on_loopback_alone(serving):
    port = int(serving[1].rstrip("/").rsplit(":", 1)[1])
    with open("/proc/net/tcp") as table:
        listening = [line.split()[1] for line in table if line.split()[3] == "0A"]
    assert [address for address in listening if address.endswith(f":{port:04X}")] == [f"0100007F:{port:04X}"]


def test_an_interrupt_ends_it(serving):
    process, _ = serving
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=20) == -signal.SIGINT


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = subprocess.run([SERVE, port, tmp_path], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1 and port in done.stderr and "PORT=8081" in done.stderr


@pytest.mark.parametrize("port", ["-1", "70000", "http", ""])
def test_a_port_that_is_none_is_said_in_one_line(tmp_path, port):
    done = subprocess.run([SERVE, port, tmp_path], capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stderr == f"PORT is {port}, but must be 0 to 65535.\n"


def test_without_a_directory_the_port_is_checked_and_not_served():
    done = subprocess.run([SERVE, "0"], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = subprocess.run([SERVE, port], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (1, "") and port in done.stderr


@pytest.mark.parametrize("port", ["abc", ""])
def test_make_demo_checks_the_port_before_it_builds(port):
    # With this MAKE a build fails. The tests may run in a make of their own, whose variables would bring a warning.
    outside = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}
    done = subprocess.run(
        ["make", "demo", f"PORT={port}", "MAKE=false"], cwd=ROOT, env=outside, stdin=subprocess.DEVNULL, capture_output=True, text=True,
        timeout=120)
    assert done.returncode == 2 and done.stdout == "", done
    assert done.stderr.startswith(f"PORT is {port}, but must be 0 to 65535.\n"), done
