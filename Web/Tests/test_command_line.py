"""The `supple` command with any input: statuses, one line for each error, and bounded work."""

import json
import os
import re
import signal
import subprocess

import pytest

from conftest import ROOT
from harness.command import SUPPLE, is_one_line, limited, supple

PAGE = {"width": 390, "height": 844}


def script(interaction, events=(), **more):
    keys = json.loads((ROOT / "Examples" / "chat-heads-throw.json").read_text())
    room = "viewport" if "viewport" in keys else "screen"
    return {"supple": 1, "interaction": interaction, room: PAGE, "events": list(events), **more}


@pytest.fixture
def written(tmp_path):
    def write(content):
        path = tmp_path / "script.json"
        path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
        return path

    return write


@pytest.mark.parametrize("arguments", [
    ["spring"], *(["spring", "--format", name] for name in ("table", "json", "csv", "css", "keyframes", "svg", "plot")),
    ["--help"], ["spring", "--help"], ["help", "replay"], ["--version"], ["replay", ROOT / "Examples/slime-badge-tear.json"]])
def test_output_that_cannot_be_written_ends_with_73(arguments):
    with open("/dev/full", "w") as full:
        done = supple(*arguments, capture_output=False, stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == 73 and is_one_line(done.stderr), done
    words = " ".join(f"'{word}'" for word in [SUPPLE, *arguments])
    closed = subprocess.run(["/bin/sh", "-c", f"exec {words} >&-"], stderr=subprocess.PIPE, timeout=120)
    assert closed.returncode == 73 and is_one_line(closed.stderr), closed


def test_a_pipe_that_its_reader_closes_ends_it_silently():
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = supple("replay", ROOT / "Examples/chat-heads-throw.json", capture_output=False, stdout=writing, stderr=subprocess.PIPE)
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (-signal.SIGPIPE, b"")


def test_a_script_that_is_a_directory(tmp_path):
    done = supple("replay", tmp_path)
    assert (done.returncode, done.stderr) == (66, f"supple: {tmp_path}: it is a directory\n".encode())


def test_the_version_is_that_of_the_package():
    version = json.loads((ROOT / "Web/package/package.json").read_text())["version"]
    done = supple("--version")
    assert (done.returncode, done.stdout.decode(), done.stderr) == (0, f"{version}\n", b"")


@pytest.mark.parametrize("form", ["css", "keyframes"])
@pytest.mark.parametrize("options", [
    *(["--velocity", value] for value in ("0", "1e4", "-1e6", "1e8", "1e12")), ["--tolerance", "0.000001", "--bounce", "0.99"]],
    ids=" ".join)
def test_a_curve_is_written_or_refused_without_much_work(form, options):
    done = supple("spring", "--format", form, *options, preexec_fn=limited)
    if done.returncode == 0:
        assert len(done.stdout) < 1_000_000
    else:
        assert done.returncode == 64 and is_one_line(done.stderr) and b"5000 points" in done.stderr, done


@pytest.mark.parametrize("content", [
    b'{"supple": 1, "interaction": "slime-badge", "events": [], "x\xe2\x80\xae\xe2\x80\xa8": 1}',
    b'{"supple": ' + b"1" * 100_000 + b"}",
    b'{"supple": [1,\n2]}',
    b'{"supple": "' + "e\u0301\u0301\u0301".encode() * 10_000 + b'"}',
    b'{"supple": "\\\n"}',
    b'\xe2\x80\xa8', b'{"\\u202e": 1}',
], ids=range(7))
def test_an_error_in_a_script_is_one_line(written, content):
    done = supple("replay", written(content))
    assert done.returncode == 65 and is_one_line(done.stderr), done


@pytest.mark.parametrize("key", ["wheel", "at"])
def test_an_error_quotes_a_list_on_one_line(written, key):
    text = json.dumps(script("chat-heads", [{"t": 0, key: [1, 2, 3]}])).replace("[1, 2, 3]", "[1,\n2,\u202e3]")
    done = supple("replay", written(text.encode()))
    assert done.returncode == 65 and is_one_line(done.stderr), done


@pytest.mark.parametrize("arguments, status", [
    (["replay", "a\nb"], 66), (["replay", "\u202e\u2028"], 66), (["\n"], 64), (["replay", "x" * 4000], 66),
    (["--generate-completion-script", "bogus"], 64), (["help", "bogus"], 64), (["help", "spring", "bogus"], 64)])
def test_an_error_in_an_argument_is_one_line(arguments, status):
    done = supple(*arguments)
    assert (done.returncode, done.stdout) == (status, b"") and is_one_line(done.stderr), done


def test_too_many_frames_are_an_error_and_printed_up_to_there_if_the_end_is_unknown(written):
    events = [{"t": 1, "down": [200, 400]}, {"t": 1.99, "up": [200, 400]}]

    def replayed(*options, **more):
        path = written(script("slime-badge", events, setup={"count": 3, "anchor": [200, 400]}, **more))
        done = supple("replay", path, "--fps", "100000", *options)
        assert is_one_line(done.stderr) and b"more than 200000 frames" in done.stderr, done.stderr
        return done.returncode, done.stdout.count(b"\n")

    assert replayed() == (64, 200_000)
    assert replayed("--until", "2") == replayed(duration=2) == (64, 0)
    words = " ".join(supple("replay", "--help").stdout.decode().split())
    assert "nothing is printed if --until, the duration or the last event is beyond them, otherwise the frames up to there." in words


def test_a_script_without_a_duration_ends_30_seconds_after_its_last_event(written):
    # The list awaits an answer for 60 s.
    path = written(script("flipping-notch", [{"t": 2, "do": "beginRefreshing"}], setup={"rows": 3}))
    frames = supple("replay", path, "--fps", "1").stdout.decode().splitlines()
    assert json.loads(frames[-1])["t"] == 32
    for command in ("replay", "render"):
        words = " ".join(supple(command, "--help").stdout.decode().split())
        assert re.search("settled, at most 30 s after (its|the) last event", words), command


def test_ids_are_equal_by_their_scalars_alone(written):
    ids = ["\u0301", "é", "e\u0301"]
    for name in ids:
        done = supple("replay", "--times", "0.1", written(script(
            "chat-heads", [{"t": 0, "key": "Enter", "focus": f"head:{name}"}], setup={"heads": [{"id": name} for name in ids]})))
        assert done.returncode == 0, done
        layers = json.loads(done.stdout)["layers"]
        assert {f"head:{name}" for name in ids} <= {layer["id"] for layer in layers}
    repeated = script("chat-heads", setup={"heads": [{"id": "é"}, {"id": "é"}]})
    assert supple("replay", written(repeated)).returncode == 65


def frames(path, rate):
    """The frames of a replay by their times, without their events, which may come from skipped frames."""
    shown = [json.loads(line) for line in supple("replay", "--fps", str(rate), path).stdout.splitlines()]
    return {frame["t"]: {key: value for key, value in frame.items() if key != "events"} for frame in shown}


@pytest.mark.parametrize("start", [0.016, 86300.3])
def test_the_frame_rate_does_not_show_in_any_digit(written, start):
    path = written(script(
        "chat-heads", [{"t": start, "resize": [844, 390]}], setup={"heads": [{"id": "a"}, {"id": "b"}], "open": "a"}))
    if start < 1:
        few, many = frames(path, 7), frames(path, 56)
        common = few.keys() & many.keys()
    else:
        common = [start + step / 7 for step in range(1, 8)]
        times = [start + step / 56 for step in range(1, 57)] + common
        few, many = ({json.loads(line)["t"]: json.loads(line)["layers"] for line in supple(
            "replay", path, "--times", ",".join(map(repr, sorted(set(chosen))))).stdout.splitlines()} for chosen in (common, times))
    assert len(common) > 5
    assert [few[time] for time in common] == [many[time] for time in common]


@pytest.mark.parametrize("events, options", [([{"t": 86400, "key": "Enter"}], []), ([], ["--fps", "100000", "--until", "2"])])
def test_frames_without_end_are_refused(written, events, options):
    done = supple("replay", written(script("slime-badge", events)), *options)
    assert (done.returncode, done.stdout) == (64, b"") and is_one_line(done.stderr) and b"--times" in done.stderr, done


def test_a_messenger_opens_in_linear_time(written):
    # Less than a second of processor time. A search through all badges for each of them took more than a minute.
    badges = [{"id": f"b{number}", "row": number} for number in range(1, 60_001)]
    opened = script("messenger", setup={"notch": {"rows": 60_000}, "badges": badges})
    done = supple("replay", "--times", "0", written(opened), preexec_fn=limited)
    assert done.returncode == 0 and done.stdout.count(b'"badge:') > 3, (done.returncode, done.stderr)


def test_render_refuses_two_outputs(tmp_path):
    done = supple("render", ROOT / "Examples/slime-badge-tear.json", "-o", tmp_path / "a.png", "-o", tmp_path / "b.png")
    assert done.returncode == 64 and is_one_line(done.stderr) and list(tmp_path.iterdir()) == []


def test_render_follows_a_link_that_leads_to_no_file_yet(tmp_path):
    (tmp_path / "folder").mkdir()
    (tmp_path / "link.png").symlink_to("folder/picture.png")
    done = supple("render", ROOT / "Examples/slime-badge-tear.json", "-o", tmp_path / "link.png", "--scale", "0.1")
    assert done.returncode == 0, done
    assert (tmp_path / "link.png").is_symlink() and (tmp_path / "folder" / "picture.png").stat().st_size > 0


@pytest.mark.parametrize("body", ["exit 0", "exec cat >/dev/null"])
def test_an_encoder_that_writes_nothing_is_said(tmp_path, body):
    (tmp_path / "ffmpeg").write_text(f"#!/bin/sh\n{body}\n")
    (tmp_path / "ffmpeg").chmod(0o755)
    done = supple("render", ROOT / "Examples/slime-badge-tear.json", "-o", tmp_path / "a.mp4", "--scale", "0.1",
                  env={"PATH": f"{tmp_path}:/usr/bin:/bin"})
    assert done.returncode == 73 and is_one_line(done.stderr) and re.search(b"wr(ote|itten)|nothing", done.stderr), done
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ffmpeg"]


def test_an_interrupt_that_is_ignored_does_not_end_render(tmp_path):
    # The encoder interrupts its parent, and then encodes.
    (tmp_path / "ffmpeg").write_text('#!/bin/sh\nkill -INT $PPID; kill -QUIT $PPID\nexec /usr/bin/ffmpeg "$@"\n')
    (tmp_path / "ffmpeg").chmod(0o755)

    def ignore():
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGQUIT, signal.SIG_IGN)

    done = supple("render", ROOT / "Examples/slime-badge-tear.json", "-o", tmp_path / "a.mp4", "--scale", "0.1",
                  env={"PATH": f"{tmp_path}:/usr/bin:/bin"}, preexec_fn=ignore)
    assert done.returncode == 0 and (tmp_path / "a.mp4").stat().st_size > 0, done
