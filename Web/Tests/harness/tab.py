"""What the tabs of Firefox and WebKit have in common: script in, values out as JSON."""

import json

from harness.input_plan import SCRIPT, InputPlan
from harness.page import Page, PageError
from harness.page_clock import script
from harness.visit import Visit

# The value of an expression, or what it returns when it is a function.
EXPRESSION = """
const given = (%s
);
const value = await (typeof given === 'function' ? given(%s) : given);
return (typeof value === 'function' ? null : JSON.stringify(value)) ?? 'null';
"""
STATEMENTS = "%s\n; return 'null';"


class Tab:
    """A page that a driver shows. A driver has `run`, which gives the text that a function body returns or throws
    `PageError`, `goto`, `reload`, `add_init_script`, `screenshot`, `press`, `emulate`, `heard`, `wait_for_download` and
    `close`."""

    def evaluate(self, expression, arg=None):
        """The value of an expression or of a function's call; several statements are run, and have none."""
        expression = expression.strip().rstrip(";")
        try:
            return json.loads(self.run(EXPRESSION % (expression, json.dumps(arg))))
        except PageError as error:
            if "SyntaxError" not in str(error):
                raise
            return json.loads(self.run(STATEMENTS % expression))


class TabVisit(Visit):
    """A visit in such a tab. `Fingers`, `Mouse` and `Pen` are the driver's."""

    def __init__(self, relay, tab, is_led, Fingers, Mouse, Pen):
        self.tab = tab
        for source in (SCRIPT, script(is_led)):
            tab.add_init_script(source)
        self.plan = InputPlan(tab)
        super().__init__(relay, Page(self, tab), is_led)
        self.fingers, self.mouse, self.pen = (Kind and Kind(tab, self.plan, self.clock) for Kind in (Fingers, Mouse, Pen))

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
