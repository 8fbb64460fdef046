"""`supple spring`: what it prints, which input is an error, and that a browser moves an element by what it exports."""

import csv
import io
import json
import math
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
    assert spring["samples"][0] == {"t": 0, "value": 0, "velocity": 0}


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
        # The velocity that a damped cosine sets out with: -alpha (from - to).
        t = float(row["t"])
        assert float(row["value"]) == pytest.approx(-10 + 30 * math.exp(-5 * t) * math.cos(9 * t), abs=1e-9)
    table = told(*arguments, *at)
    assert "stiffness 106" in table and "omega 9, alpha 5" in table
    assert len(table.splitlines()[-1].split()) == 3


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
        (["--fps", "0"], "--fps is 0.0"),
        (["--from", "inf"], "--from is inf"),
        (["--format", "gif"], "gif"),
        (["--tolerance", "0", "--format", "css"], "--tolerance is 0.0"),
        (["--omega", "3", "--alpha", "0", "--format", "css"], "never settles"),
        (["--from", "1", "--format", "css"], "ends where it begins"),
        (["--duration", "1e9", "--fps", "1000"], "over a million samples"),
        (["--bogus"], "--bogus"),
    ],
)
def test_nonsense_is_refused_by_one_line(arguments, reason):
    result = supple(*arguments)
    assert result.returncode == 64
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert reason in result.stderr


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
