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


# Records the boxes of the arriving rows: in the last frame in which they ride, and in the first one in the list.
BOXES = """
() => {
  pageClock.afterFrame = () => {
    const boxes = coming.map((row) => {
      const { left, top, width, height } = row.getBoundingClientRect();
      return [left, top, width, height];
    });
    if (coming[0].closest('[slot]')) window.riding = boxes;
    else window.landed ??= boxes;
  };
}
"""


def rides_where_it_lands(page):
    """Two rows arrive: their boxes in the last frame before the list are those in the list."""
    refresh(page)
    page.page.evaluate(ANSWER, [76, 76])
    page.page.evaluate(BOXES)
    page.until("received.some(({ name }) => name === 'inserted')")
    riding, landed = page.page.evaluate("[riding, landed]")
    page.still()
    for before, after in zip(riding, landed, strict=True):
        assert before == pytest.approx(after, abs=1.5)


@pytest.mark.parametrize("rule", [
    "ul { padding: 0 !important; margin: 107px 0 16px !important; }", "ul { padding: 0 !important; } li { margin: 60px 16px; }",
    "ul { padding: 0 !important; margin: 90px 0 !important; } li { margin: 107px 16px 12px; }",
], ids=["list", "rows", "both"])
def test_a_row_below_a_margin_that_collapses_lands_without_a_jump(open_notch, rule):
    page = open_notch()
    add_rule(page, rule)
    top = "document.querySelector('li').getBoundingClientRect().top"
    before = page.page.evaluate(top)
    rides_where_it_lands(page)
    assert page.page.evaluate(top) == pytest.approx(before, abs=0.02)


ENTRANCES = {
    "aside": "from { opacity: 0; transform: translateX(-40px); }", "below": "from { translate: 0 30px; }", "small": "from { scale: .5; }",
}


@pytest.mark.parametrize("entrance", ENTRANCES)
def test_a_row_lands_where_it_is_without_the_animation_that_it_comes_with(open_notch, entrance):
    page = open_notch()
    # Stopped at its start, the animation displaces a row alike on the card and in the list.
    add_rule(page, f"li {{ animation: in 9s paused; }} @keyframes in {{ {ENTRANCES[entrance]} }}")
    rides_where_it_lands(page)


def test_a_row_that_comes_with_a_transition_has_it_on_the_card(open_notch):
    page = open_notch()
    add_rule(page, "li { translate: 0 0; transition: translate 99s linear; @starting-style { translate: 0 -50px; } }")
    refresh(page)
    page.page.evaluate(ANSWER, [76, 76])
    page.until("document.querySelectorAll('[slot^=arriving]').length === 2")
    places = page.page.evaluate("coming.map((row) => parseFloat(getComputedStyle(row).translate.split(' ')[1] ?? 0))")
    if page.page.evaluate("'CSSStartingStyleRule' in window"):
        assert places == [pytest.approx(-50, abs=25)] * 2


def test_an_animation_of_an_arriving_row_plays_once(open_notch):
    page = open_notch()
    add_rule(page, "li { animation: in 9s paused, on 9s paused; } @keyframes in { from { opacity: 0; } } @keyframes on { from { color: red; } }")
    refresh(page)
    page.page.evaluate(ANSWER, [76, 76])
    page.until("document.querySelectorAll('[slot^=arriving]').length === 2")
    page.page.evaluate("""() => {
      const [first, second] = coming[0].getAnimations();
      first.finish();
      second.currentTime = 4000;
      pageClock.afterFrame = () => {
        if (coming[0].closest('[slot]')) return;
        window.times ??= coming.map((row) => row.getAnimations().filter(({ playState }) => playState !== 'finished')
          .map(({ animationName, currentTime }) => [animationName, currentTime]));
      };
    }""")
    page.until("window.times")
    assert page.page.evaluate("times") == [[["on", 4000]], [["in", 0], ["on", 0]]]


def test_a_row_that_unfolds_lands_without_a_jump(open_notch):
    page = open_notch()
    add_rule(page, "li { animation: in 9s paused; } @keyframes in { from { height: 10px; } }")
    # The rows that are there have unfolded.
    page.page.evaluate("document.getAnimations().forEach((animation) => animation.finish())")
    refresh(page)
    page.page.evaluate(ANSWER, [60, 60])
    page.after(0.1)
    # Browsers without `moveBefore` would restart the animation at the landing.
    page.page.evaluate("() => { document.adoptedStyleSheets = []; }")
    lands_evenly(page)


