"""Random lives of a page: actions of people, browsers and frameworks, drawn from a seed.

A life is a row of chapters. The recorder records each chapter; its script, replayed natively, is the oracle of every frame of the page.
Actions that no script can contain happen between chapters: elements are hidden, removed and inserted, zoomed or trapped.
"""

import random

from harness.elements import conversation, head

NAMES = ("anna", "ben", "clara")

# The badge is centred, because scripts know no anchor that moves as the pill grows. The browser's own gestures would leave the page.
_PAGE = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    '<link rel="icon" href="data:,"><title>A life</title><style>html{overscroll-behavior:none}body{margin:0}'
    "#screen{position:relative;width:390px;height:844px;overflow:clip;background:#eef0f6}"
    "supple-flipping-notch{position:absolute;inset:0}ul{margin:0;padding:100px 0 0;list-style:none}"
    "supple-slime-badge{position:absolute;left:60px;width:200px;top:400px;display:grid;justify-items:center}"
    "li{box-sizing:border-box;height:76px;padding:26px 20px;background:#fff}</style>"
    '<script type="module" src="supple.js"></script><div id="elsewhere"></div><div id="screen">%s</div>')

# A life has one interaction: the page composes three on a screen, and in a script the messenger does.
PAGES = {
    "heads": _PAGE % ('<supple-chat-heads id="element" edge="right" y="300">'
                      + "".join(head(name) + conversation(name) for name in NAMES) + "</supple-chat-heads>"),
    "notch": _PAGE % ('<supple-flipping-notch id="element" cutout="notch"><ul data-list>'
                      + "".join(f"<li>Row {row}</li>" for row in range(1, 81))
                      + '</ul><template slot="blank-row"><li><input></li></template></supple-flipping-notch>'),
    "badge": _PAGE % '<supple-slime-badge id="element" count="3"></supple-slime-badge>',
}

_PREPARE = """() => {
  window.parts = Object.fromEntries(['element', 'screen', 'elsewhere'].map((id) => [id, document.getElementById(id)]));
  document.addEventListener('supple-refresh', ({ detail }) => { window.request = detail; });
  document.addEventListener('supple-error', (event) => event.preventDefault());
}"""

_BEGIN = """async () => {
  const { SuppleRecorder } = await import('./supple-recorder.js');
  window.recorder = new SuppleRecorder(document.querySelector('#screen'));
  recorder.start();
  beginLog();
}"""

_END = """() => {
  pageClock.afterFrame = null;
  return [JSON.parse(JSON.stringify(recorder.stop())), frameLog.splice(0)];
}"""

# Where the recorded screen is in the window, and how large that is, as a badge's points.
_WINDOW = """() => {
  const zoom = parts.screen.currentCSSZoom ?? 1;
  const { x, y } = parts.screen.getBoundingClientRect();
  return [[x / zoom, y / zoom], innerWidth / zoom, innerHeight / zoom];
}"""

# A listener or an overlay of the page hides the end of a gesture from the element.
_LOSE_UP = """() => addEventListener('pointerup', (event) => event.stopImmediatePropagation(), { capture: true, once: true })"""

# The browser's events when the page enters the back/forward cache, and when it returns.
_LEAVE = """(milliseconds) => {
  const { prototype } = Document;
  const show = (state) => {
    Object.defineProperty(prototype, 'visibilityState', { configurable: true, get: () => state });
    Object.defineProperty(prototype, 'hidden', { configurable: true, get: () => state === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  const turn = (name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
  turn('pagehide');
  show('hidden');
  document.dispatchEvent(new Event('freeze'));
  pageClock.skip(milliseconds);
  document.dispatchEvent(new Event('resume'));
  show('visible');
  turn('pageshow');
}"""

