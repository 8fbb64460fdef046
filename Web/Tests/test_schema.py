"""The scripts' JSON Schema: every example is valid, and schema and reader reject the same invalid scripts."""

import copy
import json
import subprocess
from pathlib import Path

import jsonschema
import pytest

ROOT = Path(__file__).resolve().parents[2]
SCHEMA = json.loads((ROOT / "Schema/supple-script.schema.json").read_text())
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
EXAMPLES = sorted((ROOT / "Examples").glob("*.json"))


def is_valid(script):
    return VALIDATOR.is_valid(script)


def is_read(script, tmp_path):
    path = tmp_path / "script.json"
    path.write_text(json.dumps(script))
    run = subprocess.run(
        [ROOT / "bin/supple", "replay", path, "--times", "0"], capture_output=True, text=True, check=False
    )
    assert run.returncode in (0, 65), run.stderr
    return run.returncode == 0


def script(interaction="chat-heads", **more):
    return {"supple": 1, "interaction": interaction, "viewport": {"width": 390, "height": 844}, "events": [], **more}


def event(interaction="chat-heads", **parts):
    return script(interaction, events=[{"t": 0, **parts}], **MESSENGER if interaction == "messenger" else {})


MESSENGER = {"setup": {"badges": [{"id": "b", "row": 1}], "notch": {"rows": 1}}}


def test_schema_is_a_schema():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples_are_of_the_form(path):
    example = json.loads(path.read_text())
    VALIDATOR.validate(example)
    # No member may have another name, at any depth.
    for place in places(example):
        broken = copy.deepcopy(example)
        inner = broken
        for step in place:
            inner = inner[step]
        inner["sparkle"] = 1
        assert not is_valid(broken), place


def places(value, path=()):
    if isinstance(value, dict):
        yield path
        for key, part in value.items():
            yield from places(part, (*path, key))
    elif isinstance(value, list):
        for index, part in enumerate(value[:3]):
            yield from places(part, (*path, index))


GOOD = [
    script(),
    script("slime-badge", style="classic", seed=2**53 - 1, setup={"count": None, "anchor": [1, 2.5]}),
    script("slime-badge", style={"preset": "classic", "fill": {"red": 10}, "connector": "smooth"}),
    script("slime-badge", style={"returnSpring": {"dampingRatio": 0.5}}),
    script("flipping-notch", setup={"notch": None, "rows": 0, "cell": [10, 10], "scroll": 3}),
    script("flipping-notch", setup={"notch": {"width": 10, "depth": 10}}),
    script("messenger", style={"slime-badge": "classic", "chat-heads": {"slop": 3}}),
    script("messenger", style="classic", **MESSENGER),
    script(setup={"heads": [{"id": "a"}], "exclusionAreas": [[0, 0, 1, 1]], "edge": "left", "y": 3, "open": "a"}),
    script(setup={"heads": [{"id": "a", "face": [120, 44, 22]}, {"id": "b", "face": [0, 400, 12]}]}),
    event(do="setFace", head="a", face=[400, 400, 200]),
    event(do="setFace", head="a"),
    event(down=[1, 2]),
    event(up=[1, 2], pointer=3),
    event(cancel=0),
    event(wheel=[0, 1], at=[1, 2]),
    event(key="Escape", focus="dismissTarget"),
    event(key="Enter", focus="row:1"),
    event(key="Enter", focus="row:1000000000"),
    event(resize=[0, 0], safeArea={"top": 1}),
    event(keyboard=0),
    event(do="add", head="x"),
    event(do="setRestingPlace", edge="left", y=-5),
    event(do="setRestingPlace", edge="left", y=5, animated=False),
    event(do="setRestingPlace", edge="top", x=-5.5, y=0),
    event(do="add", head="a", unread=1, animated=True, **{"from": [10, 20, 40]}),
    event(do="setAttention", isPresent=True),
    event("slime-badge", do="setCount", count=None),
    event("flipping-notch", do="finishRefreshing", items=0),
    event("messenger", do="close", **{"in": "chat-heads"}),
    event("messenger", do="clear", **{"in": "b"}),
    event("messenger", do="clear", badge="b", **{"in": "slime-badge"}),
    event("messenger", do="beginRefreshing", **{"in": "flipping-notch"}),
]

