"""Many badges with changing counts, and the browser's layouts for them; counts set without motion."""

import pytest

from harness.elements import Elements, stage

BADGE = "supple-slime-badge"


@pytest.fixture
def open_rows(visit_html):
    def build(count, attributes='count="1"', **options):
        row = f"<p>Row <{BADGE} {attributes}></{BADGE}></p>"
        page = Elements(visit_html(stage(row * count), **options))
        if hasattr(page.visit, "session"):
            page.visit.session.send("Performance.enable")
        return page

    return build


def layouts(page):
    """The number of layouts of the page."""
    metrics = page.visit.session.send("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "LayoutCount")


def faces(page):
    return page.page.evaluate(
        f"() => [...document.querySelectorAll('{BADGE}')].map((badge) => badge.shadowRoot.querySelector('.face').textContent)")


CHANGES = {
    "counts": "badge.count += 1",
    "attributes": "badge.setAttribute('count', '3')",
    "labels": "badge.label = 'Anna'",
    "maximum counts": "badge.max = 0",
    "texts": "badge.text = 'new'",
    "all gone": "badge.count = 0",
    "all together": "badge.count = 7; badge.label = 'Ben'; badge.max = 5",
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_thousand_changes_force_no_layout_each(open_rows, change):
    page = open_rows(1000)
    before = layouts(page)
    page.page.evaluate(f"() => {{ for (const badge of document.querySelectorAll('{BADGE}')) {{ {CHANGES[change]}; }} }}")
    assert layouts(page) - before <= 3
    page.after(1 / 60)
    assert layouts(page) - before <= 6, "with the first frame that shows them"


@pytest.mark.parametrize("attributes", ["count=120", 'text="a long text"'])
@pytest.mark.parametrize("change", ["badge.count = 0; badge.text = null", "badge.setCount(0, { animated: false }); badge.text = null", "badge.clear()"])
def test_an_empty_badge_has_the_size_of_one_that_was_never_filled(open_rows, attributes, change):
    page = open_rows(1, attributes)
    size = "(() => { const { width, height } = element.getBoundingClientRect(); return [width, height]; })()"
    assert page.inside(BADGE, size)[0] > 30
    page.page.evaluate(f"() => {{ const badge = document.querySelector('{BADGE}'); {change}; }}")
    page.still()
    empty = page.inside(BADGE, size)
    page.page.evaluate(f"""() => {{
      const other = document.createElement('{BADGE}');
      other.count = 0;
      document.querySelector('{BADGE}').replaceWith(other);
    }}""")
    page.still()
    assert page.inside(BADGE, size) == empty and empty[0] == 0
    page.call(BADGE, "element.count = 120")
    page.still()
    assert page.inside(BADGE, size)[0] > 30


# Records the changes of all badges' trees.
COUNT_WRITES = """(selector) => {
  window.writes = [];
  const observer = new MutationObserver((records) => writes.push(...records));
  for (const badge of document.querySelectorAll(selector)) {
    for (const root of [badge, badge.shadowRoot]) observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  }
}"""


@pytest.mark.parametrize("led", [True, False])
def test_eight_hundred_counts_take_twenty_layouts(open_rows, led):
    page = open_rows(800, led=led)
    page.page.evaluate(COUNT_WRITES, BADGE)
    written = []
    for changed in (400, 800):
        before = layouts(page)
        page.page.evaluate(
            f"(changed) => {{ for (const badge of [...document.querySelectorAll('{BADGE}')].slice(0, changed)) badge.count += 1; }}", changed)
        page.still()
        assert layouts(page) - before <= 20
        written.append(page.page.evaluate("writes.splice(0).length"))
    assert faces(page) == ["3"] * 400 + ["2"] * 400
    # Work grows in proportion: twice as many badges have twice as many writes, in as many layouts. Frames in real time differ.
    assert not led or written[1] == pytest.approx(2 * written[0], rel=0.02)


def test_only_the_last_of_several_counts_is_shown(open_rows):
    page = open_rows(1)
    page.call(BADGE, "element.count = 5; element.text = 'new'; element.count = 6; element.text = null")
    page.still()
    assert faces(page) == ["6"] and page.received() == []


def test_what_is_asked_for_happens_in_order(open_rows):
    page = open_rows(1, 'count="3"')
    page.call(BADGE, "element.count = 4; element.clear(); element.count = 5")
    page.still()
    assert page.details("clear")[0]["count"] == 5
    assert page.inside(BADGE, "element.count") == 5 and faces(page) == ["5"]


NOTE_MOTION = """(selector) => {
  window.scales = [];
  for (const badge of document.querySelectorAll(selector)) {
    const face = badge.shadowRoot.querySelector('.face');
    new MutationObserver(() => scales.push(face.style.transform)).observe(face, { attributeFilter: ['style'] });
  }
}"""


@pytest.mark.parametrize("counts", [(3, 120), (0, 3), (3, 0), (3, None)])
def test_a_count_is_set_without_motion(open_rows, counts):
    before, after = counts
    page = open_rows(1, f'count="{before}"')
    page.page.evaluate(NOTE_MOTION, BADGE)
    page.call(BADGE, f"element.setCount({'null' if after is None else after}, {{ animated: false }})")
    page.after(1 / 60)
    width = page.visit.box(BADGE).width
    page.still()
    assert page.visit.box(BADGE).width == width
    assert set(page.page.evaluate("scales")) <= {"none", ""}
    assert page.inside(BADGE, "element.count") == after and page.received() == []
    assert page.inside(BADGE, "getComputedStyle(root.querySelector('.pill')).visibility") == ("hidden" if after == 0 else "visible")


def test_with_motion_it_pops(open_rows):
    page = open_rows(1)
    page.page.evaluate(NOTE_MOTION, BADGE)
    page.call(BADGE, "element.setCount(9)")
    page.still()
    assert any("scale(1.1" in scale for scale in page.page.evaluate("scales"))


@pytest.mark.parametrize(("said", "count"), [
    ("abc", 0), ("", 0), ("NaN", 0), ("true", 0), ("-5", 0), ("2.5", 2), ("3.7", 3), ("1e2", 100), ("Infinity", 2**31 - 1), (" 7 ", 7)])
def test_what_is_no_count_is_told_and_shows_no_badge(open_rows, said, count):
    page = open_rows(1, 'count="3"')
    if count == 0:
        page.visit.expect_message(r"supple-slime-badge: count=.* is no number from 0 up")
    page.page.evaluate("([selector, said]) => document.querySelector(selector).setAttribute('count', said)", [BADGE, said])
    page.still()
    assert page.inside(BADGE, "element.count") == count
    assert page.inside(BADGE, "getComputedStyle(root.querySelector('.face')).opacity") == ("0" if count == 0 else "1")
    if count:
        assert faces(page) == [str(count) if count < 100 else "99+"]
    assert any("is no number" in line for line in page.visit.logged()) == (count == 0)
