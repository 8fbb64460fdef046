"""The page on devices: a phone that turns, cut-outs that change, colours of bars, going back, fingers, and previews."""

import os
import re
import subprocess
import urllib.request

import pytest

from conftest import ROOT
from harness.pixels import decode
from test_demo import WIDE, leader, row
from test_demo_text import TWICE

FLIGHT = """document.querySelector('#phone').getAnimations()
  .map(({ effect }) => effect.getKeyframes().map(({ transform }) => transform))"""

# The interface of a browser with Android's back gesture.
WATCHER = """
window.watchers = [];
window.CloseWatcher = class extends EventTarget {
  constructor() { super(); watchers.push(this); }
  destroy() { this.isGone = true; }
};
"""


def choose(visit, value):
    visit.page.get_by_role("radiogroup", name="Screen").locator(f"input[value={value}]").check(force=True)


def attribute(visit, name):
    return float(visit.page.locator("#notch").get_attribute(name))


def test_a_phone_that_lies_down_turns(quiet):
    choose(quiet, "landscape")
    [[first, last]] = quiet.page.evaluate(FLIGHT)
    assert "rotate(90deg)" in first and "rotate(0deg)" in last
    quiet.page.evaluate("document.querySelector('#phone').getAnimations()[0]?.finish()")
    choose(quiet, "notch")
    assert "rotate(-90deg)" in quiet.page.evaluate(FLIGHT)[-1][0]


def test_a_cutout_becomes_another_one_by_motion(quiet):
    seen = []
    choose(quiet, "island")
    for _ in range(3):
        quiet.clock.after(0.05)
        seen.append(attribute(quiet, "notch-width"))
    assert 209 > seen[0] > seen[1] > seen[2] > 120
    quiet.wait_until_still()
    assert (attribute(quiet, "notch-width"), attribute(quiet, "notch-inset")) == (126, 11)
    choose(quiet, "hole")
    quiet.wait_until_still()
    assert quiet.page.locator("#notch").get_attribute("cutout") == "hole"
    assert (attribute(quiet, "notch-width"), attribute(quiet, "notch-depth")) == (26, 26)
    choose(quiet, "none")
    quiet.clock.after(0.05)
    assert quiet.page.locator("#notch").get_attribute("cutout") == "hole"
    quiet.wait_until_still()
    assert quiet.page.locator("#notch").get_attribute("cutout") == "none"
    assert quiet.page.locator("#notch").get_attribute("notch-width") is None


def test_with_reduced_motion_shapes_change_at_once(quiet_page):
    visit = quiet_page(viewport=WIDE, reduced_motion=True)
    choose(visit, "island")
    assert attribute(visit, "notch-width") == 126
    choose(visit, "landscape")
    assert visit.page.evaluate(FLIGHT) == []


def test_the_browsers_bars_have_the_colour_of_the_upper_edge(quiet_page):
    visit = quiet_page(viewport=(390, 844), touch=True)
    colours = "[...document.querySelectorAll('meta[name=theme-color]')].map(({ content }) => content)"

    def colour(selector):
        return visit.page.evaluate(f"getComputedStyle(document.querySelector('{selector}')).backgroundColor")

    light = colour("#screen")
    assert set(visit.page.evaluate(colours)) == {light}
    visit.page.evaluate("document.querySelector('#panel input[value=dark]').click()")
    assert colour("#screen") != light and set(visit.page.evaluate(colours)) == {colour("#screen")}


def open_row(visit):
    visit.tap(row(visit, "Dario Conti").locator(".row-open"))
    visit.page.wait_for_function("() => document.querySelector('#heads').openHead === 'dario'")
    visit.wait_until_still()


def is_closed(visit):
    visit.page.wait_for_function("() => document.querySelector('#heads').openHead === null")
    visit.wait_until_still()


