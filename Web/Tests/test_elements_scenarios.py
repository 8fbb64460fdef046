"""<supple-chat-heads> in the situations in which other projects' people asked for such heads, each by its source.

Not offered, and so without a test: `remember` (a place that is kept across a reload by the element itself), drop zones of the
page's own, and the zones `full`, `left` and `right`. The cases of AOSP's tests are in ChatHeadsScenarioTests.swift.
"""

import pytest

from harness.elements import Elements, heads

ELEMENT = "supple-chat-heads"
LAUNCHER = '<supple-chat-heads launcher label="Assistant"{}><section><p>Hello</p><input aria-label=Question></section></supple-chat-heads>'


@pytest.fixture
def open_page(visit_html):
    def build(content, styles=None, size=(1440, 900), **options):
        page = Elements(visit_html(content, viewport=size, **options))
        page.page.evaluate(
            """(styles) => {
              for (const [selector, values] of Object.entries(styles)) {
                for (const one of document.querySelectorAll(selector)) Object.assign(one.style, values);
              }
              window.clicked = [];
              document.addEventListener('click', ({ target }) => { if (target.id) clicked.push(target.id); });
            }""", {ELEMENT: {"position": "fixed"}, **(styles or {})})
        page.still()
        return page

    return build


def open_head(page):
    return page.call(ELEMENT, "return element.openHead")


def drag(page, start, by, steps=12):
    """Drags with a mouse, rests, and releases."""
    page.visit.mouse.down(start)
    for step in range(1, steps + 1):
        page.visit.mouse.move((start[0] + by[0] * step / steps, start[1] + by[1] * step / steps))
    page.after(0.3)
    page.visit.mouse.move((start[0] + by[0] + 1, start[1] + by[1]))
    page.after(0.2)
    page.visit.mouse.up()
    page.still()


def drag_panel(page, by):
    box = page.panel()
    drag(page, (box["x"] + box["width"] / 2, box["y"] + 20), by)


def test_mj_2654_a_handle_that_is_dragged_along_its_edge_below_a_header(open_page):
    """MJ#2654: "a tap opens and a drag does not" by mouse, touch and pen; one axis; with a header of 76 a drag ends with the head's top at
    76, and the open panel lies wholly below the header."""
    page = open_page(heads("anna", attributes='edge="right" y="450"'), touch=True)
    page.tune(ELEMENT, dragAxis="vertical", **{"restInsets.top": 76})
    page.still()
    x, y = page.head("anna")
    for pointer in filter(None, (page.visit.mouse, page.fingers, page.visit.pen)):
        for expected in ("anna", None):
            pointer.tap(page.head("anna"))
            page.still()
            assert open_head(page) == expected
        start = page.head("anna")
        pointer.drag(start, (start[0] - 300, start[1] - 60), duration=0.15, hold=0.3)
        page.still()
        assert open_head(page) is None
        assert page.head("anna")[0] == x, "to the last bit"
        assert page.head("anna")[1] < start[1] - 40
    start = page.head("anna")
    page.fingers.drag(start, (start[0], 10), hold=0.3)
    page.still()
    assert page.head("anna")[1] - 33 == pytest.approx(76, abs=0.02)
    page.fingers.tap(page.head("anna"))
    page.still()
    assert page.panel()["y"] >= 76 + 16 - 0.02


