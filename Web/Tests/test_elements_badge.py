"""<supple-slime-badge> in a real browser: stretch, snap, release, lists and containers."""

import math
import zlib

import pytest

from harness.elements import Elements, stage

ELEMENT = "supple-slime-badge"
# The displaced drawing: the label's middle, and the connector.
LABEL = "(() => { const box = root.querySelector('.stage .badge').getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()"
RAISED = "root.querySelector('.stage').matches(':popover-open')"


@pytest.fixture
def open_badge(visit_html):
    def build(attributes='count="3"', prepare="", wrap=lambda badge: badge, **options):
        options.setdefault("touch", True)
        page = Elements(visit_html(stage(wrap(f"<supple-slime-badge {attributes}></supple-slime-badge>")), **options))
        page.page.evaluate(
            "() => Object.assign(document.querySelector('supple-slime-badge').style,"
            " { position: 'absolute', left: '180px', top: '300px' })")
        if prepare:
            page.page.evaluate(prepare)
        return page

    return build


def center(page):
    return page.visit.box(ELEMENT).center


def far(page, dx=150, dy=150):
    x, y = center(page)
    return x + dx, y + dy


def test_it_stands_in_its_text_and_reads_as_unread(open_badge):
    page = open_badge('count="12" label="Anna"')
    assert page.inside(ELEMENT, "root.querySelector('.pill').getAttribute('aria-label')") == "Anna, 12 unread"
    assert page.inside(ELEMENT, "root.querySelector('.face').textContent") == "12"
    wide = page.visit.box(ELEMENT)
    page.call(ELEMENT, "element.count = 3")
    page.still()
    narrow = page.visit.box(ELEMENT)
    assert narrow.width == pytest.approx(narrow.height, abs=0.02)
    assert wide.height == pytest.approx(narrow.height, abs=0.02) and wide.width > narrow.width + 4
    page.call(ELEMENT, "element.count = 120")
    page.still()
    assert page.inside(ELEMENT, "root.querySelector('.face').textContent") == "99+"
    page.call(ELEMENT, "element.count = 0")
    page.still()
    assert page.inside(ELEMENT, "getComputedStyle(root.querySelector('.pill')).visibility") == "hidden"


@pytest.mark.parametrize("pointer", ["fingers", "mouse", "pen"])
def test_it_stretches_after_the_pointer_and_springs_back(open_badge, pointer):
    page = open_badge(touch=pointer == "fingers")
    x, y = center(page)
    hand = getattr(page.visit, pointer)
    hand.drag((x, y), (x + 60, y + 30), hold=0.4, release=False)
    page.still()
    assert page.inside(ELEMENT, LABEL) == pytest.approx((x + 60, y + 30), abs=0.05)
    assert page.inside(ELEMENT, RAISED)
    path = page.inside(ELEMENT, "root.querySelector('.connector path').getAttribute('d')")
    assert path.startswith("M") and path.endswith("Z")
    connector = page.inside(ELEMENT, "root.querySelector('.connector path').getBoundingClientRect().toJSON()")
    assert connector["left"] < x and connector["right"] > x + 60
    # The badge is a part of the connector's outline: an edge of its own, even a hairline, would divide them.
    assert page.inside(ELEMENT, "getComputedStyle(root.querySelector('.badge')).boxShadow") == "none"
    hand.up()
    page.still()
    assert page.received() == ["pressed"]
    assert not page.inside(ELEMENT, RAISED)
    assert page.inside(ELEMENT, "element.count") == 3
    assert center(page) == pytest.approx((x, y), abs=0.02)


def test_torn_off_it_bursts_and_is_read(open_badge):
    page = open_badge()
    page.fingers.drag(center(page), far(page), hold=0.1)
    page.page.wait_for_function(
        "() => document.querySelector('supple-slime-badge').shadowRoot.querySelectorAll('.particle').length > 4")
    page.still()
    assert page.received() == ["pressed", "snapped", "clear", "count-changed"]
    assert page.inside(ELEMENT, "[element.count, root.querySelectorAll('.particle').length]") == [0, 0]
    assert not page.inside(ELEMENT, RAISED)


