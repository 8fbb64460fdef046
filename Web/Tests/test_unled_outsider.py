"""A page written from Documentation/ alone (`outsider/`), by the browser's own touches, time and frames.

The page dims with the finger, waits for a head to land, clears forty badges with one, and has a panel.
"""

import pytest
from conftest import ROOT
from harness.unled import Person
from test_unled import DEVICES, HEAD, has_come, has_engine

FOLDER = ROOT / "Web/Tests/outsider"
PAGE = (FOLDER / "index.html").read_text().replace(
    '<script type="module" src="letters.js"></script>', f'<script type="module">{(FOLDER / "letters.js").read_text()}</script>')
# The opacities of list and page in each frame, at most one of each value.
WATCH = """
window.seenEvents = [];
window.addEventListener('supple-pressed', ({ target }) => seenEvents.push({ name: 'supple-pressed', target: target.localName }));
window.dimmed = { '#rows': [], main: [] };
(function look() {
  for (const name in dimmed) {
    const element = document.querySelector(name);
    const opacity = element && Number(getComputedStyle(element).opacity);
    if (element && dimmed[name].at(-1) !== opacity) dimmed[name].push(opacity);
  }
  requestAnimationFrame(look);
})();
"""
NEWS = "() => document.querySelector('#news').value === '%s'"
COUNTS = "() => [...document.querySelectorAll('#rows supple-slime-badge')].reduce((sum, badge) => sum + badge.count, 0)"


@pytest.fixture
def person_at(page_at, server):
    def come(device):
        visit = page_at(server.url, html=PAGE, headers={"Content-Type": "text/html"}, scripts=[WATCH], own=True, **DEVICES[device])
        person = Person(visit, visit.fingers if DEVICES[device] else visit.mouse)
        has_come(person, "#all")
        has_engine(person)
        return person

    return come


def dims(person, name, least):
    """The minimum opacity is reached gradually, and at rest nothing is dimmed."""
    person.until("(name) => dimmed[name].at(-1) === 1", name)
    seen = person.visit.page.evaluate("(name) => dimmed[name].splice(0)", name)
    assert min(seen) <= least and len([value for value in seen if least < value < 1]) > 3, seen


@pytest.mark.parametrize("device", DEVICES)
def test_the_list_dims_as_far_as_it_is_pulled_and_a_long_pull_opens_the_panel(person_at, device):
    person = person_at(device)
    # A pull that is armed, and one that is not enough for the panel, opens none.
    person.drag((150, 220), (150, 370), hold=0.3)
    person.until_rest()
    dims(person, "#rows", 0.75)
    assert not person.visit.page.evaluate("() => document.activeElement.matches('[slot=panel] button')")
    person.drag((150, 220), (150, 480), hold=0.3)
    person.until("() => document.activeElement.matches('[slot=panel] button')")
    person.until_rest()
    person.visit.page.keyboard.press("Escape")
    person.until("() => !document.activeElement.matches('[slot=panel] button')")
    dims(person, "#rows", 0.55)


@pytest.mark.parametrize("device", DEVICES)
def test_the_page_waits_for_a_head_and_dims_as_the_head_nears_the_dismiss_target(person_at, device):
    person = person_at(device)
    person.tap(person.center("#add"))
    person.until(NEWS % "Anna is on her way")
    person.until(NEWS % "Anna is here")
    person.until_rest()
    x, y = person.center(HEAD)
    width, height = person.visit.page.evaluate("() => [innerWidth, innerHeight]")
    # Towards the dismiss target at the bottom, and back.
    person.pointer.down((x, y))
    for step in [*range(1, 31), *range(29, 9, -1)]:
        part = step / 30
        person.pointer.move((x + (width / 2 - x) * part, y + (height - 130 - y) * part), after=0.02)
    person.pointer.up(after=0.3)
    person.until_rest()
    dims(person, "main", 0.7)
    assert person.visit.page.evaluate("() => [...document.querySelector('#heads').heads]") == ["anna"]


@pytest.mark.parametrize("device", DEVICES)
def test_a_press_interrupts_a_head_on_its_path(person_at, device):
    person = person_at(device)
    person.visit.page.evaluate("() => { document.querySelector('#heads').rate = 0.05; }")
    person.tap(person.center("#add"))
    person.until(NEWS % "Anna is on her way")
    # It comes from beyond the edge; before the first frame it is at its place.
    left = "(head) => heads.shadowRoot.querySelector(head)?.getBoundingClientRect().left %s"
    person.until(left % "> innerWidth", HEAD)
    person.until(left % "< innerWidth - 40", HEAD)
    person.tap(person.center(HEAD))
    person.until(NEWS % "Anna was interrupted")


@pytest.mark.parametrize("device", DEVICES)
def test_one_badge_clears_forty(person_at, device):
    person = person_at(device)
    assert person.visit.page.evaluate("() => document.querySelector('#all').count") == 40
    x, y = person.center("#all")
    person.drag((x, y), (x + 60, y + 200))
    person.until(NEWS % "40 letters read")
    person.until_rest()
    assert person.visit.page.evaluate(COUNTS) == 0
