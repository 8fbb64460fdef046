"""The movies of `supple render`: real files of every kind, decoded again."""

import struct
import subprocess
from fractions import Fraction

import pytest

from harness.render import HEIGHT, MOVIES, SUPPLE, WIDTH, cropped, difference, drag, picture, pixels, probed, rendered


@pytest.mark.parametrize("ending", ["mp4", "webm"])
def test_a_video_holds_every_frame(script, out, ending):
    source = script(drag(1))
    movie = out / f"movie.{ending}"
    rendered(source, "-o", movie, "--scale", "1", "--fps", "30")
    stream = probed(movie)
    # 121 by 163 loses its last column and row: no undrawn pixels are added.
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
        # Soft edges exist, and are not dark, as premultiplied colours read as straight ones would be.
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
    # Equal frames are shown as one, for the same time.
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
    source = script(drag(0.1, viewport={"width": size[0], "height": size[1]}))
    for ending in [*MOVIES, "png", "svg"]:
        rendered(source, "-o", out / f"x.{ending}", "--scale", "1")
    stream = probed(out / "x.apng")
    assert (stream["width"], stream["height"]) == tuple(max(2, extent) for extent in size)
