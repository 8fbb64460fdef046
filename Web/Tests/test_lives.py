"""Random lives of a page: at every frame what is on the page is what the engine says. See harness/life.py."""

import pytest
from harness.life import PAGES, Life
from harness.traps import TRAP
from test_recording import LOG, TOLERANCE, compare


def pytest_generate_tests(metafunc):
    if "seed" in metafunc.fixturenames:
        first = metafunc.config.getoption("seed")
        metafunc.parametrize("seed", range(first, first + metafunc.config.getoption("lives")))


@pytest.mark.parametrize("kind", PAGES)
def test_a_page_shows_what_the_engine_says_whatever_is_done_to_it(page_at, server, tmp_path, kind, seed):
    visit = page_at(
        server.url, html=PAGES[kind], headers={"Content-Type": "text/html"}, touch=True, viewport=(900, 900), scripts=[LOG, TRAP])
    life = Life(visit, kind, seed)
    life.begin()
    for number in range(3):
        if number:
            life.between()
        script, log = life.chapter(steps=8)
        # A chapter in which nothing moved has no frame.
        if not log:
            continue
        apart, _ = compare(log, script, tmp_path, badge="badge" if kind == "badge" else None)
        for name, worst in apart.items():
            assert worst[0] < TOLERANCE, f"chapter {number}, {name}: {worst}\n" + "\n".join(life.story)
