"""<supple-slime-badge> inside of other people's markup: links, draggable elements, editors, zoomed containers."""

import pytest

from harness.elements import Elements, stage

BADGE = "supple-slime-badge"


@pytest.fixture
def open_page(visit_html):
    def build(content, prepare="", **options):
        page = Elements(visit_html(stage(content), **options))
        if prepare:
            page.page.evaluate(prepare)
            page.still()
        return page

    return build


def center(page):
    return page.visit.box(BADGE).center


def tear_off(page, hand):
    x, y = center(page)
    hand.drag((x, y), (x + 60, y + 160), hold=0.1)
    page.still()


@pytest.mark.parametrize("wrap", [
    '<a href="#elsewhere">Row {}</a>',
    "<div draggable=true>Row {}</div>",
    '<supple-flipping-notch><ul data-list><li><a href="#elsewhere">Row {}</a></li></ul></supple-flipping-notch>',
])
def test_a_mouse_tears_it_off_in_a_link_and_in_what_is_draggable(open_page, wrap):
    page = open_page(wrap.format(f"<{BADGE} count=3></{BADGE}>"), touch=False)
    tear_off(page, page.visit.mouse)
    assert [name for name in page.received() if name in ("snapped", "clear")] == ["snapped", "clear"]
    assert page.page.evaluate("location.hash") == ""


def test_what_is_draggable_can_be_dragged_beside_it(open_page):
    page = open_page(f"<div draggable=true>Row <{BADGE} count=3></{BADGE}></div>", """() => {
      window.drags = 0;
      addEventListener('dragstart', (event) => { drags += 1; event.preventDefault(); });
    }""", touch=False)
    x, y = center(page)
    page.visit.mouse.drag((x - 14, y), (x + 60, y + 60), hold=0.1)
    page.still()
    assert page.page.evaluate("drags") == 1 and page.received() == []


@pytest.mark.parametrize("pointer", ["fingers", "mouse"])
def test_an_editor_keeps_its_caret(open_page, pointer):
    page = open_page(
        f"<div contenteditable>abc</div><p><{BADGE} count=3></{BADGE}></p>", touch=pointer == "fingers")
    page.page.evaluate("""() => {
      const editor = document.querySelector('[contenteditable]');
      editor.focus();
      getSelection().selectAllChildren(editor);
      getSelection().collapseToEnd();
    }""")
    page.page.keyboard.type("1")
    x, y = center(page)
    getattr(page.visit, pointer).drag((x, y), (x + 60, y), hold=0.1)
    page.still()
    page.page.evaluate("document.querySelector('[contenteditable]').focus()")
    page.page.keyboard.type("2")
    assert page.page.evaluate("document.querySelector('[contenteditable]').textContent") == "abc12"


# Browsers without `currentCSSZoom` return boxes in the zoomed coordinates of the element.
PLACE = """(path) => {
  const badge = document.querySelector('supple-slime-badge');
  const { x, y, width, height } = (path ? badge.shadowRoot.querySelector(path) : badge).getBoundingClientRect();
  const unit = badge.currentCSSZoom ? 1 : parseFloat(document.querySelector('#zoomed').style.zoom || 1);
  return [(x + width / 2) * unit, (y + height / 2) * unit, width * unit];
}"""


@pytest.mark.parametrize("pointer", ["fingers", "mouse"])
@pytest.mark.parametrize(("inner", "outer"), [(0.5, 1), (1, 1), (1.5, 1), (2, 1), (2, 0.75)])
def test_under_css_zoom_it_stays_under_the_pointer(open_page, pointer, inner, outer):
    page = open_page(
        f"<div id=outer><div id=zoomed><{BADGE} count=3></{BADGE}></div></div>", touch=pointer == "fingers")
    page.page.evaluate("""([inner, outer]) => {
      document.querySelector('#outer').style.cssText = `transform: scale(${outer}); transform-origin: 0 0`;
      document.querySelector('#zoomed').style.cssText = `zoom: ${inner}; padding: 80px; width: 60px`;
    }""", [inner, outer])
    page.still()
    x, y, width = page.page.evaluate(PLACE, "")
    assert width == pytest.approx(22 * inner * outer, abs=0.05)
    hand = getattr(page.visit, pointer)
    hand.drag((x, y), (x + 27, y + 36), hold=0.4, release=False)
    page.still()
    assert page.page.evaluate(PLACE, ".stage .badge") == pytest.approx([x + 27, y + 36, width], abs=0.1)
    hand.up()
    page.still()
    assert page.received() == ["pressed"]


