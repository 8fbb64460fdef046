"""<supple-flipping-notch> with blank rows: template, focus, keeping, dropping, veto, and changes by the page."""

import pytest

from harness.elements import TOP, Elements, notch, stage

ELEMENT = "supple-flipping-notch"
FIRST = TOP + 60
HEIGHT = 76
FIELD = "<input aria-label='Title' class='title'>"
NEW = '<template slot="blank-row"><li class="new">%s<button>Details</button></li></template>'
EVENTS = ("row", "row-kept", "row-dropped")

# Records in each frame the place of the page's first row, and the visible part of the blank one.
RECORD = """
() => {
  window.frames = [];
  pageClock.afterFrame = () => {
    const row = document.querySelector('.new');
    const tray = document.querySelector('supple-flipping-notch').shadowRoot.querySelector('.tray');
    frames.push([
      document.querySelector('[data-list] > :not(.new)').getBoundingClientRect().top,
      row ? row.getBoundingClientRect().top : null,
      tray ? Number(getComputedStyle(tray).opacity) : null,
    ]);
  };
}
"""


@pytest.fixture
def open_list(visit_html):
    def build(attributes='content="blank-row"', row=NEW % FIELD, rows=20, **options):
        options.setdefault("touch", True)
        body = stage(notch(rows, attributes)).replace("</supple-flipping-notch>", f"{row}</supple-flipping-notch>")
        page = Elements(visit_html(body + '<input id="before" aria-label="Search">', **options))
        page.page.evaluate(
            """(names) => {
              const sheet = new CSSStyleSheet();
              sheet.replaceSync('.new { box-sizing: border-box; height: 76px; padding: 20px; background: #fff }');
              document.adoptedStyleSheets = [sheet];
              for (const name of names) {
                document.addEventListener(`supple-${name}`, ({ detail }) => {
                  received.push({ name, isInList: detail.row.parentElement?.matches('[data-list]') ?? false });
                });
              }
            }""", list(EVENTS))
        return page

    return build


def state(page):
    """The texts of the first two rows, and whether the blank row is in the list."""
    return page.page.evaluate("[...document.querySelectorAll('[data-list] > *')].slice(0, 2).map((row) => row.className || row.textContent)")


def top(page, selector="[data-list] > :first-child"):
    return page.page.evaluate("(selector) => document.querySelector(selector).getBoundingClientRect().top", selector)


def add(page):
    page.call(ELEMENT, "void element.addRow()")
    page.still()


def focused_list(page):
    """Role, name, place in the order of Tab and ring of the list, if it has the focus."""
    return page.inside(
        ELEMENT, "(() => { const one = root.activeElement; return one?.matches('.scroller') && [...['role', 'aria-label', 'tabindex']"
        ".map((name) => one.getAttribute(name)), getComputedStyle(one).outlineStyle]; })()")


def value(page):
    return page.page.evaluate("document.querySelector('.title').value")


def test_a_pull_brings_a_row_whose_field_has_the_focus(open_list):
    page = open_list()
    page.fingers.drag((195, 250), (195, 440), hold=0.3)
    page.still()
    assert page.received() == ["armed", "row", "inserted"]
    assert state(page) == ["new", "Row 1"]
    assert top(page) == pytest.approx(FIRST, abs=0.02)
    assert page.focused() == "Title"
    assert page.inside(ELEMENT, "element.matches(':state(editing)')")
    page.page.keyboard.type("Milk")
    page.page.keyboard.press("Enter")
    page.still()
    assert page.received() == ["row-kept"]
    assert (state(page), value(page)) == (["new", "Row 1"], "Milk")
    assert top(page) == pytest.approx(FIRST, abs=0.02)
    assert not page.inside(ELEMENT, "element.matches(':state(editing)')")
    # Nothing had the focus before, so that a screen reader goes on at the list. It takes no part in the order of Tab.
    assert focused_list(page) == ["group", "List", "-1", "none"]
    page.page.evaluate("before.focus({ preventScroll: true })")
    assert page.inside(ELEMENT, "[...root.querySelector('.scroller').attributes].map(({ name }) => name).filter((name) => /tab|role|aria/.test(name))") == []
    # The next row comes above it.
    page.fingers.drag((195, 350), (195, 540), hold=0.3)
    page.still()
    assert state(page) == ["new", "new"]
    assert value(page) == ""


