"""The time that input is stamped with."""

import time


class InputClock:
    """Stamps events exactly as far apart as asked, and sends each about when its stamp says.

    How late the machine is shows in when an event arrives, never in the spacing of the stamps; so a throw has the
    same velocity every time.
    """

    def __init__(self):
        self.planned = 0.0

    def begin(self):
        """A new gesture: its first event is stamped now, and after everything before it."""
        self.planned = max(self.planned + 0.001, time.time())
        return self.planned

    def after(self, seconds):
        """The stamp of an event so long after the one before; returns when that time has come."""
        self.planned += seconds
        time.sleep(max(0.0, self.planned - time.time()))
        return self.planned

    def sent(self, kind, points):
        """An event has been sent; its stamp is in it, so it may come when it likes."""
