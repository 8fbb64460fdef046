"""Properties of all elements: rest, leaks, containers, slow machines, hidden tabs."""

import pytest

from harness.pointers import FRAME
from harness.elements import HEAD, REST_LEFT, REST_RIGHT, SIZE, Elements, heads, notch, stage
from harness.trace import forced_layouts

ALL = notch(8) + "<supple-slime-badge count='3'></supple-slime-badge>" + heads("anna", "ben")


@pytest.fixture
def open_page(visit_html):
    def build(content=ALL, **options):
        options.setdefault("touch", True)
        page = Elements(visit_html(stage(content), **options))
        page.page.evaluate(
            "() => document.querySelectorAll('supple-slime-badge').forEach((badge) =>"
            " Object.assign(badge.style, { position: 'absolute', left: '60px', top: '600px' }))")
        return page

    return build


def test_at_rest_nothing_is_requested(open_page):
    page = open_page()
    page.fingers.throw((REST_RIGHT, 300), (REST_RIGHT - 120, 300), velocity=1200)
    page.fingers.drag((195, 200), (195, 260), hold=0.1)
    page.fingers.drag(page.visit.box("supple-slime-badge").center, (150, 640), hold=0.1)
    page.still()
    before = page.visit.frames_requested()
    page.after(1)
    assert page.visit.frames_requested() == before


def test_two_fingers_on_two_elements_at_once(open_page):
    page = open_page()
    x, y = page.visit.box("supple-slime-badge").center
    fingers = page.fingers
    fingers.down((REST_RIGHT, 300), finger=1)
    fingers.down((x, y), finger=2)
    for step in range(1, 16):
        fingers.move_all({1: (REST_RIGHT - 12 * step, 300 + 8 * step), 2: (x + 5 * step, y - 4 * step)})
    fingers.move_all({1: (REST_RIGHT - 180, 420), 2: (x + 75, y - 60)}, after=0.6)
    page.still()
    assert page.head("anna") == pytest.approx((REST_RIGHT - 180, 420), abs=0.05)
    label = page.inside(
        "supple-slime-badge",
        "(() => { const box = root.querySelector('.stage .badge').getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()")
    assert label == pytest.approx((x + 75, y - 60), abs=0.05)
    fingers.up(finger=2)
    fingers.up(finger=1)
    page.still()
    assert page.head("anna")[0] in (pytest.approx(REST_LEFT, abs=0.02), pytest.approx(REST_RIGHT, abs=0.02))


def test_no_frame_has_the_browser_lay_the_page_out_for_script(open_page):
    page = open_page()
    x, y = page.visit.box("supple-slime-badge").center
    fingers = page.fingers
    fingers.down((REST_RIGHT, 300), finger=1)
    fingers.down((x, y), finger=2)
    fingers.down((195, 500), finger=3)

    def move(step, after=FRAME):
        points = {1: (REST_RIGHT - 4 * step, 300 + 3 * step), 2: (x + 2 * step, y - step), 3: (195, 500 + 4 * step)}
        fingers.move_all(points, after=after)

    for step in range(1, 15):
        move(step)
    # Pressed and off their places; from here on they only move.
    page.visit.start_tracing()
    for step in range(15, 45):
        move(step)
    # The delay passes after which a list looks for its height.
    for step in range(45, 60):
        move(step, after=0.1)
    trace = page.visit.stop_tracing()
    for finger in (1, 2, 3):
        fingers.up(finger=finger)
    assert trace.count(b"FireAnimationFrame") > 10
    assert forced_layouts(trace) == 0


@pytest.mark.parametrize("transform", ["scale(0.5)", "rotate(20deg)", "scale(0.8) rotate(-90deg)", "perspective(900px) rotateY(25deg)"])
def test_heads_stay_under_the_finger_in_transformed_containers(open_page, transform):
    page = open_page(heads("anna"), viewport=(900, 900))
    page.page.evaluate(
        """(transform) => {
          const stage = document.querySelector('#stage');
          const outer = document.createElement('div');
          outer.style.transform = 'translate(200px, 20px)';
          stage.before(outer);
          outer.append(stage);
          stage.style.transform = transform;
        }""", transform)
    page.still()
    x, y = page.head("anna")
    page.fingers.drag((x, y), (440, 400), hold=0.6, release=False)
    page.still()
    # A finger that presses beside the middle keeps its distance.
    left, top = page.fingers.place((x, y))
    expected = (440 + x - left, 400 + y - top)
    # The middle of a tilted box lies beside its projected middle, the more the larger it is.
    assert page.head("anna") == pytest.approx(expected, abs=1.5 if "perspective" in transform else 0.1)
    page.fingers.up()
    page.still()


