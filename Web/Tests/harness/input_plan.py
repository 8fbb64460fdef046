"""Tells the page which input comes next and what time it counts at, for drivers that cannot stamp events."""

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

    def wait_until_arrived(self, frames=60):
        """Returns whether the page has got all of it, as soon as it has, or after so many frames: a frame within the page
        may have got it, or nobody."""
        return self.tab.evaluate("(frames) => window.inputPlan?.arrival(frames) ?? true", frames)

    def wait_for_count(self, kind, least, frames=60):
        """Returns when so many events of a kind have come, or are not going to."""
        self.tab.evaluate("(given) => window.inputPlan?.counted(...given)", [kind, least, frames])
