"""The page with the person's text at twice its size: nothing is cut."""

import pytest
from harness.visit import WIDE
from test_demo_sheet import COVERED

TWICE = """
const enlarge = () => {
  if (document.documentElement) document.documentElement.style.fontSize = '32px';
  else new MutationObserver((_, observer) => { observer.disconnect(); enlarge(); }).observe(document, { childList: true });
};
enlarge();
"""

CUT = """
([selectors, scrolls]) => {
  const all = (root, selector) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap((element) => element.shadowRoot ? all(element.shadowRoot, selector) : []),
  ];
  const cut = [];
  for (const selector of selectors) {
    const shown = all(document, selector).filter((element) => element.checkVisibility({ visibilityProperty: true }));
    if (!shown.length) cut.push(`no ${selector}`);
    for (const element of shown) {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [text, box] = [range, element].map((part) => part.getBoundingClientRect());
      // Half of the line's height above its letters' may lie outside.
      const slack = 1 + parseFloat(getComputedStyle(element).fontSize) * 0.2;
      if (text.height && (text.top < box.top - slack || text.bottom > box.bottom + slack)) {
        cut.push([selector, element.textContent, text.height, box.height]);
      }
      if (scrolls && element.scrollHeight > element.clientHeight + slack && element.clientHeight) {
        cut.push([selector, element.textContent, element.scrollHeight, element.clientHeight]);
      }
    }
  }
  return cut;
}
"""


def cut(visit, selectors, scrolls=True):
    """The texts that exceed their containers; with `scrolls` also scrollable ones."""
    return visit.page.evaluate(CUT, [selectors, scrolls])


@pytest.fixture
def enlarged(quiet_page):
    def build(viewport):
        visit = quiet_page(viewport=viewport, touch=viewport[0] < 500, scripts=(TWICE,))
        assert visit.page.evaluate("getComputedStyle(document.querySelector('.row .name')).fontSize") == "32px"
        return visit

    return build


@pytest.mark.parametrize("viewport", [(390, 844), (1440, 900)])
def test_rows_counts_and_the_bar_hold_text_of_twice_the_size(enlarged, viewport):
    visit = enlarged(viewport)
    assert cut(
        visit, [".row-open", ".row .name", ".row .line", ".row time", "#bar", "#search", ".pill .face", ".badge"]) == []
    # The rows do not reach into each other.
    heights = visit.page.evaluate(
        "[...document.querySelectorAll('.row')].slice(0, 3).map((row) => [row.offsetTop, row.offsetHeight])")
    assert all(top + height <= after for (top, height), (after, _) in zip(heights, heights[1:]))
    size = visit.page.evaluate(
        "[...document.querySelectorAll('.row[data-unread] supple-slime-badge')].map((badge) => {"
        " const { width, height } = badge.shadowRoot.querySelector('.pill').getBoundingClientRect();"
        " return [width, height, parseFloat(getComputedStyle(badge.shadowRoot.querySelector('.face')).fontSize)]; })")
    assert all(font == 26 and min(width, height) > 0.9 * font for width, height, font in size)


@pytest.mark.parametrize("viewport", [(390, 844), (1440, 900)])
def test_names_and_messages_of_the_list_wrap_in_large_text(enlarged, viewport):
    visit = enlarged(viewport)
    cut_off = """[...document.querySelectorAll('.row :is(.name, .line)')].filter((words) =>
      words.scrollWidth > words.clientWidth + 1 || words.scrollHeight > words.clientHeight + 1).map((words) => words.textContent)"""
    assert visit.page.evaluate(cut_off) == []
    # Each row is as high as its words need, and its count is below the time and covers no word.
    boxes = visit.page.evaluate("""[...document.querySelectorAll('.row[data-unread]')].map((row) => {
      const box = ({ left, right, top, bottom }) => ({ left, right, top, bottom });
      const of = (part) => box(row.querySelector(part).getBoundingClientRect());
      const words = document.createRange();
      words.selectNodeContents(row.querySelector('.line'));
      return { row: box(row.getBoundingClientRect()), lines: [...words.getClientRects()].map(box), time: of('time'), count: of('supple-slime-badge') };
    })""")
    assert max(len(box["lines"]) for box in boxes) > 1
    for box in boxes:
        count = box["count"]
        assert box["time"]["bottom"] <= count["top"] + 1 and count["bottom"] < box["row"]["bottom"]
        assert all(line["right"] <= count["left"] or line["top"] >= count["bottom"] - 4 for line in box["lines"])
        assert box["lines"][-1]["bottom"] < box["row"]["bottom"]


@pytest.mark.parametrize("viewport", [(390, 844), (1440, 900)])
def test_heads_cover_no_picture_and_the_sheet_little_of_the_list_in_large_text(enlarged, viewport):
    visit = enlarged(viewport)
    heads, pictures = visit.page.evaluate("""[document.querySelector('#heads').shadowRoot.querySelectorAll('.picture'),
      document.querySelectorAll('.row .avatar')].map((parts) => [...parts].filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map((part) => part.getBoundingClientRect()).map(({ left, right, top, bottom }) => ({ left, right, top, bottom })))""")
    assert heads and pictures
    for head in heads:
        assert all(head["left"] >= one["right"] or head["top"] >= one["bottom"] or head["bottom"] <= one["top"] for one in pictures)
    assert visit.page.evaluate(COVERED) == []
    # Two counts below each other look like one, unless they have room between them.
    rows, head = visit.page.evaluate("""[document.querySelectorAll('.row[data-unread] supple-slime-badge'),
      document.querySelector('#heads').shadowRoot.querySelectorAll('.badge')].map((parts) => [...parts]
        .filter((part) => part.checkVisibility({ visibilityProperty: true })).map((part) => part.getBoundingClientRect())
        .map(({ top, bottom }) => [top, bottom]))""")
    above = max(bottom for _, bottom in rows if bottom < head[0][0])
    scale = visit.page.evaluate("document.querySelector('#screen').getBoundingClientRect().height / document.querySelector('#screen').offsetHeight")
    assert head[0][0] - above >= 24 * scale - 0.5
    if viewport[0] < 500:
        assert visit.box("#tries").height < 0.28 * viewport[1]


