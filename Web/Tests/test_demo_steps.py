"""The gestures to try, on a phone: a sheet of one page each, which changes only by its gesture."""

import pytest

from test_demo import leader
from test_demo_text import TWICE, cut

DENIED = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('denied'); } });"
ALL_DONE = "location.host && localStorage.setItem('supple.done', 'heads badge notch')"
PAGE = "document.querySelector('.try[data-current]').id"
DONE = "[...document.querySelectorAll('.try[data-done]')].map(({ id }) => id)"
STILL = "() => !document.querySelector('#tries').getAnimations({ subtree: true }).some((one) => one instanceof CSSTransition)"
REACHED = """[...document.querySelectorAll('#tries :is(button, a)')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true })).map(({ id }) => id)"""


@pytest.fixture
def phone(visit_page):
    def visit(**options):
        page = visit_page(**{"viewport": (390, 844), "touch": True, **options})
        page.wait_until_loaded("#panel-content [aria-label=Feel]")
        # The first hint is over.
        page.fingers.tap(page.box("#chats-title").center)
        page.wait_until_still()
        return page

    return visit


def throw(visit):
    x, y = leader(visit)
    visit.fingers.throw((x, y), (x - 200, y - 60), 1500)
    visit.wait_until_still()


def throw_down(visit):
    x, y = leader(visit)
    visit.fingers.throw((x, y), (x - 120, y + 180), 3000)
    visit.wait_until_still()


def turned(visit, page):
    visit.page.wait_for_function("(id) => document.querySelector('.try[data-current]').id === id", arg=f"try-{page}")


def stands_at(visit, y):
    visit.page.wait_for_function("(y) => Math.round(document.querySelector('#tries').getBoundingClientRect().y) === y", arg=y)
    visit.wait_until_still()


HEADS = "document.querySelector('#heads').heads.length"


def test_the_first_throw_into_the_target_comes_back_and_later_ones_and_what_is_carried_there_go(phone):
    visit = phone()
    throw_down(visit)
    assert visit.page.evaluate(HEADS) == 3 and visit.page.evaluate(DONE) == ["try-heads"]
    visit.clock.after(1)
    assert visit.page.locator("#undo").inner_text() == ""
    # By the keyboard a head goes immediately.
    visit.page.evaluate("void document.querySelector('#heads').focus()")
    visit.page.keyboard.press("Delete")
    visit.wait_until_still()
    assert visit.page.evaluate(HEADS) == 2
    visit.tap(visit.page.locator("#undo button"))
    visit.wait_until_still()
    assert visit.page.evaluate(HEADS) == 3
    throw_down(visit)
    visit.clock.after(1)
    assert visit.page.evaluate(HEADS) == 0 and visit.page.locator("#undo").inner_text().startswith("3 removed")


def test_heads_that_the_first_finger_carries_into_the_target_go(phone):
    visit = phone()
    covered = visit.page.evaluate("parseFloat(document.querySelector('#screen').style.getPropertyValue('--covered'))")
    visit.fingers.drag(leader(visit), (195, 844 - covered - 98), hold=0.5)
    visit.wait_until_still()
    # Removed, and not thrown.
    assert visit.page.evaluate(HEADS) == 0 and visit.page.evaluate(DONE) == []


def test_a_tap_and_a_turn_of_the_phone_are_no_throw(phone):
    visit = phone()
    visit.fingers.tap(leader(visit))
    visit.wait_until_still()
    for size in ((844, 390), (390, 844)):
        visit.page.set_viewport_size({"width": size[0], "height": size[1]})
        visit.wait_until_still()
    visit.clock.after(1)
    assert visit.page.evaluate(DONE) == []
    visit.page.evaluate("void document.querySelector('#heads').close()")
    visit.wait_until_still()
    throw(visit)
    assert visit.page.evaluate(DONE) == ["try-heads"]


def test_a_move_by_an_arrow_key_is_the_keyboards_throw(phone):
    visit = phone()
    visit.page.evaluate("document.querySelector('#heads').focus()")
    visit.page.keyboard.press("Tab")
    visit.page.keyboard.press("Shift+Tab")
    assert visit.page.evaluate(DONE) == []
    visit.page.keyboard.press("ArrowLeft")
    visit.wait_until_still()
    assert visit.page.evaluate(DONE) == ["try-heads"]


