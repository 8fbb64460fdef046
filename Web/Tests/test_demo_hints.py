"""The hints: they move elements on a first visit, and repeat after some time without input."""

import pytest

from test_demo import WIDE, leader, row

COUNT = """() => {
  window.hinted = [];
  for (const tag of ['supple-chat-heads', 'supple-slime-badge', 'supple-flipping-notch']) {
    const { prototype } = customElements.get(tag);
    const { hint } = prototype;
    prototype.hint = function () { hinted.push(tag.split('-').at(-1)); hint.call(this); };
  }
}"""


@pytest.fixture
def first_on_a_phone(visit_page):
    def visit(**options):
        page = visit_page(viewport=(390, 844), touch=True, **options)
        # As the first hint is planned, the code is on the page.
        page.wait_until_loaded(".code-block")
        return page

    return visit


@pytest.fixture
def first(visit_page):
    def visit():
        page = visit_page(viewport=WIDE)
        page.wait_until_loaded("#panel-content [aria-label=Feel]")
        page.page.evaluate(COUNT)
        return page

    return visit


def hinted(visit):
    return visit.page.evaluate("hinted.splice(0)")


def test_the_invitation_comes_again_after_twenty_seconds_of_nothing(first):
    visit = first()
    visit.clock.after(5)
    assert hinted(visit) == ["heads", "badge", "notch"]
    visit.clock.after(19)
    assert hinted(visit) == []
    visit.clock.after(6)
    assert hinted(visit) == ["heads", "badge", "notch"]


def test_input_defers_the_invitation_and_what_was_done_is_not_shown_again(first):
    visit = first()
    visit.clock.after(5)
    hinted(visit)
    visit.clock.after(15)
    visit.mouse.throw(leader(visit), (leader(visit)[0] - 200, leader(visit)[1]), 1500)
    visit.wait_until_still()
    visit.clock.after(17)
    assert hinted(visit) == []
    visit.clock.after(8)
    assert hinted(visit) == ["badge", "notch"]


def test_a_touch_stops_the_showing(first):
    visit = first()
    visit.clock.after(1.5)
    assert hinted(visit) == ["heads"]
    visit.mouse.tap((visit.box("#stage").x + 4, 4))
    visit.clock.after(5)
    assert hinted(visit) == []


def test_thrown_heads_return_at_once_to_a_mouse_that_comes_for_them(first):
    visit = first()
    edge = "document.querySelector('#heads').state.edge"
    visit.clock.after(0.4)
    place = leader(visit)
    visit.clock.after(1.3)
    assert visit.page.evaluate(edge) == "left"
    # A mouse elsewhere changes nothing.
    visit.mouse.move((visit.box("#stage").x + 4, 4))
    visit.clock.after(0.1)
    assert visit.page.evaluate(edge) == "left"
    # They would stay for 0.2 s more.
    visit.mouse.move(place)
    visit.clock.after(0.05)
    assert visit.page.evaluate(edge) == "right"
    visit.wait_until_still()
    visit.mouse.throw(leader(visit), (place[0] - 250, place[1]), 1500)
    visit.wait_until_still()
    assert visit.page.evaluate(edge) == "left"


def test_nobody_who_reads_is_disturbed(first):
    visit = first()
    visit.clock.after(5)
    hinted(visit)
    row(visit, "Dario Conti").locator(".row-open").click()
    visit.clock.after(50)
    assert hinted(visit) == []
    visit.page.evaluate("void document.querySelector('#heads').close()")
    visit.clock.after(26)
    assert hinted(visit) == ["heads", "badge", "notch"]


def test_who_has_been_there_is_invited_only_after_a_reset(quiet_page):
    visit = quiet_page(viewport=WIDE)
    visit.page.evaluate(COUNT)
    visit.clock.after(45)
    assert hinted(visit) == []
    visit.page.locator("#reset").click()
    visit.clock.after(6)
    assert hinted(visit) == ["heads", "badge", "notch"]
    visit.clock.after(26)
    assert hinted(visit) == ["heads", "badge", "notch"]


@pytest.mark.parametrize("after", [1.3, 2.8, 3.2, 4.2, 4.6])
def test_a_tap_on_a_row_during_a_hint_opens_it(first, after):
    visit = first()
    visit.clock.after(after)
    visit.mouse.tap(visit.box("[data-conversation=dario] .name").center)
    visit.wait_until_still()
    assert visit.page.evaluate("document.querySelector('#heads').openHead") == "dario"


