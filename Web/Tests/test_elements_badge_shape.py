"""<supple-slime-badge> has its shape from markup and style alone: before the module, without it, and when the engine takes over."""

import re
from pathlib import Path

import pytest

from harness.elements import Elements, stage

BADGE = "supple-slime-badge"

# Holds the module back until `release()`. No two readings of the time are the same.
HELD = """
(() => {
  const own = window.fetch;
  window.release = () => {};
  const held = new Promise((resolve) => (window.release = resolve));
  window.fetch = (address, ...rest) => /[.]wasm/.test(address) ? held.then(() => own(address, ...rest)) : own(address, ...rest);
  const now = performance.now.bind(performance);
  let readings = 0;
  performance.now = () => now() + (readings += 0.001);
})();
"""

SHAPES = [
    'count="3"', 'count="42"', 'count="120"', 'count="1234" max="0"', 'count="1234" max="999"', "", 'count="0"', 'text="new"',
    'text="i"', 'count="12" preset="classic"', 'text="new" preset="classic"', 'count="7" pinned',
]


@pytest.fixture
def open_held(visit_html):
    def build(*badges, style="", **options):
        content = "".join(f"<p>Row <{BADGE} {attributes}></{BADGE}> end</p>" for attributes in badges)
        visit = visit_html(content, head="", scripts=[HELD], **options)
        visit.page.evaluate("() => customElements.whenDefined('supple-slime-badge')")
        if style:
            visit.page.evaluate(style)
        visit.wait_until_still()
        return visit

    return build


def looks(visit):
    """Box, number, colours and visibility of each badge."""
    return visit.page.evaluate("""() => [...document.querySelectorAll('supple-slime-badge')].map((badge) => {
      const { x, y, width, height } = badge.getBoundingClientRect();
      const [pill, face] = ['.pill', '.face'].map((part) => badge.shadowRoot.querySelector(part));
      const style = getComputedStyle(face);
      const hidden = getComputedStyle(pill).visibility;
      return {
        box: [x, y, width, height].map((part) => Math.round(part * 50) / 50), hidden, name: pill.getAttribute('aria-label'),
        ...(hidden === 'visible' && {
          words: face.textContent, color: style.color, background: style.backgroundColor, opacity: style.opacity,
          shadow: style.boxShadow, font: style.fontSize,
        }),
      };
    })""")


def release(visit):
    visit.page.evaluate("async () => { release(); await (await import('./supple.js')).ready; }")
    visit.wait_until_still()


@pytest.mark.parametrize("style", [
    "", "() => { document.documentElement.style.fontSize = '200%'; }", "() => { document.documentElement.style.fontSize = '62.5%'; }",
    "() => { for (const b of document.querySelectorAll('supple-slime-badge')) b.tuning = { badgeRadius: 14, 'fill.green': 90, maximumCount: 50, borderWidth: 2 }; }",
])
def test_it_looks_the_same_before_the_module_and_after(open_held, style):
    visit = open_held(*SHAPES, style=style)
    before = looks(visit)
    assert [look.get("words") for look in before[:4]] == ["3", "42", "50+" if "tuning" in style else "99+", "1234"]
    release(visit)
    assert looks(visit) == before


def test_nothing_moves_and_no_badge_bounces_as_the_engine_takes_over(open_held):
    visit = open_held(*SHAPES)
    visit.page.evaluate("""() => {
      window.moves = [];
      const note = () => {
        for (const badge of document.querySelectorAll('supple-slime-badge')) {
          const { transform } = badge.shadowRoot.querySelector('.face').style;
          if (transform && transform !== 'none') moves.push(transform);
        }
      };
      for (const badge of document.querySelectorAll('supple-slime-badge')) {
        new MutationObserver(note).observe(badge.shadowRoot, { subtree: true, attributeFilter: ['style'] });
        new ResizeObserver(([{ contentRect }]) => moves.push(contentRect.width)).observe(badge);
      }
    }""")
    visit.wait_until_still()
    widths = visit.page.evaluate("moves.splice(0)")
    release(visit)
    assert widths and visit.page.evaluate("moves") == []


