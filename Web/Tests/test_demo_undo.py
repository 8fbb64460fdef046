"""A pill at the foot of the screen offers for some time to undo a clear or a dismissal."""

import pytest

from test_demo import leader

STATE = "document.querySelector('#heads').state"
FOCUSED = "document.activeElement.closest('.row')?.dataset.conversation ?? document.activeElement.textContent"
PLACES = """() => {
  const { left, width } = document.querySelector('#screen').getBoundingClientRect();
  return [...document.querySelector('#heads').shadowRoot.querySelectorAll('.head')].filter(({ style }) => style.visibility === 'visible')
    .map((head) => head.getBoundingClientRect()).map((box) => [(box.left + box.width / 2 - left) / width, box.bottom]);
}"""


def pill(visit):
    return visit.page.locator("#undo").inner_text().split("\n")[0]


def tear_off(visit, conversation):
    x, y = visit.box(f".row[data-conversation={conversation}] supple-slime-badge").center
    visit.mouse.drag((x, y), (x - 160, y + 120), hold=0.1)


def throw_all_away(visit):
    screen = visit.box("#screen")
    scale = screen.height / 844
    # The middle of the dismiss target.
    visit.mouse.drag(leader(visit), (screen.center[0], screen.bottom - (34 + 98) * scale), hold=0.4)
    visit.clock.after(0.6)


def undo(visit):
    # A driver's click scrolls the page until the button shows; a person waits for it.
    visit.wait_until_still()
    visit.mouse.tap(visit.box("#undo button").center)


def looks(visit, conversation):
    """The weight of a row's name, whether its line and its time are grey, once they have changed, and how long that takes."""
    return visit.page.evaluate(
        """(id) => {
          const row = document.querySelector(`.row[data-conversation=${id}]`);
          const parts = ['.name', '.line', 'time'].map((part) => row.querySelector(part));
          const times = parts.map((part) => getComputedStyle(part).transitionDuration);
          for (const part of parts) for (const one of part.getAnimations()) one.finish();
          const [name, line, time] = parts.map((part) => getComputedStyle(part));
          return [name.fontWeight, line.color === time.color && line.color !== name.color, times];
        }""", conversation)


def test_a_row_turns_read_as_its_badge_bursts_and_unread_by_undo(quiet):
    weight, is_grey, _ = looks(quiet, "trail")
    assert (weight, is_grey) == ("600", False)
    tear_off(quiet, "trail")
    quiet.clock.after(1 / 60)
    weight, is_grey, times = looks(quiet, "trail")
    assert (weight, is_grey) == ("400", True)
    assert [time.split(",")[0] for time in times] == ["0.16s"] * 3
    assert pill(quiet) == "5 marked as read"
    undo(quiet)
    assert quiet.page.evaluate("document.querySelector('.row[data-conversation=trail] supple-slime-badge').count") == 5
    assert looks(quiet, "trail")[:2] == ["600", False]


def test_heads_that_were_thrown_away_come_back_out_of_the_target_as_they_were(quiet):
    before, bottom = quiet.page.evaluate(STATE), quiet.box("#screen").bottom
    throw_all_away(quiet)
    assert quiet.page.evaluate(STATE)["heads"] == [] and pill(quiet) == "3 removed"
    undo(quiet)
    quiet.clock.after(0.02)
    places = quiet.page.evaluate(PLACES)
    # Visible heads start from the middle of the target, near the foot of the screen.
    assert places and all(abs(x - 0.5) < 0.2 and y > bottom - 220 for x, y in places)
    quiet.wait_until_still()
    after = quiet.page.evaluate(STATE)
    assert after == {**before, "y": pytest.approx(before["y"], abs=0.5)}


def test_heads_that_came_back_have_one_face_each_and_are_found(quiet):
    faces = "[...document.querySelectorAll('#heads > [slot=head]')].map(({ dataset, assignedSlot }) => [dataset.head, assignedSlot !== null])"
    before = sorted(quiet.page.evaluate(faces))
    for _ in range(2):
        throw_all_away(quiet)
        undo(quiet)
        quiet.wait_until_still()
        assert sorted(quiet.page.evaluate(faces)) == before
    quiet.page.locator("#try-heads").click()
    seen = False
    for _ in range(20):
        quiet.clock.after(0.1)
        seen = seen or quiet.page.evaluate("!document.querySelector('.finger').hidden")
    assert seen


def test_a_head_thrown_out_of_an_open_row_comes_back_to_it(quiet):
    quiet.page.evaluate("void document.querySelector('#heads').open('anna')")
    quiet.wait_until_still()
    before = [head["id"] for head in quiet.page.evaluate(STATE)["heads"]]
    quiet.page.evaluate("document.querySelector('#heads [slot=head][data-head=ben]').assignedSlot.closest('.head').focus()")
    quiet.page.keyboard.press("Delete")
    quiet.clock.after(0.6)
    assert pill(quiet) == "1 removed"
    # Above the field, and not beneath the conversation.
    assert quiet.box("#undo").bottom < quiet.box(".conversation[data-head=anna] textarea").y
    undo(quiet)
    quiet.wait_until_still()
    assert sorted(head["id"] for head in quiet.page.evaluate(STATE)["heads"]) == sorted(before)
    assert quiet.page.evaluate(STATE)["open"] == "anna"


