"""The sections below the stage, with one interaction alone in each."""

import re

import pytest
from test_demo_steps import ALL_DONE
from test_demo_text import TWICE

MADE = "[...document.querySelectorAll('.interaction-room')].map((room) => room.childElementCount)"


def come_to(visit, subject):
    visit.page.evaluate("(subject) => document.querySelector(`section[data-subject=${subject}]`).scrollIntoView()", subject)
    visit.wait_until_loaded(f"[data-subject={subject}] .interaction-room > *")
    visit.wait_until_still()


def test_each_is_made_when_its_section_comes_into_sight(quiet_page):
    visit = quiet_page(viewport=(1440, 900))
    assert visit.page.evaluate(MADE) == [0, 0, 0]
    assert "interactions.js" not in visit.page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name).join()")
    come_to(visit, "heads")
    assert visit.page.evaluate(MADE) == [1, 0, 0]
    come_to(visit, "notch")
    assert visit.page.evaluate(MADE)[2] == 1


def test_a_head_is_thrown_across_and_removed_heads_come_back(quiet_page):
    visit = quiet_page(viewport=(1440, 900))
    come_to(visit, "heads")
    heads = "document.querySelector('.interaction-surface supple-chat-heads')"
    box = visit.page.evaluate(
        f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({heads}.shadowRoot.querySelector('.head').getBoundingClientRect())")
    visit.mouse.throw(tuple(box), (box[0] - 300, box[1] + 40), 2000)
    visit.wait_until_still()
    assert visit.page.evaluate(f"{heads}.state.edge") == "left"
    visit.page.evaluate(f"void {heads}.heads.forEach((id) => {heads}.removeHead(id))")
    visit.page.evaluate(f"void {heads}.dispatchEvent(new Event('supple-dismiss'))")
    visit.clock.after(2)
    visit.wait_until_still()
    assert visit.page.evaluate(f"{heads}.heads") == ["anna", "ben", "clara"]


def test_each_opens_its_tab_of_the_panel(quiet_page):
    visit = quiet_page(viewport=(1440, 900))
    come_to(visit, "badge")
    visit.page.locator("[data-subject=badge] .tune").click()
    visit.wait_until_still()
    assert visit.page.locator("#panel input[value=badge]").is_checked()
    assert visit.page.locator("#panel").get_attribute("data-closed") is None
    colours = visit.page.evaluate("[...document.querySelectorAll('[data-subject=badge] pre span')].map((part) => part.className)")
    assert {"code-keyword", "code-name", "code-string"} == set(colours)


def test_all_code_below_the_stage_is_copied_by_a_button_that_covers_none_of_it(quiet_page):
    visit = quiet_page(viewport=(1440, 900))
    come_to(visit, "badge")
    visit.page.evaluate("() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.written = text; } } })")
    buttons = visit.page.locator("#interactions .sample > .icon-button")
    assert buttons.count() == visit.page.locator("#interactions pre").count() == 5
    button = visit.page.get_by_role("button", name="Copy code of the slime badge")
    button.click()
    visit.page.wait_for_function("() => window.written?.includes('<supple-slime-badge')")
    covered = visit.page.evaluate("""() => [...document.querySelectorAll('#interactions .sample')].filter((sample) => {
      const words = document.createRange(), sign = sample.querySelector('.icon').getBoundingClientRect();
      words.selectNodeContents(sample.querySelector('code'));
      return [...words.getClientRects()].some(({ right, top }) => right > sign.left && top < sign.bottom);
    }).length""")
    assert covered == 0


ALONE = "document.querySelector('.interaction-icon supple-slime-badge')"


@pytest.mark.parametrize("viewport", [(390, 844), (820, 1180), (1100, 800), (1440, 900)])
def test_what_is_tuned_is_the_one_in_sight(quiet_page, viewport):
    visit = quiet_page(viewport=viewport, scripts=[ALL_DONE])
    come_to(visit, "badge")
    visit.page.locator("[data-subject=badge] .tune").click()
    visit.wait_until_still()
    visit.wait_until_scrolled("document.scrollingElement")
    badge, panel = visit.box(".interaction-icon supple-slime-badge"), visit.box("#panel")
    assert badge.right <= panel.x or badge.bottom <= panel.y
    assert 0 <= badge.x and 0 <= badge.y and badge.right <= viewport[0] and badge.bottom <= viewport[1]
    visit.page.locator("#panel input[value=classic]:visible").first.check(force=True)
    assert visit.page.evaluate(f"{ALONE}.preset") == "classic"


def test_where_the_panel_has_a_place_of_its_own_the_phone_is_tuned_beside_it(quiet_page):
    visit = quiet_page(viewport=(1920, 1080))
    come_to(visit, "badge")
    visit.page.locator("[data-subject=badge] .tune").click()
    # The browser scrolls in its own time.
    visit.page.wait_for_function("() => document.querySelector('#stage').getBoundingClientRect().y === 0")


def test_an_open_conversation_has_what_was_said_and_a_button_that_closes_it(quiet_page):
    visit = quiet_page(viewport=(1440, 900))
    come_to(visit, "heads")
    heads = "document.querySelector('.interaction-surface supple-chat-heads')"
    visit.page.evaluate(f"void {heads}.open('ben')")
    visit.wait_until_still()
    conversation = visit.page.locator(".interaction-surface [data-head=ben].conversation")
    assert conversation.locator(".bubble").count() == 2
    visit.mouse.tap(visit.box(".interaction-surface [data-head=ben].conversation button").center)
    visit.wait_until_still()
    assert visit.page.evaluate(f"{heads}.openHead") is None


def test_a_torn_badge_comes_back_and_payments_arrive(quiet_page):
    visit = quiet_page(viewport=(1440, 900))
    come_to(visit, "badge")
    badge = "document.querySelector('.interaction-icon supple-slime-badge')"
    x, y = visit.box(".interaction-icon supple-slime-badge").center
    visit.mouse.drag((x, y), (x - 250, y + 200))
    visit.wait_until_still()
    assert visit.page.evaluate(f"{badge}.count") == 0
    visit.clock.after(2)
    assert visit.page.evaluate(f"{badge}.count") == 12
    come_to(visit, "notch")
    visit.mouse.drag((1000, 400), (1000, 640), hold=0.3)
    visit.clock.after(1)
    visit.wait_until_still()
    texts = visit.page.locator(".payment").all_text_contents()
    assert len(texts) == 7 and texts[0].startswith("Olive & Thyme")


@pytest.mark.parametrize("size", ["usual", "twice"])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("viewport", [(360, 640), (390, 844), (768, 1024), (1280, 800), (1440, 900), (2560, 1440)])
def test_no_line_of_code_and_no_word_is_cut(visit_page, viewport, direction, size):
    done = f"{ALL_DONE}; addEventListener('DOMContentLoaded', () => (document.documentElement.dir = '{direction}'))"
    visit = visit_page(viewport=viewport, touch=viewport[0] < 900, reduced_motion=True, scripts=(done, *([TWICE] if size == "twice" else [])))
    visit.wait_until_loaded("#panel-content [aria-label=Feel]")
    assert visit.page.evaluate("document.documentElement.scrollWidth") == viewport[0]
    assert visit.page.evaluate("""[...document.querySelectorAll('.interactions :is(pre, h2, p, .interaction-words)')]
      .filter((part) => part.scrollWidth > part.clientWidth || part.closest('section').getBoundingClientRect().bottom
        < part.getBoundingClientRect().bottom || part.getBoundingClientRect().right > innerWidth)
      .map((part) => part.textContent)""") == []
    assert visit.page.evaluate("""[...document.querySelectorAll('.interaction')].filter((section) => {
      const [words, place] = [...section.children].map((part) => part.getBoundingClientRect());
      const apart = words.bottom <= place.top + 0.1 || words.right <= place.left || place.right <= words.left;
      return !apart || place.width < 280 || place.height < 250;
    }).length""") == 0


def test_on_a_phone_they_follow_the_last_step(visit_page):
    visit = visit_page(viewport=(390, 844), touch=True, scripts=(ALL_DONE,))
    visit.wait_until_loaded("#panel-content [aria-label=Feel]")
    visit.tap(visit.page.locator("#tries-fold"))
    visit.wait_until_still()
    visit.tap(visit.page.locator("#try-each"))
    visit.page.wait_for_function("() => Math.abs(scrollY - innerHeight) < 1")
    visit.wait_until_loaded("[data-subject=heads] .interaction-room > *")


COMPARED = ".compared .compare-phones figure"

# Counts the frames that the page requests.
COUNT_FRAMES = """(() => {
  window.askedFrames = 0;
  const ask = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) => { window.askedFrames += 1; return ask.call(window, callback); };
})()"""


def asked(visit, seconds):
    """The number of frames that the page requests within a time."""
    before = visit.page.evaluate("window.askedFrames")
    visit.clock.after(seconds)
    return visit.page.evaluate("window.askedFrames") - before


def edges(visit):
    return visit.page.evaluate("[...document.querySelectorAll('.compared supple-chat-heads')].map(({ preset, state }) => [preset, state.edge])")


@pytest.mark.parametrize("viewport", [(1440, 900), (390, 844)])
def test_the_presets_run_side_by_side_while_they_are_in_sight(visit_page, viewport):
    visit = visit_page(viewport=viewport, touch=viewport[0] < 900, scripts=(ALL_DONE, COUNT_FRAMES))
    visit.wait_until_loaded("#panel-content [aria-label=Feel]")
    assert visit.page.locator(COMPARED).count() == 0
    visit.page.evaluate("document.querySelector('#compared-phones').scrollIntoView({ block: 'center' })")
    visit.wait_until_loaded(f"{COMPARED}:nth-child(2)")
    visit.clock.after(2)
    assert edges(visit) == [["classic", "left"], ["modern", "left"]], "the head was thrown on both"
    assert asked(visit, 0.5) > 10
    assert visit.page.locator(".compare[open]").count() == 0
    # It begins again after its end, on new phones.
    visit.page.evaluate("document.querySelector('.compared figure').dataset.first = 'yes'")
    visit.clock.until(f"!document.querySelector('{COMPARED}[data-first]')", 60)
    assert visit.page.locator(COMPARED).count() == 2
    # Out of sight there are no phones, and no frame is requested.
    visit.page.evaluate("document.querySelector('[data-subject=badge]').scrollIntoView()")
    visit.page.wait_for_function(f"() => !document.querySelector('{COMPARED}')")
    visit.clock.after(20)
    visit.wait_until_still()
    assert asked(visit, 5) == 0


def test_the_presets_say_when_what_was_let_go_is_at_rest(visit_page):
    visit = visit_page(viewport=(1440, 900), scripts=(ALL_DONE,))
    visit.wait_until_loaded("#panel-content [aria-label=Feel]")
    visit.page.evaluate("document.querySelector('#compared-phones').scrollIntoView({ block: 'center' })")
    visit.wait_until_loaded(f"{COMPARED}:nth-child(2)")
    states = "[...document.querySelectorAll('.compare-state')].map(({ textContent }) => textContent)"
    heights = "[...document.querySelectorAll('.compared .phone')].map((phone) => phone.getBoundingClientRect().height)"
    before = visit.page.evaluate(heights)
    assert visit.page.evaluate(states) == ["", ""]
    # The modern heads are at rest while the classic ones swing.
    visit.clock.until(f"{states}.join().includes('At rest')", 10)
    classic, modern = visit.page.evaluate(states)
    assert classic == "In motion" and re.fullmatch(r"At rest after \d\.\d s", modern)
    assert visit.page.evaluate(heights) == before


def test_a_touch_and_a_button_stop_the_presets(quiet_page):
    visit = quiet_page(viewport=(1440, 900), scripts=(COUNT_FRAMES,))
    visit.page.evaluate("document.querySelector('#compared-phones').scrollIntoView({ block: 'center' })")
    visit.wait_until_loaded(f"{COMPARED}:nth-child(2)")
    visit.clock.after(0.3)
    button = visit.page.locator("#compared-play")
    assert button.inner_text() == "Stop"
    button.click()
    visit.clock.after(3)
    visit.wait_until_still()
    assert asked(visit, 5) == 0 and button.inner_text() == "Play"
    button.click()
    visit.clock.after(1)
    assert asked(visit, 0.3) > 5
    box = visit.box(f"{COMPARED} .phone")
    visit.mouse.tap((box.x + box.width / 2, box.y + box.height * 0.8))
    assert button.inner_text() == "Play"


def test_with_reduced_motion_the_presets_wait_for_a_press(quiet_page):
    visit = quiet_page(viewport=(1440, 900), reduced_motion=True)
    visit.page.evaluate("document.querySelector('#compared-phones').scrollIntoView({ block: 'center' })")
    visit.wait_until_loaded(f"{COMPARED}:nth-child(2)")
    visit.clock.after(3)
    # No person has moved the heads.
    assert edges(visit) == [["classic", None], ["modern", None]]
    visit.page.locator("#compared-play").click()
    visit.clock.after(2)
    assert edges(visit) == [["classic", "left"], ["modern", "left"]]