def test_going_back_closes_the_conversation(quiet_page):
    visit = quiet_page(viewport=(390, 844), touch=True, scripts=("delete window.CloseWatcher",))
    address = visit.page.evaluate("location.href")
    open_row(visit)
    visit.page.evaluate("history.back()")
    is_closed(visit)
    assert visit.page.evaluate("location.href") == address and visit.page.evaluate("history.state") is None
    # Closed otherwise, it leaves no entry in the history.
    open_row(visit)
    visit.page.evaluate("void document.querySelector('#heads').close()")
    visit.page.wait_for_function("() => history.state === null")


def test_a_request_to_close_closes_the_conversation(quiet_page):
    visit = quiet_page(viewport=(390, 844), touch=True, scripts=(WATCHER,))
    open_row(visit)
    assert visit.page.evaluate("watchers.map(({ isGone }) => !!isGone)") == [False]
    visit.page.evaluate("watchers[0].onclose(new Event('close'))")
    is_closed(visit)
    open_row(visit)
    visit.page.evaluate("void document.querySelector('#heads').close()")
    is_closed(visit)
    # One that has closed is inactive by itself.
    assert visit.page.evaluate("watchers.map(({ isGone }) => !!isGone)") == [False, True]


def test_for_fingers_heads_rest_within_the_edge(quiet_page):
    visit = quiet_page(viewport=(390, 844), touch=True)
    # A head of 66 that rests 8 from the edge.
    assert leader(visit)[0] == pytest.approx(390 - 8 - 33, abs=0.5)
    assert "edgeOverhang" not in visit.page.locator(".code-block code").text_content()
    visit.page.evaluate("document.querySelector('#panel input[value=classic]').click()")
    assert visit.page.evaluate("document.querySelector('#heads').tuning") == {}
    mouse = quiet_page(viewport=WIDE)
    assert mouse.page.evaluate("document.querySelector('#heads').tuning") == {}


def test_a_page_that_is_an_upright_phone_has_a_notch_and_pulled_it_leaves_the_title_readable(quiet_page):
    visit = quiet_page(viewport=(390, 844), touch=True)
    words = visit.page.evaluate(
        """() => {
          const range = document.createRange();
          range.selectNodeContents(document.querySelector('#chats-title'));
          return range.getBoundingClientRect().right;
        }""")
    rest = visit.box("[part=notch]")
    assert rest.y <= 0 and 20 < rest.bottom < visit.box("#chats-title").y
    visit.fingers.drag((200, 300), (200, 430), hold=0.3, release=False)
    pulled = visit.box("[part=notch]")
    assert pulled.bottom > rest.bottom + 50 and words < pulled.x and pulled.right < visit.box("#panel-open").x
    visit.fingers.up()
    lying = quiet_page(viewport=(844, 390), touch=True)
    assert lying.page.locator("#notch").get_attribute("cutout") == "none" and not lying.page.locator(".maker").is_visible()


# The words of rows above the screen's foot at a height that reach below it.
UNDER = """(foot) => [...document.querySelectorAll('.row :is(.name, .line, time)')].filter((part) => {
  const words = document.createRange();
  words.selectNodeContents(part);
  const { top, bottom } = words.getBoundingClientRect();
  return top < foot && bottom > foot;
}).map((part) => part.textContent)"""