# Imitates a browser without `currentCSSZoom`, where the browser has it.
WITHOUT_CURRENT_ZOOM = """
const current = Object.getOwnPropertyDescriptor(Element.prototype, 'currentCSSZoom');
if (current) {
  const { getBoundingClientRect } = Element.prototype;
  delete Element.prototype.currentCSSZoom;
  Element.prototype.getBoundingClientRect = function () {
    const [box, zoom] = [getBoundingClientRect.call(this), current.get.call(this)];
    return new DOMRect(box.x / zoom, box.y / zoom, box.width / zoom, box.height / zoom);
  };
}"""
SMALLEST_X = f"""() => {{
  window.smallest = Infinity;
  pageClock.afterFrame = () => {{ smallest = Math.min(smallest, ({PLACE})('.stage .badge')[0] || Infinity); }};
}}"""


@pytest.mark.parametrize("scripts", [(), (WITHOUT_CURRENT_ZOOM,)], ids=["with", "without"])
def test_it_springs_back_within_a_zoomed_list(open_page, scripts):
    page = open_page(
        f"<div id=zoomed><supple-flipping-notch><ul data-list><li><{BADGE} count=3></{BADGE}></li></ul></supple-flipping-notch></div>",
        """() => {
          const zoomed = document.querySelector('#zoomed');
          zoomed.style.cssText = 'zoom: 2; position: absolute; left: 60px; top: 10px; width: 120px; height: 300px';
          document.querySelector('li').style.padding = '26px 6px';
        }""", touch=True, scripts=scripts)
    x, y, width = page.page.evaluate(PLACE, "")
    assert (x, width) == pytest.approx((154, 44), abs=0.1)
    page.visit.fingers.drag((x, y), (x + 80, y), hold=0.4, release=False)
    page.still()
    page.visit.clock.pace(1 / 60)
    page.page.evaluate(SMALLEST_X)
    page.visit.fingers.up()
    page.still()
    assert page.received() == ["pressed"]
    # The list begins at 120; the badge keeps 4 of its own points from its edge, and passes its anchor.
    assert 150 - 0.1 <= page.page.evaluate("smallest") < 153


NEIGHBOURS = f"<div id=row><button id=before>Open</button><{BADGE} count=3></{BADGE}><button id=after>Mute</button></div>"
COUNT_CLICKS = "() => { window.clicks = []; addEventListener('click', ({ target }) => clicks.push(target.id)); }"


@pytest.mark.parametrize("pointer", ["fingers", "mouse"])
@pytest.mark.parametrize("distance", [2, 5, 9, 13])
def test_clicks_on_its_neighbours_are_theirs(open_page, pointer, distance):
    page = open_page(f"<p>Text</p>{NEIGHBOURS}", COUNT_CLICKS, touch=pointer == "fingers")
    box = page.visit.box(BADGE)
    y = box.center[1]
    for x, name in ((box.x - distance, "before"), (box.right + distance, "after")):
        page.page.evaluate("clicks.length = 0")
        if pointer == "mouse":
            page.visit.mouse.move((x, y + 60))
            page.visit.mouse.down((x, y))
            page.visit.mouse.up()
        else:
            page.fingers.tap((x, y))
        page.still()
        assert page.page.evaluate("clicks") == [name] and page.received() == []
    # The badge is still hit in its middle, and by a finger beside it without a control there.
    getattr(page.visit, pointer).drag(box.center, (box.center[0] + 30, y + 30), hold=0.1)
    page.still()
    assert page.received() == ["pressed"]
    if pointer == "fingers":
        page.fingers.tap((box.center[0], box.y - 5))
        page.still()
        assert page.received() == ["pressed"]


def room(page):
    """Whether a finger would meet the badge's room above the badge."""
    return page.page.evaluate("""() => {
      const badge = document.querySelector('supple-slime-badge');
      const { left, top, width } = badge.getBoundingClientRect();
      return badge.shadowRoot.elementFromPoint(left + width / 2, top - 5)?.className === 'room';
    }""")


def test_a_mouse_meets_what_is_drawn(open_page):
    page = open_page(f"<p>Text</p><p>Row <{BADGE} count=3></{BADGE}></p>", COUNT_CLICKS, touch=False)
    box = page.visit.box(BADGE)
    for off, received in ((12, []), (13, []), (10, ["pressed"]), (14, []), (0, ["pressed"])):
        page.visit.mouse.move((box.center[0], box.center[1] + off))
        page.click((box.center[0], box.center[1] + off))
        assert page.received() == received, off
    # Once the mouse has left, a finger meets the room around it, at its first press.
    page.visit.mouse.move((box.center[0], box.center[1] + 12))
    assert not room(page)
    page.visit.mouse.move((box.center[0], box.center[1] + 60))
    assert room(page)
