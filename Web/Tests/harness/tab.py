"""The common base of tabs of Firefox and WebKit: script in, values out as JSON."""

import json
import re

from harness.input_plan import SCRIPT, InputPlan, NoPlan
from harness.page import Page
from harness.page_clock import script
from harness.visit import ORIGIN, Visit

# The value of an expression, or of its call if it is a function. The expression may name variables of the page.
EXPRESSION = """
const __given = (%s
);
const __value = await (typeof __given === 'function' ? __given(%s) : __given);
return (typeof __value === 'function' ? null : JSON.stringify(__value)) ?? 'null';
"""
STATEMENTS = "%s\n; return 'null';"


def has_several_statements(script):
    """Whether a semicolon lies outside of all brackets and texts, or there is a statement that is no expression."""
    if script.startswith(("for ", "if ")):
        return True
    outside = re.sub(r"""'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|//[^\n]*""", "", script)
    depth = 0
    for sign in outside:
        depth += (sign in "([{") - (sign in ")]}")
        if sign == ";" and depth == 0:
            return True
    return False


class Tab:
    """A page of a driver. A driver has `run`, which returns the text of a function body or throws
    `PageError`, `goto`, `reload`, `add_init_script`, `screenshot`, `press`, `emulate`, `logged`, `wait_for_download` and
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
        self.plan = NoPlan(tab) if settings.own else InputPlan(tab)
        super().__init__(relay, Page(self, tab), settings)
        self.fingers, self.mouse, self.pen = (Kind and Kind(tab, self.plan, self.clock) for Kind in (Fingers, Mouse, Pen))

    def logged(self):
        return self.tab.logged()

    def collect_garbage(self):
        """Collects garbage."""
        self.tab.collect_garbage()

    def pinch_zoom(self, factor):
        """Zooms by two fingers, apart from elements that take touches."""
        y, reach = self.tab.size[1] - 40, 80
        self.fingers.down((10, y), finger=1)
        self.fingers.down((10 + reach, y), finger=2)
        for step in range(1, 11):
            self.fingers.move((10 + reach * (1 + (factor - 1) * step / 10), y), finger=2)
        self.fingers.up(finger=2)
        self.fingers.up(finger=1)
        self.begin_zoomed()

    def begin_zoomed(self):
        """Converts later pointers to the zoomed page."""
        scale, origin = self.page.evaluate(f"[visualViewport.scale, {ORIGIN}]")
        for pointer in (self.fingers, self.mouse, self.pen):
            if pointer:
                pointer.scale, pointer.origin = scale, tuple(origin)

    def close(self):
        for pointer in (self.fingers, self.mouse, self.pen):
            if pointer:
                pointer.let_go()
        self.tab.close()
