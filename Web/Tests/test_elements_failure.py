"""A module that traps: it is replaced, the page is notified, and all state known to the page is kept."""

import re

import pytest

from harness.elements import HEAD, REST_LEFT, SIZE, Elements, conversation, head, notch, stage
from harness.traps import TRAP


ALL = (
    notch(8)
    + "<supple-slime-badge count='3'></supple-slime-badge>"
    + '<supple-chat-heads edge="right" y="300">'
    + head("anna") + conversation("anna") + head("ben") + conversation("ben") + "</supple-chat-heads>"
)


@pytest.fixture
def open_page(visit_html):
    def build(content=ALL):
        visit = visit_html(stage(content), touch=True)
        # Requests that are pending when the page is left would count as failures.
        visit.page.evaluate("() => import('./supple.js').then(({ ready }) => ready)")
        visit.page.add_init_script(TRAP)
        visit.page.reload()
        page = Elements(visit)
        page.page.evaluate(
            """() => {
              for (const badge of document.querySelectorAll('supple-slime-badge')) {
                Object.assign(badge.style, { position: 'absolute', left: '60px', top: '600px' });
              }
              window.failures = [];
              document.addEventListener('supple-error', (event) => {
                const { target, detail: { error } } = event;
                event.preventDefault();
                failures.push([target.localName, error.constructor.name, error.message]);
              });
            }""")
        page.still()
        page.received()
        return page

    return build


def failures(page):
    return page.page.evaluate("failures.splice(0)")


@pytest.mark.parametrize("export", ["pointer", "frame", "command", "viewport"])
def test_a_module_that_traps_is_replaced_and_the_page_is_told(open_page, export):
    page = open_page()
    page.page.evaluate("(name) => trapOnce(name)", export)
    if export == "viewport":
        page.page.evaluate("document.querySelector('#stage').style.height = '800px'")
    if export == "command":
        page.call("supple-chat-heads", "element.setUnread('anna', 5)")
    page.fingers.tap(page.head("anna"))
    page.page.wait_for_function("() => failures.length > 0")
    page.still()
    [(element, kind, message)] = failures(page)
    assert element in ("supple-chat-heads", "supple-flipping-notch")
    assert kind == "RuntimeError" and "unreachable" in message
    assert page.page.evaluate("instances") == 2
    if page.inside("supple-chat-heads", "element.openHead") is None:
        page.fingers.tap(page.head("anna"))
        page.still()
    assert page.inside("supple-chat-heads", "element.openHead") == "anna"
    before = page.visit.frames_requested()
    page.after(0.3)
    assert page.visit.frames_requested() == before


def test_a_trap_as_an_element_comes_to_life_costs_nobody_theirs(open_page):
    page = open_page()
    page.page.evaluate(
        """() => {
          trapOnce('create');
          const badge = document.createElement('supple-slime-badge');
          badge.id = 'late';
          badge.count = 7;
          document.querySelector('#stage').append(badge);
        }""")
    page.still()
    assert [element for element, _, _ in failures(page)] == ["supple-slime-badge"]
    assert page.inside("#late", "root.querySelector('.face').textContent") == "7"
    assert page.inside("supple-slime-badge", "root.querySelector('.face').textContent") == "3"
    assert page.inside("#late", "element.getBoundingClientRect().width") > 20
    page.fingers.tap(page.head("anna"))
    page.still()
    assert page.inside("supple-chat-heads", "element.openHead") == "anna"