def test_pulls_are_ignored_while_it_is_edited(open_list):
    page = open_list()
    add(page)
    before = top(page)
    page.fingers.drag((195, 350), (195, 540), hold=0.2, release=False)
    page.still()
    assert top(page) == before
    page.fingers.up()
    page.still()
    assert [name for name in page.received() if name in ("armed", "row")] == ["row"]


def test_a_page_can_keep_it_away(open_list):
    page = open_list()
    page.page.evaluate("document.addEventListener('supple-row', (event) => event.preventDefault())")
    page.page.evaluate(RECORD)
    page.visit.clock.pace(1 / 60)
    page.fingers.drag((195, 250), (195, 440), hold=0.3)
    page.still()
    assert page.received() == ["armed", "row"]
    assert state(page) == ["Row 1", "Row 2"]
    # No frame shows the row, and the list goes back without a step down.
    frames = page.page.evaluate("frames")
    assert all(row is None for _, row, _ in frames)
    tops = [first for first, _, _ in frames]
    after = tops[tops.index(max(tops)):]
    assert all(later <= earlier + 0.5 for earlier, later in zip(after, after[1:])), after
    assert top(page) == pytest.approx(FIRST, abs=0.02)


@pytest.mark.parametrize("attributes", ['content="blank-row"', 'content="blank-row" reduced-motion="reduce"', 'content="blank-row" dir="rtl"'])
def test_escape_drops_it_and_its_gap_closes(open_list, attributes):
    page = open_list(attributes)
    add(page)
    page.page.keyboard.type("Mil")
    page.received()
    page.visit.clock.pace(1 / 60)
    page.page.evaluate(RECORD)
    page.after(0.1)
    page.page.keyboard.press("Escape")
    page.still()
    frames = page.page.evaluate("frames")
    assert page.received() == ["row-dropped"]
    assert state(page) == ["Row 1", "Row 2"]
    assert page.page.evaluate("document.querySelector('.new, [slot^=arriving]')") is None
    assert page.inside(ELEMENT, "root.querySelector('.tray')") is None
    # From frame to frame nothing jumps, and the row fades at the upper edge of its gap.
    tops = [first for first, _, _ in frames]
    assert tops[0] == pytest.approx(FIRST + HEIGHT, abs=2) and tops[-1] == pytest.approx(FIRST, abs=0.02)
    # With reduced motion the gap closes in a fifth of a second.
    limit = 14 if "reduce" in attributes else 6
    assert max(abs(b - a) for a, b in zip(tops, tops[1:])) < limit
    fading = [(first, row, opacity) for first, row, opacity in frames if opacity is not None]
    assert len(fading) >= 8
    assert fading[0][2] > 0.9 and fading[-1][2] < 0.2
    for first, row, _ in fading:
        assert first - row == pytest.approx(HEIGHT, abs=0.1)
    assert focused_list(page)[0] == "group"


@pytest.mark.parametrize(("text", "kept"), [("Milk", True), ("", False), ("   ", False)])
def test_focus_that_leaves_keeps_or_drops_it(open_list, text, kept):
    page = open_list()
    add(page)
    page.page.keyboard.type(text)
    # The row's other content is part of it.
    page.page.keyboard.press("Tab")
    page.still()
    assert page.page.evaluate("document.activeElement.textContent") == "Details"
    assert page.received() == ["row", "inserted"]
    page.page.evaluate("before.focus()")
    page.still()
    assert page.received() == ["row-kept" if kept else "row-dropped"]
    assert state(page) == (["new", "Row 1"] if kept else ["Row 1", "Row 2"])
    assert page.focused() == "Search"


def test_enter_is_a_new_line_in_a_text_of_several(open_list):
    page = open_list(row=NEW % "<textarea aria-label='Note' class='title'></textarea>")
    add(page)
    assert page.focused() == "Note"
    page.page.keyboard.type("Milk")
    page.page.keyboard.press("Enter")
    page.page.keyboard.type("Eggs")
    page.still()
    assert page.received() == ["row", "inserted"]
    assert value(page) == "Milk\nEggs"
    page.page.keyboard.press("Escape")
    page.still()
    assert page.received() == ["row-dropped"]


def test_a_page_can_handle_enter_itself(open_list):
    page = open_list()
    page.page.evaluate(
        "document.addEventListener('keydown', (event) => event.key === 'Enter' && event.preventDefault(), true)")
    add(page)
    page.page.keyboard.type("Milk")
    page.page.keyboard.press("Enter")
    page.still()
    assert page.received() == ["row", "inserted"]


