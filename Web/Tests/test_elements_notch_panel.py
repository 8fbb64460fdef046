"""<supple-flipping-notch> with a panel: the second threshold, the dialog, its focus, veto, and pushing it away."""

import pytest

from harness.elements import TOP, Elements, notch, stage

ELEMENT = "supple-flipping-notch"
BOTTOM = 844 - 34
PANEL = (
    '<section slot="panel" id="panel"><h2>Camera</h2><button id="shot">Shoot</button><button id="other">Other</button>'
    "<div id='long'>Pictures</div></section>")
EVENTS = ("panel-armed", "panel-disarmed", "show", "hide")


@pytest.fixture
def open_panel(visit_html):
    def build(attributes="", panel=PANEL, **options):
        options.setdefault("touch", True)
        body = stage(notch(20, attributes)).replace("</supple-flipping-notch>", f"{panel}</supple-flipping-notch>")
        page = Elements(visit_html(body + '<button id="before">Before</button>', **options))
        page.page.evaluate(
            """(names) => {
              for (const name of names) {
                document.addEventListener(`supple-${name}`, ({ detail }) => received.push({ name, impact: detail.impact }));
              }
            }""", list(EVENTS))
        return page

    return build


def panel(page):
    """The box of the visible panel; nothing where there is none."""
    return page.inside(
        ELEMENT,
        """(() => {
          const panel = root.querySelector('[part=panel]');
          const { visibility, opacity } = getComputedStyle(panel);
          if (visibility !== 'visible' || opacity < 0.01) return null;
          const { left, top, width, height } = panel.getBoundingClientRect();
          return [left, top, width, height].map(Math.round);
        })()""")


def card_height(page):
    """The height of the visible card; 0 where there is none."""
    return page.inside(
        ELEMENT,
        """(() => {
          const card = root.querySelector('[part~=card]');
          return getComputedStyle(card).visibility === 'visible' ? card.getBoundingClientRect().height : 0;
        })()""")


def list_top(page):
    return page.page.evaluate("document.querySelector('[data-list]').getBoundingClientRect().top")


def show(page):
    page.call(ELEMENT, "void element.showPanel()")
    page.still()


def test_a_long_pull_opens_the_panel_and_the_list_gives_way(open_panel):
    page = open_panel()
    assert page.inside(ELEMENT, "root.querySelector('[part=panel]').getAttribute('aria-modal')") == "true"
    page.fingers.drag((195, 250), (195, 400), hold=0.3, release=False)
    page.still()
    assert page.received() == ["armed"]
    page.fingers.glide((195, 400), (195, 500), 0.3)
    page.still()
    assert page.details("panel-armed")[0]["impact"] == "light"
    # One contour: the line in place of the tick.
    assert page.inside(ELEMENT, "root.querySelector('[part=indicator]').getAttribute('d').split('M').length") == 2
    assert page.inside(ELEMENT, "element.matches(':state(armed)')")
    page.fingers.up(after=0.2)
    page.still()
    assert page.received() == ["show"]
    assert panel(page) == [0, TOP, 390, BOTTOM - TOP]
    assert list_top(page) == pytest.approx(BOTTOM - TOP, abs=0.1)


def test_the_panel_is_a_dialog_over_an_inert_list(open_panel):
    page = open_panel()
    page.page.evaluate("before.focus({ preventScroll: true })")
    show(page)
    assert page.focused() == "Panel"
    inert = page.inside(ELEMENT, "[...root.querySelector('.surface').children].map(({ inert }) => !!inert)")
    assert inert.count(False) == 1
    # The content takes touches and keys.
    page.fingers.tap((page.page.evaluate("(() => { const b = shot.getBoundingClientRect(); return [b.x + 9, b.y + 9] })()")))
    page.page.keyboard.press("Tab")
    assert page.page.evaluate("document.activeElement.id") in ("shot", "other")
    page.page.keyboard.press("Escape")
    page.still()
    assert page.page.evaluate("document.activeElement.id") == "before"
    assert panel(page) is None
    assert page.received() == ["show", "hide"]
    assert list_top(page) == pytest.approx(0, abs=0.02)
    assert not page.inside(ELEMENT, "[...root.querySelectorAll('.surface > :not(.panel)')].some(({ inert }) => inert)")


