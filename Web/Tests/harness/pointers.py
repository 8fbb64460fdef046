"""Gestures of fingers, a mouse and a pen, composed of down, move and up, which each browser's driver implements."""

import math

FRAME = 1 / 60


def path(start, end, steps):
    """The points of an even motion, without the first one."""
    for step in range(1, steps + 1):
        part = step / steps
        yield start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


class Pointer:
    """The gestures of every pointer, in CSS pixels of the viewport."""

    def place(self, point):
        """The pointer's place after a move to a point: some drivers only have whole pixels."""
        return tuple(point)

    def drag(self, start, end, duration=0.3, hold=0.1, release=True, **which):
        """Presses at `start`, moves evenly to `end`, rests for `hold` seconds, and releases without velocity."""
        self.down(start, **which)
        self.glide(start, end, duration, **which)
        if hold:
            self.move(end, after=hold, **which)
        if release:
            self.up(**which)

    def glide(self, start, end, duration, **which):
        """Moves from `start` to `end` evenly, one sample a frame."""
        for point in path(start, end, max(1, round(duration / FRAME))):
            self.move(point, after=FRAME, **which)

    def throw(self, start, end, velocity, **which):
        """Presses at `start`, moves at `velocity` points per second towards `end`, and releases on arrival."""
        distance = math.hypot(end[0] - start[0], end[1] - start[1])
        steps = max(3, round(distance / velocity / FRAME))
        self.down(start, **which)
        for point in path(start, end, steps):
            self.move(point, after=distance / velocity / steps, **which)
        self.up(after=0.001, **which)

    def tap(self, point, hold=0.05, **which):
        """Presses and releases at one place."""
        self.down(point, **which)
        self.up(after=hold, **which)


class WholePixels(Pointer):
    """A pointer whose driver only has whole pixels and cannot stamp events: the page stamps them, by `InputPlan`."""

    def __init__(self, plan, clock):
        self.plan = plan
        self.clock = clock
        # The scale of a page zoomed by two fingers, and the origin of its client area.
        self.scale = 1
        self.origin = (0, 0)

    def tap(self, point, hold=0.05, **which):
        """Presses and releases at one place, and returns after the page's click, if one is due."""
        before = self.plan.count("click")
        super().tap(point, hold, **which)
        self.plan.wait_for_count("click", before + 1, frames=6)

    def place(self, point):
        """The nearest point that the driver can go to: whole pixels of the screen."""
        x, y = (math.floor(part * self.scale + 0.5) / self.scale for part in point)
        return x, y

    def on_screen(self, point):
        """Whole pixels of the screen, from the upper left of the page."""
        return tuple(math.floor(part * self.scale + 0.5) for part in point)

    def on_page(self, point):
        """The page's coordinates of a point: offset by the origin of a zoomed page's visible part."""
        return point[0] + self.origin[0], point[1] + self.origin[1]


class TouchScreen(WholePixels):
    """Up to several fingers on a touch screen, distinguished by `finger` (1, 2, ...). A driver has `_send`."""

    def __init__(self, plan, clock):
        super().__init__(plan, clock)
        self.points = {}

    def down(self, point, *, finger=1, after=FRAME):
        """Puts a finger down; `after` counts when another one is down already."""
        stamp = self.clock.after(after) if self.points else self.clock.begin()
        self.points[finger] = self.place(point)
        self._send("down", stamp, [finger])

    def move(self, point, *, finger=1, after=FRAME):
        """Moves one finger; the others stay."""
        self.move_all({finger: point}, after=after)

    def move_all(self, points, *, after=FRAME):
        """Moves several fingers in one event: `{1: (x, y), 2: (x, y)}`."""
        places = {finger: self.place(point) for finger, point in points.items()}
        # A screen sends nothing for a finger that stays in place.
        moved = [finger for finger, place in places.items() if self.points[finger] != place]
        self.points.update(places)
        stamp = self.clock.after(after)
        if moved:
            self._send("move", stamp, moved)

    def up(self, *, finger=1, after=FRAME):
        """Lifts one finger; the others stay."""
        self._send("up", self.clock.after(after), [finger])
        del self.points[finger]

    def cancel(self, *, after=FRAME):
        """Cancels all fingers, like the system for a call or a gesture of its own."""
        self._send("cancel", self.clock.after(after), list(self.points))
        self.points.clear()

    def let_go(self):
        """Lifts all fingers that a test has left down: the next test has the same screen."""
        for finger in list(self.points):
            self.up(finger=finger)


class Hover(WholePixels):
    """A pointer that is visible before it presses. A driver has `_send`."""

    def __init__(self, plan, clock):
        super().__init__(plan, clock)
        self.point = (0, 0)
        self.button = None

    def down(self, point, *, button="left"):
        """Moves there and presses."""
        stamp = self.clock.begin()
        if self.point != self.place(point):
            self.point = self.place(point)
            self._send("move", stamp)
            stamp = self.clock.after(0.001)
        self.button = button
        self._send("down", stamp)

    def move(self, point, *, after=FRAME):
        """Moves, dragging when a button is down."""
        stamp = self.clock.after(after) if self.button else self.clock.begin()
        if self.point != self.place(point):
            self.point = self.place(point)
            self._send("move", stamp)

    def up(self, *, after=FRAME):
        """Releases the button."""
        self._send("up", self.clock.after(after))
        self.button = None

    def wheel(self, point, delta, *, after=FRAME, begin=False):
        """Turns the wheel by `delta` (x, y); `begin` starts anew after a pause."""
        stamp = self.clock.begin() if begin else self.clock.after(after)
        if self.point != self.place(point):
            self.point = self.place(point)
            self._send("move", stamp)
        self._turn(stamp, delta)

    def let_go(self):
        """Releases a button that a test has left down: the next test has the same mouse."""
        if self.button:
            self.up()
