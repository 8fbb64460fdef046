"""Trusted input in WebKitGTK: the touch screen, mouse and keyboard of the X server that it is shown on."""

from pathlib import Path

from harness.pointers import Hover, TouchScreen

# WebKitGTK reports touches only as touch events; Safari and all others send pointer events as well.
TOUCH_POINTERS = (Path(__file__).parent / "touch_pointers.js").read_text()

# The keys of a PC's keyboard, by X numbers.
CODES = {
    "Escape": 9, "Backspace": 22, "Tab": 23, "Enter": 36, "Shift": 50, " ": 65, "Space": 65, "Home": 110, "ArrowUp": 111,
    "PageUp": 112, "ArrowLeft": 113, "ArrowRight": 114, "End": 115, "ArrowDown": 116, "PageDown": 117, "Delete": 119,
    **{key: first + place for row, first in (("1234567890", 10), ("qwertyuiop", 24), ("asdfghjkl", 38), ("zxcvbnm", 52))
       for place, key in enumerate(row)},
    "-": 20, "/": 61,
}
BUTTONS = {"left": 1, "middle": 2, "right": 3}
# WebKitGTK scrolls 89 points for a notch of the wheel, which the server counts as 120.
NOTCH = 120 / 89


def press(keyboard, keys):
    """Presses keys in turn and releases them in reverse."""
    # A capital is a letter with Shift.
    typed = [part for key in keys for part in (("Shift", key.lower()) if len(key) == 1 and key.isupper() else (key,))]
    codes = [CODES[key] for key in typed]
    for code in codes:
        keyboard.key(code, True)
    for code in reversed(codes):
        keyboard.key(code, False)


class WebKitFingers(TouchScreen):
    """Fingers on the X server's touch screen."""

    def __init__(self, tab, plan, clock):
        super().__init__(plan, clock)
        self.tab = tab

    def _send(self, kind, stamp, fingers):
        self.plan.add(*((kind, *self.on_page(self.points[finger]), stamp) for finger in fingers))
        if kind == "cancel":
            # A touch screen cannot cancel a touch; the script that makes pointers of touches does.
            self.tab.evaluate("touchPointers.cancel()")
        for finger in fingers:
            self.tab.xserver.touch.finger(finger, "up" if kind == "cancel" else kind, *self.on_screen(self.points[finger]))
        self.plan.wait_until_arrived()


class WebKitMouse(Hover):
    """The X server's mouse, with three buttons and a wheel."""

    def __init__(self, tab, plan, clock):
        super().__init__(plan, clock)
        self.tab = tab

    def _send(self, kind, stamp):
        self.tab.evaluate("window.touchPointers?.useMouse()")
        self.plan.add((kind, *self.point, stamp))
        mouse = self.tab.xserver.mouse
        if kind == "move":
            mouse.point(*self.point)
        else:
            mouse.button(BUTTONS[self.button or "left"], kind == "down")
        self.plan.wait_until_arrived()

    def _turn(self, stamp, delta):
        self.plan.add(("wheel", *self.point, stamp))
        # GTK uses the first turn after the mouse has entered as the wheel's origin.
        for _ in range(2):
            self.tab.xserver.mouse.scroll(*(NOTCH * part for part in delta))
            if self.plan.wait_until_arrived(12):
                break
