"""The reports of elements' motion besides events: promises, begin and end of episodes, and progress."""

import pytest

from harness.elements import Elements, heads, notch, stage
from harness.traps import TRAP

HEADS, BADGE, NOTCH = "supple-chat-heads", "supple-slime-badge", "supple-flipping-notch"

# Lists the module's calls, each with its last argument, and the events.
LISTEN = """
(() => {
  window.calls = []; window.told = []; window.ended = [];
  const { Instance } = WebAssembly;
  WebAssembly.Instance = class {
    constructor(module) {
      const { exports } = new Instance(module);
      this.exports = new Proxy({}, { get: (_, name) => name === 'memory' ? exports.memory : (...args) => {
        calls.push([name, args.at(-1)]);
        return exports[name](...args);
      } });
    }
  };
  for (const name of ['begin', 'settle', 'progress']) {
    document.addEventListener(`supple-${name}`, ({ detail }) => told.push({ name, ...detail }));
  }
  window.end = (name, promise) => promise.then((finished) => ended.push([name, finished]));
})();
"""
BADGE_HTML = f'<p id="line"><{BADGE} count="3"></{BADGE}></p>'


@pytest.fixture
def open_page(visit_html):
    def build(content, *more):
        page = Elements(visit_html(stage(content), touch=True, scripts=[LISTEN, *more]))
        page.page.evaluate("() => Object.assign(document.querySelector('#line')?.style ?? {}, { padding: '200px' })")
        page.still()
        return page

    return build


def told(page, *names):
    return [event.get("finished") for event in page.page.evaluate("told.splice(0)") if event["name"] in names]


def ended(page):
    return [tuple(entry) for entry in page.page.evaluate("ended.splice(0)")]


def test_promises_say_whether_their_episode_finished_and_emit_nothing(open_page):
    page = open_page(heads("anna", "ben"))
    page.call(HEADS, "end('open', element.open('anna')); end('finished', element.finished)")
    page.after(0.05)
    assert ended(page) == []
    page.still()
    assert ended(page) == [("open", True), ("finished", True)]
    page.call(HEADS, "end('close', element.close()); end('open', element.open('ben'))")
    page.still()
    assert ended(page) == [("close", False), ("open", True)]
    for nothing in ["element.open('nobody')", "element.finished"]:
        page.call(HEADS, f"end('nothing', {nothing})")
        assert ended(page) == [("nothing", True)], nothing
    page.call(HEADS, "end('close', element.close())")
    page.still()
    page.call(HEADS, "end('again', element.close())")
    assert ended(page) == [("close", True), ("again", True)]
    page.call(HEADS, "element.addHead({ id: 'cara' }); end('added', element.finished)")
    page.call(HEADS, "end('moved', element.setRestingPlace('left', 400)); end('removed', element.removeHead('cara'))")
    page.still()
    assert ended(page) == [("added", False), ("moved", False), ("removed", True)]
    assert told(page, "begin", "settle") == []


def test_badge_and_notch_keep_their_promises(open_page):
    page = open_page(BADGE_HTML + notch(3))
    page.call(BADGE, "end('hint', element.hint()); end('clear', element.clear())")
    page.still()
    assert ended(page) == [("hint", False), ("clear", True)]
    page.call(NOTCH, "end('refresh', element.beginRefreshing())")
    page.after(3)
    assert ended(page) == []
    page.page.evaluate("request.finish(document.createElement('li'))")
    page.still()
    assert ended(page) == [("refresh", True)]
    page.call(NOTCH, "end('refresh', element.beginRefreshing())")
    page.after(1)
    page.call(NOTCH, "end('cancel', element.cancelRefreshing())")
    page.still()
    assert ended(page) == [("refresh", False), ("cancel", True)]


def test_begin_and_settle_alternate_with_the_finger_and_end_when_switched_off(open_page):
    page = open_page(BADGE_HTML)
    page.call(BADGE, "element.tells = 'settled'")
    x, y = page.visit.box(BADGE).center
    page.fingers.drag((x, y), (x + 40, y + 30), hold=0.2)
    page.still()
    assert told(page, "begin", "settle") == [None, False, None, True]
    page.call(BADGE, "element.hint()")
    page.after(0.1)
    page.call(BADGE, "element.removeAttribute('tells')")
    assert told(page, "begin", "settle") == [None, False]
    page.call(BADGE, "element.tells = 'settled nonsense'")
    page.still()
    assert told(page, "begin", "settle") == [None, True]