def test_what_the_page_knows_is_as_it_was(open_page):
    page = open_page()
    # The stack is thrown to the other side with Ben in front, has counts, a style of its own and a place to avoid.
    page.tune("supple-chat-heads", headSize=80)
    page.call("supple-chat-heads", "element.setUnread('ben', 4)")
    page.call("supple-chat-heads", "element.message('ben', 'Hello')")
    page.call("supple-chat-heads", "element.setRestingPlace('left', 500)")
    page.call("supple-slime-badge", "element.count = 12")
    page.call("supple-chat-heads", "element.setExclusionAreas([{ x: 0, y: 380, width: 390, height: 80 }])")
    page.after(5.5)  # The flyout has gone.
    page.still()
    before = page.inside("supple-chat-heads", "element.state")
    place = page.head("ben")
    assert before["heads"] == [{"id": "ben", "unread": 4}, {"id": "anna", "unread": 0}] and before["edge"] == "left"

    page.page.evaluate("trapOnce('command')")
    page.call("supple-chat-heads", "element.hint()")
    page.still()
    assert len(failures(page)) == 1
    assert page.inside("supple-chat-heads", "element.state") == before
    assert page.head("ben") == pytest.approx(place, abs=0.02)
    box = page.inside("supple-chat-heads", "root.querySelector('.head').getBoundingClientRect().toJSON()")
    assert box["width"] == pytest.approx(80, abs=0.01)
    assert page.inside("supple-slime-badge", "root.querySelector('.face').textContent") == "12"
    # The area is still kept clear.
    page.call("supple-chat-heads", "element.setRestingPlace('right', 420)")
    page.still()
    y = page.head("ben")[1]
    assert y + 40 <= 380.02 or y - 40 >= 459.98


def test_an_open_conversation_with_what_was_typed_outlives_a_trap(open_page):
    page = open_page()
    page.fingers.tap(page.head("anna"))
    page.still()
    page.page.evaluate("document.querySelector('[slot=conversation] input').value = 'half a thought'")
    page.page.evaluate("trapOnce('viewport')")
    page.page.evaluate("document.querySelector('#stage').style.height = '800px'")
    page.page.wait_for_function("() => failures.length > 0")
    page.still()
    assert len(failures(page)) == 1
    assert page.inside("supple-chat-heads", "element.openHead") == "anna"
    assert page.page.evaluate("document.querySelector('[slot=conversation] input').value") == "half a thought"
    assert page.page.evaluate("document.querySelector('supple-flipping-notch').inert")
    page.page.keyboard.press("Escape")
    page.still()
    assert page.inside("supple-chat-heads", "element.openHead") is None
    assert page.page.evaluate("document.querySelectorAll('[inert]').length") == 0


@pytest.mark.parametrize("answered", ["before", "after", "failed"])
def test_rows_that_are_on_their_way_are_not_lost(open_page, answered):
    page = open_page()
    give = "request.finish(makeRow('New one'), makeRow('New two'))"
    page.call("supple-flipping-notch", "element.beginRefreshing()")
    page.page.wait_for_function("() => window.request")
    if answered == "before":
        page.page.evaluate(give)
    page.after(0.2)
    page.page.evaluate("trapOnce('frame')")
    page.call("supple-chat-heads", "element.hint()")
    page.page.wait_for_function("() => failures.length > 0")
    if answered == "after":
        page.page.evaluate(give)
    if answered == "failed":
        page.page.evaluate("request.fail('No connection')")
    page.still()
    rows = page.page.evaluate(
        "[...document.querySelectorAll('[data-list] > *')].filter((row) => row.offsetHeight).map((row) => row.textContent)")
    new = [] if answered == "failed" else ["New one", "New two"]
    assert rows == [*new, *(f"Row {index}" for index in range(1, 9))]
    assert page.page.evaluate("document.querySelectorAll('supple-flipping-notch > [slot^=arriving]').length") == 0
    # The next pull works as usual.
    page.received()
    page.fingers.drag((195, 200), (195, 650), hold=0.1)
    page.page.wait_for_function("() => received.some(({ name }) => name === 'refresh')")
    page.page.evaluate("request.finish(makeRow('Newest'))")
    page.still()
    assert page.page.evaluate("document.querySelector('[data-list] > *').textContent") == "Newest"
    assert page.page.evaluate("document.querySelectorAll('[data-list] > *').length") == len(rows) + 1


def test_a_trap_in_mid_drag_leaves_the_finger_nothing_to_hold(open_page):
    page = open_page()
    x, y = page.visit.box("supple-slime-badge").center
    page.fingers.down(page.head("anna"), finger=1)
    page.fingers.down((x, y), finger=2)
    for step in range(1, 10):
        page.fingers.move_all({1: (380 - 20 * step, 300 + 5 * step), 2: (x + 6 * step, y)})
    page.page.evaluate("trapOnce('frame')")
    for step in range(10, 20):
        page.fingers.move_all({1: (380 - 15 * step, 300 + 5 * step), 2: (x + 6 * step, y)})
    page.fingers.up(finger=2)
    page.fingers.up(finger=1)
    page.still()
    assert len(failures(page)) == 1
    assert page.head("anna")[0] in (pytest.approx(REST_LEFT, abs=0.02), pytest.approx(SIZE[0] - 22, abs=0.02))
    assert page.visit.box("supple-slime-badge").center == pytest.approx((x, y), abs=0.02)
    # All of it works again.
    page.fingers.drag(page.head("anna"), (120, 500), hold=0.2)
    page.still()
    assert page.head("anna") == pytest.approx((REST_LEFT, 500), abs=HEAD)
    assert failures(page) == []


