"""The site in a real browser: what can be tuned, found and read, on a phone as well."""

from pathlib import Path

import pytest
from harness.axe import violations
from harness.servers import StaticFiles
from test_demo_text import TWICE

SITE = Path(__file__).resolve().parents[2] / "Site"
# Of the Swift modules one page of each sort: a module, a type with much to say, an extension, a protocol, articles.
MODULE_PAGES = ["api-suppleuikit", "api-supplemotion-spring", "api-suppleswiftui-swiftui-view",
                "api-suppleinteractions-interaction", "api-supplemotion-whichspring", "api-supplemotion-movingfromotherlibraries"]
PAGES = ["start", "chat-heads", "slime-badge", "flipping-notch", "springs", "migration", "elements", "web", "apple", "render",
         "pixels", "glossary", "decisions", "testing", "spec-chat-heads", "spec-slime-badge", "spec-flipping-notch",
         "spec-states", "architecture", "changelog", *MODULE_PAGES]

# What reaches out of the page's width, apart from what is scrolled within its own box and what only assistive technology reads.
SPILLED = """() => [...document.querySelectorAll('body *')].filter((element) => {
  const box = element.getBoundingClientRect();
  const scrolls = element.closest('pre, .wide, .menu, svg, .example, .visually-hidden, .skip');
  return element.checkVisibility() && box.width && !scrolls && (box.right > innerWidth + 1 || box.left < -1);
}).map((element) => element.outerHTML.slice(0, 90))"""

TURNED = """new MutationObserver((_, observer) => {
  if (!document.documentElement) return;
  document.documentElement.dir = 'rtl';
  observer.disconnect();
}).observe(document, { childList: true })"""


@pytest.fixture(scope="module")
def site():
    with StaticFiles(SITE, "dist/") as running:
        yield running


@pytest.fixture
def visit_site(page_at, site):
    return lambda page, **options: page_at(f"{site.url}{page}.html", **options)


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("preferences", [{}, {"color_scheme": "dark"}, {"forced_colors": True}], ids=["light", "dark", "forced"])
def test_axe_finds_nothing_and_a_phone_shows_all_of_the_width(visit_site, name, preferences):
    # axe waits by timers of its own, which a clock that is led would hold.
    visit = visit_site(name, led=False, **preferences)
    visit.wait_until_still()
    assert violations(visit) == []
    assert visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_all_pages_are_looked_at():
    own = {path.stem for path in (SITE / "dist").glob("*.html") if not path.name.startswith("api-")}
    assert own == {*PAGES, "index"} - set(MODULE_PAGES)


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("script", [TWICE, TURNED], ids=["twice", "right-to-left"])
@pytest.mark.parametrize("viewport", [(390, 844), (1440, 900)], ids=["phone", "desktop"])
def test_text_of_twice_the_size_and_from_right_to_left_stays_within_the_page(visit_site, name, script, viewport):
    visit = visit_site(name, led=False, viewport=viewport, scripts=[script])
    visit.wait_until_still()
    assert visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert visit.page.evaluate(SPILLED) == []


@pytest.mark.parametrize("preferences", [{}, {"color_scheme": "dark"}, {"forced_colors": True}], ids=["light", "dark", "forced"])
def test_axe_finds_nothing_where_contents_and_search_are_open(visit_site, preferences):
    visit = visit_site("api-supplemotion-spring", led=False, **preferences)
    visit.page.locator("#menu summary").click()
    visit.page.locator("#query").fill("spring")
    visit.page.locator("#found a").first.wait_for()
    visit.wait_until_still()
    assert violations(visit) == []


