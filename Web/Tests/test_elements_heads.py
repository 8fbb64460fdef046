"""<supple-chat-heads> under fingers, mouse and pen: drags, throws and the dismiss target."""

import pytest

from harness.elements import BOTTOM, REST_LEFT, REST_RIGHT, TARGET, TOP, near

ELEMENT = "supple-chat-heads"


def test_heads_rest_as_one_stack_at_the_edge(open_heads):
    page = open_heads("anna", "ben", "clara")
    assert page.head("anna") == near((REST_RIGHT, 300))
    assert page.head("ben") == near((REST_RIGHT, 312))
    assert page.head("clara") is None
    assert page.visit.frames_requested() > 0
    before = page.visit.frames_requested()
    page.after(0.3)
    assert page.visit.frames_requested() == before


def test_a_drag_is_one_to_one_and_the_followers_come_after(open_heads):
    page = open_heads("anna", "ben")
    start, end = (REST_RIGHT - 10, 290), (180, 450)
    page.fingers.drag(start, end, hold=1.2, release=False)
    page.still()
    assert page.head("anna") == near((end[0] + 10, end[1] + 10))
    assert page.head("ben") == near((end[0] + 10, end[1] + 22))
    page.fingers.up()
    page.still()
    [moved] = page.details("moved")
    assert (moved["edge"], moved["y"]) == ("left", pytest.approx(460, abs=0.02))
    assert page.head("anna") == near((REST_LEFT, 460))
    assert page.inside(ELEMENT, "[element.getAttribute('edge'), element.y]") == ["left", pytest.approx(460, abs=0.02)]


@pytest.mark.parametrize("pointer", ["fingers", "mouse", "pen"])
def test_a_throw_carries_over_to_the_other_edge(open_heads, pointer):
    page = open_heads("anna", "ben", touch=pointer == "fingers")
    getattr(page.visit, pointer).throw((REST_RIGHT, 300), (REST_RIGHT - 120, 300), velocity=1200)
    page.still()
    assert page.head("anna")[0] == pytest.approx(REST_LEFT, abs=0.02)
    assert ("moved", "anna") in page.received()


def test_a_cancelled_press_is_nothing_and_a_cancelled_drag_lands(open_heads):
    page = open_heads("anna")
    page.fingers.down((REST_RIGHT, 300))
    page.fingers.cancel()
    page.still()
    assert page.received() == [("pressed", "anna")]
    page.fingers.down((REST_RIGHT, 300))
    page.fingers.glide((REST_RIGHT, 300), (60, 500), 0.2)
    page.fingers.cancel()
    page.still()
    assert page.head("anna") == near((REST_LEFT, 500), 1)
    assert page.inside(ELEMENT, "element.openHead") is None


def test_a_page_that_captures_the_pointer_of_a_drag_does_not_end_it(open_heads):
    page = open_heads("anna", touch=False)
    # A drawer or a carousel of the page begins a gesture of its own.
    page.page.evaluate("""() => addEventListener('pointermove', ({ buttons, pointerId }) => {
      if (buttons && !document.body.hasPointerCapture(pointerId)) document.body.setPointerCapture(pointerId);
    })""")
    page.visit.mouse.drag((REST_RIGHT, 300), (100, 420), hold=0.3, release=False)
    page.still()
    assert page.head("anna") == near((100, 420), 1.5)
    page.visit.mouse.up()
    page.still()
    assert page.inside(ELEMENT, "element.openHead") is None


def test_the_target_captures_once_and_dismisses(open_heads):
    page = open_heads("anna", "ben")
    page.fingers.drag((REST_RIGHT, 300), TARGET, hold=0.8, release=False)
    page.still()
    assert page.head("anna") == near(TARGET)
    assert page.inside(ELEMENT, "root.querySelector('.target').hasAttribute('data-captured')")
    page.fingers.up()
    page.still()
    told = page.received()
    assert told.count(("captured", "anna")) == 1 and told.count(("released", "anna")) == 1
    assert told.index(("released", "anna")) < told.index(("dismiss", "anna"))
    assert {("dismiss", "anna"), ("dismiss", "ben")} <= set(told)
    assert page.inside(ELEMENT, "[...element.children].map((child) => child.assignedSlot)") == [None] * 4
    assert page.inside(ELEMENT, "element.heads") == []
    assert page.inside(ELEMENT, "root.querySelectorAll('.head, .conversation').length") == 0


