"""The states that a page's style sheets select by `:state()`."""

import pytest

from harness.elements import Elements, conversation, head, notch, stage

BADGE = '<p id="line"><supple-slime-badge count="3"></supple-slime-badge></p>'
MATCHES = "document.querySelector('{0}').matches(':state({1})')"


@pytest.fixture
def open_page(visit_html):
    def build(content):
        page = Elements(visit_html(stage(content), touch=True))
        page.has = lambda element, state: page.page.evaluate(MATCHES.format(element, state))
        return page

    return build


def place(page):
    """Puts the badge at a place with room on all sides."""
    page.page.evaluate("() => Object.assign(document.querySelector('#line').style, { padding: '200px' })")


def test_a_badge_is_dragged_from_where_it_leaves_its_anchor_to_where_it_is_let_go(open_page):
    page = open_page(BADGE)
    badge = "supple-slime-badge"
    place(page)
    x, y = page.visit.box(badge).center
    page.fingers.down((x, y))
    page.after(0.1)
    assert not page.has(badge, "dragged")
    page.fingers.move((x + 30, y + 30))
    page.after(0.1)
    assert page.has(badge, "dragged")
    page.fingers.up()
    page.still()
    assert not page.has(badge, "dragged")


def test_a_badge_that_is_taken_out_in_mid_drag_is_not_dragged(open_page):
    page = open_page(BADGE)
    badge = "supple-slime-badge"
    place(page)
    x, y = page.visit.box(badge).center
    page.fingers.down((x, y))
    page.fingers.move((x + 30, y + 30))
    page.after(0.1)
    assert page.has(badge, "dragged")
    page.page.evaluate("() => { window.taken = document.querySelector('supple-slime-badge'); taken.remove(); }")
    assert not page.page.evaluate("taken.matches(':state(dragged)')")


def test_heads_are_dragged_from_where_a_head_moves_to_where_it_is_let_go(open_page):
    page = open_page(f'<supple-chat-heads edge="right" y="300">{head("anna")}{head("ben")}</supple-chat-heads>')
    heads = "supple-chat-heads"
    x, y = page.head("anna")
    page.fingers.down((x, y))
    page.after(0.1)
    assert not page.has(heads, "dragged")
    page.fingers.move((x - 60, y + 30))
    page.after(0.1)
    assert page.has(heads, "dragged")
    page.fingers.up()
    page.still()
    assert not page.has(heads, "dragged")


def test_a_head_of_the_open_row_is_dragged_too(open_page):
    page = open_page(f'<supple-chat-heads edge="right" y="300">{head("anna")}{conversation("anna")}{head("ben")}</supple-chat-heads>')
    heads = "supple-chat-heads"
    page.call(heads, "element.open('anna')")
    page.still()
    x, y = page.head("ben")
    page.fingers.down((x, y))
    page.fingers.move((x, y + 60))
    page.after(0.1)
    assert page.has(heads, "dragged")
    page.page.evaluate("() => { window.taken = document.querySelector('supple-chat-heads'); taken.remove(); }")
    assert not page.page.evaluate("taken.matches(':state(dragged)')")


def test_heads_are_open_while_a_conversation_is(open_page):
    page = open_page(f'<supple-chat-heads edge="right" y="300">{head("anna")}{conversation("anna")}</supple-chat-heads>')
    assert not page.has("supple-chat-heads", "open")
    page.fingers.tap(page.head("anna"))
    page.still()
    assert page.has("supple-chat-heads", "open")
    page.page.keyboard.press("Escape")
    page.still()
    assert not page.has("supple-chat-heads", "open")


def test_a_list_is_armed_where_letting_go_refreshes_and_refreshing_until_the_rows_are_there(open_page):
    page = open_page(notch(20))
    element = "supple-flipping-notch"
    page.fingers.down((200, 300))
    page.fingers.move((200, 340))
    page.after(0.1)
    assert not page.has(element, "armed")
    page.fingers.move((200, 600))
    page.after(0.3)
    assert page.has(element, "armed") and not page.has(element, "refreshing")
    page.fingers.up()
    page.page.wait_for_function("() => window.request")
    assert page.has(element, "refreshing") and not page.has(element, "armed")
    page.page.evaluate("request.finish(makeRow('New'))")
    page.still()
    assert not page.has(element, "refreshing")


def test_a_pull_that_goes_back_is_not_armed(open_page):
    page = open_page(notch(20))
    page.fingers.down((200, 300))
    page.fingers.move((200, 600))
    page.after(0.3)
    assert page.has("supple-flipping-notch", "armed")
    page.fingers.move((200, 310))
    page.after(0.3)
    assert not page.has("supple-flipping-notch", "armed")
    page.fingers.up()
