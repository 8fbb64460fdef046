"""The conversations of <supple-chat-heads>: opened, switched and closed, with events, by touch and keyboard and by the page."""

import pytest

from harness.elements import ARROW_MOVES, HEAD, REST_LEFT, REST_RIGHT, SLOT_Y, TOP, conversation, head, near, slot

ELEMENT = "supple-chat-heads"


def test_a_tap_opens_and_the_focus_goes_in_and_comes_back(open_heads):
    page = open_heads("anna", "ben")
    page.page.locator("#beside").focus()
    page.fingers.tap((REST_RIGHT, 300))
    page.still()
    assert page.received() == [("pressed", "anna"), ("opened", "anna")]
    assert page.head("anna") == near(slot(0, 2))
    assert page.head("ben") == near(slot(1, 2))
    panel = page.inside(ELEMENT, "root.querySelector('[role=dialog]').getBoundingClientRect().toJSON()")
    assert panel["top"] == pytest.approx(TOP + HEAD + 20, abs=0.02)
    assert panel["left"] == pytest.approx(8, abs=0.02)
    assert page.focused() == "Anna"
    assert page.page.evaluate("document.querySelector('#beside').inert")
    page.page.locator("input").first.fill("half a word")
    page.page.keyboard.press("Escape")
    page.still()
    assert page.received() == [("closed", "anna")]
    assert page.head("anna") == near((REST_RIGHT, 300))
    assert page.focused() == "Anna"
    assert page.inside(ELEMENT, "root.activeElement.className") == "head touch"
    assert not page.page.evaluate("document.querySelector('#beside').inert")
    # The content is the page's own and was never recreated.
    assert page.page.locator("input").first.input_value() == "half a word"


BOXES = """(() => {
  const panel = root.querySelector('[role=dialog]');
  const content = panel.querySelector('.content');
  const box = ({ left, top, width }) => [left + width / 2, top, width];
  const layout = panel.offsetWidth;
  return [getComputedStyle(panel).visibility, layout, +content.style.opacity, box(panel.getBoundingClientRect()),
    box(content.getBoundingClientRect())];
})()"""


def test_content_grows_and_shrinks_with_its_card(open_heads):
    page = open_heads("anna", "ben")
    page.fingers.tap((REST_RIGHT, 300))
    widths = {False: set(), True: set()}
    for step in range(60):
        closes = step >= 40
        if step == 40:
            page.call(ELEMENT, "void element.close()")
        page.after(1 / 60)
        visibility, layout, opacity, card, content = page.inside(ELEMENT, BOXES)
        if visibility == "hidden" or opacity == 0:
            continue
        assert content == pytest.approx(card, abs=0.1), step
        assert layout == 374
        widths[closes].add(round(card[2]))
    assert len(widths[False]) > 4 and min(widths[False]) < 250
    assert len(widths[True]) > 8 and min(widths[True]) < 100


@pytest.mark.parametrize("size", [(390, 844), (1200, 800)])
def test_a_page_that_scrolls_to_the_newest_message_as_it_opens_is_there_at_rest(open_heads, size):
    content = "".join(
        f'<section slot="conversation" data-head="{name}">' + 80 * "<p>Message</p>" + "</section>" for name in ("anna", "ben"))
    page = open_heads("anna", "ben", content=content, viewport=size, touch=size[0] < 600)
    page.page.evaluate(
        """for (const list of document.querySelectorAll('section')) list.style.overflow = 'auto';
        for (const name of ['opened', 'selected']) document.addEventListener(`supple-${name}`, ({ detail }) => {
          const list = document.querySelector(`section[data-head=${detail.head}]`);
          list.scrollTop = list.scrollHeight;
        })""")
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    below = "(id) => { const one = document.querySelector(`section[data-head=${id}]`);" \
        " return one.scrollTop > 1000 && one.scrollHeight - one.scrollTop - one.clientHeight; }"
    assert page.page.evaluate(below, "anna") == pytest.approx(0, abs=1)
    page.call(ELEMENT, "element.open('ben')")
    page.still()
    assert page.page.evaluate(below, "ben") == pytest.approx(0, abs=1)
    page.call(ELEMENT, "element.close()")
    page.still()
    page.call(ELEMENT, "element.open('ben')")
    page.still()
    assert page.page.evaluate(below, "ben") == pytest.approx(0, abs=1)


