"""The look of <supple-chat-heads>, and its readability for everyone."""

import pytest

from harness.elements import REST_RIGHT, TARGET, Elements, heads, notch, stage
from harness.pixels import decode

ELEMENT = "supple-chat-heads"


@pytest.fixture
def open_heads(visit_html):
    def build(*names, attributes='edge="right" y="300"', **options):
        options.setdefault("touch", True)
        return Elements(visit_html(stage(heads(*names, attributes=attributes)), **options))

    return build


def test_a_head_is_round_with_its_shadow_and_glow(open_heads):
    page = open_heads("anna", attributes='edge="right" y="300" preset="classic"')
    look = page.inside(
        ELEMENT,
        """(() => {
          const head = root.querySelector('.head'), face = root.querySelector('.head .picture');
          return {
            head: head.getBoundingClientRect().toJSON(),
            face: face.getBoundingClientRect().toJSON(),
            radius: getComputedStyle(face).borderRadius,
            clips: getComputedStyle(face).overflow,
            shadow: getComputedStyle(face).boxShadow,
            glow: getComputedStyle(root.querySelector('.head .glow')).boxShadow,
          };
        })()""",
    )
    assert (look["head"]["width"], look["head"]["height"]) == (66, 66)
    assert (look["face"]["width"], look["face"]["height"]) == (58, 58)
    assert look["radius"] == "50%" and look["clips"] == "hidden"
    assert "rgba(0, 0, 0, 0.7) 0px 2px 2px" in look["shadow"]
    assert "255, 255, 255" in look["glow"] and "3px" in look["glow"] and "inset" in look["glow"]


def test_heads_and_badges_stand_in_a_ring(open_heads):
    shadows = """[root.querySelector('.head .picture'), root.querySelector('.badge')].map((part) =>
      getComputedStyle(part).boxShadow)"""
    page = open_heads("anna")
    page.call(ELEMENT, "element.setUnread('anna', 3)")
    page.still()
    face, badge = page.inside(ELEMENT, shadows)
    assert "rgb(255, 255, 255) 0px 0px 0px 2px" in face and "rgba(0, 0, 0, 0.3) 0px 3px 8px" in face
    assert "rgb(255, 255, 255) 0px 0px 0px 2px" in badge
    page.call(ELEMENT, "element.preset = 'classic'")
    page.still()
    assert not [shadow for shadow in page.inside(ELEMENT, shadows) if "0px 2px" in shadow.replace("0px 2px 2px", "")]


