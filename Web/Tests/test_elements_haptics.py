"""Haptic feedback: the impact of every event, and the vibration enabled by the attribute `haptics`."""

import pytest

from harness.elements import REST_RIGHT, Elements, heads, notch, stage
from test_elements_badge import ELEMENT, center, far, put_back

LISTEN = """() => {
  window.felt = [];
  Object.defineProperty(navigator, 'vibrate', { value: (duration) => felt.push(duration) > 0 });
  window.impacts = [];
  const names = [
    'pressed', 'snapped', 'restored', 'clear', 'count-changed', 'captured', 'released', 'dismiss', 'armed', 'disarmed',
    'refresh', 'inserted',
  ];
  for (const name of names) {
    document.addEventListener(`supple-${name}`, ({ detail }) => impacts.push([name, detail.impact]));
  }
}"""
LIGHT, STRONG = 10, 30


@pytest.fixture
def open_page(visit_html):
    def build(content, **options):
        options.setdefault("touch", True)
        page = Elements(visit_html(stage(content), **options))
        page.page.evaluate(
            "() => document.querySelectorAll('supple-slime-badge').forEach((badge) =>"
            " Object.assign(badge.style, { position: 'absolute', left: '180px', top: '300px' }))")
        page.page.evaluate(LISTEN)
        page.still()
        return page

    return build


def felt(page):
    return page.page.evaluate("felt.splice(0)")


def badge(attributes=""):
    return f'<supple-slime-badge count="3" {attributes}></supple-slime-badge>'


def tear(page, pointer="fingers"):
    getattr(page.visit, pointer).drag(center(page), far(page), hold=0.1)
    page.still()


@pytest.mark.parametrize("pointer", ["fingers", "mouse"])
def test_a_torn_badge_is_felt_lightly_at_the_snap_and_strongly_at_the_burst(open_page, pointer):
    page = open_page(badge("haptics"), touch=pointer == "fingers")
    tear(page, pointer)
    assert felt(page) == [LIGHT, STRONG]
    assert page.page.evaluate("impacts") == [
        ["pressed", "none"], ["snapped", "light"], ["clear", "strong"], ["count-changed", "none"]]


def test_put_back_it_is_felt_lightly(open_page):
    page = open_page(badge("haptics"))
    put_back(page)
    # When it tears, when it comes near to its anchor, and when it is put back.
    assert felt(page) == [LIGHT, LIGHT, LIGHT]
    assert page.page.evaluate("impacts.at(-1)") == ["restored", "light"]


def test_nothing_is_felt_without_the_attribute_and_where_motion_is_reduced(open_page):
    page = open_page(badge())
    assert page.inside(ELEMENT, "element.haptics") is False
    tear(page)
    assert felt(page) == []
    page.call(ELEMENT, "element.haptics = true; element.reducedMotion = 'reduce'; element.count = 3")
    page.still()
    assert page.inside(ELEMENT, "element.hasAttribute('haptics')")
    tear(page)
    assert felt(page) == []
    page.call(ELEMENT, "element.reducedMotion = 'no-preference'; element.count = 3")
    page.still()
    tear(page)
    assert felt(page) == [LIGHT, STRONG]


def test_nothing_is_felt_where_the_system_reduces_motion(open_page):
    page = open_page(badge("haptics"), reduced_motion=True)
    tear(page)
    assert felt(page) == []
    assert page.page.evaluate("impacts")[1:3] == [["snapped", "light"], ["clear", "strong"]]


def test_the_keyboard_clears_with_an_impact(open_page):
    page = open_page(badge("haptics"), touch=False)
    page.page.keyboard.press("Tab")
    page.page.keyboard.press("Delete")
    page.still()
    assert felt(page) == [STRONG]


def test_heads_are_felt_as_the_target_captures_releases_and_removes_them(open_page):
    page = open_page(heads("anna", attributes='edge="right" y="300" haptics'))
    target = (195, 712)
    page.fingers.drag((REST_RIGHT, 300), target, hold=0.3, release=False)
    page.fingers.glide(target, (195, 400), 0.3)
    page.fingers.glide((195, 400), target, 0.3)
    page.fingers.move(target, after=0.3)
    page.fingers.up()
    page.still()
    assert felt(page) == [LIGHT, LIGHT, LIGHT, STRONG]
    assert page.page.evaluate("impacts.filter(([name]) => name !== 'pressed')") == [
        ["captured", "light"], ["released", "light"], ["captured", "light"], ["released", "light"], ["dismiss", "strong"]], "one vibration for what happens together"


def test_a_pull_is_felt_as_it_is_armed_and_as_the_card_lands(open_page):
    page = open_page(notch(20, "haptics"))
    page.page.evaluate(
        "() => document.addEventListener('supple-refresh', ({ detail }) => detail.finish(makeRow('New')))")
    page.fingers.drag((195, 300), (195, 600), hold=0.1, release=False)
    page.fingers.glide((195, 600), (195, 320), 0.2)
    page.fingers.glide((195, 320), (195, 600), 0.2)
    page.fingers.up()
    page.still()
    assert page.page.evaluate("impacts") == [
        ["armed", "light"], ["disarmed", "light"], ["armed", "light"], ["refresh", "none"], ["inserted", "light"]]
    assert felt(page) == [LIGHT] * 4
