"""`supple spring`: its output, its errors, and its exports in a browser."""

import csv
import io
import json
import math
import re
import subprocess

import pytest

from conftest import ROOT

SUPPLE = ROOT / "bin" / "supple"

VOCABULARIES = [
    (["--duration", "0.5", "--bounce", "0.3"], 157.91367, 17.592919),
    (["--response", "0.5", "--damping-ratio", "0.7"], 157.91367, 17.592919),
    (["--mass", "1", "--stiffness", "100", "--damping", "10"], 100, 10),
    (["--stiffness", "100", "--damping", "40"], 100, 40),
    (["--settling-duration", "1.2701652", "--damping-ratio", "0.5"], 100, 10),
    (["--tension", "40", "--friction", "7"], 230.2, 22),
    (["--bounciness", "8", "--speed", "12"], 342.1006, 24.684),
    (["--omega", "3", "--alpha", "4"], 25, 8),
    (["--uikit-damping", "0.25", "--uikit-duration", "3"], 54.83363359, 3.702486786),
    (["--bounce", "-0.5"], 157.91367, 50.265482),
]


def supple(*arguments):
    return subprocess.run(
        [SUPPLE, "spring", *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60
    )


def told(*arguments):
    result = supple(*arguments)
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    return result.stdout


@pytest.mark.parametrize("arguments, stiffness, damping", VOCABULARIES)
def test_every_vocabulary_names_the_same_physics(arguments, stiffness, damping):
    spring = json.loads(told(*arguments, "--format", "json", "--at", "0,0.1"))
    assert spring["mass"] == 1
    assert spring["stiffness"] == pytest.approx(stiffness, rel=1e-5)
    assert spring["damping"] == pytest.approx(damping, rel=1e-5)
    ratio = damping / (2 * math.sqrt(stiffness))
    assert spring["dampingRatio"] == pytest.approx(ratio, rel=1e-5)
    assert spring["duration"] == spring["response"] == pytest.approx(2 * math.pi / math.sqrt(stiffness), rel=1e-5)
    assert spring["bounce"] == pytest.approx(1 - ratio if ratio <= 1 else 1 / ratio - 1, abs=1e-5)
    # A damped cosine starts with the velocity alpha.
    assert spring["samples"][0] == {"t": 0, "value": 0, "velocity": 4 if "--omega" in arguments else 0}


def test_settling_is_published():
    published = {10: 1.2701652, 20: 0.9233413, 40: 2.6058149}
    for damping, seconds in published.items():
        spring = json.loads(told("--stiffness", "100", "--damping", str(damping), "--format", "json", "--at", "0"))
        assert spring["settlingDuration"] == pytest.approx(seconds, abs=5e-8)
    undamped = json.loads(told("--stiffness", "100", "--damping", "0", "--format", "json"))
    assert undamped["settlingDuration"] is None


def test_samples_are_the_motion_in_csv_and_table():
    times = [0, 0.05, 0.1, 0.5]
    arguments = ["--omega", "9", "--alpha", "5", "--from", "20", "--to", "-10", "--velocity", "-150"]
    at = ["--at", ",".join(map(str, times))]
    rows = list(csv.DictReader(io.StringIO(told(*arguments, *at, "--format", "csv"))))
    assert [float(row["t"]) for row in rows] == times
    for row in rows:
        # The initial velocity of a damped cosine: -alpha (from - to).
        t = float(row["t"])
        assert float(row["value"]) == pytest.approx(-10 + 30 * math.exp(-5 * t) * math.cos(9 * t), abs=1e-9)
    table = told(*arguments, *at)
    assert "stiffness 106" in table and "omega 9, alpha 5" in table
    assert len(table.splitlines()[-1].split()) == 3


CHAT_HEADS = ["--omega", "0.06", "--alpha", "0.04", "--per-frame", "60", "--from", "300", "--to", "100"]


def test_a_damped_cosine_per_frame_is_its_formula_in_every_format():
    frames = [0, 10, 20, 30, 60, 90, 120]
    at = ["--at", ",".join(repr(frame / 60) for frame in frames)]
    rows = list(csv.DictReader(io.StringIO(told(*CHAT_HEADS, *at, "--format", "csv"))))
    spring = json.loads(told(*CHAT_HEADS, *at, "--format", "json"))
    published = [300, 210.647801, 132.563567, 86.313609, 83.729582, 103.468434, 101.001315]
    for frame, x, row, sample in zip(frames, published, rows, spring["samples"], strict=True):
        value = 100 + 200 * math.exp(-0.04 * frame) * math.cos(0.06 * frame)
        assert float(row["value"]) == sample["value"] == pytest.approx(value, abs=2e-7)
        assert value == pytest.approx(x, abs=5e-7)
    assert spring["velocity"] == pytest.approx(-480)
    assert [spring[name] for name in ("stiffness", "damping", "dampingRatio", "duration", "bounce")] == pytest.approx(
        [18.72, 4.8, 0.5547, 1.452202, 0.4453], abs=5e-7
    )
    assert told(*CHAT_HEADS).startswith("damped cosine, 0.06 and 0.04 per frame of 1/60 s\nSwiftUI ")
    assert told("--omega", "3.6", "--alpha", "2.4").startswith("damped cosine, 3.6 and 2.4 per second\n")
    assert "15.2 % over" in told(*CHAT_HEADS, "--format", "svg")
    assert told(*CHAT_HEADS, "--format", "plot").splitlines()[-1].endswith("2.79 s")
    keyframes = json.loads(told(*CHAT_HEADS, "--format", "keyframes"))
    furthest = min(keyframes["keyframes"], key=lambda frame: frame["value"])
    assert furthest["value"] == pytest.approx(69.672296, abs=0.2)
    assert furthest["offset"] * keyframes["duration"] == pytest.approx(0.709331, abs=0.1)
    assert told(*CHAT_HEADS, "--format", "css") != told(*CHAT_HEADS, "--velocity", "0", "--format", "css")


def test_a_damped_cosine_with_a_velocity_is_the_spring_alone():
    still = told(*CHAT_HEADS, "--velocity", "0")
    assert still.startswith("SwiftUI ")
    assert json.loads(told(*CHAT_HEADS, "--velocity", "0", "--format", "json"))["samples"][0]["velocity"] == 0
    # Per second it is the same spring.
    assert told("--omega", "3.6", "--alpha", "2.4", "--from", "300", "--to", "100", "--velocity", "0") == still


BOUNCE = ["--bounces", "2", "--duration", "0.5", "--from", "100", "--to", "300"]


def test_bounces_are_the_formula_in_every_format():
    frames = [0, 5, 10, 15, 20, 25, 30]
    at = ["--at", ",".join(repr(frame / 60) for frame in frames)]
    alpha = math.log2(2000) * math.log(2.71) / 0.5
    swing = [math.exp(-alpha * frame / 60) * math.cos(6 * math.pi * frame / 60) for frame in frames]
    shaken = [math.exp(-alpha * frame / 60) * math.sin(6 * math.pi * frame / 60) for frame in frames]
    for flags, values in [
        ([], [300 - 200 * part for part in swing]),
        (["--wall"], [300 - 200 * abs(part) for part in swing]),
        (["--shake"], [300 - 200 * part for part in shaken]),
        (["--wall", "--shake"], [300 - 200 * abs(part) for part in shaken]),
    ]:
        rows = list(csv.DictReader(io.StringIO(told(*BOUNCE, *flags, *at, "--format", "csv"))))
        bounce = json.loads(told(*BOUNCE, *flags, *at, "--format", "json"))
        assert [float(row["value"]) for row in rows] == [sample["value"] for sample in bounce["samples"]]
        assert [sample["value"] for sample in bounce["samples"]] == pytest.approx(values, abs=2e-7)
        assert (bounce["from"], bounce["to"]) == (100, 300)
        keyframes = json.loads(told(*BOUNCE, *flags, "--format", "keyframes"))
        ends = [keyframes["keyframes"][end]["value"] for end in (0, -1)]
        assert ends == ([300, 300] if "--shake" in flags else [100, 300])
        if "--wall" in flags:
            # Each contact within the duration is a corner at the wall.
            contacts = [time for time in ([1 / 6, 1 / 3] if "--shake" in flags else [1 / 12, 1 / 4]) if time < keyframes["duration"]]
            for contact in contacts:
                offset = contact / keyframes["duration"]
                assert any(abs(frame["offset"] - offset) < 2e-6 and abs(frame["value"] - 300) < 1e-9 for frame in keyframes["keyframes"])
        css = told(*BOUNCE, *flags, "--format", "css")
        assert css.startswith("--spring-easing: linear(0, ") and (", 0);" if "--shake" in flags else ", 1);") in css
        assert told(*BOUNCE, *flags, "--format", "svg").startswith("<svg ")
        assert len(told(*BOUNCE, *flags, "--format", "plot").splitlines()) == 18
    assert told(*BOUNCE).startswith("2 bounces in 0.5 s, medium\nSwiftUI ")
    assert told(*BOUNCE, "--left", "heavy", "--wall").startswith("2 bounces in 0.5 s, heavy, at a wall\n")
    for left, decay in [("light", 10.611378), ("medium", 21.864647), ("heavy", 35.111814), ("5", 10.611378)]:
        bounce = json.loads(told(*BOUNCE, "--left", left, "--format", "json", "--at", "0"))
        assert bounce["damping"] / 2 == pytest.approx(decay, abs=5e-7)
        assert bounce["stiffness"] == pytest.approx(decay**2 + 18.849556**2, abs=1e-4)


def test_frames_until_it_has_settled():
    spring = json.loads(told("--fps", "120", "--format", "json"))
    samples = spring["samples"]
    assert samples[1]["t"] == pytest.approx(1 / 120)
    assert samples[-2]["t"] < spring["settlingDuration"] <= samples[-1]["t"]
    assert abs(samples[-1]["value"] - 1) < 0.001


def test_plots():
    svg = told("--bounce", "0.3", "--format", "svg")
    assert svg.startswith("<svg ") and "4.6 % over" in svg and "settled at 0.819 s" in svg
    drawn = told("--bounce", "0.3", "--format", "plot").splitlines()
    assert len(drawn) == 18 and drawn[-1].endswith("0.819 s")
    assert sum(1 for letter in "".join(drawn) if 0x2800 < ord(letter) < 0x2900) > 64


@pytest.mark.parametrize(
    "arguments, reason",
    [
        (["--stiffness", "-3", "--damping", "1"], "--stiffness is -3.0"),
        (["--stiffness", "3"], "--stiffness alone does not describe a spring"),
        (["--tension", "40", "--alpha", "2"], "--tension --alpha together do not"),
        (["--bounce", "nan"], "--bounce is nan"),
        (["--bounce", "1.5"], "must be from -0.999999 to 1"),
        (["--at", "0,x"], '--at has "x"'),
        (["--at", "0", "--fps", "60"], "exclude each other"),
        (["--at", "0.1", "--format", "css"], "--at chooses samples, but --format css has none"),
        (["--fps", "60", "--format", "plot"], "--fps chooses samples, but --format plot has none"),
        (["--fps", "0"], "--fps is 0.0"),
        (["--from", "inf"], "--from is inf"),
        (["--format", "gif"], "The value 'gif' is invalid for '--format <format>': it must be table, json, csv, css, keyframes, svg or plot"),
        (["--tolerance", "0", "--format", "css"], "--tolerance is 0.0"),
        (["--omega", "3", "--alpha", "0", "--format", "css"], "never settles"),
        (["--from", "1", "--format", "css"], "ends where it begins"),
        (["--duration", "1e9", "--fps", "1000"], "over a million samples"),
        (["--bogus"], "--bogus"),
        (["--response", "1", "--dampin-ratio", "3"], "Unknown option '--dampin-ratio'. Did you mean '--damping-ratio'?"),
        (["--stiffnes", "300", "--damping", "20"], "Unknown option '--stiffnes'. Did you mean '--stiffness'?"),
        (["--fps", "0", "--bouce", "0.3"], "Unknown option '--bouce'. Did you mean '--bounce'?"),
        (["--bounces", "2"], "--bounces needs --duration"),
        (["--bounces", "21", "--duration", "1"], "--bounces is 21.0, but must be from 0 to 20"),
        (["--bounces", "2", "--duration", "61"], "--duration is 61.0, but must be from 0.01 to 60"),
        (["--bounces", "2", "--duration", "1", "--bounce", "0.3"], "--bounces does not go with --bounce,"),
        (["--bounces", "2", "--duration", "1", "--left", "soft"], "--left is soft, but must be light, medium, heavy or"),
        (["--bounces", "2", "--duration", "1", "--left", "nan"], "--left is nan"),
        (["--bounces", "2", "--duration", "1", "--velocity", "3"], "--velocity does not go with --bounces"),
        (["--wall"], "--wall needs --bounces"),
        (["--duration", "1", "--shake"], "--shake needs --bounces"),
        (["--left", "light"], "--left needs --bounces"),
        (["--bounces", "2", "--duration", "1", "--to", "0", "--format", "css"], "ends where it begins"),
        (["--per-frame", "60"], "--per-frame alone does not describe a spring"),
        (["--duration", "1", "--per-frame", "60"], "--duration --per-frame together do not"),
        (["--omega", "0.06", "--alpha", "0.04", "--per-frame", "0.5"], "--per-frame is 0.5, but must be from 1 to 1000"),
        (["--omega", "0.06", "--alpha", "0.04", "--per-frame", "nan"], "--per-frame is nan"),
        (["--omega", "0", "--alpha", "0", "--per-frame", "60"], "both 0"),
    ],
)
def test_nonsense_is_refused_by_one_line(arguments, reason):
    result = supple(*arguments)
    assert result.returncode == 64
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert reason in result.stderr


def test_the_list_of_vocabularies_is_whole_for_any_options():
    ends = ": --duration --bounce, ", "--bounces --duration (--help tells more)\n"
    options = re.findall(r"^  (--[\w-]+) <", told("--help"), re.MULTILINE)
    numbers = [name for name in options[: options.index("--bounces")]]
    assert len(numbers) == 17
    for names in (["--stiffness", "--damping", "--duration"], numbers):
        result = supple(*(word for name in names for word in (name, "1")))
        assert result.returncode == 64
        assert all(end in result.stderr for end in ends) and "\u2026" not in result.stderr, result.stderr


def test_the_help_has_the_default_format():
    assert "svg or plot (drawn in the terminal). (default: table)" in " ".join(told("--help").split())


def test_the_help_has_the_range_of_bounce():
    assert re.search(r"--bounce <bounce> +SwiftUI: from -0.999999 to 1,", told("--help"))
    assert supple("--bounce", "-1").stderr.startswith("supple: --bounce is -1.0, but must be from -0.999999 to 1")
    told("--bounce", "-0.999999", "--at", "0")


@pytest.mark.parametrize(
    "arguments, tolerance",
    [
        (["--duration", "0.5", "--bounce", "0.3"], 0.001),
        (["--duration", "0.5", "--bounce", "0"], 0.001),
        (["--stiffness", "400", "--damping", "3"], 0.001),
        (["--stiffness", "100", "--damping", "40", "--velocity", "30"], 0.01),
        (["--bounciness", "15", "--speed", "10", "--from", "3", "--to", "-2"], 0.0002),
    ],
)
def test_the_exported_css_moves_an_element_along_the_spring(browser, arguments, tolerance):
    css = told(*arguments, "--format", "css", "--tolerance", str(tolerance))
    page = browser.new_page()
    try:
        page.set_content(
            f"""<style>
            #mover {{ {css} position: absolute; left: 0; width: 10px; height: 10px;
              animation: move var(--spring-duration) var(--spring-easing) both paused; }}
            @keyframes move {{ from {{ translate: 0 }} to {{ translate: 100000px }} }}
            </style><div id=mover></div>"""
        )
        seconds = page.evaluate("document.getAnimations()[0].effect.getComputedTiming().duration / 1000")
        times = [seconds * step / 100 for step in range(100)]
        places = page.evaluate(
            """times => times.map(time => {
              const [animation] = document.getAnimations();
              animation.currentTime = time * 1000;
              return document.getElementById("mover").getBoundingClientRect().left / 100000;
            })""",
            times,
        )
        at = ",".join(f"{time:.9f}" for time in times)
        spring = json.loads(told(*arguments, "--format", "json", "--at", at))
        distance = spring["to"] - spring["from"]
        worst = max(
            abs(place - (sample["value"] - spring["from"]) / distance)
            for place, sample in zip(places, spring["samples"], strict=True)
        )
        assert 0 < worst <= tolerance * 1.001 + 1e-6
        assert max(places) - min(places) > 0.9
    finally:
        page.close()