# Actions of the app, during any gesture.
APP = {
    "heads": (
        "element.message('{name}', 'Hello')", "element.open('{name}')", "element.close()", "element.setUnread('{name}', {number})",
        "element.setRestingPlace('left', {place})", "element.setRestingPlace('right', {place})",
        "element.setRestingPlace('top', 0, {place})", "element.setRestingPlace('bottom', 0, {place})",
        "element.select('{name}')", "element.removeHead('{name}')",
        # A face, and the circle again.
        "Object.assign(element.querySelector('[data-head={name}]')?.dataset ?? {{}}, {{ width: {place} / 3, height: {number} * 2 }})",
        "for (const name of ['width', 'height']) delete element.querySelector('[data-head={name}]')?.dataset[name]"),
    "notch": (
        "element.beginRefreshing()", "request?.fail('No connection')", "element.disabled = true", "element.disabled = false",
        "request?.finish(...Array.from({{ length: {number} % 3 }}, () => document.createElement('li')))", "element.cancelRefreshing()",
        "element.addRow()", "element.keepRow()", "element.dropRow()"),
    "badge": (
        "element.count = {number}", "element.count += 1", "element.text = 'new'", "element.text = null", "element.clear()"),
}

# The edges at which heads can rest; most lives keep to the sides.
EDGES = ("either", "either", "either", "top", "bottom", "topOrBottom", "any", "any", "corners")

# A chapter begins after all states that no script can start with: a refresh, news and their order, a head that returns
# during its removal. It begins with elements to touch.
PREPARATIONS = {
    "heads": (
        "for (const {{ id }} of element.state.heads) element.setUnread(id, 0); if (element.heads.length < 2) element.addHead({{ id: '{name}' }})"),
    "notch": "element.cancelRefreshing(); element.keepRow(); if ({number} < 60) element.disabled = false",
    "badge": "if (!element.count && !element.text) element.count = {number} + 1",
}

# Changes of the elements in the document during interactions.
MOVES = ("screen.append(element)", "elsewhere.append(screen)", "document.body.append(screen)")

# Changes that end or hide an interaction and restart it.
ENDS = (
    ("element.hidden = true", "element.hidden = false"), ("element.remove()", "screen.append(element)"),
    ("screen.remove()", "document.body.append(screen)"), ("screen.style.display = 'none'", "screen.style.display = ''"),
)

# The exports that trap, and their callers.
TRAPS = {
    "heads": (("command", "element.hint()"), ("frame", "element.hint()"), ("viewport", "screen.style.height = '700px'")),
    "notch": (("command", "element.beginRefreshing()"), ("frame", "element.beginRefreshing()"), ("viewport", "screen.style.height = '700px'")),
    "badge": (("command", "element.hint()"), ("frame", "element.hint()"), ("viewport", "element.count += 1")),
}


