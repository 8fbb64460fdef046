"""The three elements in the accessibility tree, and operated by keyboard alone from start to end."""

import pytest

from harness.accessibility import named, node, said, tree
from harness.elements import ARROW_MOVES, Elements, conversation, head, heads, notch

HEADS = "supple-chat-heads"
BADGE = "supple-slime-badge"
NOTCH = "supple-flipping-notch"


def three_heads(unread=2):
    inner = (
        head("anna", unread=unread) + conversation("anna") + head("ben") + conversation("ben")
        + head("clara", unread=1) + conversation("clara"))
    return (
        '<button id="before">Before</button>'
        f'<supple-chat-heads edge="right" y="300">{inner}</supple-chat-heads><button id="after">After</button>')


# Chat heads


def test_each_head_that_can_be_seen_is_a_button_with_its_name_and_count(open_stage):
    page = open_stage(three_heads())
    # Two heads of a closed stack are visible; hidden heads take no focus.
    assert named(page.visit, "button") == ["Before", "Anna, 2 unread", "Ben", "After"]
    anna = node(page.visit, "button", "Anna, 2 unread")
    assert anna["hasPopup"] == "dialog" and anna["expanded"] is False and anna["focusable"] is True
    # The count is read with the name, and not a second time.
    assert not [entry for entry in tree(page.visit) if entry.role == "StaticText" and entry.name in ("2", "1")]
    page.call(HEADS, "element.setUnread('anna', 0)")
    page.still()
    assert "Anna" in named(page.visit, "button")


def test_opening_shows_one_named_dialog_and_hides_the_rest(open_stage):
    page = open_stage(three_heads())
    page.call(HEADS, "element.open('anna')")
    page.still()
    assert named(page.visit, "dialog") == ["Anna"]
    assert node(page.visit, "dialog", "Anna")["focused"] is True
    # In the order of the row, and nothing of the page beneath.
    assert named(page.visit, "button") == ["Anna, 2 unread", "Ben", "Clara, 1 unread"]
    assert node(page.visit, "button", "Anna, 2 unread")["expanded"] is True
    assert node(page.visit, "button", "Ben")["expanded"] is False
    assert named(page.visit, "textbox") == ["To anna"]
    page.call(HEADS, "element.select('ben')")
    page.still()
    assert named(page.visit, "dialog") == ["Ben"]
    assert named(page.visit, "textbox") == ["To ben"]
    page.page.keyboard.press("Escape")
    page.still()
    assert named(page.visit, "dialog") == []
    assert node(page.visit, "button", "Ben")["focused"] is True
    assert named(page.visit, "button") == ["Before", "Ben", "Anna, 2 unread", "After"]


def test_the_buttons_of_a_bar_are_read_once_although_they_have_tooltips(visit_html):
    page = Elements(visit_html(heads("anna"), viewport=(1024, 768)))
    page.call(HEADS, "element.open('anna')")
    page.still()
    names = ["Move conversation", "Detach from head", "Full size", "Close"]
    assert {entry.name: entry.description for entry in tree(page.visit) if entry.name in names} == dict.fromkeys(names, "")
    assert page.inside(HEADS, "[...root.querySelectorAll('.bar button')].map(({ title }) => title)") == names


def test_a_message_is_announced_with_who_sent_it(open_stage):
    page = open_stage(three_heads())
    assert said(page.visit) == []
    page.call(HEADS, "element.message('ben', 'On my way')")
    assert said(page.visit) == ["Ben: On my way"]
    page.after(0.6)
    # The bubble itself is not read a second time.
    assert [entry.name for entry in tree(page.visit) if entry.name == "On my way"] == []