def test_the_offer_ends_after_five_seconds_and_after_eight_with_the_focus(quiet):
    tear_off(quiet, "trail")
    quiet.clock.after(4.9)
    assert pill(quiet) == "5 marked as read"
    quiet.clock.after(0.5)
    assert pill(quiet) == ""
    tear_off(quiet, "dario")
    quiet.clock.after(1)
    quiet.page.locator("#undo button").focus()
    quiet.clock.after(7.9)
    assert pill(quiet) == "1 marked as read"
    quiet.clock.after(0.5)
    assert pill(quiet) == "" and quiet.page.evaluate(FOCUSED) == "dario"


def test_what_follows_within_the_time_is_undone_together_by_keyboard(quiet):
    tear_off(quiet, "trail")
    quiet.clock.after(2)
    tear_off(quiet, "dario")
    quiet.clock.after(4)
    assert pill(quiet) == "6 marked as read" and quiet.page.locator("#undo").get_attribute("role") == "status"
    quiet.page.locator("#undo button").focus()
    quiet.page.keyboard.press("Enter")
    assert quiet.page.evaluate(FOCUSED) == "dario"
    counts = "['trail', 'dario'].map((id) => document.querySelector(`.row[data-conversation=${id}] supple-slime-badge`).count)"
    assert quiet.page.evaluate(counts) == [5, 1]
    quiet.clock.after(1)
    assert pill(quiet) == ""


def test_nothing_is_offered_for_what_was_read_kept_or_began_anew(quiet):
    quiet.page.locator(".row[data-conversation=trail] .row-open").click()
    quiet.wait_until_still()
    assert pill(quiet) == ""
    quiet.page.locator(".conversation[data-head=trail] textarea").fill("Not yet")
    quiet.page.evaluate("void document.querySelector('#heads').close()")
    quiet.wait_until_still()
    throw_all_away(quiet)
    quiet.wait_until_still()
    assert len(quiet.page.evaluate(STATE)["heads"]) == 4 and pill(quiet) == ""
    quiet.page.evaluate("void document.querySelector('.row[data-conversation=farah] supple-slime-badge').clear()")
    quiet.clock.after(0.1)
    assert pill(quiet) == "3 marked as read"
    quiet.page.locator("#reset").click()
    quiet.clock.after(0.3)
    assert pill(quiet) == ""


def test_a_pill_is_as_high_as_a_finger_and_on_the_screen_from_right_to_left(quiet_page):
    visit = quiet_page(viewport=(390, 844), touch=True)
    visit.page.evaluate("document.documentElement.dir = 'rtl'")
    x, y = visit.box(".row[data-conversation=trail] supple-slime-badge").center
    visit.fingers.drag((x, y), (x + 160, y + 120), hold=0.1)
    visit.clock.after(0.5)
    box, button = visit.box("#undo"), visit.box("#undo button")
    assert box.height >= 44 and button.height >= 44 and box.x >= 16 and box.right <= 374
    assert button.center[0] < box.center[0]
    # English words keep their order.
    assert visit.page.evaluate("getComputedStyle(document.querySelector('#undo span')).direction") == "ltr"


@pytest.mark.parametrize("viewport", [(390, 844), (1440, 900)])
def test_the_offer_leaves_the_dismiss_target_its_place_while_a_head_is_dragged(quiet_page, viewport):
    visit = quiet_page(viewport=viewport, touch=viewport[0] < 1000)
    hand = visit.fingers if viewport[0] < 1000 else visit.mouse
    x, y = visit.box(".row[data-conversation=trail] supple-slime-badge").center
    hand.drag((x, y), (x - 160, y + 120), hold=0.1)
    visit.clock.after(0.5)
    seen = """(() => {
      const pill = document.querySelector('#undo');
      for (const one of pill.getAnimations()) one.finish();
      const { opacity, pointerEvents } = getComputedStyle(pill);
      return [opacity, pointerEvents];
    })()"""
    assert pill(visit) == "5 marked as read" and visit.page.evaluate(seen) == ["1", "auto"]
    x, y = leader(visit)
    screen = visit.box("#screen")
    hand.drag((x, y), (screen.center[0], screen.y + 0.6 * screen.height), hold=0.5, release=False)
    assert visit.page.evaluate(seen) == ["0", "none"]
    hand.up()
    visit.clock.after(0.5)
    assert pill(visit) == "5 marked as read" and visit.page.evaluate(seen) == ["1", "auto"]
