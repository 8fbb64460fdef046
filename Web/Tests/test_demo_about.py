"""The content beside the phone: description and size, code for an app, and hints."""

import json
import re
import urllib.request
import zlib

import pytest

from harness.axe import violations
from test_demo import WIDE, leader

UNKNOWN = "Object.defineProperty(PerformanceResourceTiming.prototype, 'encodedBodySize', { get: () => 0 })"


def code(visit):
    return visit.page.locator(".code-block code").text_content()


def choose(visit, value):
    visit.page.locator(f"input[value={value}]").first.evaluate("input => input.click()")


def press_end(visit, name):
    slider = visit.page.locator("#panel").get_by_role("slider", name=name, exact=True).first
    slider.focus()
    slider.press("End")


def test_the_weight_is_what_was_loaded(quiet):
    # WebKit revalidates preloaded files with the server.
    loaded = dict(quiet.page.evaluate(
        """performance.getEntriesByType('resource')
          .filter(({ name }) => /supple\\.(js|wasm)$/.test(new URL(name).pathname)).map(({ name, encodedBodySize }) => [name, encodedBodySize])"""))
    assert len(loaded) == 2 and min(loaded.values()) > 0
    # The tests' server zips nothing, so the page does.
    zipped = sum(len(zlib.compress(urllib.request.urlopen(address).read(), wbits=31)) for address in loaded)
    quiet.page.wait_for_function("() => document.querySelector('#weight').textContent !== ''")
    said = re.fullmatch(r"(\d+) KB zipped, and nothing else to load\.", quiet.page.locator("#weight").inner_text())
    # Browsers zip differently, by less than the rounding.
    assert int(said[1]) % 10 == 0 and abs(int(said[1]) - zipped / 1000) <= 7
    # The panel has the same number in the same words.
    assert quiet.page.locator("#meter-bytes").text_content() == f"{said[1]} KB zipped"


def test_a_weight_that_is_not_known_is_not_said(quiet_page):
    visit = quiet_page(viewport=WIDE, scripts=(UNKNOWN,))
    assert visit.page.locator("#weight").inner_text() == ""
    assert visit.page.locator("#meter-bytes").text_content() == ""


@pytest.mark.parametrize(
    ("subject", "tag", "number"), [("heads", "supple-chat-heads", "Friction"), ("badge", "supple-slime-badge", "Break distance"),
                                   ("notch", "supple-flipping-notch", "Pull limit")])
def test_the_html_is_that_of_the_interaction_with_what_was_tuned(quiet, subject, tag, number):
    parsed = """(tag) => {
      const template = document.createElement('template');
      const markup = document.querySelector('.code-block code').textContent;
      // Not every browser has trusted types.
      const policy = window.trustedTypes?.createPolicy('test', { createHTML: (text) => text });
      template.innerHTML = policy ? policy.createHTML(markup) : markup;
      const element = template.content.querySelector(tag);
      return [element.getAttribute('preset'), template.content.querySelector('script')?.textContent ?? ''];
    }"""
    choose(quiet, subject)
    assert quiet.page.evaluate(parsed, tag) == [None, ""]
    quiet.page.locator("#panel input[value=classic]").first.check(force=True)
    press_end(quiet, number)
    press_end(quiet, "Stiffness")
    preset, script = quiet.page.evaluate(parsed, tag)
    assert preset == "classic"
    written = json.loads(re.sub(r",\s*}", "}", re.sub(
        r"(\w+|'[\w.]+'):", lambda key: json.dumps(key[1].strip("'")) + ":", re.search(r"\{.*\}", script, re.DOTALL)[0])))
    assert written == quiet.page.evaluate("(tag) => document.querySelector(tag).tuning", tag) and len(written) == 2
    assert f"document.querySelector('{tag}').tuning = " in script


def test_the_code_has_the_colours_of_the_sections_below(quiet):
    colors = """(place) => Object.fromEntries([...document.querySelectorAll(`${place} span[class^=code-]`)]
      .map((token) => [token.className, getComputedStyle(token).color]))"""
    below = quiet.page.evaluate(colors, ".interaction")
    assert quiet.page.evaluate(colors, ".about .code-block").items() <= below.items()
    assert set(quiet.page.evaluate(colors, ".about .reserved-line")) == {"code-keyword", "code-name", "code-string"}
    choose(quiet, "uikit")
    assert {"code-keyword", "code-name", "code-string"} <= set(quiet.page.evaluate(colors, ".about .code-block"))
    assert code(quiet).startswith("let heads = ChatHeadsController()\nheads.heads = [ChatHead(")


