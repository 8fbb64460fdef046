"""The bottom sheet of "Write your own interaction", running on its page of the site, by the browser's own pointers and time."""

import pytest
from harness.unled import WATCH, Person
from test_unled import DEVICES

SHIFTS = """PerformanceObserver.supportedEntryTypes.includes('layout-shift') && new PerformanceObserver(
  (list) => (window.shifts ??= []).push(...list.getEntries().map(({ value }) => value))).observe({ type: 'layout-shift', buffered: true })"""
# The top of the sheet in the example, -1 where there is no sheet.
TOP = """() => {
  const sheet = document.querySelector('#sheet .sheet');
  return sheet.checkVisibility({ visibilityProperty: true })
    ? sheet.getBoundingClientRect().top - document.querySelector('#sheet').getBoundingClientRect().top : -1;
}"""
RESTS = "([event, top]) => document.querySelector('#sheet').dataset.event === event && Math.abs((%s)() - top) < 0.5" % TOP


@pytest.fixture
def person_at(page_at, site):
    """A person in front of the sheet, which rests at its lowest point."""

    def come(device):
        visit = page_at(f"{site.url}kit.html", scripts=[WATCH % "'supple-none'"], own=True, **DEVICES[device])
        person = Person(visit, visit.fingers if DEVICES[device] else visit.mouse)
        visit.page.evaluate("document.querySelector('#sheet').scrollIntoView({ block: 'center' })")
        person.until(RESTS, ["opened 0", 364])
        return person

    return come


def on_header(person):
    """A place on the sheet without a control: its title."""
    return person.center("#sheet .title")


@pytest.mark.parametrize("device", DEVICES)
def test_it_follows_the_finger_and_lands_at_the_nearest_point(person_at, device):
    person = person_at(device)
    x, y = on_header(person)
    person.pointer.down((x, y))
    for step in range(1, 21):
        person.pointer.move((x, y - 5 * step), after=0.012)
    # After the slop the sheet is one to one below the finger.
    person.until(f"(top) => Math.abs(({TOP})() - top) < 12", 364 - 100)
    person.pointer.move((x, y - 101), after=0.3)
    person.pointer.up(after=0.01)
    person.until(RESTS, ["settled 1", 208])


@pytest.mark.parametrize("device", DEVICES)
def test_a_pull_down_dismisses_it_and_a_button_opens_it_again(person_at, device):
    person = person_at(device)
    x, y = on_header(person)
    person.throw((x, y), (x, y + 120))
    person.until(RESTS, ["dismissed 0", -1])
    # By a key, once the button takes the focus: a press that comes with the sheet's last frame has twice brought no click.
    person.until("""() => {
      const button = document.querySelector('#sheet .ground button');
      button.focus();
      return document.activeElement === button;
    }""")
    person.visit.page.keyboard.press("Enter")
    person.until(RESTS, ["opened 1", 208])


@pytest.mark.parametrize("device", DEVICES)
def test_a_page_refuses_the_dismissal(person_at, device):
    person = person_at(device)
    person.tap(person.center("#sheet input"))
    person.until("() => document.querySelector('#sheet input').checked")
    x, y = on_header(person)
    person.throw((x, y), (x, y + 120))
    person.until(RESTS, ["dismissed 0", 364])


@pytest.mark.parametrize("device", DEVICES)
def test_a_tap_of_the_handle_goes_to_the_next_point(person_at, device):
    person = person_at(device)
    for event, top in (("settled 1", 208), ("settled 2", 0), ("settled 0", 364)):
        person.tap(person.center("#sheet .sheet-handle"))
        person.until(RESTS, [event, top])


def test_keys_alone_open_raise_and_dismiss_it(person_at):
    person = person_at("desktop")
    page = person.visit.page
    page.locator("#sheet .sheet-handle").focus()
    page.keyboard.press("Enter")
    person.until(RESTS, ["settled 1", 208])
    page.keyboard.press("Escape")
    person.until(RESTS, ["dismissed 0", -1])
    person.until("() => document.activeElement.matches('#sheet .ground button')")
    page.keyboard.press("Enter")
    person.until(RESTS, ["opened 1", 208])
    person.until("() => document.activeElement.matches('#sheet .sheet')")


@pytest.mark.parametrize("viewport", [(390, 844), (1440, 900)], ids=["phone", "desktop"])
def test_nothing_on_the_page_moves_when_it_comes(page_at, site, viewport):
    visit = page_at(f"{site.url}kit.html", led=False, viewport=viewport, scripts=[SHIFTS])
    Person(visit, visit.mouse).until(RESTS, ["opened 0", 364])
    assert visit.page.evaluate("window.shifts ?? []") == []
