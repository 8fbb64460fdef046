"""Recordings of the page replay there: with another tuning, slowly, and on two phones side by side."""

import pytest

from test_demo import leader, open_panel

STATE = "document.querySelector('#heads').state"


def press(visit, name):
    visit.page.get_by_role("button", name=name, exact=True).click()


def press_stop(visit):
    # The section below the fold has a button of that name as well.
    visit.page.get_by_role("region", name="Script").get_by_role("button", name="Stop", exact=True).click()


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
    press_stop(quiet)
    replay(quiet)
    ended = quiet.page.evaluate(STATE)
    assert ended["edge"] == "left" and ended["y"] == pytest.approx(after["y"], abs=2)


def choose(visit, group, value):
    visit.page.get_by_role("radiogroup", name=group, exact=True).locator(f"input[value='{value}']").check(force=True)


def test_a_replay_in_slow_motion_throws_as_fast(quiet):
    record(quiet, lambda: throw(quiet))
    after = quiet.page.evaluate(STATE)
    choose(quiet, "Speed", "0.25")
    replay(quiet)
    ended = quiet.page.evaluate(STATE)
    assert ended["edge"] == "left" and ended["y"] == pytest.approx(after["y"], abs=2)


# From the first press of the replay to its end, in seconds of the page, and the rate of the heads meanwhile and afterwards.
TIME = """() => {
  const heads = document.querySelector('#heads');
  const button = [...document.querySelectorAll('#panel .button')].find(({ textContent }) => textContent === 'Replay');
  let began;
  addEventListener('pointerdown', () => (began = performance.now()), { once: true, capture: true });
  button.click();
  window.timed = [0, heads.rate, 0];
  new MutationObserver((_, observer) => {
    if (button.textContent !== 'Replay') return;
    observer.disconnect();
    timed[0] = (performance.now() - began) / 1000;
    timed[2] = heads.rate;
  }).observe(button, { childList: true, subtree: true, characterData: true });
}"""


def timed(visit):
    visit.page.evaluate(TIME)
    visit.page.wait_for_function("() => timed[0] > 0", timeout=60_000)
    visit.wait_until_still()
    return visit.page.evaluate("timed")


@pytest.mark.parametrize("speed", [0.25, 0.5, 1, 2])
def test_a_replay_lasts_as_its_speed_says_and_ends_where_the_recording_did(quiet, speed):
    record(quiet, lambda: throw(quiet))
    after = quiet.page.evaluate(STATE)
    choose(quiet, "Replay speed", "1")
    real, _, _ = timed(quiet)
    choose(quiet, "Replay speed", speed)
    lasted, meanwhile, afterwards = timed(quiet)
    # Beginning and end fall into frames.
    assert lasted * speed == pytest.approx(real, abs=0.1) and (meanwhile, afterwards) == (speed, 1)
    ended = quiet.page.evaluate(STATE)
    assert ended["edge"] == "left" and ended["y"] == pytest.approx(after["y"], abs=2)


def test_another_speed_ends_a_replay(quiet):
    record(quiet, lambda: throw(quiet))
    press(quiet, "Replay")
    quiet.clock.after(0.1)
    choose(quiet, "Replay speed", "2")
    assert quiet.page.get_by_role("button", name="Replay", exact=True).is_visible()
    assert quiet.page.evaluate("document.querySelector('#heads').rate") == 1


# Presses a key at something inside of an element's shadow root.
FOCUS = "([selector, part]) => document.querySelector(selector).shadowRoot.querySelector(part).focus()"


