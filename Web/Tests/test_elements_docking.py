"""<supple-chat-heads> in a wide viewport: the bar of a conversation, and its docking."""

import pytest

from harness.axe import violations
from harness.elements import Elements, heads

ELEMENT = "supple-chat-heads"
BEAK = "[...root.querySelectorAll('.beak')].some((one) => one.style.visibility === 'visible')"
RIGHT = 1440 - 66 - 14
PAGE = "<main><h1>Table</h1><p>Words</p></main>"


@pytest.fixture
def open_wide(visit_html):
    def build(content=None, size=(1440, 900), **options):
        page = Elements(
            visit_html(PAGE + (content or heads("anna", "ben", attributes='edge="right" y="450"')), viewport=size, **options)
        )
        page.page.evaluate(
            """() => {
              document.querySelector('supple-chat-heads').style.position = 'fixed';
              window.moves = [];
              document.addEventListener('supple-panel-moved', ({ detail }) => moves.push(detail));
            }"""
        )
        page.call(ELEMENT, "void element.open(element.heads[0])")
        page.still()
        return page

    return build


def button(page, part):
    """The middle of a button of the open bar."""
    return page.inside(
        ELEMENT,
        f"(() => {{ const box = [...root.querySelectorAll('.bar .{part}')].find((one) => one.checkVisibility()"
        ".valueOf()).getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()",
    )


def drag(page, by, start=None):
    box = page.panel()
    x, y = start or (box["x"] + box["width"] / 2, box["y"] + 20)
    page.visit.mouse.down((x, y))
    for part in range(1, 11):
        page.visit.mouse.move((x + by[0] * part / 10, y + by[1] * part / 10))
    page.after(0.3)
    held = page.panel()
    page.visit.mouse.up()
    page.still()
    return held


def places(page):
    return [(move["docking"], round(move["frame"]["x"]), round(move["frame"]["y"])) for move in page.page.evaluate("moves.splice(0)")]


def test_the_bar_drags_the_panel_1_to_1_and_it_stays_there(open_wide):
    page = open_wide()
    before = page.panel()
    held = drag(page, (-400, 60))
    assert (held["x"], held["y"]) == pytest.approx((before["x"] - 400, before["y"] + 60), abs=0.05)
    after = page.panel()
    assert (after["x"], after["y"]) == pytest.approx((before["x"] - 400, before["y"] + 60), abs=0.05)
    assert places(page) == [("floating", round(after["x"]), round(after["y"]))]
    assert page.call(ELEMENT, "return element.docking") == "floating"
    assert page.call(ELEMENT, "return element.panelFrame.width") == 380
    assert not page.inside(ELEMENT, BEAK)
    page.call(ELEMENT, "void element.close()")
    page.still()
    page.call(ELEMENT, "void element.open('ben')")
    page.still()
    assert page.panel()["x"] == pytest.approx(after["x"], abs=0.05)
    page.call(ELEMENT, "void element.dock()")
    page.still()
    assert page.panel()["right"] == pytest.approx(before["right"], abs=0.05) and page.inside(ELEMENT, BEAK)


def test_buttons_detach_fill_and_close_and_do_not_drag(open_wide):
    page = open_wide()
    docked = page.panel()
    x, y = button(page, "dock-button")
    drag(page, (-200, 0), start=(x, y))
    assert page.panel()["x"] == pytest.approx(docked["x"], abs=0.05)
    page.click(button(page, "dock-button"))
    assert page.panel()["x"] == pytest.approx(docked["x"] - 24, abs=0.05)
    page.click(button(page, "full-button"))
    assert (page.panel()["width"], page.panel()["height"]) == pytest.approx((1408, 868), abs=0.05)
    assert page.inside(ELEMENT, "root.querySelector('.full-button').getAttribute('aria-pressed')") == "true"
    page.click(button(page, "full-button"))
    assert page.panel()["x"] == pytest.approx(docked["x"], abs=0.05)
    page.click(button(page, "close-button"))
    assert page.call(ELEMENT, "return element.openHead") is None
    assert [docking for docking, *_ in places(page)] == ["floating", "full", "head"]