def test_what_is_taken_out_or_fails_has_not_finished(open_page):
    page = open_page(heads("anna", "ben"), TRAP)
    page.visit.expect_message("RuntimeError: unreachable")
    page.call(HEADS, "element.tells = 'settled'; end('trapped', element.open('anna'))")
    page.after(0.05)
    page.page.evaluate("trapOnce('frame')")
    page.after(0.1)
    assert ended(page) == [("trapped", False)]
    page.still()
    page.page.evaluate("told.splice(0)")
    # An element outside of the document is notified alone.
    page.call(HEADS, "element.addEventListener('supple-settle', ({ detail }) => end('told', Promise.resolve(detail.finished)))")
    page.call(HEADS, "end('removed', element.close())")
    page.after(0.05)
    page.call(HEADS, "element.remove()")
    assert ended(page) == [("removed", False), ("told", False)]
    assert told(page, "begin", "settle") == [None]


def test_outside_a_document_everything_is_at_rest(open_page):
    page = open_page(BADGE_HTML)
    page.page.evaluate(
        "() => { window.element = document.querySelector('supple-slime-badge'); element.remove();"
        " end('removed', element.finished); end('new', document.createElement('supple-slime-badge').finished); }")
    page.page.evaluate("() => { end('clear', element.clear()); }")
    page.after(0.1)
    assert ended(page) == [("removed", True), ("new", True)]
    page.page.evaluate("document.querySelector('#line').append(element)")
    page.still()
    assert ended(page) == [("clear", True)]


def test_where_the_module_cannot_be_loaded_nothing_finishes(visit_html):
    visit = visit_html(stage(BADGE_HTML + heads("anna")), scripts=[LISTEN])
    visit.answer("supple.wasm", "gone", status=404, headers={"Content-Type": "text/plain"})
    visit.expect_message("404|MIME|Supple: ")
    visit.page.reload()
    page = visit.page
    page.wait_for_function("() => document.querySelector('supple-chat-heads').open")
    page.evaluate("() => { end('open', document.querySelector('supple-chat-heads').open('anna')); }")
    page.evaluate("() => { end('clear', document.querySelector('supple-slime-badge').clear()); }")
    page.wait_for_function("() => ended.length === 2")
    page.evaluate("() => { end('late', document.querySelector('supple-chat-heads').finished); }")
    page.wait_for_function("() => ended.length === 3")
    assert [finished for _, finished in page.evaluate("ended")] == [False, False, False]


def test_unheard_the_module_is_called_as_before(open_page):
    page = open_page(heads("anna", "ben"))

    def drag(x):
        page.page.evaluate("calls.splice(0)")
        page.fingers.drag(page.head("anna"), (x, 400), hold=0.2)
        page.still()
        return [name for name, _ in page.page.evaluate("calls.splice(0)")]

    unheard = drag(150)
    assert set(unheard) == {"pointer", "frame", "itemAt"}
    page.call(HEADS, "element.tells = 'settled progress'")
    page.still()
    # The style's number is the capture radius, for `--supple-near`.
    assert set(drag(250)) - set(unheard) == {"progress", "styleValue"}
    page.call(HEADS, "element.tells = null")
    page.still()
    assert set(drag(150)) == set(unheard)


def test_a_thousand_unheard_promises_leave_no_object(open_page):
    page = open_page(heads("anna", "ben") + BADGE_HTML)
    page.page.evaluate("calls.splice(0)")
    page.call(HEADS, "window.made = Array.from({ length: 1000 }, () => new WeakRef(element.hint()))")
    page.call(BADGE, "made.push(...Array.from({ length: 1000 }, () => new WeakRef(element.hint())))")
    page.still()
    asked = [last for name, last in page.page.evaluate("calls.splice(0)") if name == "preferences"]
    assert asked == [1, 1, 0, 0]
    # A browser may keep its last reading.
    left = []
    for _ in range(10):
        page.visit.collect_garbage()
        left.append(page.page.evaluate("made.filter((promise) => promise.deref()).length"))
        if left[-1] <= 2:
            break
    assert left[-1] <= 2, left


