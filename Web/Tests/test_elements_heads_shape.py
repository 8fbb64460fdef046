"""<supple-chat-heads> have their shape from markup and style alone: before the script, before the module, and when the engine takes over."""

import re
from pathlib import Path
from urllib.parse import quote

import pytest

from harness.elements import Elements, conversation, stage

ELEMENT = "supple-chat-heads"
GUIDE = (Path(__file__).resolve().parents[2] / "Documentation" / "web.md").read_text()
PICTURE = "data:image/svg+xml," + quote('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60"/></svg>')

# Holds the module back until `release()`, and records the places of heads in every frame from then on.
HELD = """
(() => {
  const own = window.fetch;
  const held = new Promise((resolve) => (window.release = resolve));
  window.fetch = (address, ...rest) => /[.]wasm/.test(address) ? held.then(() => own(address, ...rest)) : own(address, ...rest);
  window.shifts = 0;
  window.shiftObserver = new PerformanceObserver((list) => (shifts += list.getEntries().length));
  shiftObserver.observe({ type: 'layout-shift', buffered: true });
})();
"""

LOOKS = """() => {
  const element = document.querySelector('supple-chat-heads');
  const show = (part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const { visibility, opacity, zIndex, boxShadow } = getComputedStyle(part);
    return [part.className.replace(' touch', ''), x, y, width, height, visibility, opacity, zIndex, boxShadow];
  };
  const parts = [...element.shadowRoot.querySelectorAll('.head, .head .face, .head .glow, .conversation')].map(show);
  return [parts, show(element.querySelector('img')).slice(1, 6)];
}"""


def picture(name, face=""):
    return f'<img slot="head" data-head="{name}" data-name="{name.title()}" data-unread="2" {face} alt="" src="{PICTURE}">'


@pytest.fixture
def open_held(visit_html):
    def build(*names, attributes='edge="right" y="300"', tuning="null", faces=(), **options):
        content = "<p>Text of the page</p>" + "".join(
            picture(name, *faces[index:index + 1]) + conversation(name) for index, name in enumerate(names))
        visit = visit_html(
            stage(f"<supple-chat-heads {attributes}>{content}</supple-chat-heads>"), scripts=[HELD], viewport=(390, 844), **options)
        visit.page.evaluate(
            """async (tuning) => {
              Object.assign(document.body.style, { margin: 0 });
              Object.assign(document.querySelector('#stage').style, { display: 'block', position: 'relative', height: '844px', overflow: 'clip' });
              document.querySelector('#stage').style.setProperty('--supple-safe-top', '47px');
              await customElements.whenDefined('supple-chat-heads');
              if (tuning) document.querySelector('supple-chat-heads').tuning = tuning;
            }""", eval(tuning.replace("null", "None")))
        visit.wait_until_still()
        return visit

    return build


def release(visit):
    visit.page.evaluate("""async () => {
      window.moves = new Set();
      // The test's own style can move content that was painted before it.
      shiftObserver.takeRecords();
      window.shifts = 0;
      const looks = %s;
      pageClock.afterFrame = () => moves.add(JSON.stringify(looks()));
      release();
      await (await import('./supple.js')).ready;
    }""" % LOOKS)
    visit.wait_until_still()


@pytest.mark.parametrize(("attributes", "tuning", "rtl"), [
    ('edge="right" y="300"', "null", False),
    ('edge="left" y="5"', "null", False),
    ('y="4000"', "null", True),
    ('preset="classic"', "null", False),
    ('edge="left"', "{'headSize': 48, 'stackOffset': 20, 'edges': 'right', 'ringWidth': 1}", False),
    ('edge="top" x="150"', "{'edges': 'any'}", False),
    ('', "{'edges': 'topOrBottom', 'edgeOverhang': -16}", True),
    ('edge="left" y="700"', "{'edges': 'corners', 'edgeOverhang': -16}", False),
    ('y="4000"', "{'edgeOverhang': -16}", False),
    ('', "{'edges': 'bottom', 'restInsets.bottom': 60, 'restInsets.left': 20}", False),
])
@pytest.mark.parametrize("count", [1, 3])
def test_heads_look_the_same_before_the_module_and_after(open_held, attributes, tuning, rtl, count):
    visit = open_held(*("anna", "ben", "carl")[:count], attributes=attributes, tuning=tuning, direction="rtl" if rtl else "ltr")
    before = visit.page.evaluate(LOOKS)
    assert [part[5] for part in before[0] if part[0] == "head"] == ["visible", "visible", "hidden"][:count]
    assert [part[5] for part in before[0] if part[0] == "conversation"] == ["hidden"] * count
    release(visit)
    visible = [part for part in visit.page.evaluate(LOOKS)[0] if part[5] == "visible"]
    assert [part[:5] + part[8:] for part in visible] == [part[:5] + part[8:] for part in before[0] if part[5] == "visible"]
    assert visit.page.evaluate(LOOKS)[1] == before[1]


