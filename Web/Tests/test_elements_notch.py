"""<supple-flipping-notch> in a real browser: pulls, the card, the page's answers, and native scrolling."""

import pytest

from harness.elements import SCROLLER, SIZE, TOP, Elements, notch, stage

ELEMENT = "supple-flipping-notch"
ROW = 76
FIRST = TOP + 60
LIST_HEIGHT = SIZE[1] - TOP - 34


@pytest.fixture
def open_notch(visit_html):
    def build(count=20, attributes="", **options):
        options.setdefault("touch", True)
        return Elements(visit_html(stage(notch(count, attributes)), **options))

    return build


def band(pull, height=LIST_HEIGHT):
    """The rubber band of scroll views."""
    return (1 - 1 / (pull * 0.55 / height + 1)) * height


def bottom_of_notch(page):
    return page.inside(ELEMENT, "root.querySelector('.notch path').getBoundingClientRect().bottom")


def texts(page):
    return page.page.evaluate("[...document.querySelectorAll('[data-list] > *')].map((row) => row.textContent)")


def wait_for_request(page):
    page.page.wait_for_function("() => window.request")


@pytest.mark.parametrize("pointer", ["fingers", "mouse", "pen"])
def test_a_pull_follows_the_rubber_band_and_the_notch_stretches_along(open_notch, pointer):
    page = open_notch(touch=pointer == "fingers")
    assert page.top_of("Row 1") == pytest.approx(FIRST, abs=0.02)
    assert bottom_of_notch(page) == pytest.approx(26, abs=0.05)
    hand = getattr(page.visit, pointer)
    hand.drag((195, 300), (195, 400), hold=0.4, release=False)
    page.still()
    offset = band(100)
    assert page.top_of("Row 1") == pytest.approx(FIRST + offset, abs=0.05)
    assert bottom_of_notch(page) == pytest.approx(26 + offset, abs=0.1)
    assert page.received() == []
    hand.up()
    page.still()
    assert page.top_of("Row 1") == pytest.approx(FIRST, abs=0.02)
    assert page.received() == []
    assert page.page.evaluate("getSelection().toString()") == ""


def test_armed_and_disarmed_while_it_is_held(open_notch):
    page = open_notch()
    page.fingers.drag((195, 300), (195, 500), hold=0.2, release=False)
    page.still()
    assert page.received() == ["armed"]
    page.fingers.glide((195, 500), (195, 380), 0.2)
    page.still()
    assert page.received() == ["disarmed"]
    page.fingers.up(after=0.2)
    page.still()
    assert page.received() == []


def test_several_rows_come_in_at_once_in_order(open_notch):
    page = open_notch()
    page.call(ELEMENT, "element.beginRefreshing()")
    wait_for_request(page)
    page.page.evaluate("request.finish(makeRow('One'), makeRow('Two'), makeRow('Three'))")
    page.page.wait_for_function("() => received.some(({ name }) => name === 'inserted')")
    page.still()
    assert texts(page)[:4] == ["One", "Two", "Three", "Row 1"]
    assert page.top_of("Row 1") == pytest.approx(FIRST + 3 * ROW, abs=0.02)
    assert page.details("inserted")[0]["items"] == 3


def test_more_rows_than_a_screen_holds_come_in_in_their_order(open_notch):
    page = open_notch()
    page.call(ELEMENT, "element.rate = 0.05")
    page.call(ELEMENT, "element.beginRefreshing()")
    page.page.wait_for_function("() => window.request")
    page.call(ELEMENT, "element.rate = 1")
    page.still()
    page.call(ELEMENT, "element.rate = 0.02")
    page.page.evaluate("request.finish(...Array.from({ length: 80 }, (_, index) => makeRow(`New ${index + 1}`)))")
    page.after(0.7)
    # In flight the second lies above the third, and so on: each under the one before it.
    tops = page.page.evaluate(
        """[2, 3, 4, 5].map((number) => [...document.querySelectorAll('li')]
             .find((row) => row.textContent === `New ${number}`).getBoundingClientRect().top)""")
    assert tops == sorted(tops) and tops[-1] > tops[0]
    page.call(ELEMENT, "element.rate = 1")
    page.page.wait_for_function("() => received.some(({ name }) => name === 'inserted')")
    page.still()
    assert texts(page)[:3] == ["New 1", "New 2", "New 3"] and len(texts(page)) == 100
    assert page.top_of("Row 1") == pytest.approx(FIRST + 80 * ROW, abs=0.05)