def put_back(page):
    """Tears the badge off, returns it and releases it there."""
    x, y = center(page)
    page.fingers.drag((x, y), far(page), hold=0.05, release=False)
    page.fingers.glide(far(page), (x + 5, y + 5), 0.2)
    page.fingers.move((x + 5, y + 5), after=0.3)
    page.fingers.up()
    page.still()


def test_brought_back_it_stays(open_badge):
    page = open_badge()
    put_back(page)
    assert page.received() == ["pressed", "snapped", "zone-entered", "restored"]
    assert page.inside(ELEMENT, "element.count") == 3


def test_a_prevented_clearing_springs_back(open_badge):
    page = open_badge()
    page.page.evaluate("document.addEventListener('supple-clear', (event) => event.preventDefault())")
    page.fingers.drag(center(page), far(page), hold=0.1)
    page.still()
    assert page.received() == ["pressed", "snapped", "clear", "restored"]
    assert page.inside(ELEMENT, "element.count") == 3
    assert page.inside(ELEMENT, "getComputedStyle(root.querySelector('.face')).opacity") == "1"


@pytest.mark.parametrize("means", ["drag", "key", "method"])
def test_no_frame_shows_the_burst_of_a_prevented_clearing(open_badge, means):
    page = open_badge()
    page.page.evaluate("document.addEventListener('supple-clear', (event) => event.preventDefault())")
    if means == "drag":
        page.fingers.drag(center(page), far(page), hold=0.1, release=False)
        page.fingers.up(after=0)
    elif means == "key":
        page.page.keyboard.press("Tab")
        page.page.keyboard.press("Delete")
    else:
        page.call(ELEMENT, "void element.clear()")
    shown = "[...root.querySelectorAll('[part]')].filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true })).map((part) => part.getAttribute('part'))"
    for _ in range(20):
        page.after(1 / 60)
        parts = page.inside(ELEMENT, shown)
        # Away from its anchor it has one ring, and the flash of a burst is another.
        assert any(part.startswith("badge") for part in parts) and parts.count("ring") <= (means == "drag"), parts
    page.still()
    assert "clear" in page.received() and page.inside(ELEMENT, "element.count") == 3


def test_a_cancelled_drag_springs_back(open_badge):
    page = open_badge()
    x, y = center(page)
    page.fingers.drag((x, y), (x + 80, y), hold=0, release=False)
    page.fingers.cancel()
    page.still()
    assert page.received() == ["pressed"]
    assert not page.inside(ELEMENT, RAISED)


def test_the_keyboard_and_the_page_clear_it(open_badge):
    page = open_badge(touch=False)
    page.page.keyboard.press("Tab")
    assert page.focused() == "3 unread"
    page.page.keyboard.press("Delete")
    page.still()
    assert page.received() == ["clear", "count-changed"]
    page.call(ELEMENT, "element.count = 5")
    page.still()
    page.call(ELEMENT, "element.clear()")
    page.still()
    assert page.received() == ["clear", "count-changed"], "what the page sets itself is no news to it"
    assert page.inside(ELEMENT, "element.count") == 0


def pixel(page, x, y):
    """The colour of a point on screen, red, green and blue."""
    picture = page.page.screenshot(clip={"x": round(x), "y": round(y), "width": 1, "height": 1})
    place, data = 8, b""
    while place < len(picture):
        length, kind = int.from_bytes(picture[place : place + 4]), picture[place + 4 : place + 8]
        data += picture[place + 8 : place + 8 + length] if kind == b"IDAT" else b""
        place += length + 12
    return tuple(zlib.decompress(data)[1:4])


def test_while_dragged_nothing_covers_or_clips_it(open_badge):
    page = open_badge(
        wrap=lambda badge: f'<div id="narrow">{badge}</div><div id="cover"></div>',
        prepare="""() => {
          Object.assign(document.querySelector('#narrow').style, {
            position: 'absolute', left: '100px', top: '100px', width: '120px', height: '60px',
            overflow: 'hidden', contain: 'paint', background: '#eee',
          });
          Object.assign(document.querySelector('supple-slime-badge').style, { left: '20px', top: '20px' });
          Object.assign(document.querySelector('#cover').style, {
            position: 'absolute', inset: '160px 0 0', background: '#123456', zIndex: 999,
          });
        }""")
    x, y = center(page)
    page.fingers.drag((x, y), (x + 50, y + 100), hold=0.4, release=False)
    page.still()
    # The rim of the dot is beyond the box that clips its anchor, and beneath covers of the page.
    assert pixel(page, x + 50, y + 107) == (215, 0, 21)
    # So does the connector when half back.
    assert pixel(page, x + 25, y + 50) == (215, 0, 21)
    assert pixel(page, x + 50, y + 150) == (0x12, 0x34, 0x56)
    page.fingers.up()
    page.still()


