"""Pulls by a finger on the demo page: each view and density, with few and many heads, a flyout, and in both directions."""

import pytest

VIEWS = {"upright": (390, 844), "lying": (844, 390), "tablet": (820, 1180)}

COUNT = """(() => {
  window.counts = {};
  for (const name of ['pointercancel', 'supple-armed', 'supple-refresh', 'supple-inserted']) {
    addEventListener(name, () => { counts[name] = (counts[name] ?? 0) + 1; }, { capture: true });
  }
})()"""

FLYOUT = "[...document.querySelector('#heads').shadowRoot.querySelectorAll('.flyout')].some((one) => Number(one.style.opacity) > 0.9)"

# The panel's choice adds heads; others are removed.
HAVE = """(number) => {
  document.querySelector(`#panel input[value='${number}']`)?.click();
  const host = document.querySelector('#heads');
  for (const head of host.heads.slice(number)) host.removeHead(head);
}"""

# A row in the middle of the list's visible part, and the scale of the drawn phone.
START = """(() => {
  const list = document.querySelector('#notch'), { left, top, width, height } = list.getBoundingClientRect();
  return [left + width * 0.4, top + height * 0.45, width / list.offsetWidth];
})()"""


def rows(visit):
    return visit.page.locator("#conversations > .row").count()


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("dpr", [1, 2, 3])
def test_a_finger_that_pulls_is_never_cancelled(quiet_page, view, dpr):
    visit = quiet_page(viewport=VIEWS[view], dpr=dpr, touch=True)
    visit.page.evaluate(COUNT)
    for heads, speaks, direction in ((3, False, "ltr"), (12, True, "ltr"), (12, True, "rtl"), (1, False, "rtl")):
        visit.page.evaluate("(direction) => { document.documentElement.dir = direction; window.counts = {}; }", direction)
        visit.page.evaluate(HAVE, heads)
        visit.wait_until_still()
        assert visit.page.evaluate("document.querySelector('#heads').heads.length") == heads
        if speaks:
            visit.page.evaluate("void document.querySelector('#heads').message('anna', 'Are you on the train?')")
            visit.page.wait_for_function(f"() => {FLYOUT}")
        before = rows(visit)
        x, y, scale = visit.page.evaluate(START)
        visit.fingers.drag((x, y), (x, y + 140 * scale), duration=0.3, hold=0.15)
        visit.page.wait_for_function("() => counts['supple-inserted']")
        visit.wait_until_still()
        counts = visit.page.evaluate("counts")
        assert counts == {"supple-armed": 1, "supple-refresh": 1, "supple-inserted": 1}, (heads, speaks, direction)
        assert rows(visit) == before + 1
