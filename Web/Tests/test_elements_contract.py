"""Guarantees for pages: attributes reflect properties, text can be selected, menus, and places in zoomed pages."""

import pytest

from harness.elements import REST_LEFT, REST_RIGHT, TOP, Elements, conversation, head, heads, notch, stage
from test_elements_notch import band

ALL = notch(20) + "<supple-slime-badge count='3'></supple-slime-badge>" + heads("anna", "ben")

# Element, attribute, property, a value as text and as the property.
MIRRORED = [
    *((name, *rest) for name in ("supple-chat-heads", "supple-slime-badge", "supple-flipping-notch") for rest in [
        ("preset", "preset", "classic", "classic"), ("rate", "rate", "0.5", 0.5),
        ("reduced-motion", "reducedMotion", "reduce", "reduce"), ("seed", "seed", "7", 7)]),
    ("supple-chat-heads", "edge", "edge", "left", "left"),
    ("supple-chat-heads", "y", "y", "420", 420),
    ("supple-slime-badge", "count", "count", "12", 12),
    ("supple-slime-badge", "label", "label", "Inbox", "Inbox"),
    ("supple-slime-badge", "text", "text", "new", "new"),
    ("supple-slime-badge", "max", "max", "999", 999),
    ("supple-slime-badge", "pinned", "pinned", "", True),
    ("supple-slime-badge", "haptics", "haptics", "", True),
    ("supple-flipping-notch", "cutout", "cutout", "island", "island"),
    *(("supple-flipping-notch", attribute, property, "40", 40) for attribute, property in [
        ("notch-width", "notchWidth"), ("notch-depth", "notchDepth"), ("notch-radius", "notchRadius"),
        ("notch-inset", "notchInset"), ("navigation-bar", "navigationBar"), ("cell-width", "cellWidth"),
        ("cell-height", "cellHeight")]),
]


@pytest.fixture
def open_page(visit_html):
    def build(content=ALL, **options):
        page = Elements(visit_html(stage(content), **options))
        page.page.evaluate(
            "() => document.querySelectorAll('supple-slime-badge').forEach((badge) =>"
            " Object.assign(badge.style, { position: 'absolute', left: '60px', top: '600px' }))")
        page.still()
        return page

    return build


def test_attributes_are_properties_both_ways(open_page):
    page = open_page()
    told = page.page.evaluate(
        """(mirrored) => mirrored.map(([name, attribute, property, text, value]) => {
          const element = document.querySelector(name);
          element.removeAttribute(attribute);
          element.setAttribute(attribute, text);
          const read = element[property];
          element.removeAttribute(attribute);
          element[property] = value;
          return [name, attribute, property, element.getAttribute(attribute), read];
        })""", [list(row) for row in MIRRORED])
    assert [tuple(row) for row in told] == MIRRORED
    page.still()


def test_text_in_lists_and_conversations_can_be_selected(open_page):
    page = open_page(notch(20) + '<supple-chat-heads edge="right" y="300">' + head("anna")
                     + conversation("anna", "<p id='words'>Words that may be copied</p>") + "</supple-chat-heads>")
    mouse = page.visit.mouse
    row = page.visit.box("[data-list] > :nth-child(3)")
    mouse.drag((row.x + 21, row.y + 36), (row.x + 72, row.y + 37), duration=0.3, hold=0.05)
    assert page.page.evaluate("getSelection().toString()") == "Row 3"
    page.still()
    page.call("supple-chat-heads", "element.open('anna')")
    page.still()
    words = page.visit.box("#words")
    mouse.drag((words.x + 1, words.y + 8), (words.x + 150, words.y + 9), duration=0.3, hold=0.05)
    assert page.page.evaluate("getSelection().toString()").startswith("Words that")


def test_menus_open_where_nothing_is_held_and_not_in_a_drag(open_page):
    page = open_page()
    page.page.evaluate(
        "() => { window.menus = []; addEventListener('contextmenu', (event) => menus.push(event.defaultPrevented)); }")
    ask = """(selector) => {
      const [element, part] = selector;
      const target = document.querySelector(element).shadowRoot.querySelector(part);
      target.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, composed: true }));
      return menus.pop();
    }"""
    places = [
        ("supple-chat-heads", ".head", (REST_RIGHT, 300)), ("supple-slime-badge", ".pill", (71, 611)),
        ("supple-flipping-notch", ".list", (195, 400))]
    for element, part, (x, y) in places:
        assert page.page.evaluate(ask, [element, part]) is False, element
        page.visit.mouse.down((x, y))
        page.visit.mouse.glide((x, y), (x - 30, y + 40), 0.2)
        assert page.page.evaluate(ask, [element, part]) is True, element
        page.visit.mouse.up()
        page.still()


