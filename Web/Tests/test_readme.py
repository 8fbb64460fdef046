"""What the README shows works as it stands there."""

import re

from conftest import ROOT

README = (ROOT / "README.md").read_text()


def example(language):
    return re.search(rf"```{language}\n(.*?)```", README, re.DOTALL).group(1)


def test_the_example_for_a_web_page_lives(visit_html):
    markup = re.sub(r"<script.*?</script>", "", example("html")).replace("anna.webp", "data:image/gif;base64,R0lGODlhAQABAAAAACw=")
    visit = visit_html(markup, touch=True)
    visit.page.evaluate("document.body.style.cssText = 'margin: 0; height: 844px; position: relative'")
    visit.page.evaluate("document.querySelector('supple-flipping-notch').style.height = '844px'")
    visit.page.evaluate("window.offline = false; window.newestRow = async () => document.createElement('p')")
    visit.page.evaluate(f"() => {{ {example('js')} }}")
    visit.wait_until_still()
    head = visit.box('[slot="head"]')
    # At rest a sixth of a head, 11 of 66, is off screen; the face is 4 smaller all around.
    assert abs(head.right - (390 + 11 - 4)) < 0.5
    visit.fingers.tap((head.x + 20, head.center[1]))
    visit.wait_until_still()
    assert visit.page.locator('[slot="conversation"]').is_visible()
