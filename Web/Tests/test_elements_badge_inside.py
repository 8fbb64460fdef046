"""<supple-slime-badge> inside of other people's markup: links, what is draggable, editors, zoomed containers."""

import pytest

from harness.elements import Elements, stage

BADGE = "supple-slime-badge"


@pytest.fixture
def open_page(visit_html):
    def build(content, prepare="", **options):
        page = Elements(visit_html(stage(content), **options))
        if prepare:
            page.page.evaluate(prepare)
            page.still()
        return page

    return build


def center(page):
    return page.visit.box(BADGE).center


def tear_off(page, hand):
    x, y = center(page)
    hand.drag((x, y), (x + 60, y + 160), hold=0.1)
    page.still()


@pytest.mark.parametrize("wrap", [
    '<a href="#elsewhere">Row {}</a>',
    "<div draggable=true>Row {}</div>",
    '<supple-flipping-notch><ul data-list><li><a href="#elsewhere">Row {}</a></li></ul></supple-flipping-notch>',
])
def test_a_mouse_tears_it_off_in_a_link_and_in_what_is_draggable(open_page, wrap):
    page = open_page(wrap.format(f"<{BADGE} count=3></{BADGE}>"), touch=False)
    tear_off(page, page.visit.mouse)
    assert [name for name in page.heard() if name in ("snapped", "clear")] == ["snapped", "clear"]
    assert page.page.evaluate("location.hash") == ""


def test_what_is_draggable_can_be_dragged_beside_it(open_page):
    page = open_page(f"<div draggable=true>Row <{BADGE} count=3></{BADGE}></div>", """() => {
      window.drags = 0;
      addEventListener('dragstart', (event) => { drags += 1; event.preventDefault(); });
    }""", touch=False)
    x, y = center(page)
    page.visit.mouse.drag((x - 30, y), (x + 60, y + 60), hold=0.1)
    page.still()
    assert page.page.evaluate("drags") == 1 and page.heard() == []


@pytest.mark.parametrize("pointer", ["fingers", "mouse"])
def test_an_editor_keeps_its_caret(open_page, pointer):
    page = open_page(
        f"<div contenteditable>abc</div><p><{BADGE} count=3></{BADGE}></p>", touch=pointer == "fingers")
    page.page.evaluate("""() => {
      const editor = document.querySelector('[contenteditable]');
      editor.focus();
      getSelection().selectAllChildren(editor);
      getSelection().collapseToEnd();
    }""")
    page.page.keyboard.type("1")
    x, y = center(page)
    getattr(page.visit, pointer).drag((x, y), (x + 60, y), hold=0.1)
    page.still()
    page.page.evaluate("document.querySelector('[contenteditable]').focus()")
    page.page.keyboard.type("2")
    assert page.page.evaluate("document.querySelector('[contenteditable]').textContent") == "abc12"
