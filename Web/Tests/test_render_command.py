"""`supple render`: real files of every kind, decoded again; what it refuses; and what an interruption leaves: nothing."""

import contextlib
import json
import os
import resource
import select
import signal
import struct
import subprocess
import threading
from fractions import Fraction
from pathlib import Path

import pytest

from conftest import ROOT

SUPPLE = ROOT / "bin" / "supple"
EXAMPLES = ROOT / "Examples"
MOVIES = ["apng", "gif", "webp", "mp4", "webm"]

# Odd, so that what needs even sizes has something to do.
WIDTH, HEIGHT = 121, 163


def drag(duration, /, **changes):
    """A badge that is pulled from the middle towards a corner until the end."""
    return {
        "supple": 1,
        "interaction": "slime-badge",
        "screen": {"width": WIDTH, "height": HEIGHT},
        "setup": {"count": 7, "home": [40, 40]},
        "events": [
            {"t": 0, "down": [40, 40]},
            *({"t": 0.05 * step, "move": [40 + 3 * step, 40 + 5 * step]} for step in range(1, 20)),
        ],
        "duration": duration,
        **changes,
    }


@pytest.fixture
def script(tmp_path):
    """Writes a script beside the directory that renders go to."""

    def write(content, name="script.json"):
        path = tmp_path / name
        path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
        return path

    return write


@pytest.fixture
def out(tmp_path):
    directory = tmp_path / "out"
    directory.mkdir()
    return directory


def render(*arguments, **options):
    return subprocess.run(
        [SUPPLE, "render", *arguments], stdin=subprocess.DEVNULL, capture_output=True, timeout=120, **options
    )


def rendered(*arguments, **options):
    result = render(*arguments, **options)
    assert (result.returncode, result.stdout, result.stderr) == (0, b"", b"")


def refused(result, status, *words):
    """One line on standard error that holds the words."""
    error = result.stderr.decode()
    assert (result.returncode, result.stdout) == (status, b""), error
    assert error.startswith("supple: ") and error.count("\n") == 1 and error.endswith("\n"), error
    for word in words:
        assert word in error


def pixels(path, frames=False):
    """Every picture of a file as RGBA bytes."""
    matrix = ["-vf", "scale=in_color_matrix=bt709:flags=accurate_rnd+full_chroma_int"] if path.suffix in (".mp4", ".webm") else []
    raw = subprocess.run(
        ["ffmpeg", "-v", "error", "-i", f"file:{path}", *matrix, "-fps_mode", "passthrough", "-f", "rawvideo"]
        + ["-pix_fmt", "rgba", "-"],
        capture_output=True, check=True,
    ).stdout  # fmt: skip
    if not frames:
        return raw
    stream = probed(path)
    size = stream["width"] * stream["height"] * 4
    return [raw[start : start + size] for start in range(0, len(raw), size)]


def probed(path):
    told = subprocess.run(
        ["ffprobe", "-v", "error", "-count_frames", "-show_streams", "-show_format", "-of", "json", f"file:{path}"],
        capture_output=True, check=True,
    ).stdout  # fmt: skip
    told = json.loads(told)
    return {**told["streams"][0], "seconds": float(told["format"].get("duration", "nan"))}


def difference(one, other):
    """How far apart two pictures are: the mean over all parts, of 255."""
    assert len(one) == len(other)
    return sum(abs(a - b) for a, b in zip(one, other)) / len(one)


def cropped(picture, width, height, to_width, to_height):
    rows = [picture[y * width * 4 : (y * width + to_width) * 4] for y in range(to_height)]
    assert len(picture) == width * height * 4
    return b"".join(rows)


def picture(script, out, time, *options):
    path = out / f"at-{time}.png"
    rendered(script, "-o", path, "--times", str(time), *options)
    return pixels(path)


# Movies, decoded again