def test_nothing_new_and_failure_slide_back_and_are_said(open_notch):
    page = open_notch()
    page.call(ELEMENT, "element.beginRefreshing()")
    wait_for_request(page)
    page.page.evaluate("request.finish()")
    page.page.wait_for_function("() => received.some(({ name }) => name === 'cancelled')")
    assert page.inside(ELEMENT, "root.querySelector('[role=status]').textContent") == "Up to date"
    page.still()
    assert len(texts(page)) == 20
    page.page.evaluate("window.request = null")
    page.call(ELEMENT, "element.beginRefreshing()")
    wait_for_request(page)
    page.page.evaluate("request.fail('<b>No</b> connection')")
    page.page.wait_for_function("() => received.some(({ name }) => name === 'failed')")
    assert page.inside(ELEMENT, "root.querySelector('[role=status]').textContent") == "<b>No</b> connection"
    assert page.inside(ELEMENT, "root.querySelector('.front').textContent") == "<b>No</b> connection"
    page.page.wait_for_function(
        "() => document.querySelector('supple-flipping-notch').shadowRoot.querySelector('.card').style.visibility === 'hidden'")
    page.still()
    # Only the first answer counts.
    page.page.evaluate("request.finish(makeRow('Late'))")
    page.still()
    assert "Late" not in texts(page)


def test_the_page_calls_a_refresh_off(open_notch):
    page = open_notch()
    page.call(ELEMENT, "element.beginRefreshing()")
    wait_for_request(page)
    page.call(ELEMENT, "element.cancelRefreshing()")
    page.still()
    assert page.received() == ["refresh", "cancelled"]
    page.page.evaluate("request.finish(makeRow('Late'))")
    page.still()
    assert len(texts(page)) == 20 and page.top_of("Row 1") == pytest.approx(FIRST, abs=0.02)


def test_the_button_does_what_the_pull_does(open_notch):
    page = open_notch(touch=False)
    page.page.keyboard.press("Tab")
    for _ in range(3):
        if page.focused() == "BUTTON":
            break
        page.page.keyboard.press("Tab")
    assert page.inside(ELEMENT, "getComputedStyle(root.activeElement).opacity") == "1"
    page.page.keyboard.press("Enter")
    wait_for_request(page)
    page.page.evaluate("request.finish(makeRow('Fresh'))")
    page.page.wait_for_function("() => received.some(({ name }) => name === 'inserted')")
    assert texts(page)[0] == "Fresh"
    page.still()


def test_below_the_top_the_list_scrolls_by_itself_and_pulls_nothing(open_notch):
    page = open_notch()
    page.inside(ELEMENT, "(root.querySelector('.scroller').scrollTop = 200)")
    page.still()
    page.fingers.drag((195, 300), (195, 380), duration=0.2, hold=0.2, release=False)
    page.fingers.up()
    page.visit.wait_until_scrolled(SCROLLER)
    page.still()
    scrolled = page.inside(ELEMENT, "root.querySelector('.scroller').scrollTop")
    # The browser decides the length of the glide.
    assert scrolled < 190
    assert page.received() == []
    page.fingers.drag((195, 600), (195, 400), duration=0.2, hold=0.2)
    page.visit.wait_until_scrolled(SCROLLER)
    page.still()
    assert page.inside(ELEMENT, "root.querySelector('.scroller').scrollTop") > scrolled + 150


def test_a_pull_that_turns_back_scrolls_the_list_in_the_same_gesture(open_notch):
    page = open_notch()
    page.fingers.drag((195, 300), (195, 380), hold=0, release=False)
    page.fingers.glide((195, 380), (195, 180), 0.3)
    page.fingers.move((195, 180), after=0.5)
    page.still()
    assert page.inside(ELEMENT, "root.querySelector('.scroller').scrollTop") == pytest.approx(120, abs=1)
    assert page.top_of("Row 1") == pytest.approx(FIRST - 120, abs=0.05)
    page.fingers.up(after=0.3)
    page.still()
    assert page.received() == []


@pytest.mark.parametrize("dpr", [1, 2, 3])
def test_a_pull_that_turns_back_rests_on_whole_pixels_and_leaves_the_page_its_styles(open_notch, dpr):
    page = open_notch(touch=True, dpr=dpr)
    page.fingers.down((195, 300))
    for y in [*range(310, 400, 10), *(395.4 - 10 * step for step in range(24))]:
        page.fingers.move((195, y))
    page.after(0.3)
    page.fingers.up()
    page.still()
    top, translate, own, engaged = page.page.evaluate("""() => {
      const scroller = document.querySelector('supple-flipping-notch').shadowRoot.querySelector('.scroller');
      const { translate, transitionProperty } = document.querySelector('ul').style;
      return [scroller.scrollTop, translate, transitionProperty, scroller.hasAttribute('data-engaged')];
    }""")
    assert top > 20 and [translate, own, engaged] == ["", "", False]