def test_on_a_phone_that_lies_one_line_says_what_the_page_is_and_ticks_off_what_was_done(visit_page):
    visit = visit_page(viewport=(844, 390), touch=True, reduced_motion=True)
    visit.wait_until_loaded("#panel-content [aria-label=Feel]")
    visit.wait_until_still()
    line = visit.page.locator(".lying")
    box = visit.box(".lying")
    assert "Supple" in line.inner_text() and "Interface you can feel." in line.inner_text()
    # It has the foot of the screen for itself: it lies over no words, and the list and the heads end above it.
    assert (box.x, box.right, box.bottom, box.height) == (0, 844, 390, 44) and leader(visit)[1] + 43 <= box.y
    assert visit.page.evaluate(UNDER, box.y) == []
    visit.fingers.drag(leader(visit), (820, 380), hold=0.3)
    visit.wait_until_still()
    assert leader(visit)[1] + 43 <= box.y
    scroller = "document.querySelector('#notch').shadowRoot.querySelector('[part=scroller]')"
    visit.page.evaluate(f"() => {{ {scroller}.scrollTop = 9999; }}")
    visit.wait_until_still()
    assert visit.box("#conversations > :last-child").bottom <= box.y
    # A conversation has its room, and leaves the heads where they were.
    stood = leader(visit)
    visit.page.evaluate("void document.querySelector('#heads').open('anna')")
    visit.wait_until_still()
    assert not line.is_visible()
    assert visit.page.evaluate("document.querySelector('#heads').shadowRoot.querySelector('[part~=conversation]').getBoundingClientRect().bottom") > box.y
    visit.page.evaluate("void document.querySelector('#heads').close()")
    visit.wait_until_still()
    assert line.is_visible() and leader(visit) == pytest.approx(stood, abs=0.5)
    x, y = leader(visit)
    visit.fingers.throw((x, y), (x - 500, y), 2000)
    visit.wait_until_still()
    # Each gesture has its sign, as on the cards, and a tick in its place once it was done.
    signs = "[...document.querySelectorAll('.lying-words .icon')].filter((sign) => sign.checkVisibility()).map((sign) => sign.parentElement.dataset.icon)"
    assert line.is_visible() and visit.page.evaluate(signs) == ["check", "slime", "notch"]
    visit.page.evaluate("document.querySelectorAll('.try').forEach((each) => each.toggleAttribute('data-done', true))")
    # Then it has only the button that leads on, by its name.
    visit.wait_until_still()
    assert not visit.page.locator(".lying-words").is_visible() and visit.box("#lying-more > span:last-child").width > 100


@pytest.mark.parametrize("viewport", [(320, 256), (640, 360), (667, 375), (844, 390)])
def test_a_low_page_leads_to_what_is_below_the_phone(quiet_page, viewport):
    visit = quiet_page(viewport=viewport, touch=viewport[0] > 600, reduced_motion=True)
    button = visit.page.get_by_role("button", name="See each one up close").first
    box = button.bounding_box()
    assert box["height"] >= 44 and box["y"] + box["height"] <= viewport[1] and box["width"] >= 44
    assert visit.page.evaluate(
        "({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2).closest('button')?.id", box) == "lying-more"
    assert visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    visit.page.evaluate("document.querySelector('#lying-more').click()")
    visit.page.wait_for_function("() => document.querySelector('#interactions').getBoundingClientRect().top < 2")
    assert visit.page.evaluate("document.querySelector('.last-start').checkVisibility()")
    # A conversation has the page for itself.
    visit.page.evaluate("() => { scrollTo(0, 0); void document.querySelector('#heads').open('anna'); }")
    visit.page.wait_for_function("() => !document.querySelector('#interactions').checkVisibility()")


def test_on_a_phone_that_lies_open_heads_cover_no_time_and_no_badge(quiet_page):
    visit = quiet_page(viewport=(844, 390), touch=True)
    ends = """() => [...document.querySelectorAll('.row :is(time, supple-slime-badge)')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true })).length"""
    before = visit.page.evaluate(ends)
    visit.page.evaluate("void document.querySelector('#heads').open('anna')")
    visit.page.wait_for_function(f"() => ({ends})() === 0")
    visit.page.evaluate("void document.querySelector('#heads').close()")
    visit.page.wait_for_function(f"(before) => ({ends})() >= before - 1", arg=before)
    assert before > 10


def test_the_line_of_a_phone_that_lies_holds_text_of_twice_the_size(visit_page):
    visit = visit_page(viewport=(844, 390), touch=True, reduced_motion=True, scripts=(TWICE,))
    visit.wait_until_loaded("#panel-content [aria-label=Feel]")
    visit.wait_until_still()
    words = visit.page.evaluate(
        "[...document.querySelectorAll('.lying-words span')].map((part) => part.getBoundingClientRect()).map(({ left, right }) => [left, right])")
    assert len(words) == 3 and all(left >= 0 and right <= 844 for left, right in words)
    assert visit.box(".lying").height == 88