def test_the_search_finds_what_swift_declares(visit_site):
    visit = visit_site("start", viewport=(1100, 800))
    visit.page.locator("#query").fill("init(stiffness:dampingRatio:)")
    first = visit.page.locator("#found a").first
    first.wait_for()
    assert first.inner_text().splitlines() == ["init(stiffness:dampingRatio:)", "SuppleMotion: Spring"]
    first.click()
    visit.page.wait_for_url("**/api-supplemotion-spring.html#init-stiffness-dampingratio")
    assert visit.page.locator(".menu [aria-current]").inner_text() == "Spring"


@pytest.mark.parametrize("name, tag", [
    ("chat-heads", "supple-chat-heads"), ("slime-badge", "supple-slime-badge"), ("flipping-notch", "supple-flipping-notch")])
def test_what_is_tuned_is_in_force_and_in_the_code(visit_site, name, tag):
    visit = visit_site(name, viewport=(1440, 900))
    visit.page.wait_for_selector(".tuning .number")
    field = visit.page.locator(".tuning .typed").first
    field.fill("300")
    field.press("Enter")
    visit.wait_until_still()
    tuning = visit.page.evaluate(f"Object.entries(document.querySelector('{tag}').tuning)")
    assert [value for _, value in tuning] == [300]
    assert f"{tuning[0][0]}': 300" in visit.page.locator(".about .code-block code").inner_text()
    visit.page.locator(".about input[value=swiftui]").check(force=True)
    assert "stiffness: 300" in visit.page.locator(".about .code-block code").inner_text()


def test_a_spring_is_the_same_in_every_vocabulary(visit_site):
    visit = visit_site("springs", viewport=(1440, 900))
    visit.page.wait_for_selector(".tuning .number")
    duration, bounce = (visit.page.get_by_role("textbox", name=name) for name in ["Duration, s", "Bounce"])
    for field, value in [(duration, "0.5"), (bounce, "0.25")]:
        field.fill(value)
        field.press("Enter")
    said = visit.page.locator("#spring-tuner .code").inner_text()
    # (2 pi / 0.5)^2 = 157.91; 2 * 0.75 * 2 pi / 0.5 = 18.8496.
    for expected in [
        "Spring(stiffness: 157.91, dampingRatio: 0.75)", ".spring(duration: 0.5, bounce: 0.25)", "damping: 18.8496",
        "spring(dampingRatio = 0.75f, stiffness = 157.91f)", "tension: 157.91, friction: 18.8496", "tension: 20.0314, friction: 5.9499",
        "SpringDescription(mass: 1, stiffness: 157.91, damping: 18.8496)", "linear(0,",
    ]:
        assert expected in said
    # Set by its damping, as react-spring's friction: 12.5664 is a damping ratio of 0.5.
    damping = visit.page.get_by_role("textbox", name="Damping", exact=True)
    damping.fill("12.5664")
    damping.press("Enter")
    assert "bounce: 0.5)" in visit.page.locator("#spring-tuner .code").inner_text()


def test_the_search_finds_by_keyboard(visit_site):
    visit = visit_site("start", viewport=(1100, 800))
    visit.page.keyboard.press("/")
    visit.page.keyboard.type("supple-clear")
    first = visit.page.locator("#found a").first
    first.wait_for()
    assert first.inner_text().splitlines()[0] == "supple-clear"
    visit.page.keyboard.press("Enter")
    visit.page.wait_for_url("**/*.html#events")
    visit.page.locator("#query").fill("<b>none such")
    visit.page.locator("#found p").wait_for()
    assert visit.page.locator("#found").inner_text() == "Nothing has that."


def test_every_example_can_be_touched(visit_site):
    visit = visit_site("slime-badge", touch=True)
    visit.page.wait_for_selector(".tuning .number")
    visit.page.evaluate("document.querySelector('supple-slime-badge').scrollIntoView({ block: 'center' })")
    visit.wait_until_still()
    x, y = visit.box("supple-slime-badge").center
    visit.fingers.drag((x, y), (x - 200, y + 120), hold=0.1)
    visit.wait_until_still()
    assert visit.page.evaluate("document.querySelector('supple-slime-badge').count") == 0
