"""What the tabs of Firefox and WebKit have in common: script in, values out as JSON."""

import json
import re

from harness.clock import InputClock
from harness.input_plan import SCRIPT, InputPlan
from harness.page import Page
from harness.visit import FRAME_COUNTER, Visit

# The value of an expression, or what it returns when it is a function.
EXPRESSION = """
const given = (%s
);
const value = await (typeof given === 'function' ? given(%s) : given);
return (typeof value === 'function' ? null : JSON.stringify(value)) ?? 'null';
"""
STATEMENTS = "%s\n; return 'null';"
FUNCTION = re.compile(r"(async\s*)?(\(|function\b|[\w$]+\s*=>)")


class Tab:
    """A page that a driver shows. A driver has `run`, which gives the text that a function body returns or throws
    `PageError`, `goto`, `reload`, `add_init_script`, `screenshot`, `press`, `emulate`, `heard`, `wait_for_download` and
    `close`."""

    def evaluate(self, expression, arg=None):
        """The value of an expression or of a function's call; several statements are run, and have none."""
        expression = expression.strip().rstrip(";")
        if ";" in expression and not FUNCTION.match(expression):
            return json.loads(self.run(STATEMENTS % expression))
        return json.loads(self.run(EXPRESSION % (expression, json.dumps(arg))))


class TabVisit(Visit):
    """A visit in such a tab. `Fingers`, `Mouse` and `Pen` are the driver's."""

    def __init__(self, relay, tab, Fingers, Mouse, Pen):
        super().__init__(relay)
        self.tab = tab
        for script in (SCRIPT, FRAME_COUNTER):
            tab.add_init_script(script)
        self.plan = InputPlan(tab)
        self.page = Page(self, tab)
        clock = InputClock()
        self.fingers, self.mouse, self.pen = (Kind and Kind(tab, self.plan, clock) for Kind in (Fingers, Mouse, Pen))

    def heard(self):
        return self.tab.heard()

    def collect_garbage(self):
        """Has nothing left that nobody can reach."""
        self.tab.collect_garbage()

    def close(self):
        for pointer in (self.fingers, self.mouse, self.pen):
            if pointer:
                pointer.let_go()
        self.tab.close()
