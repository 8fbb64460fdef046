"""<supple-chat-heads> that rest at the top and bottom, at any edge and in corners."""

import pytest

from harness.elements import BOTTOM, REST_LEFT, REST_RIGHT, SIZE, TOP, near

ELEMENT = "supple-chat-heads"
AT_TOP = TOP + 22
AT_BOTTOM = SIZE[1] - BOTTOM - 22
SPOKEN = "root.querySelector('.spoken').textContent"


@pytest.fixture
def open_edges(open_heads):
    def build(*names, edges="any", **options):
        page = open_heads(*names, **options)
        page.tune(ELEMENT, edges=edges)
        page.still()
        return page

    return build


def place(page):
    return page.inside(ELEMENT, "(({ edge, x, y }) => [edge, x, y])(element.state)")


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize(("edge", "y"), [("top", AT_TOP), ("bottom", AT_BOTTOM)])
def test_a_stack_rests_at_the_top_and_bottom_with_its_second_head_beside(open_edges, edge, y, direction):
    page = open_edges("anna", "ben", "clara", edges=edge, attributes=f'edge="right" y="300" dir="{direction}"')
    page.call(ELEMENT, f"void element.setRestingPlace('{edge}', 0, 150)")
    page.still()
    assert page.head("anna") == near((150, y))
    assert page.head("ben") == near((162 if direction == "ltr" else 138, y))
    assert page.head("clara") is None


@pytest.mark.parametrize("pointer", ["fingers", "mouse"])
def test_a_finger_takes_it_to_another_edge(open_edges, pointer):
    page = open_edges("anna", "ben", touch=pointer == "fingers")
    pointer = getattr(page.visit, pointer)
    pointer.drag((REST_RIGHT, 300), (200, 130), hold=0.5)
    page.still()
    assert page.head("anna") == near((200, AT_TOP), 1)
    assert page.details("moved")[-1]["edge"] == "top"
    pointer.throw((200, AT_TOP), (200, AT_TOP + 120), velocity=1200)
    page.still()
    assert page.head("anna") == near((200, AT_BOTTOM), 1)
    moved = page.details("moved")[-1]
    assert (moved["head"], moved["edge"]) == ("anna", "bottom")
    assert (moved["x"], moved["y"]) == near((200, AT_BOTTOM), 1)
    assert page.inside(ELEMENT, "element.heads") == ["anna", "ben"]


def test_the_place_is_told_kept_and_put_back(open_edges):
    page = open_edges("anna", "ben", attributes='edge="right" y="300"')
    page.call(ELEMENT, "void element.setRestingPlace('bottom', 0, 250)")
    page.still()
    assert page.details("moved")[-1]["x"] == pytest.approx(250)
    assert page.inside(ELEMENT, "['edge', 'x'].map((name) => element.getAttribute(name))") == ["bottom", "250"]
    kept = page.inside(ELEMENT, "element.state")
    assert (kept["edge"], kept["x"]) == ("bottom", pytest.approx(250))
    page.call(ELEMENT, "element.setAttribute('x', 90)")
    page.still()
    assert page.head("anna") == near((90, AT_BOTTOM))
    page.call(ELEMENT, "element.edge = 'top'")
    page.still()
    assert page.head("anna") == near((90, AT_TOP))
    page.page.evaluate("(kept) => { document.querySelector('supple-chat-heads').state = kept; }", kept)
    page.still()
    assert page.head("anna") == near((250, AT_BOTTOM))
    # A state without x, as earlier ones have, gives the edge's place.
    page.page.evaluate("({ x, ...kept }) => { document.querySelector('supple-chat-heads').state = { ...kept, edge: 'left' }; }", kept)
    page.still()
    assert page.head("anna")[0] == pytest.approx(REST_LEFT)


def test_arrow_keys_move_it_round_and_the_edge_is_announced(open_edges):
    page = open_edges("anna", touch=False)
    page.inside(ELEMENT, "root.querySelector('.head').focus()")
    for key, where in (
        ("ArrowUp", (REST_RIGHT, TOP + 33)), ("ArrowUp", (SIZE[0] - 33, AT_TOP)), ("ArrowLeft", (33, AT_TOP)),
        ("ArrowDown", (33, AT_BOTTOM)), ("ArrowLeft", (REST_LEFT, SIZE[1] - BOTTOM - 33)),
    ):
        page.page.keyboard.press(key)
        page.still()
        assert page.head("anna") == near(where, 0.1), key
    page.after(0.6)
    assert page.inside(ELEMENT, SPOKEN) == "Moved to the left edge, 92 % down"
    page.call(ELEMENT, "element.labels = { stackMoved: (edge, x) => `${edge}: ${x}` }")
    page.page.keyboard.press("ArrowUp")
    page.page.keyboard.press("ArrowDown")
    page.page.keyboard.press("ArrowDown")
    assert page.inside(ELEMENT, SPOKEN) == "Moved to the left edge, 92 % down", "once, after the last key"
    page.still()
    page.after(0.6)
    assert page.inside(ELEMENT, SPOKEN) == "bottom: 8"


def test_where_motion_is_reduced_it_fades_to_its_place(open_edges):
    page = open_edges("anna", "ben", attributes='edge="right" y="300" reduced-motion')
    page.call(ELEMENT, "void element.setRestingPlace('top', 0, 200)")
    seen = set()
    for _ in range(20):
        page.after(1 / 60)
        seen.add(tuple(map(round, page.head("anna") or ())))
    page.still()
    assert page.head("anna") == near((200, AT_TOP))
    assert page.head("ben") == near((212, AT_TOP))
    assert len(seen) <= 2, "it is at the old place or at the new one"


def test_a_message_and_a_conversation_open_from_the_bottom(open_edges):
    page = open_edges("anna", "ben", edges="bottom")
    page.call(ELEMENT, "void element.setRestingPlace('bottom', 0, 195); element.message('anna', 'On my way')")
    page.after(1)
    flyout = page.inside(ELEMENT, "root.querySelector('.flyout').getBoundingClientRect().toJSON()")
    assert flyout["bottom"] == pytest.approx(AT_BOTTOM - 33 - 8, abs=0.5)
    assert 12 <= flyout["left"] and flyout["right"] <= SIZE[0] - 12
    page.call(ELEMENT, "void element.open('anna')")
    page.still()
    assert page.head("anna")[1] == pytest.approx(TOP + 33)
    page.call(ELEMENT, "void element.close()")
    page.still()
    assert page.head("anna") == near((195, AT_BOTTOM))
    assert place(page)[0] == "bottom"
