"""<supple-chat-heads> on a low screen: a column of heads, with the conversation beside it."""

import pytest

from harness.elements import Elements, heads, stage

ELEMENT = "supple-chat-heads"
PANEL = "root.querySelector('.conversation').getBoundingClientRect().toJSON()"


@pytest.fixture
def open_low(visit_html):
    def build(*names, size=(667, 320), attributes='edge="right" y="100"', touch=True):
        page = Elements(visit_html(stage(heads(*names, attributes=attributes)), touch=touch, viewport=(700, 844)))
        turn(page, size)
        return page

    return build


def turn(page, size):
    page.page.evaluate(
        """([width, height]) => {
          const { style } = document.querySelector('#stage');
          style.setProperty('--supple-safe-top', '0px');
          style.setProperty('--supple-safe-bottom', '0px');
          style.width = `${width}px`;
          style.height = `${height}px`;
        }""",
        size,
    )
    page.still()


@pytest.mark.parametrize("edge, x, left", [("right", 634, 8), ("left", 33, 86)])
def test_a_low_wide_element_has_a_column(open_low, edge, x, left):
    page = open_low("anna", "ben", "clara", attributes=f'edge="{edge}" y="100"')
    at = page.head("anna")
    page.fingers.tap(at)
    page.still()
    assert [page.head(name) for name in ("anna", "ben", "clara")] == [
        pytest.approx((x, y), abs=0.02) for y in (91, 160, 229)]
    panel = page.inside(ELEMENT, PANEL)
    assert (panel["left"], panel["top"], panel["width"], panel["height"]) == pytest.approx((left, 8, 573, 304), abs=0.02)


def test_the_arrows_go_along_the_column(open_low):
    page = open_low("anna", "ben", "clara", touch=False)
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    page.call(ELEMENT, "element.shadowRoot.querySelector('[data-selected]').focus()")
    for key, name in (("ArrowDown", "Ben"), ("ArrowDown", "Clara"), ("ArrowDown", "Clara"), ("ArrowUp", "Ben"),
                      ("Home", "Anna"), ("End", "Clara")):
        page.page.keyboard.press(key)
        assert page.focused() == name
    page.page.keyboard.press("Enter")
    page.still()
    assert page.inside(ELEMENT, "element.openHead") == "clara"


@pytest.mark.parametrize("reduced", [False, True])
def test_turning_glides_and_keeps_what_was_typed(open_low, reduced):
    attributes = 'edge="right" y="100"' + (" reduced-motion" if reduced else "")
    page = open_low("anna", "ben", size=(320, 667), attributes=attributes)
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    page.page.locator("input").first.fill("half a word")
    page.page.evaluate(
        """(selector) => {
          const panel = document.querySelector(selector).shadowRoot.querySelector('.conversation');
          window.seenWidths = [];
          new MutationObserver(() => seenWidths.push(Number.parseFloat(panel.style.width)))
            .observe(panel, { attributes: true });
        }""",
        ELEMENT,
    )
    turn(page, (667, 320))
    widths = set(page.page.evaluate("seenWidths"))
    between = [width for width in widths if 310 < width < 565]
    assert not between if reduced else len(between) >= 3
    assert page.head("anna") == pytest.approx((634, 125.5), abs=0.02)
    assert page.inside(ELEMENT, PANEL)["width"] == pytest.approx(573, abs=0.02)
    turn(page, (320, 667))
    assert page.head("anna")[1] == pytest.approx(33, abs=0.02)
    assert page.page.locator("input").first.input_value() == "half a word"
    assert page.received()[-1:] != ["error"]
