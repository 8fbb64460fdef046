"""The look of a broken connector: its ends, the remaining ring, and the connected particles of a burst."""

import pytest

from test_elements_badge import ELEMENT, RAISED, center, open_badge

__all__ = ["open_badge"]

# The visible outlines: their part names and boxes.
OUTLINES = """[...root.querySelectorAll('.connector')].filter((it) => getComputedStyle(it).visibility === 'visible').map((it) => {
  const { x, y, width, height } = it.querySelector('path').getBoundingClientRect();
  return { part: it.getAttribute('part'), x: x + width / 2, y: y + height / 2, width, height,
    opacity: Number(getComputedStyle(it.querySelector('path')).opacity) };
})"""


def outlines(page, part):
    return [outline for outline in page.inside(ELEMENT, OUTLINES) if outline["part"] == part]


@pytest.mark.parametrize("pointer", ["fingers", "mouse"])
def test_torn_off_a_ring_stays_where_letting_go_puts_it_back(open_badge, pointer):
    page = open_badge(touch=pointer == "fingers")
    x, y = center(page)
    hand = getattr(page.visit, pointer)
    hand.drag((x, y), (x + 110, y), hold=0.3, release=False)
    page.still()
    assert [len(outlines(page, part)) for part in ("connector", "ring")] == [1, 0]
    hand.move((x + 150, y), after=0.1)
    page.still()
    (ring,) = outlines(page, "ring")
    assert (ring["x"], ring["y"], ring["width"], ring["height"]) == pytest.approx((x, y, 121, 121), abs=0.1)
    assert ring["opacity"] == pytest.approx(0.55, abs=0.01)
    assert outlines(page, "connector") == []
    hand.move((x + 10, y), after=0.2)
    page.still()
    ring, filling = sorted(outlines(page, "ring"), key=lambda outline: -outline["width"])
    assert ring["opacity"] == pytest.approx(0.55, abs=0.01)
    assert (filling["x"], filling["y"], filling["width"], filling["height"]) == pytest.approx((x, y, 120, 120), abs=0.1)
    assert filling["opacity"] == pytest.approx(0.2, abs=0.01)
    hand.up()
    page.still()
    assert page.received() == ["pressed", "snapped", "zone-entered", "restored"]
    assert page.inside(ELEMENT, OUTLINES) == [] and not page.inside(ELEMENT, RAISED)


def test_both_ends_recoil_and_the_drops_hang_on_to_the_badge(open_badge):
    page = open_badge()
    page.call(ELEMENT, "element.rate = 0.02")
    x, y = center(page)
    page.fingers.drag((x, y), (x, y + 140), hold=0.3, release=False)
    page.page.wait_for_function(
        """() => [...document.querySelector('supple-slime-badge').shadowRoot.querySelectorAll('.connector[part=connector]')].filter(
          (it) => getComputedStyle(it).visibility === 'visible').length === 2""")
    ends = sorted(outlines(page, "connector"), key=lambda end: end["y"])
    # One end at the anchor, the other at the badge, and a gap between them.
    assert ends[0]["y"] + ends[0]["height"] / 2 < ends[1]["y"] - ends[1]["height"] / 2
    assert ends[0]["height"] > 20 and ends[1]["height"] > 40
    page.fingers.up()
    page.page.wait_for_function(
        "() => document.querySelector('supple-slime-badge').shadowRoot.querySelectorAll('.particle').length > 4")
    goo = [outline for outline in outlines(page, "connector") if outline["y"] > y + 100]
    assert len(goo) == 1
    page.call(ELEMENT, "element.rate = 1")
    page.still()
    assert page.received() == ["pressed", "snapped", "clear", "count-changed"]


def test_a_tap_swings_it_and_tells_no_more_than_a_press(open_badge):
    page = open_badge()
    page.call(ELEMENT, "element.rate = 0.05")
    x, y = center(page)
    page.visit.fingers.tap((x, y))
    page.page.wait_for_function(
        f"""() => {{ const box = document.querySelector('supple-slime-badge').shadowRoot.querySelector('.stage .badge').getBoundingClientRect();
          return box.width > 0 && box.x + box.width / 2 < {x - 2}; }}""")
    page.call(ELEMENT, "element.rate = 1")
    page.still()
    assert page.received() == ["pressed"] and not page.inside(ELEMENT, RAISED)
    assert center(page) == pytest.approx((x, y), abs=0.02)
