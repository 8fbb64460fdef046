"""The panel as a sheet over the foot of a phone: what it shows, what it hides, and what keeps off it."""

import pytest

from test_demo import leader, open_panel


@pytest.fixture
def open_sheet(quiet_page):
    def build(viewport=(390, 844)):
        visit = quiet_page(viewport=viewport, touch=True)
        open_panel(visit)
        visit.wait_until_still()
        return visit

    return build


def test_a_slider_can_be_seen_above_the_fold(open_sheet):
    for viewport in ((390, 844), (360, 640)):
        visit = open_sheet(viewport)
        scroll, meter = visit.box(".panel-scroll"), visit.box("#meter")
        for name in ("Stiffness", "Damping ratio"):
            slider = visit.page.evaluate(
                "(name) => { const label = [...document.querySelectorAll('.number label')]"
                ".find((label) => label.textContent === name && label.checkVisibility());"
                " const { top, bottom } = label.parentElement.getBoundingClientRect(); return [top, bottom]; }", name)
            assert scroll.y <= slider[0] and slider[1] <= meter.y, (viewport, name)


def test_dragged_up_the_sheet_leaves_no_gap_below(open_sheet):
    visit = open_sheet()
    handle = visit.box("#panel-handle")
    start = (handle.x + 60, handle.center[1])
    visit.fingers.drag(start, (start[0], start[1] - 300), release=False)
    panel = visit.box("#panel")
    assert panel.bottom < 844 - 20
    below = visit.page.evaluate("document.elementFromPoint(195, innerHeight - 5).closest('#panel') !== null")
    visit.fingers.up()
    assert below


@pytest.mark.parametrize("viewport", [(390, 844), (768, 1024)])
def test_heads_keep_off_the_sheet(open_sheet, viewport):
    visit = open_sheet(viewport)
    panel, screen = visit.box("#panel"), visit.box("#screen")
    visit.fingers.drag(leader(visit), (screen.x + 0.8 * screen.width, panel.y + 100), hold=0.3)
    visit.wait_until_still()
    assert leader(visit)[1] < panel.y
    visit.page.locator("#panel-close").tap()
    visit.page.wait_for_function("() => document.querySelector('#panel').hasAttribute('data-closed')")
    visit.wait_until_still()
    visit.fingers.drag(leader(visit), (screen.x + 0.8 * screen.width, panel.y + 100), hold=0.3)
    visit.wait_until_still()
    assert leader(visit)[1] > panel.y
