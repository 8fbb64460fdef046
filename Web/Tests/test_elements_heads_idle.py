"""<supple-chat-heads> without input: the stack moves behind its edge, and returns on demand."""

import pytest

from harness.elements import REST_RIGHT, SIZE, near

ELEMENT = "supple-chat-heads"

OPACITY = "Number(getComputedStyle(root.querySelector('.head')).opacity)"


@pytest.fixture
def idle(open_heads):
    def build(delay=2, tucked=True, **options):
        page = open_heads("anna", "ben", **options)
        page.tune(ELEMENT, idleDelay=delay)
        if tucked:
            page.after(delay + 1)
            page.still()
        return page

    return build


def is_out(page):
    return page.head("anna") == near((REST_RIGHT, 300)) and page.inside(ELEMENT, OPACITY) == 1


def is_tucked(page):
    return page.head("anna") == near((SIZE[0], 300)) and page.inside(ELEMENT, OPACITY) == pytest.approx(0.6)


def test_a_stack_left_alone_tucks_itself_away(idle):
    page = idle(tucked=False)
    page.after(0.5)
    before = page.visit.frames_requested()
    page.after(1.2)
    assert is_out(page) and page.visit.frames_requested() == before
    page.after(1.5)
    assert is_tucked(page)
    before = page.visit.frames_requested()
    assert before > 0
    page.after(5)
    assert is_tucked(page) and page.visit.frames_requested() == before


def test_the_touch_that_brings_it_out_is_a_press(idle):
    page = idle()
    page.fingers.tap((SIZE[0] - 8, 300))
    page.still()
    assert page.inside(ELEMENT, "element.openHead") == "anna"
    page.fingers.tap((20, 60))
    page.after(4)
    assert is_tucked(page)
    page.fingers.drag((SIZE[0] - 8, 300), (200, 500), hold=0.5, release=False)
    page.after(0.5)
    assert page.head("anna") == near((208, 500))
    page.fingers.up()


def test_a_mouse_over_it_brings_it_out_and_keeps_it_out(idle):
    page = idle(touch=False)
    page.visit.mouse.move((SIZE[0] - 10, 300))
    page.after(1)
    assert is_out(page)
    page.after(5)
    assert is_out(page)
    page.visit.mouse.move((100, 600))
    page.after(1.5)
    assert is_out(page)
    page.after(2)
    assert is_tucked(page)
    page.visit.mouse.tap((SIZE[0] - 10, 300))
    page.still()
    assert page.inside(ELEMENT, "element.openHead") == "anna"


def test_the_focus_of_the_keyboard_brings_it_out(idle):
    page = idle(touch=False)
    page.page.locator("#beside").focus()
    page.page.keyboard.press("Tab")
    page.after(1)
    assert page.focused() in ("Anna", "Ben") and is_out(page)
    page.after(5)
    assert is_out(page)
    page.page.keyboard.press("Shift+Tab")
    page.after(4)
    assert is_tucked(page)


def test_a_message_brings_it_out_for_as_long_as_it_is_read(idle):
    page = idle()
    page.call(ELEMENT, "element.message('anna', 'Hello')")
    page.after(4)
    assert is_out(page)
    page.after(5)
    assert is_tucked(page)


def test_with_reduced_motion_it_only_fades(idle):
    page = idle(reduced_motion=True)
    assert page.head("anna") == near((REST_RIGHT, 300))
    assert page.inside(ELEMENT, OPACITY) == pytest.approx(0.6)
    page.fingers.tap((REST_RIGHT, 300))
    page.still()
    assert page.inside(ELEMENT, "element.openHead") == "anna" and page.inside(ELEMENT, OPACITY) == 1
