"""Focus and names: a cleared badge, `focus()` of each element, badges in links and buttons."""

import pytest

from harness.elements import heads, notch

BADGE = "supple-slime-badge"


def pill(page, attribute):
    return page.inside(BADGE, f"root.querySelector('.pill').getAttribute('{attribute}')")


@pytest.mark.parametrize("key", ["Delete", "Enter"])
def test_a_badge_that_is_cleared_keeps_the_focus_until_it_is_moved(open_stage, key):
    page = open_stage(f"<{BADGE} count=3 label=Anna></{BADGE}><button>After</button>")
    page.page.keyboard.press("Tab")
    assert pill(page, "aria-description") == "Press to clear"
    page.page.keyboard.press(key)
    for seconds in (0, 0.1, 0.2, 1):
        page.after(seconds)
        assert page.page.evaluate("document.activeElement.localName") == BADGE
    assert page.focused() == "Anna, 0 unread" and pill(page, "aria-description") is None
    # A badge without a count takes no touch.
    x, y = page.visit.box(BADGE).center
    assert not page.inside(BADGE, f"!!root.elementFromPoint({x}, {y})?.closest('.pill')")
    page.page.keyboard.press("Tab")
    assert page.focused() == "BUTTON"
    page.page.keyboard.press("Shift+Tab")
    assert page.focused() != "Anna, 0 unread"
    page.call(BADGE, "element.count = 2")
    page.still()
    page.call(BADGE, "element.focus()")
    assert page.focused() == "Anna, 2 unread"


@pytest.mark.parametrize(("content", "element"), [
    (f"<{BADGE} count=3></{BADGE}>", BADGE), (heads("anna"), "supple-chat-heads"), (notch(40), "supple-flipping-notch"),
    (notch(3), "supple-flipping-notch"),
])
def test_focus_gives_each_element_the_focus(open_stage, content, element):
    page = open_stage(content)
    assert page.page.evaluate("document.activeElement.localName") == "body"
    page.call(element, "element.focus()")
    assert page.page.evaluate("document.activeElement.localName") == element
    page.still()


def test_aria_label_is_the_name_of_a_badge(open_stage):
    page = open_stage(f'<{BADGE} count=3 label=Anna aria-label="Three from Anna"></{BADGE}>')
    assert pill(page, "aria-label") == "Three from Anna"
    page.call(BADGE, "element.setAttribute('aria-label', 'Four')")
    assert pill(page, "aria-label") == "Four"
    page.call(BADGE, "element.removeAttribute('aria-label')")
    assert pill(page, "aria-label") == "Anna, 3 unread"


@pytest.mark.parametrize("wrap", ['<a href="#there">Row {}</a>', "<button>Row {}</button>", '<div role=button tabindex=0>Row {}</div>'])
def test_in_a_control_it_is_no_control_of_its_own(open_stage, wrap):
    page = open_stage(wrap.format(f"<{BADGE} count=3 label=Anna></{BADGE}>") + "<button id=after>After</button>")
    assert [pill(page, name) for name in ("role", "tabindex", "aria-keyshortcuts", "aria-label")] == ["img", None, None, "Anna, 3 unread"]
    page.page.evaluate("document.querySelector('#stage').firstChild.addEventListener('click', () => (window.pressed = true))")
    page.page.keyboard.press("Tab")
    page.page.keyboard.press("Tab")
    assert page.page.evaluate("document.activeElement.id") == "after"
    # A press of assistive technology reaches the control.
    page.inside(BADGE, "root.querySelector('.pill').click()")
    page.still()
    assert page.page.evaluate("pressed") and page.inside(BADGE, "element.count") == 3


def test_what_becomes_a_control_later_has_the_presses(open_stage):
    page = open_stage(f"<div>Row <{BADGE} count=3 label=Anna></{BADGE}></div>")
    page.page.evaluate("document.querySelector('#stage').firstChild.setAttribute('role', 'button')")
    page.inside(BADGE, "root.querySelector('.pill').click()")
    page.still()
    assert page.inside(BADGE, "element.count") == 3 and pill(page, "role") == "img" and pill(page, "tabindex") is None


def test_a_click_whose_press_the_page_keeps_from_the_badge_clears_nothing(open_stage):
    page = open_stage(f"<{BADGE} count=3 label=Anna></{BADGE}>")
    page.page.evaluate("addEventListener('pointerdown', (event) => event.stopPropagation(), { capture: true })")
    page.visit.mouse.tap(page.visit.box(BADGE).center)
    page.still()
    assert page.inside(BADGE, "element.count") == 3
    # A press of assistive technology names no pointer.
    page.inside(BADGE, "root.querySelector('.pill').click()")
    page.still()
    assert page.inside(BADGE, "element.count") == 0


def test_labels_say_what_a_press_does(open_stage):
    page = open_stage(f"<{BADGE} count=3></{BADGE}>")
    page.call(BADGE, "element.labels = { clear: 'Zum Entfernen drücken' }")
    assert pill(page, "aria-description") == "Zum Entfernen drücken"


@pytest.mark.parametrize(("said", "system", "reduced"), [
    (None, False, False), (None, True, True), ("auto", True, True), ("reduce", False, True), ("", False, True),
    ("no-preference", True, False), ("Reduce", False, True), ("sometimes", True, True), ("sometimes", False, False)])
def test_reduced_motion_is_one_of_three(open_stage, said, system, reduced):
    page = open_stage(f"<{BADGE} count=3></{BADGE}>", reduced_motion=system)
    if said is not None:
        page.call(BADGE, f"element.setAttribute('reduced-motion', '{said}')")
    known = {"": "reduce", "Reduce": "reduce"}.get(said, said if said in ("reduce", "no-preference") else "auto")
    assert page.inside(BADGE, "element.reducedMotion") == known
    page.call(BADGE, "element.clear()")
    page.after(0.1)
    assert (page.inside(BADGE, "root.querySelectorAll('.particle').length") == 0) == reduced
    page.still()