def test_a_row_that_has_grown_leaves_without_a_jump(open_list):
    page = open_list()
    add(page)
    page.page.evaluate("document.querySelector('.new').style.height = '200px'")
    page.still()
    page.visit.clock.pace(1 / 60)
    page.page.evaluate(RECORD)
    page.after(0.1)
    page.page.keyboard.press("Escape")
    page.still()
    tops = [first for first, _, _ in page.page.evaluate("frames")]
    assert tops[0] == pytest.approx(FIRST + 200, abs=2) and tops[-1] == pytest.approx(FIRST, abs=0.02)
    assert max(abs(b - a) for a, b in zip(tops, tops[1:])) < 16


def test_the_button_adds_a_row(open_list):
    page = open_list()
    button = "root.querySelector('[part=button]')"
    assert page.inside(ELEMENT, f"{button}.textContent") == "New row"
    page.inside(ELEMENT, f"{button}.focus()")
    page.page.keyboard.press("Enter")
    page.still()
    assert page.focused() == "Title" and page.received() == ["row", "inserted"]
    page.page.keyboard.type("Milk")
    page.page.keyboard.press("Enter")
    page.still()
    assert page.received() == ["row-kept"]
    assert page.inside(ELEMENT, f"root.activeElement === {button}")
    # Without the attribute it refreshes.
    page.call(ELEMENT, "element.content = null")
    page.still()
    assert page.inside(ELEMENT, f"{button}.textContent") == "Refresh"
    page.fingers.drag((195, 350), (195, 540), hold=0.3)
    page.still()
    assert page.received()[:2] == ["armed", "refresh"]


def test_promises_and_the_next_row(open_list):
    page = open_list(attributes="")
    page.call(ELEMENT, "window.told = []; element.addRow().then((done) => told.push(done))")
    page.until("() => told.length")
    page.still()
    assert page.page.evaluate("told") == [True] and page.focused() == "Title"
    assert page.received() == ["row", "inserted"]
    # The first is empty, and goes.
    add(page)
    assert page.received() == ["row-dropped", "row", "inserted"]
    assert state(page) == ["new", "Row 1"]
    page.page.keyboard.type("Milk")
    add(page)
    assert page.received() == ["row-kept", "row", "inserted"]
    assert state(page) == ["new", "new"]
    page.call(ELEMENT, "element.dropRow().then((done) => told.push(done))")
    page.until("() => told.length > 1")
    assert state(page) == ["new", "Row 1"] and value(page) == "Milk"
    page.call(ELEMENT, "void element.addRow()")
    page.still()
    page.received()
    page.call(ELEMENT, "element.keepRow().then((done) => told.push(done))")
    page.until("() => told.length > 2")
    assert page.page.evaluate("told") == [True, True, True]
    assert page.received() == ["row-kept"]


def test_on_its_card_it_goes_back_by_escape(open_list):
    page = open_list()
    for wait in (0.1, 0.6):
        page.call(ELEMENT, "void element.addRow()")
        page.after(wait)
        page.page.keyboard.press("Escape")
        page.still()
        assert page.received() == ["row", "row-dropped"]
        assert state(page) == ["Row 1", "Row 2"]
        assert page.page.evaluate("document.querySelector('[slot^=arriving]')") is None


@pytest.mark.parametrize("how", ["row.remove()", "list.replaceChildren(...[...list.children].slice(1))",
                                 "element.replaceChildren(element.lastElementChild, list.cloneNode(true)); element.querySelector('.new').remove()"])
def test_a_row_that_others_take_out_is_dropped_without_a_jump(open_list, how):
    page = open_list()
    add(page)
    page.received()
    page.visit.clock.pace(1 / 60)
    page.page.evaluate(RECORD)
    page.after(0.1)
    page.call(ELEMENT, f"const row = document.querySelector('.new'); const list = row.parentElement; {how}")
    page.still()
    assert page.received() == ["row-dropped"]
    tops = [first for first, _, _ in page.page.evaluate("frames")]
    assert max(abs(b - a) for a, b in zip(tops, tops[1:])) < 6
    assert state(page) == ["Row 1", "Row 2"] and top(page) == pytest.approx(FIRST, abs=0.02)
    # The next pull brings another.
    page.fingers.drag((195, 350), (195, 540), hold=0.3)
    page.still()
    assert state(page) == ["new", "Row 1"]


def test_a_page_that_puts_its_own_row_in_its_place_moves_nothing(open_list):
    page = open_list()
    page.page.evaluate(
        """() => document.addEventListener('supple-row-kept', ({ detail: { row } }) => {
          row.replaceWith(makeRow(row.querySelector('.title').value));
        })""")
    add(page)
    page.page.keyboard.type("Milk")
    page.page.keyboard.press("Enter")
    page.still()
    assert state(page) == ["Milk", "Row 1"]
    assert top(page, "[data-list] > :nth-child(2)") == pytest.approx(FIRST + HEIGHT, abs=0.02)