@pytest.mark.parametrize(("viewport", "least"), [((820, 1180), 40), ((1440, 900), 40), ((2560, 1440), 44)])
def test_the_logo_is_clear_of_the_claim(quiet_page, viewport, least):
    visit = quiet_page(viewport=viewport)
    # The capital begins 16 % of its size below the box of its line.
    mark, claim, size = visit.box(".brand .mark"), visit.box("h1"), visit.page.evaluate("parseFloat(getComputedStyle(document.querySelector('h1')).fontSize)")
    assert claim.y + 0.16 * size - mark.bottom >= least


@pytest.mark.parametrize("viewport", [(768, 1024), (820, 1180), (1024, 1366), (1180, 820), (1280, 720), (1440, 900), (2560, 1440)])
def test_no_language_moves_tabs_links_code_or_hints(quiet_page, viewport):
    visit = quiet_page(viewport=viewport)
    places = set()
    for language in ("html", "swiftui", "uikit"):
        choose(visit, language)
        boxes = [visit.box(part) for part in (".about .segmented", ".link-first", ".about .code-block", ".tries")]
        places.add(tuple((box.y, box.height) for box in boxes))
    assert len(places) == 1


def test_swift_writes_what_differs_from_the_preset_and_nothing_else(quiet):
    choose(quiet, "swiftui")
    assert "Style" not in code(quiet)
    choose(quiet, "uikit")
    assert "style" not in code(quiet)
    press_end(quiet, "Stiffness")
    assert "heads.style.settleSpring = .init(\n  stiffness: 20000, dampingRatio: 0.85)" in code(quiet)
    choose(quiet, "swiftui")
    assert code(quiet).startswith("var style = ChatHeadsStyle.modern\nstyle.settleSpring = .init(\n  stiffness: 20000,")
    assert code(quiet).endswith("  .chatHeadsStyle(style)")
    quiet.page.locator("#panel input[value=classic]").first.check(force=True)
    assert code(quiet).endswith("  .chatHeadsStyle(.classic)")


def test_every_link_of_the_page_leads_somewhere(quiet, server):
    links = quiet.page.evaluate("[...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))")
    assert len(links) >= 3 and "start.html" in links
    choose(quiet, "uikit")
    links += quiet.page.evaluate("[...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))")
    files = {"supple.js": "text/javascript", "supple.wasm": "application/wasm"}
    for link in set(links):
        with urllib.request.urlopen(server.url + link) as answer:
            assert answer.status == 200 and answer.headers["content-type"].startswith(files.get(link, "text/html")), link
            # A server reports an error if its answer is not read.
            answer.read()


def test_the_two_files_that_a_page_needs_are_downloaded_where_their_line_is(quiet, server):
    files = quiet.page.locator(".getting a[download]")
    assert files.evaluate_all("(links) => links.map((link) => [link.textContent, link.getAttribute('href')])") == [
        ["supple.js", "supple.js"], ["supple.wasm", "supple.wasm"]]
    choose(quiet, "swiftui")
    assert files.count() == 0


def test_a_document_is_a_page_that_reads_well_on_a_phone(visit_page):
    for name in ("start", "elements", "apple"):
        visit = visit_page(f"{name}.html", viewport=(390, 844), led=False)
        assert visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        assert visit.page.locator("main h1").count() == 1 and visit.page.locator(".sample").count() > 0, name
        assert violations(visit) == [], name


def cards(visit):
    return [visit.box(f"#try-{subject}") for subject in ("notch", "badge", "heads")]


def ends(visit):
    """The ends of the hairlines, by their targets."""
    return dict(visit.page.evaluate(
        "[...document.querySelectorAll('.hairline-end')].map((end) => {"
        " const { x, y, width, height } = end.getBoundingClientRect();"
        " return [end.dataset.subject, [x + width / 2, y + height / 2]]; })"))