def test_heads_by_keyboard_alone_from_start_to_end(open_stage):
    page = open_stage(three_heads(unread=0))
    press = page.page.keyboard.press
    visible = "getComputedStyle(root.activeElement.firstChild).outlineStyle"
    # Tab follows the order of the page: the element before, the heads front to back, the element after.
    order = []
    for _ in range(4):
        press("Tab")
        order.append(page.focused())
    assert order == ["BUTTON", "Anna", "Ben", "BUTTON"]
    press("Shift+Tab")
    press("Shift+Tab")
    assert page.focused() == "Anna"
    assert page.inside(HEADS, visible) == "solid", "the focus can be seen"
    for key, place in ARROW_MOVES:
        press(key)
        page.still()
        assert page.head("anna") == pytest.approx(place, abs=0.02)
        assert page.focused() == "Anna", "the focus goes with the head"
    press("Enter")
    page.still()
    assert page.inside(HEADS, "element.openHead") == "anna"
    assert page.inside(HEADS, "root.activeElement.getAttribute('role')") == "dialog"
    press("Tab")
    assert page.focused() == "To anna"
    page.page.keyboard.type("hello")
    # Back out of the conversation to the row, along it, and into another.
    walked = []
    for _ in range(8):
        press("Shift+Tab")
        walked.append(page.focused())
        if page.inside(HEADS, "root.activeElement?.classList.contains('head')"):
            break
    assert page.inside(HEADS, "root.activeElement.classList.contains('head')"), walked
    press("Home")
    assert page.focused() == "Anna"
    press("ArrowRight")
    assert page.focused() == "Ben"
    press("End")
    assert page.focused() == "Clara, 1 unread"
    press("ArrowLeft")
    press(" ")
    page.still()
    assert page.inside(HEADS, "element.openHead") == "ben"
    for _ in range(8):
        press("Shift+Tab")
        if page.focused() == "Ben" and page.inside(HEADS, "root.activeElement.classList.contains('head')"):
            break
    press("Delete")
    page.still()
    assert sorted(page.inside(HEADS, "element.heads")) == ["anna", "clara"]
    # The focus is never lost: Escape still reaches it.
    assert page.focused() != "BODY"
    press("Escape")
    page.still()
    assert page.inside(HEADS, "element.openHead") is None
    assert page.inside(HEADS, "root.activeElement.classList.contains('head')")
    # The draft is kept.
    assert page.page.locator("[aria-label='To anna']").input_value() == "hello"


def test_a_head_dismissed_by_keyboard_leaves_the_focus_order_where_it_was(open_stage):
    page = open_stage(three_heads(unread=0))
    page.page.keyboard.press("Tab")
    page.page.keyboard.press("Tab")
    assert page.focused() == "Anna"
    page.page.keyboard.press("Delete")
    page.still()
    assert page.inside(HEADS, "element.heads") == ["ben", "clara"]
    assert page.focused() == "Ben"
    page.page.keyboard.press("Delete")
    page.still()
    assert page.focused() == "Clara, 1 unread"


def test_a_head_that_the_page_keeps_keeps_the_focus(open_stage):
    page = open_stage(three_heads(unread=0))
    page.call(HEADS, "element.addEventListener('supple-dismiss', (event) => event.preventDefault())")
    page.page.keyboard.press("Tab")
    page.page.keyboard.press("Tab")
    page.page.keyboard.press("Delete")
    page.still()
    assert page.inside(HEADS, "element.heads") == ["anna", "ben", "clara"]
    assert page.focused() == "Anna"


def test_a_tap_on_a_message_opens_its_conversation_without_a_focus_ring(open_stage):
    page = open_stage(three_heads(unread=0), touch=True)
    page.call(HEADS, "element.message('ben', 'On my way')")
    page.after(0.8)
    page.fingers.tap(page.visit.box(".flyout").center)
    page.until("document.querySelector('supple-chat-heads').openHead === 'ben'")
    page.still()
    assert page.inside(HEADS, "root.activeElement.getAttribute('role')") == "dialog"
    assert page.inside(HEADS, "root.activeElement.matches(':focus-visible')") is False


def test_a_screen_readers_press_opens_and_closes(open_stage):
    page = open_stage(three_heads())
    press = "[...root.querySelectorAll('.head')].find((head) => head.ariaLabel.startsWith('Ben')).click()"
    page.inside(HEADS, press)
    page.still()
    assert page.inside(HEADS, "element.openHead") == "ben"
    page.inside(HEADS, press)
    page.still()
    assert page.inside(HEADS, "element.openHead") is None


# Slime badge


def badge(attributes='count="3"'):
    return f'<p id="row">Anna <supple-slime-badge {attributes}></supple-slime-badge></p><button>After</button>'


