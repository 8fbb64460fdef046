"""The files of `supple render`: their names, interruptions, the progress bar, and memory."""

import contextlib
import os
import select
import signal
import subprocess
import threading
from pathlib import Path

import pytest

from harness.render import EXAMPLES, SUPPLE, drag, probed, rendered


def test_names_are_taken_as_they_are(script, out):
    source = script(drag(0.1))
    for name in ["-y.mp4", "%d.mp4", "a b'\"\n.mp4", "pipe:1.mp4", "x.MP4", "ü" * 120 + ".mp4", "[0].gif", "%03d.gif"]:
        rendered(source, f"--output={name}", cwd=out)
        assert probed(out / name)["width"] >= 120
        (out / name).unlink()
    assert list(out.iterdir()) == []


def test_what_is_replaced_keeps_its_permissions_and_links(script, out):
    source = script(drag(0.1))
    (out / "real.png").write_text("old")
    (out / "real.png").chmod(0o640)
    (out / "link.png").symlink_to("real.png")
    rendered(source, "-o", out / "link.png")
    assert (out / "link.png").is_symlink()
    assert (out / "real.png").read_bytes()[:4] == b"\x89PNG"
    assert (out / "real.png").stat().st_mode & 0o777 == 0o640
    previous = os.umask(0o027)
    try:
        rendered(source, "-o", out / "new.png")
    finally:
        os.umask(previous)
    assert (out / "new.png").stat().st_mode & 0o777 == 0o640


def children(pid):
    """The processes that any thread of a process has started."""
    found = []
    for listed in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += [int(child) for child in listed.read_text().split()]
    return found


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("ending", ["mp4", "gif"])
def test_an_interruption_leaves_nothing(script, out, tmp_path, number, ending):
    (out / f"x.{ending}").write_text("old")
    errors = tmp_path / "errors"
    with errors.open("wb") as file:
        process = subprocess.Popen(
            [SUPPLE, "render", script(drag(3600)), "-o", out / f"x.{ending}"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=file,
            # Where tests run in the background such signals may be ignored, and the program would inherit that.
            preexec_fn=lambda: signal.signal(number, signal.SIG_DFL),
        )  # fmt: skip
    # In the middle: ffmpeg has begun to read. A watchdog ends a test that waits forever.
    watch = threading.Timer(60, process.kill)
    watch.start()
    encoder = None
    while encoder is None and process.poll() is None:
        for child in children(process.pid):
            with contextlib.suppress(OSError):
                if int(Path(f"/proc/{child}/io").read_text().split()[1]) > 10_000_000:
                    encoder = child
    end = os.pidfd_open(encoder)
    process.send_signal(number)
    assert process.wait() == -number
    watch.cancel()
    assert select.select([end], [], [], 30)[0], "ffmpeg runs on"
    os.close(end)
    assert [path.read_text() for path in out.iterdir()] == ["old"]
    assert errors.read_bytes() == b""


def terminal_output(arguments):
    """The output of a command on its terminal."""
    terminal, end = os.openpty()
    process = subprocess.Popen(arguments, stdin=subprocess.DEVNULL, stdout=end, stderr=end)
    os.close(end)
    told = b""
    while True:
        try:
            part = os.read(terminal, 65536)
        except OSError:
            break
        if not part:
            break
        told += part
    os.close(terminal)
    assert process.wait(timeout=60) == 0
    return told.decode()


def test_a_terminal_sees_how_far_it_is(out):
    told = terminal_output(
        [SUPPLE, "render", EXAMPLES / "messenger-morning.json", "-o", out / "x.apng", "--until", "2"]
    )
    lines = told.split("\r")
    assert any("█" in line and " of 121 frames" in line for line in lines)
    # No temporary file remains.
    assert lines[-1] == "\x1b[K"


def test_memory_does_not_grow_with_the_movie(out, script):
    """Ten times the frames have nearly the same peak: memory is bounded."""

    def peak(until):
        command = [SUPPLE, "render", EXAMPLES / "messenger-morning.json", "-o", out / "x.mp4"]
        command += ["--scale", "1", "--fps", "30", "--until", str(until)]
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        assert process.returncode == 0
        return usage.ru_maxrss

    short, long = peak(8), peak(40)
    assert long < 300_000 and long < short + 20_000