@pytest.mark.parametrize("transform", ["scale(0.5)", "scale(0.8) rotate(12deg)"])
def test_a_list_is_pulled_as_far_as_the_finger_goes_in_its_own_points(open_page, transform):
    page = open_page(notch(20), viewport=(900, 1000))
    page.page.evaluate(
        """(transform) => {
          const stage = document.querySelector('#stage');
          const outer = document.createElement('div');
          outer.style.transform = `translate(240px, 40px) ${transform}`;
          stage.before(outer);
          outer.append(stage);
        }""", transform)
    page.still()

    def place(x, y):
        return page.page.evaluate(
            """([x, y]) => {
              const stage = document.querySelector('#stage');
              const corners = [[0, 0], [390, 0], [0, 844]].map(([left, top]) => {
                const mark = document.createElement('i');
                Object.assign(mark.style, { position: 'absolute', left: `${left}px`, top: `${top}px`, width: 0, height: 0 });
                stage.append(mark);
                const box = mark.getBoundingClientRect();
                mark.remove();
                return [box.x, box.y];
              });
              const [a, b, c] = corners;
              return [0, 1].map((axis) =>
                a[axis] + (b[axis] - a[axis]) * x / 390 + (c[axis] - a[axis]) * y / 844);
            }""", [x, y])

    mouse = page.visit.mouse
    start, end = place(195, 300), place(195, 400)
    mouse.drag(tuple(start), tuple(end), hold=0.4, release=False)
    page.still()
    # The mouse's real distance along the list's own axis, in which 100 points lead from start to end.
    gone = [after - before for before, after in zip(mouse.place(start), mouse.place(end))]
    axis = [after - before for before, after in zip(start, end)]
    pull = 100 * (gone[0] * axis[0] + gone[1] * axis[1]) / (axis[0] ** 2 + axis[1] ** 2)
    assert page.page.evaluate("parseFloat(document.querySelector('[data-list]').style.translate.split(' ')[1])") == (
        pytest.approx(band(pull), abs=0.1))
    page.visit.mouse.up()
    page.still()


def test_heads_and_list_stay_under_the_finger_on_a_pinched_page(open_page):
    page = open_page(heads("anna"), touch=True)
    page.visit.pinch_zoom(1.5)
    page.still()
    if page.visit.shown(page.head("anna"))[0] * 1.5 > 380:  # The head rests outside of the visible part.
        page.call("supple-chat-heads", "element.setRestingPlace('left', 300)")
        page.still()
    page.page.evaluate(
        """() => {
          window.places = [];
          for (const kind of ['pointerdown', 'pointermove']) {
            addEventListener(kind, ({ clientX, clientY }) => places.push([clientX, clientY]));
          }
        }""")
    x, y = page.head("anna")
    start = page.visit.shown((x, y))
    page.fingers.drag(start, (start[0] + 60, start[1] + 50), hold=0.5, release=False)
    page.still()
    (left, top), (right, bottom) = page.page.evaluate("[places[0], places.at(-1)]")
    assert page.head("anna") == pytest.approx((x + right - left, y + bottom - top), abs=0.6)
    page.fingers.up()
    page.still()
    assert page.head("anna")[0] in (pytest.approx(REST_LEFT, abs=0.05), pytest.approx(REST_RIGHT, abs=0.05))


def test_a_list_inside_a_scrolled_page_is_where_it_is_seen(open_page):
    page = open_page(notch(20), touch=True)
    page.page.evaluate(
        """() => {
          document.body.style.paddingTop = '500px';
          document.body.style.height = '3000px';
          // A finger on a list that covers its page would scroll the page back.
          document.querySelector('supple-flipping-notch').shadowRoot.querySelector('[part~=scroller]').style.overscrollBehavior = 'contain';
          scrollTo(0, 480);
        }""")
    page.still()
    page.fingers.drag((195, 320), (195, 420), hold=0.4, release=False)
    page.still()
    assert page.visit.box("[data-list] > :first-child").y == pytest.approx(20 + TOP + 60 + band(100), abs=0.1)
    page.fingers.cancel()
    page.still()
    assert page.visit.box("[data-list] > :first-child").y == pytest.approx(20 + TOP + 60, abs=0.05)