@pytest.mark.parametrize("ending", ["mp4", "webm"])
def test_a_video_holds_every_frame(script, out, ending):
    source = script(drag(1))
    movie = out / f"movie.{ending}"
    rendered(source, "-o", movie, "--scale", "1", "--fps", "30")
    stream = probed(movie)
    # 121 by 163 loses its last column and row: nothing is added that was not drawn.
    assert (stream["width"], stream["height"], stream["pix_fmt"]) == (120, 162, "yuv420p")
    assert stream["codec_name"] == {"mp4": "h264", "webm": "vp9"}[ending]
    assert (stream["color_space"], stream["color_primaries"], stream["color_transfer"]) == ("bt709",) * 3
    assert stream["color_range"] == "tv"
    assert int(stream["nb_read_frames"]) == 31
    assert Fraction(stream["r_frame_rate"]) == 30
    assert stream["seconds"] == pytest.approx(31 / 30, abs=0.002)
    frames = pixels(movie, frames=True)
    first, last = (
        cropped(picture(source, out, time, "--scale", "1"), WIDTH, HEIGHT, 120, 162) for time in (0, 1)
    )
    assert difference(frames[0], first) < 1.5 < 3 < difference(frames[0], last)
    assert difference(frames[-1], last) < 1.5 < 3 < difference(frames[-1], first)


def test_an_mp4_can_be_shown_before_all_of_it_has_come(script, out):
    rendered(script(drag(0.2)), "-o", out / "movie.mp4")
    data = (out / "movie.mp4").read_bytes()
    assert 0 < data.index(b"moov") < data.index(b"mdat")


def chunks(data):
    place = 8
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place : place + 8])
        yield kind, data[place + 8 : place + 8 + length]
        place += 12 + length


