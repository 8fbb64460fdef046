"""The overflow of <supple-chat-heads>: heads beyond the open row, their panel, and the whole stack."""

import pytest

from harness.elements import REST_RIGHT, SIZE, Elements, heads, stage

ELEMENT = "supple-chat-heads"
TARGET = (SIZE[0] / 2, SIZE[1] - 34 - 98)
NAMES = ("anna", "ben", "clara", "dario", "emil", "farah", "greta", "hugo")

LISTED = """[...root.querySelectorAll('[data-listed]')]
  .filter((button) => button.style.visibility === 'visible')
  .map((button) => { const { x, y, width, height } = button.getBoundingClientRect();
    return { name: button.getAttribute('aria-label'), role: button.role, tab: button.tabIndex, x, y, width, height,
      caption: button.querySelector('.name').textContent }; })"""
SLOT = """(() => { const slot = root.querySelector('.overflow'); if (slot.style.visibility !== 'visible') return null;
  const { x, y, width, height } = slot.getBoundingClientRect();
  return { at: [x + width / 2, y + height / 2], text: slot.textContent, label: slot.getAttribute('aria-label'),
    expanded: slot.ariaExpanded }; })()"""
PANEL = "root.querySelector('.overflow-panel').style.visibility"


@pytest.fixture
def open_heads(visit_html):
    def build(*names, width=SIZE[0], attributes='edge="right" y="300"', **options):
        options.setdefault("touch", True)
        body = stage("<button id=beside>Beside</button>" + heads(*names, attributes=attributes))
        page = Elements(visit_html(body, **options))
        if width != SIZE[0]:
            page.page.evaluate("(width) => { document.querySelector('#stage').style.width = `${width}px`; }", width)
            page.still()
        return page

    return build


def open_first(page):
    page.call(ELEMENT, "element.open(element.heads[0])")
    page.still()
    page.received()


def names(page):
    return [cell["name"] for cell in page.inside(ELEMENT, LISTED)]


def middle(page, name):
    [cell] = [cell for cell in page.inside(ELEMENT, LISTED) if cell["name"].startswith(name)]
    return cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2


@pytest.mark.parametrize("width, shown", [(280, 2), (300, 3), (150, 1)])
def test_heads_that_do_not_fit_are_counted_and_can_be_reached(open_heads, width, shown):
    page = open_heads(*NAMES[:5], width=width)
    open_first(page)
    assert page.inside(ELEMENT, SLOT)["text"] == f"+{5 - shown}"
    assert [name for name in NAMES[:5] if page.head(name)] == list(NAMES[:shown])
    for name in NAMES[shown:5]:
        page.fingers.tap(page.inside(ELEMENT, SLOT)["at"])
        page.still()
        page.fingers.tap(middle(page, name.title()))
        page.still()
        assert page.inside(ELEMENT, "element.openHead") == name
        assert page.head(name) is not None


def test_the_slot_never_shows_without_need(open_heads):
    page = open_heads(*NAMES[:5])
    open_first(page)
    assert page.inside(ELEMENT, SLOT) is None
    page.call(ELEMENT, "element.addHead({ id: 'zoe', name: 'Zoe' })")
    page.still()
    # One more head costs one slot.
    assert [name for name in (*NAMES, "zoe") if page.head(name)] == [*NAMES[:4], "zoe"]
    slot = page.inside(ELEMENT, SLOT)
    assert (slot["text"], slot["label"], slot["expanded"]) == ("+1", "1 more conversation", "false")