def test_an_own_bar_and_fewer_buttons(open_wide):
    own = '<div slot="bar" data-head="anna">Own <button>Act</button><b data-no-drag>Stay</b><a>Link</a></div>'
    page = open_wide(heads("anna", attributes='edge="right" y="450"', content=own))
    box = page.visit.box("[slot=bar]")
    assert box.height > 30 and not page.inside(ELEMENT, "root.querySelector('.grip').checkVisibility()")
    before = page.panel()
    # Text that the drag from `data-no-drag` selects, the drag from the link carries away. WebKit then reports the next press as a move.
    for selector in ("[slot=bar] button", "[data-no-drag]", "[slot=bar] a"):
        drag(page, (-300, 0), start=page.visit.box(selector).center)
        assert page.panel()["x"] == pytest.approx(before["x"], abs=0.05), selector
    drag(page, (-300, 0), start=(before["right"] - 30, before["y"] + 20))
    assert page.panel()["x"] == pytest.approx(before["x"] - 300, abs=0.05)
    page = open_wide()
    for choice, shown in (("close", ["grip", "close-button"]), ("none", ["grip"])):
        page.tune(ELEMENT, barButtons=choice)
        page.still()
        names = page.inside(
            ELEMENT, "[...root.querySelectorAll('.bar')].find((bar) => bar.checkVisibility()).querySelectorAll('button:not([hidden])')"
            " instanceof NodeList && [...[...root.querySelectorAll('.bar')].find((bar) => bar.checkVisibility())"
            ".querySelectorAll('button:not([hidden])')].map((one) => one.part.value)")
        assert names == shown


def test_by_keyboard_alone_and_announced_once(open_wide):
    page = open_wide()
    docked = page.panel()
    press = page.page.keyboard.press
    page.inside(ELEMENT, "root.querySelector('.grip').focus()")
    press("Enter")
    for key in ("ArrowLeft", "Shift+ArrowLeft", "ArrowDown"):
        press(key)
    spoken = "root.querySelector('.spoken').textContent"
    assert page.inside(ELEMENT, spoken) == ""
    page.still()
    page.after(0.6)
    assert (page.panel()["x"], page.panel()["y"]) == pytest.approx((docked["x"] - 24 - 80, docked["y"] + 16), abs=0.05)
    assert page.inside(ELEMENT, spoken) == "Moved to 74 % across, 52 % down"
    press("Home")
    page.still()
    assert page.panel()["x"] == pytest.approx(80, abs=0.05)
    assert page.call(ELEMENT, "return element.edge") == "left"
    press("End")
    page.still()
    assert page.panel()["x"] == pytest.approx(docked["x"], abs=0.05)
    page.after(0.6)
    assert page.inside(ELEMENT, spoken) == "Attached to head"
    page.inside(ELEMENT, "root.querySelector('.grip').click()")
    page.still()
    assert page.call(ELEMENT, "return element.docking") == "floating", "a press of assistive technology"


def test_escape_takes_a_drag_back_and_then_closes(open_wide):
    page = open_wide()
    before = page.panel()
    page.inside(ELEMENT, "root.querySelector('.grip').focus()")
    page.visit.mouse.down((before["x"] + 190, before["y"] + 20))
    page.visit.mouse.move((before["x"] + 100, before["y"] + 100))
    page.visit.mouse.move((before["x"] - 100, before["y"] + 100))
    page.page.keyboard.press("Escape")
    page.visit.mouse.up()
    page.still()
    assert page.panel()["x"] == pytest.approx(before["x"], abs=0.05) and places(page) == []
    page.page.keyboard.press("Escape")
    page.still()
    assert page.call(ELEMENT, "return element.openHead") is None


