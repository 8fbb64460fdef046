"""<supple-flipping-notch> in a real browser: the indicator of a pull, its start, and the texts of the card."""

import pytest

from harness.elements import TOP, Elements, notch, stage

ELEMENT = "supple-flipping-notch"
BAR = '<header slot="bar" id="bar"><h2>Letters</h2><p>All of them</p></header>'


@pytest.fixture
def open_notch(visit_html):
    def build(attributes="", content="", **options):
        options.setdefault("touch", True)
        body = stage(notch(20, attributes)).replace("</supple-flipping-notch>", f"{content}</supple-flipping-notch>")
        return Elements(visit_html(body, **options))

    return build


def mark(page):
    """The opacity of the arrow or tick, and the number of its contours; nothing where none is shown."""
    return page.inside(
        ELEMENT,
        """(() => {
          const path = root.querySelector('[part=indicator]');
          const { visibility, opacity } = getComputedStyle(path);
          const outline = visibility === 'visible' && path.getAttribute('d');
          return outline ? [Number(opacity), outline.split('M').length - 1] : null;
        })()""")


def test_an_arrow_becomes_a_tick_where_letting_go_refreshes(open_notch):
    page = open_notch()
    assert mark(page) is None
    fingers = page.visit.fingers
    fingers.drag((195, 300), (195, 400), hold=0.5, release=False)
    page.still()
    opacity, contours = mark(page)
    # A shaft and a head.
    assert opacity == pytest.approx(1, abs=0.01) and contours == 2
    fingers.glide((195, 400), (195, 540), 0.3)
    page.still()
    # The tick is one contour.
    assert mark(page) == [1, 1]
    fingers.up()
    page.visit.clock.after(0.3)
    assert mark(page) is None


def test_the_card_says_that_nothing_is_new(open_notch):
    page = open_notch()
    page.call(ELEMENT, "element.beginRefreshing()")
    page.page.wait_for_function("() => window.request")
    page.still()
    page.page.evaluate("window.request.finish()")
    page.visit.clock.after(0.1)
    # A page receives it with the answer, not when the card has gone.
    assert page.received() == ["refresh", "cancelled"]
    assert page.inside(ELEMENT, "root.querySelector('.front').textContent") == "Up to date"
    page.still()
    page.visit.clock.after(2)
    assert page.received() == []
    assert page.inside(ELEMENT, "getComputedStyle(root.querySelector('.card')).visibility") == "hidden"


@pytest.mark.parametrize("text", [
    "Offline", "Could not connect to the server", "Die Verbindung zum Server konnte nicht hergestellt werden", "word " * 80, "W" * 200])
def test_a_message_of_any_length_stays_on_a_small_card(open_notch, text):
    page = open_notch()
    page.call(ELEMENT, "element.beginRefreshing()")
    page.page.wait_for_function("() => window.request")
    page.still()
    page.page.evaluate("(text) => window.request.fail(text)", text)
    page.visit.clock.after(0.1)
    card, words, size, whole = page.inside(ELEMENT, """(() => {
      const front = root.querySelector('.front'), message = front.lastChild;
      return [front, message].map((part) => part.getBoundingClientRect().toJSON()).concat(
        parseFloat(getComputedStyle(front).fontSize), message.scrollHeight - message.clientHeight < 6);
    })()""")
    assert card["left"] + 12 <= words["left"] and words["right"] <= card["right"] - 11.9
    assert card["top"] <= words["top"] and words["bottom"] <= card["bottom"]
    # Short messages keep the page's text size, longer ones have a smaller font, and only the longest end with an ellipsis.
    assert 11 <= size <= 15 and (size == 15) == (len(text) < 40) and whole == (len(text) < 60)


@pytest.mark.parametrize(("words", "said"), [("'No connection'", "No connection"), ("", "No answer")])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_failure_has_a_sign_before_its_text_and_an_answer_without_rows_has_none(open_notch, words, said, direction):
    page = open_notch()
    sign = """(() => {
      const front = root.querySelector('.front'), { content, width, borderTopStyle } = getComputedStyle(front, '::before');
      const box = front.getBoundingClientRect(), words = front.lastChild.getBoundingClientRect();
      return { content, width: parseFloat(width), borderTopStyle, before: words.left - box.left, after: box.right - words.right };
    })()"""
    page.call(ELEMENT, f"element.dir = '{direction}'")
    for answer in (f"fail({words})", "finish()"):
        page.page.evaluate("window.request = null")
        page.call(ELEMENT, "element.beginRefreshing()")
        page.page.wait_for_function("() => window.request")
        page.still()
        page.page.evaluate(f"window.request.{answer}")
        page.visit.clock.after(0.1)
        look, front = page.inside(ELEMENT, sign), page.inside(ELEMENT, "root.querySelector('.front').textContent")
        if answer.startswith("fail"):
            assert front == said and "!" in look["content"] and look["borderTopStyle"] == "solid"
            room = look["before"] - look["after"]
            assert room == pytest.approx((look["width"] + 8) * (1 if direction == "ltr" else -1), abs=0.5)
            # A screen reader receives the text.
            assert page.inside(ELEMENT, "root.querySelector('[role=status]').textContent") == said
            page.still()
            page.visit.clock.after(3)
            page.still()
            assert page.details("failed")[-1]["text"] == said
        else:
            assert front == "Up to date" and look["content"] == "none"


def test_a_pull_may_begin_on_the_bar(open_notch):
    page = open_notch('navigation-bar="60"', BAR)
    first = page.page.evaluate("document.querySelector('li').getBoundingClientRect().top")
    page.visit.fingers.drag((195, TOP + 10), (195, TOP + 110), hold=0.4, release=False)
    page.still()
    assert page.page.evaluate("document.querySelector('li').getBoundingClientRect().top") > first + 30
    page.visit.fingers.up()


def test_a_mouse_on_the_bar_pulls_and_selects_nothing(open_notch):
    page = open_notch('navigation-bar="60"', BAR, touch=False)
    title = page.visit.box("#bar h2")
    first = page.page.evaluate("document.querySelector('li').getBoundingClientRect().top")
    page.visit.mouse.drag((title.x + 4, title.y + 4), (title.x + 80, title.y + 110), hold=0.4, release=False)
    page.still()
    assert page.page.evaluate("getSelection().toString()") == ""
    assert page.page.evaluate("document.querySelector('li').getBoundingClientRect().top") > first + 30
    page.visit.mouse.up()


def test_the_landed_row_looks_like_the_others(quiet_page):
    visit = quiet_page()
    landed, other = visit.page.evaluate(
        """() => {
          const rows = [...document.querySelectorAll('.conversations > .row')].slice(1, 3);
          rows[0].toggleAttribute('data-new', true);
          return rows.map((row) => [getComputedStyle(row).backgroundColor, getComputedStyle(row, '::before').opacity]);
        }""")
    assert landed == other


@pytest.mark.parametrize(("name", "length", "start", "armed"), [
    ("marginTop", "0px", 740, True),
    # The list ends above the screen's end, or below it.
    ("height", "600px", 500, False), ("marginTop", "484px", 740, True)])
def test_near_the_screens_end_a_shorter_pull_is_armed(open_notch, name, length, start, armed):
    page = open_notch()
    page.page.evaluate("([name, length]) => { document.querySelector('#stage').style[name] = length; }", [name, length])
    page.still()
    page.fingers.drag((195, start), (195, start + 92), 0.3, hold=0.5, release=False)
    page.still()
    assert (page.received() == ["armed"]) == armed
    page.fingers.cancel()
    page.still()