@pytest.mark.parametrize(("off", "hit"), [((0, 21), True), ((21, 0), True), ((0, -21), True), ((0, 24), False)])
def test_it_is_hit_beyond_its_edge(open_badge, off, hit):
    page = open_badge()
    x, y = center(page)
    page.fingers.down((x + off[0], y + off[1]))
    page.fingers.up()
    page.still()
    assert page.received() == (["pressed"] if hit else [])


@pytest.mark.parametrize(
    ("transform", "scale"),
    [("scale(0.5)", 0.5), ("rotate(30deg)", 1), ("scale(1.6) rotate(-75deg)", 1.6), ("translate(40px, 30px) scale(0.8)", 0.8)],
)
def test_in_a_transformed_container_it_stays_under_the_finger(open_badge, transform, scale):
    page = open_badge()
    page.page.evaluate("(t) => { document.querySelector('#stage').style.transform = t }", transform)
    page.still()
    x, y = center(page)
    # As far in the badge's own points, so that it never snaps off.
    target = (x + 50 * scale, y - 40 * scale)
    page.fingers.drag((x, y), target, hold=0.4, release=False)
    page.still()
    assert page.inside(ELEMENT, LABEL) == pytest.approx(target, abs=0.1)
    # It has the size of its place on the page.
    matrix = page.inside(ELEMENT, "getComputedStyle(root.querySelector('.stage')).transform")
    a, b = (float(part) for part in matrix.removeprefix("matrix(").split(",")[:2])
    assert math.hypot(a, b) == pytest.approx(scale, abs=1e-3)
    page.fingers.up()
    page.still()
    assert center(page) == pytest.approx((x, y), abs=0.05)
    assert page.inside(ELEMENT, "element.count") == 3


def test_on_a_pinched_page_it_stays_under_the_finger(open_badge):
    page = open_badge()
    page.visit.pinch_zoom(1.5)
    page.still()
    assert page.page.evaluate("visualViewport.scale") == pytest.approx(1.5, abs=0.01)
    x, y = center(page)
    page.page.evaluate(
        """() => {
          window.places = [];
          for (const kind of ['pointerdown', 'pointermove']) {
            addEventListener(kind, ({ clientX, clientY }) => places.push([clientX, clientY]));
          }
        }""")
    start = page.visit.shown((x, y))
    page.fingers.drag(start, (start[0] + 40, start[1]), hold=0.4, release=False)
    page.still()
    (left, top), (right, bottom) = page.page.evaluate("[places[0], places.at(-1)]")
    assert right - left == pytest.approx(40, abs=0.1)
    assert page.inside(ELEMENT, LABEL) == pytest.approx((x + right - left, y + bottom - top), abs=0.1)
    page.fingers.up()
    page.still()


IN_LIST = """
() => {
  const list = document.querySelector('#list');
  Object.assign(list.style, { position: 'absolute', inset: '0', overflowY: 'auto', margin: 0, padding: 0 });
  for (const row of list.children) Object.assign(row.style, { height: '120px', position: 'relative' });
  Object.assign(document.querySelector('supple-slime-badge').style, { left: '180px', top: '50px' });
}
"""


def in_list(badge):
    filler = "<li>row</li>"
    return f'<ul id="list">{filler * 3}<li>{badge}</li>{filler * 20}</ul>'


def test_its_anchor_moves_with_the_list_and_the_list_stays_while_it_is_dragged(open_badge):
    page = open_badge(prepare=IN_LIST, wrap=in_list)
    x, y = center(page)
    page.fingers.drag((x, y), (x - 60, y + 50), hold=0.4, release=False)
    assert page.page.evaluate("document.querySelector('#list').scrollTop") == 0
    page.page.evaluate("document.querySelector('#list').scrollTop = 70")
    page.still()
    assert page.inside(ELEMENT, LABEL) == pytest.approx((x - 60, y + 50), abs=0.1)
    connector = page.inside(ELEMENT, "root.querySelector('.connector path').getBoundingClientRect().toJSON()")
    anchor = page.visit.box(ELEMENT).center
    assert anchor == pytest.approx((x, y - 70), abs=0.02)
    # The outline reaches from the anchor's dot at the new place to the label.
    assert connector["right"] == pytest.approx(anchor[0] + 5, abs=6) and connector["top"] == pytest.approx(anchor[1] - 5, abs=6)
    page.fingers.up()
    page.still()
    assert page.inside(ELEMENT, "element.count") == 3