@pytest.mark.parametrize("viewport", [(1240, 700), (1440, 900), (2560, 1440)])
def test_a_hairline_leads_from_each_card_to_what_it_means(quiet_page, viewport):
    visit = quiet_page(viewport=viewport)
    # Each is drawn after its target is measured.
    visit.page.wait_for_function("() => document.querySelectorAll('.hairline-end').length === 3")
    ended = ends(visit)
    assert set(ended) == {"heads", "badge", "notch"}
    badge = visit.box(".row[data-unread] supple-slime-badge")
    assert abs(ended["badge"][1] - badge.center[1]) <= 1 and 0 < ended["badge"][0] - badge.right <= 8
    phone = visit.box("#phone")
    # A stack's leader rests above the middle of the stack.
    assert abs(ended["heads"][1] - leader(visit)[1]) <= 1 and -1 <= ended["heads"][0] - visit.box("#screen").right <= 8
    # The list's hairline ends in the list, and not at an element of the bar.
    assert visit.box("#bar").bottom < ended["notch"][1] < visit.box("#conversations > :first-child").center[1]
    boxes = cards(visit)
    assert all(above.bottom < below.y for above, below in zip(boxes, boxes[1:]))
    assert all(box.x > phone.right for box in boxes)
    assert abs(boxes[2].center[1] - ended["heads"][1]) <= 1


def test_no_hairline_leads_to_a_badge_that_is_out_of_sight_or_gone(quiet):
    scroller = "document.querySelector('#notch').shadowRoot.querySelector('[part=scroller]')"
    quiet.page.evaluate(f"() => {{ {scroller}.scrollTop = 600; }}")
    quiet.wait_until_still()
    assert "badge" not in ends(quiet)
    quiet.page.evaluate(f"() => {{ {scroller}.scrollTop = 0; }}")
    quiet.wait_until_still()
    x, y = ends(quiet)["badge"]
    badge = quiet.box(".row[data-unread] supple-slime-badge")
    quiet.page.evaluate("() => { document.querySelector('.row[data-unread] supple-slime-badge').clear(); }")
    quiet.wait_until_still()
    assert abs(ends(quiet)["badge"][1] - y) > badge.height


def test_the_tab_says_what_the_page_is(quiet):
    assert all(name in quiet.page.evaluate("document.title").lower() for name in ("chat heads", "slime badge", "flipping notch"))
    assert quiet.page.evaluate("document.title") == quiet.page.evaluate("document.querySelector('meta[property=\"og:title\"]').content")
    # A preview needs the site's address, which this page has not.
    assert quiet.page.locator("meta[property='og:image']").count() == 0


def test_a_phone_without_heads_has_a_button_that_brings_them_back(quiet_page):
    visit = quiet_page(viewport=(390, 844), touch=True)
    back = visit.page.locator("#heads-back")
    assert not back.is_visible()
    for name in ("anna", "ben", "clara"):
        visit.page.evaluate(
            "(name) => { const heads = document.querySelector('#heads'); heads.addHead(heads.querySelector(`[data-head=${name}]`));"
            " heads.focus(); }", name)
        visit.page.keyboard.press("Delete")
        visit.wait_until_still()
    assert visit.page.evaluate("document.querySelector('#heads').heads") == []
    # It appears after the offer for the last ones, at the same place.
    assert visit.page.locator("#undo").inner_text().startswith("3 removed") and not back.is_visible()
    visit.clock.after(6)
    visit.tap(back)
    visit.wait_until_still()
    assert visit.page.evaluate("document.querySelector('#heads').heads") == ["anna", "ben", "clara"]
    assert not back.is_visible()


def test_the_button_that_brings_heads_back_gives_them_its_focus(quiet_page):
    visit = quiet_page(viewport=(390, 844))
    for _ in range(3):
        visit.page.evaluate("document.querySelector('#heads').focus()")
        visit.page.keyboard.press("Delete")
        visit.wait_until_still()
    visit.clock.after(6)
    visit.page.locator("#heads-back").focus()
    visit.page.keyboard.press("Enter")
    visit.wait_until_still()
    assert visit.page.evaluate("document.querySelector('#heads').heads") == ["anna", "ben", "clara"]
    assert visit.page.evaluate("document.activeElement.closest('#heads') !== null")
    assert visit.page.evaluate("document.querySelector('#heads').shadowRoot.activeElement?.classList.contains('head') === true")


