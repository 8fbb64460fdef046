"""A conversation beside its head on a page of others, by the browser's own wheel, finger and mouse, in its own time."""

import pytest
from test_unled import person_at  # noqa: F401
from test_unled_resize import BOX

LINES = "".join(f"<p>Line {number}</p>" for number in range(60))
PAGE = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    '<link rel="icon" href="data:,"><title>Test</title><style>body{margin:0}#heads{position:fixed}section{display:flex;flex-direction:column}'
    "#list{flex:1;min-height:0;overflow:auto}#rows{height:200px;overflow:auto;border:1px solid}</style>"
    f'<script type="module" src="supple.js"></script><ul id=rows>{LINES}</ul>{LINES}'
    '<supple-chat-heads id="heads" edge="right" y="300"><b slot="head" data-head="anna" data-name="Anna">A</b>'
    f'<section slot="conversation" data-head="anna"><div id=list>{LINES}</div></section></supple-chat-heads><script type=module>'
    "window.told = []; addEventListener('supple-panel-moved', ({ detail }) => told.push(detail.docking));</script>")
SIZE = (1000, 700)
# Whether an expression holds within some frames.
SOON = """async () => {
  for (let frame = 0; frame < 40; frame += 1) {
    if (%s) return true;
    await new Promise((done) => requestAnimationFrame(done));
  }
  return false;
}"""
# The value of an expression that has been the same for some frames.
STILL = """async () => {
  for (let last = '', same = 0; same < 8;) {
    await new Promise((done) => requestAnimationFrame(done));
    const now = JSON.stringify(%s);
    same = now === last ? same + 1 : 0;
    last = now;
    if (same === 8) return JSON.parse(now);
  }
}"""


@pytest.fixture
def opened(person_at):  # noqa: F811
    """A person with an open conversation, and the places of its panel."""

    def come(device):
        person = person_at(device, PAGE, viewport=SIZE)
        person.center(".head:not([aria-disabled])")
        person.until_rest()
        opens(person)
        return person

    return come


def opens(person):
    person.tap(person.center(".head"))
    person.until("() => heads.openHead")
    person.until_rest()
    return person.until(BOX)


def test_the_wheel_is_of_what_it_is_over(opened):
    person = opened("desktop")
    x, y, width, height = person.until(BOX)
    tops = "[scrollY, list.scrollTop, rows.scrollTop]"

    def wheel(point, done):
        """Turns the wheel at a point until an expression holds: GTK takes the first turn at another place for the wheel's origin."""
        for _ in range(9):
            person.visit.mouse.wheel(point, (0, 120), begin=True)
            if person.visit.page.evaluate(SOON % done):
                return
        raise AssertionError(done)

    def turn(point, moves):
        """Turns the wheel at a point until one of page, conversation and list has moved, and none of the others."""
        before = person.visit.page.evaluate(STILL % tops)
        wheel(point, f"{tops}[{moves}] > {before[moves]}")
        after = person.visit.page.evaluate(tops)
        assert [one for index, one in enumerate(after) if index != moves] == [one for index, one in enumerate(before) if index != moves]

    turn((x + width / 2, y + height / 2), 1)
    turn((300, 100), 2)
    turn((300, 400), 0)
    assert person.until(BOX) == pytest.approx([x, y, width, height], abs=0.05)
    # At its end the conversation keeps the wheel, and so does its bar; what follows is at another place, and the page's.
    person.until("() => { list.scrollTop = 1e6; window.turns = 0; addEventListener('wheel', () => { turns += 1; }, { passive: true }); return true; }")
    before = person.visit.page.evaluate(STILL % "scrollY")
    for place in ((x + width / 2, y + height / 2), (x + width / 2, y + 20)):
        wheel(place, f"window.turns > {person.visit.page.evaluate('turns')}")
    assert person.visit.page.evaluate(STILL % "scrollY") == before
    turn((300, 400), 0)


@pytest.mark.parametrize("device", ["tablet", "desktop"])
def test_dragged_thrown_minimised_and_opened_again(opened, device):
    person = opened(device)
    x, y, width, height = person.until(BOX)
    start = (x + width / 2, y + 22)
    person.drag(start, (start[0] - 200, start[1] + 30))
    person.until("() => told.length === 1 && told[0] === 'floating'")
    person.until_rest()
    held = person.until(BOX)
    assert held[2:] == pytest.approx([width, height], abs=0.05) and abs(held[0] - x + 200) < 3 and abs(held[1] - y - 30) < 4
    # Minimised by the head and opened again it floats where it was.
    person.tap(person.center(".head"))
    person.until("() => heads.openHead === null")
    person.until_rest()
    assert opens(person) == pytest.approx(held, abs=0.5)
    throw = person.pointer.swipe if device == "tablet" else person.throw
    # Thrown sideways it docks at that side, with its head. On a busy machine samples come more than 40 ms apart, which is
    # the rest of a finger, about every second time. Such a throw is repeated.
    for count in range(1, 33, 2):
        now = person.until(BOX)
        start = (now[0] + width / 2, now[1] + 22)
        throw(start, (max(20, start[0] - 520), start[1] - 5))
        person.until("(count) => told.length > count", count)
        person.until_rest()
        if person.visit.page.evaluate("told.at(-1) === 'head' && heads.edge === 'left'"):
            break
        now = person.until(BOX)
        start = (now[0] + width / 2, now[1] + 22)
        person.drag(start, (held[0] + width / 2, held[1] + 60))
        person.until("(count) => told.length > count + 1", count)
        person.until_rest()
    assert person.until("() => heads.edge") == "left"
    docked = person.until(BOX)
    assert [docked[0], *docked[2:]] == pytest.approx([66 + 14, width, height], abs=0.5)
    person.tap(person.center(".close-button"))
    person.until("() => heads.openHead === null")
    person.until_rest()
    assert opens(person) == pytest.approx(docked, abs=0.5)
    assert person.center(".head")[0] == pytest.approx(33, abs=0.5)
