"""As much of Playwright's locators as the tests use: found anew each time, shadow trees searched as well."""

import json
import time
from pathlib import Path

FIND = (Path(__file__).parent / "locator.js").read_text()


class Locator:
    """A chain of steps to elements: each narrows the result of the previous one."""

    def __init__(self, page, chain):
        self.page = page
        self.chain = chain

    def _then(self, **step):
        return Locator(self.page, [*self.chain, step])

    def locator(self, selector, *, has_text=None, has=None):
        return self._then(css=selector, text=has_text, has=has and has.chain)

    def get_by_role(self, role, *, name=None, exact=False):
        return self._then(role=role, name=name, exact=exact)

    def get_by_text(self, text, *, exact=False):
        return self._then(words=text, exact=exact)

    def get_by_label(self, label):
        return self._then(label=label)

    @property
    def first(self):
        return self._then(nth=0)

    @property
    def last(self):
        return self._then(nth=-1)

    def all(self):
        """A locator for each."""
        return [self._then(nth=index) for index in range(self.count())]

    def _all(self, script):
        """The value of an expression of `found`, the elements."""
        return self.page.evaluate(f"(chain) => {{ const found = ({FIND})(chain); return {script}; }}", self.chain)

    def _first(self, script, timeout=10):
        """The value of an expression of `element`, the first one, when one exists."""
        end = time.monotonic() + timeout
        while True:
            answer = self._all(f"found.length ? [((element) => {script})(found[0])] : null")
            if answer:
                return answer[0]
            assert time.monotonic() < end, f"nothing matches {self.chain}"
            time.sleep(0.03)

    def count(self):
        return self._all("found.length")

    def all_inner_texts(self):
        return self._all("found.map((element) => element.innerText)")

    def all_text_contents(self):
        return self._all("found.map((element) => element.textContent)")

    def is_visible(self):
        return self._all("found.length > 0 && found[0].checkVisibility({ visibilityProperty: true })")

    def is_checked(self):
        return self._first("element.checked")

    def wait_for(self, timeout=10):
        """Returns when the first is visible, while the page's time passes."""
        end = time.monotonic() + timeout
        while not self.is_visible():
            assert time.monotonic() < end, f"nothing is seen of {self.chain}"
            self.page.evaluate("() => pageClock.pass(50)")

    def evaluate(self, function):
        """The result of a function of the first one."""
        return self._first(f"({function})(element)")

    def evaluate_all(self, function):
        """The result of a function of all of them."""
        return self._all(f"({function})(found)")

    def bounding_box(self):
        return self._first(
            "(({ x, y, width, height }) => ({ x, y, width, height }))(element.getBoundingClientRect())")

    def inner_text(self):
        return self._first("element.innerText")

    def text_content(self):
        return self._first("element.textContent")

    def input_value(self):
        return self._first("element.value")

    def get_attribute(self, name):
        return self._first(f"element.getAttribute({json.dumps(name)})")

    def is_disabled(self):
        return self._first("element.disabled")

    def focus(self):
        self._first("void element.focus()")

    def fill(self, text):
        """Puts a text into a field, like a paste."""
        self._first(
            "{ element.focus(); element.value = %s; for (const name of ['input', 'change'])"
            " element.dispatchEvent(new Event(name, { bubbles: true })); }" % json.dumps(text))

    def select_option(self, label):
        """Chooses an option of a list, by its words or its value."""
        self._first(
            "{ const { value } = [...element.options].find(({ value, label }) => [value, label].includes(%s));"
            " element.value = value; for (const name of ['input', 'change'])"
            " element.dispatchEvent(new Event(name, { bubbles: true })); }" % json.dumps(label))

    def press(self, key):
        self.focus()
        self.page.keyboard.press(key)

    def press_sequentially(self, text):
        self.focus()
        self.page.keyboard.type(text)

    def check(self, force=False):
        """Chooses a check box or a radio button, like a click on its label."""
        self._first("void element.click()")

    def _middle(self):
        self._first("void element.scrollIntoView({ block: 'nearest' })")
        box = self.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def click(self):
        self.page.mouse.click(*self._middle())

    def tap(self):
        self.page.visit.fingers.tap(self._middle())
