"""The time stamps of input."""

import time


class InputClock:
    """Stamps events at exact distances, and sends each at about its stamp.

A slow machine delays the arrival of events, never the distances of their stamps; so a throw has the
same velocity every time.
    """

    def __init__(self):
        self.planned = 0.0

    def begin(self):
        """A new gesture: its first event is stamped now, and after everything before it."""
        self.planned = max(self.planned + 0.001, time.time())
        return self.planned

    def after(self, seconds):
        """The stamp of an event so long after the previous one; returns at that time."""
        self.planned += seconds
        time.sleep(max(0.0, self.planned - time.time()))
        return self.planned

    def sent(self, kind, points):
        """Does nothing: a sent event contains its stamp, so it may arrive late."""
