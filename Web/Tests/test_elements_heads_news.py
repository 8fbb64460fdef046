"""Unread counts and messages of <supple-chat-heads>: sums, the order after reading, flyouts."""

import pytest

from harness.elements import REST_LEFT, REST_RIGHT, head, near

ELEMENT = "supple-chat-heads"

LISTEN = """element.addEventListener(
  'supple-flyout-hidden', ({ detail }) => received.push({ name: 'flyout-hidden', head: detail.head }))"""

# The visible flyouts, back to front, with their names and texts.
FLYOUTS = """[...root.querySelectorAll('.flyout')].filter(({ style }) => style.visibility === 'visible')
  .sort((a, b) => a.style.zIndex - b.style.zIndex)
  .map((flyout) => [flyout.querySelector('b').textContent, flyout.querySelector('span').textContent])"""

BADGE = """[...root.querySelectorAll('.badge')].filter((badge) => badge.style.visibility === 'visible')
  .map(({ textContent }) => textContent)"""


def described(page, name):
    """The name and the description of a head's button."""
    return page.inside(
        ELEMENT,
        f"[...root.querySelectorAll('.head')].map((button) => [button.ariaLabel, button.getAttribute('aria-description')])"
        f".find(([label]) => label.startsWith('{name}'))")


def counted(open_heads, **options):
    page = open_heads(content=head("anna", unread=2) + head("ben", unread=3) + head("clara"), **options)
    page.still()
    return page


def test_the_closed_stack_counts_for_all(open_heads):
    page = counted(open_heads)
    assert page.inside(ELEMENT, BADGE) == ["5"]
    assert described(page, "Anna") == ["Anna, 2 unread", "5 unread in all"]
    page.fingers.tap((REST_RIGHT, 300))
    page.still()
    assert sorted(page.inside(ELEMENT, BADGE)) == ["2", "3"]
    assert described(page, "Anna") == ["Anna, 2 unread", None]
    page.page.keyboard.press("Escape")
    page.still()
    page.call(ELEMENT, "element.setUnread('clara', 90)")
    page.still()
    assert page.inside(ELEMENT, BADGE) == ["95"]
    page.call(ELEMENT, "element.preset = 'classic'")
    page.still()
    assert page.inside(ELEMENT, BADGE) == ["2"]


@pytest.mark.parametrize("reduced_motion", [False, True])
@pytest.mark.parametrize("pointer", ["fingers", "mouse"])
def test_tearing_off_the_sum_clears_every_head(open_heads, pointer, reduced_motion):
    page = counted(open_heads, touch=pointer == "fingers", reduced_motion=reduced_motion)
    page.received()
    x, y = page.inside(ELEMENT, """(() => {
      const badge = [...root.querySelectorAll('.badge')].find(({ style }) => style.visibility === 'visible');
      const box = badge.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()""")
    getattr(page.visit, pointer).drag((x, y), (x - 220, y + 200))
    page.still()
    assert [event for event in page.received() if event[0] == "cleared"] == [("cleared", "anna"), ("cleared", "ben")]
    assert page.inside(ELEMENT, "element.state.heads.map(({ unread }) => unread)") == [0, 0, 0]
    assert page.inside(ELEMENT, BADGE) == []
    assert described(page, "Anna") == ["Anna", None]


def test_a_message_leads_whatever_is_told_of_before_it(open_heads):
    page = open_heads("anna", "ben", "clara")
    # The frame with Anna's move comes after the message.
    page.call(ELEMENT, "element.setRestingPlace('left', 500); element.message('ben', 'Hello')")
    page.still()
    assert page.head("ben") == near((REST_LEFT, 500))
    assert page.inside(ELEMENT, "element.heads") == ["ben", "anna", "clara"]


def test_a_message_gives_no_lead_while_a_finger_has_the_leader(open_heads):
    page = open_heads("anna", "ben", "clara")
    page.fingers.down((REST_RIGHT, 300))
    page.fingers.move((REST_RIGHT - 100, 400))
    page.after(0.2)
    page.call(ELEMENT, "element.message('ben', 'Hello')")
    page.after(0.2)
    assert page.inside(ELEMENT, "element.heads") == ["anna", "ben", "clara"]
    page.fingers.up()
    page.still()
    x, y = page.head("anna")
    assert page.head("ben") == near((x, y + 12))
    assert page.inside(ELEMENT, "element.heads") == ["anna", "ben", "clara"]


