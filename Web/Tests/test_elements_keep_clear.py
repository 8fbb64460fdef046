"""`keep-clear`: heads and conversations at rest keep clear of the page's own elements, followed live."""

import pytest

from harness.elements import Elements, heads

ELEMENT = "supple-chat-heads"


@pytest.fixture
def open_page(visit_html):
    def build(attributes='edge="right" y="450" keep-clear="#save"'):
        page = Elements(visit_html(
            "<main><button id=save>Save</button></main>" + heads("anna", attributes=attributes), viewport=(1024, 768)))
        place(page, 430)
        return page

    return build


def place(page, top, **more):
    page.page.evaluate(
        """([top, more]) => Object.assign(document.querySelector('#save').style, {
          position: 'absolute', right: '0', top: `${top}px`, width: '100px', height: '60px', ...more })""", [top, more])
    page.after(0.3)
    page.still()


def y(page):
    return page.head("anna")[1]


def test_a_head_leaves_what_it_covers_and_comes_back(open_page):
    page = open_page()
    assert y(page) == pytest.approx(430 - 8 - 33, abs=0.02)
    place(page, 500)
    assert y(page) == pytest.approx(450, abs=0.02)
    place(page, 430)
    place(page, 430, display="none")
    assert y(page) == pytest.approx(450, abs=0.02)


def test_what_appears_later_counts(open_page):
    page = open_page('edge="right" y="450" keep-clear=".late"')
    assert y(page) == pytest.approx(450, abs=0.02)
    page.page.evaluate("document.querySelector('#save').className = 'late'")
    page.after(0.3)
    page.still()
    assert y(page) == pytest.approx(430 - 8 - 33, abs=0.02)


def test_the_property_takes_elements_and_rectangles_and_the_gap_is_the_pages(open_page):
    page = open_page('edge="right" y="450" keep-clear-gap="20"')
    page.call(ELEMENT, "element.keepClear = [document.querySelector('#save')]")
    page.after(0.3)
    page.still()
    assert y(page) == pytest.approx(430 - 20 - 33, abs=0.02)
    page.call(ELEMENT, "element.keepClear = { x: 900, y: 440, width: 124, height: 20 }")
    page.after(0.3)
    page.still()
    assert y(page) == pytest.approx(440 - 20 - 33, abs=0.02)
    page.call(ELEMENT, "element.keepClear = null")
    page.after(0.3)
    page.still()
    assert y(page) == pytest.approx(450, abs=0.02)


def test_a_bad_selector_is_told_once_64_areas_count_and_hidden_ones_do_not(open_page):
    page = open_page('edge="right" y="450" keep-clear="#save[" keep-clear-gap="0"')
    page.visit.expect_message("is no selector")
    for change in ("element.after(document.createElement('p'))", "element.after(document.createElement('p'))"):
        page.call(ELEMENT, change)
        page.after(0.3)
    assert sum("is no selector" in line for line in page.visit.logged()) == 1
    assert y(page) == pytest.approx(450, abs=0.02)
    # 64 buttons in front of the one that the head covers.
    page.page.evaluate(
        """() => {
          for (let count = 0; count < 64; count += 1) {
            const one = Object.assign(document.createElement('b'), { className: 'many', textContent: 'x' });
            Object.assign(one.style, { position: 'absolute', left: '0', top: '0', width: '4px', height: '4px', overflow: 'hidden' });
            document.querySelector('#save').before(one);
          }
          document.querySelector('#save').className = 'many';
        }""")
    page.call(ELEMENT, "element.keepClear = '.many'")
    page.after(0.3)
    page.still()
    assert y(page) == pytest.approx(450, abs=0.02), "64 at most, the first ones"
    page.page.evaluate("document.querySelector('.many').remove()")
    page.after(0.3)
    page.still()
    assert y(page) == pytest.approx(430 - 33, abs=0.02)
    place(page, 430, visibility="hidden")
    assert y(page) == pytest.approx(450, abs=0.02)


def test_while_something_scrolls_nothing_chases(open_page):
    page = open_page()
    page.page.evaluate(
        """() => {
          const save = document.querySelector('#save');
          const scroller = document.createElement('div');
          Object.assign(scroller.style, { position: 'absolute', right: '0', top: '0', width: '120px', height: '700px', overflow: 'auto' });
          const room = document.createElement('div');
          Object.assign(room.style, { position: 'relative', height: '3000px' });
          save.replaceWith(scroller);
          scroller.append(room);
          room.append(save);
          window.scroller = scroller;
        }""")
    page.after(0.4)
    page.still()
    rest = 430 - 8 - 33
    assert y(page) == pytest.approx(rest, abs=0.02)
    page.page.evaluate("() => new Promise((done) => { scroller.onscroll = done; scroller.scrollTop = 200; })")
    page.after(0.1)
    assert y(page) == pytest.approx(rest, abs=0.02), "it waits for 0.15 s of peace"
    page.after(0.2)
    page.still()
    assert y(page) == pytest.approx(450, abs=0.02)


def test_a_head_follows_what_a_transition_pushes(open_page):
    page = open_page()
    page.page.evaluate("""() => {
      const above = document.createElement('div');
      Object.assign(above.style, { height: '300px', transition: 'height 1000s linear' });
      save.before(above);
      Object.assign(save.style, { position: 'relative', top: '0', left: 'calc(100% - 100px)' });
      Object.assign(document.body.style, { height: '100vh', overflow: 'hidden' });
      window.above = above;
    }""")
    page.after(0.3)
    page.still()
    assert y(page) == pytest.approx(450, abs=0.02)
    page.page.evaluate("above.style.height = '560px'")
    page.after(0.3)
    page.page.evaluate("above.getAnimations()[0].currentTime = 5e5")
    page.after(1)
    assert y(page) == pytest.approx(430 - 8 - 33, abs=1)
    page.page.evaluate("above.getAnimations()[0].finish()")
    page.after(1)
    page.still()
    assert y(page) == pytest.approx(450, abs=0.02)


def test_a_match_in_its_own_shadow_root(visit_html):
    page = Elements(visit_html('<button class="far">Page</button><div id=host></div>', viewport=(1024, 768)))
    page.page.evaluate(
        """() => {
          const root = document.querySelector('#host').attachShadow({ mode: 'open' });
          const room = document.createElement('div');
          Object.assign(room.style, { position: 'fixed', inset: '0' });
          const save = Object.assign(document.createElement('button'), { textContent: 'Save', className: 'late' });
          Object.assign(save.style, { position: 'absolute', right: '0', top: '430px', width: '100px', height: '60px' });
          const heads = document.createElement('supple-chat-heads');
          for (const [name, value] of Object.entries({ edge: 'right', y: 450, 'keep-clear': '.far' })) heads.setAttribute(name, value);
          const head = Object.assign(document.createElement('b'), { slot: 'head', textContent: 'A' });
          Object.assign(head.dataset, { head: 'anna', name: 'Anna' });
          heads.append(head);
          room.append(save, heads);
          root.append(room);
          window.save = save;
          window.place = () => heads.y;
          window.middle = () => {
            const box = heads.shadowRoot.querySelector('.head').getBoundingClientRect();
            return box.y + box.height / 2;
          };
        }""")
    page.after(0.4)
    page.still()
    assert page.page.evaluate("middle()") == pytest.approx(450, abs=0.02), "the page's own is in another root"
    page.page.evaluate("save.className = 'far'")
    page.after(0.4)
    page.still()
    assert page.page.evaluate("middle()") == pytest.approx(430 - 8 - 33, abs=0.02)