def test_on_a_phone_all_three_show_themselves_whole_in_twelve_seconds(first_on_a_phone):
    visit = first_on_a_phone()
    look = """() => {
      const shown = [...document.querySelectorAll('.try')].filter((page) => page.checkVisibility({ visibilityProperty: true }));
      const dots = [...document.querySelectorAll('.tries .dots i')];
      const widest = dots.reduce((widest, dot) => (dot.offsetWidth > widest.offsetWidth ? dot : widest));
      return [
        document.querySelector('.try[data-now]')?.id.slice(4) ?? null, shown.map(({ id }) => id.slice(4)), dots.indexOf(widest),
      ];
    }"""
    seen = []
    for _ in range(48):
        visit.clock.after(0.25)
        seen.append(visit.page.evaluate(look))
    order = [now for now, _, _ in seen if now]
    names = ["heads", "badge", "notch"]
    assert list(dict.fromkeys(order)) == names
    # The sheet and its wide dot show the page of the gesture that is shown, and then the page to try.
    assert all(shown == [now] and dot == names.index(now) for now, shown, dot in seen if now) and seen[-1] == [None, ["heads"], 0]
    # A touch pauses them for 20 s.
    visit.clock.after(18)
    assert visit.page.evaluate(look)[0] is None
    visit.clock.after(4)
    assert visit.page.evaluate(look)[0] == "heads"


FINGER = """() => {
  const dot = document.querySelector('.finger');
  if (dot.hidden) return null;
  const box = dot.getBoundingClientRect();
  const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
  return { x, y, opacity: Number(dot.style.opacity), isHit: document.elementFromPoint(x, y)?.closest('.finger') !== null };
}"""

LEADER = """() => {
  const box = document.querySelector('#heads [slot=head][data-head=anna]').getBoundingClientRect();
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}"""


def test_a_finger_presses_the_head_pulls_it_and_lifts(first_on_a_phone):
    visit = first_on_a_phone()
    visit.clock.after(0.65)
    home = visit.page.evaluate(LEADER)
    assert visit.page.evaluate(FINGER) is None
    seen = []
    for _ in range(50):
        visit.clock.after(0.016)
        finger, head = visit.page.evaluate(FINGER), visit.page.evaluate(LEADER)
        if finger:
            seen.append((finger, head))
    pressing = [pair for pair in seen if abs(pair[1]["x"] - home["x"]) < 0.5 and pair[0]["opacity"] < 1]
    pulling = [pair for pair in seen if pair[0]["opacity"] == 1 and home["x"] - pair[1]["x"] > 3]
    # It comes down before anything moves, then moves with the head, and lifts in mid-throw.
    assert len(pressing) > 5 and len(pulling) > 3
    assert all(abs(finger["x"] - head["x"]) < 3 and abs(finger["y"] - head["y"]) < 3 for finger, head in pulling[1:-2])
    assert min(finger["x"] for finger, _ in seen) > seen[-1][0]["x"] - 2 and 100 < seen[-1][0]["x"] < home["x"] - 10
    # Thrown, the head flies on.
    assert seen[-1][1]["x"] < seen[-1][0]["x"] - 30
    assert not any(finger["isHit"] for finger, _ in seen)
    assert visit.page.evaluate(FINGER) is None
    assert visit.page.locator(".finger").get_attribute("aria-hidden") == "true"


def test_a_throw_is_shown_whole_and_the_head_returns(first_on_a_phone):
    visit = first_on_a_phone()
    visit.clock.after(0.65)
    home = visit.page.evaluate(LEADER)
    visit.clock.after(1.1)
    across = visit.page.evaluate(LEADER)
    assert across["x"] < 60 and across["y"] == pytest.approx(home["y"], abs=1)
    visit.clock.after(2)
    assert visit.page.evaluate(LEADER) == pytest.approx(home, abs=0.5)
    # It is no throw of the person's.
    assert visit.page.locator(".try[data-done]").count() == 0


def test_a_finger_that_misses_the_heads_of_a_shown_throw_brings_them_back(first_on_a_phone):
    visit = first_on_a_phone()
    visit.clock.after(0.65)
    home = visit.page.evaluate(LEADER)
    visit.clock.after(0.95)
    assert visit.page.evaluate(LEADER)["x"] < 100
    visit.fingers.tap((home["x"], home["y"]))
    # It would come back by itself after another 0.4 s.
    visit.clock.after(0.3)
    assert visit.page.evaluate(LEADER)["x"] == pytest.approx(home["x"], abs=30)
    visit.wait_until_still()
    assert visit.page.evaluate(LEADER) == pytest.approx(home, abs=0.5)


def test_a_finger_that_catches_the_heads_of_a_shown_throw_keeps_them(first_on_a_phone):
    visit = first_on_a_phone()
    visit.clock.after(1.7)
    there = visit.page.evaluate(LEADER)
    visit.fingers.down((there["x"], there["y"]))
    visit.clock.after(2)
    assert visit.page.evaluate(LEADER)["x"] < 60
    visit.fingers.up()


def test_a_touch_takes_the_finger_away_before_it_has_pulled(first_on_a_phone):
    visit = first_on_a_phone()
    visit.page.evaluate(COUNT)
    visit.clock.after(0.78)
    assert visit.page.evaluate(FINGER)
    visit.fingers.down((100, 600))
    assert visit.page.evaluate(FINGER) is None
    visit.fingers.up()
    visit.clock.after(2)
    assert hinted(visit) == []


def test_with_reduced_motion_there_is_no_finger(first_on_a_phone):
    visit = first_on_a_phone(reduced_motion=True)
    for _ in range(12):
        visit.clock.after(0.2)
        assert visit.page.evaluate(FINGER) is None


