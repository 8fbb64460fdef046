"""The seven steps of Documentation/app-web.md, in order, as they stand there."""

import re

from conftest import ROOT

PAGE = (ROOT / "Documentation/app-web.md").read_text()


def samples(language):
    return "\n".join(re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL))


def test_the_steps_make_an_app(visit_html):
    assert len(re.findall(r"^## \d", PAGE, re.MULTILINE)) == 7
    visit = visit_html(re.sub(r"<script.*?</script>\n", "", samples("html")), touch=True)
    page = visit.page
    page.evaluate("""(css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`${css} html { height: 100%; } li { padding: 20px; }`);
      document.adoptedStyleSheets = [sheet];
      window.fetchNewer = async () => [{ id: 'clara', name: 'Clara Moreau', unread: 3 }];
    }""", samples("css"))
    page.evaluate(f"() => {{ {samples('js')} }}")
    visit.wait_until_still()

    # 2 and 3: a pull asks the app, and its row lands first.
    visit.fingers.drag((120, 200), (120, 600))
    visit.wait_until_still()
    names = page.evaluate("[...document.querySelectorAll('li')].map((row) => row.textContent.trim())")
    assert names == ["Clara Moreau", "Anna Berg", "Ben Ito"]

    # 4: the new row has its badge, and a torn-off badge is 0.
    assert page.evaluate("document.querySelector('[data-chat=clara] supple-slime-badge').count") == 3
    badge = visit.box("[data-chat=anna] supple-slime-badge")
    visit.fingers.drag(badge.center, (badge.center[0] + 60, badge.center[1] + 250))
    visit.wait_until_still()
    assert page.evaluate("document.querySelector('[data-chat=anna] supple-slime-badge').count") == 0

    # 5: a click on a row opens its conversation.
    page.evaluate("document.querySelector('[data-chat=ben]').click()")
    visit.wait_until_still()
    assert page.evaluate("document.querySelector('#heads').openHead") == "ben"
    assert page.locator("[slot=conversation]").text_content() == "Chat with Ben Ito"

    # 6: offline nothing is cleared; after a dismissal the head can be added again.
    page.evaluate("void document.querySelector('#heads').close()")
    visit.wait_until_still()
    page.evaluate("""() => {
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
      document.querySelector('[data-chat=clara] supple-slime-badge').clear();
    }""")
    visit.wait_until_still()
    assert page.evaluate("document.querySelector('[data-chat=clara] supple-slime-badge').count") == 3
    page.evaluate("delete navigator.onLine")
    page.evaluate("document.querySelector('#heads').focus()")
    page.keyboard.press("Delete")
    visit.wait_until_still()
    assert page.evaluate("document.querySelector('#heads').heads.length") == 0
    page.evaluate("document.querySelector('#undo').click()")
    visit.wait_until_still()
    assert page.evaluate("[...document.querySelector('#heads').heads]") == ["ben"]
    assert page.evaluate("document.querySelector('#undo').hidden")

    # 7: the words and the colour are those of the app.
    assert page.evaluate("document.querySelector('#inbox').labels.nothingNew") == "No new messages"
    assert page.evaluate("getComputedStyle(document.querySelector('supple-slime-badge')).getPropertyValue('--supple-badge-background')") == "#0a5c36"