def test_its_anchor_moves_under_a_finger_that_rests_while_the_page_inserts_rows(open_badge):
    page = open_badge(prepare=IN_LIST, wrap=in_list)
    x, y = center(page)
    page.fingers.drag((x, y), (x - 60, y + 50), hold=0.4, release=False)
    page.still()
    page.page.evaluate("document.querySelector('#list').prepend(Object.assign(document.createElement('li'), { textContent: 'New' }))")
    page.still()
    anchor = page.visit.box(ELEMENT).center
    connector = page.inside(ELEMENT, "root.querySelector('.connector path').getBoundingClientRect().toJSON()")
    assert anchor[1] > y + 10 and page.inside(ELEMENT, LABEL) == pytest.approx((x - 60, y + 50), abs=0.1)
    assert connector["right"] == pytest.approx(anchor[0] + 5, abs=6)
    assert connector["top"] <= anchor[1] <= connector["bottom"] + 6
    page.fingers.up()
    page.still()
    page.page.evaluate("document.querySelector('#list').firstChild.remove()")
    assert page.visit.box(ELEMENT).center == pytest.approx((x, y), abs=0.02)


def test_the_anchor_moves_in_mid_burst_as_well(open_badge):
    page = open_badge(prepare=IN_LIST, wrap=in_list)
    page.call(ELEMENT, "element.rate = 0.05")
    x, y = center(page)
    page.fingers.drag((x, y), (x, y + 200), hold=0.1)
    first = "() => { const c = document.querySelector('supple-slime-badge').shadowRoot.querySelector('.particle'); return c && c.getBoundingClientRect().y; }"
    page.page.wait_for_function(first)
    page.page.evaluate("document.querySelector('#list').scrollTop = 60")
    page.call(ELEMENT, "element.rate = 1")
    page.still()
    assert page.received() == ["pressed", "snapped", "clear", "count-changed"]


def test_a_tap_clicks_the_row_and_a_drag_clicks_nothing(open_badge):
    page = open_badge(prepare=IN_LIST, wrap=in_list, touch=False)
    page.page.evaluate("() => { window.clicks = 0; document.querySelector('#list').addEventListener('click', () => (clicks += 1)); }")
    x, y = center(page)
    page.page.mouse.click(x, y)
    page.still()
    assert page.page.evaluate("clicks") == 1
    page.visit.mouse.drag((x, y), (x + 60, y), hold=0.2)
    page.still()
    assert page.page.evaluate("clicks") == 1


def test_removed_in_mid_drag_nothing_stays_behind(open_badge):
    page = open_badge()
    x, y = center(page)
    page.fingers.drag((x, y), (x + 80, y + 60), hold=0, release=False)
    page.page.evaluate("window.taken = document.querySelector('supple-slime-badge'); taken.remove()")
    page.fingers.move((x + 100, y + 90))
    page.fingers.up()
    page.still()
    assert page.page.evaluate("document.querySelectorAll(':popover-open').length") == 0
    page.page.evaluate("document.querySelector('#stage').append(taken)")
    page.still()
    page.fingers.drag(center(page), far(page), hold=0.1)
    page.still()
    assert page.inside(ELEMENT, "element.count") == 0


def test_reduced_motion_fades_without_particles(open_badge):
    page = open_badge(reduced_motion=True)
    page.page.evaluate(
        """() => {
          window.particles = 0;
          const root = document.querySelector('supple-slime-badge').shadowRoot;
          new MutationObserver(() => (particles += root.querySelectorAll('.particle').length)).observe(root, { childList: true, subtree: true });
        }""")
    page.fingers.drag(center(page), far(page), hold=0.1)
    page.still()
    assert page.received() == ["pressed", "snapped", "clear", "count-changed"]
    assert page.page.evaluate("particles") == 0