def test_the_button_that_brings_heads_back_waits_for_the_offer_to_undo(quiet_page):
    visit = quiet_page(viewport=(390, 844), touch=True)
    shown = """() => {
      const [back, undo] = ['#heads-back', '#undo'].map((part) => document.querySelector(part));
      const isShown = (part) => part.checkVisibility({ visibilityProperty: true }) && getComputedStyle(part).opacity !== '0';
      return [isShown(back), isShown(undo)];
    }"""
    visit.fingers.drag(leader(visit), (195, 844 - 44 - 98), hold=0.4)
    seen = []
    for _ in range(60):
        seen.append(visit.page.evaluate(shown))
        visit.clock.after(1 / 60)
    assert visit.page.evaluate("document.querySelector('#heads').heads") == []
    # Neither is in the target's text, and the two are never in one place.
    assert seen[0] == seen[15] == [False, False] and seen[-1] == [False, True]
    assert [True, True] not in seen and [True, False] not in seen
    visit.clock.after(6)
    visit.page.wait_for_function("() => getComputedStyle(document.querySelector('#heads-back')).opacity === '1'")


def test_a_hairline_comes_as_soon_as_a_badge_has_a_size(quiet):
    badge = "document.querySelector('.row[data-unread] supple-slime-badge').style.display"
    quiet.page.evaluate(f"() => {{ {badge} = 'none'; }}")
    quiet.wait_until_still()
    assert set(ends(quiet)) == {"heads", "notch"}
    quiet.page.evaluate(f"() => {{ {badge} = ''; }}")
    quiet.wait_until_still()
    assert set(ends(quiet)) == {"heads", "badge", "notch"}


def test_no_hairline_leads_to_heads_that_are_elsewhere_or_gone(quiet):
    before = cards(quiet)
    y = leader(quiet)[1]
    quiet.page.evaluate("void document.querySelector('#heads').setRestingPlace('left', 300)")
    quiet.wait_until_still()
    assert set(ends(quiet)) == {"badge", "notch"}
    # The cards stay, so that only the thrown parts of the page move.
    assert cards(quiet) == before and abs(before[2].center[1] - y) <= 1
    quiet.page.evaluate("void document.querySelector('#heads').setRestingPlace('right', 600)")
    quiet.wait_until_still()
    assert abs(ends(quiet)["heads"][1] - leader(quiet)[1]) <= 1
    quiet.page.evaluate("void document.querySelector('#heads').open('anna')")
    quiet.wait_until_still()
    assert not quiet.page.locator(".hairline").first.is_visible()


def test_a_card_chooses_its_interaction(quiet):
    quiet.page.locator("#try-badge").click()
    assert quiet.page.locator("#panel input[value=badge]").is_checked()
    assert "supple-slime-badge" in code(quiet)


def test_below_1600_the_panel_comes_over_the_end_of_the_page_and_moves_nothing(quiet_page):
    visit = quiet_page(viewport=(1440, 900))
    panel, tab = visit.page.locator("#panel"), visit.page.locator("#panel-tab")
    before = [visit.box(part) for part in (".introduction", ".about", "#phone")]
    assert not panel.is_visible() and tab.get_attribute("aria-expanded") == "false"
    tab.click()
    visit.page.wait_for_function("() => document.querySelector('#panel').getAnimations().length === 0")
    assert panel.is_visible() and tab.get_attribute("aria-expanded") == "true"
    assert [visit.box(part) for part in (".introduction", ".about", "#phone")] == before
    shown = visit.box("#panel")
    assert shown.right == 1440 and shown.x > before[2].right and abs(visit.box("#panel-tab").right - shown.x) <= 1
    visit.page.keyboard.press("Escape")
    visit.page.wait_for_function("() => getComputedStyle(document.querySelector('#panel')).visibility === 'hidden'")
    assert visit.page.evaluate("document.activeElement.id") == "panel-tab"


def test_the_handle_of_the_panel_says_what_a_press_does_and_keeps_its_size(quiet_page):
    visit = quiet_page(viewport=(1440, 900))
    tab, before = visit.page.locator("#panel-tab"), visit.box("#panel-tab")
    assert visit.page.get_by_role("button", name="Tune", exact=True).count() == 1
    tab.click()
    visit.page.wait_for_function("() => document.querySelector('#panel-tab').getAnimations().length === 0")
    assert visit.page.locator("#panel-tab[aria-expanded=true]").inner_text().strip() == "Close"
    assert visit.box("#panel-tab").height == before.height and visit.box("#panel-tab").width == before.width