def test_a_tab_that_was_hidden_for_a_minute_lands_at_rest(open_page):
    page = open_page(heads("anna"))
    page.page.evaluate(
        """() => {
          // A hidden tab gets no frames; the first one afterwards is a minute late.
          const shown = window.requestAnimationFrame;
          const held = [];
          window.requestAnimationFrame = (callback) => held.push(callback);
          window.show = () => {
            window.requestAnimationFrame = (callback) => shown((time) => callback(time + 60_000));
            for (const callback of held.splice(0)) window.requestAnimationFrame(callback);
          };
        }""")
    page.fingers.throw((REST_RIGHT, 300), (REST_RIGHT - 120, 300), velocity=1200)
    page.page.evaluate("show()")
    page.still()
    assert page.head("anna")[0] == pytest.approx(REST_LEFT, abs=0.02)
    # Time goes on from there.
    page.fingers.tap(page.head("anna"))
    page.still()
    assert page.inside("supple-chat-heads", "element.openHead") == "anna"


def test_a_slow_machine_ends_up_in_the_same_place(open_page):
    places = []
    for factor in (1, 4):
        page = open_page(heads("anna", "ben"))
        page.visit.slow_down_processor(factor)
        page.fingers.throw((REST_RIGHT, 300), (REST_RIGHT - 120, 340), velocity=1200)
        page.still()
        places.append(page.head("anna"))
    assert places[0] == pytest.approx(places[1], abs=0.5)
    assert places[0][0] == pytest.approx(REST_LEFT, abs=0.02)


CYCLE = """
async (count) => {
  const stage = document.querySelector('#stage');
  window.lives ??= [];
  for (let index = 0; index < count; index += 1) {
    const holder = document.createElement('div');
    const heads = document.createElement('supple-chat-heads');
    heads.addHead({ id: 'one', name: 'One', unread: 1 });
    const badge = document.createElement('supple-slime-badge');
    badge.setAttribute('count', '7');
    const notch = document.createElement('supple-flipping-notch');
    Object.assign(notch.style, { position: 'absolute', inset: '0' });
    notch.append(document.createElement('p'));
    holder.append(notch, badge, heads);
    for (const element of [notch, badge, heads]) lives.push(new WeakRef(element));
    Object.assign(holder.style, { position: 'absolute', inset: '0' });
    stage.append(holder);
    await pageClock.pass(34);
    if (index % 3) heads.open('one');
    if (index % 2) badge.clear();
    notch.beginRefreshing();
    await pageClock.pass(17);
    holder.remove();
  }
}
"""


def test_two_hundred_lives_leave_nothing_behind(open_page):
    page = open_page("<div></div>")
    page.page.evaluate(CYCLE, 200)
    page.still()
    # A browser keeps only the latest objects, from one or two cycles.
    left = []
    for _ in range(10):
        page.visit.collect_garbage()
        left.append(page.page.evaluate("lives.filter((life) => life.deref()).length"))
        if left[-1] <= 6:
            break
    assert left[-1] <= 6, f"of {200 * 3} elements so many were alive after each collection: {left}"
    assert page.page.evaluate("document.querySelectorAll('#stage *').length") == 1
    assert page.page.evaluate("document.querySelectorAll('[inert]').length") == 0


def test_two_hundred_lives_cost_no_memory(open_page):
    page = open_page("<div></div>")

    def heap():
        page.visit.collect_garbage()
        return page.visit.session.send("Runtime.getHeapUsage")["usedSize"]

    # The browser's engine and its compiled code need some cycles to reach their size.
    page.page.evaluate(CYCLE.replace("lives.push(new WeakRef(element))", "void element"), 240)
    page.still()
    before = heap()
    page.page.evaluate(CYCLE.replace("lives.push(new WeakRef(element))", "void element"), 200)
    page.still()
    grown = heap() - before
    assert grown < 300_000, f"the heap grew by {grown} bytes"