# A radius above half of the smaller side is an error of the reader alone: a schema cannot compare numbers.
WRONG_FACES = [[401, 44, 22], [120, 400.5, 22], [999999, 999999, 0], [120, -1, 0], [400, 400, 201], [120, 44, -1], [120, 44], [120, 44, 22, 1]]

BAD = [
    [],
    {},
    {**script(), "supple": 2},
    script("jelly"),
    {key: value for key, value in script().items() if key != "events"},
    script(seed=-1),
    script(seed=2**53),
    script(seed=0.5),
    script(duration=-1),
    script(duration="long"),
    script(viewport={"width": 390}),
    script(viewport={"width": -1, "height": 2}),
    script(viewport={"width": 1, "height": 2, "safeArea": {"up": 3}}),
    script(reducedMotion="yes"),
    script(style="loud"),
    script(style={"preset": "loud"}),
    script(style={"bounce": 1}),
    script("slime-badge", style={"connector": "sticky"}),
    script("slime-badge", style={"breakDistance": 5}),
    script("slime-badge", style={"returnSpring": {"stiffness": "soft"}}),
    script("slime-badge", style={"returnSpring": 3}),
    script("messenger", style={"chatHeads": "modern"}),
    script(setup={"count": 3}),
    script(setup={"heads": [{"unread": 1}]}),
    script(setup={"heads": [{"id": ""}]}),
    script(setup={"heads": [{"id": "a", "unread": -1}]}),
    *(script(setup={"heads": [{"id": "a", "face": face}]}) for face in WRONG_FACES),
    *(event(do="setFace", head="a", face=face) for face in WRONG_FACES),
    script(setup={"edge": "middle"}),
    script(setup={"exclusionAreas": [[0, 0, -1, 1]]}),
    script("slime-badge", setup={"anchor": [1]}),
    script("slime-badge", setup={"count": "3"}),
    script("flipping-notch", setup={"notch": {"width": 1}}),
    script("flipping-notch", setup={"rows": 1.5}),
    script("messenger", setup={"badges": [{"id": "b", "anchor": [1, 2]}]}),
    event(),
    event(tap=[1, 2]),
    event(down=[1, 2], up=[1, 2]),
    event(down=[1, 2, 3]),
    event(down=["1", 2]),
    event(down=[1, 2], pointer=-1),
    event(down=[1e7, 2]),
    event(cancel=1, pointer=1),
    event(wheel=[0, 1]),
    event(key="F1"),
    event(key="Escape", focus="face:anna"),
    *(event(key="Enter", focus=f"row:{number}") for number in ("+1", "01", "0", "-1", "1 ", "1000000001", "99999999999")),
    event(resize=[1]),
    event(keyboard=-1),
    event(do="explode"),
    event(do="open"),
    event(do="open", head=1),
    event(do="close", head="a"),
    event(do="setRestingPlace", edge="up", y=1),
    event(do="add", head="a", **{"from": [10, 20]}),
    event(do="add", head="a", animated=1),
    event(do="setAttention"),
    event("slime-badge", do="open", head="a"),
    event("slime-badge", do="setCount"),
    event("flipping-notch", do="finishRefreshing", items=-1),
    event("flipping-notch", do="failRefreshing"),
    event("messenger", do="close"),
    event("messenger", do="close", **{"in": "flipping-notch"}),
    event("messenger", do="clear", **{"in": "slime-badge"}),
    event("messenger", do="moveAnchor", to=[1, 2], **{"in": "b"}),
    {**event(down=[1, 2]), "events": [{"t": -1, "down": [1, 2]}]},
    {**event(down=[1, 2]), "events": [{"down": [1, 2]}]},
    {**event(down=[1, 2]), "events": [None]},
]


@pytest.mark.parametrize("good", GOOD, ids=range(len(GOOD)))
def test_what_is_right(good, tmp_path):
    VALIDATOR.validate(good)
    assert is_read(good, tmp_path)


@pytest.mark.parametrize("bad", BAD, ids=range(len(BAD)))
def test_what_is_wrong(bad, tmp_path):
    assert not is_valid(bad)
    assert not is_read(bad, tmp_path)