def test_below_1600_a_card_opens_the_panel_at_what_it_is_about(quiet_page):
    visit = quiet_page(viewport=(1440, 900))
    visit.page.locator("#try-notch").click()
    visit.page.wait_for_function("() => getComputedStyle(document.querySelector('#panel')).visibility === 'visible'")
    assert visit.page.locator("#panel input[value=notch]").first.is_checked()
    # A phone that lies down makes room for the panel.
    choose(visit, "landscape")
    visit.page.wait_for_function("() => document.querySelector('#phone').dataset.shape === 'landscape'")
    visit.wait_until_still()
    assert visit.box("#place").right <= visit.box("#panel").x + 1


def test_from_right_to_left_the_copy_button_covers_no_code(quiet):
    quiet.page.get_by_label("Right to left").check(force=True)
    button = quiet.page.locator(".code-block .icon-button").bounding_box()
    first = quiet.page.evaluate(
        """() => {
          const range = document.createRange();
          const code = document.querySelector('.code-block code');
          range.setStart(code, 0);
          range.setEndAfter([...code.childNodes].find(({ nextSibling }) => nextSibling.textContent.includes('\\n')));
          const { left, right } = range.getBoundingClientRect();
          return [left, right];
        }""")
    assert first[1] <= button["x"] or first[0] >= button["x"] + button["width"]


@pytest.mark.parametrize(("viewport", "place"), [((1100, 800), "words"), ((700, 700), "panel-content"), ((1440, 900), "words"), ((390, 844), "panel-content")])
def test_the_code_stands_beside_the_phone_or_in_the_panel(quiet_page, viewport, place):
    visit = quiet_page(viewport=viewport)
    assert visit.page.evaluate("document.querySelector('.about').parentElement.id") == place
    assert visit.page.evaluate("document.querySelector('.code-block').offsetHeight") >= 6 * 20
    assert visit.page.evaluate(
        "[...document.querySelectorAll('.panel-scroll, .words')].every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)")


def test_from_1800_points_the_phone_grows_and_the_panel_stands_next_to_it(quiet_page):
    visit = quiet_page(viewport=(2560, 1440))
    phone, panel, stage = visit.box("#phone"), visit.box("#panel"), visit.box("#stage")
    assert abs(phone.height - 1.5 * 864) <= 1
    # No more than a quarter of the width is free.
    assert panel.x == stage.right and stage.x + 2560 - panel.right <= 640 and abs(stage.x - (2560 - panel.right - 24)) <= 30
    assert quiet_page(viewport=(1920, 1440)).box("#phone").height == pytest.approx(1.25 * 864, abs=1)
    assert quiet_page(viewport=(1700, 1440)).box("#phone").height <= 864.5


def test_in_a_large_window_no_text_outside_of_the_phones_is_small(quiet_page):
    small = """() => [...document.querySelectorAll('body *')].filter((part) => part.checkVisibility()
        && !part.closest('.phone, .interaction-room, .visually-hidden, svg') && parseFloat(getComputedStyle(part).fontSize) < 15
        && [...part.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim()))
      .map((part) => `${part.className} ${part.textContent.trim().slice(0, 30)}`)"""
    assert quiet_page(viewport=(2560, 1440)).page.evaluate(small) == []


@pytest.mark.parametrize("viewport", [(1240, 700), (1440, 900), (2560, 1440)])
def test_the_claim_begins_with_the_phone_and_nothing_moves_it(quiet_page, viewport):
    visit = quiet_page(viewport=viewport)
    assert abs(visit.box(".brand").y - visit.box("#phone").y) <= 1
    assert visit.box(".about").bottom <= visit.box("#phone").bottom + 1
    before = visit.box(".brand").y, visit.box("h1").y
    for value in ("badge", "notch", "swiftui", "uikit", "classic"):
        choose(visit, value)
        assert (visit.box(".brand").y, visit.box("h1").y) == before, value


@pytest.mark.parametrize("viewport", [(744, 1133), (768, 1024), (820, 1180)])
def test_no_card_moves_the_claim_of_a_tablet(quiet_page, viewport):
    visit = quiet_page(viewport=viewport, touch=True)
    parts = (".brand", "h1", ".claim")
    before = [visit.box(part).y for part in parts]
    for subject in ("badge", "notch", "heads"):
        visit.page.evaluate("(subject) => document.querySelector(`#try-${subject}`).click()", subject)
        assert [visit.box(part).y for part in parts] == before, subject


