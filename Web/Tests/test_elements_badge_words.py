"""Badges with words, with a largest count of their own, with a border; and pinned badges."""

import pytest

from test_elements_badge import ELEMENT, center, far, open_badge, pixel

__all__ = ["open_badge"]

FACE = "root.querySelector('.face').textContent"
ARIA = "root.querySelector('.pill').getAttribute('aria-label')"


# Words


@pytest.mark.parametrize("text", ["new", "1.2k", "!"])
def test_a_text_stands_in_a_badge_that_is_as_wide_as_it_asks_for(open_badge, text):
    page = open_badge(f'text="{text}" label="Anna"')
    assert page.inside(ELEMENT, FACE) == text
    assert page.inside(ELEMENT, ARIA) == f"Anna, {text}"
    measured = page.inside(
        ELEMENT, "(() => { const range = document.createRange(); range.selectNodeContents(root.querySelector('.face'));"
        " return range.getBoundingClientRect().width; })()")
    box = page.visit.box(ELEMENT)
    assert box.width == pytest.approx(max(22, measured + 13), abs=0.1) and box.height == pytest.approx(22, abs=0.01)


def test_text_takes_the_place_of_the_count_and_gives_it_back(open_badge):
    page = open_badge('count="3"')
    page.call(ELEMENT, "element.text = 'new'")
    page.still()
    assert page.inside(ELEMENT, FACE) == "new" and page.visit.box(ELEMENT).width > 30
    page.call(ELEMENT, "element.count = 5")
    page.still()
    assert page.inside(ELEMENT, FACE) == "new"
    page.call(ELEMENT, "element.text = null")
    page.still()
    assert page.inside(ELEMENT, FACE) == "5" and page.visit.box(ELEMENT).width == pytest.approx(22, abs=0.01)
    assert page.inside(ELEMENT, ARIA) == "5 unread"
    assert page.received() == []


def test_another_font_is_measured_anew(open_badge):
    page = open_badge('text="new"')
    before = page.visit.box(ELEMENT).width
    page.call(ELEMENT, "element.style.setProperty('--supple-badge-font-size', '20px')")
    page.page.wait_for_function(
        "(before) => document.querySelector('supple-slime-badge').getBoundingClientRect().width > before + 5", arg=before)
    page.still()
    assert page.inside(ELEMENT, FACE) == "new"


@pytest.mark.parametrize("pointer", ["fingers", "mouse"])
@pytest.mark.parametrize("reduced", [False, True])
def test_a_text_is_torn_off_as_a_count_is(open_badge, pointer, reduced):
    page = open_badge('text="new"', touch=pointer == "fingers", reduced_motion=reduced)
    page.page.evaluate("document.addEventListener('supple-clear', ({ detail }) => (window.cleared = detail))")
    hand = getattr(page.visit, pointer)
    hand.drag(center(page), far(page, 60, 60), hold=0.3, release=False)
    page.still()
    assert page.inside(ELEMENT, "root.querySelector('.stage .badge').textContent") == "new"
    assert page.inside(ELEMENT, "root.querySelector('.connector path').getAttribute('d')").endswith("Z")
    hand.glide(far(page, 60, 60), far(page), 0.2)
    hand.up()
    page.still()
    assert page.received() == ["pressed", "snapped", "clear", "count-changed"]
    assert page.page.evaluate("[cleared.text, cleared.count, cleared.impact]") == ["new", None, "strong"]
    assert page.inside(ELEMENT, "[element.text, element.count]") == [None, 0]
    assert page.inside(ELEMENT, "getComputedStyle(root.querySelector('.face')).opacity") == "0"


def test_a_text_whose_clearing_is_refused_stays(open_badge):
    page = open_badge('text="new"', touch=False)
    page.page.evaluate("document.addEventListener('supple-clear', (event) => event.preventDefault())")
    page.page.keyboard.press("Tab")
    page.page.keyboard.press("Delete")
    page.still()
    assert page.received() == ["clear", "restored"]
    assert page.inside(ELEMENT, f"[element.text, {FACE}]") == ["new", "new"]


# The largest count


@pytest.mark.parametrize(
    ("count", "maximum", "shown"), [(120, None, "99+"), (120, 999, "120"), (1200, 999, "999+"), (123456, 0, "123456"), (12, 9, "9+")])
