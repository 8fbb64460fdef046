"""The visible result of the demo page, by its pixels."""

import pytest
from harness.pixels import contrast, decode, difference


@pytest.fixture
def at(quiet_page):
    def visit(scheme):
        return quiet_page(viewport=(390, 844), touch=True, color_scheme=scheme)

    return visit


def picture(visit, selector, left=0, width=None, height=None):
    """The pixels of an element, or of a part of it: so many points from `left` on, and from its top."""
    box = visit.box(selector)
    return decode(visit.page.screenshot(clip={
        "x": round(box.x) + left, "y": round(box.y), "width": width or round(box.width), "height": height or round(box.height)}))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_row_that_has_landed_leaves_no_shadow_on_the_next(at, scheme):
    visit = at(scheme)
    visit.page.evaluate("void document.querySelector('#heads').setRestingPlace('left', 700)")
    visit.page.evaluate("document.addEventListener('supple-inserted', () => { window.landed = true; })")
    visit.page.evaluate("void document.querySelector('#notch').beginRefreshing()")
    visit.page.wait_for_function("() => window.landed")
    visit.clock.after(0.4)
    # Where the shadow of the row above falls.
    after = picture(visit, "#conversations > .row:nth-child(2)", height=48)
    visit.clock.after(4)
    visit.wait_until_still()
    assert difference(after, picture(visit, "#conversations > .row:nth-child(2)", height=48)) <= 1.5


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_of_the_bar_is_legible_under_the_heads_that_open(at, scheme):
    visit = at(scheme)
    visit.page.evaluate("void document.querySelector('#heads').setRestingPlace('right', 600)")
    visit.wait_until_still()
    # The first letters of the title, and the button: no head stands above them in the row.
    parts = [("#chats-title", 0, 48), ("#compose", 8, 28)]
    assert all(contrast(picture(visit, *part)) > 3 for part in parts)
    visit.page.evaluate("void document.querySelector('#heads').open('anna')")
    # Frame by frame: the last frame before a longer time has passed may be some frames old.
    for _ in range(12):
        visit.clock.after(1 / 60)
    assert all(contrast(picture(visit, *part)) <= 1.5 for part in parts), [contrast(picture(visit, *part)) for part in parts]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_words_of_the_list_lie_under_the_system_s_bar(quiet_page, scheme):
    visit = quiet_page(viewport=(1440, 900), color_scheme=scheme)
    bar = visit.box(".home-bar")
    above = {"x": bar.x, "y": round(bar.y) - 3, "width": bar.width, "height": 2}
    ground = decode(visit.page.screenshot(clip={**above, "y": round(visit.box("#bar").bottom) + 2, "height": 1}))[0][0]
    # Names, messages and pictures of a whole row pass.
    for scrolled in range(0, 96, 8):
        visit.page.evaluate(
            "(to) => { document.querySelector('#notch').shadowRoot.querySelector('[part=scroller]').scrollTop = to; }", scrolled)
        visit.wait_until_still()
        seen = {pixel for row in decode(visit.page.screenshot(clip=above)) for pixel in row}
        assert seen == {ground}, scrolled