@pytest.mark.parametrize("viewport", [(1440, 900), (2560, 1440)])
def test_the_code_follows_the_words_without_a_hole(quiet_page, viewport):
    visit = quiet_page(viewport=viewport)
    assert 0 < visit.box(".about").y - visit.box("#weight").bottom <= 48
    parts = [visit.box(part) for part in (".about .segmented", ".about .reserved-line", ".getting", ".words .links", ".about .code-block")]
    assert all(below.y - above.bottom <= 48 for above, below in zip(parts, parts[1:]))


@pytest.mark.parametrize("viewport", [(360, 740), (768, 1024), (1440, 900), (2560, 1440)])
def test_no_line_of_code_is_cut_off(quiet_page, viewport):
    visit = quiet_page(viewport=viewport)
    if viewport[0] < 1000:
        visit.page.locator("#panel-open").click()
    for value in ("html", "swiftui", "uikit"):
        # The panel's sheet may have scrolled it away.
        visit.page.evaluate("(value) => document.querySelector(`.about input[value=${value}]`).click()", value)
        cut = visit.page.evaluate(
            "[...document.querySelectorAll('.about code')].filter((code) => code.scrollWidth > code.clientWidth).map((code) => code.textContent)")
        assert cut == [], value
        # Nothing below the code is there to scroll to: Firefox and WebKit would show a scroll bar.
        block = "(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight])(document.querySelector('.about .code-block'))"
        below, visible = visit.page.evaluate(block)
        assert value != "html" or below <= visible


def test_the_handle_of_the_panel_is_in_the_middle_and_as_high_as_its_word(quiet_page):
    visit = quiet_page(viewport=(1440, 900))
    handle, more = visit.box("#panel-tab"), visit.box("#more")
    assert 60 < handle.height < 160 and handle.center[1] == pytest.approx(450, abs=1)
    assert more.right <= handle.x or more.y > handle.bottom


def test_a_tablet_shows_claim_code_and_cards_in_one_column_beside_the_phone(quiet_page):
    visit = quiet_page(viewport=(820, 1180), touch=True)
    phone, code, links = visit.box("#phone"), visit.box(".about .code-block"), visit.box(".words .links")
    below = visit.page.evaluate("(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.about .code-block'))")
    assert visit.box("h1").height > 40 and visit.box("#weight").bottom < code.y and below == 0
    assert links.bottom <= cards(visit)[0].y and all(card.right <= phone.x - 16 and card.height > 60 for card in cards(visit))
    assert phone.width > 0.48 * 820 and phone.right <= 820 - 16 and not visit.page.locator("#tries-fold").is_visible()
    # All of it is on the first screen.
    assert visit.box("h1").y > 0 and visit.box("#reset").bottom <= 1180
    visit.tap(visit.page.locator("#try-badge"))
    assert visit.page.locator("#panel input[value=badge]").is_checked()


@pytest.mark.parametrize("viewport", [(820, 1180), (1024, 1366)])
def test_the_column_of_a_tablet_begins_and_ends_with_the_phone(quiet_page, viewport):
    visit = quiet_page(viewport=viewport, touch=True)
    phone = visit.box("#phone")
    assert visit.box(".brand").y == pytest.approx(phone.y, abs=2)
    assert cards(visit)[-1].bottom == pytest.approx(phone.bottom, abs=2)
    # One gap is between all blocks: words, code, links and cards.
    blocks = [visit.box(part) for part in (".introduction", ".about", ".words > .links", ".tries")]
    gaps = [below.y - above.bottom for above, below in zip(blocks, blocks[1:])]
    assert gaps == pytest.approx([gaps[0]] * 3, abs=1)
    assert visit.box(".about").bottom == pytest.approx(visit.box(".about .code-block").bottom, abs=1)
    # No blank lines below the code, and one line for the subject of each card.
    code, text = visit.box(".about .code-block"), visit.box(".about .code-block code")
    assert code.height - text.height < 40
    assert visit.page.evaluate("[...document.querySelectorAll('.try .try-why')].every((why) => !why.offsetHeight || why.offsetHeight < 24)")


