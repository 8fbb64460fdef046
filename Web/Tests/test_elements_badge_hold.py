"""A held badge over a moving list: only the finger tears it off."""

import pytest

from test_elements_badge import ELEMENT, IN_LIST, LABEL, RAISED, center, in_list, open_badge

__all__ = ["open_badge"]

CONNECTOR = "root.querySelector('.connector path').getBoundingClientRect().toJSON()"


@pytest.fixture
def hold(open_badge):
    """A badge in a list, held by a finger 80 points beside its anchor, and the finger."""

    def build(pointer, **options):
        page = open_badge(prepare=IN_LIST, wrap=in_list, touch=pointer == "fingers", **options)
        x, y = center(page)
        hand = getattr(page.visit, pointer)
        hand.drag((x, y), (x - 80, y), hold=0.3, release=False)
        return page, hand, (x - 80, y)

    return build


def scroll(page, to):
    page.page.evaluate("(to) => { document.querySelector('#list').scrollTop = to; }", to)
    page.still()


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("pointer", ["fingers", "mouse"])
def test_a_list_that_moves_tears_nothing_and_let_go_the_badge_is_put_back(hold, pointer, reduced):
    page, hand, (x, y) = hold(pointer, reduced_motion=reduced)
    for to in (100, 200, 300):
        scroll(page, to)
    assert page.inside(ELEMENT, LABEL) == pytest.approx((x, y), abs=0.1)
    connector = page.inside(ELEMENT, CONNECTOR)
    assert connector["height"] > 300, "the connector reaches to the anchor, which has moved up by 300"
    # A finger is never completely still.
    hand.move((x + 1, y + 1), after=0.1)
    hand.move((x, y), after=0.1)
    page.still()
    assert page.received() == ["pressed"]
    hand.up()
    page.still()
    assert page.received() == []
    assert page.inside(ELEMENT, "element.count") == 3
    assert not page.inside(ELEMENT, RAISED)
    assert page.inside(ELEMENT, "getComputedStyle(root.querySelector('.face')).opacity") == "1"


@pytest.mark.parametrize("pointer", ["fingers", "mouse"])
def test_the_hand_itself_tears_it_after_the_list_has_moved(hold, pointer):
    page, hand, (x, y) = hold(pointer)
    scroll(page, 300)
    hand.glide((x, y), (x, y + 170), 0.3)
    hand.move((x, y + 170), after=0.3)
    page.still()
    assert page.received() == ["pressed", "snapped"]
    hand.up()
    page.still()
    assert page.received() == ["clear", "count-changed"]