def test_a_tap_with_a_tremble_still_clicks_a_row(open_notch):
    page = open_notch(touch=False)
    page.page.evaluate("document.addEventListener('click', (event) => (window.clicked = event.target.textContent))")
    page.visit.mouse.down((195, 160))
    page.visit.mouse.move((195, 163))
    page.visit.mouse.up()
    page.still()
    assert page.page.evaluate("window.clicked") == "Row 1"


def test_a_wheel_pulls_after_silence_at_the_top_and_falls_back_when_silent(open_notch):
    page = open_notch(touch=False, attributes="wheel-pull")
    page.after(0.2)
    page.visit.mouse.wheel((195, 400), (0, -30), begin=True)
    for _ in range(2):
        page.visit.mouse.wheel((195, 400), (0, -30))
    page.page.wait_for_function(
        "(first) => document.querySelector('li').getBoundingClientRect().top > first + 20", arg=FIRST)
    page.page.wait_for_function("(first) => document.querySelector('li').getBoundingClientRect().top === first", arg=FIRST)
    page.still()
    # Downwards the gesture belongs to the page.
    page.visit.mouse.wheel((195, 400), (0, 120), begin=True)
    page.page.wait_for_function(
        "() => document.querySelector('supple-flipping-notch').shadowRoot.querySelector('.scroller').scrollTop > 60")
    page.still()


@pytest.mark.parametrize(
    ("attributes", "bottom"),
    [('cutout="notch"', 26), ('cutout="island"', 48), ('cutout="notch" notch-width="160" notch-depth="31"', 31)])
def test_the_cutout_is_the_pages_choice(open_notch, attributes, bottom):
    page = open_notch(attributes=attributes)
    assert bottom_of_notch(page) == pytest.approx(bottom, abs=0.05)
    # An app hides it with the rest of a tab.
    page.page.evaluate("() => { document.querySelector('#stage').style.visibility = 'hidden'; }")
    assert page.inside(ELEMENT, "getComputedStyle(root.querySelector('.notch')).visibility") == "hidden"


def test_without_a_cutout_the_card_comes_from_the_edge(open_notch):
    page = open_notch(attributes='cutout="none"')
    assert page.inside(ELEMENT, "root.querySelector('.notch').style.visibility") != "inherit"
    page.fingers.drag((195, 300), (195, 520), hold=0.1)
    wait_for_request(page)
    page.still()
    card = page.inside(ELEMENT, "root.querySelector('.card').getBoundingClientRect().toJSON()")
    assert 0 <= card["top"] and card["bottom"] < page.top_of("Row 1")
    page.page.evaluate("request.finish(makeRow('Fresh'))")
    page.page.wait_for_function("() => received.some(({ name }) => name === 'inserted')")
    page.still()
    assert texts(page)[0] == "Fresh"


def test_a_second_pull_while_one_is_under_way_is_ignored(open_notch):
    page = open_notch()
    page.fingers.drag((195, 300), (195, 520), hold=0.1)
    wait_for_request(page)
    page.still()
    waiting = page.top_of("Row 1")
    page.fingers.drag((195, 400), (195, 600), hold=0.1)
    page.still()
    assert page.received() == ["armed", "refresh"]
    assert page.top_of("Row 1") == pytest.approx(waiting, abs=0.05)


def test_a_cancelled_pull_falls_back(open_notch):
    page = open_notch()
    page.fingers.drag((195, 300), (195, 520), hold=0, release=False)
    page.fingers.cancel()
    page.still()
    assert page.received() == ["armed", "disarmed"]
    assert page.top_of("Row 1") == pytest.approx(FIRST, abs=0.02)


def test_resize_in_mid_flight_lands_on_the_row(open_notch):
    page = open_notch()
    page.call(ELEMENT, "element.beginRefreshing()")
    wait_for_request(page)
    page.page.evaluate("request.finish(makeRow('Fresh'))")
    page.page.evaluate("document.querySelector('#stage').style.width = '340px'")
    page.page.wait_for_function("() => received.some(({ name }) => name === 'inserted')")
    page.still()
    assert texts(page)[0] == "Fresh" and page.top_of("Row 1") == pytest.approx(FIRST + ROW, abs=0.02)


def test_reduced_motion_lets_the_row_fade_in(open_notch):
    page = open_notch(reduced_motion=True)
    page.fingers.drag((195, 300), (195, 520), hold=0.1)
    wait_for_request(page)
    page.page.evaluate("request.finish(makeRow('Fresh'))")
    page.page.wait_for_function("() => received.some(({ name }) => name === 'inserted')")
    page.still()
    assert texts(page)[0] == "Fresh" and page.top_of("Row 1") == pytest.approx(FIRST + ROW, abs=0.02)