@pytest.mark.parametrize("text", ["Milk", ""])
def test_an_element_that_goes_keeps_what_is_not_empty(open_list, text):
    page = open_list()
    add(page)
    page.page.keyboard.type(text)
    page.received()
    page.page.evaluate(
        "window.element = document.querySelector('supple-flipping-notch');"
        "window.ended = [];"
        " for (const name of ['row-kept', 'row-dropped']) element.addEventListener(`supple-${name}`, () => ended.push(name));"
        " window.stage_ = element.parentNode; element.remove()")
    page.after(0.2)
    assert page.page.evaluate("ended") == ["row-kept" if text else "row-dropped"]
    page.page.evaluate("stage_.append(element)")
    page.still()
    assert state(page) == (["new", "Row 1"] if text else ["Row 1", "Row 2"])
    page.page.evaluate("document.querySelectorAll('.new').forEach((row) => row.remove())")
    add(page)
    assert page.focused() == "Title"


def test_what_a_person_types_as_soon_as_the_row_is_there_is_in_its_field(open_list):
    page = open_list()
    page.call(ELEMENT, "void element.addRow()")
    # Its spring is still in motion.
    page.until("() => document.querySelector('[data-list] > .new')")
    assert page.focused() == "Title"
    page.page.keyboard.type("Milk")
    page.still()
    assert value(page) == "Milk" and top(page) == pytest.approx(FIRST, abs=0.02)


@pytest.mark.parametrize("key", ["Enter", "Escape"])
def test_the_key_that_ends_a_composition_is_the_input_methods(open_list, key):
    page = open_list()
    add(page)
    page.page.keyboard.type("Milk")
    page.page.evaluate("""(key) => {
      for (const composed of [{ isComposing: true }, { keyCode: 229 }])
        document.querySelector('.title').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, ...composed }));
    }""", key)
    page.still()
    assert page.received() == ["row", "inserted"] and page.focused() == "Title"


def test_without_a_template_nothing_comes(open_list):
    page = open_list(row="")
    page.visit.expect_message('blank-row')
    add(page)
    assert any('<template slot="blank-row">' in line for line in page.visit.logged())
    assert page.received() == []
    assert state(page) == ["Row 1", "Row 2"] and top(page) == pytest.approx(FIRST, abs=0.02)


def test_a_row_without_a_field_stays(open_list):
    page = open_list(row='<template slot="blank-row"><li class="new">Plain</li></template>')
    add(page)
    assert page.received() == ["row", "inserted", "row-kept"]
    assert state(page) == ["new", "Row 1"]


def test_in_a_scrolled_list_the_focus_brings_it_into_sight(open_list):
    page = open_list()
    page.inside(ELEMENT, "root.querySelector('.scroller').scrollTo(0, 500)")
    page.still()
    page.call(ELEMENT, "void element.addRow()")
    page.until("() => document.activeElement.matches('.title')")
    page.still()
    assert state(page) == ["new", "Row 1"]
    page.until("(y) => document.querySelector('.new').getBoundingClientRect().top >= y", arg=FIRST - 0.5)
    assert page.focused() == "Title"
    page.page.keyboard.press("Escape")
    page.still()
    assert state(page) == ["Row 1", "Row 2"]


def test_a_disabled_list_adds_nothing_and_an_edited_row_stays(open_list):
    page = open_list()
    add(page)
    page.page.keyboard.type("Milk")
    page.call(ELEMENT, "element.disabled = true")
    page.still()
    assert page.received() == ["row", "inserted"] and page.focused() == "Title"
    page.page.keyboard.press("Enter")
    page.still()
    assert page.received() == ["row-kept"]
    add(page)
    assert page.received() == [] and state(page) == ["new", "Row 1"]


def test_reduced_motion_fades_it_in(open_list):
    page = open_list('content="blank-row" reduced-motion="reduce"')
    page.call(ELEMENT, "void element.addRow()")
    page.after(0.35)
    opacity = page.inside(ELEMENT, "Number(getComputedStyle(root.querySelector('.tray')).opacity)")
    assert 0.2 < opacity < 0.8
    assert top(page, ".new") == pytest.approx(FIRST, abs=0.1)
    page.still()
    assert page.focused() == "Title"
