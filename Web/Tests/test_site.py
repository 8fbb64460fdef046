"""The site in a real browser: tuning, search and reading, also on a phone."""

import math
import re
import subprocess
from pathlib import Path

import pytest
from conftest import ROOT
from harness.axe import violations
from test_demo_text import TWICE
from test_site_reading import ON_PAPER

SITE = Path(__file__).resolve().parents[2] / "Site"
# Of the Swift modules one page of each kind: a module, a type with many members, an extension, a protocol, articles.
MODULE_PAGES = ["api-suppleuikit", "api-supplemotion-spring", "api-suppleswiftui-swiftui-view",
                "api-suppleinteractions-interaction", "api-supplemotion-whichspring", "api-supplemotion-movingfromotherlibraries"]
NAMES = re.findall(r"name: '([\w-]+)'", (SITE / "contents.mjs").read_text())
PAGES = [*NAMES, "404", *MODULE_PAGES]

# The person's colour preferences, which change in turn while the page is open.
COLOURS = [{"color_scheme": "light"}, {"color_scheme": "dark"}, {"forced_colors": "active"}]

# The elements beyond the page's width, except content of scrollers and texts for assistive technology alone.
SPILLED = """() => [...document.querySelectorAll('body *')].filter((element) => {
  const box = element.getBoundingClientRect();
  const scrolls = element.closest('pre, .wide, .strip, .menu, svg, .example, .visually-hidden, .skip');
  return element.checkVisibility() && box.width && !scrolls && (box.right > innerWidth + 1 || box.left < -1);
}).map((element) => element.outerHTML.slice(0, 90))"""

TURNED = """new MutationObserver((_, observer) => {
  if (!document.documentElement) return;
  document.documentElement.dir = 'rtl';
  observer.disconnect();
}).observe(document, { childList: true })"""


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_and_a_phone_shows_all_of_the_width(visit_site, name):
    # axe waits by timers of its own, which a driven clock would stop.
    visit = visit_site(name, led=False)
    for preferences in COLOURS:
        visit.page.emulate_media(**preferences)
        visit.wait_until_still()
        assert violations(visit) == [], preferences
        assert visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), preferences


def test_all_pages_are_looked_at():
    own = {path.stem for path in (SITE / "dist").glob("*.html") if not path.name.startswith("api-")}
    assert own == {*PAGES, "index"} - set(MODULE_PAGES)


# A visit goes through a quarter of the pages: a page costs less than a visit.
@pytest.mark.parametrize("names", [PAGES[first::4] for first in range(4)], ids=["pages-1", "pages-2", "pages-3", "pages-4"])
@pytest.mark.parametrize("script", [TWICE, TURNED], ids=["twice", "right-to-left"])
@pytest.mark.parametrize("viewport", [(390, 844), (1440, 900)], ids=["phone", "desktop"])
def test_text_of_twice_the_size_and_from_right_to_left_stays_within_the_page(site, visit_site, names, script, viewport):
    visit = visit_site("404", led=False, viewport=viewport, scripts=[script])
    for name in names:
        visit.open(f"{site.url}{name}.html")
        visit.wait_until_still()
        assert visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        assert visit.page.evaluate(SPILLED) == [], name


def test_axe_finds_nothing_where_contents_and_search_are_open(visit_site):
    visit = visit_site("api-supplemotion-spring", led=False)
    visit.page.locator("#menu summary").click()
    visit.page.locator("#query").fill("spring")
    visit.page.locator("#found a").first.wait_for()
    for preferences in COLOURS:
        visit.page.emulate_media(**preferences)
        visit.wait_until_still()
        assert violations(visit) == [], preferences


def test_the_search_finds_what_swift_declares(visit_site):
    visit = visit_site("start", viewport=(1100, 800))
    visit.page.locator("#query").fill("init(stiffness:dampingRatio:)")
    first = visit.page.locator("#found a").first
    first.wait_for()
    lines = first.inner_text().splitlines()
    assert lines[:2] == ["init(stiffness:dampingRatio:)", "API"] and lines[2].startswith("SuppleMotion: Spring")
    first.click()
    visit.page.wait_for_url("**/api-supplemotion-spring.html#init-stiffness-dampingratio")
    assert visit.page.locator(".menu [aria-current]").inner_text() == "Spring"


