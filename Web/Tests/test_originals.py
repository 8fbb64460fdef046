"""The points of Documentation/originals.json, which the originals' motions have, lie on the motions of the classic styles."""

import importlib.machinery
import importlib.util
import json

import pytest

from conftest import ROOT

LOADER = importlib.machinery.SourceFileLoader("draw_lessons", str(ROOT / "Scripts/draw-lessons"))
lessons = importlib.util.module_from_spec(importlib.util.spec_from_loader(LOADER.name, LOADER))
LOADER.exec_module(lessons)
ORIGINALS = json.loads((ROOT / "Documentation/originals.json").read_text())


@pytest.mark.parametrize("motion", ORIGINALS["motions"], ids=lambda motion: motion["name"])
def test_the_points_of_the_originals_lie_on_our_curves(motion):
    replayed = lessons.replay(ORIGINALS, motion, [time for time, _ in motion["points"]])
    assert len(replayed) == len(motion["points"])
    # The site shows both beside each other.
    assert [ours for _, ours in replayed] == pytest.approx(motion["classic"], abs=1e-4)
    for (time, ours), (_, theirs) in zip(replayed, motion["points"]):
        assert abs(ours - theirs) <= motion["tolerance"], f"{ours} in place of {theirs} at {time} s"


def test_the_constants_of_the_originals_are_those_of_the_classic_styles():
    contract = json.loads((ROOT / "Schema/contract.json").read_text())
    styles = {(one["name"], part["name"]): part["classic"] for one in contract["interactions"] for part in one["style"]}
    assert {one["name"]: styles[one["interaction"], one["property"]] for one in ORIGINALS["constants"]} == {
        one["name"]: one["original"] for one in ORIGINALS["constants"]}
