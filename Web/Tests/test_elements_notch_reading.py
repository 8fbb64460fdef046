"""Refreshes of a scrolled list in <supple-flipping-notch> do not move the visible rows."""

import pytest

from harness.elements import SCROLLER, TOP, Elements, notch, stage

ELEMENT = "supple-flipping-notch"
ROW = 76
FIRST = TOP + 60


@pytest.fixture
def open_notch(visit_html):
    def build(count=40, attributes="", touch=False, **options):
        page = Elements(visit_html(stage(notch(count, attributes)), touch=touch, **options))
        page.clock = page.visit.clock
        return page

    return build


def scroll_to(page, y):
    page.page.evaluate(f"() => {{ {SCROLLER}.scrollTop = {y}; }}")
    page.visit.wait_until_scrolled(SCROLLER)


def card_is_shown(page):
    return page.inside(
        ELEMENT, "(({ visibility, opacity }) => visibility === 'inherit' && Number(opacity || 1) > 0)"
        "(root.querySelector('.card').style)")


# Records the place of a row in every frame from now on.
WATCH = """
() => {
  window.seen = [];
  const row = [...document.querySelectorAll('li')].find((row) => row.textContent === 'Row 9');
  pageClock.afterFrame = () => seen.push(row.getBoundingClientRect().top);
}
"""

ANSWERS = {
    "rows": "request.finish(makeRow('One'), makeRow('Two'))",
    "nothing": "request.finish()",
    "failure": "request.fail('No connection')",
}


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("answer", ANSWERS)
def test_nothing_that_happens_above_moves_what_is_read(open_notch, answer, reduced):
    page = open_notch(reduced_motion=reduced)
    scroll_to(page, 500)
    before = page.top_of("Row 9")
    page.page.evaluate(WATCH)
    page.call(ELEMENT, "element.beginRefreshing()")
    page.until("window.request")
    page.clock.after(0.5)
    assert not card_is_shown(page)
    page.page.evaluate(f"() => {{ {ANSWERS[answer]}; }}")
    page.still()
    page.clock.after(3)
    seen = page.page.evaluate("seen")
    assert len(seen) > 2
    assert seen == pytest.approx([before] * len(seen), abs=0.02)
    assert not card_is_shown(page)
    assert page.scrolled() == 500 + (2 * ROW if answer == "rows" else 0)
    if answer == "rows":
        # The page is notified of rows above, and scrolls there.
        inserted = page.page.evaluate("received.filter(({ name }) => name === 'inserted').map(({ items, above }) => [items, above])")
        assert inserted == [[2, True]]
        page.call(ELEMENT, "element.reducedMotion = 'reduce'; element.scrollToTop()")
        # The browser reports a scroll in a frame of its own.
        page.visit.wait_until_scrolled(SCROLLER)
        assert page.scrolled() == 0
        assert page.top_of("One") == pytest.approx(FIRST, abs=0.02)


def test_a_list_scrolled_away_while_the_card_waits_stays_as_well(open_notch):
    page = open_notch()
    page.call(ELEMENT, "element.beginRefreshing()")
    page.until("window.request")
    page.clock.after(1)
    assert card_is_shown(page)
    scroll_to(page, 400)
    assert not card_is_shown(page)
    before = page.top_of("Row 9")
    page.page.evaluate(WATCH)
    page.page.evaluate("request.finish(makeRow('One'), makeRow('Two'), makeRow('Three'))")
    page.until("received.some(({ name }) => name === 'inserted')")
    page.still()
    assert page.page.evaluate("seen") == pytest.approx([before] * len(page.page.evaluate("seen")), abs=0.02)
    # At its top the list has no trace of the scroll.
    scroll_to(page, 0)
    page.still()
    assert [page.top_of(text) for text in ("One", "Two", "Three", "Row 1")] == pytest.approx(
        [FIRST + index * ROW for index in range(4)], abs=0.02)


def test_the_card_comes_as_the_list_comes_back_to_its_top(open_notch):
    page = open_notch()
    scroll_to(page, 500)
    page.call(ELEMENT, "element.beginRefreshing()")
    page.until("window.request")
    page.clock.after(1)
    assert not card_is_shown(page)
    scroll_to(page, 0)
    page.still()
    assert card_is_shown(page)
    assert page.top_of("Row 1") > FIRST + 30
    page.page.evaluate("request.finish(makeRow('One'))")
    page.until("received.some(({ name }) => name === 'inserted')")
    page.still()
    assert page.top_of("One") == pytest.approx(FIRST, abs=0.02)
    assert page.page.evaluate("received.filter(({ name }) => name === 'inserted').map(({ above }) => above)") == [False]


def test_a_scroller_at_its_end_stays_there(open_notch):
    page = open_notch(count=20)
    scroll_to(page, 100000)
    end = page.scrolled()
    before = page.top_of("Row 18")
    page.call(ELEMENT, "element.beginRefreshing()")
    page.until("window.request")
    page.page.evaluate("request.finish(makeRow('One'), makeRow('Two'))")
    page.until("received.some(({ name }) => name === 'inserted')")
    page.still()
    assert page.top_of("Row 18") == pytest.approx(before, abs=0.02)
    assert page.scrolled() == pytest.approx(end + 2 * ROW, abs=0.6)
