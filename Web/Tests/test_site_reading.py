"""The site beside its pages: addresses that do not exist, and pictures in one scheme of colours."""

import re

import pytest
from test_demo_text import TWICE

# Whether each picture of a result has been loaded, by its scheme.
LOADED = """[...document.querySelectorAll('.result img')].map((image) => [image.className, image.complete && image.naturalWidth > 0])"""


def test_a_page_that_does_not_exist_leads_on_by_search_and_by_links(visit_site):
    visit = visit_site("404", viewport=(390, 844), touch=True)
    links = visit.page.locator("main li a")
    assert links.all_inner_texts() == ["Getting started", "Chat heads", "Slime badge", "Flipping notch", "The elements"]
    assert all(visit.page.evaluate("[...document.querySelectorAll('main li a')].map((link) => link.checkVisibility())"))
    visit.page.keyboard.press("/")
    visit.page.keyboard.type("install")
    visit.page.locator("#found a").first.wait_for()
    visit.page.keyboard.press("Enter")
    visit.page.wait_for_url("**/start.html#install")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pictures_of_results_are_loaded_in_one_scheme(visit_site, scheme):
    visit = visit_site("start", color_scheme=scheme, led=False)
    visit.page.evaluate("document.querySelector('.result').scrollIntoView({ block: 'center' })")
    visit.page.wait_for_function(f"() => {LOADED}.filter(([, isLoaded]) => isLoaded).length >= 3")
    assert sorted({name for name, is_loaded in visit.page.evaluate(LOADED) if is_loaded}) == [f"on-{scheme}"]


def test_tables_and_code_of_the_reference_have_one_edge_and_names_are_whole(visit_site):
    visit = visit_site("elements", viewport=(1440, 900), led=False)
    edges = visit.page.evaluate("[...document.querySelectorAll('main > :is(.wide, .sample)')].map((part) => part.getBoundingClientRect().right)")
    assert len(edges) > 10 and max(edges) - min(edges) < 1
    # Each name of an attribute or a property is one line.
    names = visit.page.evaluate("""[...document.querySelectorAll('main td:not(:last-child) > code:only-child')]
      .filter((name) => name.getClientRects().length > 1).map((name) => name.textContent)""")
    assert names == []


# The rules for print, on the screen: not every driver imitates paper.
ON_PAPER = """() => {
  for (const sheet of document.styleSheets) {
    for (const { media } of sheet.cssRules) if (media?.mediaText === 'print') media.mediaText = 'all';
  }
  return document.documentElement.scrollWidth;
}"""


@pytest.mark.parametrize("width", [680, 718], ids=["letter", "A4"])
def test_no_page_is_wider_than_paper(visit_site, width):
    visit = visit_site("start", viewport=(width, 900), led=False)
    wide = []
    for name in ("start", "chat-heads", "slime-badge", "flipping-notch", "elements", "originals", "spec-chat-heads", "reduced-motion", "testing"):
        visit.page.goto(re.sub(r"[\w-]+\.html.*", f"{name}.html", visit.page.evaluate("location.href")))
        if visit.page.evaluate(ON_PAPER) > width:
            wide.append(name)
    assert wide == []


@pytest.mark.parametrize("color_scheme", ["light", "dark"])
def test_paper_has_even_margins_and_no_grounds(visit_site, color_scheme):
    visit = visit_site("start", viewport=(660, 900), led=False, color_scheme=color_scheme)
    visit.page.evaluate(ON_PAPER)
    boxes = [visit.box(part) for part in ("main > h1", "main > .sample", "main .install .sample pre")]
    width = visit.page.evaluate("document.documentElement.clientWidth")
    assert {(round(box.x), round(width - box.right)) for box in boxes} == {(1, 1)} and visit.box(".brand").x <= 1
    # Pictures are as wide as words, and no sheet ends with the words before code, but for the first ones after a heading.
    assert visit.box(".result").x == 1 and visit.box(".result").width == pytest.approx(width - 2, abs=1)
    breaks = "[...document.querySelectorAll('main > p:has(+ .sample):not(h2 + p)')].map((words) => getComputedStyle(words).breakAfter)"
    assert set(visit.page.evaluate(breaks)) == {"avoid"}
    grounds = """[...document.querySelectorAll('html, body, .top, main, .sample, pre')].filter((part) => part.checkVisibility())
      .map((part) => getComputedStyle(part).backgroundColor).filter((colour) => colour !== 'rgba(0, 0, 0, 0)')"""
    assert visit.page.evaluate(grounds) == []
    # Without a background, a border shows where code begins and ends.
    assert visit.page.evaluate("getComputedStyle(document.querySelector('main .sample pre')).borderTopWidth") == "1px"
    padded = "[...document.querySelectorAll(':is(p, li, td) > code')].filter((code) => getComputedStyle(code).paddingLeft !== '0px').length"
    assert visit.page.evaluate(padded) == 0
    # A link on paper has its address in brackets, or does not look like one.
    lost = """[...document.querySelectorAll('a[href]')].filter((link) => link.checkVisibility()
      && !getComputedStyle(link, '::after').content.includes('(') && getComputedStyle(link).textDecorationLine !== 'none')
      .map((link) => link.outerHTML)"""
    assert visit.page.evaluate(lost) == []


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("width", [320, 390, 620, 1100])
def test_what_is_found_is_within_the_window(visit_site, width, direction):
    visit = visit_site("start", viewport=(width, 844), led=False)
    visit.page.evaluate("(direction) => { document.documentElement.dir = direction; }", direction)
    visit.page.keyboard.press("/")
    visit.page.keyboard.type("pull")
    visit.page.locator("#found a").first.wait_for()
    box, head = visit.box("#found"), visit.box(".top")
    assert box.x >= 0 and box.right <= width and box.width >= 280 and box.y >= visit.box("#query").bottom
    assert head.height < 160


