"""The demo page has enough heads for the overflow, and a screen so low that they form a column."""

from test_demo import WIDE


def test_many_heads_overflow_and_a_low_screen_has_a_column(quiet_page):
    visit = quiet_page(viewport=WIDE)
    page = visit.page
    page.locator("#panel input[value='12']").check(force=True)
    visit.wait_until_still()
    assert page.evaluate("document.querySelector('#heads').heads.length") == 12
    page.evaluate("void document.querySelector('#heads').open('anna')")
    visit.wait_until_still()
    row = page.evaluate(ROW)
    assert len(row["heads"]) == 5 and row["overflow"] == "+7"
    assert len({round(y) for _, y in row["heads"]}) == 1
    page.evaluate("void document.querySelector('#heads').openOverflow()")
    visit.wait_until_still()
    assert page.evaluate(ROW)["listed"] == 7
    page.locator("#panel input[value=low]").check(force=True)
    visit.wait_until_still()
    row = page.evaluate(ROW)
    assert len({round(x) for x, _ in row["heads"]}) == 1 and len(row["heads"]) >= 2
    assert row["listed"] == 12 - len(row["heads"])


ROW = """(() => {
  const root = document.querySelector('#heads').shadowRoot;
  const seen = [...root.querySelectorAll('.head')].filter(({ style }) => style.visibility === 'visible');
  const middle = (element) => { const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2]; };
  return {
    heads: seen.filter((head) => !('listed' in head.dataset)).map(middle),
    listed: seen.filter((head) => 'listed' in head.dataset).length,
    overflow: root.querySelector('.overflow').textContent,
  };
})()"""