@pytest.mark.parametrize(
    ("viewport", "claim", "size"), [((1440, 900), "h1", "56px"), ((2560, 1440), "h1", "84px"), ((390, 844), "#alone-heads", "32px")])
def test_the_claim_is_the_loudest_of_the_words(quiet_page, viewport, claim, size):
    visit = quiet_page(viewport=viewport)
    assert visit.page.evaluate("(claim) => getComputedStyle(document.querySelector(claim)).fontSize", claim) == size


MARKS_ASTRAY = """() => {
  const astray = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = new Range();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trimEnd(), end = text.length - 1;
    if (!/[a-z][.,:!?]$/i.test(text)) continue;
    const [letter, mark] = [end - 1, end].map((at) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    });
    if (letter.width > 0 && mark.top < letter.bottom && mark.bottom > letter.top && mark.left < letter.left) astray.push(text);
  }
  return astray;
}"""


@pytest.mark.parametrize("viewport", [(390, 844), (844, 390), (820, 1180), (1440, 900)])
def test_from_right_to_left_each_sentence_ends_with_its_full_stop(quiet_page, viewport):
    visit = quiet_page(viewport=viewport)
    visit.page.evaluate("document.documentElement.dir = 'rtl'")
    assert visit.page.evaluate(MARKS_ASTRAY) == []


# The links and buttons of the page whose middle another element covers.
COVERED = """() => [...document.querySelectorAll('#scene :is(a, button, label), #panel-tab')].filter((control) => {
  if (control.closest('.screen, [inert]') || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { x, y, width, height } = control.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return width > 2 && height > 2 && hit !== null && !control.contains(hit) && !hit.contains(control);
}).map((control) => `${control.id} ${control.textContent.trim()}`)"""


@pytest.mark.parametrize("width", [640, 700, 820, 1000, 1280, 1440])
@pytest.mark.parametrize("size", [16, 32])
def test_no_link_or_button_is_covered_by_another_in_a_window_of_any_height(quiet_page, width, size):
    visit = quiet_page(viewport=(width, 400))
    visit.page.evaluate("(size) => { document.documentElement.style.fontSize = `${size}px`; }", size)
    covered = {}
    for height in range(400, 1040, 20):
        visit.page.set_viewport_size({"width": width, "height": height})
        visit.clock.after(0.05)
        if found := visit.page.evaluate(COVERED):
            covered[height] = found
    assert covered == {}


@pytest.mark.parametrize("viewport", [(640, 900), (768, 900), (820, 900), (900, 1024), (960, 1024)])
def test_the_button_that_starts_over_is_beside_the_one_that_leads_on(quiet_page, viewport):
    visit = quiet_page(viewport=viewport)
    visit.page.evaluate("document.querySelectorAll('.try').forEach((each) => each.toggleAttribute('data-done', true))")
    assert visit.page.evaluate(COVERED) == []
    start, more = visit.box("#reset"), visit.box("#more")
    assert start.right < more.x and start.bottom <= viewport[1] and start.center[1] == pytest.approx(more.center[1], abs=1)


@pytest.mark.parametrize("viewport", [(1440, 900), (820, 1180), (390, 844), (844, 390)])
def test_paper_has_words_code_and_links_in_order_and_no_phone(quiet_page, viewport):
    visit = quiet_page(viewport=viewport)
    visit.page.emulate_media(media="print")
    visit.page.set_viewport_size({"width": 720, "height": 1000})
    visit.clock.after(0.1)
    # In print every part is below the one before, and none lies on another.
    places = visit.page.evaluate("""() => ['h1', '.claim', '#weight', '#alone-heads', '#alone-badge', '#alone-notch', '#compared-title', '#last-title',
      '.last pre', '.last-start'].map((part) => document.querySelector(part))
      .map((part) => part.checkVisibility() ? part.getBoundingClientRect() : { top: NaN, bottom: NaN, right: NaN })
      .map(({ top, bottom, right }) => [top, bottom, right])""")
    assert all(right <= 720 for _, _, right in places)
    assert all(above[1] <= below[0] for above, below in zip(places, places[1:])), places
    assert visit.page.evaluate("['#phone', '#tries', '#panel', '#more', '.tune'].filter((part) => document.querySelector(part).checkVisibility())") == []
    assert "rgba(0, 0, 0, 0)" == visit.page.evaluate("getComputedStyle(document.querySelector('.last-start')).backgroundColor")
