"""Trusted input in Firefox: WebDriver's actions for mouse and keys; the browser's own window for fingers and a pen."""

import json
import math

from harness.pointers import Hover, TouchScreen

# Keys without a character, by WebDriver's numbers.
KEYS = {
    "Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue007", "Shift": "\ue008", "Escape": "\ue00c", "Space": " ",
    "End": "\ue010", "Home": "\ue011", "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014",
    "ArrowDown": "\ue015", "PageUp": "\ue00e", "PageDown": "\ue00f", "Delete": "\ue017",
}
BUTTONS = {"left": 0, "middle": 1, "right": 2}


# Puts fingers on the browser's window like a touch screen, which causes the browser's gestures too.
TOUCH = """
(([state, touches]) => {
  const { left, top } = gBrowser.selectedBrowser.getBoundingClientRect();
  for (const [finger, x, y] of touches) {
    windowUtils.sendNativeTouchPoint(
      finger, windowUtils[state], mozInnerScreenX + left + x, mozInnerScreenY + top + y, 1, 90, null);
  }
})(%s)
"""
# The pixels that a finger may move in a press in Firefox, a tenth of an inch.
TOLERANCE = 10
STATES = {"down": "TOUCH_CONTACT", "move": "TOUCH_CONTACT", "up": "TOUCH_REMOVE", "cancel": "TOUCH_CANCEL"}


class FirefoxFingers(TouchScreen):
    """Touches of the window system: unlike WebDriver's, they scroll, zoom, and can be cancelled."""

    def __init__(self, tab, plan, clock):
        super().__init__(plan, clock)
        self.tab = tab
        self.starts = {}

    def _send(self, kind, stamp, fingers):
        self.plan.add(*((kind, *self.on_page(self.points[finger]), stamp) for finger in fingers))
        touches = [[finger, *self.on_screen(self.points[finger])] for finger in fingers]
        self.tab.firefox.privileged(TOUCH % json.dumps([STATES[kind], touches]))
        if kind == "down":
            self.starts.update((finger, self.points[finger]) for finger in fingers)
        # Firefox sends no events for the first small moves, so the wait for them is short.
        near = all(math.dist(self.starts[finger], self.points[finger]) < TOLERANCE for finger in fingers)
        self.plan.wait_until_arrived(6 if kind == "move" and near else 60)


class FirefoxMouse(Hover):
    """A mouse with three buttons and a wheel."""

    def __init__(self, tab, plan, clock):
        super().__init__(plan, clock)
        self.tab = tab

    def _perform(self, source):
        self.tab.firefox.ask("input.performActions", context=self.tab.context, actions=[source])

    def _send(self, kind, stamp):
        x, y = self.point
        self.plan.add((kind, x, y, stamp))
        button = BUTTONS[self.button or "left"]
        action = {"move": {"type": "pointerMove", "x": x, "y": y}, "down": {"type": "pointerDown", "button": button},
                  "up": {"type": "pointerUp", "button": button}}[kind]
        self._perform({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [action]})

    def _turn(self, stamp, delta):
        x, y = self.point
        self.plan.add(("wheel", x, y, stamp))
        self._perform({"type": "wheel", "id": "wheel", "actions": [
            {"type": "scroll", "x": x, "y": y, "deltaX": delta[0], "deltaY": delta[1]}]})


# Sends a mouse event of a pen to the page, as the window system would.
PEN = """
(async ([type, x, y, buttons]) => {
  const { left, top } = gBrowser.selectedBrowser.getBoundingClientRect();
  const pen = { button: 0, buttons, clickCount: 1, pressure: buttons ? 0.5 : 0, inputSource: 2, identifier: 77 };
  synthesizeMouseEvent(type, left + x, top + y, pen, { isAsyncEnabled: true });
})(%s)
"""


class FirefoxPen(Hover):
    """A pen that touches and hovers."""

    def __init__(self, tab, plan, clock):
        super().__init__(plan, clock)
        self.tab = tab

    def _send(self, kind, stamp):
        x, y = self.point
        self.plan.add((kind, x, y, stamp))
        event = {"move": "mousemove", "down": "mousedown", "up": "mouseup"}[kind]
        pressed = 1 if self.button and kind != "up" else 0
        self.tab.firefox.privileged(PEN % json.dumps([event, x, y, pressed]))
        self.plan.wait_until_arrived()
