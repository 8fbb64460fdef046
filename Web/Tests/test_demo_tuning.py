"""Tuning by the panel: numbers that can be typed, and a ghost that each change of a spring throws."""

import pytest

from test_demo import open_panel

FLIGHTS = """() => document.querySelector('.ghost-thing').getAnimations()
  .map((flight) => ({ frames: flight.effect.getKeyframes().map(({ translate }) => parseFloat(translate)),
    duration: flight.effect.getTiming().duration, state: flight.playState }))"""


def tuning(visit):
    return visit.page.evaluate("document.querySelector('#heads').tuning")


def field(visit, name="Stiffness"):
    return visit.page.locator("#panel").get_by_role("textbox", name=name, exact=True).first


def enter(visit, text, name="Stiffness"):
    typed = field(visit, name)
    typed.fill(text)
    typed.press("Enter")


def refusal(visit):
    return visit.page.locator(".refusal").first.inner_text()


def test_a_number_can_be_typed(quiet):
    enter(quiet, " 1200 ")
    assert tuning(quiet) == {"settleSpring.stiffness": 1200}
    enter(quiet, "0,5", "Damping ratio")
    assert tuning(quiet)["settleSpring.dampingRatio"] == 0.5
    assert field(quiet, "Damping ratio").input_value() == "0.50"
    slider = quiet.page.locator("#panel").get_by_role("slider", name="Stiffness").first
    assert slider.get_attribute("aria-valuetext") == "1200"
    assert "stiffness: 1200, dampingRatio: 0.5" in quiet.page.locator("#panel code").first.inner_text()


@pytest.mark.parametrize(
    ("text", "said"), [("20001", "From 150 to 20000."), ("149", "From 150 to 20000."), ("fast", "Not a number. From 150 to 20000."),
                       ("", "Not a number. From 150 to 20000."), ("1e3", "Not a number. From 150 to 20000."),
                       ("<b>700</b>", "Not a number. From 150 to 20000.")])
def test_what_is_no_number_in_the_range_is_refused_in_one_line(quiet, text, said):
    enter(quiet, text)
    assert refusal(quiet) == said and tuning(quiet) == {}
    assert field(quiet).get_attribute("aria-invalid") == "true" and field(quiet).input_value() == text
    # Another number leaves it alone, a good one ends it.
    enter(quiet, "0.5", "Damping ratio")
    assert refusal(quiet) == said
    enter(quiet, "701")
    assert refusal(quiet) == "" and field(quiet).get_attribute("aria-invalid") == "false"


def test_escape_takes_back_what_was_typed_and_closes_nothing(quiet_page):
    visit = quiet_page(viewport=(390, 844), touch=True)
    open_panel(visit)
    field(visit).fill("12")
    field(visit).press("Escape")
    assert field(visit).input_value() == "700"
    assert visit.page.locator("#panel").is_visible()
    field(visit).press("Escape")
    visit.page.wait_for_function("() => document.querySelector('#panel').hasAttribute('data-closed')")


def test_a_change_of_a_spring_throws_the_ghost_by_it(quiet):
    assert quiet.page.evaluate(FLIGHTS) == []
    # The browser's own time passes; a slow flight is still in progress when it is held.
    quiet.page.locator("#panel input[value='0.1']").check(force=True)
    enter(quiet, "0.3", "Damping ratio")
    quiet.page.evaluate("document.querySelector('.ghost-thing').getAnimations()[0].pause()")
    [flight] = quiet.page.evaluate(FLIGHTS)
    far = flight["frames"][-1]
    assert far > 100 and flight["frames"][0] == 0
    # A spring with a ratio of 0.3 overshoots by exp(-0.3 pi / sqrt(1 - 0.3^2)), 37 %.
    assert max(flight["frames"]) == pytest.approx(1.372 * far, rel=0.02)
    # The ghost stays within its card.
    card, line = quiet.box(".plot"), quiet.box(".ghost")
    assert line.x + max(flight["frames"]) + 40 <= card.right
    # Of many changes the last is visible.
    enter(quiet, "0.9", "Damping ratio")
    enter(quiet, "1.5", "Damping ratio")
    quiet.page.evaluate("document.querySelector('.ghost-thing').getAnimations().at(-1).finish()")
    quiet.page.wait_for_function(f"() => ({FLIGHTS})().at(-1).frames[0] > 100")
    back = quiet.page.evaluate(FLIGHTS)[-1]
    assert back["frames"][-1] == 0 and min(back["frames"]) == 0


def test_the_ghost_rests_where_no_spring_changes_or_motion_is_reduced(quiet):
    enter(quiet, "12", "Friction, 1/s")
    assert quiet.page.evaluate(FLIGHTS) == []
    quiet.page.get_by_label("Reduced motion").check(force=True)
    enter(quiet, "900")
    assert quiet.page.evaluate(FLIGHTS) == []


def test_sliders_are_wide_and_code_shows_its_numbers(quiet):
    slider = quiet.page.locator("#panel").get_by_role("slider", name="Stiffness").first.bounding_box()
    assert slider["width"] >= 2 * 128
    for line in quiet.page.locator("#panel .code-line code").all()[:2]:
        assert line.evaluate("(code) => code.scrollWidth - code.clientWidth") <= 0
    assert quiet.page.locator("#panel code").first.evaluate("(code) => code.scrollHeight - code.clientHeight") <= 0