def test_a_dragged_head_takes_a_docked_conversation_along_and_leaves_a_floating_one_where_it_is(open_wide):
    page = open_wide()
    page.page.evaluate("window.closed = 0; document.addEventListener('supple-closed', () => { closed += 1; })")
    held = drag(page, (-900, 60), page.head("anna"))
    assert held is None or held["width"] < 2, "a docked one hides during the drag"
    assert page.head("anna")[0] < 100 and page.head("ben")[0] < 100
    assert page.panel()["x"] == pytest.approx(66 + 14, abs=0.05)
    assert page.call(ELEMENT, "return element.openHead") == "anna"
    drag(page, (200, 100))
    floating = page.panel()
    assert page.call(ELEMENT, "return element.docking") == "floating"
    held = drag(page, (1200, -40), page.head("anna"))
    assert held == page.panel() == floating
    assert page.head("anna")[0] > 1340
    assert page.call(ELEMENT, "return element.openHead") == "anna"
    assert page.page.evaluate("closed") == 0


def test_attribute_and_properties(open_wide):
    own = heads("anna", attributes='edge="right" y="450" docking="floating"')
    page = open_wide(own)
    assert page.panel()["right"] == pytest.approx(RIGHT - 24, abs=0.05)
    assert places(page) == [], "nobody has moved it"
    page.call(ELEMENT, "element.panelFrame = { x: 100, y: 120, width: 500, height: 400 }")
    page.still()
    box = page.panel()
    assert (box["x"], box["y"], box["width"], box["height"]) == pytest.approx((100, 120, 500, 400), abs=0.05)
    page.call(ELEMENT, "element.docking = 'head'")
    page.still()
    assert page.panel()["right"] == pytest.approx(RIGHT, abs=0.05)
    page.call(ELEMENT, "element.panelFrame = null")
    page.still()
    assert page.call(ELEMENT, "return element.docking ?? 'head'") == "head", "null resets it"
    page.call(ELEMENT, "element.docking = 'nowhere'; element.panelFrame = { x: 1, y: NaN, width: 300, height: 300 }")
    page.still()
    assert page.panel()["right"] == pytest.approx(RIGHT, abs=0.05), "what makes no sense is ignored"
    assert [docking for docking, *_ in places(page)] == ["floating", "head"]


def test_a_smaller_window_pulls_it_in_and_a_row_has_no_bar(open_wide):
    page = open_wide()
    drag(page, (-100, 140))
    for width, has_bar in ((900, True), (500, False), (1440, True)):
        page.page.evaluate(f"document.querySelector('supple-chat-heads').style.width = '{width}px'")
        page.still()
        box = page.panel()
        assert box["x"] > 0 and box["right"] < width + 0.05
        assert page.inside(ELEMENT, "root.querySelector('.bar').checkVisibility()") == has_bar
        if has_bar:
            frame = page.call(ELEMENT, "return element.panelFrame")
            assert frame == pytest.approx({name: box[name] for name in frame}, abs=0.05), "the frame follows the room"
    assert page.call(ELEMENT, "return element.docking") == "floating"


def test_right_to_left_mirrors_the_bar_and_reduced_motion_only_fades(open_wide):
    page = open_wide(f'<div dir="rtl">{heads("anna", attributes=chr(32) + "reduced-motion")}</div>')
    box = page.panel()
    assert button(page, "grip")[0] > button(page, "close-button")[0]
    page.call(ELEMENT, "void element.undock()")
    places = set()
    for _ in range(12):
        page.after(1 / 60)
        places.add((page.panel() or box)["x"])
    page.still()
    undocked = page.panel()["x"]
    assert undocked < box["x"] - 20 or undocked > box["x"] + 20
    assert places <= {box["x"], undocked}, "it is nowhere in between"
    assert page.panel()["x"] == pytest.approx(box["x"] + 24, abs=0.05)


def test_axe_finds_nothing_beside_a_page(open_wide):
    # axe waits by timers of its own, which a driven clock would stop.
    page = open_wide(led=False)
    assert violations(page.visit) == []
    names = page.inside(ELEMENT, "[...root.querySelectorAll('.bar button')].every((one) => one.getAttribute('aria-label'))")
    assert names and page.inside(ELEMENT, "root.getElementById(root.querySelector('[role=dialog]').getAttribute('aria-labelledby')).textContent") == "Anna"
