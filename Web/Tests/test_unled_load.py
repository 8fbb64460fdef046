"""Pages of the demo and the site while they load, by the browser's own time: text that a person has begun to read stays in place."""

import pytest
from harness.unled import WATCH, Person
from test_site_sheet import SHIFTS
from test_unled import DEVICES

# A page is ready when its script has made the elements that the HTML lacks.
READY = {"index": ".stage[data-arrangement] .try", "springs": "#spring-tuner > *", "bounces": "#bounce-examples > *"}


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("page", READY)
def test_nothing_moves_while_a_page_loads(page_at, site, page, device):
    visit = page_at(f"{site.url}{page}.html", scripts=[SHIFTS, WATCH % "'supple-none'"], own=True, **DEVICES[device])
    Person(visit, None).until("(made) => !!document.querySelector(made)", READY[page])
    visit.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    # Core Web Vitals call up to 0.1 good.
    assert sum(visit.page.evaluate("window.shifts ?? []")) < 0.1