@pytest.mark.parametrize("viewport", [(390, 844), (390, 640)])
def test_the_sheet_covers_no_badge_that_has_the_focus(enlarged, viewport):
    visit = enlarged(viewport)
    visit.page.evaluate("document.querySelector('#tries-fold').click()")
    visit.wait_until_still()
    covered = visit.page.evaluate("""() => {
      const foot = document.querySelector('#tries').getBoundingClientRect().top, head = document.querySelector('#bar').getBoundingClientRect().bottom;
      return [...document.querySelectorAll('.row supple-slime-badge')].filter((badge) => {
        const button = badge.shadowRoot.querySelector('[tabindex="0"], button') ?? badge;
        button.focus();
        if (document.activeElement !== badge && !badge.contains(document.activeElement)) return false;
        const { top, bottom } = badge.shadowRoot.querySelector('.pill').getBoundingClientRect();
        return bottom > foot || top < head;
      }).map((badge) => badge.label);
    }""")
    assert covered == []
    assert visit.page.evaluate("document.activeElement.localName") == "supple-slime-badge"


@pytest.mark.parametrize("viewport", [(390, 844), (1440, 900)])
def test_a_message_and_a_conversation_hold_text_of_twice_the_size(enlarged, viewport):
    visit = enlarged(viewport)
    visit.page.evaluate("document.querySelector('#heads').message('ben', 'Uploading now')")
    visit.clock.after(0.8)
    assert cut(visit, [".flyout"]) == []
    visit.page.evaluate("void document.querySelector('#heads').open('ben')")
    visit.wait_until_still()
    visit.page.locator(".conversation[data-head=ben]").locator("textarea").fill("A line")
    opened = ".conversation[data-head=ben]"
    assert cut(visit, [f"{opened} {part}" for part in ("h2", ".presence", ".bubble", "textarea")]) == []


def test_the_panel_holds_text_of_twice_the_size(enlarged):
    visit = enlarged(WIDE)
    # A hidden bold copy of a label keeps its width, and makes scrolled content larger than the visible text.
    assert cut(
        visit, [".segmented .label", ".number label", ".number .value", ".meter span:not(:empty)", ".button"], scrolls=False) == []
    wide = visit.page.evaluate(
        "[document.querySelector('.panel-scroll'), document.querySelector('#meter')].map((part) =>"
        " part.scrollWidth - part.clientWidth)")
    assert wide == [0, 0]


@pytest.mark.parametrize("viewport", [(1440, 900), (1280, 720)])
def test_a_desktop_keeps_claim_and_cards_beside_the_phone(enlarged, viewport):
    visit = enlarged(viewport)
    phone, handle = visit.box("#phone"), visit.box("#panel-tab")
    assert cut(visit, [".introduction h1", ".claim", "#weight", ".link-first", ".try-name"]) == []
    shown = [visit.box(name) for name in ("h1", ".link-first", "#try-notch", "#try-badge", "#try-heads")]
    assert all(part.right < phone.x and part.bottom <= viewport[1] for part in shown)
    assert all(above.bottom <= below.y for above, below in zip(shown, shown[1:]))
    assert phone.height > 0.9 * viewport[1] and phone.right < handle.x


def test_a_desktop_has_the_line_that_installs_on_its_first_screen(enlarged):
    visit = enlarged((1440, 900))
    line = ".words > .code-line"
    assert cut(visit, [f"{line} code", ".try-why"]) == []
    box = visit.box(line)
    assert visit.box("#weight").bottom <= box.y and box.bottom <= visit.box(".link-first").y and box.right < visit.box("#phone").x
    assert visit.page.locator(f"{line} code").inner_text() == '<script type="module" src="supple.js"></script>'
    # In one line, beside its button.
    assert box.height < 2 * 32 and visit.box("#try-heads").bottom < visit.box("#more").y
    visit.page.locator("#panel input[value=uikit]").evaluate("input => input.click()")
    assert visit.page.locator(f"{line} code").inner_text().startswith(".package(")


def test_text_that_grows_while_the_page_is_open_arranges_it_as_a_reload_does(quiet_page):
    visit = quiet_page(viewport=(1440, 900))
    looks = """() => ({
      arrangement: document.querySelector('#stage').dataset.arrangement,
      badge: document.querySelector('.row[data-unread] [part~=badge], .row[data-unread] supple-slime-badge').getBoundingClientRect().height,
      phone: document.querySelector('#phone').getBoundingClientRect().height,
    })"""
    visit.page.evaluate("() => { document.documentElement.style.fontSize = '32px'; }")
    visit.wait_until_still()
    assert visit.page.evaluate(looks) == pytest.approx(quiet_page(viewport=(1440, 900), scripts=(TWICE,)).page.evaluate(looks), abs=0.1)


def test_the_ghost_stays_between_its_places_in_large_text(enlarged):
    visit = enlarged(WIDE)
    assert visit.box(".ghost").x <= visit.box(".ghost-thing").x and visit.box(".ghost-thing").right <= visit.box(".ghost").right
