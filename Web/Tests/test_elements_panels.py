"""Frames of a conversation of <supple-chat-heads> that opens, changes and closes."""

import pytest

from harness.elements import REST_RIGHT, slot

ELEMENT = "supple-chat-heads"

PANELS = """[...root.querySelectorAll('[role=dialog]')].filter((panel) => panel.style.visibility === 'visible').flatMap((panel) => {
  const box = panel.getBoundingClientRect(), content = panel.querySelector('.content');
  const head = [...root.querySelectorAll('.head')].find((one) =>
    one.getAttribute('aria-label').startsWith(panel.getAttribute('aria-label'))).getBoundingClientRect();
  return !Number(getComputedStyle(panel).opacity) ? [] : {
    name: panel.getAttribute('aria-label'), order: Number(panel.style.zIndex), opacity: Number(getComputedStyle(panel).opacity),
    x: box.x, y: box.y, width: box.width, height: box.height, ownWidth: panel.offsetWidth, ownHeight: panel.offsetHeight,
    content: Number(getComputedStyle(content).opacity), offset: parseFloat(getComputedStyle(content).translate) || 0,
    head: [head.x + head.width / 2, head.y + head.height / 2],
  };
})"""

BEAK = """(() => {
  const beak = [...root.querySelectorAll('[part=conversation-beak]')].find((one) => one.style.visibility === 'visible');
  if (!beak) return null;
  const box = beak.querySelector('path').getBBox();
  return { x: box.x + box.width / 2, top: box.y, fill: getComputedStyle(beak).fill };
})()"""


def test_the_conversation_grows_out_of_its_flying_head(open_heads):
    page = open_heads("anna", "ben")
    page.fingers.tap((REST_RIGHT, 300))
    seen = []
    for _ in range(60):
        page.after(1 / 60)
        seen += page.inside(ELEMENT, PANELS)
    first, last = seen[0], seen[-1]
    assert len(seen) < 58 and first["width"] / first["ownWidth"] < 0.45 and first["opacity"] == 1
    assert first["content"] == 0
    assert last["content"] == 1 and last["opacity"] == 1
    assert last["width"] == pytest.approx(last["ownWidth"], abs=0.5)
    for panel in seen:
        scale = panel["width"] / panel["ownWidth"]
        if scale > 0.98:
            continue
        if panel["content"] < 1:
            # While its content fades, it becomes round behind its head.
            assert panel["height"] <= last["height"] * scale + 0.6
            continue
        # The head's centre is the same point of the panel and of its room.
        room = {"x": last["x"], "y": last["y"]}
        x, y = panel["head"]
        assert panel["x"] == pytest.approx(x + (room["x"] - x) * scale, abs=0.6)
        # It comes out from behind the heads before it has grown.
        gap = (last["y"] - last["head"][1]) * (1 - (1 - scale) ** 3 - scale)
        assert panel["y"] == pytest.approx(y + (room["y"] - y) * scale + gap, abs=0.6)


def test_a_conversation_that_never_came_is_hidden_again(open_heads):
    page = open_heads("anna", "ben")
    look = "(() => { const { visibility, opacity } = root.querySelector('[role=dialog]').style; return [visibility, opacity]; })()"
    page.fingers.tap((REST_RIGHT, 300))
    page.after(1 / 60)
    assert page.inside(ELEMENT, look) == ["visible", "0"]
    assert page.inside(ELEMENT, "root.activeElement === root.querySelector('[role=dialog]')")
    page.page.keyboard.press("Escape")
    # A close request of the browser is a command, which the next frame draws.
    page.after(2 / 60)
    assert page.inside(ELEMENT, look)[0] == "hidden"
    page.still()
    assert page.focused() == "Anna" and page.received() == [("pressed", "anna"), ("opened", "anna"), ("closed", "anna")]


def test_switching_keeps_the_card_and_slides_the_beak(open_heads):
    page = open_heads("anna", "ben")
    page.fingers.tap((REST_RIGHT, 300))
    page.still()
    beak = page.inside(ELEMENT, BEAK)
    x, y = slot(0, 2)
    [panel] = page.inside(ELEMENT, PANELS)
    assert beak["x"] == pytest.approx(x, abs=0.1) and beak["top"] == pytest.approx(panel["y"] - 10, abs=0.1)
    assert beak["fill"] == page.inside(ELEMENT, "getComputedStyle(root.querySelector('.conversation')).backgroundColor")
    page.fingers.tap(slot(1, 2))
    offsets, places = [], []
    for _ in range(30):
        page.after(1 / 60)
        panels = {panel["name"]: panel for panel in page.inside(ELEMENT, PANELS)}
        coming = panels["Ben"]
        assert coming["opacity"] == 1 and coming["width"] == pytest.approx(panel["width"], abs=0.1)
        if "Anna" in panels:
            # The contents slide over one card, side by side.
            assert panels["Anna"]["order"] < coming["order"] and panels["Anna"]["opacity"] == 1
            assert coming["offset"] - panels["Anna"]["offset"] == pytest.approx(panel["width"], abs=0.1)
        offsets.append(coming["offset"])
        places.append(page.inside(ELEMENT, BEAK)["x"])
    assert offsets[0] > 15 and offsets == sorted(offsets, reverse=True)
    assert places == sorted(places)
    page.still()
    assert page.inside(ELEMENT, BEAK)["x"] == pytest.approx(slot(1, 2)[0], abs=0.1)
    assert page.inside(ELEMENT, PANELS)[0]["offset"] == 0


