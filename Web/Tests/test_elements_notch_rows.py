"""Rows of any height arrive in <supple-flipping-notch> and land without a jump."""

import pytest

from harness.elements import Elements, notch, stage

ELEMENT = "supple-flipping-notch"

# Answers with rows of these heights, and records the place of each row in every frame.
ANSWER = """
(heights) => {
  window.frames = [];
  pageClock.afterFrame = () => frames.push(Object.fromEntries([...document.querySelectorAll('li')].map(
    (row) => [row.textContent.trim(), row.getBoundingClientRect().top])));
  const rows = heights.map((height, index) => {
    const row = makeRow(`New ${index + 1}`);
    row.style.height = `${height}px`;
    row.style.padding = 0;
    return row;
  });
  window.coming = rows;
  request.finish(...rows);
}
"""

GRID = "ul { display: grid; grid-template-columns: 1fr 1fr; align-items: start; }"

# Records the sides of the arriving rows: in the last frame in which they ride, and in the first one in the list.
SIDES = """
() => {
  pageClock.afterFrame = () => {
    const sides = coming.map((row) => {
      const { left, right } = row.getBoundingClientRect();
      return [left, right];
    });
    if (coming[0].parentElement.slot) window.riding = sides;
    else window.landed ??= sides;
  };
}
"""


@pytest.fixture
def open_notch(visit_html):
    def build(count=12, **options):
        page = Elements(visit_html(stage(notch(count)), touch=True, **options))
        page.visit.clock.pace(1 / 60)
        return page

    return build


def add_rule(page, rule):
    """Adds a style sheet to the page."""
    page.page.evaluate("""(rule) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      document.adoptedStyleSheets = [sheet];
    }""", rule)
    page.still()


def refresh(page):
    page.call(ELEMENT, "element.beginRefreshing()")
    page.until("window.request")
    page.after(1)


@pytest.mark.parametrize(("rule", "sides"), [
    ("li { margin: 0 16px 12px; }", [[16, 374], [16, 374]]), ("ul { padding: 107px 16px 0 !important; }", [[16, 374], [16, 374]]),
    (GRID, [[0, 195], [195, 390]]),
], ids=["margins", "padding", "grid"])
def test_rows_beside_margins_and_in_a_grid_ride_where_they_land(open_notch, rule, sides):
    page = open_notch()
    add_rule(page, rule)
    refresh(page)
    page.page.evaluate(ANSWER, [76, 76])
    page.page.evaluate(SIDES)
    page.until("received.some(({ name }) => name === 'inserted')")
    riding, landed = page.page.evaluate("[riding, landed]")
    page.still()
    for before, after, place in zip(riding, landed, sides, strict=True):
        assert before == pytest.approx(after, abs=0.5)
        assert after == pytest.approx(place, abs=0.02)


# The distance that an earlier row moves from each frame to the next, in points.
STEPS = """
() => {
  const [name] = Object.keys(frames[0]).filter((name) => name.startsWith('Row'));
  return frames.slice(1).map((frame, index) => frame[name] - frames[index][name]);
}
"""


def lands_evenly(page):
    """Arriving rows land, and an earlier row moves evenly: each step differs little from the previous one."""
    page.until("received.some(({ name }) => name === 'inserted')")
    page.still()
    steps = page.page.evaluate(STEPS)
    jumps = [abs(step - before) for step, before in zip(steps, [0, *steps])]
    assert max(jumps) < 0.03 * sum(steps), steps


@pytest.mark.parametrize("heights, rule", [
    ([400, 20, 20], ""), ([20, 400, 60], ""), ([20, 400, 20, 400], ""), ([60, 60], GRID), ([60, 200], GRID), ([60, 60], "ul { gap: 9px; }")],
    ids=["tall-first", "short-first", "mixed", "grid", "mixed-grid", "equal"])
def test_rows_of_any_height_land_without_a_jump(open_notch, heights, rule):
    page = open_notch()
    add_rule(page, rule)
    refresh(page)
    page.page.evaluate(ANSWER, heights)
    lands_evenly(page)


def test_a_row_that_grows_late_lands_without_a_jump(open_notch):
    page = open_notch()
    refresh(page)
    page.page.evaluate(ANSWER, [60, 60])
    # Like a late picture.
    page.after(0.1)
    page.page.evaluate("() => { coming[0].style.height = '225px'; }")
    lands_evenly(page)
