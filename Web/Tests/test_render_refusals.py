"""Refusals of `supple render`, and the files after a failed write."""

import json
import os
import resource
import subprocess

import pytest

from harness.render import EXAMPLES, MOVIES, SUPPLE, drag, probed, refused, render, rendered


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["-o", "x.avi"], ["x.avi", ".webm"]),
        (["-o", "x"], ['"x"']),
        ([], ["--output"]),
        (["-o", "x.mp4", "--fps", "0"], ["--fps"]),
        (["-o", "x.mp4", "--fps", "nan"], ["--fps"]),
        (["-o", "x.mp4", "--fps", "1000"], ["--fps"]),
        (["-o", "x.gif", "--fps", "60"], ["--fps", "50"]),
        (["-o", "x.mp4", "--scale", "0"], ["--scale"]),
        (["-o", "x.mp4", "--scale", "-1"], ["--scale"]),
        (["-o", "x.mp4", "--scale", "inf"], ["--scale"]),
        (["-o", "x.mp4", "--times", "1"], ["--times"]),
        (["-o", "x.mp4", "--sheet"], ["--sheet"]),
        (["-o", "x.mp4", "--until", "-1"], ["--until"]),
        (["-o", "x.png", "--times", "0,1"], ["--sheet"]),
        (["-o", "x.svg", "--times", "0,1"], ["2 times"]),
        (["-o", "x.png", "--times", "1,0", "--sheet"], ["--times"]),
        (["-o", "x.png", "--fps", "3"], ["--fps"]),
        (["-o", "x.png", "--sheet", "--fps", "3", "--times", "1"], ["--times and --fps"]),
        (["-o", "x.mp4", "--background", "none"], ["--background"]),
        (["-o", "x.gif", "--background", "#00000080"], ["--background"]),
        (["-o", "x.png", "--background", "red"], ["red"]),
        (["-o", "x.png", "--background", "#ggg"], ["#ggg"]),
        (["-o", "x.png", "--appearance", "pink"], ["pink", "it must be light or dark"]),
        (["-o", "x.png", "--bogus"], ["--bogus"]),
        (["-o", "x.mp4", "--times", "1", "--fsp", "3"], ["Unknown option '--fsp'", "'--fps'"]),
        (["-o", "x.png", "more.json"], ["more.json"]),
    ],
)
def test_arguments_that_make_no_sense(script, out, arguments, words):
    refused(render(script(drag(1)), *arguments, cwd=out), 64, *words)
    assert list(out.iterdir()) == []


def test_a_script_without_a_badge_has_no_construction(out):
    refused(render(EXAMPLES / "chat-heads-throw.json", "-o", "x.png", "--construction", cwd=out), 64, "--construction", "badge")
    assert list(out.iterdir()) == []


@pytest.mark.parametrize("ending", ["svg", "mp4"])
def test_the_script_is_not_the_output(out, ending):
    source = out / f"script.{ending}"
    content = json.dumps(drag(0.1))
    source.write_text(content)
    (out / f"link.{ending}").symlink_to(source)
    for output in (source.name, f"./{source.name}", source, f"link.{ending}"):
        refused(render(source, "-o", output, cwd=out), 64, "--output", "script's own file")
    assert source.read_text() == content


BAD_SCRIPTS = {
    "wrong type": (drag(1, duration="long"), "duration"),
    "unknown key": (drag(1, colour="red"), "colour"),
    "time running back": (drag(1, events=[{"t": 1, "down": [0, 0]}, {"t": 0.5, "up": [0, 0]}]), "0.5"),
    "unknown interaction": (drag(1, interaction="sliding-drawer"), "sliding-drawer"),
    "not a number": (json.dumps(drag(1)).replace("163", "NaN").encode(), "N"),
    "not UTF-8": (b'{"supple": 1, "interaction": "\xff\xfe"}', ""),
    "cut off": (json.dumps(drag(1)).encode()[:-9], ""),
    "empty": (b"", ""),
}


@pytest.mark.parametrize("kind", BAD_SCRIPTS)
@pytest.mark.parametrize("ending", ["png", "mp4"])
def test_scripts_that_are_none(script, out, kind, ending):
    content, word = BAD_SCRIPTS[kind]
    source = script(content)
    refused(render(source, "-o", out / f"x.{ending}"), 65, str(source), word)
    assert list(out.iterdir()) == []


def test_a_script_that_is_too_large(script, out, tmp_path):
    source = tmp_path / "large.json"
    with source.open("wb") as file:
        file.truncate(100_000_000)
    refused(render(source, "-o", out / "x.mp4"), 65, "large.json", "100000000")
    assert list(out.iterdir()) == []


