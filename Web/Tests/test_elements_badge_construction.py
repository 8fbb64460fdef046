"""The construction over the connector of <supple-slime-badge>: where it is, how it is read, and that it disturbs nothing."""

import pytest

from harness.elements import Elements, stage
from harness.pixels import contrast_of

BADGE = "supple-slime-badge"


@pytest.fixture
def open_badge(visit_html):
    def build(attributes="construction", **options):
        options.setdefault("touch", True)
        page = Elements(visit_html(stage(f'<{BADGE} preset="classic" count="3" {attributes}></{BADGE}>'), **options))
        page.call(BADGE, "Object.assign(element.style, { position: 'absolute', left: '290px', top: '300px' })")
        page.still()
        return page

    return build


def parts(page):
    """The visible letters with their boxes' centres, the number of drawn parts, and the colours."""
    return page.inside(
        BADGE,
        """(() => {
          const seen = [...root.querySelectorAll('[part=construction]')]
            .filter((part) => getComputedStyle(part).visibility === 'visible');
          const letters = seen.filter((part) => part.localName === 'div');
          const paths = seen.filter((part) => part.localName === 'svg').map((part) => part.firstChild);
          const center = (part) => { const b = part.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
          return {
            letters: Object.fromEntries(letters.map((part) => [part.textContent, center(part)])),
            looks: letters.map((part) => { const s = getComputedStyle(part); return [s.color, s.backgroundColor, s.fontSize]; }),
            paths: paths.map((path) => path.getAttribute('d')), fills: paths.map((path) => getComputedStyle(path).fill),
            hidden: seen.every((part) => part.getAttribute('aria-hidden') === 'true'),
            hit: seen.some((part) => getComputedStyle(part).pointerEvents !== 'none'),
          };
        })()""")


def pull(page, distance):
    x, y = page.visit.box(BADGE).center
    page.fingers.drag((x, y), (x - distance, y), hold=0.3, release=False)
    page.still()
    return x, y


def test_points_lines_and_letters_are_over_a_stretched_badge(open_badge):
    page = open_badge()
    assert parts(page)["letters"] == {}
    x, y = pull(page, 90)
    shown = parts(page)
    # O and P are 10 from the axis, half-way; their letters 9 further out.
    expected = {
        "A": (9, -14), "B": (9, 14), "C": (-99, 24), "D": (-99, -24), "O": (-45, -19), "P": (-45, 19)}
    assert set(shown["letters"]) == set(expected)
    for letter, (dx, dy) in expected.items():
        assert shown["letters"][letter] == pytest.approx([x + dx, y + dy], abs=1), letter
    # Lines with their ground, six points and two control points.
    assert len(shown["paths"]) == 10
    assert shown["hidden"] and not shown["hit"]
    assert all(look == ["rgb(0, 0, 0)", "rgb(255, 255, 255)", "11px"] for look in shown["looks"])
    assert sorted(set(shown["fills"])) == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
    page.fingers.up()
    page.still()
    assert parts(page)["letters"] == {} and parts(page)["paths"] == []


def test_beyond_the_break_and_unasked_there_is_none(open_badge):
    page = open_badge()
    pull(page, 190)
    assert parts(page)["letters"] == {} and parts(page)["paths"] == []
    page.fingers.up()
    page.still()
    page = open_badge("")
    pull(page, 90)
    assert parts(page)["letters"] == {} and page.inside(BADGE, "root.querySelectorAll('[part=construction]').length") == 0
    page.call(BADGE, "element.construction = true")
    page.still()
    assert len(parts(page)["letters"]) == 6
    assert page.inside(BADGE, "element.hasAttribute('construction')")
    page.call(BADGE, "element.removeAttribute('construction')")
    page.still()
    assert parts(page)["letters"] == {}
    page.fingers.up()


def test_the_smooth_connector_has_its_joints_and_handles(open_badge):
    page = open_badge()
    page.call(BADGE, "element.preset = 'modern'")
    page.still()
    pull(page, 70)
    shown = parts(page)
    assert set(shown["letters"]) == set("ABCD")
    # Lines with their ground, four joints and four control points.
    assert len(shown["paths"]) == 10
    page.fingers.up()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_its_letters_are_legible_on_light_and_dark_pages(open_badge, scheme):
    page = open_badge()
    page.page.evaluate("(scheme) => { document.documentElement.style.colorScheme = scheme; }", scheme)
    pull(page, 90)
    looks = parts(page)["looks"]
    assert len(looks) == 6
    for color, background, _ in looks:
        assert contrast_of(color, background) >= 4.5
        assert color == ("rgb(0, 0, 0)" if scheme == "light" else "rgb(255, 255, 255)")
    page.fingers.up()


def test_in_forced_colours_the_construction_has_the_persons_own(open_badge):
    page = open_badge(forced_colors=True)
    pull(page, 90)
    system = page.page.evaluate("""() => ['CanvasText', 'Canvas'].map((name) => {
      const probe = document.createElement('i');
      Object.assign(probe.style, { color: name, forcedColorAdjust: 'none' });
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    })""")
    for color, background, _ in parts(page)["looks"]:
        assert [color, background] == system and contrast_of(color, background) >= 4.5
    page.fingers.up()


def test_its_name_is_as_before(open_badge):
    plain, drawn = open_badge(""), open_badge()
    names = [page.inside(BADGE, "root.querySelector('.pill').getAttribute('aria-label')") for page in (plain, drawn)]
    assert names[0] == names[1] == "3 unread"