def test_auxx_670_a_panel_that_docks_and_floats(open_page):
    """auxx-ai#670: undocking makes no jump; by the bar to all four edges, 8 away; the window made smaller pulls it back in; docking glides
    within 0.35 s and ends in its place; without `remember` it is docked after a reload."""
    page = open_page(heads("anna", attributes='edge="right" y="450"'))
    page.tune(ELEMENT, panelMargin=8)
    page.call(ELEMENT, "void element.open('anna')")
    page.still()
    docked = page.panel()
    page.call(ELEMENT, "void element.undock()")
    page.after(0.004)
    assert abs(page.panel()["x"] - docked["x"]) < 1
    page.still()
    width, height = page.page.evaluate("[document.documentElement.clientWidth, innerHeight]")
    for by, side, expected in (
        ((-1130, 0), "x", 8), ((0, -180), "y", 8), ((0, 850), "bottom", height - 8), ((1200, -200), "right", width - 8),
    ):
        drag_panel(page, by)
        assert page.panel()[side] == pytest.approx(expected, abs=0.05), side
        assert page.call(ELEMENT, "return element.docking") == "floating"
    page.page.evaluate("Object.assign(document.querySelector('supple-chat-heads').style, { width: '700px', height: '600px' })")
    page.still()
    box = page.panel()
    assert box["x"] >= 7.95 and box["right"] <= 692.05 and box["y"] >= 7.95 and box["bottom"] <= 592.05
    page.page.evaluate("Object.assign(document.querySelector('supple-chat-heads').style, { width: '', height: '' })")
    page.still()
    distance = abs(page.panel()["y"] - docked["y"]) + abs(page.panel()["x"] - docked["x"])
    page.call(ELEMENT, "void element.dock()")
    page.after(0.35)
    assert abs(page.panel()["x"] - docked["x"]) + abs(page.panel()["y"] - docked["y"]) < distance / 100
    page.still()
    assert page.panel() == docked
    drag_panel(page, (-300, 0))
    page.page.reload()
    again = Elements(page.visit)
    assert (again.call(ELEMENT, "return element.docking") or "head") == "head"


ROWS = "".join(f"<tr><td>Row {number}</td><td><button id=row{number}>Edit</button></td></tr>" for number in range(60))
TABLE = (
    f"<main><div id=scroller><table>{ROWS}</table></div><nav><button id=previous>Previous</button><button id=next>Next</button></nav>"
    "<div role=alertdialog aria-label=Delete><button id=confirm>Delete</button></div></main>")
LAYOUT = {
    "main": {"position": "absolute", "inset": "0"}, "#scroller": {"height": "600px", "overflow": "auto"},
    "nav": {"position": "absolute", "left": "600px", "bottom": "10px"},
    "[role=alertdialog]": {"position": "absolute", "left": "500px", "top": "700px"},
}


def test_monize_837_a_table_below_the_assistant_stays_usable(open_page):
    """monize#837: "the last row, the pagination and a confirmation are clicked, selected and scrolled while the conversation is open; the
    panel goes to each corner by pointer and by keyboard alone; place survives closing"."""
    page = open_page(TABLE + LAUNCHER.format(""), LAYOUT)
    page.click(page.head("assistant"))
    box = page.panel()
    assert box["width"] <= 560 and page.page.evaluate("document.querySelectorAll('[inert]').length") == 0
    page.visit.mouse.wheel((300, 300), (0, 200), begin=True)
    page.until("() => document.querySelector('#scroller').scrollTop > 0")
    page.page.evaluate("document.querySelector('#scroller').scrollTop = 1e6")
    page.visit.wait_until_scrolled("document.querySelector('#scroller')")
    for name in ("row59", "next", "confirm"):
        page.click(page.visit.box(f"#{name}").center)
    assert page.page.evaluate("clicked") == ["row59", "next", "confirm"]
    cell = page.visit.box("tr:last-child td")
    page.visit.mouse.drag((cell.x + 2, cell.center[1]), (cell.right, cell.center[1]))
    assert page.page.evaluate("String(getSelection())").startswith("Row")
    assert open_head(page) == "launcher" and page.panel() == box
    width, height = page.page.evaluate("[document.documentElement.clientWidth, innerHeight]")
    corners = [(16, 16), (width - 396, 16), (16, height - 576), (width - 396, height - 576)]
    for x, y in corners:
        now = page.panel()
        drag_panel(page, (x - now["x"] + (4 if x > 16 else -4), y - now["y"] + (4 if y > 16 else -4)))
        assert (page.panel()["x"], page.panel()["y"]) == pytest.approx((x, y), abs=0.05)
    page.inside(ELEMENT, "root.querySelector('.grip').focus()")
    for keys, (x, y) in ((("Left", "Up"), corners[0]), (("Right",), corners[1]), (("Left", "Down"), corners[2]), (("Right",), corners[3])):
        for key in keys:
            for _ in range(17 if key in ("Left", "Right") else 5):
                page.page.keyboard.press(f"Shift+Arrow{key}")
        page.still()
        assert (page.panel()["x"], page.panel()["y"]) == pytest.approx((x, y), abs=0.05), keys
    page.page.keyboard.press("Shift+ArrowUp")
    page.still()
    place = page.panel()
    page.page.keyboard.press("Escape")
    page.still()
    assert open_head(page) is None
    page.click(page.head("assistant"))
    assert page.panel() == pytest.approx(place, abs=0.05)