def test_a_result_says_where_the_word_is_and_of_which_kind_the_page_is(visit_site):
    visit = visit_site("start", viewport=(1440, 900))
    visit.page.locator("#query").fill("xcode")
    visit.page.locator("#found a").first.wait_for()
    results = visit.page.evaluate("""[...document.querySelectorAll('#found a')].map((link) => ({
      kind: link.querySelector('.kind').textContent, words: link.textContent.toLowerCase(),
      bold: [...link.querySelectorAll('mark')].map(({ textContent }) => textContent.toLowerCase()),
      gap: Math.abs(link.getBoundingClientRect().right - 12 - link.querySelector('.kind').getBoundingClientRect().right) }))""")
    assert results and all("xcode" in one["words"] and one["gap"] < 1 for one in results)
    assert {one["kind"] for one in results} <= {"Guide", "Reference", "API"} and {"xcode"} == {word for one in results for word in one["bold"]}
    assert visit.box("#found").right == pytest.approx(visit.box("#query").right, abs=0.5)
    # Signs of a pattern are characters, and markup stays text.
    visit.page.locator("#query").fill("<img (.")
    visit.wait_until_still()
    assert visit.page.locator("#found img").count() == 0


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


@pytest.mark.parametrize("name", ["chat-heads", "slime-badge", "flipping-notch", "springs"])
def test_what_is_scrolled_goes_below_the_head_of_the_page(visit_site, name):
    visit = visit_site(name, viewport=(1440, 900))
    visit.page.wait_for_selector(".tuning .number")
    # Each part of the example and of the panel in turn is below the search field.
    covering = visit.page.evaluate("""() => {
      const { x, y, width, height } = document.querySelector('#query').getBoundingClientRect();
      const found = new Set();
      for (let top = 0; top < document.querySelector('.live').scrollHeight; top += 20) {
        scrollTo(0, top);
        for (const at of [x + 5, x + width / 2, x + width - 5]) {
          const above = document.elementFromPoint(at, y + height / 2);
          if (above.id !== 'query') found.add(above.outerHTML.slice(0, 60));
        }
      }
      return [...found];
    }""")
    assert covering == []


def spring_in(visit, vocabulary, values):
    """Sets the spring by a vocabulary's parameters, as the fields name them, and returns all lines of code."""
    visit.page.get_by_label("Vocabulary to set the spring in").select_option(vocabulary)
    for name, value in values.items():
        field = visit.page.locator("#spring-tuner").get_by_role("textbox", name=name, exact=True)
        field.fill(value)
        field.press("Enter")
    return visit.page.locator("#spring-tuner .code").inner_text()


