"""Random scripts from the JSON Schema, independent of the fuzzer's: see harness/schema_scripts.py.

`--seed 17 --scripts 1` replays the script of a test whose name ends with 17.
"""

import json
import random

import jsonschema

from conftest import ROOT
from harness.command import is_one_line, limited, supple
from harness.schema_scripts import Scripts

SCHEMA = json.loads((ROOT / "Schema" / "supple-script.schema.json").read_text())
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)


def pytest_generate_tests(metafunc):
    first = metafunc.config.getoption("seed")
    metafunc.parametrize("seed", range(first, first + metafunc.config.getoption("scripts")))


def replay(path, *options):
    return supple("replay", path, *options, preexec_fn=limited)


def test_a_valid_script_replays_the_same_at_any_frame_rate(tmp_path, seed):
    scripts = Scripts(SCHEMA, seed)
    script = scripts.valid()
    VALIDATOR.validate(script)
    path = tmp_path / "script.json"
    path.write_text(scripts.text(script))
    few, many = (frames(replay(path, *options)) for options in frame_times(script, random.Random(seed)))
    common = few.keys() & many.keys()
    assert len(common) > 3
    for time in sorted(common, key=float):
        assert few[time] == many[time], f"at {time}"


def frame_times(script, drawn):
    """The options for two replays with some common times."""
    last = script["events"][-1]["t"] if script["events"] else 0
    if last < 8 and drawn.random() < 0.7:
        rates = drawn.choice([(7, 56), (24, 120), (30, 90), (5, 60), (11, 33), (12, 18), (1, 240)])
        until = ["--until", str(last + 4)]
        return ["--fps", str(rates[0]), *until], ["--fps", str(rates[1]), *until]
    few = {drawn.uniform(0, min(86400, last + 3)) for _ in range(12)}
    few |= {event["t"] for event in drawn.sample(script["events"], min(5, len(script["events"])))}
    many = few | {drawn.uniform(0, min(86400, last + 3)) for _ in range(100)}
    return (["--times", ",".join(map(repr, sorted(times)))] for times in (few, many))


def frames(done):
    """Frames by their times, each with all events up to it."""
    assert done.returncode == 0, done.stderr or done.returncode
    frames, events = {}, b""
    for line in done.stdout.splitlines():
        frame, _, news = line.partition(b',"events":[')
        events += news.removesuffix(b"]}") + b"," * (news != b"]}")
        frames[frame.partition(b",")[0].removeprefix(b'{"t":').decode()] = (frame, events)
    return frames


def test_a_damaged_script_is_refused_in_one_line(tmp_path, seed):
    scripts = Scripts(SCHEMA, seed)
    text = scripts.damaged(scripts.valid())
    path = tmp_path / "script.json"
    path.write_bytes(text)
    done = replay(path, "--times", "0,0.5,3")
    assert done.returncode == 65 or (done.returncode == 0 and is_of_the_schema(text)), (done.returncode, done.stderr)
    assert done.returncode == 0 or (is_one_line(done.stderr) and done.stdout == b""), done


def is_of_the_schema(text):
    try:
        return VALIDATOR.is_valid(json.loads(text.decode()))
    except (ValueError, RecursionError):
        return False
