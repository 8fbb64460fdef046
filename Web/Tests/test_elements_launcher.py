"""<supple-chat-heads launcher>: one head in a corner that opens the element's content."""

import re

import pytest

from conftest import ROOT
from harness.elements import Elements, conversation, head, heads, stage

ELEMENT = "supple-chat-heads"
HEAD = "root.querySelector('.head')"


@pytest.fixture
def open_launcher(visit_html):
    def build(attributes="", content="<section><p>Hello</p><input aria-label=Question></section>", **options):
        options.setdefault("viewport", (1024, 768))
        return Elements(visit_html(
            f'<main><h1>Page</h1></main><supple-chat-heads launcher label="Assistant"{attributes}>{content}</supple-chat-heads>',
            **options))

    return build


def size(page):
    return page.page.evaluate("[document.documentElement.clientWidth, innerHeight]")


def tap(page):
    page.click(page.head("assistant"))


def test_its_conversation_lies_above_sticky_parts_of_the_page(open_launcher):
    page = open_launcher()
    page.page.evaluate("Object.assign(document.querySelector('h1').style, { position: 'sticky', top: 0, height: '700px', zIndex: 1030 })")
    tap(page)
    box = page.inside(ELEMENT, "root.querySelector('.conversation').getBoundingClientRect().toJSON()")
    met = page.page.evaluate("(point) => document.elementFromPoint(...point).localName", [box["x"] + 20, box["y"] + 20])
    assert met == ELEMENT


def test_it_lies_under_the_modal_conversation_of_other_heads(visit_html):
    page = Elements(visit_html(heads("anna") + '<supple-chat-heads launcher id="help" label="Help"></supple-chat-heads>', viewport=(390, 844)))
    page.call(ELEMENT, "void element.open('anna')")
    page.still()
    # A part of the conversation, over the launcher.
    part = {"x": 316, "y": 770, "width": 50, "height": 50}
    shown = page.page.screenshot(clip=part)
    page.page.evaluate("help.style.display = 'none'")
    assert page.page.screenshot(clip=part) == shown
    page.page.evaluate("help.style.display = ''")
    page.call(ELEMENT, "void element.close()")
    page.still()
    assert page.page.evaluate("getComputedStyle(help).zIndex") == "10000"


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_it_rests_in_the_corner_where_reading_ends(open_launcher, direction):
    page = open_launcher(direction=direction)
    width, height = size(page)
    x = width - 16 - 33 if direction == "ltr" else 16 + 33
    assert page.head("assistant") == pytest.approx((x, height - 16 - 33), abs=0.02)


def test_a_tap_opens_what_it_contains(open_launcher):
    page = open_launcher()
    tap(page)
    assert page.call(ELEMENT, "return element.openHead") == "launcher"
    shown = page.page.evaluate("document.querySelector('section').getBoundingClientRect().toJSON()")
    assert (shown["width"], shown["height"]) == pytest.approx((380, 560 - 44), abs=0.02), "below the bar"
    assert shown["bottom"] == pytest.approx(size(page)[1] - 16, abs=0.02), "it ends where its head does"
    tap(page)
    assert page.call(ELEMENT, "return element.openHead") is None


def test_it_is_dragged_and_never_thrown_away(open_launcher):
    page = open_launcher()
    width, height = size(page)
    page.visit.mouse.drag(page.head("assistant"), (width / 2, height - 98 - 16), hold=0.3, release=False)
    page.still()
    assert not page.inside(ELEMENT, "root.querySelector('.target').style.visibility === 'visible'")
    page.visit.mouse.up()
    page.inside(ELEMENT, f"{HEAD}.focus()")
    page.page.keyboard.press("Delete")
    page.still()
    assert page.head("assistant")
    assert not [event for event in page.received() if event[0] == "dismiss"]


def test_without_content_it_is_a_button(open_launcher):
    page = open_launcher(content="")
    assert page.inside(ELEMENT, f"{HEAD}.hasAttribute('aria-haspopup') || {HEAD}.hasAttribute('aria-expanded')") is False
    page.page.evaluate("document.addEventListener('supple-tap', ({ detail }) => { window.tapped = detail.head; })")
    tap(page)
    assert page.page.evaluate("window.tapped") == "launcher"
    assert page.call(ELEMENT, "return element.openHead") is None


def test_the_sites_ten_lines_are_a_page_with_a_launcher(page_at, server):
    guide = (ROOT / "Site" / "pages" / "chat-heads.md").read_text()
    sample = re.search("```html\n(.*?)```", guide, re.DOTALL)[1]
    assert sample.count("\n") <= 10
    html = sample.replace("supple-chat-heads.js", "supple.js").replace("<title>", '<link rel="icon" href="data:,"><title>')
    page = Elements(page_at(server.url, html=html, viewport=(1440, 900)))
    tap(page)
    assert page.call(ELEMENT, "return element.openHead") == "launcher"
    assert page.page.evaluate("document.querySelector('form').getBoundingClientRect().width") <= 560
    assert page.page.evaluate("document.querySelectorAll('[inert]').length") == 0


def test_a_head_in_a_stack_can_be_a_button(visit_html):
    page = Elements(visit_html(stage(
        '<supple-chat-heads edge="right" y="300">' + head("add", button="") + head("anna") + conversation("anna") + "</supple-chat-heads>"),
        touch=True))
    page.page.evaluate("document.addEventListener('supple-tap', ({ detail }) => { window.tapped = detail.head; })")
    button = "[...root.querySelectorAll('.head')].find((one) => one.getAttribute('aria-label').startsWith('Add'))"
    opens = f"{button}.hasAttribute('aria-haspopup') || {button}.hasAttribute('aria-expanded')"
    assert page.inside(ELEMENT, opens) is False
    page.fingers.tap(page.head("add"))
    page.still()
    assert page.page.evaluate("window.tapped") == "add"
    assert page.call(ELEMENT, "return element.openHead") is None
    # The other head has a conversation, and the row shows both.
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    page.fingers.tap(page.head("add"))
    page.still()
    assert page.call(ELEMENT, "return element.openHead") == "anna"
    page.call(ELEMENT, "element.close()")
    page.page.evaluate("document.querySelector('[data-button]').removeAttribute('data-button')")
    page.still()
    assert page.inside(ELEMENT, opens) is True


def test_it_takes_an_own_picture_and_another_name(open_launcher):
    page = open_launcher(content='<b slot="head">?</b><section>Hello</section>')
    assert page.page.evaluate("document.querySelector('b').getBoundingClientRect().width") == pytest.approx(58, abs=0.1)
    page.call(ELEMENT, "element.label = 'Support'")
    page.still()
    assert page.head("support")


def test_content_that_comes_later_is_opened(open_launcher):
    page = open_launcher(content="")
    page.call(ELEMENT, "element.append(Object.assign(document.createElement('section'), { textContent: 'Late' }))")
    page.still()
    tap(page)
    assert page.call(ELEMENT, "return element.openHead") == "launcher"
