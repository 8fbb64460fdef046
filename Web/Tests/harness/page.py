"""The parts of Playwright's page that the tests use, on any browser's tab that can evaluate script."""

import json
import time
from contextlib import contextmanager
from fnmatch import fnmatchcase
from pathlib import Path

from harness.locator import Locator
from harness.page_clock import PageTimeout, wait_for

class PageError(Exception):
    """An error thrown by script in the page."""


class Message:
    """A line on the console."""

    def __init__(self, line):
        self.type, _, self.text = line.partition(": ")


class Awaited:
    """The value at the end of a `with` block."""

    value = None


class Download:
    """A download of the page."""

    def __init__(self, path):
        self._path = Path(path)

    def path(self):
        return self._path


class Keyboard:
    """Keys by their names of the UI Events specification, `Shift+Tab` with a modifier."""

    def __init__(self, tab, plan):
        self.tab = tab
        self.plan = plan

    def press(self, key):
        """Presses and releases."""
        before = self.plan.count("key")
        *modifiers, key = key.split("+") if len(key) > 1 else [key]
        self.tab.press([*modifiers, key])
        self.plan.wait_for_count("key", before + 1)

    def type(self, text):
        """Presses one key after the other."""
        for letter in text:
            self.press(letter)


class PageMouse:
    """Playwright's interface of the visit's mouse."""

    def __init__(self, visit):
        self.visit = visit
        self.at = (0, 0)

    def move(self, x, y):
        self.at = x, y
        self.visit.mouse.move(self.at)

    def down(self):
        self.visit.mouse.down(self.at)

    def up(self):
        self.visit.mouse.up()

    def click(self, x, y):
        """Moves there, presses and releases."""
        self.visit.mouse.tap((x, y))


class Page:
    """A page in a tab; `visit` touches it."""

    def __init__(self, visit, tab):
        self.visit = visit
        self.tab = tab
        self.keyboard = Keyboard(tab, visit.plan)
        self.mouse = PageMouse(visit)

    def goto(self, url):
        self.tab.goto(url)

    def reload(self):
        self.tab.reload()

    def add_init_script(self, source):
        self.tab.add_init_script(source)

    def evaluate(self, expression, arg=None):
        return self.tab.evaluate(expression, arg)

    def wait_for_function(self, expression, *, arg=None, polling=None, timeout=15_000):
        return wait_for(self.tab, expression, arg, polling, timeout)

    def wait_for_selector(self, selector, *, state="visible"):
        shown = " && found.checkVisibility()" if state == "visible" else ""
        self.wait_for_function(
            f"() => {{ const found = document.querySelector({json.dumps(selector)}); return found !== null{shown}; }}")

    def wait_for_url(self, pattern, *, timeout=15):
        """Returns when the address matches the pattern with `*`."""
        end = time.monotonic() + timeout
        while not fnmatchcase(self.evaluate("location.href") or "", pattern):
            if time.monotonic() > end:
                raise PageTimeout(f"never at {pattern}")
            time.sleep(0.03)
        self.wait_for_function("() => document.readyState === 'complete'")

    def locator(self, selector, *, has_text=None, has=None):
        return Locator(self, []).locator(selector, has_text=has_text, has=has)

    def get_by_role(self, role, *, name=None, exact=False):
        return Locator(self, []).get_by_role(role, name=name, exact=exact)

    def get_by_text(self, text, *, exact=False):
        return Locator(self, []).get_by_text(text, exact=exact)

    def get_by_label(self, label):
        return Locator(self, []).get_by_label(label)

    def screenshot(self, *, path=None, clip=None):
        """A PNG of the viewport or of a part of it."""
        picture = self.tab.screenshot(clip)
        if path:
            Path(path).write_bytes(picture)
        return picture

    def emulate_media(self, **preferences):
        self.tab.emulate(**preferences)

    @contextmanager
    def expect_download(self):
        awaited = Awaited()
        yield awaited
        awaited.value = Download(self.tab.wait_for_download())

    @contextmanager
    def expect_console_message(self, predicate, *, timeout=5):
        awaited = Awaited()
        known = len(self.tab.logged())
        yield awaited
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            awaited.value = next(
                (message for message in map(Message, self.tab.logged()[known:]) if predicate(message)), None)
            if awaited.value:
                return
            time.sleep(0.02)
        raise PageTimeout("the console did not say it")