class Life:
    """One life: `visit` shows the page of a kind, with the log of frames of test_recording.py and the traps of harness/traps.py."""

    def __init__(self, visit, kind, seed):
        self.visit = visit
        self.kind = kind
        self.random = random.Random(f"{kind} {seed}")
        self.story = []
        # The pointer that is down, if any.
        self.down = None
        self.is_turned = False

    def run(self, expression):
        """Runs an action of the page, with its elements by their ids."""
        self.story.append(expression)
        self.visit.page.evaluate(
            "(source) => { new Function('element', 'screen', 'elsewhere', 'request', source)("
            "parts.element, parts.screen, parts.elsewhere, window.request); }", expression)

    def begin(self):
        """Loads the life's page and starts at rest."""
        self.visit.page.evaluate("() => import('./supple.js').then(({ ready }) => ready)")
        self.visit.page.evaluate(_PREPARE)
        # The names of the style are loaded on demand.
        self.visit.page.evaluate("async () => { await parts.element.constructor.properties; }")
        self.visit.wait_until_still()
        self.choose_edges()

    def chapter(self, steps):
        """Some steps, recorded; returns the script and the places of each frame."""
        return self.recorded(lambda: [self.step() for _ in range(steps)])

    def recorded(self, do):
        """Runs `do`, recorded."""
        self.story.append("---")
        self.visit.page.evaluate(_BEGIN)
        window = self.visit.page.evaluate(_WINDOW)
        do()
        self.let_go()
        self.visit.wait_until_still()
        script, log = self.visit.page.evaluate(_END)
        return in_window(script, log, *window) if self.kind == "badge" else (script, log)

    def between(self):
        """Runs actions that no script can contain, until everything rests."""
        self.random.choice([self.end, self.end, self.zoom, self.trap])()
        if self.random.random() < 0.3:
            self.turn()
        self.rest()
        # A size that changed back in its task calls no export; its trap is not for the next chapter.
        self.visit.page.evaluate("trapOnce('')")
        # The state of heads has their set places; in another room only the engine knows the resulting ones.
        if self.is_turned:
            self.choose_edges()
        self.is_turned = False
        self.say(PREPARATIONS[self.kind])
        self.rest()

    def choose_edges(self):
        """Heads may rest at other edges. A recorded script has the style of its start alone, so a chapter keeps its edges.

        The state of heads has their set places, so they are set to a place at such an edge.
        """
        if self.kind == "heads":
            edges = self.random.choice(EDGES)
            edge = {"top": "top", "topOrBottom": "top", "bottom": "bottom"}.get(edges, "left")
            overhang = self.random.choice([11, 11, -16])
            self.run(
                f"element.close(); element.tuning = {{ edges: '{edges}', edgeOverhang: {overhang} }};"
                f" element.setRestingPlace('{edge}', 200, 150)")
            self.rest()

    def rest(self):
        """Waits until everything rests, and timed elements have gone."""
        self.visit.clock.after(6)
        self.visit.wait_until_still()

    def end(self):
        """Ends or hides the interaction, and restarts it."""
        first, second = self.random.choice(ENDS)
        self.run(first)
        self.visit.clock.after(self.random.choice([0.05, 0.4]))
        self.run(second)

    def zoom(self):
        """Zooms the page."""
        self.run(f"document.body.style.zoom = {self.random.choice([0.75, 1, 1.25])}")

    def trap(self):
        """Ends the engine by a trap."""
        export, expression = self.random.choice(TRAPS[self.kind])
        self.story.append(f"trap {export}")
        self.visit.page.evaluate("(name) => trapOnce(name)", export)
        self.run(expression)
        self.is_turned = self.is_turned or export == "viewport"

    def step(self):
        """One action. Scripts know no other size of rows, and only the set places of heads, so these turn later."""
        doing = self.random.choices(
            [self.drag, self.tap, self.app, self.move, self.wait, self.pace, self.cancel, self.leave, self.turn],
            [10, 4, 6, 2, 3, 2, 1, 1, self.kind == "badge"])[0]
        doing()

    def place(self):
        """A place on the screen, usually on an element."""
        box, inner = self.visit.page.evaluate("""() => {
          const { x, y, width, height } = parts.screen.getBoundingClientRect();
          const inner = [...parts.element.shadowRoot.querySelectorAll('.head, .overflow, .pill')].map((part) => part.getBoundingClientRect());
          return [[x, y, width, height], inner.map((part) => [part.x + part.width / 2, part.y + part.height / 2])];
        }""")
        inner = [at for at in inner if 1 < at[0] - box[0] < box[2] - 1 and 1 < at[1] - box[1] < box[3] - 1]
        if inner and self.random.random() < 0.6:
            return self.random.choice(inner)
        return box[0] + self.random.uniform(0.05, 0.95) * box[2], box[1] + self.random.uniform(0.1, 0.95) * box[3]

    def drag(self):
        """A finger or a mouse drags or throws. Sometimes it stays down, and sometimes its end is lost."""
        if self.down:
            self.let_go()
            return
        pointer = self.random.choice([self.visit.fingers, self.visit.fingers, self.visit.mouse])
        start, end = self.place(), self.place()
        if self.random.random() < 0.35:
            end = (start[0] + self.random.uniform(-20, 20), start[1] + self.random.uniform(150, 380))
        # No pointer leaves the window.
        end = tuple(min(max(part, 2), 898) for part in end)
        stays, is_lost = self.random.random() < 0.15, self.random.random() < 0.1
        self.story.append(f"drag {pointer.__class__.__name__} {start} {end} {stays} {is_lost}")
        if is_lost:
            self.keep_up()
        pointer.drag(
            start, end, duration=self.random.choice([0.05, 0.1, 0.3, 0.6]), hold=self.random.choice([0, 0, 0.1, 0.5]), release=not stays)
        self.down = pointer if stays else None

    def keep_up(self):
        """Has the page keep the next `pointerup` from the elements."""
        self.visit.page.evaluate(_LOSE_UP)

    def let_go(self):
        """Lifts the finger or the button that stayed down."""
        if self.down:
            self.story.append("up")
            self.down.up()
        self.down = None

    def tap(self):
        """A finger or a mouse taps."""
        if self.down:
            return
        pointer, place = self.random.choice([self.visit.fingers, self.visit.mouse]), self.place()
        self.story.append(f"tap {pointer.__class__.__name__} {place}")
        pointer.tap(place, hold=self.random.choice([0.02, 0.08, 0.4]))

    def app(self):
        """The app does something."""
        self.say(self.random.choice(APP[self.kind]))

    def say(self, expression):
        """Runs an expression with names and numbers, a little after the previous action."""
        self.visit.clock.after(0.001)
        self.run(expression.format(
            name=self.random.choice(NAMES), number=self.random.randrange(0, 120), place=self.random.randrange(-50, 900)))

    def move(self):
        """Moves an element within the document, like frameworks."""
        self.run(self.random.choice(MOVES))

    def turn(self):
        """The screen turns or gets another size."""
        width, height = self.random.choice([(390, 844), (844, 390), (320, 568), (600, 700)])
        self.run(f"Object.assign(screen.style, {{ width: '{width}px', height: '{height}px' }})")
        self.visit.clock.after(0.1)
        self.is_turned = True

    def wait(self):
        """Waits for a while, or stops frames for a minute, as in a hidden tab."""
        seconds = self.random.choice([0.02, 0.1, 0.4, 2, 6, 60])
        self.story.append(f"wait {seconds}")
        if seconds < 60:
            self.visit.clock.after(seconds)
        else:
            self.visit.page.evaluate("() => pageClock.advance(60_000, 50_000)")

    def leave(self):
        """Freezes the page in the back/forward cache for a while. A pressed finger goes up elsewhere."""
        seconds = self.random.choice([0.05, 3, 600])
        self.story.append(f"leave {seconds}")
        if self.down:
            self.keep_up()
            self.let_go()
        self.visit.page.evaluate(_LEAVE, seconds * 1000)

    def pace(self):
        """Changes the frame rate."""
        self.visit.clock.pace(self.random.choice([1 / 120, 1 / 60, 1 / 24, 1 / 5]))

    def cancel(self):
        """Cancels the finger, like the system."""
        if self.down is self.visit.fingers:
            self.story.append("cancel")
            self.visit.fingers.cancel()
            self.down = None


def in_window(script, log, corner, width, height):
    """A badge's script and places from the corner of the window, whose edges bound its motion; a recorder has the edges of its scope."""

    def moved(point):
        return [part + offset for part, offset in zip(point, corner)]

    events = [event for event in script["events"] if "resize" not in event]
    for event in events:
        event.update({phase: moved(event[phase]) for phase in ("down", "move", "up") if phase in event})
    setup = {**script["setup"], "anchor": moved(script["setup"]["anchor"])}
    for entry in log:
        entry["places"] = {name: moved(place) for name, place in entry["places"].items()}
    return {**script, "viewport": {"width": width, "height": height}, "setup": setup, "events": events}, log
