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


def test_a_page_scrolls_between_two_drags(begin_life):
    life = begin_life("heads")
    life.run("document.body.style.zoom = 1.25")
    life.rest()

    def drag_head():
        x, y = life.visit.page.evaluate("""() => {
          const { x, y, width, height } = parts.element.shadowRoot.querySelector('.head').getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        }""")
        life.visit.fingers.drag((x, y), (x - 100, y + 50), hold=0.1)

    def tell():
        drag_head()
        life.rest()
        life.run("scrollBy(0, 100)")
        life.rest()
        drag_head()

    life.check(*life.recorded(tell))


def test_rows_that_come_for_a_refresh_that_was_just_called_off_leave_the_card_its_motion(begin_life):
    life = begin_life("notch")
    # The measurement of a moving row has other last digits there.
    life.run("document.body.style.zoom = 0.75")
    life.rest()

    def tell():
        life.run("element.beginRefreshing()")
        life.visit.clock.after(0.5)
        life.run("element.disabled = true; request.finish(document.createElement('li'))")

    life.check(*life.recorded(tell))


def test_a_mouse_pulls_a_list_after_a_finger_whose_release_the_page_kept(begin_life):
    life = begin_life("notch")
    life.keep_up()
    x, y = 195, 300
    life.check(*life.recorded(lambda: life.visit.fingers.tap((x, y))))
    script, log = life.recorded(lambda: life.visit.mouse.drag((x, y), (x, y + 60)))
    life.check(script, log)
    assert max(entry["places"]["list"][1] for entry in log) > 20
