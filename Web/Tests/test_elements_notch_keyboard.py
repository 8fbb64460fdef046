"""A list under a notch by keyboard: a list without focusable content takes the focus and scrolls."""

import pytest

from harness.axe import violations
from harness.elements import SCROLLER, Elements, notch, stage

ELEMENT = "supple-flipping-notch"


@pytest.fixture
def open_notch(visit_html):
    def build(count=40, attributes="", **options):
        return Elements(visit_html(stage(f'{notch(count, attributes)}<button id="after">After</button>'), **options))

    return build


def press_and_rest(page, key):
    page.page.keyboard.press(key)
    page.visit.wait_until_scrolled(SCROLLER)


def test_a_plain_list_is_reached_by_tab_and_scrolled_by_keys(open_notch):
    page = open_notch()
    page.page.keyboard.press("Tab")
    page.page.keyboard.press("Tab")
    assert page.inside(ELEMENT, "root.activeElement?.className") == "scroller"
    press_and_rest(page, "End")
    end = page.inside(ELEMENT, "root.querySelector('.scroller').scrollHeight - root.querySelector('.scroller').clientHeight")
    assert end > 1000 and page.scrolled() == pytest.approx(end, abs=1)
    press_and_rest(page, "PageUp")
    assert 0 < page.scrolled() < end - 300
    press_and_rest(page, "Home")
    assert page.scrolled() == 0
    press_and_rest(page, "ArrowDown")
    assert 0 < page.scrolled() < 200
    assert [name for name in page.received() if name != "count-changed"] == []


def test_the_focus_ring_lies_within_the_list(open_notch):
    page = open_notch()
    page.page.keyboard.press("Tab")
    page.page.keyboard.press("Tab")
    ring = page.inside(
        ELEMENT, "(({ outlineStyle, outlineWidth, outlineOffset }) => [outlineStyle, outlineWidth, outlineOffset])"
        "(getComputedStyle(root.querySelector('.scroller')))")
    # The element clips content beyond its edge.
    assert ring == ["solid", "2px", "-2px"]


def test_axe_finds_nothing_in_a_plain_list(open_notch):
    # axe waits by timers of its own, which a driven clock would stop.
    page = open_notch(led=False)
    page.page.wait_for_function(f"() => {SCROLLER}.tabIndex === 0")
    broken = [(rule, nodes) for rule, nodes in violations(page.visit) if any("scroller" in node for node in nodes)]
    assert broken == []


def test_the_list_has_the_name_that_the_page_gives(open_notch):
    page = open_notch()
    name = "(({ role, ariaLabel }) => [role, ariaLabel])(root.querySelector('.scroller'))"
    assert page.inside(ELEMENT, name) == ["group", "List"]
    page.page.evaluate("() => import('./supple.js').then(({ labels }) => { labels.list = 'Liste'; })")
    assert page.inside(ELEMENT, name) == ["group", "Liste"]
    page = open_notch(attributes='aria-label="Mail"')
    assert page.inside(ELEMENT, name) == ["group", "Mail"]


# Puts an element with attributes and a text into the first row, in place of its content; pages take no markup as text.
FILL = """([tag, attributes, text]) => {
  const made = document.createElement(tag);
  for (const name in attributes) made.setAttribute(name, attributes[name]);
  made.append(text);
  document.querySelector('li').replaceChildren(made);
}"""

FOCUSABLE = {
    "link": ["a", {"href": "#x"}, "Link"],
    "button": ["button", {}, "Press"],
    "tabindex": ["span", {"tabindex": "0"}, "Span"],
    "text": ["span", {"contenteditable": ""}, "Text"],
    "badge": ["supple-slime-badge", {"count": "3"}, ""],
}
NOT_FOCUSABLE = {
    "disabled": ["button", {"disabled": ""}, "Press"],
    "inert": ["button", {"inert": ""}, "Press"],
    "pinned": ["supple-slime-badge", {"count": "3", "pinned": ""}, ""],
    "place": ["a", {}, "Place"],
}
IS_REACHED = f"() => {SCROLLER}.hasAttribute('tabindex')"


@pytest.mark.parametrize("content", FOCUSABLE.values(), ids=FOCUSABLE.keys())
def test_a_list_in_which_something_takes_the_focus_does_not(open_notch, content):
    page = open_notch()
    assert page.page.evaluate(IS_REACHED)
    page.page.evaluate(FILL, content)
    page.still()
    assert not page.page.evaluate(IS_REACHED)
    assert page.inside(ELEMENT, "root.querySelector('.scroller').getAttribute('role')") is None
    page.page.evaluate("() => { document.querySelector('li').textContent = 'Plain'; }")
    page.still()
    assert page.page.evaluate(IS_REACHED)


@pytest.mark.parametrize("content", NOT_FOCUSABLE.values(), ids=NOT_FOCUSABLE.keys())
def test_what_cannot_take_the_focus_does_not_count(open_notch, content):
    page = open_notch()
    page.page.evaluate(FILL, content)
    page.still()
    assert page.page.evaluate(IS_REACHED)


def test_a_bar_above_the_list_is_not_in_it(open_notch):
    page = open_notch()
    page.call(ELEMENT, "const bar = document.createElement('div'); bar.slot = 'bar';"
              " bar.append(document.createElement('button')); bar.firstChild.ariaLabel = 'Edit'; element.prepend(bar)")
    page.still()
    assert page.page.evaluate(IS_REACHED)


def test_a_short_list_is_no_stop(open_notch):
    page = open_notch(count=2)
    assert not page.page.evaluate(IS_REACHED)
    # Until rows come that do not fit.
    page.page.evaluate("""() => {
      for (let count = 0; count < 60; count += 1) {
        document.querySelector('ul').append(Object.assign(document.createElement('li'), { textContent: 'More' }));
      }
    }""")
    page.still()
    assert page.page.evaluate(IS_REACHED)


@pytest.mark.parametrize("safe", [0, 47])
@pytest.mark.parametrize("attributes", [
    "", 'cutout="island"', 'cutout="hole"', 'cutout="none"', 'notch-depth="60" notch-inset="8"',
], ids=["notch", "island", "hole", "none", "own"])
def test_the_buttons_are_below_the_cutout(visit_html, attributes, safe):
    content = notch(5, attributes).replace("</supple", '<section slot="panel">Panel</section></supple')
    page = Elements(visit_html(stage(content)))
    page.page.evaluate("(safe) => document.querySelector('#stage').style.setProperty('--supple-safe-top', `${safe}px`)", safe)
    for part in ("button", "panel-button"):
        page.page.keyboard.press("Tab")
        button, bottom = page.inside(ELEMENT, """[root.activeElement.part.value, Math.max(0, ...[...root.querySelectorAll('.notch path')]
          .filter((path) => getComputedStyle(path).visibility === 'visible').map((path) => path.getBoundingClientRect().bottom))]""")
        top = page.inside(ELEMENT, "root.activeElement.getBoundingClientRect().top")
        assert button == part
        # The ring around the button has 4 points.
        assert top == pytest.approx(max(safe, bottom) + 8, abs=1)