def test_one_that_traps_each_time_stays_out_and_the_others_live(open_page):
    page = open_page()
    page.page.evaluate(
        """() => {
          const badges = new Set();
          trap = (name, args, result) => {
            if (name === 'create' && args[0] === 1) badges.add(result);
            return name === 'frame' && badges.has(args[0]);
          };
          const badge = document.createElement('supple-slime-badge');
          badge.count = 1;
          document.querySelector('supple-slime-badge').replaceWith(badge);
        }""")
    page.still()
    told = failures(page)
    assert {element for element, _, _ in told} == {"supple-slime-badge"} and 1 < len(told) <= 4
    page.fingers.tap(page.head("anna"))
    page.still()
    assert page.inside("supple-chat-heads", "element.openHead") == "anna"
    page.page.evaluate("document.querySelector('supple-slime-badge').remove()")
    page.still()
    assert failures(page) == []


def test_a_module_that_does_not_load_is_told_by_the_document(visit_html):
    visit = visit_html(stage(ALL))
    page = visit.page
    page.evaluate("() => import('./supple.js').then(({ ready }) => ready)")
    page.add_init_script(
        "window.told = []; document.addEventListener('supple-error', ({ target, detail: { error } }) =>"
        " told.push([target === document, String(error)]));")
    visit.answer("supple.wasm", "gone", status=404, headers={"Content-Type": "text/plain"})
    visit.expect_message("404|MIME|Supple: ")
    page.reload()
    page.wait_for_function("() => told.length > 0")
    [(by_the_document, error)] = page.evaluate("told")
    assert by_the_document and re.search(r"supple\.wasm\?\w{8}: 404", error)
    # The page's own content is still there.
    assert page.locator("[data-list] > *").first.text_content() == "Row 1"


def taps_work(visit):
    elements = Elements(visit)
    elements.fingers.tap(elements.head("anna"))
    elements.still()
    return elements.inside("supple-chat-heads", "element.openHead") == "anna"


@pytest.mark.parametrize(("kind", "streams"), [
    ("application/wasm", True), ("Application/WASM", True), ("application/wasm; charset=utf-8", False),
    ("application/octet-stream", False)])
def test_a_module_compiles_while_it_arrives_where_its_type_allows_it_and_works_with_any(visit_html, kind, streams):
    visit = visit_html(stage(ALL), touch=True)
    page = visit.page
    page.evaluate("() => import('./supple.js').then(({ ready }) => ready)")
    page.add_init_script("""
      window.streams = 0;
      const stream = WebAssembly.compileStreaming;
      WebAssembly.compileStreaming = (response) => { window.streams += 1; return stream(response); };""")
    _, _, module = visit.relay.fetch("supple.wasm")
    visit.answer("supple.wasm", module, headers={"Content-Type": kind})
    page.reload()
    assert taps_work(visit)
    assert page.evaluate("window.streams") == int(streams)


def test_a_module_that_is_damaged_is_told_by_the_document(visit_html):
    visit = visit_html(stage(ALL))
    page = visit.page
    page.evaluate("() => import('./supple.js').then(({ ready }) => ready)")
    page.add_init_script(
        "window.told = []; document.addEventListener('supple-error', ({ detail: { error } }) => told.push(error.cause.name));")
    _, _, module = visit.relay.fetch("supple.wasm")
    middle = len(module) // 2
    visit.answer(
        "supple.wasm", module[:middle] + bytes(2000) + module[middle + 2000:], headers={"Content-Type": "application/wasm"})
    visit.expect_message("CompileError")
    page.reload()
    page.wait_for_function("() => told.length > 0")
    assert page.evaluate("told") == ["CompileError"]
