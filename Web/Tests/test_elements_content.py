"""<supple-chat-heads> in a wide room: a conversation that is as high as its content."""

import pytest
from test_elements_docking import ELEMENT, drag, open_wide  # noqa: F401

CHAT = (
    '<supple-chat-heads edge="right" y="300"><b slot="head" data-head="anna" data-name="Anna">A</b>'
    '<section slot="conversation" data-head="anna" id="chat"><div id="list"></div><input id="field"></section>'
    "</supple-chat-heads>"
)
# The page's policy forbids styles in markup.
STYLES = """(height) => {
  const [chat, list, field] = ['chat', 'list', 'field'].map((id) => document.getElementById(id));
  chat.style.cssText = `display:flex;flex-direction:column;height:100%;${height}`;
  list.style.cssText = 'flex:1;overflow:auto';
  field.style.cssText = 'flex:none;box-sizing:border-box;height:40px;margin:0';
}"""


@pytest.fixture
def chat(open_wide):  # noqa: F811
    """A page with a conversation of lines of 20 points above a field of 40, in a panel as high as that."""

    def build(lines=15, height="", **options):
        page = open_wide(CHAT, **options)
        page.page.evaluate(STYLES, height)
        fill(page, lines)
        page.tune(ELEMENT, panelSizing="content")
        page.still()
        return page

    return build


def fill(page, lines):
    page.page.evaluate(
        """(lines) => document.querySelector('#list').replaceChildren(...Array.from({ length: lines }, (_, index) => {
          const line = document.createElement('p');
          line.textContent = `Line ${index + 1}`;
          line.style.cssText = 'height:20px;margin:0';
          return line;
        }))""",
        lines,
    )


def box(page):
    found = page.panel()
    return [round(found[name], 1) for name in ("y", "height")]


def field(page):
    """The distance of the field's lower edge from that of the panel."""
    found = page.panel()
    return round(found["y"] + found["height"] - page.visit.box("#field").y - page.visit.box("#field").height, 1)


def test_the_panel_is_as_high_as_its_content_and_follows_it(chat):
    page = chat()
    top, height = box(page)
    assert height == 15 * 20 + 40 + 44
    for lines in (16, 20, 24, 18, 12):
        fill(page, lines)
        page.still()
        assert box(page)[1] == lines * 20 + 84
        assert field(page) == 0


def test_between_least_and_greatest_the_content_fills_the_panel_and_scrolls(chat):
    page = chat(lines=2)
    assert box(page)[1] == 240 and field(page) == 0
    fill(page, 200)
    page.still()
    assert box(page)[1] == 868 and field(page) == 0
    assert page.page.evaluate("(() => { const list = document.querySelector('#list'); list.scrollTop = 500; return list.scrollTop; })()") == 500
    # A position that an app scrolls to as its content becomes too long is reached, and stays in sight.
    fill(page, 30)
    page.still()
    page.page.evaluate("document.querySelector('#list').scrollTop = 0")
    fill(page, 60)
    page.page.evaluate("(() => { const list = document.querySelector('#list'); list.scrollTop = list.scrollHeight; })()")
    page.still()
    end = page.page.evaluate("(() => { const list = document.querySelector('#list'); return list.scrollHeight - list.clientHeight - list.scrollTop; })()")
    assert box(page)[1] == 868 and abs(end) < 1
    # Less is noticed also where it was more than the panel can show.
    fill(page, 10)
    page.still()
    assert box(page)[1] == 284 and field(page) == 0
    fill(page, 11)
    page.still()
    assert box(page)[1] == 304


def test_while_the_panel_grows_its_last_line_stays_in_sight(chat):
    page = chat()
    page.visit.clock.pace(1 / 60)
    fill(page, 22)
    # The browser reports the new size with its own frame, which the page's clock does not wait for.
    page.page.evaluate("() => new Promise((done) => pageClock.native.requestAnimationFrame(() => pageClock.native.setTimeout(done)))")
    heights = []
    for _ in range(30):
        page.after(1 / 60)
        heights.append(box(page)[1])
        assert abs(field(page)) < 0.2, heights
    assert heights == sorted(heights) and len({*heights}) > 8
    page.still()
    assert box(page)[1] == 22 * 20 + 84


def test_content_as_high_as_the_panel_does_not_make_it_grow(chat):
    page = chat(height="min-height:100%")
    first = box(page)
    for _ in range(3):
        page.page.evaluate("document.querySelector('#chat').toggleAttribute('data-changed')")
        page.still()
    assert box(page) == first


def test_a_height_that_a_person_has_set_stays_until_a_double_click(chat):
    page = chat(lines=10)
    y, height = box(page)
    found = page.panel()
    edge = (found["x"] + found["width"] / 2, y + height + 4)
    drag(page, (0, 200), edge)
    page.still()
    assert box(page) == [y, height + 200] and field(page) == 0
    fill(page, 14)
    page.still()
    assert box(page)[1] == height + 200 and field(page) == 0
    for _ in range(2):
        page.visit.mouse.down((edge[0], y + height + 204))
        page.visit.mouse.up()
    page.still()
    assert box(page)[1] == 14 * 20 + 84 and field(page) == 0


def test_it_is_measured_while_it_is_closed_and_known_to_a_recording(chat):
    page = chat()
    page.call(ELEMENT, "element.close()")
    page.still()
    fill(page, 20)
    page.still()
    page.page.evaluate("void document.querySelector('supple-chat-heads').open('anna')")
    page.still()
    assert box(page)[1] == 484
    setup = page.page.evaluate(
        """async () => {
          const { SuppleRecorder } = await import('./supple-recorder.js');
          const recorder = new SuppleRecorder(document.body);
          recorder.start();
          document.querySelector('supple-chat-heads').setExclusionAreas([{ x: 1, y: 2, width: 3, height: 4 }]);
          const { setup, style, events } = recorder.stop();
          return [setup.heads, style.panelSizing, events.map(({ t, ...what }) => what)];
        }"""
    )
    assert setup == [
        [{"id": "anna", "unread": 0, "contentHeight": 440}],
        "content",
        [{"do": "setExclusionAreas", "areas": [[1, 2, 3, 4]]}],
    ]
    page.call(ELEMENT, "element.tuning = {}")
    page.still()
    assert box(page)[1] == 560 and field(page) == 0


def test_the_side_stays_while_a_field_has_the_focus(chat):
    page = chat()
    page.page.evaluate("document.querySelector('#field').focus()")
    page.call(ELEMENT, "element.tuning = { panelSizing: 'content', edges: 'free' }")
    page.call(ELEMENT, "void element.setRestingPlace('right', 450, 600)")
    page.still()
    assert page.panel()["right"] < 600, "the right has more room"
    page.page.evaluate("document.activeElement.blur()")
    page.still()
    assert page.panel()["x"] > 600
