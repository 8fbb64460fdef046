"""Announces each input with its time to the page, for drivers that cannot stamp events."""

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
        """The number of trusted events of a kind so far."""
        return self.tab.evaluate("(kind) => window.inputPlan?.counts[kind] ?? 0", kind)

    def wait_until_arrived(self, frames=60):
        """Returns whether the page has received all samples, immediately or after so many frames: a frame within the page, or
        nothing, may have received them."""
        return self.tab.evaluate("(frames) => window.inputPlan?.arrival(frames) ?? true", frames)

    def wait_for_count(self, kind, least, frames=60):
        """Returns when so many events of a kind have arrived, or will not arrive."""
        self.tab.evaluate("(given) => window.inputPlan?.counted(...given)", [kind, least, frames])


class NoPlan:
    """The input of a page without input_plan.js."""

    def __init__(self, tab):
        self.tab = tab

    def add(self, *samples):
        """Announces nothing."""

    def count(self, kind):
        """Counts nothing."""
        return 0

    def wait_until_arrived(self, frames=60):
        """Returns when the page has time for script, so that input is no faster than the page."""
        self.tab.run("return ''")
        return True

    def wait_for_count(self, kind, least, frames=60):
        """Waits for nothing."""
