"""The words of elements: two languages on one page, and labels and numbers that change while they are shown."""

import pytest

from harness.elements import Elements, heads, notch, stage

BADGE = "supple-slime-badge"
HEADS = "supple-chat-heads"


@pytest.fixture
def open_page(visit_html):
    def build(content, **options):
        return Elements(visit_html(stage(content), touch=True, **options))

    return build


def named(page, selector, part):
    return page.page.evaluate(
        "([selector, part]) => [...document.querySelectorAll(selector)].map("
        "(element) => element.shadowRoot.querySelector(part).getAttribute('aria-label'))", [selector, part])


def written(page, selector, part):
    return page.page.evaluate(
        "([selector, part]) => [...document.querySelectorAll(selector)].map("
        "(element) => element.shadowRoot.querySelector(part).textContent)", [selector, part])


def test_two_languages_live_on_one_page(open_page):
    page = open_page(
        f"<{BADGE} count=3></{BADGE}><p lang=ar-EG><{BADGE} count=120></{BADGE}></p><p lang=de><{BADGE} count=1234></{BADGE}></p>")
    page.page.evaluate("""() => {
      const [, arabic, german] = document.querySelectorAll('supple-slime-badge');
      arabic.labels = { unread: (count, written) => `${written} غير مقروءة` };
      german.labels = { unread: (count, written) => `${written} ungelesen` };
    }""")
    page.still()
    assert named(page, BADGE, ".pill") == ["3 unread", "١٢٠ غير مقروءة", "1.234 ungelesen"]
    assert written(page, BADGE, ".face") == ["3", "٩٩+", "99+"]


def test_a_language_that_changes_shows_at_once(open_page):
    page = open_page(f"<{BADGE} count=12></{BADGE}>" + heads("anna"))
    page.call(HEADS, "element.setUnread('anna', 7)")
    page.still()
    assert written(page, BADGE, ".face") == ["12"] and written(page, HEADS, ".badge") == ["7"]
    page.page.evaluate("document.documentElement.lang = 'ar-EG'")
    page.still()
    assert written(page, BADGE, ".face") == ["١٢"] and written(page, HEADS, ".badge") == ["٧"]
    assert named(page, BADGE, ".pill") == ["١٢ unread"] and named(page, HEADS, ".head") == ["Anna, ٧ unread"]
    # An unknown language is written like English.
    page.page.evaluate("document.documentElement.lang = 'not a language'")
    page.still()
    assert written(page, BADGE, ".face") == ["12"]
    # The nearest language applies, also from outside of a shadow tree.
    page.page.evaluate("""() => {
      const outer = document.body.appendChild(document.createElement('div'));
      outer.lang = 'ar-EG';
      outer.attachShadow({ mode: 'open' }).append(document.querySelector('supple-slime-badge'));
      window.inner = outer.shadowRoot.querySelector('supple-slime-badge').shadowRoot;
    }""")
    page.still()
    assert page.page.evaluate("inner.querySelector('.face').textContent") == "١٢"


def test_labels_of_page_and_element_show_at_once(open_page):
    page = open_page(notch(4) + heads("anna") + f"<{BADGE} count=2></{BADGE}><{BADGE} id=own count=2></{BADGE}>")
    assert written(page, "supple-flipping-notch", ".refresh") == ["Refresh"]
    page.page.evaluate("""() => import('./supple.js').then(({ labels }) => {
      document.querySelector('#own').labels = { unread: (count) => `${count} nieuw` };
      labels.refresh = 'Aktualisieren';
      Object.assign(labels, {
        unread: (count, written) => `${written} ungelesen`, head: (name, count, written) => `${name}: ${written}`,
      });
    })""")
    assert written(page, "supple-flipping-notch", ".refresh") == ["Aktualisieren"]
    assert named(page, BADGE, ".pill") == ["2 ungelesen", "2 nieuw"]
    assert named(page, HEADS, ".head") == ["Anna: 0"]
    # Without labels of its own an element follows the page again.
    page.call("#own", "element.labels = {}")
    assert named(page, BADGE, ".pill") == ["2 ungelesen", "2 ungelesen"]
    page.call(HEADS, "element.labels = { head: (name) => `Chat with ${name}` }")
    assert named(page, HEADS, ".head") == ["Chat with Anna"]


def test_what_a_list_says_is_in_its_own_words(open_page):
    page = open_page(notch(4))
    page.call(
        "supple-flipping-notch",
        "element.lang = 'ar-EG'; element.labels = { loading: 'Laden', inserted: (count, written) => `${written} neu` };"
        "element.beginRefreshing()")
    page.until("() => window.request")
    spoken = "root.querySelector('.spoken').textContent"
    assert page.inside("supple-flipping-notch", spoken) == "Laden"
    page.page.evaluate("request.finish(makeRow('One'), makeRow('Two'))")
    page.still()
    assert page.inside("supple-flipping-notch", spoken) == "٢ neu"