def test_a_picture_that_fails_is_replaced_by_initials(visit_html):
    visit = visit_html(stage('<supple-chat-heads edge="right" y="300"><img slot="head" data-head="anna" data-name="Anna Berg"'
        ' src="missing.svg" alt=""></supple-chat-heads>'), touch=True)
    visit.expect_message("404|missing|did not load")
    page = Elements(visit)
    drawn = """(() => {
      const [initials, picture] = [root.querySelector('.initials'), element.querySelector('img')];
      return [initials.textContent, ...[initials, picture].map((one) => one.getClientRects().length)];
    })()"""
    page.until("document.querySelector('supple-chat-heads').shadowRoot.querySelector('.initials').getClientRects().length")
    assert page.inside(ELEMENT, drawn) == ["AB", 1, 0]
    # Another picture takes their place, also one without a size of its own.
    page.visit.answer("face.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>', headers={"Content-Type": "image/svg+xml"})
    page.page.evaluate("document.querySelector('img').src = 'face.svg'")
    page.until("document.querySelector('img').getClientRects().length && document.querySelector('img').complete")
    page.still()
    assert page.inside(ELEMENT, drawn) == ["AB", 0, 1]
    page.page.evaluate("document.querySelector('img').src = 'missing-too.svg'")
    page.until("document.querySelector('supple-chat-heads').shadowRoot.querySelector('.initials').getClientRects().length")
    assert page.inside(ELEMENT, drawn) == ["AB", 1, 0]


@pytest.mark.parametrize("name, initials", [
    ("Anna Berg", "AB"), ("\u2003Anna\u00a0 Berg", "AB"), ("\n  Anna\n  Berg Moreau", "AB"), ("\U0001F1EF\U0001F1F5 Japan", "\U0001F1EF\U0001F1F5J"),
    ("E\u0301mile", "E\u0301"), ("  ", "")])
def test_initials_are_the_first_characters_of_two_words(open_heads, name, initials):
    page = open_heads("anna")
    page.page.evaluate("(name) => { document.querySelector('[slot=head]').dataset.name = name; }", name)
    page.still()
    assert page.inside(ELEMENT, "root.querySelector('.initials').textContent") == initials


def test_a_pressed_head_lifts(open_heads):
    page = open_heads("anna")
    page.fingers.down((REST_RIGHT, 300))
    page.after(1)
    look = page.inside(ELEMENT, """(() => { const face = root.querySelector('.head .picture');
      return [face.getBoundingClientRect().width, getComputedStyle(face).boxShadow]; })()""")
    assert look[0] == pytest.approx(58 * 1.04, abs=0.02) and "rgba(0, 0, 0, 0.45) 0px 8px 18px" in look[1]
    page.fingers.cancel()


def test_the_target_says_what_it_does_and_glows(open_heads):
    page = open_heads("anna")
    read = """(() => { const [target, label, scrim] = ['.target', '.target-label', '.target-scrim'].map((name) =>
        root.querySelector(name));
      const { display } = getComputedStyle(label), { backgroundColor, borderColor, visibility } = getComputedStyle(target);
      return { text: label.textContent, display, visibility, backgroundColor, borderColor,
        below: label.getBoundingClientRect().top - target.getBoundingClientRect().bottom,
        scrim: getComputedStyle(scrim).visibility, height: scrim.getBoundingClientRect().height }; })()"""
    page.fingers.drag((REST_RIGHT, 300), (200, 160), release=False)
    page.after(1)
    shown = page.inside(ELEMENT, read)
    assert (shown["text"], shown["display"], shown["visibility"]) == ("Remove", "block", "visible")
    assert shown["below"] == pytest.approx(6, abs=0.1)
    assert (shown["scrim"], shown["height"]) == ("visible", 214)
    page.fingers.glide((200, 160), TARGET, 0.4)
    page.after(1)
    engaged = page.inside(ELEMENT, read)
    # A ring: nothing is filled behind the faces, and its red is not that of unread counts.
    assert engaged["backgroundColor"] == shown["backgroundColor"] == "rgba(0, 0, 0, 0)"
    assert "0.701961 0.149" in engaged["borderColor"] or "179, 38, 30" in engaged["borderColor"]
    page.fingers.glide(TARGET, (200, 160), 0.4)
    page.fingers.up(after=0.1)
    page.still()
    page.call(ELEMENT, "element.labels = { remove: 'Archive' }")
    assert page.inside(ELEMENT, read)["text"] == "Archive"
    page.call(ELEMENT, "element.preset = 'classic'")
    page.still()
    assert page.inside(ELEMENT, read)["display"] == "none"


@pytest.mark.parametrize(("ink", "ground"), [("rgb(27, 31, 39)", "rgb(255, 255, 255)"), ("rgb(238, 240, 244)", "rgb(20, 23, 29)")])
def test_the_ring_has_the_ink_of_the_page_unless_the_page_gives_another(open_heads, ink, ground):
    page = open_heads("anna")
    page.page.evaluate(
        "([color, background]) => Object.assign(document.querySelector('#stage').style, { color, background })", [ink, ground])
    read = """(() => { const look = getComputedStyle(root.querySelector('.target'));
      return [look.color, getComputedStyle(root.querySelector('.target svg')).color,
        getComputedStyle(root.querySelector('.target-label')).color, look.backdropFilter ?? look.webkitBackdropFilter]; })()"""
    page.fingers.drag((REST_RIGHT, 300), (200, 160), release=False)
    page.after(1)
    target, cross, label, filter = page.inside(ELEMENT, read)
    assert target == cross == ink and label == "rgb(255, 255, 255)"
    # No name of the list is read through it.
    assert filter == "blur(6px)"
    page.page.evaluate("document.querySelector('supple-chat-heads').style.setProperty('--supple-dismiss-target-color', 'rgb(1, 2, 3)')")
    assert page.inside(ELEMENT, read)[:2] == ["rgb(1, 2, 3)", "rgb(1, 2, 3)"]
    page.fingers.up()
    page.call(ELEMENT, "(element.style.removeProperty('--supple-dismiss-target-color'), element.preset = 'classic')")
    page.still()
    page.fingers.drag((REST_RIGHT, 300), (200, 160), release=False)
    page.after(1)
    # On a dark disc.
    assert page.inside(ELEMENT, read)[0] == "rgb(255, 255, 255)"


@pytest.mark.parametrize("preset", ["modern", "classic"])
def test_the_cross_of_the_target_stays_in_the_middle_and_fades_below_a_captured_head(open_heads, engine, preset):
    page = open_heads("anna", attributes=f'edge="right" y="300" preset="{preset}"')
    read = """(() => {
      const [head, target, cross] = ['.head .picture', '.target', '.target svg path'].map((name) =>
        root.querySelector(name).getBoundingClientRect());
      const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
      return { head: middle(head), target: middle(target), cross: middle(cross),
        opacity: Number(getComputedStyle(root.querySelector('.target svg')).opacity) }; })()"""

    def apart(one, other):
        return ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5

    # WebKit rounds the boxes of drawings.
    rounding = 0.3 if engine.name == "webkit" else 0.1
    page.fingers.drag((REST_RIGHT, 300), (200, 160), release=False)
    page.after(1)
    waiting = page.inside(ELEMENT, read)
    assert apart(waiting["cross"], waiting["target"]) < rounding and waiting["opacity"] == 1
    page.fingers.glide((200, 160), TARGET, 0.4)
    page.after(1)
    engaged = page.inside(ELEMENT, read)
    assert apart(engaged["head"], engaged["target"]) < 1
    assert apart(engaged["cross"], engaged["target"]) < rounding
    assert engaged["opacity"] == (1 if preset == "classic" else 0)
    page.fingers.glide(TARGET, (200, 160), 0.4)
    page.after(1)
    again = page.inside(ELEMENT, read)
    assert apart(again["cross"], again["target"]) < rounding and again["opacity"] == 1
    page.fingers.up(after=0.1)


@pytest.mark.parametrize(("preset", "opacity", "blurs"), [("modern", 1, True), ("classic", 0.5, False)])
def test_the_page_behind_a_conversation_is_blurred_and_in_classic_only_darkened(open_heads, preset, opacity, blurs):
    page = open_heads("anna", "ben", attributes=f'edge="right" y="300" preset="{preset}"')
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    look = page.inside(ELEMENT, """(() => { const look = getComputedStyle(root.querySelector('.scrim'));
      return [Number(look.opacity), look.backdropFilter ?? look.webkitBackdropFilter, look.backgroundColor]; })()""")
    assert look[0] == pytest.approx(opacity, abs=0.001)
    assert (look[1] == "blur(12px)") == blurs
    assert ("0.34" in look[2] or "0.35" in look[2]) == blurs, look


def test_forced_colours_are_the_persons_own(visit_html):
    body = stage(
        heads("anna", "ben")
        + '<supple-slime-badge count="3"></supple-slime-badge>' + notch(3))
    page = Elements(visit_html(body, touch=True, forced_colors=True))
    page.call(
        "supple-slime-badge",
        "Object.assign(element.style, { position: 'absolute', left: '180px', top: '400px', zIndex: 2 })")
    page.call(ELEMENT, "element.setUnread('anna', 3)")
    page.still()
    used = """(color) => { const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = `forced-color-adjust:none;color:${color}`;
      const found = getComputedStyle(probe).color; probe.remove(); return found; }"""
    mark, ink, canvas, text, highlight = (
        page.page.evaluate(used, name) for name in ("Mark", "MarkText", "Canvas", "CanvasText", "Highlight"))

    def look(element, selector, *properties):
        names = list(properties)
        return page.inside(
            element, f"(({names}).map((name) => getComputedStyle(root.querySelector('{selector}'))[name]))")

    # Counts, alone and on a head, stand out in the person's own colours.
    assert look("supple-slime-badge", ".face", "backgroundColor", "color") == [mark, ink]
    assert page.inside(
        ELEMENT,
        "[...root.querySelectorAll('.badge')].filter((badge) => badge.style.visibility === 'visible')"
        ".map((badge) => [getComputedStyle(badge).backgroundColor, getComputedStyle(badge).color])") == [[mark, ink]]
    assert look(ELEMENT, ".head .picture", "borderTopStyle", "borderTopColor") == ["solid", text]
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    assert look(ELEMENT, "[data-selected] .picture", "outlineStyle", "outlineColor") == ["solid", highlight]
    assert look(ELEMENT, ".conversation", "borderTopStyle", "backgroundColor") == ["solid", canvas]
    page.call(ELEMENT, "element.close()")
    page.still()
    x, y = page.visit.box("supple-slime-badge").center
    page.fingers.drag((x, y), (x + 70, y + 70), hold=0.3, release=False)
    page.still()
    assert look("supple-slime-badge", ".connector path", "fill") == [mark]
    page.fingers.up()
    page.call("supple-flipping-notch", "element.beginRefreshing()")
    page.page.wait_for_function("() => window.request")
    page.still()
    assert look("supple-flipping-notch", ".card", "borderTopStyle", "borderTopColor") == ["solid", text]
    page.page.evaluate("request.finish()")
    page.still()


def test_forced_colours_and_larger_text_keep_it_readable(open_heads):
    page = open_heads("anna")
    page.page.emulate_media(forced_colors="active")
    page.page.evaluate("document.documentElement.style.fontSize = '32px'")
    page.call(ELEMENT, "element.message('anna', 'A message that is rather long to be read in large letters')")
    page.page.wait_for_function(
        f"""() => {{
          const flyout = document.querySelector('{ELEMENT}').shadowRoot.querySelector('.flyout');
          return getComputedStyle(flyout).visibility === 'visible' && getComputedStyle(flyout).opacity > 0.99;
        }}"""
    )
    look = page.inside(
        ELEMENT,
        """(() => {
          const face = root.querySelector('.head .picture'), flyout = root.querySelector('.flyout');
          const text = flyout.querySelector('span');
          return {
            border: getComputedStyle(face).borderStyle,
            size: parseFloat(getComputedStyle(flyout).fontSize),
            left: flyout.getBoundingClientRect().left,
            right: flyout.getBoundingClientRect().right,
            inside: text.getBoundingClientRect().bottom <= flyout.getBoundingClientRect().bottom + 0.5,
          };
        })()""",
    )
    assert look["border"] == "solid", "an outline that forced colours do not take away"
    assert look["size"] == pytest.approx(30), "the text grows with the page's"
    assert look["left"] >= 0 and look["right"] <= REST_RIGHT - 33 + 0.5 and look["inside"]


def test_heads_grow_with_the_text_of_the_page_and_their_badges_to_half_of_them(open_heads):
    page = open_heads("anna", "ben")
    page.call(ELEMENT, "element.setUnread('anna', 3)")
    page.still()
    read = """(() => {
      const [head, badge, initials] = ['.head[aria-label^="Anna"]', '.badge', '.head[aria-label^="Anna"] .initials'].map((name) =>
        root.querySelector(name));
      return { head: head.getBoundingClientRect().width, badge: badge.getBoundingClientRect().width,
        text: parseFloat(initials.style.fontSize) };
    })()"""
    gap = """(() => {
      const [badge, initials] = ['.badge', '.head[aria-label^="Anna"] .initials'].map((name) => root.querySelector(name));
      const range = document.createRange();
      range.selectNodeContents(initials);
      const [disc, box] = [badge.getBoundingClientRect(), range.getBoundingClientRect()];
      const [x, y] = [disc.x + disc.width / 2, disc.y + disc.height / 2];
      const letter = 0.36 * parseFloat(initials.style.fontSize);
      const middle = box.y + box.height / 2;
      return Math.hypot(x - Math.min(box.right, Math.max(box.left, x)), y - Math.min(middle + letter, Math.max(middle - letter, y)))
        - disc.width / 2;
    })()"""
    assert page.inside(ELEMENT, read) == {"head": 66, "badge": 20, "text": pytest.approx(66 * 0.3)}
    # While the page is open.
    width = """() => document.querySelector('supple-chat-heads').shadowRoot.querySelector('.head').getBoundingClientRect().width"""
    page.page.evaluate("document.documentElement.style.fontSize = '32px'")
    page.until(f"() => ({width})() > 70")
    page.still()
    large = page.inside(ELEMENT, read)
    assert large == {"head": 76, "badge": 38, "text": pytest.approx(76 * 0.3)}
    assert page.inside(ELEMENT, gap) > 0, "the badge does not touch the initials"
    page.page.evaluate("document.documentElement.style.fontSize = '17px'")
    page.until(f"() => ({width})() < 75")
    page.still()
    assert page.inside(ELEMENT, read)["head"] == pytest.approx(66 * 17 / 16, abs=0.05)
    # A page's own size stays.
    page.page.evaluate("document.documentElement.style.fontSize = '32px'")
    page.until(f"() => ({width})() > 74")
    page.tune(ELEMENT, headSize=48)
    page.still()
    own = page.inside(ELEMENT, read)
    assert own["head"] == 48 and own["badge"] == 24


def test_unselected_heads_of_the_row_step_back(open_heads):
    page = open_heads("anna", "ben")
    read = """[...root.querySelectorAll('.head')].map((head) => {
      const { filter, outlineStyle } = getComputedStyle(head.querySelector('.picture'));
      return [head.getAttribute('aria-label').slice(0, 3), head.getBoundingClientRect().width, filter, outlineStyle];
    }).sort()"""
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    assert page.inside(ELEMENT, read) == [
        ["Ann", 66, "none", "solid"], ["Ben", pytest.approx(66 * 0.88, abs=0.05), "saturate(0.7)", "none"]]
    page.call(ELEMENT, "element.select('ben')")
    page.after(0.1)
    assert 0.7 < float(page.inside(ELEMENT, read)[0][2][9:-1]) < 1
    page.still()
    assert [look[2:] for look in page.inside(ELEMENT, read)] == [["saturate(0.7)", "none"], ["none", "solid"]]
    page.call(ELEMENT, "element.close()")
    page.still()
    assert {(width, filter) for _, width, filter, _ in page.inside(ELEMENT, read)} == {(66, "none")}


def test_what_stands_still_in_a_sliding_conversation_is_whole(open_heads):
    page = open_heads("anna", "ben")
    page.page.evaluate("""() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[slot=conversation] { overflow: visible } .bar { height: 40px; background: red;'
        + ' translate: calc(-1 * var(--supple-content-offset, 0px)) }');
      document.adoptedStyleSheets = [sheet];
      for (const box of document.querySelectorAll('[slot=conversation]')) {
        box.replaceChildren(Object.assign(document.createElement('div'), { className: 'bar' }));
      }
    }""")
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    page.call(ELEMENT, "element.select('ben')")
    page.after(0.04)
    bars = page.page.evaluate("""() => [...document.querySelectorAll('.bar')].map((bar) => {
      const { left, right, top } = bar.getBoundingClientRect();
      return [parseFloat(getComputedStyle(bar).translate), left + 2, right - 2, top + 20];
    })""")
    assert min(abs(offset) for offset, *_ in bars) > 5
    picture = decode(page.page.screenshot())
    for _, left, right, y in bars:
        for x in (left, right):
            assert tuple(picture[round(y)][round(x)][:3]) == (255, 0, 0)