def test_removed_in_mid_pull_and_put_back_it_works(open_notch):
    page = open_notch()
    page.fingers.drag((195, 300), (195, 420), hold=0, release=False)
    page.page.evaluate("window.taken = document.querySelector('supple-flipping-notch'); taken.remove()")
    page.fingers.move((195, 430))
    page.fingers.up()
    page.page.evaluate("document.querySelector('#stage').append(taken)")
    page.still()
    assert page.top_of("Row 1") == pytest.approx(FIRST, abs=0.02)
    page.fingers.drag((195, 300), (195, 520), hold=0.1)
    wait_for_request(page)


def test_rows_of_a_refresh_that_outlives_its_element_are_reported(open_notch):
    page = open_notch()
    page.fingers.drag((195, 300), (195, 520), hold=0.1)
    wait_for_request(page)
    page.page.evaluate(
        """window.told = [];
        window.taken = document.querySelector('supple-flipping-notch');
        for (const name of ['inserted', 'cancelled']) {
          taken.addEventListener(`supple-${name}`, ({ detail }) => told.push([name, detail.items, detail.above]));
        }
        taken.remove();""")
    page.after(0.1)
    assert page.page.evaluate("told") == [["cancelled", None, None]]
    page.page.evaluate("request.finish(makeRow('Fresh'), makeRow('Older'))")
    assert page.page.evaluate("told.slice(1)") == [["inserted", 2, False]]
    page.page.evaluate("document.querySelector('#stage').append(taken)")
    page.still()
    assert texts(page)[:2] == ["Fresh", "Older"]


def test_moved_in_the_document_it_stays_where_it_was_scrolled(open_notch):
    page = open_notch(40)
    page.page.evaluate(f"{SCROLLER}.scrollTop = 300")
    page.still()
    page.page.evaluate("document.querySelector('#stage').append(document.querySelector('supple-flipping-notch'))")
    page.still()
    assert page.page.evaluate(f"{SCROLLER}.scrollTop") == 300
    assert page.top_of("Row 1") == pytest.approx(FIRST - 300, abs=0.02)


def test_put_back_without_an_answer_it_knows_how_high_its_rows_are(open_notch):
    page = open_notch()
    page.call(ELEMENT, "element.beginRefreshing()")
    wait_for_request(page)
    page.page.evaluate("window.taken = document.querySelector('supple-flipping-notch'); taken.remove()")
    page.still()
    page.page.evaluate("document.querySelector('#stage').append(taken)")
    page.still()
    # Cards are as large as the first row that has a box.
    first = "[...document.querySelectorAll('[data-list] > *')].find((row) => row.getClientRects().length).textContent"
    assert page.page.evaluate(first) == "Row 1"


KEEP_UP = "() => addEventListener('pointerup', (event) => event.stopImmediatePropagation(), { capture: true, once: true })"


def test_a_mouse_whose_release_the_page_kept_pulls_nothing(open_notch):
    page = open_notch(touch=False)
    page.page.evaluate(KEEP_UP)
    mouse = page.visit.mouse
    mouse.tap((195, 300))
    for y in (340, 420, 430):
        mouse.move((195, y))
    page.still()
    assert page.top_of("Row 1") == pytest.approx(FIRST, abs=0.02)
    mouse.drag((195, 300), (195, 520), hold=0.1)
    wait_for_request(page)


def test_a_finger_whose_release_the_page_kept_holds_back_no_other(open_notch):
    page = open_notch()
    page.page.evaluate(KEEP_UP)
    page.fingers.tap((195, 300))
    page.still()
    page.fingers.drag((195, 300), (195, 520), hold=0.1)
    wait_for_request(page)


def test_put_back_its_rows_come_in_without_a_jump(open_notch):
    page = open_notch()
    page.page.evaluate("window.taken = document.querySelector('supple-flipping-notch'); taken.remove()")
    page.still()
    page.page.evaluate("document.querySelector('#stage').append(taken)")
    page.still()
    page.page.evaluate("void taken.beginRefreshing()")
    wait_for_request(page)
    page.page.evaluate("request.finish(makeRow('Fresh'))")
    tops = []
    while "inserted" not in page.received():
        page.after(1 / 60)
        tops.append(page.top_of("Row 1"))
    assert tops[-1] == pytest.approx(tops[-2], abs=2)


def test_text_sizes_and_text_styles_of_the_page_leave_card_and_button_readable(open_notch):
    page = open_notch(3)
    page.page.evaluate("""() => {
      document.documentElement.style.fontSize = '62.5%';
      document.body.style.cssText += ';text-indent:24px;letter-spacing:9px;text-transform:uppercase';
    }""")
    seen = page.inside(
        ELEMENT, "['.front', '.refresh'].map((part) => { const { fontSize, textIndent, letterSpacing, textTransform } ="
        " getComputedStyle(root.querySelector(part)); return [fontSize, textIndent, letterSpacing, textTransform]; })")
    assert seen == [["15px", "0px", "normal", "none"], ["14px", "0px", "normal", "none"]]
