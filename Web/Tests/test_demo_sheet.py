"""The panel as a sheet over the foot of a phone: its content, the covered elements, and the elements that stay clear of it."""

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


# The words and counts of rows that a head or its count lies on, or is less than half a point from: words are as high as capitals,
# heads are round.
COVERED = """() => {
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const circles = [...document.querySelector('#heads').shadowRoot.querySelectorAll('.picture, .badge')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map((part) => part.getBoundingClientRect()).map((box) => [...middle(box), box.width / 2]);
  const phone = document.querySelector('#screen');
  const scale = phone.getBoundingClientRect().height / phone.offsetHeight;
  const sheet = document.querySelector('#panel').getBoundingClientRect().top;
  return [...document.querySelectorAll('.row :is(.name, .line, time), .row[data-unread] supple-slime-badge')].filter((part) => {
    const words = document.createRange();
    words.selectNodeContents(part);
    const room = part.getBoundingClientRect();
    const box = part.localName === 'supple-slime-badge' ? room : words.getBoundingClientRect();
    const half = part.localName === 'supple-slime-badge' ? box.height / 2 : 0.35 * scale * parseFloat(getComputedStyle(part).fontSize);
    const [left, right, y] = [box.left, Math.min(box.right, room.right), middle(box)[1]];
    return y < sheet && circles.some(([cx, cy, radius]) =>
      Math.hypot(cx - Math.min(right, Math.max(left, cx)), cy - Math.min(y + half, Math.max(y - half, cy))) < radius + 0.5 * scale);
  }).map((part) => part.textContent || part.localName);
}"""


@pytest.mark.parametrize("viewport", [(390, 844), (360, 640), (844, 390), (768, 1024), (1440, 900)])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_heads_lie_on_no_words_at_the_start(visit_page, viewport, direction):
    turned = f"new MutationObserver(() => (document.documentElement.dir = '{direction}')).observe(document, {{ childList: true }});"
    visit = visit_page(viewport=viewport, touch=viewport[0] < 900, reduced_motion=True, scripts=(turned,))
    visit.wait_until_loaded("#panel-content [aria-label=Feel]")
    visit.wait_until_still()
    assert visit.page.evaluate("document.documentElement.dir") == direction
    assert visit.page.evaluate(COVERED) == []
    # They rest where lines end, and their pictures begin lines.
    screen = visit.box("#screen")
    assert (leader(visit)[0] > screen.center[0]) == (direction == "ltr")
    if viewport[0] < 600:
        assert leader(visit)[1] + 43 < visit.box("#tries").y


@pytest.mark.parametrize("viewport", [(390, 844), (360, 640), (768, 1024)])
def test_heads_lie_on_no_words_while_the_sheet_is_over_and_go_back(open_sheet, viewport):
    visit = open_sheet(viewport)
    assert visit.page.evaluate(COVERED) == []
    visit.tap(visit.page.locator("#panel-close"))
    visit.wait_until_still()
    stands = leader(visit)
    visit.page.locator("#reset").evaluate("button => button.click()")
    # A shown throw goes across and back.
    visit.clock.after(4)
    visit.wait_until_still()
    assert leader(visit) == pytest.approx(stands, abs=0.5)


def test_heads_that_somebody_moved_stay_when_the_sheet_goes(open_sheet):
    visit = open_sheet()
    visit.fingers.drag(leader(visit), (40, 200), hold=0.3)
    visit.wait_until_still()
    assert leader(visit)[0] < 60
    visit.tap(visit.page.locator("#panel-close"))
    visit.wait_until_still()
    assert leader(visit)[0] < 60


@pytest.mark.parametrize("viewport", [(390, 844), (360, 640)])
def test_plot_and_ghost_stay_in_sight_while_the_numbers_scroll(open_sheet, viewport):
    visit = open_sheet(viewport)
    assert visit.box("#panel").height == pytest.approx(0.55 * viewport[1], abs=0.5)
    visit.page.evaluate("for (const group of document.querySelectorAll('.everything, .everything details')) group.open = true")
    for scrolled in (0, 200, 600):
        visit.page.evaluate("(to) => { document.querySelector('.panel-scroll').scrollTop = to; }", scrolled)
        visit.wait_until_still()
        scroll, plot, ghost = (visit.box(name) for name in (".panel-scroll", ".plot > svg", ".ghost"))
        # It takes what is less than a number.
        assert 96 <= plot.height < 96 + 44
        assert scroll.y <= ghost.y and ghost.bottom <= plot.y and plot.bottom <= scroll.bottom
        seen = visit.page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y).closest('.plot') !== null", [plot.center[0], plot.bottom - 2])
        assert seen
    labels = visit.page.evaluate(
        "[...document.querySelectorAll('.plot > svg text')].map((text) => text.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])")
    assert all(plot.y <= top and bottom <= plot.bottom + 1 for top, bottom in labels)


def test_a_slider_can_be_seen_above_the_fold(open_sheet):
    for viewport in ((390, 844), (360, 640)):
        visit = open_sheet(viewport)
        scroll = visit.box(".panel-scroll")
        for name in ("Stiffness", "Damping ratio"):
            slider = visit.page.evaluate(
                "(name) => { const label = [...document.querySelectorAll('.number label')]"
                ".find((label) => label.textContent === name && label.checkVisibility());"
                " const { top, bottom } = label.parentElement.getBoundingClientRect(); return [top, bottom]; }", name)
            assert scroll.y <= slider[0] and slider[1] <= min(scroll.bottom, viewport[1]), (viewport, name)


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
    visit.tap(visit.page.locator("#panel-close"))
    visit.page.wait_for_function("() => document.querySelector('#panel').hasAttribute('data-closed')")
    visit.wait_until_still()
    visit.fingers.drag(leader(visit), (screen.x + 0.8 * screen.width, panel.y + 100), hold=0.3)
    visit.wait_until_still()
    assert leader(visit)[1] > panel.y


def test_the_ball_is_in_the_card_of_the_curve_and_only_whole_numbers_are_above_the_foot(quiet_page):
    visit = quiet_page(viewport=(390, 844), touch=True)
    visit.page.locator("#panel-open").click()
    visit.page.wait_for_function("() => document.querySelector('#panel').getAnimations().length === 0")
    top, ball, curve = (visit.box(f"#panel {part}") for part in (".feel", ".ghost", ".plot > svg"))
    assert top.y <= ball.y and ball.bottom <= curve.y + 2 and top.bottom >= curve.y and top.width == curve.width
    grounds = "['.feel', '.plot > svg'].map((part) => getComputedStyle(document.querySelector(`#panel ${part}`)).backgroundColor)"
    assert len(set(visit.page.evaluate(grounds))) == 1
    foot, numbers = visit.box("#meter").y, visit.page.evaluate(
        "[...document.querySelectorAll('#panel .number')].map((number) => number.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])")
    cut = [(above, below) for above, below in numbers if above + 4 < foot < below - 4]
    assert cut == [] and sum(below <= foot + 4 for _, below in numbers) == 3
