"""The invitation: what moves by itself on a first visit, and again when nothing has been tried for a while."""

import pytest

from test_demo import WIDE, leader, row

COUNT = """() => {
  window.hinted = [];
  for (const tag of ['supple-chat-heads', 'supple-slime-badge', 'supple-flipping-notch']) {
    const { prototype } = customElements.get(tag);
    const { nudge } = prototype;
    prototype.nudge = function () { hinted.push(tag.split('-').at(-1)); nudge.call(this); };
  }
}"""


@pytest.fixture
def first(visit_page):
    def visit():
        page = visit_page(viewport=WIDE)
        page.page.wait_for_selector("#panel-content .panel-section", state="attached")
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


def test_nobody_who_reads_is_disturbed(first):
    visit = first()
    visit.clock.after(5)
    hinted(visit)
    row(visit, "Dario Conti").locator(".row-open").click()
    visit.clock.after(50)
    assert hinted(visit) == []
    visit.page.evaluate("document.querySelector('#heads').close()")
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


def test_on_a_phone_the_words_of_what_shows_itself_stand_out(visit_page):
    visit = visit_page(viewport=(390, 844), touch=True)
    visit.page.wait_for_selector("#strip", state="visible")
    marked = "[...document.querySelectorAll('[data-try]')].filter((one) => getComputedStyle(one).textDecorationLine === 'underline').map((one) => one.dataset.try)"
    seen = []
    for _ in range(30):
        seen += [words for words in [visit.page.evaluate(marked)] if words and words not in seen]
        visit.clock.after(0.2)
    assert seen == [["heads"], ["badge"], ["notch"]]
    assert visit.page.evaluate(marked) == []
