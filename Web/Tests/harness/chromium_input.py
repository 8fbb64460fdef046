"""Trusted input through Chromium's DevTools protocol, with a given stamp for each event."""

from harness.pointers import FRAME, Pointer


def stamped(stamp):
    """The time stamp of an event; without one, the browser stamps it."""
    return {} if stamp is None else {"timestamp": stamp}


class ChromiumFingers(Pointer):
    """Up to several fingers on a touch screen, distinguished by `finger` (1, 2, ...)."""

    def __init__(self, session, clock, view):
        self.session = session
        self.clock = clock
        self.view = view
        self.points = {}

    def _send(self, kind, stamp, points):
        points = [{"id": finger, "x": x, "y": y} for finger, (x, y) in sorted(points.items())]
        event = {"type": kind, "touchPoints": points, **stamped(stamp)}
        self.session.send("Input.dispatchTouchEvent", event)
        self.clock.sent(kind, [(point["x"], point["y"]) for point in points])

    def down(self, point, *, finger=1, after=FRAME):
        """Puts a finger down; `after` counts when another one is down already."""
        self.view.draw_all()
        stamp = self.clock.after(after) if self.points else self.clock.begin()
        self.points[finger] = point
        self._send("touchStart", stamp, self.points)

    def move(self, point, *, finger=1, after=FRAME):
        """Moves one finger; the others stay."""
        self.move_all({finger: point}, after=after)

    def move_all(self, points, *, after=FRAME):
        """Moves several fingers in one event: `{1: (x, y), 2: (x, y)}`."""
        self.points.update(points)
        self._send("touchMove", self.clock.after(after), self.points)

    def up(self, *, finger=1, after=FRAME):
        """Lifts one finger; the others stay."""
        lifted = {finger: self.points.pop(finger)}
        self._send("touchEnd", self.clock.after(after), lifted)

    def swipe(self, start, end, *, speed=2500):
        """
        Moves a finger and lifts it in motion, at a speed in points per second. The browser makes the samples in its own frames: a
        finger of which each sample is sent waits for a frame of the page at each one, and rests before it lifts.
        """
        self.session.send("Input.synthesizeScrollGesture", {
            "x": start[0], "y": start[1], "xDistance": end[0] - start[0], "yDistance": end[1] - start[1], "speed": speed,
            "gestureSourceType": "touch", "preventFling": False})

    def cancel(self, *, after=FRAME):
        """Cancels all fingers, like the system for a call or a gesture of its own."""
        self.points.clear()
        self._send("touchCancel", self.clock.after(after), {})


class ChromiumHover(Pointer):
    kind = "mouse"

    def __init__(self, session, clock):
        self.session = session
        self.clock = clock
        self.point = (0, 0)
        self.button = None

    def _send(self, kind, stamp, **more):
        bits = {None: 0, "left": 1, "right": 2, "middle": 4}[self.button]
        event = {
            "type": kind,
            "x": self.point[0],
            "y": self.point[1],
            "button": self.button or "none",
            "buttons": bits,
            "pointerType": self.kind,
            **stamped(stamp),
            **more,
        }
        self.session.send("Input.dispatchMouseEvent", event)

    def down(self, point, *, button="left"):
        """Moves there and presses."""
        stamp = self.clock.begin()
        if self.point != point:
            self.point = point
            self._send("mouseMoved", stamp)
            stamp = self.clock.after(0.001)
        self.button = button
        self._send("mousePressed", stamp, clickCount=1)

    def move(self, point, *, after=FRAME):
        """Moves, dragging when a button is down."""
        stamp = self.clock.after(after) if self.button else self.clock.begin()
        self.point = point
        self._send("mouseMoved", stamp)

    def up(self, *, after=FRAME):
        """Lets the button go."""
        released = self.button or "left"
        self.button = None
        self._send("mouseReleased", self.clock.after(after), button=released, clickCount=1)


class ChromiumMouse(ChromiumHover):
    """A mouse with three buttons and a wheel."""

    def __init__(self, session, clock, view):
        super().__init__(session, clock)
        self.view = view

    def wheel(self, point, delta, *, after=FRAME, begin=False):
        """Turns the wheel by `delta` (x, y); `begin` starts anew after a pause."""
        self.view.draw_all()
        stamp = self.clock.begin() if begin else self.clock.after(after)
        self.point = point
        self._send("mouseWheel", stamp, deltaX=delta[0], deltaY=delta[1])


class ChromiumPen(ChromiumHover):
    """A pen that touches and hovers."""

    kind = "pen"