SECTIONS = """
  <header>Letters</header><section id="today"><h2>Today</h2><ul data-list><li>Row 1</li><li>Row 2</li></ul><p id="more">More</p></section>
  <x-day><section id="yesterday"><h2>Yesterday</h2><ul><li>Row 3</li></ul></section></x-day>
  <p id="corner">New</p><p id="bar">Write</p>
"""

# Records the places of elements above, in and below the list in each frame, and the transitions of a section.
FOLLOW = """
() => {
  window.places = [];
  pageClock.afterFrame = () => places.push(Object.fromEntries(
    [['header', 'header'], ['title', '#today h2'], ['last', '#today li:last-child'], ['more', '#more'], ['yesterday', '#yesterday'],
     ['corner', '#corner'], ['bar', '#bar']].map(([name, selector]) => [name, document.querySelector(selector).getBoundingClientRect().top])));
}
"""


def test_what_is_below_a_marked_list_moves_with_it_and_what_is_above_stays(open_list):
    page = open_list(SECTIONS)
    add_rule(page, """
      header { height: 107px; } x-day { display: block; } h2, p, ul { margin: 0 !important; padding: 0 !important; height: auto; }
      #yesterday { height: 900px; transition: translate 9s; } #corner { position: absolute; top: 500px; } #bar { position: sticky; bottom: 0; }""")
    page.page.evaluate(FOLLOW)
    page.fingers.drag((195, 300), (195, 520), hold=0.1)
    page.until("window.request")
    page.still()
    page.page.evaluate(ANSWER.replace("pageClock.afterFrame", "const unused"), [60, 90])
    page.until("received.some(({ name }) => name === 'inserted')")
    page.still()
    frames = page.page.evaluate("places")
    first = frames[0]
    moves = [frame["last"] - first["last"] for frame in frames]
    assert max(moves) > 70 and moves[-1] == pytest.approx(150, abs=0.1)
    for frame, move in zip(frames, moves, strict=True):
        for name in ("more", "yesterday"):
            assert frame[name] - first[name] == pytest.approx(move, abs=0.5)
        for name in ("header", "title", "corner", "bar"):
            assert frame[name] == pytest.approx(first[name], abs=0.02)
    # Nothing of it is left in the page.
    assert page.page.evaluate("""['#more', '#yesterday', '#corner', '#bar'].map((selector) => {
      const { style } = document.querySelector(selector);
      return style.translate + style.transitionProperty;
    })""") == ["", "", "", ""]


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


# Records the look of the arriving rows: in all frames in which they ride, and in the first one in the list. Their places are
# relative to their slots, and the heights are those of the elements around them.
LOOKS = """
() => {
  const names = ['display', 'height', 'paddingLeft', 'borderBottom', 'color', 'fontSize', 'fontWeight'];
  window.riding = [];
  pageClock.afterFrame = () => {
    const looks = coming.map((row) => names.map((name) => getComputedStyle(row)[name]).join(' '));
    if (!coming[0].closest('[slot]')) window.landed ??= looks;
    else riding.push({
      looks,
      places: coming.map((row) => {
        const [place, slot] = [row, row.closest('[slot]').assignedSlot].map((box) => box.getBoundingClientRect());
        return place.top - slot.top;
      }),
      heights: coming.map(({ parentElement }) => parentElement.offsetHeight),
      areShown: coming.map((row) => row.checkVisibility()),
    });
  };
}
"""

ROW_RULES = """{
  height: 60px !important; padding: 4px 16px !important; border-bottom: 3px solid #0a0; color: #06c; font-weight: 700;
}"""


@pytest.fixture
def open_list(visit_html):
    def build(content):
        page = Elements(visit_html(stage(f"<supple-flipping-notch>{content}</supple-flipping-notch>"), touch=True))
        page.visit.clock.pace(1 / 60)
        return page

    return build