def test_a_place_that_is_given_while_a_conversation_is_open_is_known_once_it_is_closed(open_heads):
    page = open_heads("anna", "ben")
    page.fingers.tap((REST_RIGHT, 300))
    page.still()
    page.call(ELEMENT, "element.setRestingPlace('left', 500)")
    page.page.keyboard.press("Escape")
    page.still()
    assert page.head("anna") == near((REST_LEFT, 500))
    edge, y = page.inside(ELEMENT, "[element.state.edge, element.state.y]")
    assert (edge, round(y)) == ("left", 500)


def test_news_is_seen_after_reading(open_heads):
    page = open_heads("anna", "ben", "clara", "dora")
    page.fingers.tap((REST_RIGHT, 300))
    page.still()
    page.call(ELEMENT, "element.setUnread('dora', 1)")
    page.call(ELEMENT, "element.setUnread('clara', 1)")
    page.page.keyboard.press("Escape")
    page.still()
    assert page.inside(ELEMENT, "element.heads") == ["anna", "clara", "dora", "ben"]
    assert page.head("clara") == near((REST_RIGHT, 312))
    # The page has the engine's order, which the next opening shows from left to right.
    page.fingers.tap((REST_RIGHT, 300))
    page.still()
    assert sorted(["anna", "ben", "clara", "dora"], key=lambda name: page.head(name)[0]) == [
        "anna", "clara", "dora", "ben"]


def test_a_head_that_is_dragged_out_of_the_row_is_followed_by_news(open_heads):
    page = open_heads("anna", "ben", "clara")
    page.fingers.tap((REST_RIGHT, 300))
    page.still()
    page.call(ELEMENT, "element.setUnread('clara', 1)")
    x, y = page.head("ben")
    page.fingers.drag((x, y), (x, y + 300), hold=0.4)
    page.still()
    assert page.inside(ELEMENT, "element.heads") == ["ben", "clara", "anna"]


@pytest.mark.parametrize("reduced_motion", [False, True])
def test_a_second_message_fades_into_the_open_flyout(open_heads, reduced_motion):
    page = open_heads("anna", "ben", reduced_motion=reduced_motion)
    page.call(ELEMENT, LISTEN)
    page.call(ELEMENT, "element.message('anna', 'First')")
    page.after(2)
    assert page.inside(ELEMENT, FLYOUTS) == [["Anna", "First"]]
    page.call(ELEMENT, "element.message('anna', 'Second')")
    page.after(0.1)
    assert page.inside(ELEMENT, FLYOUTS) == [["Anna", "First"], ["Anna", "Second"]]
    page.after(0.2)
    assert page.inside(ELEMENT, FLYOUTS) == [["Anna", "Second"]]
    page.after(4.5)
    assert page.inside(ELEMENT, FLYOUTS) == [["Anna", "Second"]]
    assert page.received() == []
    page.after(0.6)
    assert page.inside(ELEMENT, FLYOUTS) == []
    assert page.received() == [("flyout-hidden", "anna")]


def test_a_flyout_names_its_sender(open_heads):
    page = open_heads("anna", content='<div slot="head" data-head="team">T</div>')
    for id, options, name in (
        ("anna", "", "Anna"), ("anna", ", { sender: 'Anna Berg' }", "Anna Berg"), ("team", "", ""),
        ("team", ", { sender: '<b>Ben</b>' }", "<b>Ben</b>"),
    ):
        page.call(ELEMENT, f"element.message('{id}', 'Hello'{options})")
        page.after(0.6)
        assert page.inside(ELEMENT, FLYOUTS) == [[name, "Hello"]]
        said = page.inside(ELEMENT, "root.querySelector('[role=status]').textContent")
        assert said == f"{name or 'team'}: Hello"


def test_a_flyout_that_is_flicked_away_or_opened_is_told(open_heads):
    page = open_heads("anna")
    page.call(ELEMENT, LISTEN)
    for ending in ("flick", "tap"):
        page.call(ELEMENT, "element.message('anna', 'Hello')")
        page.after(1)
        if ending == "flick":
            page.fingers.throw((290, 300), (370, 300), velocity=1200)
        else:
            page.fingers.tap((290, 300))
        page.still()
        assert page.received().count(("flyout-hidden", "anna")) == 1
    assert page.inside(ELEMENT, "element.openHead") == "anna"


