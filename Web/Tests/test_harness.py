"""The tools of the other tests: input is trusted, exactly timed and distinguishable, and no message is lost."""

import re
from pathlib import Path

import pytest

from harness.engines import LEFT_OUT, TABLE, browser_tests, document

# The spelling of each browser.
POLICY = "Content.Security.Policy"

RECORD = """
() => {
  window.seen = [];
  window.touches = [];
  for (const kind of ['touchstart', 'touchmove', 'touchend']) addEventListener(kind, (event) => touches.push(event.isTrusted));
  document.documentElement.style.cssText = 'touch-action: none; height: 100%';
  for (const kind of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'wheel']) {
    addEventListener(kind, (event) => {
      const samples = event.getCoalescedEvents?.().length ? event.getCoalescedEvents() : [event];
      for (const { pointerId, pointerType, isTrusted, clientX, clientY, timeStamp, buttons } of samples) {
        seen.push({ kind, pointerId, pointerType, isTrusted, x: clientX, y: clientY, timeStamp, buttons });
      }
    });
  }
}
"""


def recorded(visit, kind=None):
    visit.page.evaluate("pageClock.pass(50)")
    return [event for event in visit.page.evaluate("seen") if kind in (None, event["kind"])]


def test_touches_are_trusted_and_exactly_spaced(visit_html, engine):
    visit = visit_html("", touch=True)
    visit.page.evaluate(RECORD)
    visit.fingers.throw((100, 500), (220, 340), velocity=1000)
    events = recorded(visit)
    assert all(event["pointerType"] == "touch" for event in events)
    # WebKitGTK's pointers are made from trusted touches.
    assert visit.page.evaluate("touches.length > 2 && touches.every((trusted) => trusted)")
    assert engine.name == "webkit" or all(event["isTrusted"] for event in events)
    moves = [event for event in events if event["kind"] == "pointermove"]
    assert (moves[-1]["x"], moves[-1]["y"]) == pytest.approx((220, 340), abs=0.001)
    spacings = [after["timeStamp"] - before["timeStamp"] for before, after in zip(moves, moves[1:])]
    assert spacings == pytest.approx([200 / 12] * len(spacings), abs=0.11)
    assert len(spacings) == 11
    assert events[-1]["kind"] == "pointerup"


def test_parts_of_a_page_are_found_by_role_name_and_words(visit_html):
    page = visit_html(
        "<button>Copy</button><button>Copy link</button><button>Copy</button>"
        "<label>Size <input id=size></label><input aria-label='Size, pt' value=3>"
        "<div role=radiogroup aria-label=Kind><label class=kind><input type=radio checked> One</label>"
        "<label class=kind><input type=radio> One more</label></div>").page
    page.evaluate("() => { document.querySelectorAll('button')[2].style.visibility = 'hidden'; }")
    assert page.get_by_role("button", name="copy").count() == 2
    assert page.get_by_role("button", name="Copy", exact=True).all_inner_texts() == ["Copy"]
    page.get_by_role("textbox", name="Size", exact=True).press_sequentially("Ab-1")
    assert [field.input_value() for field in page.get_by_role("textbox").all()] == ["Ab-1", "3"]
    kind = page.get_by_role("radiogroup", name="Kind", exact=True).locator("label", has=page.get_by_text("One", exact=True))
    assert kind.count() == 1 and kind.locator("input").is_checked()
    assert kind.evaluate("(label) => label.className") == "kind"


def test_two_fingers_move_and_lift_apart(visit_html):
    visit = visit_html("", touch=True)
    visit.page.evaluate(RECORD)
    fingers = visit.fingers
    fingers.down((100, 100), finger=1)
    fingers.down((200, 200), finger=2)
    fingers.move_all({1: (110, 100), 2: (200, 230)})
    fingers.up(finger=1)
    fingers.move((200, 250), finger=2)
    fingers.cancel()
    first, second = [event["pointerId"] for event in recorded(visit, "pointerdown")]
    assert first != second
    assert [event["pointerId"] for event in recorded(visit, "pointerup")] == [first]
    assert [event["pointerId"] for event in recorded(visit, "pointercancel")] == [second]
    assert {(e["pointerId"], round(e["x"]), round(e["y"])) for e in recorded(visit, "pointermove")} >= {
        (first, 110, 100),
        (second, 200, 230),
        (second, 200, 250),
    }


@pytest.mark.parametrize("kind", ["mouse", "pen"])
def test_mouse_and_pen_press_drag_and_release(visit_html, kind):
    visit = visit_html("")
    visit.page.evaluate(RECORD)
    getattr(visit, kind).drag((50, 60), (150, 60), duration=0.1)
    events = recorded(visit)
    assert {event["pointerType"] for event in events} == {kind}
    kinds = [event["kind"] for event in events]
    assert kinds.count("pointerdown") == kinds.count("pointerup") == 1
    dragged = [event for event in events if event["kind"] == "pointermove" and event["buttons"] == 1]
    assert dragged[-1]["x"] == 150
    assert events[-1]["buttons"] == 0


def test_the_wheel_turns(visit_html):
    visit = visit_html("")
    visit.page.evaluate(RECORD)
    visit.mouse.wheel((50, 60), (0, -40), begin=True)
    assert len(recorded(visit, "wheel")) == 1


def test_frames_are_counted_until_the_page_is_still(visit_html):
    visit = visit_html("")
    visit.wait_until_still()
    before = visit.frames_requested()
    visit.page.evaluate(
        """() => { let left = 5; const step = () => { if (left-- > 1) requestAnimationFrame(step); };
        requestAnimationFrame(step); }"""
    )
    visit.wait_until_still()
    assert visit.frames_requested() == before + 5


def test_whatever_the_page_says_is_heard(visit_html):
    visit = visit_html("")
    visit.page.evaluate("console.info('hello')")
    visit.page.evaluate("setTimeout(() => { throw new Error('lost') }); pageClock.advance(1)")
    with visit.page.expect_console_message(lambda message: re.search(POLICY, message.text)):
        visit.page.evaluate("document.body.setAttribute('style', 'color: red')")
    recorded_lines = "\n".join(visit.complaints())
    for expected in ("hello", "lost", POLICY):
        assert re.search(expected, recorded_lines)
        visit.expect_message(expected)
    assert visit.complaints() == []


def test_a_window_that_has_ended_fails_no_further_page(visit_html, engine):
    visit = visit_html("")
    # A window of WebKit is a process of its own.
    if engine.name == "webkit":
        visit.tab.webkit.process.kill()
        visit.tab.webkit.process.wait()
        with pytest.raises((BrokenPipeError, ConnectionResetError, RuntimeError)):
            visit.page.evaluate("1")
    assert visit_html("<p>Next</p>").page.locator("p").text_content() == "Next"


def test_the_documentation_says_which_test_runs_where():
    text = TABLE.read_text()
    assert document(text) == text, "run `python -m harness.engines --write` in Web/Tests"
    every = {test for tests in browser_tests(Path(__file__).parent).values() for test in tests}
    assert {name.split("[")[0] for name in LEFT_OUT} <= every, "a test that is left out is none any more"