@pytest.mark.parametrize(("attributes", "tuning"), [
    ('edge="right" y="300"', "null"), ('edge="left" y="5"', "null"), ('y="4000"', "{'headSize': 48}"), ("", "null"),
])
@pytest.mark.parametrize("faces", [
    ('data-width="160" data-height="48"', 'data-width="90" data-height="160" data-radius="20"'),
    ("", 'data-width="120"'), ('data-height="24"', ""), ('data-width="999" data-height="10"',),
])
def test_faces_look_the_same_before_the_module_and_after(open_held, attributes, tuning, faces):
    visit = open_held("anna", "ben", attributes=attributes, tuning=tuning, faces=faces)

    def shown():
        # The engine's numbers differ in the last digits.
        return [[part[0], *(round(value, 2) for value in part[1:5]), *part[8:]]
                for part in visit.page.evaluate(LOOKS)[0] if part[5] == "visible"]

    before = shown()
    assert len(before) >= 2
    release(visit)
    assert shown() == before


def test_nothing_moves_or_comes_in_as_the_engine_takes_over(open_held):
    visit = open_held("anna", "ben")
    release(visit)
    places = visit.page.evaluate(
        "[...moves].map((looks) => JSON.stringify(JSON.parse(looks)[0].filter(([, , , , , visibility]) => visibility === 'visible')"
        ".map((part) => [...part.slice(0, 7), part[8]])))")
    assert len(set(places)) == 1
    assert visit.page.evaluate("shifts") == 0


def test_heads_that_the_page_adds_follow_before_the_module(open_held):
    visit = open_held("anna")
    visit.page.evaluate("""() => {
      const element = document.querySelector('supple-chat-heads');
      element.y = 500;
      element.addHead({ id: 'zoe', name: 'Zoe' });
      document.querySelector('[slot=head][data-head=anna]').remove();
    }""")
    visit.wait_until_still()
    before = visit.page.evaluate("[...document.querySelector('supple-chat-heads').shadowRoot.querySelectorAll('.head')].map((head) => {"
                                 " const { x, y, width } = head.getBoundingClientRect(); return [head.getAttribute('aria-label'), x + width / 2, y + width / 2]; })")
    assert before == [["Zoe", 368, 500]]


def test_the_style_of_the_guide_has_the_picture_where_it_will_be(visit_html):
    (rules,) = re.findall(r"```css\n(supple-chat-heads:not\(:defined\).*?)```", GUIDE, re.S)
    attributes = 'edge="right" y="300"'
    content = picture("anna") + conversation("anna") + picture("ben") + conversation("ben")
    visit = visit_html(
        stage(f"<supple-chat-heads {attributes}>{content}</supple-chat-heads>"), viewport=(390, 844),
        scripts=["""
          const define = customElements.define.bind(customElements);
          window.defined = new Promise((resolve) => (window.release = resolve));
          customElements.define = (...given) => void defined.then(() => define(...given));
        """])
    visit.page.evaluate(
        """(rules) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(rules + 'body{margin:0}#stage{display:block;position:relative;height:844px;overflow:clip}');
          document.adoptedStyleSheets = [sheet];
        }""", rules)
    looks = """() => [...document.querySelector('supple-chat-heads').children].map((child) => {
      const { x, y, width, height } = child.getBoundingClientRect();
      return child.checkVisibility() ? [child.dataset.head, x, y, width, height] : null;
    })"""
    before = visit.page.evaluate(looks)
    assert before[0] and before[1:] == [None, None, None]
    visit.page.evaluate("async () => { release(); await customElements.whenDefined('supple-chat-heads'); }")
    visit.wait_until_still()
    assert visit.page.evaluate(looks)[0] == before[0]


def test_heads_that_come_together_keep_their_order_whenever_they_come(visit_html):
    page = Elements(visit_html(stage('<supple-chat-heads edge="right" y="300"></supple-chat-heads>')))
    append = """(names) => {
      const element = document.querySelector('supple-chat-heads');
      for (const name of names) {
        const head = document.createElement('div');
        Object.assign(head, { slot: 'head', textContent: name });
        Object.assign(head.dataset, { head: name, name: name[0].toUpperCase() + name.slice(1) });
        element.append(head);
      }
    }"""
    page.page.evaluate(append, ["anna", "ben", "clara"])
    page.after(1 / 30)
    # Initial heads appear without motion, also if the engine is loaded before them.
    assert page.head("anna") == [368, 300]
    page.still()
    assert page.inside(ELEMENT, "element.heads") == ["anna", "ben", "clara"]
    assert page.head("anna") == [368, 300]
    page.page.evaluate(append, ["dora", "emil"])
    page.after(1 / 30)
    assert page.head("dora")[0] > 368
    page.still()
    assert page.inside(ELEMENT, "element.heads")[:2] == ["dora", "emil"]
    assert page.head("dora") == [368, 300]