def test_tapping_another_head_switches_and_the_veil_closes(open_heads):
    page = open_heads("anna", "ben")
    page.fingers.tap((REST_RIGHT, 300))
    page.still()
    page.fingers.tap(slot(1, 2))
    page.still()
    assert page.inside(ELEMENT, "element.openHead") == "ben"
    assert page.inside(ELEMENT, "[...root.querySelectorAll('[role=dialog]')].map((d) => d.style.visibility)") == [
        "hidden", "visible"]
    page.fingers.tap((20, 60))
    page.still()
    assert page.received() == [
        ("pressed", "anna"), ("opened", "anna"), ("pressed", "ben"), ("selected", "ben"), ("closed", "ben")]
    assert page.head("ben") == near((REST_RIGHT, 300))
    assert page.head("anna") == near((REST_RIGHT, 312))
    assert page.inside(ELEMENT, "element.heads") == ["ben", "anna"]


def test_dragging_a_head_out_of_the_row_closes(open_heads):
    page = open_heads("anna", "ben")
    page.fingers.tap((REST_RIGHT, 300))
    page.still()
    page.received()
    page.fingers.drag(slot(1, 2), (300, 420), hold=0.4)
    page.still()
    assert "closed" in [event[0] for event in page.received()]
    assert page.head("ben") == near((REST_RIGHT, 420), 1)
    assert page.head("anna") == near((REST_RIGHT, 432), 1)


def test_dragging_a_head_a_little_brings_it_back_to_its_slot(open_heads):
    page = open_heads("anna", "ben")
    page.fingers.tap((REST_RIGHT, 300))
    page.still()
    page.fingers.drag(slot(0, 2), (slot(0, 2)[0], SLOT_Y + 50), hold=0.3)
    page.still()
    assert page.head("anna") == near(slot(0, 2))
    assert page.inside(ELEMENT, "element.openHead") == "anna"


def test_heads_come_go_and_overflow_by_the_page(open_heads):
    page = open_heads("anna", "ben")
    page.call(ELEMENT, "element.addHead({ id: 'zoe', name: 'Zoe Zimmer', unread: 4 })")
    page.still()
    assert page.head("zoe") == near((REST_RIGHT, 300))
    assert page.inside(ELEMENT, "root.querySelector('.head').getAttribute('aria-label')") == (
        "Zoe Zimmer, 4 unread")
    for name in ("carl", "dora", "emil"):
        page.call(ELEMENT, f"element.addHead({{ id: '{name}', name: '{name.title()}' }})")
    page.still()
    assert [event for event in page.received() if event[0] == "overflowed"] == [("overflowed", "ben")]
    page.call(ELEMENT, "element.open('emil')")
    page.still()
    assert page.inside(ELEMENT, "root.querySelector('.overflow').style.visibility") == "visible"
    page.call(ELEMENT, "element.close()")
    page.still()
    page.call(ELEMENT, "element.removeHead('emil')")
    page.still()
    assert page.inside(ELEMENT, "element.querySelector('[data-head=emil]')") is None
    assert "emil" not in page.inside(ELEMENT, "element.heads")
    # The removal of an element from the page has the same effect.
    page.call(ELEMENT, "element.querySelector('[slot=head][data-head=dora]').remove()")
    page.still()
    assert page.head("dora") is None


def test_the_keyboard_alone_moves_opens_walks_and_dismisses(open_heads):
    page = open_heads("anna", "ben", touch=False)
    press = page.page.keyboard.press
    page.page.locator("#beside").focus()
    press("Tab")
    assert page.focused() in ("Anna", "Ben")
    page.inside(ELEMENT, "[...root.querySelectorAll('.head')][0].focus()")
    for key, place in ARROW_MOVES:
        press(key)
        page.still()
        assert page.head("anna") == near(place)
    press("Enter")
    page.still()
    assert page.inside(ELEMENT, "element.openHead") == "anna"
    assert page.inside(ELEMENT, "root.activeElement.getAttribute('role')") == "dialog"
    page.inside(ELEMENT, "[...root.querySelectorAll('.head')][0].focus()")
    press("ArrowRight")
    assert page.focused() == "Ben"
    press("Enter")
    page.still()
    assert page.inside(ELEMENT, "element.openHead") == "ben"
    page.inside(ELEMENT, "[...root.querySelectorAll('.head')][1].focus()")
    press("Delete")
    page.still()
    assert page.inside(ELEMENT, "element.heads") == ["anna"]
    press("Escape")
    page.still()
    assert page.inside(ELEMENT, "element.openHead") is None
    assert page.focused() == "Anna"


