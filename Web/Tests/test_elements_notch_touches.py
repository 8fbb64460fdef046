"""The touches and keys that refresh <supple-flipping-notch>, cancel a refresh, or belong to the page."""

import pytest

from harness.elements import SCROLLER, TOP, Elements, notch, stage

ELEMENT = "supple-flipping-notch"
FIRST = TOP + 60


@pytest.fixture
def open_notch(visit_html):
    def build(attributes="", touch=True, **options):
        page = Elements(visit_html(stage(notch(30, attributes)), touch=touch, **options))
        page.clock = page.visit.clock
        return page

    return build


def start(page):
    """Begins a refresh and lets the card come to rest."""
    page.call(ELEMENT, "element.beginRefreshing()")
    page.until("window.request")
    page.clock.after(2)
    page.received()


def hand_of(page, pointer):
    return getattr(page.visit, pointer)


def status(page):
    return page.inside(ELEMENT, "root.querySelector('[role=status]').textContent")


# Off


@pytest.mark.parametrize("pointer", ["fingers", "mouse"])
def test_a_disabled_list_only_scrolls(open_notch, pointer):
    page = open_notch("disabled", touch=pointer == "fingers")
    assert page.inside(ELEMENT, "element.disabled")
    hand_of(page, pointer).drag((195, 300), (195, 520), hold=0.1)
    page.still()
    page.call(ELEMENT, "element.beginRefreshing()")
    page.clock.after(0.5)
    assert page.received() == []
    assert page.top_of() == pytest.approx(FIRST, abs=0.02)
    assert page.inside(ELEMENT, "root.querySelector('button.refresh').disabled")
    page.call(ELEMENT, "element.disabled = false")
    hand_of(page, pointer).drag((195, 300), (195, 520), hold=0.1)
    page.until("window.request")
    assert page.received() == ["armed", "refresh"]


def test_a_list_that_is_disabled_ends_its_refresh(open_notch):
    page = open_notch()
    start(page)
    page.call(ELEMENT, "element.disabled = true")
    page.still()
    assert page.received() == ["cancelled"]
    page.page.evaluate("request.finish(makeRow('Late'))")
    page.still()
    assert page.top_of() == pytest.approx(FIRST, abs=0.02)
    # A pull in progress ends as well.
    page.call(ELEMENT, "element.disabled = false")
    page.clock.after(1)
    page.fingers.drag((195, 300), (195, 520), hold=0, release=False)
    page.call(ELEMENT, "element.disabled = true")
    page.still()
    page.fingers.up()
    page.still()
    assert page.received() == ["armed", "disarmed"]


# A pull can begin at any time


@pytest.mark.parametrize("pointer", ["fingers", "mouse"])
def test_a_pull_that_begins_while_the_card_slides_back_fires(open_notch, pointer):
    page = open_notch(touch=pointer == "fingers")
    start(page)
    page.page.evaluate("() => { request.finish(); window.request = null; }")
    page.until("received.some(({ name }) => name === 'cancelled')")
    assert page.received() == ["cancelled"]
    hand = hand_of(page, pointer)
    hand.drag((195, 300), (195, 560), duration=0.2, hold=0.4, release=False)
    page.clock.after(0.5)
    assert page.received() == ["armed"]
    assert page.top_of() > FIRST + 86
    hand.up()
    page.until("window.request")
    assert page.received() == ["refresh"]


# A pinch is no pull


def test_a_pinch_refreshes_nothing(open_notch):
    page = open_notch()
    page.fingers.drag((195, 300), (195, 520), hold=0, release=False)
    assert page.received() == ["armed"]
    page.fingers.down((100, 400), finger=2)
    page.clock.after(0.1)
    assert page.received() == []
    page.fingers.move((100, 350), finger=2)
    page.clock.after(0.1)
    assert page.received() == ["disarmed"]
    page.fingers.up(finger=2)
    page.fingers.up()
    page.still()
    assert page.received() == []
    assert page.top_of() == pytest.approx(FIRST, abs=0.02)
    page.clock.after(0.5)
    page.fingers.drag((195, 300), (195, 520), hold=0.1)
    page.until("window.request")


# Waits are bounded


@pytest.mark.parametrize("reduced", [False, True])
def test_an_answer_that_never_comes_is_a_failure(open_notch, reduced):
    page = open_notch(reduced_motion=reduced)
    page.tune(ELEMENT, answerLimit=5)
    start(page)
    page.still()
    # Waiting costs no frames.
    assert not page.page.evaluate("pageClock.moves")
    page.until("received.some(({ name }) => name === 'failed')")
    assert page.details("failed")[0]["text"] == "No answer"
    assert status(page) == "No answer"
    assert page.inside(ELEMENT, "root.querySelector('.front').textContent") == "No answer"
    page.clock.after(4)
    page.page.evaluate("request.finish(makeRow('Late'))")
    page.still()
    assert page.page.evaluate("document.querySelectorAll('li').length") == 30
    assert page.top_of() == pytest.approx(FIRST, abs=0.02)


# The person cancels it


@pytest.mark.parametrize("reduced", [False, True])
def test_escape_calls_a_refresh_off(open_notch, reduced):
    page = open_notch(reduced_motion=reduced, touch=False)
    page.page.keyboard.press("Escape")
    start(page)
    page.page.keyboard.press("Escape")
    page.still()
    assert page.received() == ["cancelled"]
    assert page.top_of() == pytest.approx(FIRST, abs=0.02)
    # The key's other effects belong to the page again.
    page.page.evaluate(
        "document.addEventListener('keydown', (event) => (window.prevented = event.defaultPrevented), { capture: false })")
    page.page.keyboard.press("Escape")
    assert page.page.evaluate("window.prevented") is False


@pytest.mark.parametrize("pointer", ["fingers", "mouse"])
def test_pushing_the_list_up_calls_a_refresh_off(open_notch, pointer):
    page = open_notch(touch=pointer == "fingers")
    hand = hand_of(page, pointer)
    start(page)
    waiting = page.top_of()
    hand.drag((195, 500), (195, 470), hold=0.2, release=False)
    assert page.top_of() < waiting - 20
    hand.up()
    page.still()
    assert page.received() == []
    assert page.top_of() == pytest.approx(waiting, abs=0.05)
    hand.drag((195, 500), (195, 440), hold=0.2)
    page.still()
    assert page.received() == ["cancelled"]


# No refresh after a fling


def test_a_finger_right_after_the_list_has_come_to_its_top_does_not_fire(open_notch):
    page = open_notch()
    for wait, told in ((0, []), (0.5, ["armed", "refresh"])):
        for y in (100, 0):
            page.page.evaluate(f"() => {{ {SCROLLER}.scrollTop = {y}; }}")
            page.visit.wait_until_scrolled(SCROLLER)
        page.clock.after(wait)
        page.fingers.drag((195, 300), (195, 520), hold=0.1)
        page.clock.after(0.2)
        assert page.received() == told
        page.still()
