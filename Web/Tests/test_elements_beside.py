"""<supple-chat-heads> in a wide room: the conversation stands beside its head, and the page stays usable."""

import pytest

from harness.axe import violations
from harness.elements import Elements, heads

ELEMENT = "supple-chat-heads"
SCRIM = "root.querySelector('.scrim').style.visibility === 'visible'"
PAGE = '<main><h1>Table</h1><button id="save">Save</button><p id="words">Words to select</p><div id="tall"></div></main>'


@pytest.fixture
def open_wide(visit_html):
    def build(*names, size=(1440, 900), attributes='edge="right" y="450"', **options):
        page = Elements(visit_html(PAGE + heads(*names, attributes=attributes), viewport=size, **options))
        page.page.evaluate(
            """() => {
              document.querySelector('supple-chat-heads').style.position = 'fixed';
              document.querySelector('#tall').style.height = '3000px';
              window.saved = 0;
              document.querySelector('#save').addEventListener('click', () => { window.saved += 1; });
            }""")
        page.still()
        return page

    return build


def click(page, point):
    page.visit.mouse.down(point)
    page.visit.mouse.up()


def opened(page, name="anna"):
    click(page, page.head(name))
    page.still()
    return page.panel()


def test_the_panel_stands_beside_its_head_in_its_own_size(open_wide):
    page = open_wide("anna", "ben")
    panel = opened(page)
    right = page.page.evaluate("document.documentElement.clientWidth")
    assert (panel["width"], panel["height"]) == pytest.approx((380, 560), abs=0.02)
    assert page.head("anna") == pytest.approx((right - 33, 450), abs=0.02)
    assert panel["right"] == pytest.approx(right - 66 - 14, abs=0.02)
    assert not page.inside(ELEMENT, SCRIM)


def test_the_panel_of_the_overflow_is_as_high_as_its_list(open_wide):
    page = open_wide(*(f"h{number}" for number in range(8)))
    page.call(ELEMENT, "void element.open('h0')")
    page.still()
    before = page.panel()
    height = "root.querySelector('.overflow-panel').getBoundingClientRect().height"
    page.tune(ELEMENT, panelMinimumHeight=160)
    page.call(ELEMENT, "void element.openOverflow()")
    page.still()
    assert page.inside(ELEMENT, height) == pytest.approx(160, abs=0.02)
    for number in range(8, 11):
        page.call(ELEMENT, f"void element.addHead({{ id: 'h{number}' }})")
    page.still()
    assert page.inside(ELEMENT, height) == pytest.approx(24 + 2 * 94, abs=0.02)
    page.call(ELEMENT, "void element.open('h0')")
    page.still()
    assert page.panel() == before


def test_the_page_stays_usable(open_wide):
    page = open_wide("anna")
    opened(page)
    assert not page.page.evaluate("document.querySelector('main').inert")
    click(page, page.visit.box("#save").center)
    assert page.page.evaluate("window.saved") == 1
    words = page.visit.box("#words")
    page.visit.mouse.down((words.x + 2, words.center[1]))
    for part in range(1, 9):
        page.visit.mouse.move((words.x + 20 * part, words.center[1]))
    page.visit.mouse.up()
    assert page.page.evaluate("String(getSelection()).length") > 5
    page.visit.mouse.wheel((400, 400), (0, 300), begin=True)
    page.until("() => scrollY > 0")
    assert page.panel() and page.call(ELEMENT, "return element.openHead") == "anna"


def test_the_focus_goes_in_by_a_tap_and_by_a_method_only_where_asked(open_wide):
    page = open_wide("anna")
    save = "document.querySelector('#save')"
    page.page.evaluate(f"{save}.focus()")
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    assert page.focused() == "BUTTON"
    page.call(ELEMENT, "element.close()")
    page.still()
    assert page.focused() == "BUTTON"
    page.call(ELEMENT, "element.open('anna', { focus: true })")
    page.still()
    assert page.focused() == "Anna"
    page.page.evaluate(f"{save}.focus()")
    page.page.keyboard.press("Escape")
    page.still()
    assert page.call(ELEMENT, "return element.openHead") == "anna", "Escape is the page's"
    page.call(ELEMENT, "element.close()")
    page.still()
    opened(page)
    assert page.inside(ELEMENT, "root.activeElement.getAttribute('role')") == "dialog"
    page.page.keyboard.press("Escape")
    page.still()
    assert page.call(ELEMENT, "return element.openHead") is None
    assert page.inside(ELEMENT, "root.activeElement.classList.contains('head')")


