"""Tests without a driven clock: the browser's own touches, time and frames, with only a list of events in the page.

Input is paced in real time and carries the browser's own stamps. A test waits for events and for rest, never for a time.
"""

import time

from harness.clock import InputClock

# The limit on a busy machine; successful tests never wait as long.
PATIENCE = 40

# Records events of the page and of its frames. Touches include whether they are cancelable.
WATCH = """
(() => {
  const seen = (top.seenEvents ??= []);
  const names = ['touchstart', 'pointerdown', 'pointerup', 'pointercancel', 'click', %s];
  for (const name of names) {
    window.addEventListener(name, (event) => {
      const { cancelable, clientX, clientY, detail, target } = event;
      const { head, edge, count, items } = Object(detail);
      const box = target.querySelector?.('[data-head]')?.getBoundingClientRect();
      seen.push({
        name, cancelable, head, edge, count, items, target: target.localName ?? '', time: Math.round(performance.now()),
        at: [clientX, clientY].map(Math.round), box: box && [box.x, box.y].map(Math.round) });
      if (name === 'supple-refresh') {
        const row = document.createElement('li');
        row.textContent = 'New';
        event.detail.finish(row);
      }
    }, { capture: true, passive: true });
  }
})()
"""

# The appearance of this library's elements, as a text that changes only with motion.
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
  // A late frame shows the time of its stamp. Stamps from before this call, and stamps that stand still, tell nothing of rest.
  // Frames some 40 ms apart cost a third of all frames, and show slow motion as well.
  for (let same = 0, last = '', shown = performance.now(); same < 3;) {
    const stamp = await new Promise((done) => requestAnimationFrame((stamp) => setTimeout(done, 0, stamp)));
    if (performance.now() > end) return false;
    if (stamp < shown + 40) continue;
    shown = stamp;
    const now = looks();
    same = now === last ? same + 1 : 0;
    last = now;
  }
  return true;
}"""

UNTIL = """async ([argument, limit]) => {
  const end = performance.now() + limit;
  for (;;) {
    const value = await (%s)(argument);
    if (value || performance.now() > end) return value;
    await new Promise((done) => setTimeout(done, 20));
  }
}"""


class OwnTime(InputClock):
    """Paces input in real time and stamps nothing."""

    def begin(self):
        self.planned = time.monotonic()

    def after(self, seconds):
        # A driver that waits for the page takes a part of the time, on a busy machine all of it.
        self.planned = max(self.planned + seconds, time.monotonic())
        time.sleep(max(0, self.planned - time.monotonic()))


class Person:
    """A person with a finger or a mouse in front of a visit's page."""

    def __init__(self, visit, pointer):
        self.visit = visit
        self.pointer = pointer

    def until(self, function, argument=None):
        """The first value of a function in the page."""
        value = self.visit.page.evaluate(UNTIL % function, [argument, PATIENCE * 1000])
        assert value, f"not within {PATIENCE} s: {function} of {argument}; seen: {self.told()}"
        return value

    def until_rest(self):
        """Returns when the elements look the same for three frames."""
        assert self.visit.page.evaluate(REST, PATIENCE * 1000), "it still moves"

    def seen(self, name=None):
        """The recorded events, all or of one name."""
        found = self.visit.page.evaluate("window.seenEvents ?? []")
        return [event for event in found if name in (None, event["name"])]

    def told(self):
        """The recorded events as text, one a line, for a person who reads why a test failed."""
        return "".join("\n  " + " ".join(f"{key}={value}" for key, value in event.items() if value is not None) for event in self.seen())

    def until_seen(self, name, count=1):
        """Waits for so many events of a name, and returns the last."""
        return self.until("([name, count]) => window.seenEvents.filter((event) => event.name === name)[count - 1]", [name, count])

    def forget(self):
        """Discards the recorded events."""
        self.visit.page.evaluate("() => { window.seenEvents.length = 0; }")

    def center(self, selector, document="document"):
        """The middle of an element of the page, in open shadow trees and in frames; in client coordinates of the page."""
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
        """Presses, moves evenly with sixty samples a second, holds still, and releases."""
        self.pointer.down(start)
        steps = max(4, round(seconds * 60))
        for step in range(1, steps + 1):
            part = step / steps
            at = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            self.pointer.move(at, after=seconds / steps)
        if hold:
            time.sleep(hold)
            self.pointer.move((end[0], end[1] + 0.5), after=0.01)
        self.pointer.up(after=0.01)

    def throw(self, start, end):
        """Releases in full motion."""
        self.drag(start, end, seconds=0.1, hold=0)

    def tap(self, point):
        """Presses and releases."""
        self.pointer.down(point)
        self.pointer.up(after=0.06)
