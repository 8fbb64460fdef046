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
