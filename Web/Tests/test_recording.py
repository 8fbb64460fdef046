"""A script of the page's recorder, replayed natively, matches the DOM."""

import json
import subprocess

import jsonschema
import pytest

from conftest import ROOT
from harness.elements import Elements, conversation, head, heads, notch, stage
from harness.visit import WIDE

SUPPLE = ROOT / "bin" / "supple"

# The page rounds to thousandths of a point, the script to hundred-thousandths and to microseconds.
TOLERANCE = 0.02

# Records the places of moving elements after each animation frame. It reads only written values, which needs no
# layout.
LOG = """
(() => {
  // A panel that has the focus before it comes is clear until then.
  const shown = (root, selector) => [...root.querySelectorAll(selector)].filter(
    ({ style }) => style.visibility !== 'hidden' && style.transform && style.opacity !== '0');
  const middle = ({ style }) => {
    const [x, y] = style.transform.match(/translate\\(([^)]*)\\)/)[1].split(',').map(parseFloat);
    return [x + parseFloat(style.width) / 2, (y || 0) + parseFloat(style.height) / 2];
  };
  const look = () => {
    const places = {};
    const heads = document.querySelector('supple-chat-heads')?.shadowRoot;
    if (heads) {
      const name = (part) => part.getAttribute('aria-label').split(/[ ,]/)[0].toLowerCase();
      for (const head of shown(heads, '.head')) places[`head:${name(head)}`] = middle(head);
      // One that closes and one that opens can be there together.
      for (const panel of shown(heads, '.conversation')) places[`conversation:${name(panel)}`] = middle(panel);
      for (const target of shown(heads, '.target')) places.dismissTarget = middle(target);
    }
    const notch = document.querySelector('supple-flipping-notch');
    if (notch) {
      const list = notch.querySelector('[data-list]');
      places.list = [0, (parseFloat(list.style.translate.split(' ')[1]) || 0) - notch.shadowRoot.querySelector('.scroller').scrollTop];
      for (const card of shown(notch.shadowRoot, '.card')) places.card = middle(card);
    }
    document.querySelectorAll('supple-slime-badge').forEach(({ shadowRoot }) => {
      // It is drawn above the page, from the window's corner.
      for (const badge of shown(shadowRoot, '.stage .badge')) {
        const [x, y] = middle(badge);
        places.badge = [x - corner[0], y - corner[1]];
      }
    });
    return places;
  };
  let corner = [0, 0];
  const findCorner = () => {
    const screen = document.querySelector('#screen');
    // A life can take the screen out of the document.
    if (!screen) return;
    const { x, y } = screen.getBoundingClientRect();
    const zoom = screen.currentCSSZoom ?? 1;
    corner = [x / zoom, y / zoom];
  };
  window.frameLog = [];
  window.beginLog = () => {
    const origin = pageClock.now;
    findCorner();
    addEventListener('scroll', findCorner);
    pageClock.afterFrame = (stamp) => frameLog.push({ time: (stamp - origin) / 1000, places: look() });
  };
})();
"""


