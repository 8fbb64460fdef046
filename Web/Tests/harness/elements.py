"""Pages with the three elements, styled through the CSSOM because of a strict policy."""

import pytest

SIZE = (390, 844)
HEAD = 66
REST_RIGHT = SIZE[0] - 22
REST_LEFT = 22
TOP = 47
BOTTOM = 34
# The places of the heads of an open row and of the dismiss target.
SLOT_Y = TOP + HEAD / 2
TARGET = (SIZE[0] / 2, SIZE[1] - BOTTOM - 98)
# The places to which successive arrow keys move a stack that rests at the right edge, 300 points down.
ARROW_MOVES = (
    ("ArrowLeft", (REST_LEFT, 300)),
    ("ArrowDown", (REST_LEFT, SIZE[1] - BOTTOM - HEAD / 2 - 12)),
    ("ArrowRight", (REST_RIGHT, SIZE[1] - BOTTOM - HEAD / 2 - 12)),
    ("ArrowUp", (REST_RIGHT, TOP + HEAD / 2)),
)

_DRESS = """
async ([top, bottom]) => {
  const { body } = document;
  Object.assign(body.style, { margin: 0, font: '16px Inter, sans-serif' });
  const stage = document.querySelector('#stage');
  if (stage) {
    Object.assign(stage.style, {
      position: 'relative', width: '390px', height: '844px', overflow: 'hidden', background: '#eef0f6',
    });
    stage.style.setProperty('--supple-safe-top', `${top}px`);
    stage.style.setProperty('--supple-safe-bottom', `${bottom}px`);
    // A resting place is relative to the viewport of its setting: places that were set before there was one are set again.
    const content = [...stage.childNodes];
    stage.replaceChildren();
    await pageClock.pass(1);
    stage.append(...content);
  }
  for (const notch of document.querySelectorAll('supple-flipping-notch')) {
    Object.assign(notch.style, { position: 'absolute', inset: '0' });
  }
  for (const list of document.querySelectorAll('[data-list]')) {
    Object.assign(list.style, { listStyle: 'none', margin: 0, padding: `${top + 60}px 0 0` });
  }
  window.dressRow = (row) => {
    Object.assign(row.style, {
      display: 'block', boxSizing: 'border-box', height: '76px', padding: '26px 20px', background: '#fff',
    });
    return row;
  };
  window.makeRow = (text) => {
    const row = document.createElement('li');
    row.textContent = text;
    return dressRow(row);
  };
  document.querySelectorAll('[data-list] > *').forEach(dressRow);
  window.received = [];
  for (const name of [
    'pressed', 'opened', 'closed', 'selected', 'moved', 'captured', 'released', 'dismiss', 'added', 'overflowed', 'dropped',
    'clear', 'cleared', 'snapped', 'zone-entered', 'zone-left', 'restored', 'armed', 'disarmed', 'refresh', 'inserted', 'failed', 'cancelled',
    'count-changed', 'error',
  ]) {
    document.addEventListener(`supple-${name}`, (event) => {
      const { head, edge, x, y, count, items, text, above } = event.detail;
      if (name === 'refresh') window.request = event.detail;
      received.push({ name, head, edge, x, y, count, items, text, above });
    });
  }
}
"""


def slot(index, count):
    """The middle of a head of an open row."""
    return SIZE[0] / 2 + (index - (count - 1) / 2) * (HEAD + 3), SLOT_Y


def near(point, tolerance=0.02):
    """Compares as equal with a point within a distance."""
    return pytest.approx(tuple(point), abs=tolerance)


def head(name, **data):
    """A head with two letters as its face."""
    attributes = "".join(f' data-{key}="{value}"' for key, value in data.items())
    return f'<div slot="head" data-head="{name}" data-name="{name.title()}"{attributes}>{name[:2]}</div>'


# The scrolling part of a list.
SCROLLER = "document.querySelector('supple-flipping-notch').shadowRoot.querySelector('.scroller')"

# The box of the visible conversation in a shadow tree; nothing where there is none.
PANEL = """(() => {
  const panel = [...root.querySelectorAll('[role=dialog]')].find((one) => one.style.visibility === 'visible');
  return panel && panel.getBoundingClientRect().toJSON();
})()"""