def test_what_asks_for_the_focus_gets_it(open_panel):
    page = open_panel(panel=PANEL.replace('id="other"', 'id="other" autofocus'))
    show(page)
    assert page.page.evaluate("document.activeElement.id") == "other"


def test_a_page_can_keep_it_closed(open_panel):
    page = open_panel()
    page.page.evaluate(
        """() => {
          document.addEventListener('supple-show', (event) => event.preventDefault());
          window.flickers = 0;
          const panel = document.querySelector('supple-flipping-notch').shadowRoot.querySelector('[part=panel]');
          new MutationObserver(() => { flickers += panel.style.visibility === 'inherit'; })
            .observe(panel, { attributes: true });
        }""")
    page.page.evaluate("before.focus({ preventScroll: true })")
    page.fingers.drag((195, 250), (195, 520), hold=0.3, release=False)
    page.received()
    # From the finger's place, the list only goes back, and the card stays as small as in the notch.
    tops = [list_top(page)]
    page.fingers.up(after=0)
    for _ in range(30):
        page.after(1 / 60)
        tops.append(list_top(page))
        assert card_height(page) <= 32
    assert tops == sorted(tops, reverse=True) and tops[-1] < tops[0] / 2
    page.still()
    assert page.page.evaluate("flickers") == 0 and panel(page) is None
    assert page.received() == ["show"]
    assert page.page.evaluate("document.activeElement.id") == "before"
    assert list_top(page) == pytest.approx(0, abs=0.02)


@pytest.mark.parametrize("means", ["button", "method"])
def test_a_panel_that_the_page_keeps_closed_does_not_move_the_list(open_panel, means):
    page = open_panel()
    page.page.evaluate("document.addEventListener('supple-show', (event) => event.preventDefault())")
    if means == "button":
        page.inside(ELEMENT, "root.querySelector('[part=panel-button]').click()")
    else:
        page.call(ELEMENT, "void element.showPanel()")
    for _ in range(30):
        page.after(1 / 60)
        assert list_top(page) == pytest.approx(0, abs=0.1) and card_height(page) <= 32
    assert page.received() == ["show"] and panel(page) is None


@pytest.mark.parametrize(("distance", "seconds", "closes"), [(-60, 0.6, False), (-200, 0.6, True), (-60, 0.05, True)])
def test_a_push_at_its_edge_closes_it(open_panel, distance, seconds, closes):
    page = open_panel()
    page.page.evaluate("panel.querySelector('#long').style.height = '3000px'")
    show(page)
    page.fingers.drag((195, BOTTOM - 20), (195, BOTTOM - 20 + distance), duration=seconds, hold=0 if seconds < 0.1 else 0.2,
                      release=False)
    if seconds > 0.1:
        page.still()
        assert panel(page) == [0, TOP + distance, 390, BOTTOM - TOP]
    page.fingers.up()
    page.still()
    assert (panel(page) is None) == closes
    assert page.received() == ["show"] + ["hide"] * closes


def test_content_that_scrolls_keeps_the_finger_until_its_end(open_panel):
    page = open_panel()
    page.page.evaluate("panel.querySelector('#long').style.height = '3000px'")
    show(page)
    page.fingers.drag((195, 500), (195, 300), release=False)
    page.still()
    assert panel(page) == [0, TOP, 390, BOTTOM - TOP]
    page.fingers.up()
    page.inside(ELEMENT, "root.querySelector('.sheet').scrollTo(0, 1e6)")
    page.still()
    page.fingers.drag((195, 500), (195, 300), hold=0.2, release=False)
    page.still()
    assert panel(page)[1] == TOP - 200
    page.fingers.up()


