"""<supple-chat-heads> in a wide room: focus, keys, wheel, selection and content of a modeless conversation, and of the page."""

import pytest

from harness.axe import violations
from harness.elements import Elements, head

ELEMENT = "supple-chat-heads"
OPEN = "return element.openHead"
DIALOG = "root.querySelector('[role=dialog]')"
LINES = "".join(f"<p>Line {number}</p>" for number in range(40))
OWN = (
    f'<supple-chat-heads edge="right" y="450">{head("anna")}<section slot="conversation" data-head="anna">'
    f"<div id=list>{LINES}</div><p id=text>Some words of the conversation</p><input id=field aria-label=Answer autofocus>"
    "</section></supple-chat-heads>")
PAGE = (
    "<main><button id=before>Before</button><p id=words>Words of the page that a person selects</p><div id=tall></div></main>"
    f"{OWN}<footer><button id=after>After</button></footer>")


@pytest.fixture
def open_page(visit_html):
    def build(content=PAGE, size=(1440, 900), **options):
        page = Elements(visit_html(content, viewport=size, **options))
        page.page.evaluate(
            """() => {
              document.querySelector('supple-chat-heads').style.position = 'fixed';
              const style = (selector, values) => {
                const found = document.querySelector(selector);
                if (found) Object.assign(found.style, values);
              };
              style('#tall', { height: '3000px' });
              style('section', { display: 'flex', flexDirection: 'column' });
              style('#list', { overflow: 'auto', flex: '1', minHeight: '0' });
            }""")
        page.still()
        return page

    return build


def focus(page, selector):
    page.page.evaluate(f"document.querySelector('{selector}').focus()")


def test_a_wheel_over_it_is_its_own_and_elsewhere_the_page_s(open_page):
    page = open_page()
    page.click(page.head("anna"))
    page.page.evaluate("() => { window.turns = 0; addEventListener('wheel', () => { turns += 1; }, { passive: true }); }")
    box, scroller = page.panel(), "document.querySelector('#list')"
    bar = (box["x"] + 120, box["y"] + 20)
    inside = (box["x"] + 100, box["y"] + 200)
    page.visit.mouse.wheel(inside, (0, 200), begin=True)
    page.until("() => document.querySelector('#list').scrollTop > 0")
    page.page.evaluate(f"{scroller}.scrollTop = 1e6")
    for count, point in enumerate((inside, inside, bar, (box["x"] + 60, box["bottom"] - 8))):
        page.visit.mouse.wheel(point, (0, 300), begin=True)
        page.until(f"() => turns > {count + 1}")
    page.visit.wait_until_scrolled("document.scrollingElement")
    assert page.page.evaluate("scrollY") == 0
    page.visit.mouse.wheel((400, 400), (0, 300), begin=True)
    page.until("() => scrollY > 0")
    assert page.panel() == box


def test_a_wheel_scrolls_a_conversation_that_grows_from_its_end(open_page):
    page = open_page()
    page.page.evaluate("Object.assign(document.querySelector('#list').style, { display: 'flex', flexDirection: 'column-reverse' })")
    page.click(page.head("anna"))
    box = page.panel()
    page.visit.mouse.wheel((box["x"] + 100, box["y"] + 200), (0, -200), begin=True)
    page.until("() => document.querySelector('#list').scrollTop < 0")


def test_a_selection_that_began_in_the_page_goes_on_across_it(open_page):
    page = open_page()
    page.click(page.head("anna"))
    before = page.panel()
    words = page.visit.box("#words")
    page.visit.mouse.down((words.x + 4, words.center[1]))
    goal = (before["x"] + 200, before["y"] + 20)
    for part in range(1, 11):
        page.visit.mouse.move((words.x + (goal[0] - words.x) * part / 10, words.center[1] + (goal[1] - words.center[1]) * part / 10))
    assert page.page.evaluate("String(getSelection()).length") > 5
    page.visit.mouse.up()
    page.still()
    assert page.page.evaluate("String(getSelection()).length") > 5, "a release over its bar keeps the selection"
    assert page.panel() == before and page.call(ELEMENT, OPEN) == "anna"


def test_the_focus_goes_to_autofocus_and_tab_through_page_head_panel_page(open_page):
    page = open_page()
    assert page.inside(ELEMENT, f"{DIALOG}.hasAttribute('aria-modal')") is False
    page.click(page.head("anna"))
    assert page.page.evaluate("document.activeElement.id") == "field"
    described = page.inside(ELEMENT, f"[{DIALOG}.getAttribute('aria-modal'), {DIALOG}.getAttribute('aria-labelledby')]")
    assert described[0] is None and described[1]
    button = page.inside(
        ELEMENT, "(() => { const one = root.querySelector('.head'); return ['aria-haspopup', 'aria-expanded', 'aria-controls']"
        ".map((name) => one.getAttribute(name)); })()")
    assert button[:2] == ["dialog", "true"] and button[2]
    focus(page, "#before")
    order = []
    for _ in range(12):
        page.page.keyboard.press("Tab")
        order.append(page.focused())
        if page.page.evaluate("document.activeElement.id") == "after":
            break
    assert order[0] == "Anna" and "Answer" in order and order[-1] == "BUTTON", order
    assert order.index("Close") < order.index("Answer")
    for _ in range(len(order)):
        page.page.keyboard.press("Shift+Tab")
    assert page.page.evaluate("document.activeElement.id") == "before", "nothing traps"
    page.tune(ELEMENT, modality="modal")
    page.still()
    assert page.inside(ELEMENT, f"{DIALOG}.getAttribute('aria-modal')") == "true"