def conversation(name, content=""):
    """A conversation with a text field."""
    return f'<div slot="conversation" data-head="{name}"><p>{name}</p><input aria-label="To {name}">{content}</div>'


def heads(*names, attributes='edge="right" y="300"', content=""):
    """Chat heads with their conversations."""
    inner = "".join(head(name) + conversation(name) for name in names)
    return f"<supple-chat-heads {attributes}>{inner}{content}</supple-chat-heads>"


def rows(count):
    """Rows of a list."""
    return "".join(f"<li>Row {index}</li>" for index in range(1, count + 1))


def notch(count=20, attributes=""):
    """A list under a notch."""
    return f"<supple-flipping-notch {attributes}><ul data-list>{rows(count)}</ul></supple-flipping-notch>"


def stage(content):
    """The part of the page that represents a phone's screen."""
    return f'<main id="stage">{content}</main>'


class Elements:
    """A visit to a page with elements, and their events."""

    def __init__(self, visit):
        self.visit = visit
        self.page = visit.page
        self.fingers = visit.fingers
        self.page.evaluate(_DRESS, [TOP, BOTTOM])
        self.page.wait_for_function("() => customElements.get('supple-chat-heads')")
        self.page.evaluate("() => import('./supple.js').then(({ ready }) => ready)")
        self.still()

    def still(self):
        """Waits until nothing moves."""
        self.visit.wait_until_still()

    def until(self, expression, *, arg=None):
        """Advances time until an expression, or the result of its call, is true in the page."""
        return self.page.wait_for_function(expression, arg=arg)

    def after(self, seconds):
        """Advances the page's time."""
        self.visit.clock.after(seconds)

    def received(self):
        """The events since the last call, as (name, head) or the name alone."""
        told = self.page.evaluate("received.splice(0)")
        return [(event["name"], event["head"]) if event.get("head") else event["name"] for event in told]

    def details(self, name):
        """The details of the events of that name since the last call."""
        return [event for event in self.page.evaluate("received.splice(0)") if event["name"] == name]

    def inside(self, element, script):
        """Evaluates an expression of `root` (an element's shadow root) and `element`."""
        return self.page.evaluate(
            f"(selector) => {{ const element = document.querySelector(selector); const root = element.shadowRoot;"
            f" return {script}; }}",
            element,
        )

    def call(self, element, script):
        """Evaluates a statement of `element`."""
        return self.page.evaluate(
            f"(selector) => {{ const element = document.querySelector(selector); {script}; }}", element
        )

    def tune(self, element, **tuning):
        """Applies a tuning after the names of the properties are loaded."""
        self.page.evaluate(
            "async ([selector, tuning]) => { const element = document.querySelector(selector);"
            " await element.constructor.properties; element.tuning = tuning; }",
            [element, tuning],
        )

    def head(self, name):
        """The place of a head: the middle of its button."""
        return self.inside(
            "supple-chat-heads",
            f"(() => {{ const button = [...root.querySelectorAll('.head')].find((button) =>"
            f" button.getAttribute('aria-label').startsWith('{name.title()}') && button.style.visibility === 'visible');"
            " if (!button) return null; const box = button.getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()",
        )

    def panel(self):
        """The box of the visible conversation; nothing where there is none."""
        return self.inside("supple-chat-heads", PANEL)

    def click(self, point):
        """Clicks with the mouse, and waits until nothing moves."""
        self.visit.mouse.down(point)
        self.visit.mouse.up()
        self.still()

    def top_of(self, text="Row 1"):
        """The upper edge of the row of a list with that text."""
        return self.page.evaluate(
            "(text) => [...document.querySelectorAll('li')].find((row) => row.textContent === text).getBoundingClientRect().top",
            text)

    def scrolled(self):
        """How far the list is scrolled, in points."""
        return self.page.evaluate(f"{SCROLLER}.scrollTop")

    def focused(self):
        """The tag or label of the focused element, shadow trees included."""
        return self.page.evaluate(
            """() => {
              let focused = document.activeElement;
              while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
              return focused.getAttribute('aria-label') ?? focused.tagName;
            }"""
        )