def test_a_script_that_is_not_there(out, tmp_path):
    refused(render(tmp_path / "no.json", "-o", out / "x.mp4"), 66, "no.json")
    assert list(out.iterdir()) == []


@pytest.mark.parametrize("ending", ["png", "svg", "mp4", "gif"])
def test_outputs_that_cannot_be(script, out, ending):
    source = script(drag(0.2))
    refused(render(source, "-o", out / "no" / f"x.{ending}"), 73, "x." + ending)
    (out / f"folder.{ending}").mkdir()
    refused(render(source, "-o", out / f"folder.{ending}"), 73, "directory")
    os.mkfifo(out / f"pipe.{ending}")
    refused(render(source, "-o", out / f"pipe.{ending}"), 73, "pipe." + ending)
    assert sorted(path.name for path in out.iterdir()) == [f"folder.{ending}", f"pipe.{ending}"]


def test_pictures_that_are_too_large(script, out):
    source = script(drag(1, viewport={"width": 9000, "height": 9000}))
    for name in ("x.png", "x.svg", "x.mp4"):
        refused(render(source, "-o", out / name, "--scale", "8"), 64, "--scale", "72000")
    sheet = ["--sheet", "--fps", "240", "--until", "60"]
    refused(render(script(drag(60)), "-o", out / "x.png", *sheet), 64, "14401")
    assert list(out.iterdir()) == []


@pytest.mark.parametrize("ending", MOVIES)
def test_without_ffmpeg(script, out, tmp_path, ending):
    (out / f"x.{ending}").write_text("old")
    result = render(script(drag(0.2)), "-o", out / f"x.{ending}", env={"PATH": str(tmp_path)})
    refused(result, 69, "ffmpeg")
    assert [path.read_text() for path in out.iterdir()] == ["old"]


def test_stills_need_no_ffmpeg(script, out, tmp_path):
    for name in ("x.png", "x.svg"):
        rendered(script(drag(0.2)), "-o", out / name, env={"PATH": str(tmp_path)})


@pytest.fixture
def pretender(tmp_path):
    """Replaces ffmpeg by a shell script."""
    directory = tmp_path / "bin"
    directory.mkdir()

    def pretend(body):
        path = directory / "ffmpeg"
        path.write_text(f"#!/bin/sh\n{body}\n")
        path.chmod(0o755)
        return {**os.environ, "PATH": f"{directory}:{os.environ['PATH']}"}

    return pretend


@pytest.mark.parametrize(
    ("body", "status", "word"),
    [
        ("exit 3", 73, "status 3"),
        ("cat >/dev/null; echo no room >&2; exit 1", 73, "no room"),
        ("cat >/dev/null; echo Error writing trailer >&2; exit 0", 73, "Error writing trailer"),
        ("head -c 5000 >/dev/null; kill -SEGV $$", 73, "signal 11"),
        ("echo \"Unknown encoder 'libx264'\" >&2; exit 1", 69, "libx264"),
    ],
)
def test_an_ffmpeg_that_fails(script, out, pretender, body, status, word):
    (out / "x.mp4").write_text("old")
    result = render(script(drag(1)), "-o", out / "x.mp4", env=pretender(body))
    refused(result, status, word)
    assert [path.read_text() for path in out.iterdir()] == ["old"]


@pytest.mark.parametrize("ending", [*MOVIES, "png", "svg"])
def test_a_full_disk(out, ending):
    def limited():
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))

    (out / f"x.{ending}").write_text("old")
    arguments = [EXAMPLES / "messenger-morning.json", "-o", out / f"x.{ending}"]
    if ending in MOVIES:
        arguments += ["--scale", "1", "--until", "0.5"]
    refused(render(*arguments, preexec_fn=limited), 73, f"x.{ending}")
    assert [path.read_text() for path in out.iterdir()] == ["old"]


def test_nobody_hears_it(script, out):
    """Without standard streams the file is made, and failures have their status."""
    closed = {"stdin": None, "stdout": None, "stderr": None, "preexec_fn": lambda: os.closerange(0, 3)}
    source = script(drag(0.1))
    for path, status in [(out / "x.mp4", 0), (out / "no" / "x.mp4", 73), (out / "x.avi", 64)]:
        done = subprocess.run([SUPPLE, "render", source, "-o", path], timeout=60, **closed)
        assert done.returncode == status
    assert int(probed(out / "x.mp4")["nb_read_frames"]) == 7