def test_a_head_that_loses_its_slot_fades_where_it_is(open_heads):
    page = open_heads(*NAMES[:5])
    open_first(page)
    place = page.head("emil")
    seen = page.page.evaluate(
        """async (selector) => {
          const element = document.querySelector(selector);
          const button = [...element.shadowRoot.querySelectorAll('.head')].find((b) => b.ariaLabel === 'Emil');
          const seen = [];
          const watch = new MutationObserver(() => {
            const { x, width } = button.getBoundingClientRect();
            if (button.style.visibility === 'visible') seen.push([x + width / 2, Number(button.style.opacity)]);
          });
          watch.observe(button, { attributes: true });
          element.addHead({ id: 'zoe', name: 'Zoe' });
          window.seenFading = seen;
        }""",
        ELEMENT,
    )
    assert seen is None
    page.still()
    seen = page.page.evaluate("seenFading")
    opacities = [opacity for _, opacity in seen]
    assert page.head("emil") is None
    assert any(0.05 < opacity < 0.95 for opacity in opacities) and opacities == sorted(opacities, reverse=True)
    assert all(x == pytest.approx(place[0], abs=0.1) for x, _ in seen)


@pytest.mark.parametrize("kind", ["touch", "mouse", "command", "reader"])
def test_the_slot_opens_a_panel_of_named_buttons(open_heads, kind):
    page = open_heads(*NAMES, touch=kind == "touch")
    page.call(ELEMENT, "element.setUnread('greta', 3)")
    open_first(page)
    at = page.inside(ELEMENT, SLOT)["at"]
    if kind == "touch":
        page.fingers.tap(at)
    elif kind == "mouse":
        page.visit.mouse.tap(at)
    elif kind == "command":
        page.call(ELEMENT, "element.openOverflow()")
    else:
        page.call(ELEMENT, "element.shadowRoot.querySelector('.overflow').click()")
    page.still()
    assert page.inside(ELEMENT, PANEL) == "visible"
    cells = page.inside(ELEMENT, LISTED)
    assert [cell["name"] for cell in cells] == ["Farah", "Greta, 3 unread", "Hugo"]
    assert [cell["caption"] for cell in cells] == ["Farah", "Greta", "Hugo"]
    assert all(cell["role"] == "button" and cell["tab"] == 0 for cell in cells)
    owned = page.inside(ELEMENT, "root.querySelector('.overflow-panel').getAttribute('aria-owns')").split()
    assert page.inside(ELEMENT, f"{owned!r}.map((id) => root.getElementById(id).ariaLabel)") == [
        cell["name"] for cell in cells]
    assert page.inside(ELEMENT, SLOT)["expanded"] == "true"
    assert page.inside(ELEMENT, "element.openHead") is None
    assert page.focused() == "Farah"
    assert page.page.evaluate("document.querySelector('#beside').inert")


@pytest.mark.parametrize("pointer", ["fingers", "mouse"])
def test_a_listed_head_goes_into_the_row_and_opens(open_heads, pointer):
    page = open_heads(*NAMES, touch=pointer == "fingers")
    open_first(page)
    page.call(ELEMENT, "element.openOverflow()")
    page.still()
    getattr(page.visit, pointer).tap(middle(page, "Greta"))
    page.still()
    told = [event for event in page.received() if event[0] != "tap"]
    assert told == [("added", "greta"), ("overflowed", "emil"), ("selected", "greta")]
    assert page.inside(ELEMENT, "element.openHead") == "greta"
    assert page.inside(ELEMENT, PANEL) == "hidden"
    assert page.head("greta")[0] < page.head("anna")[0]
    assert page.focused() == "Greta"
    page.call(ELEMENT, "element.openOverflow()")
    page.still()
    assert sorted(names(page)) == ["Emil", "Farah", "Hugo"]


def test_the_focus_goes_to_the_first_cell(open_heads):
    page = open_heads(*NAMES)
    # Not the order in which the page has added the heads.
    page.call(ELEMENT, "const { heads, ...rest } = element.state; element.state = { ...rest, heads: heads.toReversed() }")
    page.still()
    open_first(page)
    page.call(ELEMENT, "element.openOverflow()")
    page.still()
    cells = sorted(page.inside(ELEMENT, LISTED), key=lambda cell: (cell["y"], cell["x"]))
    assert [cell["name"] for cell in cells] == ["Clara", "Ben", "Anna"]
    assert page.focused() == "Clara"