def test_in_a_switch_contents_slide_over_one_background(open_heads):
    page = open_heads("anna", "ben")
    # A page's own background and border are hidden too, without its transition.
    page.inside(ELEMENT, """(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('supple-chat-heads::part(conversation) { background: rgb(1, 2, 3) !important; border: 2px solid red }');
      document.adoptedStyleSheets = [sheet];
      getComputedStyle(root.querySelector('.conversation')).backgroundColor;
      sheet.insertRule(
        'supple-chat-heads::part(conversation) { transition: background-color 30s, border-color 30s, box-shadow 30s }', 1);
    })()""")
    page.fingers.tap((REST_RIGHT, 300))
    page.still()
    page.fingers.tap(slot(1, 2))
    page.after(1 / 60)
    looks = """[...root.querySelectorAll('.conversation')].filter((one) => one.style.visibility !== 'hidden').map((one) => {
      const { backgroundColor, boxShadow, borderTopColor } = getComputedStyle(one);
      return [one.getAttribute('aria-label') ?? '', backgroundColor, boxShadow !== 'none', borderTopColor];
    })"""
    card, coming = sorted(page.inside(ELEMENT, looks))
    assert (card[1:], coming[1:]) == (
        ["rgb(1, 2, 3)", True, "rgb(255, 0, 0)"], ["rgba(0, 0, 0, 0)", False, "rgba(0, 0, 0, 0)"])
    # While the old content leaves, a press hits the new one.
    hit = "root.elementFromPoint(195, 400).closest('.conversation')?.dataset.bare === ''"
    assert page.inside(ELEMENT, hit) is True
    page.still()
    [left] = page.inside(ELEMENT, looks)
    assert left[1:] == ["rgb(1, 2, 3)", True, "rgb(255, 0, 0)"]


def test_a_conversation_that_replaces_a_removed_heads_always_has_a_background(open_heads):
    page = open_heads("anna", "ben")
    page.fingers.tap((REST_RIGHT, 300))
    page.still()
    page.inside(ELEMENT, "void element.removeHead('anna')")
    shown = """[...root.querySelectorAll('.conversation')].filter((one) => one.style.visibility === 'visible')
      .map((one) => [one.dataset.bare === '', one.getAttribute('aria-modal'), one.inert])"""
    counts = set()
    page.after(1 / 60)
    assert page.inside(ELEMENT, "root.activeElement.getAttribute('aria-label')") == "Ben"
    for _ in range(40):
        page.after(1 / 60)
        panels = page.inside(ELEMENT, shown)
        counts.add(len(panels))
        assert sum(not bare for bare, _, _ in panels) == 1, "one card"
        # Of two conversations one is there for assistive technology.
        assert sorted(panels, key=lambda panel: panel[0])[-1][1:] == ["true", False]
        assert sum(inert for _, _, inert in panels) == len(panels) - 1
    assert counts == {1, 2}
    assert not page.inside(ELEMENT, "[...root.querySelectorAll('.conversation')].some((one) => one.dataset.bare === '')")
    page.still()
    assert page.inside(ELEMENT, "root.querySelectorAll('.conversation').length") == 1


def test_home_moves_to_the_first_head_of_a_right_to_left_row(open_heads):
    page = open_heads("anna", "ben")
    page.inside(ELEMENT, "void (document.documentElement.dir = 'rtl')")
    page.fingers.tap((REST_RIGHT, 300))
    page.still()
    page.inside(ELEMENT, "root.querySelector('.head').focus()")
    for key, name in (("Home", "Anna"), ("End", "Ben"), ("ArrowRight", "Anna"), ("ArrowLeft", "Ben")):
        page.page.keyboard.press(key)
        assert page.focused() == name


def test_a_head_comes_from_a_picture_of_the_page(open_heads):
    page = open_heads("anna")
    place = page.inside(ELEMENT, """(() => {
      const picture = document.createElement('div');
      picture.style.cssText = 'position:absolute;left:40px;top:500px;width:29px;height:29px';
      document.body.append(picture);
      element.addHead({ id: 'cara', name: 'Cara', unread: 2 }, { from: picture });
      element.open('cara');
      const { x, y, width, height } = picture.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    })()""")
    page.after(1 / 60)
    face = """(() => {
      const head = [...root.querySelectorAll('.head')].find((one) => one.getAttribute('aria-label').startsWith('Cara'));
      const { x, y, width, height } = head.querySelector('.picture').getBoundingClientRect();
      return [x + width / 2, y + height / 2, width, Number(getComputedStyle(head).opacity)];
    })()"""
    x, y, width, opacity = page.inside(ELEMENT, face)
    # One frame of its flight has passed.
    assert (x, y) == pytest.approx(tuple(place), abs=20) and opacity == 1
    assert width == pytest.approx(29, abs=6)
    page.still()
    x, y, width, opacity = page.inside(ELEMENT, face)
    assert (x, y) == pytest.approx(slot(0, 2), abs=0.1) and width == pytest.approx(58, abs=0.1)
    assert page.inside(ELEMENT, "element.openHead") == "cara"


def test_forced_colors_show_no_beak(open_heads):
    page = open_heads("anna")
    page.page.emulate_media(forced_colors="active")
    page.fingers.tap((REST_RIGHT, 300))
    page.still()
    assert page.inside(ELEMENT, "getComputedStyle(root.querySelector('[part=conversation-beak]')).display") == "none"
