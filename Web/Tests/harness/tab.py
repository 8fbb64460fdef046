"""What the tabs of Firefox and WebKit have in common: script in, values out as JSON."""

import json
import re

from harness.input_plan import SCRIPT, InputPlan
from harness.page import Page
from harness.page_clock import script
from harness.visit import ORIGIN, Visit

# The value of an expression, or what it returns when it is a function.
EXPRESSION = """
const given = (%s
);
const value = await (typeof given === 'function' ? given(%s) : given);
return (typeof value === 'function' ? null : JSON.stringify(value)) ?? 'null';
"""
STATEMENTS = "%s\n; return 'null';"


def has_several_statements(script):
    """Whether a semicolon lies outside of all brackets and texts."""
    outside = re.sub(r"""'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|//[^\n]*""", "", script)
    depth = 0
    for sign in outside:
        depth += (sign in "([{") - (sign in ")]}")
        if sign == ";" and depth == 0:
            return True
    return False


class Tab:
    """A page that a driver shows. A driver has `run`, which gives the text that a function body returns or throws
    `PageError`, `goto`, `reload`, `add_init_script`, `screenshot`, `press`, `emulate`, `heard`, `wait_for_download` and
    `close`."""

    def evaluate(self, expression, arg=None):
        """The value of an expression or of a function's call; several statements are run, and have none."""
        expression = expression.strip().rstrip(";")
        if has_several_statements(expression):
            return json.loads(self.run(STATEMENTS % expression))
        return json.loads(self.run(EXPRESSION % (expression, json.dumps(arg))))


class TabVisit(Visit):
    """A visit in such a tab. `Fingers`, `Mouse` and `Pen` are the driver's."""

    def __init__(self, relay, tab, settings, Fingers, Mouse, Pen):
        self.tab = tab
        if not settings.own:
            for source in (SCRIPT, script(settings.led)):
                tab.add_init_script(source)
        self.plan = InputPlan(tab)
        super().__init__(relay, Page(self, tab), settings)
        self.fingers, self.mouse, self.pen = (Kind and Kind(tab, self.plan, self.clock) for Kind in (Fingers, Mouse, Pen))

    def heard(self):
        return self.tab.heard()

    def collect_garbage(self):
        """Has nothing left that nobody can reach."""
        self.tab.collect_garbage()

    def pinch_zoom(self, factor):
        """Zooms by spreading two fingers, below whatever takes touches for itself."""
        y, reach = self.tab.size[1] - 40, 80
        self.fingers.down((10, y), finger=1)
        self.fingers.down((10 + reach, y), finger=2)
        for step in range(1, 11):
            self.fingers.move((10 + reach * (1 + (factor - 1) * step / 10), y), finger=2)
        self.fingers.up(finger=2)
        self.fingers.up(finger=1)
        self.begin_zoomed()

    def begin_zoomed(self):
        """From here on pointers go where the zoomed page is."""
        scale, origin = self.page.evaluate(f"[visualViewport.scale, {ORIGIN}]")
        for pointer in (self.fingers, self.mouse, self.pen):
            if pointer:
                pointer.scale, pointer.origin = scale, tuple(origin)

    def close(self):
        for pointer in (self.fingers, self.mouse, self.pen):
            if pointer:
                pointer.let_go()
        self.tab.close()