def test_a_badge_is_a_button_that_says_how_many_are_unread(open_stage):
    page = open_stage(badge())
    assert named(page.visit, "button") == ["3 unread", "After"]
    unread = node(page.visit, "button", "3 unread")
    assert unread["keyshortcuts"] == "Delete" and unread["focusable"] is True
    assert unread.description == "Press to clear"
    page.call(BADGE, "element.count = 120")
    page.still()
    assert named(page.visit, "button") == ["120 unread", "After"], "the number itself, not 99+"
    page.call(BADGE, "element.label = 'Anna'")
    page.still()
    assert named(page.visit, "button") == ["Anna, 120 unread", "After"]
    page.call(BADGE, "element.count = 0")
    page.still()
    assert named(page.visit, "button") == ["After"]


@pytest.mark.parametrize("key", ["Delete", "Backspace", "Enter", " "])
def test_a_badge_is_cleared_by_keyboard_alone(open_stage, key):
    page = open_stage(badge())
    page.page.keyboard.press("Tab")
    assert page.focused() == "3 unread"
    assert page.inside(BADGE, "getComputedStyle(root.activeElement).outlineStyle") == "solid"
    page.page.keyboard.press(key)
    page.still()
    assert page.received() == ["clear", "count-changed"]
    assert named(page.visit, "button") == ["0 unread", "After"], "it keeps the focus until that is moved"
    page.page.keyboard.press("Tab")
    assert page.focused() == "BUTTON", "one can go on from where it was"
    assert named(page.visit, "button") == ["After"]


def test_a_screen_readers_press_clears_a_badge_and_nothing_else(open_stage):
    page = open_stage(badge())
    page.page.evaluate("document.querySelector('#row').addEventListener('click', () => (window.clicked = true))")
    page.inside(BADGE, "root.querySelector('[role=button]').click()")
    page.still()
    assert page.received() == ["clear", "count-changed"]
    assert not page.page.evaluate("window.clicked ?? false")


def test_a_badge_that_is_stretched_is_still_one_button(open_stage):
    page = open_stage(badge(), touch=True)
    x, y = page.visit.box(BADGE).center
    page.fingers.drag((x, y), (x + 60, y + 30), hold=0.4, release=False)
    page.still()
    assert named(page.visit, "button") == ["3 unread", "After"]
    # The one on the button; the one under the finger is a picture.
    assert [entry.name for entry in tree(page.visit) if entry.name == "3"] == ["3"]
    page.fingers.up()
    page.still()


# Flipping notch


def test_a_refresh_by_keyboard_alone_is_heard_from_loading_to_what_came(open_stage):
    page = open_stage(notch())
    assert named(page.visit, "button") == ["Refresh"]
    rows_before = len(named(page.visit, "listitem"))
    for _ in range(4):
        page.page.keyboard.press("Tab")
        if page.focused() == "BUTTON":
            break
    assert node(page.visit, "button", "Refresh")["focused"] is True
    page.page.keyboard.press("Enter")
    page.page.wait_for_function("() => window.request")
    page.still()
    assert said(page.visit) == ["Loading"]
    page.page.evaluate("request.finish(makeRow('Fresh'), makeRow('Fresher'))")
    # Rows in flight are not read: they are not in the list yet.
    assert len(named(page.visit, "listitem")) == rows_before
    page.page.wait_for_function("() => received.some(({ name }) => name === 'inserted')")
    page.still()
    assert said(page.visit) == ["2 new items"]
    texts = [entry.name for entry in tree(page.visit) if entry.role == "StaticText"]
    assert texts.index("Fresh") < texts.index("Fresher") < texts.index("Row 1")
    assert node(page.visit, "button", "Refresh")["focused"] is True, "the focus stays where it was"


@pytest.mark.parametrize(
    ("answer", "received"),
    [("request.finish()", "Up to date"), ("request.finish(makeRow('One'))", "1 new item"),
     ("request.fail('No connection')", "No connection")])
def test_whatever_comes_is_said(open_stage, answer, received):
    page = open_stage(notch())
    page.call(NOTCH, "element.beginRefreshing()")
    page.page.wait_for_function("() => window.request")
    assert said(page.visit) == ["Loading"]
    page.page.evaluate(answer)
    page.page.wait_for_function("() => received.some(({ name }) => ['inserted', 'cancelled', 'failed'].includes(name))")
    page.after(0.05)
    assert said(page.visit) == [received]
    # The card is a picture of it, and hidden from screen readers.
    assert [entry.name for entry in tree(page.visit) if entry.name == "No connection"] == (
        ["No connection"] if received == "No connection" else [])
    page.still()
