"""A badge on the corner of another element, which the attribute `for` names."""

import pytest

from harness.elements import Elements, stage

ELEMENT = "supple-slime-badge"
# The middle of the badge at rest; null while it is hidden.
PLACE = """(() => {
  const pill = root.querySelector('.pill');
  const box = pill.getBoundingClientRect();
  return getComputedStyle(pill).visibility === 'hidden' ? null : [box.x + box.width / 2, box.y + box.height / 2];
})()"""
BUTTON = "{ position: 'absolute', left: '100px', top: '200px', width: '80px', height: '40px', boxSizing: 'border-box' }"


@pytest.fixture
def open_page(visit_html):
    def build(content=None, prepare="", **options):
        options.setdefault("touch", True)
        content = content or f'<button id="inbox">Inbox</button><{ELEMENT} for="inbox" count="3" label="Inbox"></{ELEMENT}>'
        page = Elements(visit_html(stage(content), **options))
        page.page.evaluate(f"() => {{ const button = document.querySelector('#inbox'); if (button) Object.assign(button.style, {BUTTON}); {prepare} }}")
        page.still()
        return page

    return build


def place(page):
    found = page.inside(ELEMENT, PLACE)
    return found and tuple(found)


def changed(page, script):
    page.page.evaluate(f"() => {{ {script} }}")
    page.still()
    return place(page)


def near(x, y):
    return pytest.approx((x, y), abs=0.02)


def test_it_is_on_the_upper_trailing_corner_and_takes_no_room(open_page):
    page = open_page()
    assert place(page) == near(180, 200)
    assert page.inside(ELEMENT, "element.htmlFor") == "inbox"
    # A wider count has its middle there as well.
    assert changed(page, "document.querySelector('supple-slime-badge').count = 120") == near(180, 200)
    assert changed(page, "inbox.dir = 'rtl'") == near(100, 200)
    page = open_page(f'<p id="text">before<{ELEMENT} for="text" count="3"></{ELEMENT}><i id="after">after</i></p>')
    before = page.page.evaluate("() => after.getBoundingClientRect().x")
    page.page.evaluate("() => document.querySelector('supple-slime-badge').remove()")
    assert page.page.evaluate("() => after.getBoundingClientRect().x") == before


def test_it_follows_the_element_as_it_moves_grows_and_scrolls(open_page):
    page = open_page()
    assert changed(page, "inbox.style.left = '150px'") == near(230, 200)
    assert changed(page, "inbox.style.width = '120px'") == near(270, 200)
    # A sibling that grows moves it, without a change of its own.
    page = open_page(f'<div id="above"></div><div id="row">Row</div><{ELEMENT} for="row" count="3"></{ELEMENT}>',
        "above.style.height = '50px'; row.style.width = '200px'")
    assert place(page) == near(200, 50)
    assert changed(page, "above.style.height = '80px'") == near(200, 80)
    # A scroller that the badge is not in.
    page = open_page(f'<div id="list"><button id="inbox">Inbox</button><p id="end"></p></div><{ELEMENT} for="inbox" count="3"></{ELEMENT}>',
        "Object.assign(list.style, { height: '400px', overflow: 'auto', position: 'relative' }); end.style.height = '2000px'")
    assert place(page) == near(180, 200)
    assert changed(page, "list.scrollTop = 60") == near(180, 140)


def on_corner(page):
    """Waits until the badge is on its element's corner, and returns where that is."""
    page.until("""() => {
      const pill = document.querySelector('supple-slime-badge').shadowRoot.querySelector('.pill').getBoundingClientRect();
      const { right, top } = inbox.getBoundingClientRect();
      return Math.hypot(pill.x + pill.width / 2 - right, pill.y + pill.height / 2 - top) < 0.1;
    }""")
    return page.page.evaluate("() => [inbox.getBoundingClientRect().right, inbox.getBoundingClientRect().top]")


# The badge does not move with the flow of its element.
BEFORE = f'<{ELEMENT} for="inbox" count="3"></{ELEMENT}>'
FLOW = "inbox.style.position = 'static'; above.style.height = '50px'; "
SHEET = "const sheet = new CSSStyleSheet(); sheet.replaceSync('%s'); document.adoptedStyleSheets = [sheet];"


@pytest.mark.parametrize(("prepare", "begin"), [
    ("above.style.transition = 'height 1000s linear'", "above.style.height = '250px'"),
    (SHEET % "@keyframes grow { to { height: 250px } } .grown { animation: grow 1000s linear forwards }", "above.className = 'grown'"),
    ("above.dataset.state = ''", "above.animate({ height: ['50px', '250px'] }, { duration: 1e6, fill: 'forwards' }); above.dataset.state = 'on'"),
], ids=["transition", "animation", "script"])
def test_it_follows_a_layout_in_motion_and_no_frame_is_requested_at_rest(open_page, prepare, begin):
    page = open_page(BEFORE + '<div id="above"></div><button id="inbox">Inbox</button>', FLOW + prepare)
    assert on_corner(page)[1] == pytest.approx(50, abs=0.1)
    page.page.evaluate(f"() => {{ {begin}; }}")
    for part in (0.25, 0.5):
        page.page.evaluate(f"above.getAnimations()[0].currentTime = {part * 1e6}")
        assert on_corner(page)[1] == pytest.approx(50 + 200 * part, abs=1)
    page.page.evaluate("above.getAnimations()[0].finish()")
    assert on_corner(page)[1] == pytest.approx(250, abs=0.1)
    # Neither a pause, nor a motion without an end, nor a colour is followed.
    page.page.evaluate("""() => {
      above.animate({ height: ['50px', '250px'] }, 1e6).pause();
      inbox.animate({ rotate: ['0deg', '1deg'] }, { duration: 1e6, iterations: Infinity });
      inbox.animate({ color: ['red', 'blue'] }, 1e6);
      inbox.className = 'new';
    }""")
    page.still()
    before = page.visit.frames_requested()
    page.after(1)
    assert page.visit.frames_requested() == before