def test_above_its_greatest_count_stands_that_with_a_plus_sign(open_badge, count, maximum, shown):
    page = open_badge(f'count="{count}"' + (f' max="{maximum}"' if maximum is not None else ""))
    assert page.inside(ELEMENT, FACE) == shown
    assert page.visit.box(ELEMENT).width == pytest.approx(22 + 9 * (len(shown) - 1), abs=0.02)
    assert page.inside(ELEMENT, ARIA) == f"{count:,} unread", "what is said is the number itself"


def test_the_greatest_count_can_change_and_outlives_a_style(open_badge):
    page = open_badge('count="120" max="999"')
    page.call(ELEMENT, "element.preset = 'classic'")
    page.tune(ELEMENT, shadowOpacity=0)
    page.still()
    assert page.inside(ELEMENT, FACE) == "120"
    page.call(ELEMENT, "element.max = 9")
    page.still()
    assert page.inside(ELEMENT, FACE) == "9+"
    page.call(ELEMENT, "element.max = null")
    page.still()
    assert page.inside(ELEMENT, FACE) == "99+"


# Pinned


@pytest.mark.parametrize("pointer", ["fingers", "mouse"])
def test_presses_on_a_pinned_badge_are_the_pages(open_badge, pointer):
    page = open_badge('count="3" pinned', touch=pointer == "fingers")
    page.page.evaluate(
        "() => { window.clicks = 0; document.querySelector('#stage').addEventListener('click', () => (clicks += 1)); }")
    hand = getattr(page.visit, pointer)
    hand.down(center(page))
    hand.up()
    page.still()
    assert page.page.evaluate("clicks") == 1
    hand.drag(center(page), far(page), hold=0.1)
    page.still()
    assert page.received() == [] and page.inside(ELEMENT, "element.count") == 3
    page.call(ELEMENT, "element.pinned = false")
    page.still()
    hand.drag(center(page), far(page), hold=0.1)
    page.still()
    assert page.received() == ["pressed", "snapped", "clear", "count-changed"]


def test_a_pinned_badge_is_no_button_and_no_key_clears_it(open_badge):
    page = open_badge('count="3" pinned label="Anna"', touch=False)
    assert page.inside(ELEMENT, "root.querySelector('.pill').getAttribute('role')") == "img"
    assert page.inside(ELEMENT, ARIA) == "Anna, 3 unread"
    page.page.keyboard.press("Tab")
    page.page.keyboard.press("Delete")
    page.page.keyboard.press("Enter")
    page.still()
    assert page.received() == [] and page.inside(ELEMENT, "element.count") == 3
    page.call(ELEMENT, "element.clear()")
    page.still()
    assert page.received() == ["clear", "count-changed"], "the page itself can clear it"


def test_pinned_in_mid_drag_it_springs_back(open_badge):
    page = open_badge()
    page.fingers.drag(center(page), far(page), hold=0.2, release=False)
    page.call(ELEMENT, "element.pinned = true")
    page.fingers.up()
    page.still()
    assert page.received() == ["pressed", "snapped"] and page.inside(ELEMENT, "element.count") == 3


# The border


def test_a_border_runs_around_badge_and_connector_as_one(open_badge):
    page = open_badge()
    page.call(ELEMENT, "element.style.setProperty('--supple-badge-border-color', 'rgb(0, 128, 0)')")
    page.tune(ELEMENT, borderWidth=4)
    page.still()
    x, y = center(page)
    green, red = (0, 128, 0), (215, 0, 21)
    assert pixel(page, x - 13, y) == green and pixel(page, x - 9, y) == red and pixel(page, x - 17, y) != green
    page.fingers.drag((x, y), (x + 100, y), hold=0.4, release=False)
    page.still()
    # Beyond the badge, beyond the anchor, above the waist, and none where the connector leaves the badge.
    assert pixel(page, x + 100 + 13, y) == green and pixel(page, x - 7, y) == green
    waist = next(above for above in range(1, 12) if pixel(page, x + 45, y - above) != red)
    assert pixel(page, x + 45, y - waist - 1) == green and pixel(page, x + 45, y) == red
    assert pixel(page, x + 100 - 11, y) == red and pixel(page, x + 100 - 13, y) == red
    page.fingers.up()
    page.still()
    assert pixel(page, x - 13, y) == green


def test_without_a_width_there_is_no_border(open_badge):
    page = open_badge()
    page.call(ELEMENT, "element.style.setProperty('--supple-badge-border-color', 'rgb(0, 128, 0)')")
    page.still()
    x, y = center(page)
    assert pixel(page, x - 13, y) != (0, 128, 0)