@pytest.mark.parametrize(("fps", "delay"), [("60", (1, 60)), ("24", (1, 24)), ("29.97", (100, 2997))])
def test_an_apng_is_exact_in_time_and_colour(script, out, fps, delay):
    source = script(drag(0.3))
    movie = out / "movie.apng"
    rendered(source, "-o", movie, "--fps", fps)
    found = list(chunks(movie.read_bytes()))
    delays = [struct.unpack(">HH", data[20:24]) for kind, data in found if kind == b"fcTL"]
    count = int(0.3 * float(fps)) + 1
    assert delays == [delay] * count
    [control] = [struct.unpack(">II", data) for kind, data in found if kind == b"acTL"]
    assert control == (count, 0)
    frames = pixels(movie, frames=True)
    assert len(frames) == count
    for number in (0, 1, count // 2, count - 1):
        assert frames[number] == picture(source, out, repr(number / float(fps)))


def test_a_clear_apng_is_clear_where_nothing_is(script, out):
    source = script(drag(0.3))
    movie = out / "movie.apng"
    rendered(source, "-o", movie, "--background", "none", "--fps", "10")
    frames = pixels(movie, frames=True)
    for number, frame in enumerate(frames):
        assert frame == picture(source, out, repr(number / 10), "--background", "none")
        assert frame[3] == 0 and max(frame[3::4]) == 255
        # Soft edges are there, and not dark from a premultiplied colour taken for a straight one.
        assert any(0 < alpha < 255 for alpha in frame[3::4])


def gif_delays(data):
    place = 13 + (3 * (2 << (data[10] & 7)) if data[10] & 0x80 else 0)
    delays = []
    while data[place] != 0x3B:
        if data[place] == 0x21:
            if data[place + 1] == 0xF9:
                delays.append(int.from_bytes(data[place + 4 : place + 6], "little"))
            place += 2
        else:
            place += 10 + (3 * (2 << (data[place + 9] & 7)) if data[place + 9] & 0x80 else 0) + 1
        while data[place]:
            place += data[place] + 1
        place += 1
    return delays


@pytest.mark.parametrize(("fps", "delays"), [([], [2]), (["--fps", "30"], [3, 4])])
def test_a_gif_keeps_time_in_hundredths(script, out, fps, delays):
    source = script(drag(1))
    rendered(source, "-o", out / "movie.gif", *fps)
    found = gif_delays((out / "movie.gif").read_bytes())
    rate = 50 if not fps else 30
    assert len(found) == rate + 1 and set(found) == set(delays)
    assert sum(found) == pytest.approx(100 * len(found) / rate, abs=1)
    frames = pixels(out / "movie.gif", frames=True)
    last = picture(source, out, 1, "--scale", "1")
    assert difference(frames[-1], last) < 4 < difference(frames[0], last)


def test_a_webp_keeps_time_in_milliseconds(script, out):
    rendered(script(drag(0.5)), "-o", out / "movie.webp")
    data = (out / "movie.webp").read_bytes()
    assert data[:4] == b"RIFF" and data[8:12] == b"WEBP"
    place, durations = 12, []
    while place < len(data):
        kind, length = data[place : place + 4], int.from_bytes(data[place + 4 : place + 8], "little")
        if kind == b"ANMF":
            durations.append(int.from_bytes(data[place + 20 : place + 23], "little"))
        place += 8 + length + (length & 1)
    # Frames that are the same are shown as one, for as long.
    assert len(durations) > 5 and min(durations) >= 16
    begins = [sum(durations[:index]) for index in range(len(durations))]
    assert all(abs(begin - 1000 / 60 * round(begin * 60 / 1000)) <= 1 for begin in begins)
    assert sum(durations) == pytest.approx(1000 * 31 / 60, abs=2)


@pytest.mark.parametrize("ending", [*MOVIES, "png", "svg"])
def test_two_runs_give_the_same_bytes(script, out, ending):
    source = script(drag(0.3))
    for name in ("one", "other"):
        rendered(source, "-o", out / f"{name}.{ending}")
    assert (out / f"one.{ending}").read_bytes() == (out / f"other.{ending}").read_bytes()


def test_a_movie_lasts_until_all_has_settled(script, out):
    """Without a duration: as many frames as `supple replay` prints."""
    content = drag(1)
    del content["duration"]
    content["events"].append({"t": 1, "up": [97, 135]})
    source = script(content)
    lines = subprocess.run([SUPPLE, "replay", source], capture_output=True, check=True).stdout.count(b"\n")
    rendered(source, "-o", out / "movie.mp4", "--scale", "1")
    assert int(probed(out / "movie.mp4")["nb_read_frames"]) == lines
    rendered(source, "-o", out / "short.mp4", "--scale", "1", "--until", "0.5")
    assert int(probed(out / "short.mp4")["nb_read_frames"]) == 31


@pytest.mark.parametrize("size", [(0, 0), (1, 1), (3, 5), (2000, 10)])
def test_screens_of_any_size_are_rendered(script, out, size):
    source = script(drag(0.1, screen={"width": size[0], "height": size[1]}))
    for ending in [*MOVIES, "png", "svg"]:
        rendered(source, "-o", out / f"x.{ending}", "--scale", "1")
    stream = probed(out / "x.apng")
    assert (stream["width"], stream["height"]) == tuple(max(2, extent) for extent in size)


# Stills


def test_a_sheet_holds_its_pictures_unchanged(script, out):
    source = script(drag(1))
    rendered(source, "-o", out / "sheet.png", "--sheet", "--times", "0,0.3,0.6,0.9,1", "--scale", "2")
    sheet = pixels(out / "sheet.png")
    width = probed(out / "sheet.png")["width"]
    assert (width - 48) % (2 * (WIDTH + 24)) == 0
    columns = (width - 48) // (2 * (WIDTH + 24))
    for index, time in enumerate([0, 0.3, 0.6, 0.9, 1]):
        left = 48 + index % columns * 2 * (WIDTH + 24)
        top = 48 + index // columns * 2 * (HEIGHT + 28 + 24)
        alone = picture(source, out, time, "--scale", "2")
        for row in (0, 100, 2 * HEIGHT - 1):
            start = ((top + row) * width + left) * 4
            size = 2 * WIDTH * 4
            assert sheet[start : start + size] == alone[row * size : (row + 1) * size]
        # Its time stands below it.
        caption = [
            sheet[((top + 2 * HEIGHT + row) * width + left) * 4 :][: 2 * WIDTH * 4] for row in range(10, 50)
        ]
        assert len(set(caption)) > 5


def test_a_dozen_pictures_over_the_whole(script, out):
    rendered(script(drag(1)), "-o", out / "sheet.png", "--sheet", "--scale", "1")
    stream = probed(out / "sheet.png")
    across, down = (stream["width"] - 24) / (WIDTH + 24), (stream["height"] - 24) / (HEIGHT + 28 + 24)
    assert (across, down) == (int(across), int(down)) and across * down == 12


def test_options_change_the_picture(script, out):
    source = script(drag(1))
    plain = picture(source, out, 0.5, "--scale", "1")
    for options in (["--show-touches"], ["--appearance", "dark"], ["--background", "#fc0"]):
        assert picture(source, out, 0.5, "--scale", "1", *options) != plain
    rendered(source, "-o", out / "device.png", "--device", "--scale", "1")
    device = probed(out / "device.png")
    assert (device["width"], device["height"]) > (WIDTH + 20, HEIGHT + 20)
    assert pixels(out / "at-0.5.png")[:4] == bytes([0xFF, 0xCC, 0, 0xFF])


def test_given_images_show_on_heads(script, out, tmp_path):
    heads = {
        "supple": 1,
        "interaction": "chat-heads",
        "screen": {"width": 200, "height": 300},
        "setup": {"heads": [{"id": "anna"}], "y": 100, "edge": "left"},
        "events": [],
    }
    images = tmp_path / "images"
    images.mkdir()
    subprocess.run(
        ["ffmpeg", "-v", "error", "-f", "lavfi", "-i", "color=0x00ff00:size=64x64", "-frames:v", "1"]
        + [images / "anna.png"],
        check=True,
    )
    source = script(heads)
    data = picture(source, out, 0, "--scale", "1", "--images", images)
    place = (100 * 200 + 22) * 4
    assert max(data[place], data[place + 2]) < 3 and data[place + 1] > 252
    (images / "anna.png").write_bytes(b"\x89PNG\r\n\x1a\nnothing")
    refused(render(source, "-o", out / "x.png", "--images", images), 66, "anna.png")
    refused(render(source, "-o", out / "x.png", "--images", tmp_path / "none"), 66, "none")


def test_an_svg_is_the_same_picture_in_a_browser(browser, out):
    for name, time in [("messenger-morning", 5.3), ("flipping-notch-pull", 1.95), ("slime-badge-tear", 0.55)]:
        source = EXAMPLES / f"{name}.json"
        rendered(source, "-o", out / "frame.svg", "--times", str(time))
        text = (out / "frame.svg").read_text()
        assert "<image" not in text and "<script" not in text
        page = browser.new_page(viewport={"width": 390, "height": 844})
        try:
            page.goto((out / "frame.svg").as_uri())
            page.screenshot(path=out / "browser.png")
        finally:
            page.close()
        expected = picture(source, out, time, "--scale", "1")
        seen = pixels(out / "browser.png")
        lower = expected[390 * 4 :] + expected[: 390 * 4]
        assert difference(seen, expected) < 1.5
        assert difference(seen, expected) < difference(seen, lower) / 2


def test_names_with_markup_stay_names(browser, script, out):
    heads = {
        "supple": 1,
        "interaction": "chat-heads",
        "screen": {"width": 390, "height": 844},
        "setup": {"heads": [{"id": "<script>&\"']]>"}], "open": "<script>&\"']]>"},
        "events": [{"t": 0, "do": "message", "head": "<script>&\"']]>", "text": "</svg><b>&amp;"}],
    }
    rendered(script(heads), "-o", out / "frame.svg", "--times", "1")
    page = browser.new_page()
    try:
        page.goto((out / "frame.svg").as_uri())
        assert page.evaluate("document.documentElement.tagName") == "svg"
        assert page.evaluate("document.querySelectorAll('script, b, parsererror').length") == 0
    finally:
        page.close()


# What is refused


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
        (["-o", "x.png", "--appearance", "pink"], ["pink"]),
        (["-o", "x.png", "--bogus"], ["--bogus"]),
        (["-o", "x.png", "more.json"], ["more.json"]),
    ],
)
def test_arguments_that_make_no_sense(script, out, arguments, words):
    refused(render(script(drag(1)), *arguments, cwd=out), 64, *words)
    assert list(out.iterdir()) == []


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
    source = script(drag(1, screen={"width": 9000, "height": 9000}))
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
    """Puts a shell script in ffmpeg's place."""
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
    """Without standard streams: the file is made, and what fails says so by its status."""
    closed = {"stdin": None, "stdout": None, "stderr": None, "preexec_fn": lambda: os.closerange(0, 3)}
    source = script(drag(0.1))
    for path, status in [(out / "x.mp4", 0), (out / "no" / "x.mp4", 73), (out / "x.avi", 64)]:
        done = subprocess.run([SUPPLE, "render", source, "-o", path], timeout=60, **closed)
        assert done.returncode == status
    assert int(probed(out / "x.mp4")["nb_read_frames"]) == 7


# Names and what lay there before


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


# Interruptions


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
    # In the middle: ffmpeg has begun to read. A test that waits for ever is ended by the watch.
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


# The bar


def terminal_output(arguments):
    """What a command writes to its terminal."""
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
    # And nothing is left of it.
    assert lines[-1] == "\x1b[K"


# Memory


def test_memory_does_not_grow_with_the_movie(out, script):
    """Ten times the frames, the same peak but for a little: all that is kept is bounded."""

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