def test_keys_at_a_head_and_a_badge_are_replayed(quiet):
    badge = ".row[data-unread] supple-slime-badge"

    def by_keys():
        quiet.page.evaluate(FOCUS, ["#heads", ".head[aria-label^='Anna']"])
        quiet.page.keyboard.press("Enter")
        quiet.wait_until_still()
        quiet.page.keyboard.press("Escape")
        quiet.wait_until_still()
        quiet.page.evaluate(FOCUS, [badge, "[role=button]"])
        quiet.page.keyboard.press("Delete")
        quiet.wait_until_still()
        quiet.page.evaluate(FOCUS, ["#heads", ".head[aria-label^='Anna']"])
        quiet.page.keyboard.press("Enter")
        quiet.wait_until_still()

    record(quiet, by_keys)
    counts = "[...document.querySelectorAll('.row supple-slime-badge')].map(({ count }) => count)"
    cleared = quiet.page.evaluate(counts)
    quiet.page.evaluate("""() => {
      window.opened = [];
      for (const name of ['supple-opened', 'supple-closed', 'supple-clear']) {
        document.addEventListener(name, () => opened.push(name));
      }
    }""")
    replay(quiet)
    assert quiet.page.evaluate("opened") == ["supple-opened", "supple-closed", "supple-clear", "supple-opened"]
    assert quiet.page.evaluate(counts) == cleared
    assert quiet.page.evaluate("document.querySelector('#heads').openHead") == "anna"


def test_a_wheel_scrolls_the_list_again(quiet):
    scrolled = "document.querySelector('#notch').shadowRoot.querySelector('.scroller').scrollTop"
    x, y = quiet.box("[data-conversation=ben]").center

    def turn():
        quiet.mouse.wheel((x, y), (0, 240))
        quiet.page.wait_for_function(f"() => {scrolled} > 200")

    record(quiet, turn)
    reached = quiet.page.evaluate(scrolled)
    quiet.page.evaluate(f"() => {{ {scrolled} = 0; }}")
    quiet.wait_until_still()
    replay(quiet)
    assert quiet.page.evaluate(scrolled) == reached


def test_what_was_typed_is_typed_and_sent_again_and_stays_out_of_the_script(quiet):
    def write():
        quiet.mouse.tap(quiet.box("[data-conversation=dario] .name").center)
        quiet.wait_until_still()
        field = quiet.page.get_by_role("textbox", name="Dario")
        field.press_sequentially("On my way")
        field.press("Enter")
        field.press_sequentially("Nearly there")

    mine = "[...document.querySelectorAll('.conversation[data-head=dario] .bubble.mine')].map((one) => one.textContent)"
    record(quiet, write)
    sent = quiet.page.evaluate(mine)
    assert sent[-1] == "On my way"
    press(quiet, "Replay")
    quiet.clock.after(0.1)
    assert "On my way" not in quiet.page.evaluate(mine)
    quiet.page.wait_for_function(
        "() => [...document.querySelectorAll('#panel .button')].some(({ textContent }) => textContent === 'Replay')")
    quiet.wait_until_still()
    assert quiet.page.evaluate(mine) == sent
    assert quiet.page.get_by_role("textbox", name="Dario").input_value() == "Nearly there"
    with quiet.page.expect_download() as download:
        press(quiet, "Download")
    assert "On my way" not in download.value.path().read_text()


def test_a_conversation_that_a_button_closed_is_closed_again(quiet):
    def open_and_close():
        quiet.mouse.tap(quiet.box("[data-conversation=dario] .name").center)
        quiet.wait_until_still()
        quiet.page.evaluate("() => void document.querySelector('#heads').close()")
        quiet.wait_until_still()

    record(quiet, open_and_close)
    replay(quiet)
    assert quiet.page.evaluate("document.querySelector('#heads').openHead") is None


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
    press_stop(quiet)
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
    # In classic the nearer edge decides.
    record(quiet, lambda: throw(quiet, far=280))
    press(quiet, "Compare")
    quiet.clock.after(0.1)
    tuned = {"settleSpring.stiffness": 400}
    assert [[*phone[:2], phone[2] != "left"] for phone in quiet.page.evaluate(COMPARED)] == [["classic", {}, True], ["modern", tuned, True]]
    quiet.wait_until_still()
    assert quiet.page.evaluate(COMPARED) == [["classic", {}, "left"], ["modern", tuned, "left"]]
    phones = [box.bounding_box() for box in quiet.page.locator(".compare .phone").all()]
    dialog = quiet.box(".compare")
    assert phones[0]["x"] >= dialog.x and phones[1]["x"] + phones[1]["width"] <= dialog.right
    assert all(phone["y"] + phone["height"] <= dialog.bottom for phone in phones)
    quiet.page.keyboard.press("Escape")
    # A dialog dispatches its `close` event in a separate task, after the key.
    quiet.page.wait_for_function("() => !document.querySelector('.compare supple-chat-heads')")
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