def replayed(script, frame_times, tmp_path):
    """The places at these times in a native replay of the script."""
    path = tmp_path / "recorded.json"
    path.write_text(json.dumps(script))
    schema = json.loads((ROOT / "Schema" / "supple-script.schema.json").read_text())
    jsonschema.Draft202012Validator(schema).validate(script)
    times = ",".join(repr(time) for time in frame_times)
    done = subprocess.run([SUPPLE, "replay", path, "--times", times], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


def compare(log, script, tmp_path, badge=None):
    """The largest distance between DOM and replay for each moving element, and its travel."""
    times = [event["t"] for event in script["events"]]
    frame_times = []
    for entry in log:
        time = round(entry["time"], 6)
        # A frame at the time of a touch shows that touch.
        close = [stamp for stamp in times if abs(stamp - time) < 2e-6]
        frame_times.append(max([time, *close, *frame_times[-1:]]))
    frames = replayed(script, frame_times, tmp_path)
    assert len(frames) == len(log)
    apart, extents = {}, {}
    for entry, frame in zip(log, frames):
        layers = {"badge" if badge and layer["id"] == badge else layer["id"]: layer for layer in frame["layers"]}
        for name, (x, y) in entry["places"].items():
            layer = layers.get(name)
            assert layer, f"{name} is on the page at {frame['t']}, but not in the replay: {sorted(layers)}"
            distance = abs(layer["y"] - y) if name == "list" else max(abs(layer["x"] - x), abs(layer["y"] - y))
            apart[name] = max(apart.get(name, (0,)), (distance, frame["t"], (x, y), (layer["x"], layer["y"])))
            low, high = extents.get(name, ((x, y), (x, y)))
            extents[name] = (min(low[0], x), min(low[1], y)), (max(high[0], x), max(high[1], y))
    extent = {name: max(high[0] - low[0], high[1] - low[1]) for name, (low, high) in extents.items()}
    return apart, extent


@pytest.fixture
def open_demo(page_at, server):
    """The demo page on its stage, at its own size, with the panel beside it, and with every frame."""

    def build():
        visit = page_at(
            server.url, html='<!doctype html><link rel="icon" href="data:,"><title>Before</title>', touch=True,
            viewport=WIDE, scripts=[LOG])
        visit.page.evaluate("localStorage.setItem('supple.invited', 'yes')")
        visit.page.goto(visit.address(server.url))
        visit.page.wait_for_selector("#panel-content [aria-label=Feel]", state="attached")
        visit.wait_until_still()
        visit.clock.pace(1 / 60)
        return visit

    return build


def record(visit, gesture):
    """Records `gesture`, by the panel's own buttons.

    Returns the downloaded script and the texts on the screen.
    """
    page = visit.page
    page.evaluate(
        """() => {
          [...document.querySelectorAll('#panel button')].find((button) => button.textContent === 'Record').click();
          beginLog();
        }""")
    gesture(visit)
    visit.wait_until_still()
    page.evaluate("() => { pageClock.afterFrame = null; }")
    press = """(name) => [...document.querySelectorAll("#panel button")]
      .find((button) => (button.ariaLabel ?? button.textContent).includes(name)).click()"""
    page.evaluate(press, "Stop recording")
    with page.expect_download() as download:
        page.evaluate(press, "Download")
    return json.loads(download.value.path().read_text()), page.evaluate("frameLog")


def heads_gesture(visit):
    """Thrown across, opened, dragged out of the row and back, closed, and dragged to the target and away."""
    fingers, page = visit.fingers, visit.page

    def leader():
        return visit.box('#heads [slot="head"]').center

    x, y = leader()
    fingers.throw((x, y), (x - 150, y + 20), 1200)
    visit.wait_until_still()
    fingers.tap(leader())
    visit.wait_until_still()
    x, y = leader()
    fingers.drag((x, y), (x + 30, y + 50), hold=0.1)
    visit.wait_until_still()
    page.keyboard.press("Escape")
    visit.wait_until_still()
    x, y = leader()
    bottom = visit.box("#screen").bottom
    middle = visit.box("#screen").center[0]
    fingers.down((x, y))
    fingers.glide((x, y), (middle + 20, bottom - 140), 0.5)
    fingers.glide((middle + 20, bottom - 140), (x, y), 0.3)
    fingers.up(after=0.1)


def badge_gesture(visit):
    """Stretched and released, and then torn off."""
    x, y = visit.box(".row[data-unread] supple-slime-badge").center
    visit.fingers.drag((x, y), (x - 80, y + 40), hold=0.05)
    visit.wait_until_still()
    visit.fingers.drag((x, y), (x - 160, y + 190), hold=0.1)


def notch_gesture(visit):
    """Pulled a little and released, then far enough for a new row."""
    x, y = visit.box(".row:nth-of-type(4)").center
    visit.fingers.drag((x - 60, y), (x - 60, y + 80), hold=0.05)
    visit.wait_until_still()
    before = visit.page.locator("#conversations > .row").count()
    visit.fingers.drag((x - 60, y), (x - 60, y + 330), duration=0.5, hold=0.1)
    visit.clock.until(f"document.querySelectorAll('#conversations > .row').length > {before}")


@pytest.mark.parametrize(
    ("gesture", "moved"),
    [
        (heads_gesture, {"head:anna": 300, "head:ben": 300, "conversation:anna": 50, "dismissTarget": 50}),
        (badge_gesture, {"badge": 150}),
        # The card comes from the lower end of the stretched notch, near the place where it waits.
        (notch_gesture, {"list": 80, "card": 30}),
    ],
)
def test_a_recording_of_the_demo_page_replays_to_what_was_on_screen(open_demo, tmp_path, gesture, moved):
    script, log = record(open_demo(), gesture)
    assert script["interaction"] == "messenger"
    apart, extent = compare(log, script, tmp_path, badge="badge:badge-1")
    for name, distance in moved.items():
        assert extent.get(name, 0) > distance, f"{name} hardly moved: {extent}"
    for name, worst in apart.items():
        assert worst[0] < TOLERANCE, f"{name}: {worst}"


BEGIN = """async () => {
  const { SuppleRecorder } = await import('./supple-recorder.js');
  window.recorder = new SuppleRecorder(document.querySelector('#stage'));
  recorder.start();
}"""


def finished(page, tmp_path):
    """The script of a page of the test's own; it replays without an error."""
    script = json.loads(page.page.evaluate("JSON.stringify(recorder.stop())"))
    replayed(script, [0, script["duration"]], tmp_path)
    return script


@pytest.fixture
def open_page(visit_html):
    def build(content):
        page = Elements(visit_html(stage(content), touch=True))
        page.still()
        return page

    return build


def test_names_rows_and_counts_that_scripts_cannot_say_are_put_right(open_page, tmp_path):
    badge = '<supple-slime-badge id="{0}" count="{1}"></supple-slime-badge>'
    page = open_page(
        '<supple-flipping-notch><ul data-list>'
        f'<li hidden id="hidden">{badge.format("in-a-hidden-row", 1)}</li>'
        f'<li>Row {badge.format("anna", 2)}</li><li>Row {badge.format("", "many")}</li><li>Row</li></ul></supple-flipping-notch>'
        + badge.format("outside", 4)
        + '<supple-chat-heads edge="right" y="300">' + head("anna") + head("badge-2") + "</supple-chat-heads>")
    page.visit.expect_message('supple-slime-badge: count="many" is no number from 0 up, so there is no badge')
    page.page.evaluate("document.querySelector('#hidden').style.display = 'none'")
    page.page.evaluate(BEGIN)
    page.call("#anna", "element.focus(); element.count = 7")
    page.inside("#anna", "root.querySelector('.pill').focus()")
    page.page.keyboard.press("Delete")
    page.call("#outside", "element.clear()")
    page.call("supple-chat-heads", "element.setUnread('badge-2', 3); element.addHead({ id: 'late', unread: 1 })")
    page.call("supple-chat-heads", "element.setAttribute('edge', 'left')")
    page.still()
    script = finished(page, tmp_path)
    assert script["interaction"] == "messenger"
    assert script["setup"]["badges"] == [
        {"id": "badge-anna", "count": 2, "row": 1}, {"id": "badge-badge-2", "count": 0, "row": 2}]
    assert script["setup"]["notch"]["rows"] == 3
    said = [{key: value for key, value in event.items() if key != "t"} for event in script["events"]]
    assert {"do": "setCount", "count": 7, "in": "badge-anna"} in said
    assert {"key": "Delete", "focus": "badge:badge-anna"} in said
    assert {"do": "setUnread", "head": "badge-2", "count": 3, "in": "chat-heads"} in said
    assert {"do": "add", "head": "late", "unread": 1, "animated": True, "in": "chat-heads"} in said
    assert not any(event.get("in") == "outside" for event in said)


def test_faces_are_in_the_setup_and_in_the_events_of_a_script(open_page, tmp_path):
    page = open_page('<supple-chat-heads edge="right" y="300">' + head("player", width=160, height=48) + head("anna") + "</supple-chat-heads>")
    page.page.evaluate(BEGIN)
    page.page.evaluate("document.querySelector('[data-head=anna]').dataset.width = 90")
    page.after(0.1)
    page.page.evaluate(
        "() => { for (const side of ['width', 'height']) delete document.querySelector('[data-head=player]').dataset[side]; }")
    page.still()
    script = finished(page, tmp_path)
    assert script["setup"]["heads"][0] == {"id": "player", "unread": 0, "face": [160, 48, 24]}
    said = [{key: value for key, value in event.items() if key != "t"} for event in script["events"]]
    assert said == [
        {"do": "setFace", "head": "anna", "face": [90, 90, 45], "animated": True}, {"do": "setFace", "head": "player", "animated": True}]


def test_docking_and_size_of_a_conversation_are_in_the_script(visit_html, tmp_path):
    page = Elements(visit_html(stage(heads("anna")), viewport=(1440, 900)))
    page.page.evaluate("Object.assign(document.querySelector('#stage').style, { width: '1000px', height: '800px' })")
    page.still()
    page.call("supple-chat-heads", "void element.open('anna'); element.panelFrame = { x: 300, y: 150, width: 400, height: 500 }")
    page.still()
    page.page.evaluate(BEGIN)
    page.visit.mouse.down((702, 400))
    for x in (722, 752, 782):
        page.visit.mouse.move((x, 400))
    page.after(0.3)
    page.visit.mouse.up()
    page.after(0.3)
    page.inside("supple-chat-heads", "root.querySelector('[part=resize]').focus()")
    page.page.keyboard.press("ArrowDown")
    page.still()
    script = finished(page, tmp_path)
    said = [{key: value for key, value in event.items() if key != "t"} for event in script["events"]]
    x, y = said[0].pop("x"), said[0].pop("y")
    assert said[0] == {"do": "restorePanel", "docking": "floating", "width": 400, "height": 500} and 0 < x < 1 and 0 < y < 1
    assert {"key": "ArrowDown", "focus": "panelHandle:anna"} in said
    (frame,) = replayed(script, [script["duration"]], tmp_path)
    (shown,) = [layer for layer in frame["layers"] if layer["id"] == "conversation:anna"]
    box = page.inside("supple-chat-heads", "root.querySelector('[role=dialog]').getBoundingClientRect().toJSON()")
    assert (shown["width"], shown["height"]) == pytest.approx((480, 516), abs=0.05)
    assert (shown["x"], shown["y"]) == pytest.approx((box["x"] + 240, box["y"] + 258), abs=0.05)


def test_a_badge_alone_is_a_script_of_its_own_with_its_anchor(open_page, tmp_path):
    page = open_page('<supple-slime-badge count="3"></supple-slime-badge>')
    page.page.evaluate(
        "Object.assign(document.querySelector('supple-slime-badge').style, { position: 'absolute', left: '60px', top: '600px' })")
    page.page.evaluate(BEGIN)
    x, y = page.visit.box("supple-slime-badge").center
    page.fingers.drag((x, y), (x + 230, y - 100), hold=0.1)
    page.still()
    script = finished(page, tmp_path)
    assert script["interaction"] == "slime-badge"
    assert script["setup"] == {"count": 3, "anchor": pytest.approx([71, 611], abs=0.01)}
    frames = replayed(script, [n / 60 for n in range(int(60 * script["duration"]))], tmp_path)
    assert [event["name"] for frame in frames for event in frame["events"]] == ["pressed", "snapped", "cleared"]


def test_a_badges_text_its_greatest_count_and_its_pin_are_in_the_script(open_page, tmp_path):
    page = open_page('<supple-slime-badge text="new" max="9" pinned></supple-slime-badge>')
    page.page.evaluate(BEGIN)
    # Settings between two frames are one change, so each of these has a frame of its own.
    for change in ("element.text = '!'", "element.pinned = false", "element.text = null", "element.count = 12"):
        page.call("supple-slime-badge", change)
        page.after(0.1)
    page.still()
    script = finished(page, tmp_path)
    assert script["style"] == {"preset": "modern", "maximumCount": 9}
    setup = script["setup"]
    assert (setup["count"], setup["text"], setup["pinned"]) == (None, "new", True) and 15 < setup["width"] < 40
    said = [{key: value for key, value in event.items() if key not in ("t", "width")} for event in script["events"]]
    assert said == [
        {"do": "setText", "text": "!"}, {"do": "setPinned", "pinned": False}, {"do": "setCount", "count": None},
        {"do": "setCount", "count": 12}]


def test_a_construction_is_in_the_script(open_page, tmp_path):
    page = open_page('<supple-slime-badge count="3" construction></supple-slime-badge>')
    page.page.evaluate(BEGIN)
    x, y = page.visit.box("supple-slime-badge").center
    page.fingers.drag((x, y), (x + 60, y - 20), hold=0.1, release=False)
    page.still()
    page.call("supple-slime-badge", "element.construction = false")
    page.still()
    page.fingers.up()
    page.still()
    script = finished(page, tmp_path)
    assert script["setup"]["construction"] is True
    assert {"do": "setConstruction", "construction": False} in [
        {key: value for key, value in event.items() if key != "t"} for event in script["events"]]
    frames = replayed(script, [n / 60 for n in range(int(60 * script["duration"]))], tmp_path)
    shown = [any(layer["id"].startswith("construction") for layer in frame["layers"]) for frame in frames]
    assert True in shown and not shown[0] and not shown[-1]


def test_a_stage_that_turns_while_it_is_recorded_turns_in_the_replay(open_page, tmp_path):
    page = open_page('<supple-chat-heads edge="right" y="300">' + head("anna") + conversation("anna") + "</supple-chat-heads>")
    page.page.evaluate(BEGIN)
    page.page.evaluate("Object.assign(document.querySelector('#stage').style, { width: '360px', height: '700px' })")
    page.page.wait_for_function(
        """() => globalThis[Object.getOwnPropertySymbols(globalThis).find(({ description }) => /^supple .+ hosts$/.test(description))].get(document.querySelector('supple-chat-heads')).width === 360""")
    page.still()
    script = finished(page, tmp_path)
    assert script["interaction"] == "chat-heads"
    [turn] = [event for event in script["events"] if "resize" in event]
    assert turn["resize"] == [360, 700]
    [last] = replayed(script, [turn["t"] + 5], tmp_path)
    [layer] = [layer for layer in last["layers"] if layer["id"] == "head:anna"]
    assert [layer["x"], layer["y"]] == pytest.approx(page.head("anna"), abs=0.01)


def test_a_list_without_rows_is_a_script_too(open_page, tmp_path):
    page = open_page(notch(0))
    page.page.evaluate(BEGIN)
    page.fingers.drag((195, 300), (195, 360), hold=0.1)
    page.still()
    script = finished(page, tmp_path)
    assert script["interaction"] == "flipping-notch" and script["setup"]["rows"] == 0


def test_an_empty_row_and_what_becomes_of_it_are_in_the_script(open_page, tmp_path):
    row = '<template slot="blank-row"><li><input></li></template></supple-flipping-notch>'
    page = open_page(notch(6, 'content="blank-row"').replace("</supple-flipping-notch>", row))
    page.page.evaluate(BEGIN)
    page.fingers.drag((195, 250), (195, 440), hold=0.3)
    page.still()
    page.page.keyboard.type("Milk")
    page.page.keyboard.press("Enter")
    page.still()
    page.call("supple-flipping-notch", "void element.addRow()")
    page.still()
    page.page.keyboard.press("Escape")
    page.still()
    script = finished(page, tmp_path)
    assert script["style"]["content"] == "blankRow"
    assert [event["do"] for event in script["events"] if event.get("do", "").endswith("Row")] == ["keepRow", "addRow", "dropRow"]
    frames = replayed(script, [n / 60 for n in range(int(60 * script["duration"]) + 1)], tmp_path)
    assert [event["name"] for frame in frames for event in frame["events"]] == [
        "armed", "rowAdded", "inserted", "rowKept", "rowAdded", "inserted", "rowDropped"]
