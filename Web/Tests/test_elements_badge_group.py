"""A badge that counts others: torn off, it clears them one after another. Bursts by the page's pictures."""

import pytest

from harness.elements import Elements, stage

SUM = "#all"
BADGE = "supple-slime-badge"
LISTEN = """() => {
  window.told = [];
  for (const name of ['clear', 'count-changed', 'cascade']) {
    document.addEventListener(`supple-${name}`, (event) => {
      const { count, cleared, kept, undo, impact } = event.detail;
      if (undo) window.undo = undo;
      if (name === 'clear' && event.target.id === window.refused) event.preventDefault();
      const ids = (badges) => badges?.map(({ id }) => id).join(' ');
      told.push([name, event.target.id, name === 'cascade' ? `${ids(cleared)}/${ids(kept)}` : name === 'clear' ? impact : count]);
    });
  }
}"""


@pytest.fixture
def open_group(visit_html):
    def build(prepare="", **options):
        options.setdefault("touch", True)
        rows = "".join(
            f'<p><{BADGE} id="{name}" group="inbox" {count}></{BADGE}></p>'
            for name, count in (("a", 'count="3"'), ("b", ""), ("c", 'text="new"'), ("d", 'count="9" pinned'), ("e", 'count="7"')))
        page = Elements(visit_html(stage(f'<{BADGE} id="all" sums="inbox" label="Inbox"></{BADGE}>{rows}'), **options))
        page.page.evaluate(LISTEN)
        if prepare:
            page.page.evaluate(prepare)
        page.still()
        return page

    return build


def counts(page):
    return page.page.evaluate(f"() => [...document.querySelectorAll('{BADGE}')].map(({{ id, count, text }}) => [id, text ?? count])")


def told(page, *names):
    return page.page.evaluate("(names) => told.filter(([name]) => names.includes(name)).map(([, ...rest]) => rest)", list(names))


def test_the_sum_counts_a_member_without_a_number_as_one_and_follows_each_change(open_group):
    page = open_group()
    assert counts(page)[0] == ["all", 12]
    page.page.evaluate("() => { a.count = 4; b.count = 0; d.pinned = false; }")
    page.still()
    assert counts(page)[0] == ["all", 21]
    page.page.evaluate("() => { e.remove(); d.group = 'other'; const more = document.createElement('supple-slime-badge');"
        " Object.assign(more, { group: 'inbox', count: 2e9 }); all.after(more); }")
    page.still()
    assert counts(page)[0] == ["all", 1_000_000_000]
    page.page.evaluate("() => all.setAttribute('sums', 'other')")
    page.still()
    assert counts(page)[0] == ["all", 9]


def test_a_shadow_root_has_groups_of_its_own(open_group):
    page = open_group("""() => {
      const root = document.querySelector('#stage').appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
      const badges = [{ sums: 'inbox' }, { group: 'inbox', count: 2 }].map((values) =>
        Object.assign(document.createElement('supple-slime-badge'), values));
      root.append(...badges);
      window.own = badges[0];
    }""")
    assert page.page.evaluate("own.count") == 2 and counts(page)[0] == ["all", 12]


def test_torn_off_it_clears_its_members_one_after_another_in_reading_order(open_group):
    page = open_group()
    x, y = page.visit.box(SUM).center
    page.fingers.drag((x, y), (x + 200, y + 200), hold=0.1)
    seen = []
    for _ in range(60):
        page.after(1 / 60)
        now = len(told(page, "clear"))
        if now != len(seen):
            seen += [_] * (now - len(seen))
    assert told(page, "clear") == [["all", "strong"], ["a", "none"], ["b", "none"], ["c", "none"], ["e", "none"]]
    # A cascade's delay is 0.08 s: about five frames.
    assert [later - sooner for sooner, later in zip(seen[1:], seen[2:])] == pytest.approx([4.8] * 3, abs=1.01)
    assert told(page, "cascade") == [["all", "a b c e/"]]
    assert counts(page) == [["all", 0], ["a", 0], ["b", 0], ["c", 0], ["d", 9], ["e", 0]]
    assert page.inside(SUM, "root.querySelector('[role=status]').textContent") == "Inbox, 12 unread, cleared"
    page.page.evaluate("() => { undo(); undo(); }")
    page.still()
    assert counts(page) == [["all", 12], ["a", 3], ["b", None], ["c", "new"], ["d", 9], ["e", 7]]


def test_a_refused_sum_clears_nobody_and_a_refused_member_stays(open_group):
    page = open_group("() => { window.refused = 'all'; }")
    page.page.evaluate("() => void all.clear()")
    page.still()
    assert told(page, "clear") == [["all", "strong"]] and told(page, "cascade") == [] and counts(page)[0] == ["all", 12]
    page.page.evaluate("() => { refused = 'b'; all.clear(); }")
    page.still()
    assert told(page, "cascade") == [["all", "a c e/b"]]
    assert counts(page) == [["all", 1], ["a", 0], ["b", None], ["c", 0], ["d", 9], ["e", 0]]


def change_in_cascade(page, change):
    """Clears all badges, and changes the page after the first ones."""
    page.page.evaluate("() => void all.clear()")
    page.after(0.1)
    page.page.evaluate(f"() => {{ {change} }}")
    page.still()


def test_a_new_count_calls_a_clearing_off_and_rules_out_an_undo(open_group):
    page = open_group()
    change_in_cascade(page, "e.count = 8")
    assert told(page, "cascade") == [["all", "a b c/e"]] and counts(page)[0] == ["all", 8]
    page.page.evaluate("() => { e.count = 9; undo(); }")
    page.still()
    assert counts(page)[:2] == [["all", 9], ["a", 0]]