def test_on_a_phone_the_head_has_even_gaps_and_each_picture_its_words_beside_it(visit_site):
    visit = visit_site("start", viewport=(390, 844), touch=True)
    brand, demo, query, sign = (visit.box(part) for part in (".brand", ".home", "#query", "#theme .icon"))
    gaps = [demo.x - brand.right, query.x - demo.right, sign.x - query.right, 390 - sign.right]
    assert gaps == pytest.approx([20] * 4, abs=1)
    assert visit.page.locator("main > p").first.inner_text().startswith("Supple is three interactions")
    figures = visit.page.evaluate("""[...document.querySelectorAll('.result figure')].map((figure) => {
      const picture = [...figure.querySelectorAll('img')].find((image) => image.checkVisibility()).getBoundingClientRect();
      return [picture.width, picture.right, figure.querySelector('figcaption').getBoundingClientRect().x];
    })""")
    assert len(figures) == 3 and all(width > 160 and right < words for width, right, words in figures)


def test_code_of_several_words_breaks_only_where_it_is_wider_than_its_line(visit_site):
    visit = visit_site("elements", viewport=(1440, 900))
    lines = """[...document.querySelectorAll(':is(p, li, td) > code')].filter(({ textContent }) => textContent.startsWith('{'))
      .map((code) => new Set([...code.getClientRects()].map(({ top }) => top)).size)"""
    counts = visit.page.evaluate(lines)
    assert counts and set(counts) == {1}


@pytest.mark.parametrize("page", ["springs", "bounces"])
def test_paper_has_a_picture_in_place_of_a_tool(visit_site, page):
    visit = visit_site(page, led=False)
    shown = "['.live', '.on-paper'].map((part) => document.querySelector(part).checkVisibility())"
    assert visit.page.evaluate(shown) == [True, False]
    visit.page.evaluate(ON_PAPER)
    assert visit.page.evaluate(shown) == [False, True]
    assert visit.page.evaluate("document.querySelector('.on-paper').naturalWidth") > 0 and visit.box(".on-paper").height > 100


@pytest.mark.parametrize("viewport", [(320, 640), (390, 844), (640, 512)])
def test_the_version_leads_to_the_list_of_changes_in_a_narrow_window(visit_site, viewport):
    visit = visit_site("start", viewport=viewport, led=False)
    hit = """() => {
      const link = [...document.querySelectorAll('.release a')].find((one) => one.checkVisibility());
      const { x, y, width, height } = link.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === link;
    }"""
    assert visit.page.evaluate(hit)
    visit.page.evaluate("document.querySelector('#menu').open = true")
    assert visit.page.evaluate(hit)


# The focused elements that begin above the lower edge of the page's head while the page is scrolled.
HIDDEN_FOCUS = """(selector) => {
  const hidden = [], foot = () => document.querySelector('.top').getBoundingClientRect().bottom;
  for (const part of [...document.querySelectorAll(selector)].reverse()) {
    if (!part.checkVisibility()) continue;
    part.focus();
    const { top, height } = part.getBoundingClientRect();
    if (scrollY > 0 && height < 120 && top < foot() - 1) hidden.push([part.getAttribute('aria-label') ?? part.textContent, top, foot()]);
  }
  return hidden;
}"""


@pytest.mark.parametrize("viewport, script", [((390, 844), TWICE), ((320, 256), "")], ids=["twice", "small"])
@pytest.mark.parametrize("page", ["springs", "start"])
def test_the_head_of_the_page_covers_no_focus(visit_site, viewport, script, page):
    visit = visit_site(page, viewport=viewport, scripts=(script,), led=False)
    visit.page.wait_for_function("() => document.querySelectorAll('main button').length > 3")
    visit.page.evaluate("() => { scrollTo(0, document.body.scrollHeight); }")
    assert visit.page.evaluate(HIDDEN_FOCUS, "main :is(a, button, input, code[tabindex])") == []


@pytest.mark.parametrize("width", [390, 360, 320])
@pytest.mark.parametrize("page", ["springs", "bounces"])
def test_on_a_phone_the_code_of_a_tool_breaks_inside_no_name(visit_site, width, page):
    visit = visit_site(page, viewport=(width, 844), led=False)
    visit.page.wait_for_selector(".live .code-line code .lines")
    broken = visit.page.evaluate("""() => [...document.querySelectorAll('.live .code-line code')].flatMap((code) => {
      const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT), found = [];
      while (texts.nextNode()) {
        for (const { 0: word, index } of texts.currentNode.data.matchAll(/[A-Za-z]+/g)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          // One name is wider than a line of the smallest phone.
          const isLong = word.length > 28;
          if (!isLong && new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
        }
      }
      return found;
    })""")
    assert broken == []
    for line in visit.page.locator(".live .code-line").all()[:3]:
        button, code = line.locator("button").bounding_box(), line.locator("code").bounding_box()
        assert code["width"] > width - 90 and button["y"] + button["height"] <= code["y"] + 6


def test_a_slash_goes_to_the_search_from_a_slider_and_is_written_in_a_field(visit_site):
    visit = visit_site("springs", led=False)
    visit.page.wait_for_selector(".live input[type=range]")
    visit.page.locator(".live input[type=range]").first.focus()
    visit.page.keyboard.press("/")
    assert visit.page.evaluate("document.activeElement.id") == "query"
    visit.page.keyboard.press("/")
    assert visit.page.locator("#query").input_value() == "/"
