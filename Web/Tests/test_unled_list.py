"""Pulls that begin on a scrolled list, or with a second finger, by the browser's own touches, time and frames."""

import pytest
from test_unled import DEVICES, FINGERS, HEAD, PAGES, SCALES, has_come, has_engine, page, person_at, pulls  # noqa: F401

ROW = "li:nth-of-type(4)"


@pytest.fixture
def list_at(person_at):  # noqa: F811
    def come(device, scrolled=0):
        person = person_at(device, page())
        has_come(person, "supple-slime-badge")
        has_engine(person)
        person.until("(y) => { notch.shadowRoot.querySelector('.scroller').scrollTop = y; return true; }", scrolled)
        person.until_rest()
        return person

    return come


@pytest.mark.parametrize("device", FINGERS)
@pytest.mark.parametrize("scrolled", [1, 100])
def test_a_list_that_arrives_at_its_top_is_pulled_on(list_at, device, scrolled):
    person = list_at(device, scrolled)
    x, y = 195, 120
    person.drag((x, y), (x, y + 450), seconds=0.9, hold=0.3)
    person.until_seen("supple-refresh")
    assert person.until_seen("supple-inserted")["items"] == 1
    person.until_rest()


TOP = "notch.shadowRoot.querySelector('.scroller').scrollTop"


def thrown(person, start, end):
    """The distance that a throw scrolls the list by."""
    before = person.visit.page.evaluate(TOP)
    person.throw(start, end)
    person.until(f"(before) => Math.abs({TOP} - before) > 60", before)
    person.until(f"async () => {{ const top = {TOP}; await new Promise((done) => setTimeout(done, 120)); return {TOP} === top; }}")
    return abs(person.visit.page.evaluate(TOP) - before)


@pytest.mark.parametrize("device", FINGERS)
def test_a_scrolled_list_goes_on_by_momentum_in_both_directions(list_at, device):
    person = list_at(device, 200)
    for start, end in (((195, 460), (195, 340)), ((195, 260), (195, 380))):
        # Further than the finger, which moves by 120. On a busy machine a finger may be too slow for momentum, and throws again.
        assert any(thrown(person, start, end) > 150 for _ in range(5))
    assert [event["name"] for event in person.seen() if event["name"] in ("supple-armed", "supple-refresh")] == []


# A list as high as the screen below a header that has scrolled off, in a page that snaps the rows.
COVERING = page(
    ".room{width:auto;height:100vh}#notch{bottom:0}ul{padding:0}"
    "supple-flipping-notch::part(scroller){scroll-snap-type:y mandatory;scroll-behavior:smooth}li{scroll-snap-align:start}",
    "<header style='height:200px'>Letters</header>%s")


@pytest.mark.parametrize("device", FINGERS)
def test_a_list_that_covers_the_page_gives_the_header_back_before_it_is_pulled(person_at, device):  # noqa: F811
    person = person_at(device, COVERING)
    has_come(person, "supple-slime-badge")
    has_engine(person)
    person.visit.page.evaluate("scrollTo(0, 9999)")
    person.until("() => scrollY === 200")
    person.until_rest()
    person.drag((195, 300), (195, 560), seconds=0.5, hold=0.3)
    person.until("() => scrollY === 0")
    person.until_rest()
    assert person.seen("supple-armed") == []
    person.forget()
    # WebKitGTK may have snapped the list to its second row meanwhile; a pull goes on where it meets the top.
    person.drag((195, 330), (195, 640), seconds=0.7, hold=0.3)
    person.until_seen("supple-refresh")
    assert person.until_seen("supple-inserted")["items"] == 1
    person.until_rest()
    # A browser snaps again to the row that it had snapped to, unless the element makes the new row that one.
    assert person.visit.page.evaluate("notch.shadowRoot.querySelector('.scroller').scrollTop") == 0
    assert person.visit.page.evaluate("notch.querySelector('li').textContent") == "New"


@pytest.mark.parametrize("device", FINGERS)
def test_a_second_finger_that_rests_changes_nothing(list_at, device):
    person = list_at(device)
    x, y = 195, 160
    person.pointer.down((x, y))
    for step in range(1, 31):
        person.pointer.move((x, y + 10 * step), after=0.012)
        if step == 15:
            person.pointer.down((80, 420), finger=2)
    person.until_seen("supple-armed")
    person.pointer.up(finger=1, after=0.05)
    person.pointer.up(finger=2, after=0.05)
    person.until_seen("supple-refresh")
    assert person.until_seen("supple-inserted")["items"] == 1
    assert not person.seen("supple-disarmed")


# A framework that renders a list again replaces the element under the finger.
RENDERS = """(what) => {
  addEventListener('pointerdown', ({ target }) => { window.touched = target; }, true);
  setInterval(() => {
    const old = document.querySelector(what);
    old.replaceWith(old.cloneNode(true));
  }, 120);
}"""


@pytest.mark.parametrize("device", FINGERS)
@pytest.mark.parametrize("what", [ROW, "[data-list]"])
def test_a_list_is_pulled_while_its_page_renders_it_anew(list_at, device, what):
    person = list_at(device)
    x, y = person.center(ROW)
    person.visit.page.evaluate(RENDERS, what)
    # The touched element leaves the document before the finger moves.
    person.pointer.down((x, y))
    person.until("() => window.touched?.isConnected === false")
    for step in range(1, 22):
        person.pointer.move((x, y + 10 * step), after=0.02)
    person.until_seen("supple-armed")
    person.pointer.up(after=0.05)
    person.until_seen("supple-refresh")
    assert person.until_seen("supple-inserted")["items"] == 1


RENDERS_AT_THE_PRESS = """(what) => {
  addEventListener('pointerdown', ({ target }) => {
    window.touched = target;
    const old = document.querySelector(what);
    old.replaceWith(old.cloneNode(true));
  }, true);
}"""


@pytest.mark.parametrize("device", FINGERS)
def test_a_list_is_pulled_whose_page_replaces_the_row_at_the_press(list_at, device):
    person = list_at(device)
    x, y = person.center(ROW)
    person.visit.page.evaluate(RENDERS_AT_THE_PRESS, ROW)
    person.drag((x, y), (x, y + 210), seconds=0.5, hold=0.3)
    assert person.visit.page.evaluate("touched.isConnected") is False
    person.until_seen("supple-refresh")
    assert person.until_seen("supple-inserted")["items"] == 1


SAY = """() => {
  const find = (root) => root.querySelector('supple-chat-heads')
    ?? [...root.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot && find(shadowRoot)).find(Boolean);
  window.heads = find(document);
  window.heads.message('anna', 'Are you on the train?');
  return true;
}"""

SAID = """() => {
  const { opacity, visibility } = window.heads.shadowRoot.querySelector('.flyout').style;
  return visibility === 'visible' && Number(opacity) > 0.99;
}"""


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", ["plain", "transform", "shadow"])
def test_a_pull_that_begins_on_a_flyout(person_at, device, name):  # noqa: F811
    person = person_at(device, PAGES[name])
    has_come(person, HEAD)
    person.until(SAY)
    person.until(SAID)
    person.until_rest()
    x, y = person.center(".flyout")
    # A mouse that rests on it keeps it there.
    if device == "desktop":
        person.pointer.move((x, y))
    pulls(person, (x, y), SCALES.get(name, 1))
    # The flyout is still there, or comes again, and a tap opens it.
    person.until(SAY)
    person.until(SAID)
    person.until_rest()
    person.tap(person.center(".flyout"))
    person.until_seen("supple-opened")
