"""The back gesture and button, by the browser's CloseWatcher: <supple-chat-heads> holds one while a conversation takes the page."""

import pytest

from harness.elements import Elements, heads

ELEMENT = "supple-chat-heads"
OPEN = "return element.openHead"
COUNT = """() => {
  window.watchers = [];
  const Native = window.CloseWatcher;
  window.CloseWatcher = class extends (Native ?? EventTarget) {
    constructor() {
      super();
      this.isHeld = true;
      watchers.push(this);
      this.addEventListener('close', () => { this.isHeld = false; });
    }
    destroy() {
      this.isHeld = false;
      super.destroy?.();
    }
  };
}"""
HELD = "watchers.map(({ isHeld }) => isHeld)"


@pytest.fixture
def open_page(visit_html):
    def build(size=(390, 700), **options):
        page = Elements(visit_html("<main><button>Save</button></main>" + heads("anna", "ben"), viewport=size, **options))
        page.page.evaluate(COUNT)
        page.still()
        return page

    return build


def opened(page, name="anna"):
    page.click(page.head(name))
    return page.call(ELEMENT, OPEN)


def test_one_close_request_closes_and_the_next_is_the_page_s(open_page):
    page = open_page()
    entries = page.page.evaluate("history.length")
    assert opened(page) == "anna"
    assert page.page.evaluate(HELD) == [True]
    page.page.evaluate("document.activeElement.blur()")
    page.page.keyboard.press("Escape")
    page.still()
    assert page.call(ELEMENT, OPEN) is None, "wherever the focus is"
    assert [name for name, *_ in page.received()].count("closed") == 1
    assert page.page.evaluate(HELD) == [False]
    assert page.page.evaluate("history.length") == entries


def test_a_watcher_goes_with_the_conversation_that_closes_otherwise(open_page):
    page = open_page()
    for close in ("element.close()", "element.hidden = true", "element.remove()"):
        page.call(ELEMENT, "element.hidden = false; void element.open('ben')")
        page.still()
        assert page.page.evaluate(HELD)[-1], close
        page.call(ELEMENT, f"void ({close})")
        page.still()
        assert not any(page.page.evaluate(HELD)), close


def test_content_prevents_it_and_a_drag_takes_it(open_page):
    page = open_page()
    opened(page)
    page.page.evaluate(
        """const field = document.querySelector('[slot=conversation] input');
        field.addEventListener('keydown', (event) => event.preventDefault());
        field.focus();"""
    )
    page.page.keyboard.press("Escape")
    page.still()
    assert page.call(ELEMENT, OPEN) == "anna"
    x, y = page.head("anna")
    page.visit.mouse.down((x, y))
    page.visit.mouse.move((x + 20, y + 20))
    page.visit.mouse.move((x + 40, y + 60))
    page.inside(ELEMENT, "root.querySelector('.head').focus()")
    page.page.keyboard.press("Escape")
    page.visit.mouse.up()
    page.still()
    assert page.call(ELEMENT, OPEN) == "anna", "Escape has ended the drag only"
    page.page.keyboard.press("Escape")
    page.still()
    assert page.call(ELEMENT, OPEN) is None


def test_a_modeless_panel_leaves_escape_to_the_page(open_page):
    page = open_page(size=(1440, 900))
    assert opened(page) == "anna"
    assert page.page.evaluate(HELD) == []
    page.page.evaluate("document.querySelector('supple-chat-heads').style.width = '500px'")
    page.still()
    assert page.page.evaluate(HELD) == [True], "as a row it takes the page"


def test_on_a_device_with_touch_alone_a_modeless_panel_has_one_too(open_page):
    page = open_page(size=(1440, 900))
    page.page.evaluate(
        """() => {
          const { matchMedia } = window;
          window.matchMedia = (query) => query.includes('any-pointer: fine') ? { matches: true } : matchMedia.call(window, query);
        }""")
    assert opened(page) == "anna"
    assert page.inside(ELEMENT, "root.querySelector('[role=dialog]').hasAttribute('aria-modal')") is False
    assert page.page.evaluate(HELD) == [True]
    page.page.evaluate("watchers[0].onclose(new Event('close'))")
    page.still()
    assert page.call(ELEMENT, OPEN) is None


def test_without_close_watcher_escape_closes_by_its_own_key(open_page):
    page = open_page()
    page.page.evaluate("delete window.CloseWatcher; window.CloseWatcher = undefined")
    opened(page)
    page.page.keyboard.press("Escape")
    page.still()
    assert page.call(ELEMENT, OPEN) is None and page.page.evaluate(HELD) == []