def test_an_arrow_that_moves_nothing_makes_no_throw_of_a_turn(phone):
    visit = phone()
    visit.page.evaluate("document.querySelector('#heads').focus()")
    visit.page.keyboard.press("ArrowRight")
    for size in ((844, 390), (390, 844)):
        visit.page.set_viewport_size({"width": size[0], "height": size[1]})
        visit.wait_until_still()
    visit.clock.after(1)
    assert visit.page.evaluate(DONE) == []


def test_a_page_changes_only_when_its_gesture_was_done(phone):
    visit = phone()
    stands_at(visit, 844 - 148)
    assert visit.page.evaluate(PAGE) == "try-heads" and visit.box("#screen").y == 0
    # No other gesture turns it, and neither does a swipe across.
    x, y = visit.box("[data-conversation=dario] supple-slime-badge").center
    visit.fingers.drag((x, y), (x - 150, y + 20))
    visit.fingers.drag((300, 780), (60, 780), hold=0)
    visit.wait_until_still()
    visit.clock.after(2)
    said = visit.page.locator("#tries-status")
    assert visit.page.evaluate(PAGE) == "try-heads" and said.text_content() == "Torn off: 1 of 3"
    throw(visit)
    turned(visit, "notch")
    visit.fingers.drag((200, 200), (200, 420), hold=0.3)
    turned(visit, "end")
    assert said.text_content() == "Thrown, Torn off, Pulled down: 3 of 3"
    # Hidden elements are not reachable by keyboard.
    visit.page.wait_for_function(STILL)
    assert visit.page.evaluate(REACHED) == ["try-use", "try-each", "tries-fold"]


MOVED = """(() => {
  window.moved = [];
  addEventListener('transitionrun', ({ target, propertyName }) => {
    if (propertyName === 'translate' && target.closest('#tries')) moved.push(target.id);
  }, { capture: true });
})()"""


def test_a_phone_says_what_the_page_is_and_no_page_moves_before_a_gesture(phone):
    visit = phone(scripts=(MOVED,))
    assert visit.page.evaluate("moved") == []
    name, words = visit.box(".maker"), visit.page.evaluate(
        "(() => { const range = new Range(); range.selectNodeContents(document.querySelector('.try-of').firstChild); return range.getBoundingClientRect().bottom; })()")
    assert visit.page.locator(".maker").inner_text().strip() == "Supple" and name.x >= 0 and name.bottom <= visit.box("#chats-title").y
    claim, said = visit.page.locator(".try-claim"), visit.page.locator(".try-of").inner_text()
    # The claim is the sheet's first line, and its pages are below it.
    assert claim.inner_text() == "Interface you can feel." and "SwiftUI" in said and words <= 844 - 8
    assert claim.evaluate("(line) => [getComputedStyle(line).fontSize, getComputedStyle(line).fontWeight]") == ["20px", "600"]
    assert visit.box(".try-claim").y == visit.box("#tries").y and visit.box("[data-current] .try-short").y >= visit.box(".try-claim").bottom
    throw(visit)
    turned(visit, "badge")
    visit.page.wait_for_function("() => moved.includes('try-heads') && moved.includes('try-badge')")


GESTURE = """[...document.querySelectorAll('[data-current] .try-motion > *')].map((part) => part.getAnimations()
  .filter((one) => one instanceof CSSAnimation).map(({ effect }) => effect.getComputedTiming().endTime)).flat()"""


def test_a_page_draws_its_gesture_in_motion_for_less_than_five_seconds(visit_page):
    visit = visit_page(viewport=(390, 844), touch=True)
    assert visit.box("[data-current] .try-motion").width == 56
    # No endless motion, which a person would have to be able to stop.
    ends = visit.page.evaluate(GESTURE)
    assert len(ends) == 2 and max(ends) <= 5000
    visit = visit_page(viewport=(390, 844), touch=True, reduced_motion=True)
    assert visit.page.evaluate(GESTURE) == []


INSTALL_LINES_IN_SIGHT = """() => {
  const [panel, about] = ['.panel-scroll', '.about'].map((part) => document.querySelector(part).getBoundingClientRect());
  return panel.bottom <= innerHeight && about.top >= panel.top - 1 && about.top < panel.bottom - 100;
}"""


