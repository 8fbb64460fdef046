"""The documents that teach: their steps, pictures, samples, sources and lengths."""

import json
import re

import pytest

from conftest import ROOT

DOCUMENTS = ROOT / "Documentation"
APPS = ["app-web", "app-uikit", "app-swiftui"]


def read(name):
    return (DOCUMENTS / f"{name}.md").read_text()


def sections(text, heading):
    """The parts of a page below each heading of a form."""
    return re.split(heading, text, flags=re.MULTILINE)[1:]


@pytest.mark.parametrize("name", APPS)
def test_each_app_has_seven_steps_with_code_and_a_picture(name):
    steps = sections(read(name), r"^## \d\. ")
    assert len(steps) == 7
    for step in steps:
        title = step.splitlines()[0]
        pictures = re.findall(r"!\[(.+?)\]\((.+?)\)", step)
        assert len(pictures) == 1 and re.search(r"^```\w+\n", step, re.MULTILINE), title
        assert (DOCUMENTS / pictures[0][1]).is_file(), title


def test_the_same_step_has_the_same_title_and_picture_in_each_app():
    found = [[(step.splitlines()[0], re.search(r"\]\((.+?)\)", step[step.index("!["):])[1]) for step in sections(read(name), r"^## \d\. ")]
             for name in APPS]
    assert found[0] == found[1] == found[2]


def test_every_picture_of_the_documents_is_drawn_by_a_script():
    drawn = "".join(path.read_text() for path in (ROOT / "Scripts").glob("draw-*"))
    for path in DOCUMENTS.glob("pictures/*"):
        # A script names a picture, or derives the name from an example's or a scene's.
        name = path.stem.removeprefix("reduced-")
        assert path.name in drawn or name in drawn, path.name


def test_the_parts_are_built_from_two_modules_and_name_their_sources():
    parts = sections(read("parts"), r"^## ")
    assert [part.splitlines()[0] for part in parts] == ["Chat heads", "Slime badge", "Flipping notch"]
    steps = [
        ["Edge", "Stack", "Conversation", "damped cosine", "0.06", "0.04"],
        ["Layers", "Following the finger", "Outline"],
        ["List, cell and data", "Notch", "Reaction to the scroll", "Drop", "Flip"],
    ]
    for part, words in zip(parts, steps, strict=True):
        assert set(re.findall(r"^import (\w+)$", part, re.MULTILINE)) <= {"SuppleMotion", "SuppleScene"}
        for word in words:
            assert word in part, word
        source = re.search(r"Supple's own: `\w+` in \[.+?\]\((.+?)\)", part)
        assert source and (DOCUMENTS / source[1]).resolve().is_dir()


def test_the_lesson_on_curves_has_at_most_900_words():
    text = read("curves")
    assert len(text.split()) <= 900
    motions = json.loads((DOCUMENTS / "originals.json").read_text())["motions"]
    numbers = ["Nine", "Ten", "Eleven", "Twelve"]
    assert f"![{numbers[len(motions) - 9]} motions of the classic styles" in text
    for word in ("de Casteljau", "4089014", "desgard.com", "16 to 46 ms", "bounce of 4 %"):
        assert word in text, word


def test_each_guideline_has_its_page_and_the_date_of_reading():
    text = read("apple-guidelines")
    rows = [row.split(" | ") for row in text.splitlines() if row.startswith("| ") and '"' in row]
    subjects = {row[0].removeprefix("| ") for row in rows}
    assert subjects >= {"cut-outs", "Dynamic Island", "Live Activities", "badges", "refresh", "floating views"}
    assert re.search(r"read on \d+ \w+ \d{4}", text)
    for row in rows:
        assert re.search(r"\]\(https://developer\.apple\.com/", row[2]) or row[2] == "the same", row
    assert "Issue 3 of FlippingNotch" in text and 'cutout="none"' in text and "NotchCutout.none" in text
