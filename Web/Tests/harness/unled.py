"""What a person meets: the browser's own touches, time and frames, with nothing of the tests in the page but a list of its events.

Input is paced in real time and carries the browser's own stamps. A test waits for events and for rest, never for a time.
"""

import time

from harness.clock import InputClock

# Long enough for a machine that is busy with much else; nothing waits as long where all is well.
PATIENCE = 40

# Notes events of the page and of its frames as they come. Touches tell whether they can be prevented.
WATCH = """
(() => {
  const seen = (top.seenEvents ??= []);
  const names = ['touchstart', 'pointerdown', 'pointercancel', 'click', %s];
  for (const name of names) {
    window.addEventListener(name, (event) => {
      const { cancelable, detail, target } = event;
      const { head, edge, count, items } = Object(detail);
      seen.push({ name, cancelable, head, edge, count, items, target: target.localName ?? '' });
      if (name === 'supple-refresh') {
        const row = document.createElement('li');
        row.textContent = 'New';
        event.detail.finish(row);
      }
    }, { capture: true, passive: true });
  }
})()
"""

# What the elements of this library show, in a text that is the same as long as nothing moves.
LOOKS = """
const looks = () => {
  const found = [];
  const visit = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.localName.startsWith('supple-') && element.shadowRoot) {
        for (const part of element.shadowRoot.querySelectorAll('*')) {
          const { x, y, width, height } = part.getBoundingClientRect();
          if (part.checkVisibility?.({ visibilityProperty: true }) ?? true) {
            found.push([x, y, width, height, getComputedStyle(part).opacity]);
          }
        }
      } else if (element.shadowRoot) visit(element.shadowRoot);
      if (element.contentDocument) visit(element.contentDocument);
    }
  };
  visit(document);
  return JSON.stringify(found);
};
"""

REST = "async (limit) => {" + LOOKS + """
  const end = performance.now() + limit;
  for (let same = 0, last = ''; same < 3;) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const now = looks();
    same = now === last ? same + 1 : 0;
    last = now;
    if (performance.now() > end) return false;
  }
  return true;
}"""

UNTIL = """async ([argument, limit]) => {
  const end = performance.now() + limit;
  for (;;) {
    const value = await (%s)(argument);
    if (value || performance.now() > end) return value;
    await new Promise((done) => setTimeout(done, 8));
  }
}"""


class OwnTime(InputClock):
    """Paces input in real time and stamps nothing."""

    def begin(self):
        return None

    def after(self, seconds):
        time.sleep(seconds)
        return None


class Person:
    """Somebody with a finger or a mouse in front of a visit's page."""

    def __init__(self, visit, pointer):
        self.visit = visit
        self.pointer = pointer

    def until(self, function, argument=None):
        """The value of a function in the page as soon as it is something."""
        value = self.visit.page.evaluate(UNTIL % function, [argument, PATIENCE * 1000])
        assert value, f"not within {PATIENCE} s: {function} of {argument}; seen: {self.seen()}"
        return value

    def until_rest(self):
        """Returns when the elements look the same for three frames."""
        assert self.visit.page.evaluate(REST, PATIENCE * 1000), "it still moves"

    def seen(self, name=None):
        """What was seen, or what of a name."""
        found = self.visit.page.evaluate("window.seenEvents ?? []")
        return [event for event in found if name in (None, event["name"])]

    def until_seen(self, name, count=1):
        """The event of a name, as soon as it has come so often."""
        return self.until("([name, count]) => window.seenEvents.filter((event) => event.name === name)[count - 1]", [name, count])

    def forget(self):
        """Has nothing be seen yet."""
        self.visit.page.evaluate("() => { window.seenEvents.length = 0; }")

    def center(self, selector, document="document"):
        """The middle of what is found in the page, in open shadow trees and in frames; in client coordinates of the page."""
        return tuple(self.until("""(selector) => {
          const find = (root, x, y) => {
            for (const element of root.querySelectorAll('*')) {
              if (element.matches(selector)) {
                const box = element.getBoundingClientRect();
                if (box.width) return [x + box.x + box.width / 2, y + box.y + box.height / 2];
              }
              const inner = element.contentDocument ?? element.shadowRoot;
              const frame = element.contentDocument && element.getBoundingClientRect();
              const found = inner && find(inner, x + (frame?.x ?? 0), y + (frame?.y ?? 0));
              if (found) return found;
            }
            return null;
          };
          return find(document, 0, 0);
        }""", selector))

    def drag(self, start, end, seconds=0.35, hold=0.2):
        """Presses, moves evenly in steps of some ten milliseconds, holds still, and lets go."""
        self.pointer.down(start)
        steps = max(4, round(seconds / 0.012))
        for step in range(1, steps + 1):
            part = step / steps
            at = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            self.pointer.move(at, after=seconds / steps)
        if hold:
            time.sleep(hold)
            self.pointer.move((end[0], end[1] + 0.5), after=0.01)
        self.pointer.up(after=0.01)

    def throw(self, start, end):
        """Lets go in full motion."""
        self.drag(start, end, seconds=0.1, hold=0)

    def tap(self, point):
        """Presses and lets go."""
        self.pointer.down(point)
        self.pointer.up(after=0.06)