def test_a_refused_dismissal_keeps_the_heads(open_heads):
    page = open_heads("anna", "ben")
    page.page.evaluate("document.addEventListener('supple-dismiss', (event) => event.preventDefault())")
    page.fingers.drag((REST_RIGHT, 300), TARGET, hold=0.8)
    page.still()
    assert sorted(page.inside(ELEMENT, "element.heads")) == ["anna", "ben"]
    assert page.head("anna") is not None and page.head("ben") is not None
    assert page.inside(ELEMENT, "element.children.length") == 4


def test_no_frame_shows_a_refused_dismissal(open_heads):
    page = open_heads("anna", "ben")
    page.page.evaluate("document.addEventListener('supple-dismiss', (event) => event.preventDefault())")
    page.fingers.drag((REST_RIGHT, 300), TARGET, hold=0.8, release=False)
    page.still()
    sizes = "[...root.querySelectorAll('.head')].filter(({ style }) => style.visibility === 'visible').map((head) => head.getBoundingClientRect().width)"
    held = min(page.inside(ELEMENT, sizes))
    page.received()
    page.fingers.up(after=0)
    for _ in range(20):
        page.after(1 / 60)
        shown = page.inside(ELEMENT, sizes)
        assert len(shown) == 2 and min(shown) >= held
    assert ("dismiss", "anna") in page.received()


def test_a_second_finger_on_a_held_head_is_ignored(open_heads):
    page = open_heads("anna", "ben")
    fingers = page.fingers
    fingers.drag((REST_RIGHT, 300), (200, 400), hold=0.5, release=False)
    fingers.down((200, 405), finger=2)
    fingers.move((100, 100), finger=2)
    fingers.up(finger=2)
    page.still()
    assert page.head("anna") == near((200, 400), 0.1)
    fingers.up()
    page.still()
    assert page.head("anna")[1] == pytest.approx(400, abs=0.1)


def test_resize_in_flight_keeps_side_and_relative_height(open_heads):
    page = open_heads("anna", "ben")
    page.fingers.throw((REST_RIGHT, 300), (REST_RIGHT - 120, 300), velocity=1200)
    page.page.evaluate("Object.assign(document.querySelector('#stage').style, { width: '844px', height: '390px' })")
    page.still()
    assert page.head("anna")[0] == pytest.approx(REST_LEFT, abs=0.02)
    assert TOP + 33 <= page.head("anna")[1] <= 390 - BOTTOM - 33
    page.page.evaluate("Object.assign(document.querySelector('#stage').style, { width: '390px', height: '844px' })")
    page.still()
    assert page.head("anna") == near((REST_LEFT, 300), 1)


def test_the_state_says_where_heads_rest_in_a_new_room(open_heads):
    page = open_heads("anna", "ben")
    state = "[element.y, element.state.y]"
    page.page.evaluate("Object.assign(document.querySelector('#stage').style, { height: '390px' })")
    page.still()
    y = page.head("anna")[1]
    assert y < 200
    assert page.inside(ELEMENT, state) == [pytest.approx(y, abs=0.02)] * 2
    # The place of a finger that holds the leader is no resting place.
    page.fingers.down(page.head("anna"))
    page.fingers.move((200, 200))
    page.page.evaluate("Object.assign(document.querySelector('#stage').style, { height: '844px' })")
    page.after(1)
    assert page.inside(ELEMENT, state) == [pytest.approx(y, abs=0.02)] * 2
    page.fingers.cancel()
    page.still()
    assert page.inside(ELEMENT, state) == [pytest.approx(page.head("anna")[1], abs=0.02)] * 2


def test_the_state_follows_a_new_room_while_a_conversation_is_open(open_heads):
    page = open_heads("anna", "ben")
    page.call(ELEMENT, "void element.setRestingPlace('right', 500)")
    page.still()
    page.call(ELEMENT, "void element.open('anna')")
    page.still()
    state, attributes = "(({ edge, x, y }) => [edge, x, y])(element.state)", "[element.edge, element.x, element.y]"
    before = page.inside(ELEMENT, attributes)
    assert page.inside(ELEMENT, state) == before
    page.page.evaluate("Object.assign(document.querySelector('#stage').style, { width: '700px', height: '600px' })")
    page.still()
    opened = page.inside(ELEMENT, state)
    # The attributes change when the conversation has closed.
    assert opened[1] == pytest.approx(700 - 22, abs=0.1) and opened[2] < 400 and page.inside(ELEMENT, attributes) == before
    page.call(ELEMENT, "void element.close()")
    page.still()
    assert page.inside(ELEMENT, state) == page.inside(ELEMENT, attributes) == pytest.approx(opened, abs=0.1)


def test_a_resting_place_that_is_set_right_after_a_tap_is_the_state(open_heads):
    page = open_heads("anna")
    page.fingers.tap((REST_RIGHT, 300))
    page.call(ELEMENT, "element.setRestingPlace('left', 500)")
    page.still()
    assert page.inside(ELEMENT, "[element.state.edge, element.state.y, element.openHead]") == ["left", 500, "anna"]