# Counts the events and announcements of a gesture, and its changes.
LISTENERS = """() => {
  window.told = [];
  for (const name of ['clear', 'count-changed', 'armed', 'refresh', 'inserted', 'cancelled', 'snapped', 'pressed']) {
    document.addEventListener(`supple-${name}`, () => told.push(name));
  }
}"""
TRACES = """() => ({
  rows: [...document.querySelectorAll('#conversations > li')].map(({ dataset }) => dataset.conversation),
  unread: [...document.querySelectorAll('.row')].map((row) => [row.hasAttribute('data-unread'), row.querySelector('supple-slime-badge').count]),
  done: document.querySelectorAll('.try[data-done]').length,
  undo: document.querySelector('[data-shown] button')?.textContent ?? null,
  live: document.querySelector('#notch').shadowRoot.querySelector('[role=status]').getAttribute('aria-live'),
  scrolled: document.querySelector('#notch').shadowRoot.querySelector('[part=scroller]').scrollTop,
})"""
DONE = {"badge": "heads notch", "notch": "heads badge"}


@pytest.fixture
def shown(first_on_a_phone):
    def visit(subject, **options):
        page = first_on_a_phone(scripts=[f"location.host && localStorage.setItem('supple.done', '{DONE[subject]}')"], **options)
        page.page.evaluate(LISTENERS)
        return page, page.page.evaluate(TRACES)

    return visit


def watch(visit, seconds, *reads):
    """The readings, one every 50 ms."""
    seen = []
    for _ in range(round(seconds / 0.05)):
        visit.clock.after(0.05)
        seen.append([visit.page.evaluate(read) for read in reads])
    return seen


def test_a_tear_is_shown_whole_and_taken_back_without_a_trace(shown):
    visit, before = shown("badge")
    seen = watch(
        visit, 4, FINGER, "document.querySelector('[data-conversation=anna]').hasAttribute('data-unread')")
    fingers = [finger for finger, _ in seen if finger]
    assert max(finger["x"] for finger in fingers) - min(finger["x"] for finger in fingers) == pytest.approx(128, abs=2)
    # The row turns read as its badge bursts.
    states = [unread for _, unread in seen]
    assert states[0] and not all(states) and states[-1]
    visit.wait_until_still()
    visit.clock.after(2)
    assert visit.page.evaluate(TRACES) == before and visit.page.evaluate("told") == []
    # The badge is back.
    assert visit.page.evaluate("document.querySelector('[data-conversation=anna] supple-slime-badge').getBoundingClientRect().width") > 15


def test_a_pull_is_shown_whole_and_its_row_goes_again(shown):
    visit, before = shown("notch")
    seen = watch(
        visit, 6, "document.querySelectorAll('#conversations > li').length",
        "document.querySelector('#notch').shadowRoot.querySelector('[role=status]').getAttribute('aria-live')")
    assert [rows for rows, _ in seen][0] == len(before["rows"]) < max(rows for rows, _ in seen)
    assert "off" in [live for _, live in seen]
    visit.wait_until_still()
    visit.clock.after(2)
    assert visit.page.evaluate(TRACES) == before and visit.page.evaluate("told") == []
    # A person's pull brings a row that stays.
    visit.fingers.drag((195, 300), (195, 440), hold=0.2)
    visit.clock.after(2)
    visit.wait_until_still()
    assert len(visit.page.evaluate(TRACES)["rows"]) == len(before["rows"]) + 1 and "refresh" in visit.page.evaluate("told")


@pytest.mark.parametrize(
    ("subject", "after"), [("badge", 1.2), ("badge", 1.7), ("badge", 2.2), ("notch", 1.3), ("notch", 2.2), ("notch", 2.9), ("notch", 3.6)])
def test_a_touch_ends_a_shown_gesture_immediately(shown, subject, after):
    visit, before = shown(subject)
    visit.clock.after(after - 0.6)
    visit.fingers.tap(visit.box("#chats-title").center)
    assert visit.page.evaluate(FINGER) is None
    rows = "[...document.querySelectorAll('#conversations > li')].map(({ dataset }) => dataset.conversation)"
    visit.clock.after(0.1)
    assert visit.page.evaluate(rows) == before["rows"]
    visit.wait_until_still()
    visit.clock.after(2)
    assert visit.page.evaluate(TRACES) == before
    # Nothing is left of the finger: the next tap opens a row.
    visit.fingers.tap(visit.box("[data-conversation=dario] .name").center)
    visit.wait_until_still()
    assert visit.page.evaluate("document.querySelector('#heads').openHead") == "dario"


@pytest.mark.parametrize("seconds", [0.1, 1.5, 3])
def test_a_conversation_that_a_program_opens_stays_open(first, seconds):
    visit = first()
    visit.clock.after(seconds)
    visit.page.evaluate("void document.querySelector('supple-chat-heads').open('anna')")
    visit.clock.after(8)
    assert visit.page.evaluate("document.querySelector('supple-chat-heads').openHead") == "anna"