def test_carbon_174_and_rocket_chat_4762_a_launcher_over_a_button(open_page):
    """carbon-ai-chat#174 and RocketChat#4762: "a launcher over a button is dragged away, the button clicked; the same by `keep-clear`,
    without a hand, also when the button appears later"."""
    corner = {"#send": {"position": "fixed", "right": "20px", "bottom": "20px", "width": "60px", "height": "60px"}}
    page = open_page("<main><button id=send>Send</button></main>" + LAUNCHER.format(""), corner, size=(1024, 768))
    middle = page.visit.box("#send").center
    page.click(middle)
    assert open_head(page) == "launcher" and page.page.evaluate("clicked") == []
    page.click(page.head("assistant"))
    drag(page, page.head("assistant"), (-700, -200))
    assert page.head("assistant")[0] == pytest.approx(16 + 33, abs=0.02)
    page.click(middle)
    assert page.page.evaluate("clicked") == ["send"] and open_head(page) is None
    # By hand again over the button, and then without one.
    page.call(ELEMENT, "void element.setRestingPlace('right', 10000)")
    page.still()
    page.page.evaluate("document.querySelector('#send').hidden = true")
    page.call(ELEMENT, "element.setAttribute('keep-clear', '#send')")
    page.after(0.3)
    page.still()
    over = page.head("assistant")
    assert over == pytest.approx((page.page.evaluate("document.documentElement.clientWidth") - 49, 768 - 49), abs=0.02)
    page.page.evaluate("document.querySelector('#send').hidden = false")
    page.after(0.3)
    page.still()
    assert page.head("assistant")[1] == pytest.approx(768 - 80 - 8 - 33, abs=0.02)
    page.click(middle)
    assert page.page.evaluate("clicked") == ["send", "send"] and open_head(page) is None
    # An open panel leaves it free as well.
    page.click(page.head("assistant"))
    page.click(middle)
    assert page.page.evaluate("clicked") == ["send"] * 3 and open_head(page) == "launcher"


def test_vant_11843_a_bubble_with_a_place_that_both_sides_set(open_page):
    """vant#11843: "nearest side; bounds; two-way place (`y` set by the page while it rests, moves, is dragged); each frame under the last
    sample"."""
    page = open_page(heads("anna", attributes='edge="right" y="300"'), size=(800, 700))
    width = page.page.evaluate("document.documentElement.clientWidth")
    start = page.head("anna")
    page.visit.mouse.down(start)
    for step in range(1, 16):
        finger = (start[0] - 20 * step, start[1] + 8 * step)
        page.visit.mouse.move(finger)
        page.after(1 / 60)
        if step > 6:
            assert page.head("anna") == pytest.approx((finger[0], finger[1]), abs=1)
    page.after(0.4)
    page.visit.mouse.move((finger[0] + 1, finger[1]))
    page.after(0.2)
    assert page.head("anna") == pytest.approx((finger[0] + 1, finger[1]), abs=0.05)
    page.call(ELEMENT, "element.y = 600")
    page.after(0.4)
    page.visit.mouse.move((finger[0] + 2, finger[1]))
    page.after(0.4)
    assert page.head("anna") == pytest.approx((finger[0] + 2, finger[1]), abs=0.05), "a finger keeps what it holds"
    page.visit.mouse.up()
    page.still()
    assert page.head("anna") == pytest.approx((width - 22, finger[1]), abs=1.5), "the nearest side"
    assert page.call(ELEMENT, "return element.y") == pytest.approx(page.head("anna")[1], abs=0.02)
    page.call(ELEMENT, "element.y = 200")
    page.after(0.08)
    assert 200 < page.head("anna")[1] < 400
    page.call(ELEMENT, "element.y = 500")
    page.still()
    assert page.head("anna")[1] == pytest.approx(500, abs=0.02)
    assert page.call(ELEMENT, "return element.y") == pytest.approx(500, abs=0.02)
    for goal, side, height in (((2, 2), 22, 33), ((780, 690), width - 22, 700 - 33)):
        drag(page, page.head("anna"), (goal[0] - page.head("anna")[0], goal[1] - page.head("anna")[1]))
        assert page.head("anna") == pytest.approx((side, height), abs=0.02), "within its bounds"