def test_a_badge_that_is_added_later_does_not_bounce_in(open_held):
    visit = open_held('count="3"')
    release(visit)
    visit.page.evaluate("""() => {
      const badge = document.createElement('supple-slime-badge');
      badge.count = 12;
      document.body.append(badge);
      window.moves = [];
      const { style } = badge.shadowRoot.querySelector('.face');
      new MutationObserver(() => style.transform !== 'none' && moves.push(style.transform)).observe(
        badge.shadowRoot, { subtree: true, attributeFilter: ['style'] });
    }""")
    visit.wait_until_still()
    assert [move for move in visit.page.evaluate("moves") if move] == []


def test_without_the_module_the_number_is_there_and_changes(open_held):
    visit = open_held('count="3" label="Anna"')
    for change, words, hidden in (
            ("badge.count = 120", "99+", "visible"), ("badge.text = 'new'", "new", "visible"), ("badge.text = null", "99+", "visible"),
            ("badge.max = 0", "120", "visible"), ("badge.count = 0", "120", "hidden"), ("badge.count = null", "", "visible")):
        visit.page.evaluate(f"() => {{ const badge = document.querySelector('supple-slime-badge'); {change}; }}")
        pill, face = visit.page.evaluate("""() => ['.pill', '.face'].map((part) => {
          const found = document.querySelector('supple-slime-badge').shadowRoot.querySelector(part);
          return [getComputedStyle(found).visibility, found.textContent];
        })""")
        assert (pill[0], face[1]) == (hidden, words), change


def test_what_is_asked_for_before_the_module_happens_when_it_comes(open_held):
    visit = open_held('count="3"')
    visit.page.evaluate("""() => {
      window.received = [];
      for (const name of ['clear', 'count-changed']) document.addEventListener(`supple-${name}`, () => received.push(name));
      document.querySelector('supple-slime-badge').clear();
    }""")
    release(visit)
    assert visit.page.evaluate("received") == ["clear", "count-changed"]


@pytest.mark.parametrize("size", ["200%", "130%", "62.5%"])
def test_text_that_changes_its_size_later_changes_the_badge(visit_html, size):
    scale = max(1, float(size.rstrip("%")) / 100)
    sizes = []
    for later in (False, True):
        page = Elements(visit_html(stage("".join(f"<p><{BADGE} {shape}></{BADGE}></p>" for shape in ("count=3", "count=42", "text=new")))))
        enlarge = "(size) => { document.documentElement.style.fontSize = size; }"
        if later:
            first = looks(page.visit)
            page.page.evaluate(enlarge, size)
            if scale > 1:
                page.until("(width) => document.querySelector('supple-slime-badge').getBoundingClientRect().width !== width",
                           arg=first[0]["box"][2])
        else:
            page.page.evaluate("""(size) => {
              document.documentElement.style.fontSize = size;
              const stage = document.querySelector('#stage');
              stage.replaceChildren(...[...stage.children].map((child) => child.cloneNode(true)));
            }""", size)
            page.still()
        sizes.append([(look["box"][2:], look["font"]) for look in looks(page.visit)])
        page.still()
        sizes.append([(look["box"][2:], look["font"]) for look in looks(page.visit)])
    assert sizes[0] == sizes[1] == sizes[2] == sizes[3]
    assert sizes[0][0][0] == pytest.approx([22 * scale, 22 * scale], abs=0.03)


@pytest.mark.parametrize("ends", ["restored", "clear"])
def test_text_that_changes_its_size_during_a_drag_changes_the_badge_after_it(visit_html, ends):
    page = Elements(visit_html(stage(f'<{BADGE} count="3"></{BADGE}>')))
    page.page.evaluate("""() => {
      window.ended = [];
      Object.assign(document.querySelector('supple-slime-badge').style, { position: 'absolute', left: '250px', top: '300px' });
      for (const name of ['snapped', 'restored', 'clear']) document.addEventListener(`supple-${name}`, () => ended.push(name));
    }""")
    box = page.visit.box(BADGE)
    x, y = box.center
    page.visit.mouse.drag((x, y), (x - 150, y + 60), hold=0.3, release=False)
    page.page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    page.visit.clock.after(0.3)
    assert page.page.evaluate("ended") == ["snapped"]
    page.visit.mouse.move((x, y) if ends == "restored" else (x - 140, y + 60), after=0.1)
    page.visit.mouse.up()
    page.still()
    assert page.page.evaluate("ended") == ["snapped", ends]
    if ends == "restored":
        # WebKit may keep the old rem in a shadow tree.
        page.until("""(width) => {
          const badge = document.querySelector('supple-slime-badge');
          const rem = badge.shadowRoot.querySelector('.rem').getBoundingClientRect().width;
          return Math.abs(badge.getBoundingClientRect().width - width * rem / 16) < 0.1;
        }""", arg=box.width)


