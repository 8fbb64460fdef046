"""A finger pulls <supple-flipping-notch> in real time: from a scrolled list, sideways at first, over rows that change, beside
another finger. Touches, frames and scrolling are the browser's own."""

import math

import pytest

from harness.elements import SCROLLER, Elements, notch, stage
from harness.pointers import FRAME, path

# Puts a scroller into each row, so that by style touches there do not belong to the list.
SCROLLERS = """
() => {
  for (const row of document.querySelectorAll('li')) {
    const inner = document.createElement('div');
    const content = document.createElement('div');
    Object.assign(inner.style, { height: '60px', overflow: 'auto' });
    content.style.height = '400px';
    Object.assign(row.style, { height: '60px', padding: 0 });
    inner.append(content);
    row.replaceChildren(inner);
  }
}
"""


@pytest.fixture
def open_notch(visit_html):
    def build(count=30, attributes="", **options):
        return Elements(visit_html(stage(notch(count, attributes)), led=False, touch=True, **options))

    return build


def scroll_to(page, top):
    page.page.evaluate(f"() => {{ {SCROLLER}.scrollTop = {top}; }}")
    page.visit.wait_until_scrolled(SCROLLER)
    page.still()


def pull(page, points, duration=0.6):
    """Moves a finger along a line of points, rests, and releases."""
    page.fingers.down(points[0])
    lengths = [math.dist(*ends) for ends in zip(points, points[1:])]
    for start, end, length in zip(points, points[1:], lengths):
        for point in path(start, end, max(2, round(duration * length / sum(lengths) / FRAME))):
            page.fingers.move(point)
    page.fingers.move(points[-1], after=0.2)
    page.fingers.up()


def test_a_scrolled_list_that_does_not_come_to_its_top_scrolls_by_itself(open_notch):
    page = open_notch()
    scroll_to(page, 600)
    pull(page, [(195, 300), (195, 500)])
    page.visit.wait_until_scrolled(SCROLLER)
    page.still()
    assert 0 < page.page.evaluate(f"{SCROLLER}.scrollTop") < 450
    pull(page, [(195, 600), (195, 400)])
    page.visit.wait_until_scrolled(SCROLLER)
    page.still()
    assert page.page.evaluate(f"{SCROLLER}.scrollTop") > 500
    assert page.received() == []


@pytest.mark.parametrize(("angle", "excess"), [(0, 0), (45, 0), (60, 0), (70, 0), (70, 6)])
def test_a_pull_may_begin_sideways(open_notch, angle, excess):
    page = open_notch()
    # Pages are often a few pixels wider than their window, by accident.
    page.page.evaluate(
        "(excess) => { const wide = document.createElement('div'); wide.style.cssText = `width:${innerWidth + excess}px;height:1px`;"
        " document.body.append(wide); }", excess)
    turn = (150 + 20 * math.sin(math.radians(angle)), 200 + 20 * math.cos(math.radians(angle)))
    pull(page, [(150, 200), turn, (turn[0], turn[1] + 228)])
    page.until("window.request")
    assert page.received() == ["armed", "refresh"]


def test_a_swipe_is_no_pull_however_it_goes_on(open_notch):
    page = open_notch()
    pull(page, [(80, 200), (220, 210), (220, 500)])
    page.still()
    assert page.received() == []


def test_sideways_belongs_to_what_scrolls_sideways(open_notch):
    page = open_notch()
    page.page.evaluate("""() => {
      const row = document.querySelectorAll('li')[1];
      window.inner = document.createElement('div');
      const content = document.createElement('div');
      Object.assign(inner.style, { height: '60px', overflow: 'auto hidden' });
      Object.assign(content.style, { width: '2000px', height: '60px' });
      inner.append(content);
      Object.assign(row.style, { height: '60px', padding: 0 });
      row.replaceChildren(inner);
    }""")
    pull(page, [(195, 210), (172, 215), (100, 215)])
    page.until("window.inner.scrollLeft > 40")
    page.still()
    assert page.received() == []


@pytest.mark.parametrize("what", ["row", "list"])
@pytest.mark.parametrize("scrollers", [False, True])
def test_what_is_rendered_anew_beneath_the_finger_does_not_end_its_pull(open_notch, what, scrollers):
    page = open_notch()
    if scrollers:
        page.page.evaluate(SCROLLERS)
    page.fingers.down((195, 190))
    page.fingers.glide((195, 190), (195, 250), 0.2)
    page.page.evaluate("""(what) => {
      const old = what === 'row' ? document.querySelectorAll('li')[1] : document.querySelector('ul');
      old.replaceWith(old.cloneNode(true));
    }""", what)
    page.fingers.glide((195, 250), (195, 480), 0.4)
    page.fingers.up(after=0.2)
    page.until("window.request")
    assert page.received() == ["armed", "refresh"]


@pytest.mark.parametrize("scrollers", [False, True])
def test_a_page_that_stops_touches_on_their_route_stops_no_pull(open_notch, scrollers):
    page = open_notch()
    if scrollers:
        page.page.evaluate(SCROLLERS)
    page.page.evaluate("addEventListener('touchmove', (event) => event.stopPropagation(), true)")
    pull(page, [(195, 190), (195, 450)])
    page.until("window.request")
    assert page.received() == ["armed", "refresh"]