def test_the_keyboard_walks_the_panel(open_heads):
    page = open_heads(*NAMES, touch=False)
    open_first(page)
    keyboard = page.page.keyboard
    page.call(ELEMENT, "element.shadowRoot.querySelector('.overflow').focus()")
    keyboard.press("Enter")
    page.still()
    assert page.focused() == "Farah"
    keyboard.press("ArrowRight")
    keyboard.press("ArrowRight")
    assert page.focused() == "Hugo"
    keyboard.press("ArrowRight")
    assert page.focused() == "Hugo"
    keyboard.press("Home")
    assert page.focused() == "Farah"
    keyboard.press("ArrowUp")
    assert page.focused() in ("Anna", "Ben")
    keyboard.press("End")
    assert page.focused() == "3 more conversations"
    keyboard.press("ArrowLeft")
    keyboard.press("ArrowDown")
    assert page.focused() == "Hugo"
    keyboard.press("Delete")
    page.still()
    assert page.received() == [("dismiss", "hugo")]
    assert names(page) == ["Farah", "Greta"]
    assert page.focused() == "Farah"
    keyboard.press("Escape")
    page.still()
    assert page.received() == [("closed", "anna")]
    assert page.focused() == "Anna"
    assert page.inside(ELEMENT, PANEL) == "hidden"


def test_reduced_motion_fades_the_panel(open_heads):
    page = open_heads(*NAMES, attributes='edge="right" y="300" reduced-motion')
    open_first(page)
    transforms = page.page.evaluate(
        """(selector) => {
          const panel = document.querySelector(selector).shadowRoot.querySelector('.overflow-panel');
          window.seenTransforms = [];
          new MutationObserver(() => panel.style.visibility === 'visible' && seenTransforms.push(panel.style.transform))
            .observe(panel, { attributes: true });
        }""",
        ELEMENT,
    )
    assert transforms is None
    page.fingers.tap(page.inside(ELEMENT, SLOT)["at"])
    page.still()
    assert len(set(page.page.evaluate("seenTransforms"))) == 1
    assert names(page) == ["Farah", "Greta", "Hugo"]


@pytest.mark.parametrize("cancelled", [False, True])
def test_the_whole_stack_is_dismissed_and_can_be_cancelled(open_heads, cancelled):
    page = open_heads(*NAMES)
    if cancelled:
        page.page.evaluate(
            "document.addEventListener('supple-dismiss', (e) => e.detail.head === 'hugo' && e.preventDefault())")
    page.fingers.drag((REST_RIGHT, 300), TARGET, hold=1.0)
    page.still()
    told = page.received()
    assert [event for event in told if event[0] == "dismiss"] == [("dismiss", name) for name in NAMES]
    assert not [event for event in told if event[0] == "added"]
    assert page.inside(ELEMENT, "element.heads.toSorted()") == (sorted(NAMES) if cancelled else [])
    if cancelled:
        open_first(page)
        page.call(ELEMENT, "element.openOverflow()")
        page.still()
        assert names(page) == ["Farah", "Greta", "Hugo"]


def test_adding_a_head_of_the_overflow_brings_it_back(open_heads):
    page = open_heads(*NAMES)
    page.call(ELEMENT, "element.addHead({ id: 'greta', unread: 2 })")
    page.still()
    assert page.received() == [("added", "greta"), ("overflowed", "emil")]
    assert page.head("greta") == pytest.approx((REST_RIGHT, 300), abs=0.02)
    assert page.inside(ELEMENT, "element.heads[0]") == "greta"
    assert page.page.locator("[slot=head][data-head=greta]").count() == 1
    # Another element of the page replaces the previous one.
    page.call(ELEMENT, "const face = document.createElement('div'); Object.assign(face.dataset, { head: 'hugo', name: 'Hugo' }); element.addHead(face)")
    page.still()
    assert ("added", "hugo") in page.received()
    assert page.page.evaluate(
        "[...document.querySelectorAll('[slot=head][data-head=hugo]')].map((face) => face.assignedSlot !== null)") == [
        False, True]
    assert page.head("hugo") == pytest.approx((REST_RIGHT, 300), abs=0.02)