def looks_the_same_in_the_list(page):
    """Two rows arrive; on the card and in the tray they look as in the list."""
    refresh(page)
    page.page.evaluate(ANSWER, [60, 60])
    page.page.evaluate(LOOKS)
    page.until("window.landed")
    riding, landed = page.page.evaluate("[riding, landed]")
    assert riding
    for frame in riding:
        assert frame == {"looks": landed, "places": pytest.approx([0, 0], abs=0.5), "heights": [60, 60], "areShown": [True, True]}
    return landed


LIST_WITH_ID = '<ul id="chats" data-list><li>Row 1</li></ul>'
WRAPPED_LIST = '<div class="feed"><section id="today"><ul class="rows" data-list><li>Row 1</li></ul></section></div>'
CLOSED_LIST = '<x-feed class="feed"><details open class="day"><ul data-list><li>Row 1</li></ul></details></x-feed>'


@pytest.mark.parametrize("content, selector, rules", [
    (LIST_WITH_ID, "#chats > li", "#chats { min-height: 700px; box-shadow: 0 0 9px red; }"),
    (WRAPPED_LIST, ".feed > #today > .rows > li", ".feed, #today { font-size: 21px; padding: 30px; min-height: 700px; }"),
    (CLOSED_LIST, ".feed > .day > ul > li", ""),
    # A text of the style sheet stands once in the list, and not on every row.
    (WRAPPED_LIST, "#today > ul > li", ".feed::before { content: 'Today'; display: block; height: 50px; }"),
], ids=["id", "ancestors", "ancestors-that-act", "ancestors-with-a-text"])
def test_rules_by_ids_and_ancestors_apply_to_rows_before_they_are_in_the_list(open_list, content, selector, rules):
    page = open_list(content)
    add_rule(page, f"{selector} {ROW_RULES} {rules}")
    for look in looks_the_same_in_the_list(page):
        assert "60px 16px 3px solid rgb(0, 170, 0) rgb(0, 102, 204)" in look


# Defines an ancestor as an element that counts its lives, and observes which elements the document finds while rows ride.
OBSERVE = """
() => {
  window.lives = 0;
  customElements.define('x-feed', class extends HTMLElement { constructor() { super(); lives += 1; } });
  const [feed, list, label] = ['x-feed', 'ul', 'label'].map((name) => document.querySelector(name));
  window.found = [];
  pageClock.afterFrame = () => {
    if (document.querySelectorAll('#chats').length < 2) return;
    found.push([
      lives === 1, document.getElementById('chats') === list, document.getElementById('feed') === feed,
      document.querySelector('[data-list]') === list, label.control === document.querySelector('input'),
    ]);
  };
}
"""


def test_the_document_finds_the_pages_own_elements_while_rows_arrive(open_list):
    page = open_list(
        '<x-feed id="feed"><label for="chats-field">Letters</label><ul id="chats" data-list><li>Row 1</li></ul></x-feed>'
        '<input id="chats-field">')
    page.page.evaluate(OBSERVE)
    refresh(page)
    page.page.evaluate("request.finish(makeRow('New 1'), makeRow('New 2'))")
    page.until("received.some(({ name }) => name === 'inserted')")
    assert page.page.evaluate("found.length > 0 && found.flat().every((isRight) => isRight)")
    assert page.page.evaluate("document.querySelectorAll('#chats, #feed').length") == 2


def test_a_copy_of_the_page_that_was_made_with_rows_on_the_card_has_them_in_its_list(open_notch):
    page = open_notch()
    add_rule(page, "ul { transition: opacity 1s }")
    refresh(page)
    page.page.evaluate(ANSWER, [70, 40, 90])
    page.until("document.querySelectorAll('[slot^=arriving]').length === 3")
    page.after(0.1)
    page.page.evaluate("() => { const stage = document.querySelector('#stage'); stage.replaceWith(stage.cloneNode(true)); }")
    page.still()
    assert page.page.evaluate("""() => {
      const list = document.querySelector('ul');
      const texts = [...list.children].map(({ textContent }) => textContent.trim());
      return [document.querySelectorAll('ul').length, texts.length, texts.slice(0, 3), getComputedStyle(list).transitionProperty];
    }""") == [1, 15, ["New 1", "New 2", "New 3"], "opacity"]