def test_a_message_shows_its_text_and_is_announced_as_text(open_heads):
    page = open_heads("anna", "ben")
    page.call(ELEMENT, "element.message('ben', '<img src=x onerror=alert(1)> hello')")
    page.page.wait_for_function(
        "() => document.querySelector('supple-chat-heads').shadowRoot.querySelector('.flyout').style.visibility === 'visible'")
    assert page.inside(ELEMENT, "root.querySelector('.flyout span').textContent") == "<img src=x onerror=alert(1)> hello"
    assert page.inside(ELEMENT, "root.querySelector('[role=status]').textContent") == (
        "Ben: <img src=x onerror=alert(1)> hello")
    assert page.inside(ELEMENT, "root.querySelectorAll('img').length") == 0
    # Flicked away.
    page.fingers.throw((250, 300), (330, 300), velocity=1500)
    page.still()
    assert page.inside(ELEMENT, "root.querySelector('.flyout').style.visibility") == "hidden"


def test_a_text_is_forgotten_once_it_is_no_longer_shown(open_heads):
    page = open_heads("anna", "ben")
    kept = """(() => {
      const host = globalThis[Object.getOwnPropertySymbols(globalThis).find(({ description }) => /^supple .+ hosts$/.test(description))].get(document.querySelector('supple-chat-heads'));
      // The host's own names are shortened.
      const texts = Object.values(host).find((held) => held?.sender && held.get);
      return [1, 2, 3].map((number) => texts.get(number));
    })()"""
    shows = """(text) => { const flyout = document.querySelector('supple-chat-heads').shadowRoot.querySelector('.flyout');
      return flyout.style.visibility === 'visible' && flyout.querySelector('span').textContent === text; }"""
    page.call(ELEMENT, "element.message('ben', 'first')")
    page.page.wait_for_function(shows, arg="first")
    assert page.page.evaluate(kept) == ["first", "", ""]
    page.call(ELEMENT, "element.message('anna', 'second')")
    page.page.wait_for_function(shows, arg="second")
    assert page.page.evaluate(kept) == ["", "second", ""]
    page.fingers.throw((250, 300), (330, 300), velocity=1500)
    page.still()
    assert page.page.evaluate(kept) == ["", "", ""]


def test_heads_are_buttons_with_name_and_count_and_the_dialog_is_named(open_heads):
    page = open_heads(content=head("anna", unread=2) + conversation("anna"))
    tree = page.visit.session.send("Accessibility.getFullAXTree")["nodes"]
    named = {(node["role"]["value"], node.get("name", {}).get("value")) for node in tree if not node.get("ignored")}
    assert ("button", "Anna, 2 unread") in named
    page.fingers.tap((REST_RIGHT, 300))
    page.still()
    tree = page.visit.session.send("Accessibility.getFullAXTree")["nodes"]
    named = {(node["role"]["value"], node.get("name", {}).get("value")) for node in tree if not node.get("ignored")}
    assert ("dialog", "Anna") in named
    assert ("button", "Beside") not in named


def test_state_is_kept_and_put_back(open_heads):
    page = open_heads("anna", "ben", "clara")
    page.fingers.throw((REST_RIGHT, 300), (REST_RIGHT - 120, 300), velocity=1200)
    page.still()
    page.call(ELEMENT, "element.open('clara')")
    page.still()
    page.call(ELEMENT, "element.close()")
    page.still()
    before = page.head("clara")
    page.page.evaluate(
        """() => {
          const heads = document.querySelector('supple-chat-heads');
          const { state } = heads;
          const kept = JSON.parse(JSON.stringify(state));
          heads.setRestingPlace('right', 600);
          heads.open('anna');
          window.kept = kept;
        }""")
    page.still()
    page.call(ELEMENT, "element.state = window.kept")
    page.still()
    assert page.head("clara") == near(before, 0.1)
    assert page.inside(ELEMENT, "element.heads")[0] == "clara"
    assert page.inside(ELEMENT, "element.openHead") is None
    assert not page.page.evaluate("document.querySelector('#beside').inert")


@pytest.mark.parametrize("attributes", ["", 'y="300"'])
def test_right_to_left_begins_at_the_left_and_mirrors_the_row(open_heads, attributes):
    page = open_heads("anna", "ben", attributes=attributes, direction="rtl")
    assert page.head("anna")[0] == pytest.approx(REST_LEFT, abs=0.02)
    page.fingers.tap(page.head("anna"))
    page.still()
    assert page.head("anna") == near(slot(1, 2))
    assert page.head("ben") == near(slot(0, 2))


def test_reduced_motion_reaches_the_same_states_without_flight(open_heads):
    page = open_heads("anna", "ben", reduced_motion=True)
    page.fingers.tap((REST_RIGHT, 300))
    page.still()
    assert page.head("anna") == near(slot(0, 2))
    page.page.keyboard.press("Escape")
    page.still()
    assert page.head("anna") == near((REST_RIGHT, 300))
    assert page.received() == [("pressed", "anna"), ("opened", "anna"), ("closed", "anna")]
