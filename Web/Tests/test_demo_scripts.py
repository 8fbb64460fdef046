"""What was recorded on the page is replayed there: with another tuning, slowly, and on two phones side by side."""

import pytest

from test_demo import WIDE, leader

STATE = "document.querySelector('#heads').state"


@pytest.fixture
def quiet(quiet_page):
    return quiet_page(viewport=WIDE)


def press(visit, name):
    visit.page.get_by_role("button", name=name, exact=True).click()


def record(visit, gesture):
    press(visit, "Record")
    gesture()
    visit.wait_until_still()
    press(visit, "Stop recording")


def replay(visit):
    press(visit, "Replay")
    visit.page.wait_for_function(
        "() => [...document.querySelectorAll('#panel .button')].some(({ textContent }) => textContent === 'Replay')", timeout=60_000)
    visit.wait_until_still()


def throw(visit, far=150):
    x, y = leader(visit)
    visit.mouse.throw((x, y), (x - far, y + 60), 1400)


def test_a_replay_begins_where_the_recording_began_and_ends_where_it_ended(quiet):
    before = quiet.page.evaluate(STATE)
    record(quiet, lambda: throw(quiet))
    after = quiet.page.evaluate(STATE)
    assert after["edge"] == "left" != before["edge"]
    press(quiet, "Replay")
    quiet.clock.after(0.1)
    assert quiet.page.evaluate(STATE) == before
    press(quiet, "Stop")
    replay(quiet)
    ended = quiet.page.evaluate(STATE)
    assert ended["edge"] == "left" and ended["y"] == pytest.approx(after["y"], abs=2)


def test_a_replay_in_slow_motion_throws_as_fast(quiet):
    record(quiet, lambda: throw(quiet))
    after = quiet.page.evaluate(STATE)
    quiet.page.locator("#panel input[value='0.25']").check(force=True)
    replay(quiet)
    ended = quiet.page.evaluate(STATE)
    assert ended["edge"] == "left" and ended["y"] == pytest.approx(after["y"], abs=2)


def test_a_replay_has_the_tuning_of_now(quiet):
    record(quiet, lambda: throw(quiet))
    after = quiet.page.evaluate(STATE)
    typed = quiet.page.locator("#panel").get_by_role("textbox", name="Friction, 1/s", exact=True)
    typed.fill("40")
    typed.press("Enter")
    replay(quiet)
    assert abs(quiet.page.evaluate(STATE)["y"] - after["y"]) > 10


def test_a_badge_that_was_torn_off_and_a_pulled_list_come_back_and_go_again(quiet):
    def tear_and_pull():
        x, y = quiet.box(".row[data-unread] supple-slime-badge").center
        quiet.mouse.drag((x, y), (x - 150, y + 200), hold=0.1)
        quiet.clock.after(0.8)
        x, y = quiet.box("[data-conversation=ben]").center
        quiet.mouse.drag((x, y), (x, y + 300), duration=0.5, hold=0.2)
        quiet.wait_until_still()

    def rows():
        return quiet.page.evaluate(
            "[...document.querySelectorAll('#conversations > .row')].map((row) =>"
            " [row.dataset.conversation, row.querySelector('supple-slime-badge').count])")

    before = rows()
    record(quiet, tear_and_pull)
    after = rows()
    assert after[1] == ["anna", 0] and len(after) == len(before) + 1
    press(quiet, "Replay")
    quiet.clock.after(0.1)
    assert rows() == before
    press(quiet, "Stop")
    replay(quiet)
    assert [name for name, _ in rows()] == [name for name, _ in after] and rows()[1] == ["anna", 0]


def test_a_tap_that_opened_a_conversation_opens_it_again(quiet):
    record(quiet, lambda: quiet.mouse.tap(quiet.box("[data-conversation=dario] .name").center))
    assert quiet.page.evaluate("document.querySelector('#heads').openHead") == "dario"
    replay(quiet)
    assert quiet.page.evaluate("document.querySelector('#heads').openHead") == "dario"


def test_a_touch_ends_a_replay(quiet):
    record(quiet, lambda: throw(quiet))
    press(quiet, "Replay")
    quiet.clock.after(0.1)
    quiet.mouse.tap((quiet.box("#stage").x + 4, 4))
    assert quiet.page.get_by_role("button", name="Replay", exact=True).is_visible()
    quiet.wait_until_still()
    assert quiet.page.evaluate(STATE)["edge"] != "left"


COMPARED = """[...document.querySelectorAll('.compare supple-chat-heads')].map((heads) =>
  [heads.preset, heads.tuning, heads.state.edge])"""


def test_two_phones_in_both_presets_do_what_was_recorded(quiet):
    typed = quiet.page.locator("#panel").get_by_role("textbox", name="Stiffness", exact=True)
    typed.fill("400")
    typed.press("Enter")
    # In classic the edge that is nearer decides.
    record(quiet, lambda: throw(quiet, far=280))
    press(quiet, "Compare")
    quiet.clock.after(0.1)
    tuned = {"settleSpring.stiffness": 400}
    assert quiet.page.evaluate(COMPARED) == [["classic", {}, None], ["modern", tuned, None]]
    quiet.wait_until_still()
    assert quiet.page.evaluate(COMPARED) == [["classic", {}, "left"], ["modern", tuned, "left"]]
    phones = [box.bounding_box() for box in quiet.page.locator(".compare .phone").all()]
    dialog = quiet.box(".compare")
    assert phones[0]["x"] >= dialog.x and phones[1]["x"] + phones[1]["width"] <= dialog.right
    assert all(phone["y"] + phone["height"] <= dialog.bottom for phone in phones)
    quiet.page.keyboard.press("Escape")
    assert quiet.page.locator(".compare supple-chat-heads").count() == 0
    # The page's own phone was left alone, and ids are those of one page.
    assert quiet.page.evaluate(STATE)["edge"] == "left"


def test_who_has_recorded_nothing_sees_a_throw_a_tear_and_a_pull(quiet):
    press(quiet, "Compare")
    quiet.page.wait_for_function(
        "() => document.querySelector('.compare-head .button').textContent === 'Play again'", timeout=60_000)
    quiet.wait_until_still()
    assert [edge for _, _, edge in quiet.page.evaluate(COMPARED)] == ["left", "left"]
    seen = quiet.page.evaluate(
        "[...document.querySelectorAll('.compare .conversations')].map((list) =>"
        " [list.children.length, list.querySelector('[data-conversation=anna] supple-slime-badge').count])")
    assert seen == [[15, 0], [15, 0]]
    repeated = quiet.page.evaluate(
        "(() => { const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);"
        " return ids.filter((id, index) => ids.indexOf(id) !== index); })()")
    assert repeated == []