def test_the_documented_rule_gives_it_its_size_before_the_script(visit_html):
    guide = (Path(__file__).resolve().parents[2] / "Documentation" / "web.md").read_text()
    rule = re.search(r"^supple-slime-badge:not\(:defined\) \{.*?(?=^```)", guide, re.M | re.S)[0]
    content = "".join(f'<p>Row <{BADGE} count="{count}"></{BADGE}> end</p>' for count in (3, 42, 120, 0))
    sizes = []
    for has_script in (False, True):
        visit = visit_html(content)
        if not has_script:
            visit.answer("supple.js", "", headers={"Content-Type": "text/javascript"})
            visit.page.reload()
        visit.page.evaluate("""(rule) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(rule);
          document.adoptedStyleSheets = [sheet];
        }""", rule)
        if has_script:
            visit.page.evaluate("() => import('./supple.js').then(({ ready }) => ready)")
        visit.wait_until_still()
        sizes.append(visit.page.evaluate("""() => [...document.querySelectorAll('p, supple-slime-badge')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return width ? [x, y, width, height].map((part) => Math.round(part * 10) / 10) : null;
        })"""))
        visit.relay.own.pop("supple.js", None)
    assert sizes[0] == sizes[1]


# Styles around a badge that its text would inherit.
AROUND = (
    "text-indent:24px", "letter-spacing:9px", "word-spacing:9px", "line-height:3", "text-align:right", "writing-mode:vertical-rl",
    "text-emphasis:filled circle", "font-size-adjust:2", "-webkit-text-stroke:2px", "-webkit-text-fill-color:transparent",
    "font-variant:small-caps", "small rem")


def test_the_style_around_it_leaves_its_number_in_the_middle(visit_html):
    page = Elements(visit_html(stage(f"<p><{BADGE} count=3></{BADGE}></p>")))
    looks = {}
    for style in AROUND:
        page.page.evaluate("""(style) => {
          document.querySelector('p').style.cssText = style;
          document.documentElement.style.fontSize = style === 'small rem' ? '62.5%' : '';
        }""", style)
        page.still()
        *off, looks[style] = page.inside(BADGE, """(() => {
          const face = root.querySelector('.face');
          const range = document.createRange();
          range.selectNodeContents(face);
          const [text, box] = [range.getBoundingClientRect(), face.getBoundingClientRect()];
          const style = getComputedStyle(face);
          const names = ['fontSize', 'writingMode', 'webkitTextFillColor', 'webkitTextStrokeWidth', 'textEmphasisStyle', 'fontVariantCaps'];
          return [
            text.x + text.width / 2 - box.x - box.width / 2, text.y + text.height / 2 - box.y - box.height / 2,
            [Math.round(text.height), ...names.map((name) => style[name])].join()];
        })()""")
        assert max(map(abs, off)) < 0.6, style
    assert set(looks.values()) == {looks["line-height:3"]} and ",13px,horizontal-tb,rgb(255, 255, 255),0px,none,normal" in looks["line-height:3"]


def test_transitions_of_the_page_leave_it_under_the_finger(visit_html):
    page = Elements(visit_html(stage(f"<p><{BADGE} count=3></{BADGE}></p>"), touch=True))
    page.page.evaluate("""() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { transition: all .3s }');
      document.adoptedStyleSheets = [sheet];
    }""")
    page.still()
    x, y = page.visit.box(BADGE).center
    page.fingers.drag((x, y), (x + 60, y + 60), hold=0.2, release=False)
    label = page.inside(BADGE, "root.querySelector('.stage .badge').getBoundingClientRect().toJSON()")
    assert (label["x"] + 11, label["y"] + 11) == pytest.approx((x + 60, y + 60), abs=0.5)
    page.fingers.up()
    page.still()