def test_two_taps_zoom_nothing(quiet_page):
    visit = quiet_page(viewport=(390, 844), touch=True)
    actions = visit.page.evaluate(
        "['html', '.screen', '.row-open', '#compose', '.try'].map((part) =>"
        " getComputedStyle(document.querySelector(part)).touchAction)")
    assert set(actions) == {"manipulation"}


def test_previews_are_there_in_the_size_that_is_said(visit_page, server, tmp_path):
    visit = visit_page(viewport=WIDE)
    # The page names them if it has an address.
    page = tmp_path / "index.html"
    page.write_text((ROOT / "Demo" / "index.html").read_text())
    subprocess.run(["node", ROOT / "Scripts" / "site-address.mjs", page], env={**os.environ, "SUPPLE_SITE": server.url}, check=True)
    said = dict(re.findall(r'property="og:([\w:]+)" content="([^"]*)"', page.read_text()))
    icon = server.url + visit.page.evaluate("document.querySelector('link[rel=apple-touch-icon]').getAttribute('href')")
    for address, kind, most in ((said["image"], "image/png", 120_000), (said["video"], "video/mp4", 200_000), (icon, "image/png", 10_000)):
        with urllib.request.urlopen(address) as answer:
            assert answer.headers["content-type"] == kind and len(answer.read()) < most
    size = visit.page.evaluate(
        "async (name) => { const image = new Image(); image.src = name; await image.decode();"
        " return [image.naturalWidth, image.naturalHeight].map(String); }", said["image"].removeprefix(server.url))
    assert size == [said["image:width"], said["image:height"]]


@pytest.mark.parametrize("viewport", [(1440, 900), (1280, 800), (1440, 860)])
def test_the_screen_begins_on_a_whole_pixel_and_shows_no_scroll_bar(visit_page, viewport):
    visit = visit_page(viewport=viewport)
    # A part of a pixel would show as a line between the bezel and the cut-out.
    top = visit.page.evaluate("document.querySelector('.screen').getBoundingClientRect().y")
    assert top == pytest.approx(round(top), abs=0.01)
    bar, width, inner = visit.page.evaluate(
        "(({ scroller }) => [getComputedStyle(scroller).scrollbarWidth, scroller.offsetWidth, scroller.clientWidth])"
        "({ scroller: document.querySelector('supple-flipping-notch').shadowRoot.querySelector('.scroller') })")
    assert bar == "none" and width == inner
    # Bezel and cut-out meet without a row of pixels of another colour.
    visit.wait_until_still()
    middle = visit.box(".screen").center[0]
    rows = decode(visit.page.screenshot(clip={"x": middle, "y": top - 2, "width": 1, "height": 6}))
    assert len({pixel for [pixel] in rows}) <= 2, rows


# The scrollers of a part of the page, shadow trees included, which could show a classic scroll bar.
BARS = """(part) => {
  const found = [];
  const look = (root) => {
    for (const element of root.querySelectorAll('*')) {
      const { overflowX, overflowY, scrollbarWidth } = getComputedStyle(element);
      const scrolls = [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
      if (scrolls && scrollbarWidth !== 'none' && element.checkVisibility()) found.push(`${element.localName}.${element.className}`);
      if (element.shadowRoot) look(element.shadowRoot);
    }
  };
  look(document.querySelector(part));
  return found;
}"""


def test_nothing_in_the_phone_has_a_scroll_bar_and_no_code_has_one_below(quiet_page):
    visit = quiet_page(viewport=WIDE)
    visit.page.evaluate("void document.querySelector('#heads').open('anna')")
    visit.wait_until_still()
    assert visit.page.evaluate(BARS, "#screen") == []
    assert visit.page.evaluate(
        "[...document.querySelectorAll('.code-block, .code-block code')].map((code) => code.scrollWidth - code.clientWidth)") == [0, 0]