def test_a_resting_place_is_meant_in_the_safe_area_of_that_moment(open_heads):
    page = open_heads("anna", "ben")
    page.page.evaluate(
        """() => {
          const heads = document.querySelector('supple-chat-heads');
          heads.style.setProperty('--supple-safe-bottom', '400px');
          heads.setRestingPlace('left', 250);
        }""")
    page.still()
    assert page.head("anna") == near((REST_LEFT, 250), 0.1)


def test_removed_in_mid_drag_and_put_back(open_heads):
    page = open_heads("anna", "ben")
    page.fingers.drag((REST_RIGHT, 300), (200, 400), hold=0, release=False)
    page.page.evaluate("window.taken = document.querySelector('supple-chat-heads'); taken.remove()")
    page.fingers.move((150, 450))
    page.fingers.up()
    page.still()
    page.page.evaluate("document.querySelector('#stage').append(taken)")
    page.still()
    assert page.head("anna") == near((REST_RIGHT, 300))
    page.fingers.tap((REST_RIGHT, 300))
    page.still()
    assert page.inside(ELEMENT, "element.openHead") == "anna"


def test_removed_with_an_open_conversation_it_says_that_it_is_closed(open_heads):
    page = open_heads("anna", "ben")
    page.fingers.tap((REST_RIGHT, 300))
    page.still()
    page.page.evaluate(
        """window.told = [];
        window.taken = document.querySelector('supple-chat-heads');
        taken.addEventListener('supple-closed', ({ detail }) => told.push(detail.head));
        taken.remove();""")
    page.page.evaluate("document.querySelector('#stage').append(taken)")
    page.still()
    assert page.page.evaluate("[told, taken.openHead]") == [["anna"], None]


def test_null_is_no_state_and_no_exclusion_area(open_heads):
    page = open_heads("anna", "ben")
    page.call(ELEMENT, "element.setExclusionAreas([{ x: 330, y: 250, width: 60, height: 100 }])")
    page.still()
    assert abs(page.head("anna")[1] - 300) > 50
    page.call(ELEMENT, "element.setExclusionAreas(null); element.state = null; element.style.width = '380px'")
    page.still()
    assert page.call(ELEMENT, "return element.heads") == ["anna", "ben"]
    page.call(ELEMENT, "element.style.width = ''; element.setRestingPlace('right', 300)")
    page.still()
    assert page.head("anna") == near((REST_RIGHT, 300))


def test_moved_within_the_page_it_lives_on(open_heads):
    page = open_heads("anna", "ben")
    page.fingers.throw((REST_RIGHT, 300), (REST_RIGHT - 120, 300), velocity=1200)
    page.still()
    page.page.evaluate(
        """() => {
          const other = document.createElement('section');
          Object.assign(other.style, { position: 'absolute', inset: '0' });
          document.querySelector('#stage').append(other);
          other.append(document.querySelector('supple-chat-heads'));
        }""")
    page.still()
    assert page.head("anna")[0] == pytest.approx(REST_LEFT, abs=0.02)
    page.fingers.tap(page.head("anna"))
    page.still()
    assert page.inside(ELEMENT, "element.openHead") == "anna"


def test_only_the_primary_button_presses_and_what_lies_below_gets_its_clicks(open_heads):
    page = open_heads("anna", touch=False)
    page.page.evaluate(
        """() => {
          const below = document.querySelector('#beside');
          Object.assign(below.style, { position: 'absolute', left: '100px', top: '500px', width: '120px', height: '60px' });
          below.addEventListener('click', () => (window.clicked = true));
        }""")
    page.visit.mouse.down((REST_RIGHT, 300), button="right")
    page.visit.mouse.up()
    assert page.received() == []
    page.page.mouse.click(160, 530)
    assert page.page.evaluate("window.clicked")


def test_images_are_not_dragged_away_nor_text_selected(open_heads):
    image = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='58' height='58'/%3E"
    page = open_heads(content=f'<img slot="head" data-head="pic" data-name="Pic" src="{image}" alt="">', touch=False)
    page.page.evaluate("document.addEventListener('dragstart', (e) => (window.dragged = !e.defaultPrevented))")
    page.visit.mouse.drag((REST_RIGHT - 5, 300), (120, 420), hold=0.6)
    page.still()
    assert not page.page.evaluate("window.dragged ?? false")
    assert page.page.evaluate("getSelection().toString()") == ""
    assert page.head("pic")[0] == pytest.approx(REST_LEFT, abs=0.02)