def test_a_member_that_leaves_meanwhile_is_neither_cleared_nor_kept(open_group):
    page = open_group()
    change_in_cascade(page, "c.remove(); e.count = 8")
    assert told(page, "cascade") == [["all", "a b/e"]] and counts(page)[0] == ["all", 8]


def test_members_that_nobody_sees_clear_without_motion_at_the_last_instant(open_group):
    page = open_group("() => { e.style.display = 'none'; c.style.position = 'absolute'; c.style.top = '5000px'; }")
    page.page.evaluate("() => void all.clear()")
    page.still()
    assert [name for name, _ in told(page, "clear")][:3] == ["all", "a", "b"]
    assert told(page, "cascade") == [["all", "a b c e/"]] and counts(page)[0] == ["all", 0]
    page.page.evaluate("() => { e.count = 6; }")
    page.still()
    assert counts(page)[0] == ["all", 6], "a badge without a box counts as well"


def test_with_reduced_motion_all_clear_at_the_same_instant(open_group):
    page = open_group("() => { for (const badge of document.querySelectorAll('supple-slime-badge')) badge.reducedMotion = 'reduce'; }")
    page.page.evaluate("() => void all.clear()")
    # A frame has the sum's event, and the next one those of the members.
    for _ in range(3):
        page.after(1 / 60)
    assert len(told(page, "clear")) == 5 and told(page, "cascade") == [["all", "a b c e/"]]


def test_the_style_says_how_long_after_one_another_they_clear(open_group):
    page = open_group()
    page.tune(SUM, cascadeDelay=0.25)
    page.page.evaluate("""() => {
      window.cleared = [];
      document.addEventListener('supple-clear', ({ target }) => cleared.push([target.id, performance.now() / 1000]));
      void all.clear();
    }""")
    for _ in range(80):
        page.after(1 / 60)
    cleared = page.page.evaluate("cleared")
    assert [name for name, _ in cleared] == ["all", "a", "b", "c", "e"]
    times = [time for _, time in cleared[1:]]
    # At the frames that show them.
    assert [later - earlier for earlier, later in zip(times, times[1:])] == pytest.approx([0.25] * 3, abs=0.034)


# The scale of a badge at rest.
SCALE = "(() => { const { transform } = root.querySelector('.face').style; return Number(/scale\\((.*)\\)/.exec(transform)?.[1] ?? 1); })()"


def scales(page, element, seconds):
    """The scales of a badge in the frames of the next seconds."""
    found = []
    for _ in range(round(seconds * 60)):
        page.after(1 / 60)
        found.append(page.inside(element, SCALE))
    return found


def test_a_count_that_comes_back_pops(open_group):
    page = open_group()
    page.page.evaluate("() => void all.clear()")
    page.still()
    page.page.evaluate("() => undo()")
    # From nothing, beyond its size, to its size.
    seen = scales(page, "#a", 1.5)
    assert max(seen) > 1.02 and seen[-1] == 1


def test_the_sum_pops_once_for_all_changes_of_a_task(open_group):
    page = open_group()
    page.page.evaluate("""() => {
      window.sums = [];
      new MutationObserver(() => sums.push(all.count)).observe(all, { attributeFilter: ['count'] });
      for (const badge of [a, b, e]) badge.count = 5;
    }""")
    seen = scales(page, SUM, 1.5)
    assert page.page.evaluate("sums") == [16]
    peaks = [one for before, one, after in zip(seen, seen[1:], seen[2:]) if before < one > after and one > 1.02]
    assert len(peaks) == 1 and seen[-1] == 1


# A square for each of four frames, side by side.
STRIP = ("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='40' height='10'>"
    "<rect width='10' height='10' fill='red'/></svg>")
PICTURE = """(() => { const { style } = root.querySelector('.burst');
  return [style.visibility, style.getPropertyValue('--frame'), style.getPropertyValue('--frames'), style.width]; })()"""


@pytest.fixture
def open_burst(visit_html):
    def build(picture):
        page = Elements(visit_html(stage(f'<p><{BADGE} count="3">{picture}</{BADGE}></p>')))
        page.tune(BADGE, burst="frames")
        page.still()
        page.call(BADGE, "element.clear()")
        return page

    return build


def shown(page):
    """The pictures of a burst, each once, and the number of particles at most."""
    pictures, particles = [], 0
    for _ in range(50):
        page.after(1 / 60)
        picture = page.inside(BADGE, PICTURE)
        if picture[0] == "visible" and picture not in pictures:
            pictures.append(picture)
        particles = max(particles, page.inside(BADGE, "root.querySelectorAll('.particle').length"))
    return [picture[1:] for picture in pictures], particles


def test_an_image_of_frames_is_shown_frame_by_frame(open_burst):
    page = open_burst(f'<img slot="burst" data-frames="4" src="{STRIP}" alt="">')
    assert shown(page) == ([[str(frame), "4", "60px"] for frame in range(4)], 0)
    assert page.inside(BADGE, "getComputedStyle(root.querySelector('.burst')).visibility") == "hidden"


def test_any_element_is_shown_whole(open_burst):
    assert shown(open_burst('<b slot="burst">Boom</b>')) == ([["0", "1", "60px"]], 0)


def test_without_a_picture_that_loads_it_bursts_into_drops(open_burst):
    for picture in ("", '<img slot="burst" data-frames="4" src="data:image/png,none" alt="">'):
        pictures, particles = shown(open_burst(picture))
        assert pictures == [] and particles > 2