@pytest.mark.parametrize("viewport", [(1440, 900), (2560, 1440)])
def test_a_line_of_code_that_is_cut_ends_with_an_ellipsis_and_is_copied_in_full(quiet_page, viewport):
    visit = quiet_page(viewport=viewport)
    visit.page.locator("#panel-tab").evaluate("button => button.click()")
    visit.page.evaluate(
        "() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text; } } })")
    code = visit.page.locator("#panel [aria-label='CSS code']")
    look = "(code) => [code.scrollHeight > code.clientHeight, getComputedStyle(code).webkitLineClamp, getComputedStyle(code).overflowY]"
    assert code.evaluate(look) == [True, "3", "hidden"]
    visit.page.locator("#panel [aria-label='Copy CSS']").evaluate("button => button.click()")
    visit.page.wait_for_function("() => window.copied !== undefined")
    copied = visit.page.evaluate("copied")
    assert copied == code.text_content() and copied.startswith("transition: translate") and copied.endswith(", 1);")
    # With the focus the whole of it is visible.
    code.focus()
    assert code.evaluate(look)[0] is False


@pytest.mark.parametrize("subject", ["heads", "badge", "notch"])
def test_a_tab_shows_six_numbers_and_has_the_others_under_more(quiet, subject):
    quiet.page.locator(f"#panel input[value={subject}]").first.evaluate("input => input.click()")
    shown = quiet.page.evaluate("""[...document.querySelectorAll('#panel .tuner [type=range]')]
      .filter((slider) => slider.checkVisibility()).length""")
    more = quiet.page.locator("#panel .everything > summary").inner_text()
    assert shown == 6 and more.startswith("More numbers")


@pytest.mark.parametrize("viewport", [(1440, 900), (2560, 1440)])
@pytest.mark.parametrize("subject", ["heads", "badge"])
def test_the_six_numbers_of_heads_and_badge_are_visible_without_scrolling(quiet_page, subject, viewport):
    visit = quiet_page(viewport=viewport)
    visit.page.locator("#panel-tab").evaluate("button => button.click()")
    visit.page.locator(f"#panel input[value={subject}]").first.evaluate("input => input.click()")
    thumbs = visit.page.evaluate("""[...document.querySelectorAll('#panel .tuner [type=range]')].filter((slider) => slider.checkVisibility())
      .map((slider) => slider.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2 + 10)""")
    assert len(thumbs) == 6 and max(thumbs) <= visit.box("#meter").y


@pytest.mark.parametrize("viewport", [(390, 844), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("subject", ["heads", "badge", "notch"])
def test_the_ends_of_each_range_are_visible_in_full(quiet_page, subject, viewport):
    visit = quiet_page(viewport=viewport)
    visit.page.locator("#panel-open" if viewport[0] < 1000 else "#panel-tab").evaluate("button => button.click()")
    visit.page.locator(f"#panel input[value={subject}]").first.evaluate("input => input.click()")
    visit.page.evaluate("for (const group of document.querySelectorAll('.everything, .everything details')) group.open = true")
    cut, numbers = visit.page.evaluate("""() => {
      const cut = [];
      const rows = [...document.querySelectorAll('#panel .number')].filter((row) => row.checkVisibility());
      for (const row of rows) {
        const [slider, field] = ['[type=range]', '.typed'].map((part) => row.querySelector(part));
        for (const end of ['min', 'max']) {
          slider.value = slider[end];
          slider.dispatchEvent(new Event('input', { bubbles: true }));
          if (field.scrollWidth > field.clientWidth) cut.push(`${field.ariaLabel} ${field.value}`);
        }
      }
      return [cut, rows.length];
    }""")
    assert cut == [] and numbers > 20


@pytest.mark.parametrize("viewport", [(390, 844), (360, 740)])
def test_on_a_phone_numbers_follow_the_curve_without_a_hole_and_are_whole(quiet_page, viewport):
    visit = quiet_page(viewport=viewport)
    visit.page.locator("#panel-open").click()
    visit.wait_until_still()
    numbers = visit.page.evaluate(
        "[...document.querySelectorAll('#panel .tuner .number')].map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])")
    plot, meter = visit.box("#panel .plot > svg"), visit.box("#meter")
    assert 0 <= numbers[0][0] - plot.bottom <= 12
    assert min(abs(bottom - meter.y) for _, bottom in numbers) <= 1


def test_only_a_number_that_has_left_its_default_marks_it(quiet):
    mark = "getComputedStyle(document.querySelector('#panel .tuner .number .slider'), '::before').content"
    assert quiet.page.evaluate(mark) == "none"
    enter(quiet, "1200")
    assert quiet.page.evaluate(mark) == '""'


@pytest.mark.parametrize("viewport", [(1440, 900), (1100, 800)])
@pytest.mark.parametrize("shape", ["landscape", "low"])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_handle_of_an_open_panel_lies_beside_a_phone_on_its_side(quiet_page, viewport, shape, direction):
    visit = quiet_page(viewport=viewport)
    visit.page.evaluate("(direction) => { document.documentElement.dir = direction; }", direction)
    visit.page.locator("#panel-tab").evaluate("button => button.click()")
    visit.page.locator(f"#panel input[value={shape}]").evaluate("input => input.click()")
    visit.page.wait_for_function("() => document.querySelector('#panel-tab').getAnimations().length === 0")
    visit.wait_until_still()
    phone, handle = visit.box("#phone"), visit.box("#panel-tab")
    assert phone.right <= handle.x if direction == "ltr" else handle.right <= phone.x