def test_escape_is_the_dialog_s_the_page_s_or_the_conversation_s_by_the_focus(open_page):
    page = open_page(PAGE + "<dialog><button id=inner>In the dialog</button></dialog>")
    page.click(page.head("anna"))
    page.page.evaluate("document.querySelector('dialog').showModal()")
    page.page.keyboard.press("Escape")
    page.still()
    page.until("() => !document.querySelector('dialog').open")
    assert page.call(ELEMENT, OPEN) == "anna", "the dialog closes alone"
    focus(page, "#after")
    page.page.evaluate("() => { window.keys = 0; addEventListener('keydown', (event) => { keys += !event.defaultPrevented; }); }")
    page.page.keyboard.press("Escape")
    page.still()
    assert page.page.evaluate("keys") == 1 and page.call(ELEMENT, OPEN) == "anna", "it is the page's"
    focus(page, "#field")
    page.page.evaluate(
        "document.querySelector('#field').addEventListener('keydown', (event) => event.preventDefault(), { once: true })")
    page.page.keyboard.press("Escape")
    page.still()
    assert page.call(ELEMENT, OPEN) == "anna", "the content has prevented it"
    page.page.keyboard.press("Escape")
    page.still()
    assert page.call(ELEMENT, OPEN) is None and page.focused() == "Anna"


def test_scroll_position_text_and_selection_survive_closing(open_page):
    page = open_page()
    page.click(page.head("anna"))
    focus(page, "#field")
    page.page.keyboard.type("Half a sentence")
    page.page.evaluate(
        """() => {
          document.querySelector('#list').scrollTop = 137;
          const field = document.querySelector('#field');
          field.setSelectionRange(5, 9);
        }""")
    node = page.page.evaluate("() => { window.kept = document.querySelector('#list').firstChild; return kept.isConnected; }")
    for close in ("element.close()", "element.close()"):
        page.call(ELEMENT, f"void {close}")
        page.still()
        assert page.call(ELEMENT, OPEN) is None
        page.call(ELEMENT, "void element.open('anna')")
        page.still()
    state = page.page.evaluate(
        """() => {
          const field = document.querySelector('#field');
          return [document.querySelector('#list').scrollTop, field.value, field.selectionStart, field.selectionEnd,
            document.querySelector('#list').firstChild === kept];
        }""")
    assert state == [137, "Half a sentence", 5, 9, True] and node


def test_above_a_keyboard_it_moves_up_and_then_gets_lower(open_page):
    page = open_page(size=(1024, 768))
    page.call(ELEMENT, "element.y = 700; void element.open('anna')")
    page.still()
    before = page.panel()
    page.page.evaluate(
        """() => {
          window.covered = 0;
          Object.defineProperty(visualViewport, 'height', { get: () => innerHeight - covered, configurable: true });
          window.cover = (height) => { covered = height; visualViewport.dispatchEvent(new Event('resize')); };
        }""")
    page.page.evaluate("cover(150)")
    page.still()
    height = page.page.evaluate("innerHeight")
    up = page.panel()
    assert up["height"] == pytest.approx(before["height"], abs=0.05)
    assert up["bottom"] <= height - 150 - 16 + 0.05 and up["bottom"] < before["bottom"] - 50
    page.page.evaluate("cover(400)")
    page.still()
    low = page.panel()
    assert (low["y"], low["bottom"]) == pytest.approx((16, height - 400 - 16), abs=0.05)
    assert page.inside(ELEMENT, "root.querySelector('.scrim').style.visibility") != "visible", "the layout stays"
    page.page.evaluate("cover(0)")
    page.still()
    assert page.panel() == pytest.approx(before, abs=0.05)


def test_axe_finds_nothing_at_a_launcher_and_at_a_floating_panel(open_page):
    # axe waits by timers of its own, which a driven clock would stop.
    page = open_page(
        '<main><h1>Page</h1><p>Text</p></main><supple-chat-heads launcher label="Assistant"><section><h2>Chat</h2>'
        "<p>Hello</p><input aria-label=Question></section></supple-chat-heads>", led=False)
    assert violations(page.visit) == []
    page.call(ELEMENT, "void element.open(element.heads[0])")
    page.still()
    assert violations(page.visit) == []
    page.call(ELEMENT, "element.panelFrame = { x: 100, y: 120, width: 300, height: 260 }")
    page.still()
    assert page.panel()["width"] == pytest.approx(300, abs=0.05)
    assert violations(page.visit) == []


def test_in_forced_colors_panel_and_handles_have_borders(open_page):
    page = open_page(forced_colors=True)
    page.click(page.head("anna"))
    borders = page.inside(
        ELEMENT,
        "[...root.querySelectorAll('.conversation, .resize, .bar .grip')].filter((one) => one.checkVisibility()).map((one) => "
        "{ const { borderTopWidth, borderTopStyle } = getComputedStyle(one); return borderTopWidth + borderTopStyle; })")
    assert borders == ["1pxsolid"] * 3