def test_the_last_page_says_what_was_measured_and_leads_to_the_install_lines(phone):
    visit = phone(scripts=(ALL_DONE,))
    stands_at(visit, 844 - 44)
    assert visit.page.evaluate(PAGE) == "try-end" and visit.page.evaluate(REACHED) == ["tries-fold"]
    visit.tap(visit.page.locator("#tries-fold"))
    stands_at(visit, 844 - 148)
    # The size of the loaded files is also stated elsewhere (test_demo_about.py).
    visit.page.wait_for_function("() => document.querySelector('#end-weight').textContent !== ''")
    weight = visit.page.locator("#weight").text_content()
    assert "KB" in weight and visit.page.locator("#end-weight").inner_text() == weight
    assert visit.box("#try-use").height == 50
    visit.tap(visit.page.locator("#try-use"))
    visit.page.wait_for_function(INSTALL_LINES_IN_SIGHT)
    # The link's target is visible, without scrolling.
    assert visit.box(".link-first").bottom <= visit.box(".panel-scroll").bottom
    visit.page.locator("#panel").get_by_role("button", name="Start over").evaluate("button => button.click()")
    turned(visit, "heads")
    assert visit.page.evaluate(DONE) == []


def test_each_page_leads_to_the_install_lines(phone):
    visit = phone()
    assert visit.page.evaluate(REACHED) == ["try-heads", "try-of", "tries-fold"] and visit.box("#try-of").height >= 44
    visit.tap(visit.page.locator("#try-of"))
    visit.page.wait_for_function(INSTALL_LINES_IN_SIGHT)


def test_what_was_done_is_remembered_and_without_storage_it_lasts_as_long_as_the_page(phone):
    visit = phone(scripts=(DENIED,))
    throw(visit)
    turned(visit, "badge")
    visit = phone()
    throw(visit)
    turned(visit, "badge")
    visit.page.reload()
    visit.wait_until_loaded("#panel-content [aria-label=Feel]")
    assert visit.page.evaluate(PAGE) == "try-badge" and visit.page.evaluate(DONE) == ["try-heads"]


def test_the_sheet_folds_to_its_title_and_the_heads_stay_above_it(phone):
    visit = phone()
    before = leader(visit)
    visit.fingers.drag((120, 730), (120, 800), hold=0)
    stands_at(visit, 844 - 44)
    assert visit.page.locator("#tries-fold").get_attribute("aria-expanded") == "false"
    assert leader(visit) == pytest.approx(before, abs=0.5)
    # The list ends above it.
    visit.page.evaluate("() => { document.querySelector('#notch').shadowRoot.querySelector('[part=scroller]').scrollTop = 9999; }")
    visit.wait_until_still()
    assert visit.box("#conversations > :last-child").bottom <= 800
    visit.page.reload()
    visit.wait_until_loaded("#panel-content [aria-label=Feel]")
    stands_at(visit, 844 - 44)
    visit.fingers.drag(leader(visit), (330, 835), hold=0.3)
    visit.wait_until_still()
    visit.tap(visit.page.locator("#tries-fold"))
    stands_at(visit, 844 - 148)
    assert leader(visit)[1] + 31 < 696


def test_from_right_to_left_the_next_page_comes_from_the_left_and_at_reduced_motion_none_glides(phone):
    visit = phone(reduced_motion=True)
    visit.page.evaluate("document.documentElement.dir = 'rtl'")
    visit.page.wait_for_function("() => document.querySelector('#try-badge').getBoundingClientRect().x === -390")
    assert visit.box("#try-heads .try-icon").x > visit.box("#try-heads .try-why").x
    times = "[...document.querySelectorAll('#tries, .try')].flatMap((part) => getComputedStyle(part).transitionDuration.split(', '))"
    assert set(visit.page.evaluate(times)) == {"0.01s"}


@pytest.mark.parametrize("viewport", [(390, 844), (360, 640)])
def test_the_sheet_holds_text_of_twice_the_size(phone, viewport):
    visit = phone(viewport=viewport, scripts=(TWICE,))
    for page in ("heads", "badge", "notch", "end"):
        visit.page.evaluate(
            "(page) => { for (const part of document.querySelectorAll('.try')) part.toggleAttribute('data-current', part.id === `try-${page}`); }", page)
        visit.page.wait_for_function(STILL)
        parts = ["[data-current] .try-short", "[data-current] .try-why", *[".try-of"] * (page != "end")]
        assert cut(visit, parts, scrolls=False) == [], page
        text, sheet = visit.box(f"#try-{page} .try-why"), visit.box("#tries")
        assert sheet.y >= 0 and text.bottom <= sheet.bottom and text.right <= viewport[0], page