def test_progress_is_told_once_for_each_value_and_drives_css(open_page):
    page = open_page(BADGE_HTML)
    page.call(BADGE, "element.tells = 'progress'")
    page.tune(BADGE, breakDistance=120)
    x, y = page.visit.box(BADGE).center
    page.fingers.drag((x, y), (x + 60, y), hold=0.6, release=False)
    page.after(0.5)
    page.page.evaluate("document.body.offsetWidth")
    seen = page.page.evaluate("told.splice(0).map(({ stretch, isConnected, dx, dy }) => [stretch, isConnected, dx, dy])")
    assert len(seen) > 3 and all(first != second for first, second in zip(seen, seen[1:]))
    assert seen[-1] == [0.5, True, 60, 0]
    value = "['progress', 'connected'].map((name) => getComputedStyle(element).getPropertyValue(`--supple-${name}`))"
    assert page.inside(BADGE, value) == ["0.5", "1"]
    page.fingers.move((x, y + 240))
    page.after(0.5)
    assert page.inside(BADGE, value) == ["1", "0"]
    page.call(BADGE, "element.tells = null")
    assert page.inside(BADGE, value) == ["", ""]
    page.page.evaluate("told.splice(0)")
    page.fingers.up()
    page.still()
    assert page.page.evaluate("told.length") == 0


def test_heads_are_half_near_at_the_capture_radius(open_page):
    page = open_page(heads("anna", "ben"))
    page.call(HEADS, "element.tells = 'progress'")
    page.tune(HEADS, captureRadius=60)
    page.fingers.drag(page.head("anna"), (200, 500), hold=0.4, release=False)
    page.after(0.5)
    last = page.page.evaluate("told.splice(0).at(-1)")
    assert last["head"] == "anna" and last["open"] == 0 and last["vx"] == 0
    near = "Number(getComputedStyle(element).getPropertyValue('--supple-near'))"
    assert last["target"] > 120 and page.inside(HEADS, near) == 0
    x, y = (float(page.inside(HEADS, f"element.style.getPropertyValue('--supple-{axis}')")) for axis in "xy")
    assert (x, y) == pytest.approx(page.inside(HEADS, "(() => { const box = element.getBoundingClientRect(); const head ="
        " root.querySelector('.head').getBoundingClientRect(); return [head.x + head.width / 2 - box.x,"
        " head.y + head.height / 2 - box.y]; })()"), abs=0.06)
    page.fingers.move((200, 500 + last["target"] - 61))
    page.after(0.3)
    last = page.page.evaluate("told.splice(0).at(-1)")
    assert last["target"] == pytest.approx(61, abs=1)
    assert page.inside(HEADS, near) == pytest.approx(1 - last["target"] / 120, abs=0.001) == pytest.approx(0.5, abs=0.02)


def test_a_refresh_tells_its_states_and_the_flip(open_page):
    page = open_page(notch(3))
    page.call(NOTCH, "element.tells = 'progress settled'; element.beginRefreshing()")
    page.after(2)
    page.page.evaluate("request.finish(document.createElement('li'))")
    page.still()
    seen = page.page.evaluate("told.filter(({ name }) => name === 'progress')")
    states = [event["state"] for event in seen]
    assert list(dict.fromkeys(states)) == ["dropping", "waiting", "flipping", "inserting", "idle"]
    assert 0 < max(event["flip"] for event in seen) <= 1 and seen[-1]["pull"] == 0
    assert told(page, "begin", "settle")[-1] is True


PANEL = '<section slot="panel"><button>Shoot</button></section>'


def properties(page, element, *names):
    """The custom properties on an element, as numbers; empty where there is none."""
    found = page.inside(element, f"{list(names)}.map((name) => element.style.getPropertyValue(`--supple-${{name}}`))")
    return [float(value) if value else None for value in found]


def test_the_flip_and_the_panel_drive_css(open_page):
    page = open_page(notch(3).replace(f"</{NOTCH}>", f"{PANEL}</{NOTCH}>"))
    page.call(NOTCH, "element.tells = 'progress'; void element.beginRefreshing()")
    page.after(2)
    page.page.evaluate("request.finish(document.createElement('li'))")
    page.after(0.3)
    last = page.page.evaluate("told.at(-1)")
    assert 0.2 < last["flip"] < 0.8
    assert properties(page, NOTCH, "flip", "panel") == [last["flip"], 0]
    page.still()
    assert properties(page, NOTCH, "progress", "flip", "panel") == [0, 0, 0]
    page.call(NOTCH, "void element.showPanel()")
    page.after(0.15)
    last = page.page.evaluate("told.at(-1)")
    assert last["state"] == "panelOpening" and 0.05 < last["panel"] < 1
    assert properties(page, NOTCH, "flip", "panel") == [last["flip"], last["panel"]]
    page.still()
    assert properties(page, NOTCH, "flip", "panel") == [1, 1]
    page.call(NOTCH, "void element.closePanel()")
    page.still()
    assert properties(page, NOTCH, "flip", "panel") == [0, 0]
    page.call(NOTCH, "element.tells = null")
    assert properties(page, NOTCH, "progress", "flip", "panel") == [None, None, None]