def numbers(text):
    return [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", text)]


# The vocabulary, the values set in it, and the same for the command line.
SPRINGS = [
    ("SwiftUI", {"Duration, s": "0.5", "Bounce": "0.25"}, ["--duration", "0.5", "--bounce", "0.25"]),
    ("SwiftUI", {"Bounce": "-0.4", "Duration, s": "0.6"}, ["--duration", "0.6", "--bounce", "-0.4"]),
    ("Response", {"Response, s": "0.4", "Damping ratio": "0.6"}, ["--response", "0.4", "--damping-ratio", "0.6"]),
    ("Supple", {"Stiffness": "210", "Damping ratio": "0.55"}, ["--stiffness", "210", "--damping-ratio", "0.55"]),
    ("react-spring", {"Tension": "170", "Friction": "26"}, ["--stiffness", "170", "--damping", "26"]),
    ("Settling", {"Settling duration, s": "0.9", "Damping ratio": "0.5"}, ["--settling-duration", "0.9", "--damping-ratio", "0.5"]),
    ("Pop", {"Bounciness": "8", "Speed": "12"}, ["--bounciness", "8", "--speed", "12"]),
    ("Pop", {"Speed": "4", "Bounciness": "16"}, ["--bounciness", "16", "--speed", "4"]),
    ("Pop", {"Speed": "2", "Bounciness": "5"}, ["--bounciness", "5", "--speed", "2"]),
    ("Origami", {"Tension": "40", "Friction": "7"}, ["--tension", "40", "--friction", "7"]),
    ("Damped cosine", {"Omega, rad/s": "9", "Alpha, 1/s": "4"}, ["--omega", "9", "--alpha", "4"]),
    ("UIView", {"Duration until rest, s": "0.8", "Damping ratio": "0.45"}, ["--uikit-duration", "0.8", "--uikit-damping", "0.45"]),
    ("UIView", {"Damping ratio": "0.99", "Duration until rest, s": "0.8"}, ["--uikit-duration", "0.8", "--uikit-damping", "0.99"]),
]


@pytest.mark.parametrize("vocabulary, values, options", SPRINGS, ids=[f"{name}-{i}" for i, (name, _, _) in enumerate(SPRINGS)])
def test_a_spring_has_the_numbers_of_the_command_line_in_every_vocabulary(visit_site, vocabulary, values, options):
    visit = visit_site("springs", viewport=(1440, 900))
    visit.page.wait_for_selector(".tuning .number")
    spring_in(visit, vocabulary, values)
    said = dict(visit.page.locator("#spring-tuner .code-line").evaluate_all(
        "lines => lines.map((line) => [line.querySelector('.language').textContent, line.querySelector('code').textContent])"))
    table = subprocess.run([ROOT / "bin" / "supple", "spring", *options], capture_output=True, text=True, timeout=60, check=True).stdout
    words = {line[:10].strip(): numbers(line[10:]) for line in table.split("\n\n")[0].splitlines() if line[:10].strip()}
    # A damped cosine has a heading above SwiftUI's line.
    response, ratio = numbers(next(line for line in table.splitlines() if line.strip().startswith("response")))
    mass, stiffness, damping = words["physics"]
    near = lambda values: pytest.approx(values, rel=2e-4, abs=2e-4)
    for name, pair in [("Supple", [stiffness, ratio]), ("SwiftUI", words["SwiftUI"]), ("Response", [response, ratio]),
                       ("Settling", [*words["settling"], ratio]), ("UIKit", [mass, stiffness, damping]),
                       ("Compose", [ratio, stiffness]), ("react-spring", [mass, stiffness, damping]),
                       ("Motion", [mass, stiffness, damping]), ("Flutter", [mass, stiffness, damping]), ("Origami", words["Origami"])]:
        assert numbers(said[name]) == near(pair), name
    # A vocabulary that cannot express the spring has a text; the command line omits it.
    assert numbers(said["Pop"]) == near(words.get("Pop", [])), said["Pop"]
    assert numbers(said["Damped cosine"]) == near(words.get("cosine", [])), said["Damped cosine"]
    uikit = words.get("UIKit")
    assert numbers(said["UIView"]) == near([uikit[1], 0, uikit[0]] if uikit else []), said["UIView"]
    assert "linear(0," in said["CSS"]


FLIGHTS = "document.querySelector('#spring-tuner .ghost-thing').getAnimations().map(({ effect }) => effect.getComputedTiming().duration)"


@pytest.mark.parametrize("is_reduced", [False, True])
def test_a_ball_moves_on_the_spring_that_is_shown_and_not_with_reduced_motion(visit_site, is_reduced):
    visit = visit_site("springs", viewport=(1440, 900), reduced_motion=is_reduced)
    visit.page.wait_for_selector(".tuning .number")
    durations = visit.page.evaluate(FLIGHTS)
    # Stiffness 170 and damping ratio 0.7 rest after 0.79 s.
    assert durations == ([] if is_reduced else [pytest.approx(789, abs=2)])


def test_a_spring_is_code_in_every_vocabulary(visit_site):
    visit = visit_site("springs", viewport=(1440, 900))
    visit.page.wait_for_selector(".tuning .number")
    said = spring_in(visit, "SwiftUI", {"Duration, s": "0.5", "Bounce": "0.25"})
    # (2 pi / 0.5)^2 = 157.91; 2 * 0.75 * 2 pi / 0.5 = 18.8496.
    for expected in [
        "Spring(stiffness: 157.91, dampingRatio: 0.75)", ".spring(duration: 0.5, bounce: 0.25)", "damping: 18.8496",
        "spring(dampingRatio = 0.75f, stiffness = 157.91f)", "tension: 157.91, friction: 18.8496", "tension: 20.0314, friction: 5.9499",
        "SpringDescription(mass: 1, stiffness: 157.91, damping: 18.8496)", "usingSpringWithDamping: 0.75", "linear(0,",
        # alpha 9.4248 and 10.9323 of decay are 1.16 s; omega 8.3117 is 2.0690 bounces in that.
        "numberOfBounces = 2.069; duration = 1.16; stiffness = SKBounceAnimationStiffnessMedium; shouldOvershoot = YES; shake = NO; fromValue = 0; toValue = 200",
    ]:
        assert expected in said
    # Set by its damping: 12.5664 is a damping ratio of 0.5.
    assert "bounce: 0.5)" in spring_in(visit, "UIKit", {"Damping": "12.5664"})


def test_no_line_of_a_spring_begins_with_a_value_or_a_brace(visit_site):
    visit = visit_site("springs", viewport=(1440, 900))
    visit.page.wait_for_selector(".tuning .number")
    # The words at which each line of code begins.
    begins = visit.page.evaluate("""[...document.querySelectorAll('#spring-tuner .code-line:not(:last-child) code')].flatMap((code) => {
      const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      const found = [];
      let bottom = -Infinity;
      while (texts.nextNode()) for (const { 0: word, index } of texts.currentNode.data.matchAll(/\\S+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const box = range.getBoundingClientRect();
        if (box.top >= bottom - 1) found.push(word);
        bottom = Math.max(bottom, box.bottom);
      }
      return found;
    })""")
    assert len(begins) > 14 and [word for word in begins if re.match(r"[\d)}\]]", word)] == []


def test_the_chat_heads_damped_cosine_is_set_per_frame_and_shows_as_its_curve(visit_site):
    visit = visit_site("springs", viewport=(1440, 900))
    visit.page.wait_for_selector(".tuning .number")
    spring_in(visit, "Damped cosine", {})
    visit.page.get_by_role("button", name="ChatHeads: 0.06, 0.04, 300 to 100").click()
    assert visit.page.get_by_label("Unit of omega and alpha").input_value() == "per frame of 1/60 s"
    said = visit.page.locator("#spring-tuner .code").inner_text()
    for expected in ["Spring(omega: 0.06, alpha: 0.04, framesPerSecond: 60)", "Spring(stiffness: 18.72, dampingRatio: 0.5547)", "response: 1.4522"]:
        assert expected in said
    # A thousandth of the distance is left last at 2.791278 s; the spring from rest would arrive earlier.
    assert visit.page.locator("#spring-tuner .feel").inner_text() == "At rest after 2.79 s"
    visit.page.get_by_label("Unit of omega and alpha").select_option("per second")
    assert visit.page.get_by_role("textbox", name="Omega, rad/s").input_value() == "3.6"
    assert "Spring(omega: 3.6, alpha: 2.4)" in visit.page.locator("#spring-tuner .code").inner_text()
    # The same per frame as the page's own `Spring`, to 1e-9 of the 200 from 300 to 100.
    frames = range(0, 130)
    cosine = visit.page.evaluate("""async (frames) => {
      const { Spring } = await import('./supple-springs.js');
      const spring = Spring({ omega: 0.06, alpha: 0.04, framesPerSecond: 60 });
      return frames.map((frame) => 300 - 200 * spring.cosine(frame / 60));
    }""", list(frames))
    for frame, x in zip(frames, cosine, strict=True):
        assert abs(x - (100 + 200 * math.exp(-0.04 * frame) * math.cos(0.06 * frame))) < 2e-7, frame


def test_bounces_of_the_page_are_the_formula(visit_site):
    visit = visit_site("bounces", viewport=(1440, 900))
    visit.page.wait_for_selector("#bounce-examples .bounce")
    kinds = ["overshoot", "wall", "shake", "shakeAtWall"]
    times = [step / 120 for step in range(90)]
    curves = visit.page.evaluate("""async ([kinds, times]) => {
      const { Spring } = await import('./supple-springs.js');
      return kinds.map((kind) => {
        const curve = Spring({ bounces: 2, duration: 0.5, distance: 200, kind });
        const slopes = times.map((time) => (curve.value(time + 1e-6) - curve.value(time + 1e-7)) / 9e-7);
        return { values: times.map((time) => curve.value(time)), slopes, velocities: times.map((time) => curve.velocity(time + 5.5e-7)),
          end: curve.settlingDuration, late: Math.abs(curve.value(curve.settlingDuration) - (kind.startsWith('shake') ? 0 : 1)) };
      });
    }""", [kinds, times])
    alpha = math.log2(2000) * math.log(2.71) / 0.5
    for kind, curve in zip(kinds, curves, strict=True):
        for index, time in enumerate(times):
            swing = math.exp(-alpha * time) * (math.sin if kind.startswith("shake") else math.cos)(6 * math.pi * time)
            part = abs(swing) if kind.lower().endswith("wall") else swing
            assert abs(curve["values"][index] - (part if kind.startswith("shake") else 1 - part)) < 1e-9, (kind, time)
            assert abs(curve["slopes"][index] - curve["velocities"][index]) < 1e-2, (kind, time)
        assert curve["late"] == pytest.approx(0.001, rel=1e-3), kind
    # A number that is not finite counts as the default, others are clamped, an unknown word counts as the default.
    same = visit.page.evaluate("""async () => {
      const { Spring } = await import('./supple-springs.js');
      const of = (parameters) => Spring(parameters).value(0.1);
      return [[of({ bounces: NaN, duration: Infinity, left: 'soft', kind: 'none' }), of({ bounces: 2 })], [of({ bounces: 99 }), of({ bounces: 20 })],
        [of({ bounces: 2, distance: 0 }), of({ bounces: 2, distance: 0.1 })], [of({ bounces: 2, left: 5, distance: 9 }), of({ bounces: 2, left: 'light', distance: 9 })]];
    }""")
    assert all(one == other for one, other in same)


def test_seven_bounces_run_and_stand_at_their_targets_where_motion_is_reduced(visit_site):
    visit = visit_site("bounces", viewport=(1440, 900))
    visit.page.wait_for_selector("#bounce-examples .bounce")
    buttons = visit.page.locator("#bounce-examples figcaption button").all_inner_texts()
    assert buttons == ["One axis", "Two axes", "Size", "Colour", "Scale", "Scale and turn", "Rectangle"]
    assert visit.page.locator(".mover").first.evaluate("one => one.style.translate") == "0px"
    visit.page.get_by_label("Kind").select_option("wall")
    code = visit.page.locator("#bounce-examples .code").inner_text()
    assert "Bounce(bounces: 2, duration: 0.5, stiffness: .medium, kind: .wall)" in code
    assert "supple spring --bounces 2 --duration 0.5 --from 0 --to 140 --left medium --wall" in code
    targets = """() => JSON.stringify([...document.querySelectorAll('.mover')].map(({ style }) => [style.translate, style.width, style.transform]))"""
    visit.page.wait_for_function(f"({targets})().includes('140px 56px')")
    visit.page.emulate_media(reduced_motion="reduce")
    visit.page.get_by_role("button", name="Bounce all").click()
    # Some browsers write one number for two equal ones.
    at_rest = re.sub(r"scale\(([\d.]+)\)", r"scale(\1, \1)", visit.page.evaluate(targets))
    for expected in ["140px", "140px 56px", "150px", "scale(1.8, 1.8)", "rotate(9.42478rad) scale(1.6, 1.6)", "60px 24px"]:
        assert expected in at_rest, expected


def test_skbounceanimations_words_have_their_rows(visit_site):
    words = ["numberOfBounces", "duration", "stiffness", "shouldOvershoot", "shake", "fromValue", "toValue"]
    for page in ["migration", "bounces", "api-supplemotion-movingfromotherlibraries"]:
        rows = visit_site(page).page.locator("table tr td:first-child").all_inner_texts()
        for word in words:
            assert any(word in row for row in rows), (page, word)


def test_the_search_finds_by_keyboard(visit_site):
    visit = visit_site("start", viewport=(1100, 800))
    visit.page.keyboard.press("/")
    visit.page.keyboard.type("supple-clear")
    first = visit.page.locator("#found a").first
    first.wait_for()
    assert first.inner_text().splitlines()[0] == "supple-clear"
    # The first is chosen, visibly, before any arrow.
    looks = "[...document.querySelectorAll('#found a')].map((link) => [link.ariaSelected, getComputedStyle(link).backgroundColor])"
    (chosen, ground), *others = visit.page.evaluate(looks)
    assert chosen == "true" and all(other != "true" and colour != ground for other, colour in others)
    assert visit.page.evaluate("query.getAttribute('aria-activedescendant')") == "found-0"
    visit.page.keyboard.press("Enter")
    visit.page.wait_for_url("**/*.html#events")
    visit.page.locator("#query").fill("<b>none such")
    visit.page.locator("#nothing-found").wait_for()
    assert visit.page.locator("#nothing-found").inner_text().strip() == "No results." and not visit.page.locator("#found").is_visible()
    assert visit.page.evaluate("[query.ariaExpanded, query.getAttribute('aria-activedescendant')]") == ["false", None]


def test_on_a_phone_the_search_shows_what_is_typed(visit_site):
    visit = visit_site("start", viewport=(390, 844), touch=True)
    visit.tap(visit.page.locator("#query"))
    visit.page.keyboard.type("badge swiftui")
    assert visit.page.evaluate("query.value") == "badge swiftui" and visit.page.evaluate("query.scrollWidth <= query.clientWidth")


def test_on_a_small_phone_the_word_of_the_search_is_visible_in_full(visit_site):
    visit = visit_site("start", viewport=(360, 740), touch=True)
    word, room = visit.page.evaluate("""() => {
      const style = getComputedStyle(query);
      const word = document.body.appendChild(document.createElement('span'));
      word.style.font = style.font;
      word.textContent = query.placeholder;
      return [word.getBoundingClientRect().width, query.clientWidth - 2 * parseFloat(style.paddingLeft)];
    }""")
    assert 0 < word <= room


def test_every_example_can_be_touched(visit_site):
    visit = visit_site("slime-badge", touch=True)
    visit.page.wait_for_selector(".tuning .number")
    visit.page.evaluate("document.querySelector('supple-slime-badge').scrollIntoView({ block: 'center' })")
    visit.wait_until_still()
    x, y = visit.box("supple-slime-badge").center
    visit.fingers.drag((x, y), (x - 200, y + 120), hold=0.1)
    visit.wait_until_still()
    assert visit.page.evaluate("document.querySelector('supple-slime-badge').count") == 0


@pytest.mark.parametrize("value, name", [("web", "Web"), ("swiftui", "SwiftUI")])
def test_paper_has_the_name_of_the_platform_whose_lines_it_has(visit_site, value, name):
    visit = visit_site("start", led=False)
    visit.page.locator(f"input[value={value}]").check(force=True)
    shown = """[...document.querySelectorAll('.install .segmented, .platform')].filter((part) => part.checkVisibility())
      .map((part) => part.className === 'platform' ? part.textContent : 'tabs')"""
    assert visit.page.evaluate(shown) == ["tabs"]
    visit.page.evaluate(ON_PAPER)
    assert visit.page.evaluate(shown) == [name]
    assert visit.box(f"[data-platform={value}] .platform").bottom <= visit.box(f"[data-platform={value}] .sample").y


def test_examples_have_the_demos_faces_and_paper_has_a_picture(visit_site):
    visit = visit_site("chat-heads", led=False)
    visit.page.wait_for_selector(".tuning .number")
    faces = "[...document.querySelectorAll('.example [slot=head] .avatar')].map(({ textContent }) => textContent)"
    assert visit.page.evaluate(faces) == ["AB", "BI", "CM"]
    shown = "['.live', '.on-paper'].map((part) => document.querySelector(part).checkVisibility())"
    assert visit.page.evaluate(shown) == [True, False]
    visit.page.evaluate(ON_PAPER)
    assert visit.page.evaluate(shown) == [False, True]
    assert visit.page.evaluate("document.querySelector('.on-paper').naturalWidth") > 400


def test_the_demo_of_the_site_leads_to_its_pages(visit_site):
    visit = visit_site("index", viewport=(1600, 1000))
    visit.page.wait_for_selector(".links .link")
    assert visit.page.locator(".links .link").all_inner_texts() == ["Get started", "Documentation", "Springs"]


@pytest.mark.parametrize("name", ["start", "flipping-notch"])
def test_the_platform_that_was_chosen_is_remembered(visit_site, name):
    visit = visit_site("start", led=False)

    def shown():
        return visit.page.evaluate(
            "[...document.querySelectorAll('[data-platform]')].filter((panel) => panel.checkVisibility()).map(({ dataset }) => dataset.platform)")

    assert shown() == ["web"]
    visit.page.locator("input[value=uikit]").check(force=True)
    assert shown() == ["uikit"]
    assert 'product(name: "SuppleUIKit"' in visit.page.locator("[data-platform=uikit]").inner_text()
    visit.page.goto(visit.page.evaluate("location.href").replace("start", name))
    visit.page.wait_for_function("() => document.querySelector('input[value=uikit]').checked")
    assert shown() == ["uikit"]


def test_a_sample_is_copied_by_its_button_or_selected_where_that_may_not_be(visit_site):
    visit = visit_site("start", led=False)
    visit.page.get_by_label("Copy code").first.click()
    status = "document.querySelector('.sample [role=status]').textContent"
    visit.page.wait_for_function(f"() => {status} !== ''")
    assert visit.page.evaluate(status) == "Copied" or "make" in visit.page.evaluate("String(getSelection())")


def test_the_theme_is_switched_and_kept(visit_site):
    visit = visit_site("start", led=False)
    switch = visit.page.locator("#theme")
    assert switch.get_attribute("aria-pressed") == "false"
    switch.click()
    assert switch.get_attribute("aria-pressed") == "true"
    dark = visit.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    visit.page.reload()
    visit.page.wait_for_function("() => document.querySelector('#theme').ariaPressed === 'true'")
    assert visit.page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == dark


def test_the_arrows_lead_along_what_is_found_and_escape_leaves_it(visit_site):
    visit = visit_site("start", viewport=(1100, 800))
    visit.page.keyboard.press("/")
    visit.page.keyboard.type("import")
    visit.page.locator("#found a").first.wait_for()
    chosen = "[document.activeElement.id, query.getAttribute('aria-activedescendant'), document.querySelector('#found [aria-selected=true]')?.id]"
    last = visit.page.evaluate("document.querySelector('#found').lastElementChild.id")
    for key, expected in (("ArrowDown", "found-1"), ("ArrowDown", "found-2"), ("ArrowUp", "found-1"), ("ArrowUp", "found-0"), ("ArrowUp", last)):
        visit.page.keyboard.press(key)
        assert visit.page.evaluate(chosen) == ["query", expected, expected]
    # Enter opens the chosen result, not the first. One on the same page closes the results.
    for _ in range(2):
        visit.page.keyboard.press("ArrowDown")
    wanted = visit.page.evaluate("document.querySelector('#found-1').getAttribute('href')")
    assert wanted.startswith("start.html#")
    visit.page.keyboard.press("Enter")
    visit.page.wait_for_function("(wanted) => location.href.endsWith(wanted)", arg=wanted)
    assert not visit.page.locator("#found").is_visible()
    # The previous search is replaced.
    visit.page.keyboard.press("/")
    visit.page.keyboard.type("pull")
    visit.page.locator("#found a").first.wait_for()
    assert visit.page.evaluate("query.value") == "pull"
    visit.page.keyboard.press("Escape")
    assert not visit.page.locator("#found").is_visible() and visit.page.evaluate("document.activeElement.id") == "query"
    visit.page.keyboard.press("Escape")
    assert visit.page.evaluate("document.activeElement === document.body")


@pytest.mark.parametrize("words, address", [
    ("install", "start.html#install"), ("download", "start.html#install"), ("pull", "flipping-notch.html"), ("badge", "slime-badge.html")])
def test_the_search_finds_guides_before_symbols(visit_site, words, address):
    visit = visit_site("elements", viewport=(1100, 800))
    visit.page.locator("#query").fill(words)
    first = visit.page.locator("#found a").first
    first.wait_for()
    assert first.get_attribute("href").startswith(address)
    # Each place of the word is marked, in the heading too.
    for part in ("strong", ".said"):
        for text in visit.page.locator(f"#found {part}").all():
            assert text.inner_text().lower().count(words) == text.locator("mark").count()


def test_code_that_begins_a_cell_is_in_line_with_its_heading(visit_site):
    visit = visit_site("elements", viewport=(1440, 900))
    columns = visit.page.evaluate("""() => [...document.querySelector('table').rows].slice(0, 2).map(({ cells }) => [...cells].slice(0, 2).map((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell.querySelector('code') ?? cell);
      return words.getBoundingClientRect().left;
    }))""")
    assert columns[1] == pytest.approx(columns[0], abs=0.5)
    # Its ground is not cut off where the table scrolls.
    left = visit.page.evaluate("document.querySelector('td code').getBoundingClientRect().left - document.querySelector('.wide').getBoundingClientRect().left")
    assert left >= 0


def test_the_search_goes_as_the_focus_leaves_it(visit_site):
    visit = visit_site("start", viewport=(1100, 800))
    visit.page.locator("#query").fill("pull")
    visit.page.locator("#found a").first.wait_for()
    visit.page.keyboard.press("Tab")
    assert not visit.page.locator("#found").is_visible() and visit.page.evaluate("document.activeElement.id") == "theme"


@pytest.mark.parametrize("width", [1000, 1180, 1440, 2560])
def test_the_text_of_every_page_begins_at_the_same_place(site, visit_site, width):
    visit = visit_site("start", viewport=(width, 900), led=False)
    begins = {}
    # The last two load a module, which a browser complains about if the page is left before.
    pages = {"start": "h1", "elements": "h1", "api-supplemotion-spring": "h1", "springs": ".number", "bounces": ".bounce"}
    for name, whole in pages.items():
        visit.open(f"{site.url}{name}.html")
        visit.page.wait_for_selector(f"main {whole}")
        begins[name] = visit.box("main h1").x
    assert len(set(begins.values())) == 1, begins


@pytest.mark.parametrize("viewport, is_shown", [((1440, 900), True), ((1099, 800), False)])
def test_the_headings_of_a_page_stand_beside_it_where_there_is_room(visit_site, viewport, is_shown):
    visit = visit_site("web", viewport=viewport, led=False)
    shown = visit.page.locator(".on-this-page")
    assert shown.is_visible() is is_shown
    folded = visit.page.locator(".headings")
    assert folded.is_visible() is not is_shown
    if not is_shown:
        # The list is folded above the text, and has the same links.
        assert visit.box("main h1").bottom <= visit.box(".headings").y and not folded.locator("a").first.is_visible()
        folded.locator("summary").click()
        folded.locator("a").last.click()
        assert visit.page.evaluate("document.querySelector(location.hash).getBoundingClientRect().top") < 800
        assert [link.get_attribute("href") for link in folded.locator("a").all()] == [link.get_attribute("href") for link in shown.locator("a").all()]
    else:
        # Text and code begin and end at the same places, and the list is beside both.
        boxes = [visit.box(part) for part in ("main > p", "main > .sample")]
        assert boxes[0].x == boxes[1].x and boxes[1].width <= 721 and visit.box(".on-this-page").x >= boxes[1].right
        # Long lines of code end before the button.
        assert visit.box("main > .sample pre").right <= visit.box("main > .sample button").x
        shown.locator("a").last.click()
        assert visit.page.evaluate("location.hash.length > 1")


@pytest.mark.parametrize("page", ["web", "start", "chat-heads"])
def test_code_wraps_at_any_width(visit_site, page):
    visit = visit_site(page, led=False)
    wide = "[...document.querySelectorAll('main pre')].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((code) => code.textContent)"
    for width in (320, 390, 768, 900, 1100, 1440):
        visit.page.set_viewport_size({"width": width, "height": 900})
        assert visit.page.evaluate(wide) == [], width


@pytest.mark.parametrize("page", ["springs", "bounces"])
def test_a_tool_is_as_high_as_its_room_asks(visit_site, page):
    visit = visit_site(page, led=False)
    visit.page.wait_for_function("() => document.querySelector('.live').children.length > 0")
    heights = {}
    for width in (700, 820, 900, 1000, 1099, 1280):
        visit.page.set_viewport_size({"width": width, "height": 900})
        heights[width] = visit.box(".live").height
    assert max(heights.values()) < 1700, heights


def test_on_a_phone_code_breaks_inside_no_name(visit_site):
    visit = visit_site("start", led=False)
    # A word is the text between two spaces or slashes; one without a break has one box.
    broken = """() => [...document.querySelectorAll('main pre code')].filter((code) => code.checkVisibility()).flatMap((code) => {
      const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      const found = [];
      while (texts.nextNode()) {
        for (const { 0: word, index } of texts.currentNode.data.matchAll(/[\\w-]+/g)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
        }
      }
      return found;
    })"""
    assert visit.page.evaluate(broken) == []


def test_version_and_licence_are_in_sight(visit_site):
    for viewport in [(320, 640), (390, 844), (1440, 900)]:
        visit = visit_site("start", viewport=viewport, led=False)
        shown = visit.page.evaluate("""[...document.querySelectorAll('.release')].filter((release) => release.checkVisibility())
          .map((release) => [release.textContent, release.getBoundingClientRect().bottom])""")
        assert [words for words, _ in shown] == ["0.1.0 MIT"] and shown[0][1] < 170


def test_the_menu_has_groups_of_at_most_nine_pages(visit_site):
    visit = visit_site("start", viewport=(1440, 900), led=False)
    groups = visit.page.evaluate("[...document.querySelectorAll('.menu h2')].map((heading) => [heading.textContent, heading.nextElementSibling.children.length])")
    assert [name for name, _ in groups][:4] == ["Start", "Interactions", "Motion", "Reference"]
    assert all(count <= 9 for _, count in groups), groups


def test_the_reference_begins_with_a_table(visit_site):
    visit = visit_site("elements", viewport=(1440, 900), led=False)
    # It has four rows on the first screen, under a sentence and the line that loads the elements.
    assert visit.page.evaluate("document.querySelectorAll('table tr')[4].getBoundingClientRect().bottom") < 900 - 200


@pytest.mark.parametrize("viewport", [(390, 844), (1440, 900)])
def test_the_first_screen_of_the_springs_has_the_tool_and_its_link(visit_site, viewport):
    visit = visit_site("springs", viewport=viewport, led=False)
    visit.page.wait_for_selector(".tuning .number")
    # One sentence, then the tool; the meaning of the numbers comes below.
    before = "[...document.querySelectorAll('main > :not(.on-paper)')].map(({ tagName, id }) => id === 'spring-tuner' ? id : tagName).slice(0, 4)"
    assert visit.page.evaluate(before) == ["H1", "P", "spring-tuner", "H2"]
    assert visit.page.locator("main > p").first.inner_text().count(".") == 1
    button = visit.page.locator("#spring-tuner .sharing button")
    assert button.inner_text() == "Copy link to this spring"
    assert visit.box("#spring-tuner .sharing button").bottom <= viewport[1]


def test_a_link_to_a_spring_brings_it_back_in_its_vocabulary(visit_site):
    visit = visit_site("springs", viewport=(1440, 900))
    spring_in(visit, "SwiftUI", {"Duration, s": "0.8", "Bounce": "0.4"})
    visit.page.locator("#spring-tuner .sharing button").click()
    visit.page.wait_for_function("() => document.querySelector('.sharing [role=status]').textContent.startsWith('The link to this spring is')")
    code = visit.page.locator("#spring-tuner .code code").all_text_contents()
    shared = visit.page.evaluate("location.hash")
    assert "stiffness=" in shared and "in=SwiftUI" in shared
    visit.page.evaluate("() => { location.hash = '#stiffness=170&dampingRatio=0.7&in=CSS'; }")
    visit.page.wait_for_function("(code) => document.querySelector('#spring-tuner .code code').textContent !== code", arg=code[0])
    visit.page.evaluate("(shared) => { location.hash = shared; }", shared)
    visit.page.wait_for_function("(code) => document.querySelector('#spring-tuner .code code').textContent === code", arg=code[0])
    assert visit.page.locator("#spring-tuner .code code").all_text_contents() == code
    # Text that is no spring changes nothing.
    for wrong in ("#stiffness=1e9&dampingRatio=0.5", "#stiffness=NaN&dampingRatio=0.5", "#dampingRatio=0.5", "#read-on"):
        visit.page.evaluate("(wrong) => { location.hash = wrong; }", wrong)
        assert visit.page.locator("#spring-tuner .code code").all_text_contents() == code
