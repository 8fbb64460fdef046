"""Runs `supple render` and decodes its output."""

import json
import subprocess

from conftest import ROOT

SUPPLE = ROOT / "bin" / "supple"
EXAMPLES = ROOT / "Examples"
MOVIES = ["apng", "gif", "webp", "mp4", "webm"]

# Odd, to test the formats that need even sizes.
WIDTH, HEIGHT = 121, 163


def drag(duration, /, **changes):
    """A badge pulled from the middle towards a corner until the end."""
    return {
        "supple": 1,
        "interaction": "slime-badge",
        "viewport": {"width": WIDTH, "height": HEIGHT},
        "setup": {"count": 7, "anchor": [40, 40]},
        "events": [
            {"t": 0, "down": [40, 40]},
            *({"t": 0.05 * step, "move": [40 + 3 * step, 40 + 5 * step]} for step in range(1, 20)),
        ],
        "duration": duration,
        **changes,
    }


def render(*arguments, **options):
    return subprocess.run(
        [SUPPLE, "render", *arguments], stdin=subprocess.DEVNULL, capture_output=True, timeout=120, **options
    )


def rendered(*arguments, **options):
    result = render(*arguments, **options)
    assert (result.returncode, result.stdout, result.stderr) == (0, b"", b"")


def refused(result, status, *words):
    """Checks for one line on standard error with the words."""
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
    """The difference of two pictures: the mean over all components, of 255."""
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
