"""The card of <supple-flipping-notch> becomes the first row of the list without a jump, wherever the row is."""

import pytest

from test_elements_notch import ELEMENT, FIRST, ROW, open_notch, texts, wait_for_request  # noqa: F401

# Reads each frame after it is written.
WATCH = """
() => {
  window.seen = [];
  const look = () => {
    const row = [...document.querySelectorAll('li')].find((row) => row.textContent === 'Row 1');
    const fresh = document.querySelector('[data-list] > [data-fresh]');
    const card = document.querySelector('supple-flipping-notch').shadowRoot.querySelector('.card');
    return {
      row: row.getBoundingClientRect().top,
      fresh: fresh && fresh.getBoundingClientRect().toJSON(),
      card: card.style.visibility === 'inherit' ? card.getBoundingClientRect().toJSON() : null,
    };
  };
  pageClock.afterFrame = (time) => seen.push({ time, ...look() });
}
"""


def land(page):
    """Adds a row, and returns the places of the two frames before it is in the list and of the one after."""
    page.visit.clock.pace(0.004)
    page.page.evaluate(WATCH)
    page.page.evaluate("() => { const row = makeRow('Fresh'); row.dataset.fresh = ''; request.finish(row); }")
    page.until("received.some(({ name }) => name === 'inserted')")
    page.still()
    seen = page.page.evaluate("seen")
    landing = next(index for index, frame in enumerate(seen) if frame["fresh"])
    earlier, before, after = seen[landing - 2 : landing + 1]
    assert [before["time"] - earlier["time"], after["time"] - before["time"]] == pytest.approx([4, 4])
    # The card moves to the row's place, and the elements below keep their velocity: both as between the two frames before.
    for side in ("top", "height", "left", "width"):
        expected = 2 * before["card"][side] - earlier["card"][side]
        assert after["fresh"][side] == pytest.approx(expected, abs=0.1), side
    assert after["row"] == pytest.approx(2 * before["row"] - earlier["row"], abs=0.1)
    assert after["card"] is None


def test_a_pull_asks_and_the_row_comes_in_without_a_jump(open_notch):  # noqa: F811
    page = open_notch()
    page.fingers.drag((195, 300), (195, 520), hold=0.1)
    wait_for_request(page)
    page.still()
    assert page.received() == ["armed", "refresh"]
    assert page.inside(ELEMENT, "root.querySelector('.card').hasAttribute('data-waiting')")
    assert page.inside(ELEMENT, "root.querySelectorAll('.shimmer').length") == 1
    assert page.inside(ELEMENT, "root.querySelector('[role=status]').textContent") == "Loading"
    land(page)
    assert texts(page)[:2] == ["Fresh", "Row 1"]
    assert page.top_of("Fresh") == pytest.approx(FIRST, abs=0.02)
    assert page.top_of() == pytest.approx(FIRST + ROW, abs=0.02)
    assert page.inside(ELEMENT, "root.querySelectorAll('.shimmer').length") == 0
    assert page.inside(ELEMENT, "root.querySelector('[role=status]').textContent") == "1 new item"
    assert page.inside(ELEMENT, "element.querySelectorAll('[slot]').length") == 0


def test_list_and_rows_of_the_page_live_once(open_notch):  # noqa: F811
    page = open_notch()
    page.page.evaluate("""() => {
      window.lives = [];
      const define = (name) => customElements.define(name, class extends HTMLElement {
        connectedCallback() { lives.push(name); }
        connectedMoveCallback() {}
      });
      define('x-list');
      define('x-part');
      const old = document.querySelector('[data-list]');
      const list = document.createElement('x-list');
      Object.assign(list.dataset, { list: '', controller: 'feed' });
      list.style.display = 'block';
      old.replaceWith(list);
      list.append(...old.children);
    }""")
    page.call(ELEMENT, "element.beginRefreshing()")
    wait_for_request(page)
    page.page.evaluate("() => { const row = makeRow('Fresh'); row.append(document.createElement('x-part')); request.finish(row); }")
    page.after(0.1)
    # A framework finds its controllers by attributes.
    assert page.page.evaluate("document.querySelectorAll('[data-controller]').length") == 1
    page.still()
    assert texts(page)[0] == "Fresh"
    # Browsers without `moveBefore` insert the row three times.
    assert page.page.evaluate("[lives, 'moveBefore' in Element.prototype]") in (
        [["x-list", "x-part"], True], [["x-list", "x-part", "x-part", "x-part"], False])


@pytest.mark.parametrize("side", ["left", "right"])
def test_the_card_lands_on_a_row_beside_a_scroll_bar(open_notch, side):  # noqa: F811
    page = open_notch()
    # A border takes as much of the rows as a classic scroll bar, in every browser.
    page.inside(ELEMENT, f"root.querySelector('.scroller').style.setProperty('border-{side}', '12px solid')")
    page.fingers.drag((195, 300), (195, 520), hold=0.1)
    wait_for_request(page)
    page.still()
    land(page)
    box = page.visit.box("[data-list] > :first-child")
    assert (box.x, box.width) == (12 if side == "left" else 0, 378)


def test_a_list_that_leaves_while_its_card_waits_takes_the_shimmer_out(open_notch):  # noqa: F811
    page = open_notch()
    page.call(ELEMENT, "element.beginRefreshing()")
    wait_for_request(page)
    page.still()
    assert page.inside(ELEMENT, "root.querySelectorAll('.shimmer').length") == 1
    # Firefox keeps an element for as long as an animation runs in it.
    page.page.evaluate("() => { window.taken = document.querySelector('supple-flipping-notch'); taken.remove(); }")
    assert page.page.evaluate("taken.shadowRoot.querySelectorAll('.shimmer').length") == 0
