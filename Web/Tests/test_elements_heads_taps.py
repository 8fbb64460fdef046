"""Taps on <supple-chat-heads>: their target, and the page's veto on opening."""

import pytest

from harness.elements import REST_RIGHT, Elements, heads, near, slot

ELEMENT = "supple-chat-heads"

LISTEN = """element.addEventListener('supple-tap', (event) => {
  received.push({ name: 'tap', head: event.detail.head });
  if (element.dataset.quiet) event.preventDefault();
})"""


@pytest.mark.parametrize("reduced_motion", [False, True])
@pytest.mark.parametrize("pointer", ["fingers", "mouse"])
def test_a_double_tap_opens_the_head_that_was_tapped(open_heads, pointer, reduced_motion):
    page = open_heads("anna", "ben", "clara", touch=pointer == "fingers", reduced_motion=reduced_motion)
    page.call(ELEMENT, LISTEN)
    device = getattr(page.visit, pointer)
    device.tap((REST_RIGHT, 300))
    page.after(0.08)
    device.tap((REST_RIGHT, 300))
    page.still()
    assert [event for event in page.received() if event[0] != "pressed"] == [("tap", "anna"), ("opened", "anna")]
    assert page.inside(ELEMENT, "element.openHead") == "anna"
    assert page.head("anna") == near(slot(0, 3))
    # Later a tap on the scrim closes the conversation.
    device.tap((20, 60))
    page.still()
    assert page.inside(ELEMENT, "element.openHead") is None


# The second tap begins on the conversation, or beside it while it grows from the head.
@pytest.mark.parametrize("gap, hold", [(0.04, 0.03), (0.2, 0.03), (0, 0.3)])
def test_the_second_tap_of_a_double_tap_presses_nothing_in_the_conversation(open_heads, gap, hold):
    page = open_heads("anna")
    page.page.evaluate("""() => {
      const button = Object.assign(document.createElement('button'), { textContent: 'Delete chat' });
      button.style.cssText = 'position:absolute;inset:0;width:100%;height:100%';
      document.querySelector('[slot=conversation]').replaceChildren(button);
      window.presses = [];
      for (const name of ['mousedown', 'click', 'dblclick']) button.addEventListener(name, () => presses.push(name));
    }""")
    page.visit.fingers.tap((REST_RIGHT, 300))
    page.after(gap)
    page.visit.fingers.tap((REST_RIGHT, 300), hold=hold)
    page.still()
    assert page.inside(ELEMENT, "element.openHead") == "anna" and page.page.evaluate("presses") == []
    # Later presses count, and those of keys and of assistive technology at any time.
    page.page.evaluate("document.querySelector('[slot=conversation] button').click()")
    assert page.page.evaluate("presses.splice(0)") == ["click"]
    page.visit.fingers.tap((REST_RIGHT, 300))
    page.until("presses.includes('click')")


def test_a_tap_on_a_flying_head_is_no_choice(open_heads):
    page = open_heads("anna", "ben", "clara")
    page.call(ELEMENT, LISTEN)
    page.call(ELEMENT, "element.open('anna')")
    page.after(0.09)
    flying = page.head("ben")
    assert flying is not None and abs(flying[0] - slot(1, 3)[0]) > 30
    page.fingers.tap(flying, hold=0.02)
    page.still()
    assert page.inside(ELEMENT, "element.openHead") == "anna"
    assert [event for event in page.received() if event[0] in ("tap", "selected", "closed")] == []
    page.fingers.tap(page.head("ben"))
    page.still()
    assert page.inside(ELEMENT, "element.openHead") == "ben"


@pytest.mark.parametrize("means", ["touch", "mouse", "key", "assistive technology"])
def test_every_tap_is_told_and_can_be_prevented(open_heads, means):
    page = open_heads("anna", "ben", touch=means == "touch")
    page.call(ELEMENT, LISTEN)

    def tap():
        place = page.head("anna")
        if means == "touch":
            page.fingers.tap(place)
        elif means == "mouse":
            page.visit.mouse.tap(place)
        elif means == "key":
            page.inside(ELEMENT, "root.querySelector('.head').focus()")
            page.page.keyboard.press("Enter")
        else:
            page.inside(ELEMENT, "root.querySelector('.head').click()")
        page.still()
        page.after(1)

    def told():
        return [event for event in page.received() if event[0] in ("tap", "opened", "closed")]

    page.call(ELEMENT, "element.dataset.quiet = 'yes'")
    tap()
    assert told() == [("tap", "anna")]
    assert page.inside(ELEMENT, "element.openHead") is None
    assert page.head("anna") == near((REST_RIGHT, 300))
    page.call(ELEMENT, "delete element.dataset.quiet")
    tap()
    assert told() == [("tap", "anna"), ("opened", "anna")]
    page.call(ELEMENT, "element.dataset.quiet = 'yes'")
    tap()
    assert told() == [("tap", "anna")]
    assert page.inside(ELEMENT, "element.openHead") == "anna"
    page.call(ELEMENT, "delete element.dataset.quiet")
    tap()
    assert told() == [("tap", "anna"), ("closed", "anna")]


def test_tap_opens_can_be_off(open_heads):
    page = open_heads("anna", "ben")
    page.call(ELEMENT, LISTEN)
    page.tune(ELEMENT, tapOpens="off")
    page.fingers.tap((REST_RIGHT, 300))
    page.still()
    assert page.received() == [("pressed", "anna"), ("tap", "anna")]
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    page.fingers.tap(slot(1, 2))
    page.still()
    assert page.inside(ELEMENT, "element.openHead") == "anna"
    page.tune(ELEMENT)
    page.fingers.tap(slot(1, 2))
    page.still()
    assert page.inside(ELEMENT, "element.openHead") == "ben"



# The module comes when `arrive` is called.
LATE = """
  const { fetch } = window;
  window.fetch = (...given) => new Promise((resolve) => { window.arrive = () => resolve(fetch(...given)); });
"""


@pytest.mark.parametrize("means", ["touch", "Enter", " "])
@pytest.mark.parametrize("leaves", [False, True])
@pytest.mark.parametrize("content, name", [
    (heads("anna"), "anna"), ('<supple-chat-heads launcher label="Help"><p>Hello</p></supple-chat-heads>', "launcher")],
    ids=["heads", "launcher"])
def test_a_press_before_the_module_has_come_waits_for_it_unless_the_focus_moves_on(visit_html, content, name, leaves, means):
    visit = visit_html("<input id=field>" + content, touch=True, scripts=(LATE,))
    visit.page.evaluate("document.querySelector('supple-chat-heads').style.cssText = 'position: fixed; inset: 0'")
    visit.page.wait_for_function("() => typeof arrive === 'function'")
    # Two presses are no opening and closing.
    for _ in range(2):
        place = tuple(visit.page.evaluate("""() => {
          const head = document.querySelector('supple-chat-heads').shadowRoot.querySelector('.head');
          const box = head.getBoundingClientRect();
          head.focus();
          return [box.x + box.width / 2, box.y + box.height / 2];
        }"""))
        if means == "touch":
            visit.fingers.tap(place)
        else:
            visit.page.keyboard.press(means)
    if leaves:
        visit.page.evaluate("document.querySelector('#field').focus()")
    visit.page.evaluate("arrive()")
    page = Elements(visit)
    assert page.inside(ELEMENT, "element.openHead") == (None if leaves else name)
