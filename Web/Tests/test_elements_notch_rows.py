"""Rows of any height come into <supple-flipping-notch> and land without a jump."""

import pytest

from harness.elements import Elements, notch, stage

ELEMENT = "supple-flipping-notch"

# Answers with rows of these heights, and keeps where each row is in every frame.
ANSWER = """
(heights) => {
  window.frames = [];
  pageClock.afterFrame = () => frames.push(Object.fromEntries([...document.querySelectorAll('li')].map(
    (row) => [row.textContent.trim(), row.getBoundingClientRect().top])));
  window.given = heights.map((height, index) => {
    const row = makeRow(`New ${index + 1}`);
    row.style.height = `${height}px`;
    row.style.padding = 0;
    return row;
  });
  request.finish(...given);
}
"""


@pytest.fixture
def open_notch(visit_html):
    def build(count=12, **options):
        page = Elements(visit_html(stage(notch(count)), touch=True, **options))
        page.visit.clock.pace(1 / 60)
        return page

    return build


def refresh(page):
    page.call(ELEMENT, "element.beginRefreshing()")
    page.until("window.request")
    page.after(1)


@pytest.mark.parametrize("rule", ["li { margin: 0 16px 12px; }", "ul { padding: 107px 16px 0 !important; }"])
def test_rows_beside_margins_ride_where_they_land(open_notch, rule):
    page = open_notch()
    page.page.evaluate("""(rule) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      document.adoptedStyleSheets = [sheet];
    }""", rule)
    page.still()
    refresh(page)
    page.page.evaluate(ANSWER, [76, 76])
    page.page.evaluate("""() => {
      window.sides = [];
      pageClock.afterFrame = () => sides.push(given.map((row) => {
        const { left, right } = row.getBoundingClientRect();
        return [left, right];
      }));
    }""")
    page.until("heard.some(({ name }) => name === 'inserted')")
    riding, landed = page.page.evaluate("sides.slice(-2)")
    page.still()
    for before, after in zip(riding, landed):
        assert before == pytest.approx(after, abs=0.5)
        assert after == pytest.approx([16, 374], abs=0.02)