def shown(visit):
    return visit.page.evaluate("getComputedStyle(document.querySelector('#panel')).visibility") == "visible"


FOCUSED = "document.activeElement.id"


def test_on_a_phone_a_replay_meets_the_thrown_head_and_leaves_the_sheet_closed(quiet_page):
    visit = quiet_page(viewport=(390, 844), touch=True)
    open_panel(visit)
    visit.wait_until_still()
    above_sheet = leader(visit)
    visit.tap(visit.page.get_by_role("button", name="Record", exact=True))
    visit.page.wait_for_function("() => document.querySelector('#panel [aria-pressed=true]')")
    visit.wait_until_still()
    # The sheet has gone, and the head is where it rests without the sheet.
    assert not shown(visit) and visit.page.evaluate(FOCUSED) == "panel-open"
    x, y = leader(visit)
    assert y > above_sheet[1] + 40
    visit.fingers.throw((x, y), (x - 150, y + 60), 1400)
    visit.wait_until_still()
    thrown = visit.page.evaluate(STATE)
    assert thrown["edge"] == "left"
    open_panel(visit)
    visit.wait_until_still()
    visit.tap(visit.page.get_by_role("button", name="Stop recording", exact=True))
    visit.page.evaluate("""() => {
      window.met = [];
      for (const name of ['supple-pressed', 'supple-moved']) {
        document.querySelector('#heads').addEventListener(name, () => met.push(name));
      }
    }""")
    visit.tap(visit.page.get_by_role("button", name="Replay", exact=True))
    visit.page.wait_for_function(
        "() => [...document.querySelectorAll('#panel .button')].some(({ textContent }) => textContent === 'Replay')", timeout=60_000)
    visit.wait_until_still()
    assert visit.page.evaluate("met") == ["supple-pressed", "supple-moved"]
    ended = visit.page.evaluate(STATE)
    assert ended["edge"] == "left" and ended["y"] == pytest.approx(thrown["y"], abs=2)
    assert not shown(visit) and visit.page.evaluate(FOCUSED) == "panel-open"


def test_a_replay_leaves_a_panel_beside_the_phone_open_with_its_focus(quiet_page):
    visit = quiet_page(viewport=(1440, 900))
    visit.page.locator("#panel-tab").click()
    visit.wait_until_still()
    record(visit, lambda: throw(visit))
    press(visit, "Replay")
    visit.clock.after(0.1)
    assert shown(visit) and visit.page.evaluate("document.activeElement.textContent") == "Stop"
    visit.page.wait_for_function(
        "() => [...document.querySelectorAll('#panel .button')].some(({ textContent }) => textContent === 'Replay')", timeout=60_000)
    assert shown(visit) and visit.page.evaluate("document.activeElement.textContent") == "Replay"


def test_a_replay_restores_what_rows_and_conversations_said_when_it_was_recorded(quiet):
    ben = """() => {
      const row = document.querySelector('.row[data-conversation=ben]');
      return [row.querySelector('.line').textContent, row.querySelector('time').dateTime, row.querySelector('supple-slime-badge').count,
        row === document.querySelector('#conversations').firstElementChild,
        [...document.querySelectorAll('.conversation[data-head=ben] .bubble')].map(({ textContent }) => textContent)];
    }"""
    before = quiet.page.evaluate(ben)
    # Ben writes unasked.
    quiet.clock.after(20)
    quiet.wait_until_still()
    written = quiet.page.evaluate(ben)
    assert written[0] != before[0] and written[2:4] == [1, True] and len(written[4]) == len(before[4]) + 1
    record(quiet, lambda: throw(quiet))
    replay(quiet)
    assert quiet.page.evaluate(ben) == written