def test_tab_goes_from_the_page_to_the_head_to_its_panel(open_wide):
    page = open_wide("anna")
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    page.page.evaluate("document.querySelector('#save').focus()")
    order = []
    for _ in range(6):
        page.page.keyboard.press("Tab")
        order.append(page.focused())
    assert order == ["Anna", "Move conversation", "Detach from head", "Full size", "Close", "To anna"]


def test_a_row_and_a_modal_panel_take_the_page(open_wide):
    for tuning in ({"layout": "row"}, {"modality": "modal"}):
        page = open_wide("anna")
        page.tune(ELEMENT, **tuning)
        opened(page)
        assert page.inside(ELEMENT, SCRIM)
        assert page.page.evaluate("document.querySelector('main').inert")
        assert page.inside(ELEMENT, "root.querySelector('[role=dialog]').getAttribute('aria-modal')") == "true"


def test_across_600_points_the_conversation_is_modal_and_modeless_again(open_wide):
    page = open_wide("anna")
    opened(page)
    for width, is_modal in ((599, True), (900, False)):
        page.page.evaluate(f"document.querySelector('supple-chat-heads').style.width = '{width}px'")
        page.still()
        assert page.inside(ELEMENT, SCRIM) == is_modal
        assert page.page.evaluate("document.querySelector('main').inert") == is_modal
        assert page.call(ELEMENT, "return element.openHead") == "anna"


def test_a_press_outside_closes_only_with_that_style(open_wide):
    page = open_wide("anna")
    page.tune(ELEMENT, outsidePress="close")
    panel = opened(page)
    click(page, (panel["x"] + 60, panel["bottom"] - 40))
    assert page.call(ELEMENT, "return element.openHead") == "anna"
    click(page, page.visit.box("#save").center)
    page.still()
    assert page.call(ELEMENT, "return element.openHead") is None
    assert page.page.evaluate("window.saved") == 1, "the press is the page's as well"


def test_axe_finds_nothing_beside_a_page(open_wide):
    # axe waits by timers of its own, which a driven clock would stop.
    page = open_wide("anna", "ben", led=False)
    opened(page)
    assert violations(page.visit) == []


def tabbed(page, count):
    """The focused elements after some presses of Tab, from the page's button on."""
    page.page.evaluate("document.querySelector('#save').focus()")
    order = []
    for _ in range(count):
        page.page.keyboard.press("Tab")
        order.append(page.inside(ELEMENT, "root.activeElement?.getAttribute('aria-label') ?? document.activeElement.tagName"))
    return order


def test_the_keyboard_meets_the_heads_front_to_back_and_the_panel_after_its_head(open_wide):
    page = open_wide("anna", "ben")
    page.call(ELEMENT, "void element.addHead({ id: 'cleo', name: 'Cleo' })")
    page.still()
    assert page.call(ELEMENT, "return element.heads") == ["cleo", "anna", "ben"]
    assert [name.split(",")[0] for name in tabbed(page, 2)] == ["Cleo", "Anna"]
    page.call(ELEMENT, "void element.open('anna')")
    page.still()
    names = [name.split(",")[0] for name in tabbed(page, 10)]
    assert names[:3] == ["Cleo", "Anna", "Move conversation"]
    assert names.index("Ben") > names.index("Close"), "the panel comes after its head"
    # A head that has the focus keeps it where the order changes.
    page.call(ELEMENT, "void element.close()")
    page.still()
    page.inside(ELEMENT, "[...root.querySelectorAll('.head')].find((one) => one.ariaLabel.startsWith('Anna')).focus()")
    page.call(ELEMENT, "element.message('cleo', 'Hello')")
    page.still()
    assert page.call(ELEMENT, "return element.heads")[0] == "cleo"
    assert page.inside(ELEMENT, "root.activeElement.ariaLabel").startswith("Anna")


