"""<supple-chat-heads> in a wide room: the size of a conversation, by edges, keys and the page, and its state."""

import pytest
from test_elements_docking import ELEMENT, drag, open_wide  # noqa: F401

from harness.elements import heads

FLOATING = {"x": 400, "y": 200, "width": 380, "height": 400}
RESIZER = """[...root.querySelectorAll('[part=resize]')].find((one) => one.checkVisibility())"""
EDGES = """[...root.querySelectorAll('.edge')].filter((one) => one.style.visibility === 'visible').map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.style.cursor, ...[x, y, width, height].map(Math.round)];
})"""


@pytest.fixture
def floating(open_wide):  # noqa: F811
    """A page with a conversation that floats, and the sizes that it has reported."""

    def build(content=None, frame=FLOATING, **options):
        page = open_wide(content, **options)
        page.page.evaluate(
            """() => {
              window.sizes = [];
              document.addEventListener('supple-panel-resized', ({ detail: { size, frame } }) => sizes.push([size, frame]));
            }"""
        )
        if frame:
            page.call(ELEMENT, f"element.panelFrame = {frame}")
            page.still()
        return page

    return build


def box(page):
    found = page.panel()
    return [found[name] for name in ("x", "y", "width", "height")]


def near(*numbers):
    return pytest.approx(list(numbers), abs=0.05)


def sizes(page):
    return page.page.evaluate("sizes.splice(0).map(([{ width, height }]) => [Math.round(width), Math.round(height)])")


def state(page):
    return page.call(ELEMENT, "return element.state.panel")


def test_edges_and_corners_resize_1_to_1_and_the_others_stand_still(floating):
    page = floating()
    for start, by, frame in (
        ((782, 400), (120, 30), (400, 200, 500, 400)),
        ((398, 400), (-50, 0), (350, 200, 550, 400)),
        ((600, 198), (0, 40), (350, 240, 550, 360)),
        ((899, 599), (-100, 60), (350, 240, 450, 420)),
    ):
        held = drag(page, by, start=start)
        assert [held["x"], held["right"], held["bottom"]] == near(frame[0], frame[0] + frame[2], frame[1] + frame[3])
        assert box(page) == near(*frame)
    assert sizes(page) == [[500, 400], [550, 400], [550, 360], [450, 420]]
    assert page.call(ELEMENT, "return element.panelFrame.width") == pytest.approx(450)
    page.call(ELEMENT, "void element.close()")
    page.still()
    page.call(ELEMENT, "void element.open('ben')")
    page.still()
    assert box(page) == near(350, 240, 450, 420), "one size for all heads"


def test_hit_areas_and_cursors_and_none_towards_the_head(floating):
    page = floating()
    # WebKitGTK may know the touch screen of another test.
    out, inner = (22, 0) if page.page.evaluate("matchMedia('(any-pointer: coarse)').matches") else (8, 4)
    edge, corner = out + inner, out + 12
    assert sorted(page.inside(ELEMENT, EDGES)) == sorted([
        ["ew-resize", 400 - out, 200, edge, 400], ["ew-resize", 780 - inner, 200, edge, 400],
        ["ns-resize", 400, 200 - out, 380, edge], ["ns-resize", 400, 600 - inner, 380, edge],
        ["nwse-resize", 400 - out, 200 - out, corner, corner], ["nwse-resize", 768, 588, corner, corner],
        ["nesw-resize", 768, 200 - out, corner, corner], ["nesw-resize", 400 - out, 588, corner, corner],
    ])
    page.call(ELEMENT, "void element.dock()")
    page.still()
    right = page.panel()["right"]
    areas = page.inside(ELEMENT, EDGES)
    assert len(areas) == 5 and all(x + width < right - 5 or cursor == "ns-resize" for cursor, x, _, width, _ in areas)
    page.call(ELEMENT, "void element.enterFull()")
    page.still()
    assert page.inside(ELEMENT, EDGES) == [] and not page.inside(ELEMENT, f"!!({RESIZER})")


def test_beyond_the_least_size_it_gives_and_springs_back(floating):
    page = floating()
    held = drag(page, (-300, 0), start=(782, 400))
    assert 256 < held["width"] < 268
    assert box(page) == near(400, 200, 280, 400)
    page = floating("<div>" + heads("anna", attributes='edge="right" y="450" reduced-motion') + "</div>")
    held = drag(page, (-300, 0), start=(782, 400))
    assert held["width"] == pytest.approx(280, abs=0.05), "reduced motion has no rubber band"


def test_escape_takes_it_back_and_a_double_click_gives_an_axis_back(floating):
    page = floating()
    page.inside(ELEMENT, f"({RESIZER}).focus()")
    page.visit.mouse.down((782, 400))
    page.visit.mouse.move((850, 400))
    page.visit.mouse.move((900, 400))
    page.page.keyboard.press("Escape")
    page.visit.mouse.up()
    page.still()
    assert box(page) == near(400, 200, 380, 400) and sizes(page) == []
    for _ in range(2):
        page.visit.mouse.down((600, 602))
        page.visit.mouse.up()
    page.still()
    assert box(page) == near(400, 200, 380, 560)
    assert state(page)["height"] is None and state(page)["width"] == 380