def test_a_conversation_that_grows_drives_css(open_page):
    page = open_page(heads("anna", "ben"))
    page.call(HEADS, "element.tells = 'progress'; void element.open('anna')")
    # The panel begins to grow when its head has most of its way to the row behind it.
    page.after(0.25)
    last = page.page.evaluate("told.at(-1)")
    assert 0.02 < last["open"] < 1 and properties(page, HEADS, "progress") == [last["open"]]
    page.still()
    assert properties(page, HEADS, "progress") == [1]
    page.call(HEADS, "void element.close()")
    page.still()
    assert properties(page, HEADS, "progress") == [0]
    page.call(HEADS, "element.tells = ''")
    assert properties(page, HEADS, "progress", "x", "y", "near") == [None] * 4


def test_what_is_told_is_rounded(open_page):
    page = open_page(heads("anna", "ben"))
    page.call(HEADS, "element.tells = 'progress'")
    page.fingers.drag(page.head("anna"), (151.3, 407.7), hold=0)
    page.call(HEADS, "void element.open('anna')")
    page.still()
    seen = page.page.evaluate("told.splice(0)")
    steps = {"x": 10, "y": 10, "target": 10, "vx": 0.1, "vy": 0.1, "open": 1000}
    assert len(seen) > 20
    for name, parts in steps.items():
        values = [event[name] * parts for event in seen]
        assert values == pytest.approx([round(value) for value in values], abs=1e-6), name
        assert len(set(values)) > 2, name


def test_a_command_in_a_listener_acts_from_the_next_frame(open_page):
    page = open_page(notch(3))
    page.page.evaluate(f"""() => {{
      const element = document.querySelector('{NOTCH}');
      const card = () => JSON.stringify(element.shadowRoot.querySelector('.card').getBoundingClientRect());
      window.seen = [];
      element.tells = 'progress';
      element.addEventListener('supple-progress', ({{ detail: {{ state }} }}) => {{
        const before = card();
        const isFirst = state === 'waiting' && !seen.some(([name]) => name === 'waiting');
        if (isFirst) void element.cancelRefreshing();
        seen.push([state, performance.now(), before === card(), isFirst]);
      }});
      void element.beginRefreshing();
    }}""")
    page.still()
    seen = page.page.evaluate("seen")
    at = next(index for index, entry in enumerate(seen) if entry[3])
    assert seen[at][2], "the reported frame has not changed"
    assert seen[at + 1][0] == "cancelled" and seen[at + 1][1] > seen[at][1], "the next one is another"
    assert seen[-1][0] == "idle"


def test_every_command_of_heads_keeps_its_promise(open_page):
    page = open_page(heads("anna", "ben", "cara", "dan", "emil", "fay"))
    page.call(HEADS, "end('open', element.open('anna'))")
    page.still()
    assert ended(page) == [("open", True)]
    for command in ["select('ben')", "undock()", "enterFull()", "dock()", "openOverflow()", "setRestingPlace('left', 200)", "close()"]:
        page.call(HEADS, f"end('first', element.{command}); end('finished', element.finished)")
        page.still()
        assert ended(page) == [("first", True), ("finished", True)], command
    for command in ["open('ben')", "close()", "hint()", "setRestingPlace('right', 300)"]:
        # The next episode interrupts it.
        page.call(HEADS, f"end('first', element.{command}); end('hint', element.hint())")
        page.still()
        assert ended(page)[0] == ("first", False), command


def test_every_command_of_a_list_keeps_its_promise(open_page):
    template = '<template slot="blank-row"><li><input aria-label="Name"></li></template>'
    page = open_page(notch(3).replace(f"</{NOTCH}>", f"{PANEL}{template}</{NOTCH}>"))
    for command in ["hint()", "showPanel()", "closePanel()", "addRow()", "dropRow()", "addRow()", "keepRow()"]:
        page.call(NOTCH, f"end('first', element.{command}); end('finished', element.finished)")
        page.still()
        assert ended(page) == [("first", True), ("finished", True)], command
    for command, more in [("showPanel()", "closePanel()"), ("addRow()", "dropRow()"), ("hint()", "showPanel()")]:
        page.call(NOTCH, f"end('first', element.{command})")
        page.after(0.1)
        page.call(NOTCH, f"end('second', element.{more})")
        page.still()
        assert ended(page) == [("first", False), ("second", True)], (command, more)
        page.call(NOTCH, "void element.closePanel()")
        page.still()
