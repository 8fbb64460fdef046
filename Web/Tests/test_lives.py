"""Random lives of a page: in every frame the page shows the engine's places. See harness/life.py."""

import pytest
from harness.life import PAGES, Life
from harness.traps import TRAP
from test_recording import LOG, TOLERANCE, compare


def pytest_generate_tests(metafunc):
    if "seed" in metafunc.fixturenames:
        first = metafunc.config.getoption("seed")
        metafunc.parametrize("seed", range(first, first + metafunc.config.getoption("lives")))


@pytest.fixture
def begin_life(page_at, server, tmp_path):
    """Begins a life. `check` compares a chapter of it with its replay."""

    def begin(kind, seed=0):
        visit = page_at(
            server.url, html=PAGES[kind], headers={"Content-Type": "text/html"}, touch=True, viewport=(900, 900), scripts=[LOG, TRAP])
        life = Life(visit, kind, seed)

        def check(script, log):
            # A chapter in which nothing moved has no frame.
            apart, _ = compare(log, script, tmp_path, badge="badge" if kind == "badge" else None) if log else ({}, {})
            for name, worst in apart.items():
                assert worst[0] < TOLERANCE, f"{name}: {worst}\n" + "\n".join(life.story)

        life.begin()
        life.check = check
        return life

    return begin


@pytest.mark.parametrize("kind", PAGES)
def test_a_page_shows_what_the_engine_says_whatever_is_done_to_it(begin_life, kind, seed):
    life = begin_life(kind, seed)
    for number in range(3):
        if number:
            life.between()
        life.check(*life.chapter(steps=8))


def test_a_count_that_changes_in_mid_flight_changes_with_a_frame(begin_life):
    life = begin_life("badge")

    def tell():
        life.visit.fingers.drag((160, 411), (190, 460), hold=0.1)
        life.visit.clock.after(0.03)
        life.run("element.count += 1")

    life.check(*life.recorded(tell))


@pytest.mark.parametrize(("kind", "part"), [("heads", ".head"), ("badge", ".pill")])
def test_a_page_scrolls_between_two_drags(begin_life, kind, part):
    life = begin_life(kind)
    life.run("document.body.style.zoom = 1.25")
    life.rest()

    def drag_part():
        x, y = life.visit.page.evaluate("""(part) => {
          const { x, y, width, height } = parts.element.shadowRoot.querySelector(part).getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        }""", part)
        life.visit.fingers.drag((x, y), (x - 50, y + 25), hold=0.1)

    def tell():
        drag_part()
        life.rest()
        life.run("scrollBy(0, 100)")
        life.rest()
        drag_part()

    life.check(*life.recorded(tell))


def test_two_samples_of_one_instant_are_both_in_the_script(begin_life):
    life = begin_life("notch")
    x, y = 195, 300

    def tell():
        mouse = life.visit.mouse
        mouse.down((x, y))
        mouse.move((x, y + 30))
        mouse.move((x, y + 60), after=0)
        mouse.up(after=0.2)

    script, log = life.recorded(tell)
    life.check(script, log)
    assert [event["move"][1] for event in script["events"] if "move" in event] == [y + 30, y + 60]


def begin_zoomed_list(begin_life):
    """Begins the life of a list on a zoomed page, where the measurement of a moving row has other last digits."""
    life = begin_life("notch")
    life.run("document.body.style.zoom = 0.75")
    life.rest()
    return life


def test_rows_that_come_for_a_refresh_that_was_just_called_off_leave_the_card_its_motion(begin_life):
    life = begin_zoomed_list(begin_life)

    def tell():
        life.run("element.beginRefreshing()")
        life.visit.clock.after(0.5)
        life.run("element.disabled = true; request.finish(document.createElement('li'))")

    life.check(*life.recorded(tell))


def test_a_press_while_a_blank_row_arrives_leaves_the_card_its_motion(begin_life):
    life = begin_zoomed_list(begin_life)

    def tell():
        life.run("element.addRow()")
        life.visit.clock.after(0.55)
        life.visit.fingers.down((240, 500))
        life.visit.fingers.up(after=0.1)

    life.check(*life.recorded(tell))


def test_a_mouse_pulls_a_list_after_a_finger_whose_release_the_page_kept(begin_life):
    life = begin_life("notch")
    life.keep_up()
    x, y = 195, 300
    life.check(*life.recorded(lambda: life.visit.fingers.tap((x, y))))
    script, log = life.recorded(lambda: life.visit.mouse.drag((x, y), (x, y + 60)))
    life.check(script, log)
    assert max(entry["places"]["list"][1] for entry in log) > 20


def test_the_edges_of_a_badge_are_the_windows(begin_life):
    life = begin_life("badge")
    life.run("screen.style.height = '568px'")
    life.rest()
    life.keep_up()
    # As it springs home from below the screen it swings out further down.
    life.check(*life.recorded(lambda: life.visit.mouse.drag((160, 411), (155, 656), duration=0.1, hold=0)))


def test_where_the_stack_is_to_rest_is_known_while_a_conversation_is_open(begin_life):
    life = begin_life("heads")
    life.run("element.open('anna')")
    life.rest()
    life.run("element.setRestingPlace('left', 94)")
    life.rest()
    life.check(*life.recorded(lambda: life.run("element.close()")))
    assert life.visit.page.evaluate("[parts.element.state.edge, parts.element.state.y]") == ["left", 94]