@pytest.mark.parametrize(("content", "prepare", "change"), [
    ('<img id="above" alt="">', "above.style.display = 'block'", "above.src = 'picture.svg'"),
    ('<p id="above">One</p>', "above.style.whiteSpace = 'pre'", "above.firstChild.data = 'One\\nTwo'"),
    ('<details id="above"><summary>More</summary>Text</details>', "", "above.open = true"),
    ('<p id="above">One</p>', SHEET % "[data-state=open] { height: 90px }", "above.dataset.state = 'open'"),
    ('<input type="checkbox" id="above"><p>One</p>', SHEET % ":checked + p { height: 90px }", "above.click()"),
], ids=["picture", "text", "details", "data", "checkbox"])
def test_it_follows_what_the_layout_does_without_a_class_or_a_style(open_page, content, prepare, change):
    page = open_page(f'{BEFORE}{content}<button id="inbox">Inbox</button>', "inbox.style.position = 'static'; " + prepare)
    page.visit.answer(
        "picture.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"></svg>', headers={"Content-Type": "image/svg+xml"})
    _, top = on_corner(page)
    page.page.evaluate(f"() => {{ {change}; }}")
    page.until("(top) => inbox.getBoundingClientRect().top > top + 5", arg=top)
    assert on_corner(page)[1] > top + 5


def test_a_resized_window_moves_it(open_page):
    page = open_page(prepare="document.querySelector('#stage').style.width = 'auto';"
        " Object.assign(inbox.style, { left: 'auto', right: '20px' })")
    width = page.page.evaluate("() => innerWidth")
    assert place(page) == near(width - 20, 200)
    page.page.set_viewport_size({"width": width - 90, "height": 700})
    page.still()
    assert place(page) == near(width - 110, 200)


def test_without_its_element_it_is_hidden(open_page):
    page = open_page(f'<{ELEMENT} for="inbox" count="3"></{ELEMENT}>')
    assert place(page) is None
    page.page.keyboard.press("Tab")
    assert page.focused() == "BODY"
    add = f"const button = document.createElement('button'); button.id = 'inbox'; Object.assign(button.style, {BUTTON});"
    assert changed(page, add + "document.querySelector('#stage').append(button)") == near(180, 200)
    assert changed(page, "inbox.style.display = 'none'") is None
    assert changed(page, "inbox.style.display = ''") == near(180, 200)
    assert changed(page, "inbox.id = 'other'") is None
    assert changed(page, "other.id = 'inbox'") == near(180, 200)
    assert changed(page, "inbox.remove()") is None
    # Without the attribute it is a badge in its text.
    assert changed(page, "document.querySelector('supple-slime-badge').htmlFor = null") is not None
    assert page.inside(ELEMENT, "[element.hasAttribute('for'), getComputedStyle(element).position]") == [False, "relative"]


def test_it_names_an_element_of_its_own_shadow_root(open_page):
    page = open_page('<div id="host"></div>', f"""
        const inner = document.createElement('button');
        inner.id = 'inbox';
        Object.assign(inner.style, {BUTTON});
        const badge = document.createElement('{ELEMENT}');
        Object.assign(badge, {{ count: 3, htmlFor: 'inbox' }});
        host.attachShadow({{ mode: 'open' }}).append(inner, badge);""")
    found = page.inside("#host", f"(() => {{ const element = root.querySelector('{ELEMENT}'); const {{ shadowRoot }} = element;"
        " return ((root) => " + PLACE + ")(shadowRoot); })()")
    assert tuple(found) == near(180, 200)


@pytest.mark.parametrize("transform", ["scale(0.5)", "rotate(90deg)"])
def test_a_transformed_badge_is_on_the_corner_too(open_page, transform):
    page = open_page(f'<button id="inbox">Inbox</button><div id="around"><{ELEMENT} for="inbox" count="3"></{ELEMENT}></div>',
        f"around.style.transform = '{transform}'")
    assert place(page) == near(180, 200)


def test_it_is_torn_off_there_and_comes_back_there(open_page):
    page = open_page()
    page.fingers.drag((180, 200), (220, 240), hold=0.4, release=False)
    page.still()
    connector = page.inside(ELEMENT, "root.querySelector('.connector path').getBoundingClientRect().toJSON()")
    assert connector["left"] < 180 and connector["right"] > 220
    # While it is dragged its anchor follows the element.
    page.page.evaluate("() => { inbox.style.left = '60px'; }")
    page.still()
    moved = page.inside(ELEMENT, "root.querySelector('.connector path').getBoundingClientRect().toJSON()")
    assert moved["left"] < 140 and moved["right"] > 220
    page.fingers.up()
    page.still()
    assert place(page) == near(140, 200) and page.received() == ["pressed"]
    page.fingers.drag((140, 200), (340, 500))
    page.still()
    assert "clear" in page.received() and place(page) is None
    # The press is the badge's, and not that of the button below.
    assert page.inside(ELEMENT, "element.count") == 0
