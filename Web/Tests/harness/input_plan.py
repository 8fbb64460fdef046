"""Tells the page which input comes next and what time it counts at, for drivers that cannot stamp events."""

import time
from pathlib import Path

SCRIPT = (Path(__file__).parent / "input_plan.js").read_text()


class InputPlan:
    """The Python side of input_plan.js."""

    def __init__(self, tab):
        self.tab = tab

    def add(self, *samples):
        """Announces samples: kind, whole x and y, and seconds since 1970."""
        self.tab.evaluate("(samples) => window.inputPlan?.add(samples)", [list(sample) for sample in samples])

    def count(self, kind):
        """How many trusted events of a kind have come."""
        return self.tab.evaluate("(kind) => window.inputPlan?.counts[kind] ?? 0", kind)

    def wait_until_arrived(self, timeout=0.5):
        """Returns whether the page has got all of it, as soon as it has: a frame within it may have, or nobody."""
        return self._wait("window.inputPlan?.arrived ?? true", timeout)

    def wait_for_count(self, kind, least, timeout=0.5):
        """Returns when so many events of a kind have come, or are not going to."""
        self._wait(f"(window.inputPlan?.counts.{kind} ?? {least}) >= {least}", timeout)

    def _wait(self, expression, timeout):
        end = time.monotonic() + timeout
        while not (arrived := self.tab.evaluate(expression)) and time.monotonic() < end:
            time.sleep(0.002)
        return arrived