def test_an_element_moves_into_another_document_and_back(open_page):
    page = open_page(heads("anna"))
    page.page.evaluate(
        """() => {
          const frame = document.createElement('iframe');
          document.body.append(frame);
          const { body } = frame.contentDocument;
          const element = document.querySelector('supple-chat-heads');
          body.append(element);
          document.querySelector('#stage').append(element);
          frame.remove();
        }""")
    page.still()
    page.fingers.tap(page.head("anna"))
    page.still()
    assert page.inside("supple-chat-heads", "element.openHead") == "anna"


def test_what_a_page_puts_into_slots_inherits_no_property_of_the_elements_own(open_page):
    page = open_page()
    x, y = page.visit.box("supple-slime-badge").center
    page.fingers.drag((x, y), (x + 70, y - 30), hold=0.1, finger=1, release=False)
    page.call("supple-flipping-notch", "element.beginRefreshing()")
    page.call("supple-chat-heads", "element.setUnread('anna', 3); element.message('anna', 'Hello'); element.open('anna')")
    page.after(0.3)
    own = page.page.evaluate(
        """() => ['supple-chat-heads', 'supple-slime-badge', 'supple-flipping-notch'].flatMap((name) =>
          [...document.querySelector(name).shadowRoot.querySelectorAll('*')].flatMap((element) => element.matches('slot, :has(slot)') ? element : []).flatMap(({ style, className }) =>
            [...style].filter((property) => property.startsWith('--')).map((property) => `${className} ${property}`)))""")
    assert own == []
    page.fingers.up()


def test_preset_tuning_and_rate_are_in_force_at_once(open_page):
    page = open_page(heads("anna", "ben"))
    described = page.page.evaluate("customElements.get('supple-chat-heads').properties.then("
        "(all) => all.find(({ name }) => name === 'headSize'))")
    assert described["modern"] == HEAD and described["unit"] == "pt" and described["minimum"] < HEAD < described["maximum"]
    page.call("supple-chat-heads", "element.tuning = { headSize: 100, edges: 'left' }")
    page.still()
    box = page.inside("supple-chat-heads", "root.querySelector('.head').getBoundingClientRect().toJSON()")
    assert box["width"] == pytest.approx(100, abs=0.01)
    page.fingers.drag(page.head("anna"), (300, 400), hold=0.2)
    page.still()
    assert page.head("anna")[0] < SIZE[0] / 2
    page.call("supple-chat-heads", "element.tuning = {}")
    page.call("supple-chat-heads", "element.preset = 'classic'")
    page.still()
    box = page.inside("supple-chat-heads", "root.querySelector('.head').getBoundingClientRect().toJSON()")
    assert box["width"] == pytest.approx(HEAD, abs=0.01)


def test_a_recording_is_a_script(open_page):
    page = open_page()
    page.page.evaluate(
        """async () => {
          const { SuppleRecorder } = await import('./supple-recorder.js');
          window.recorder = new SuppleRecorder(document.querySelector('#stage'));
          recorder.start();
        }""")
    page.fingers.throw((REST_RIGHT, 300), (REST_RIGHT - 120, 300), velocity=1200)
    page.still()
    page.call("supple-chat-heads", "element.open('anna')")
    page.still()
    page.page.keyboard.press("Escape")
    page.still()
    script = page.page.evaluate("recorder.stop()")
    assert (script["supple"], script["interaction"]) == (1, "messenger")
    assert script["viewport"] == {
        "width": SIZE[0], "height": SIZE[1], "safeArea": {"top": 47, "left": 0, "bottom": 34, "right": 0}}
    assert script["setup"]["chatHeads"]["heads"] == [{"id": "anna", "unread": 0}, {"id": "ben", "unread": 0}]
    # A script cannot contain a badge outside of the list's rows.
    assert script["setup"]["notch"]["rows"] == 8 and "badges" not in script["setup"]
    events = script["events"]
    times = [event["t"] for event in events]
    assert times == sorted(times)
    assert events[0]["down"] == pytest.approx([REST_RIGHT, 300], abs=0.01) and events[0]["pointer"] == 1
    assert [event for event in events if "up" in event][0]["pointer"] == 1
    command, *others = [event for event in events if "do" in event]
    assert {"do": "open", "head": "anna", "in": "chat-heads"}.items() <= command.items()
    # Escape is a close request where the browser has them.
    assert events[-1].get("key") == "Escape" or others == [events[-1]] and others[0]["do"] == "close"