def test_by_keyboard_alone_and_announced_once(floating):
    page = floating()
    press = page.page.keyboard.press
    assert page.inside(ELEMENT, f"(({RESIZER}).getAttribute('aria-roledescription'))") == "resizer"
    assert page.inside(ELEMENT, f"(({RESIZER}).getAttribute('aria-label'))") == "Resize conversation"
    page.inside(ELEMENT, f"({RESIZER}).focus()")
    for key in ("ArrowRight", "Shift+ArrowDown", "ArrowUp"):
        press(key)
    spoken = "root.querySelector('.spoken').textContent"
    page.still()
    page.after(0.6)
    assert box(page) == near(400, 200, 396, 448)
    assert page.inside(ELEMENT, spoken) == "396 wide, 448 high"
    press("Home")
    page.still()
    assert box(page) == near(400, 200, 280, 240)
    press("End")
    page.still()
    assert box(page) == near(400, 200, 720, 684)
    press("Enter")
    page.still()
    assert box(page) == near(400, 200, 380, 560)
    sizes(page)
    press("Delete")
    page.still()
    assert sizes(page) == []
    page.inside(ELEMENT, f"({RESIZER}).click()")
    assert page.call(ELEMENT, "return element.openHead") == "anna", "a press of assistive technology leaves it open"


def test_the_far_corner_mirrors_and_follows_the_head(floating):
    corner = f"({RESIZER}).dataset.corner"
    page = floating(frame=None)
    assert page.inside(ELEMENT, corner) == "9", "docked at the left of its head"
    page = floating(heads("anna", attributes='edge="left" y="860"'), frame=None)
    assert page.inside(ELEMENT, corner) == "6", "above a head at the bottom"
    page = floating(f'<div dir="rtl">{heads("anna")}</div>')
    assert page.inside(ELEMENT, corner) == "9", "where a line ends"


def test_a_finger_resizes_and_reaches_farther(floating):
    page = floating(touch=True, mobile=False)
    page.fingers.down((800, 400))
    for step in range(1, 11):
        page.fingers.move((800 + 10 * step, 400))
    page.after(0.3)
    page.fingers.up()
    page.still()
    assert box(page) == near(400, 200, 480, 400)


def test_the_state_keeps_docking_size_and_place(floating):
    page = floating()
    drag(page, (100, 50), start=(779, 599))
    kept = page.call(ELEMENT, "return element.state")
    assert kept["panel"] == {
        "docking": "floating", "width": 480, "height": 450, "x": pytest.approx(384 / 928), "y": pytest.approx(184 / 418)}
    page = floating(frame=None)
    page.call(ELEMENT, "element.state = arguments[0]".replace("arguments[0]", __import__("json").dumps(kept)))
    page.still()
    assert box(page) == near(400, 200, 480, 450)
    assert page.call(ELEMENT, "return element.docking") == "floating" and state(page) == kept["panel"]
    for bad in (
        "{docking: 'nowhere'}", "7", "null", "{docking: 'head', width: NaN}", "{docking: 'head', width: '300'}",
        "{docking: 'head', height: -1}", "{docking: 'floating', x: 2, y: 0}",
    ):
        page.call(ELEMENT, f"element.state = {{ ...element.state, panel: {bad} }}")
        page.still()
        assert box(page) == near(400, 200, 480, 450), bad
    page.call(ELEMENT, "element.state = { ...element.state, panel: { docking: 'head', width: 500, height: null, x: null, y: null } }")
    page.still()
    assert page.panel()["right"] == pytest.approx(1360, abs=0.05) and page.panel()["width"] == pytest.approx(500, abs=0.05)
    page.call(ELEMENT, "element.docking = 'head'")
    assert sizes(page) == [], "nobody has resized it"


def test_the_size_survives_a_narrow_window_and_the_document(floating):
    page = floating()
    drag(page, (80, 0), start=(782, 400))
    for width in (500, 1440):
        page.page.evaluate(f"document.querySelector('supple-chat-heads').style.width = '{width}px'")
        page.still()
        assert bool(page.inside(ELEMENT, EDGES)) == (width > 600)
    assert box(page) == near(400, 200, 460, 400)
    page.page.evaluate("const one = document.querySelector('supple-chat-heads'); one.remove(); document.body.append(one)")
    page.still()
    if page.call(ELEMENT, "return element.openHead") is None:
        page.call(ELEMENT, "void element.open('anna')")
        page.still()
    assert box(page) == near(400, 200, 460, 400)


def test_forced_colours_are_the_persons_own(floating):
    page = floating(forced_colors=True)
    colour, text = page.inside(
        ELEMENT, f"[getComputedStyle(({RESIZER}).querySelector('path')).stroke, getComputedStyle(({RESIZER}).closest('[role=dialog]')).color]")
    assert colour == text, "the corner is drawn in the colour of text"


def test_a_finger_finds_its_room_at_an_edge_after_a_mouse(floating):
    page = floating(touch=True)
    mouse, fingers = page.visit.mouse, page.fingers
    # 15 points beside the left edge, where only a finger resizes.
    x, y = FLOATING["x"] - 15, 300
    mouse.move((x - 100, y))
    mouse.move((x, y))
    mouse.down((x, y))
    mouse.move((x - 40, y))
    mouse.up()
    page.still()
    assert box(page)[2] == pytest.approx(380, abs=0.05), "of a mouse this press is the page's"
    mouse.move((x - 100, y))
    fingers.drag((x, y), (x - 60, y))
    page.still()
    assert box(page)[:1] + box(page)[2:3] == near(340, 440), "a finger's first press"
    mouse.move((280, y))
    mouse.down((334, y))
    mouse.move((314, y))
    mouse.move((294, y))
    mouse.up()
    page.still()
    assert box(page)[2] == pytest.approx(480, abs=0.05), "a mouse in its own room"