def test_with_reduced_motion_keys_move_the_panel_again_and_again(open_wide):
    page = open_wide("anna", reduced_motion=True)
    opened(page)
    page.inside(ELEMENT, "root.querySelector('.grip').focus()")
    place = page.panel()["left"]
    for press in range(1, 4):
        page.page.keyboard.press("ArrowLeft")
        page.still()
        assert page.panel()["left"] == pytest.approx(place - 16 * press, abs=0.02)
    assert page.focused() == "Move conversation"
    field = "document.querySelector('[slot=conversation] input')"
    page.page.evaluate(f"{field}.focus()")
    page.call(ELEMENT, "element.docking = 'full'")
    page.still()
    assert page.page.evaluate(f"document.activeElement === {field}"), "nobody who types loses the field"


@pytest.mark.parametrize("cause", ["Escape", "close", "row"])
def test_the_focus_on_the_corner_button_stays_in_the_conversation_or_goes_to_its_head(open_wide, cause):
    page = open_wide("anna")
    opened(page)
    page.inside(ELEMENT, "root.querySelector('.resize').focus()")
    if cause == "Escape":
        page.page.keyboard.press("Escape")
    elif cause == "close":
        page.call(ELEMENT, "void element.close()")
    else:
        page.tune(ELEMENT, layout="row")
    page.still()
    wanted = "dialog" if cause == "row" else "button"
    assert page.inside(ELEMENT, "root.activeElement.getAttribute('role')") == wanted
    assert page.focused().startswith("Anna") or cause == "row"


def test_a_touch_whose_mouse_events_come_late_leaves_the_focus_in_the_conversation(open_wide):
    page = open_wide("anna", size=(1024, 768), touch=True)
    x, y = page.head("anna")
    page.visit.fingers.tap((x, y))
    page.still()
    head = "root.querySelector('.head')"
    options = f"{{ bubbles: true, composed: true, cancelable: true, clientX: {x}, clientY: {y} }}"
    assert page.inside(ELEMENT, f"{head}.dispatchEvent(new MouseEvent('mousedown', {options}))") is False
    assert page.inside(ELEMENT, "root.activeElement.getAttribute('role')") == "dialog"


@pytest.mark.parametrize("elsewhere", [False, True])
@pytest.mark.parametrize("layout", ["docked", "modal", "row"])
def test_a_field_has_the_focus_again_when_a_drag_of_the_head_is_over(open_wide, layout, elsewhere):
    page = open_wide("anna", "ben", size=(500, 800) if layout == "row" else (1440, 900), touch=True)
    if layout == "modal":
        page.tune(ELEMENT, modality="modal")
    page.fingers.tap(page.head("anna"))
    page.still()
    field = "document.querySelector('[slot=conversation] input')"
    page.fingers.tap(page.visit.box("[slot=conversation] input").center)
    page.still()
    assert page.page.evaluate(f"document.activeElement === {field}")
    x, y = page.head("anna")
    page.fingers.drag((x, y), (x - 40, y + 30), release=False)
    page.after(0.5)
    # A hidden field takes no focus. On the head, Escape and assistive technology have a place.
    assert page.panel() is None
    assert page.focused() == "Anna"
    if elsewhere:
        page.page.evaluate("document.querySelector('supple-chat-heads').shadowRoot.querySelectorAll('.head')[1].focus()")
        assert page.focused() == "Ben"
    page.fingers.up()
    page.still()
    assert page.inside(ELEMENT, "element.openHead") == "anna"
    assert page.panel() is not None
    if elsewhere:
        assert page.focused() == "Ben"
    else:
        page.page.keyboard.type("Hi")
        assert page.page.evaluate(f"{field}.value") == "Hi"


def test_content_that_does_not_fit_scrolls_in_the_panel(open_wide):
    page = open_wide("anna")
    page.page.evaluate("document.querySelector('[slot=conversation] p').style.height = '2000px'")
    panel = opened(page)
    page.visit.mouse.wheel((panel["left"] + 100, panel["top"] + 200), (0, 300), begin=True)
    page.until("() => document.querySelector('[slot=conversation]').scrollTop > 0")
    page.page.evaluate("document.querySelector('[slot=conversation] input').focus()")
    page.still()
    # The focus moves the content, and not the panel's bar.
    assert page.inside(ELEMENT, "root.querySelector('.conversation').scrollTop") == 0


def test_an_unknown_docking_changes_nothing(open_wide):
    page = open_wide("anna")
    before = opened(page)
    page.call(ELEMENT, "element.docking = 'bottom'")
    page.still()
    assert page.panel() == before and page.call(ELEMENT, "return element.docking") == "head"