def test_promises_and_refreshes(open_panel):
    page = open_panel()
    page.call(ELEMENT, "window.told = []; element.showPanel().then((done) => told.push(done))")
    page.until("() => told.length")
    page.call(ELEMENT, "void element.beginRefreshing()")
    page.still()
    assert "refresh" not in page.received()
    page.call(ELEMENT, "element.closePanel().then((done) => told.push(done))")
    page.until("() => told.length > 1")
    page.call(ELEMENT, "element.closePanel().then((done) => told.push(done))")
    page.until("() => told.length > 2")
    assert page.page.evaluate("told") == [True, True, True]
    assert panel(page) is None
    # A refresh under way keeps the panel closed.
    page.call(ELEMENT, "void element.beginRefreshing()")
    page.still()
    show(page)
    assert page.received().count("show") == 0 and panel(page) is None


def test_a_button_shows_it_where_there_is_one(open_panel):
    page = open_panel(touch=False)
    button = "root.querySelector('[part=panel-button]')"
    assert page.inside(ELEMENT, f"[{button}.textContent, {button}.disabled]") == ["Show panel", False]
    page.inside(ELEMENT, f"{button}.focus()")
    page.page.keyboard.press("Enter")
    page.still()
    assert panel(page) and page.focused() == "Panel"
    page.call(ELEMENT, "void element.closePanel()")
    page.still()
    assert page.inside(ELEMENT, f"root.activeElement === {button}")
    page.page.evaluate("panel.remove()")
    page.after(0.1)
    assert page.inside(ELEMENT, f"{button}.hidden")
    show(page)
    assert panel(page) is None


def test_without_a_panel_a_long_pull_refreshes(open_panel):
    page = open_panel(panel="")
    page.fingers.drag((195, 250), (195, 520), hold=0.3)
    page.still()
    assert page.received() == ["armed", "refresh"]


def test_reduced_motion_fades_the_panel(open_panel):
    page = open_panel(attributes='reduced-motion="reduce"')
    page.call(ELEMENT, "void element.showPanel()")
    page.after(0.1)
    style = page.inside(
        ELEMENT,
        "(({ opacity, transform }) => [Number(opacity), transform])(getComputedStyle(root.querySelector('[part=panel]')))")
    assert 0.2 < style[0] < 0.8 and "matrix3d" not in style[1]
    page.still()
    assert panel(page) == [0, TOP, 390, BOTTOM - TOP]


def test_right_to_left_the_panel_comes_as_ever_and_its_content_begins_at_the_right(open_panel):
    seen = {}
    for direction in ("ltr", "rtl"):
        page = open_panel(attributes=f'dir="{direction}" cutout="none"')
        page.call(ELEMENT, "void element.showPanel()")
        page.after(0.2)
        boxes = [page.inside(ELEMENT, "(({ x, y, width, height }) => [x, y, width, height])(root.querySelector('[part=panel]').getBoundingClientRect())")]
        page.still()
        boxes.append(panel(page))
        seen[direction] = boxes, page.page.evaluate(
            "() => { const box = document.querySelector('#shot').getBoundingClientRect(); return [box.left, box.right]; }")
    assert seen["ltr"][0] == seen["rtl"][0] and seen["rtl"][0][1] == [0, TOP, 390, BOTTOM - TOP]
    (left, _), (_, right) = seen["ltr"][1], seen["rtl"][1]
    assert left < 30 and right > 360


def test_removed_while_open_the_page_is_as_before(open_panel):
    page = open_panel()
    show(page)
    page.page.evaluate("window.element = document.querySelector('supple-flipping-notch'); window.parent_ = element.parentNode; element.remove()")
    page.after(0.2)
    page.page.evaluate("parent_.append(element)")
    page.still()
    assert panel(page) is None
    assert not page.inside(ELEMENT, "[...root.querySelectorAll('.surface > :not(.panel)')].some(({ inert }) => inert)")
    show(page)
    assert panel(page) == [0, TOP, 390, BOTTOM - TOP]