# The content of the visible flyout: its box, its nonempty parts, and the cut of each.
SHOWN = """(() => {
  const flyout = [...root.querySelectorAll('.flyout')].find(({ style }) => style.visibility === 'visible');
  const { left, right, top, bottom, width, height } = flyout.getBoundingClientRect();
  const parts = [...flyout.children].filter(({ textContent }) => textContent);
  return { left, right, width, height, texts: parts.map(({ textContent }) => textContent),
    lines: parts.map((part) => Math.round(part.offsetHeight / parseFloat(getComputedStyle(part).lineHeight))),
    cut: parts.map((part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight),
    outside: parts.some((part) => part.getBoundingClientRect().bottom > bottom || part.getBoundingClientRect().top < top) };
})()"""

LONG = "Are you on the train already, or shall we wait for you at the station until the next one comes in at half past?"


@pytest.mark.parametrize("edge", ["left", "right"])
@pytest.mark.parametrize("text, lines", [("Ok", 1), ("Are you on the train by now, or still there?", 2), (LONG, 2)])
def test_a_flyout_is_as_wide_as_its_words(open_heads, text, lines, edge):
    page = open_heads("anna", "ben")
    page.call(ELEMENT, f"element.setRestingPlace('{edge}', 300)")
    page.still()
    page.call(ELEMENT, f"element.message('anna', '{text}')")
    page.after(2)
    shown = page.inside(ELEMENT, SHOWN)
    assert shown["texts"] == ["Anna", text] and shown["lines"] == [1, lines] and not shown["outside"]
    assert shown["cut"] == [False, text == LONG]
    assert shown["width"] < 90 if text == "Ok" else 200 < shown["width"] <= 300
    # 12 points beside the picture, whose radius is 29.
    assert near((REST_LEFT + 41, 0)) == (shown["left"], 0) if edge == "left" else near((REST_RIGHT - 41, 0)) == (shown["right"], 0)


@pytest.mark.parametrize("width", [320, 240])
def test_in_a_narrow_room_a_flyout_keeps_12_points_to_the_other_edge(open_heads, width):
    page = open_heads("anna")
    page.call(ELEMENT, f"element.parentElement.style.width = '{width}px'")
    page.still()
    page.call(ELEMENT, f"element.message('anna', '{LONG}')")
    page.after(2)
    shown = page.inside(ELEMENT, SHOWN)
    assert shown["left"] == pytest.approx(12, abs=0.1) and shown["lines"] == [1, 2] and not shown["outside"]


def test_beside_a_flyout_stands_the_senders_count_and_how_many_more_there_are(open_heads):
    page = counted(open_heads)
    page.call(ELEMENT, "element.message('ben', 'Hello')")
    page.after(2)
    assert page.inside(ELEMENT, BADGE) == ["3"]
    assert page.inside(ELEMENT, SHOWN)["texts"] == ["Ben", "Hello", "and 2 more"]
    page.after(4)
    page.still()
    assert page.inside(ELEMENT, BADGE) == ["5"]
    # The words are the page's own, and nothing is said of others without news.
    page.call(ELEMENT, "element.labels = { others: (count) => `und ${count} mehr` }; element.setUnread('anna', 0)")
    page.call(ELEMENT, "element.message('anna', 'Hello')")
    page.after(2)
    assert page.inside(ELEMENT, SHOWN)["texts"] == ["Anna", "Hello", "und 3 mehr"]
    page.call(ELEMENT, "element.setUnread('ben', 0); element.message('anna', 'Well')")
    page.after(2)
    assert page.inside(ELEMENT, SHOWN)["texts"] == ["Anna", "Well"]


def test_a_flyout_under_a_resting_mouse_goes(open_heads):
    page = open_heads("anna")
    page.call(ELEMENT, "element.message('anna', 'Are you on the train?')")
    page.after(1)
    x, y = page.inside(ELEMENT, """(() => { const box = root.querySelector('.flyout').getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2]; })()""")
    page.visit.mouse.move((x, y))
    assert page.inside(ELEMENT, f"{FLYOUTS}.length") == 1
    page.after(9)
    assert page.inside(ELEMENT, f"{FLYOUTS}.length") == 0
