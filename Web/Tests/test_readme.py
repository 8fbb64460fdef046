"""The examples of the README and the first guide work unchanged."""

import re

from conftest import ROOT

README = (ROOT / "README.md").read_text()
START = (ROOT / "Site" / "pages" / "start.md").read_text()


def example(text, language):
    return re.search(rf"```{language}\n(.*?)```", text, re.DOTALL).group(1)


def markup(text):
    found = re.sub(r"<script.*?</script>", "", example(text, "html")).replace(" style=", " data-style=")
    return found.replace("anna.webp", "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7")


def test_the_five_lines_of_the_readme_live(visit_html):
    visit = visit_html(markup(README), touch=True)
    visit.page.evaluate("document.body.style.cssText = 'margin: 0; height: 844px; position: relative'")
    visit.wait_until_still()
    assert visit.box('[slot="head"]').right > 390 - 66
    x, y = visit.box("supple-slime-badge").center
    visit.fingers.drag((x, y), (x + 60, y + 200))
    visit.wait_until_still()
    assert visit.page.evaluate("document.querySelector('supple-slime-badge').count") == 0


def test_the_first_guides_example_lives(visit_html):
    content = markup(START)
    visit = visit_html(content, touch=True)
    visit.page.evaluate("document.body.style.cssText = 'margin: 0; height: 844px; position: relative'")
    # The policy of the tests forbids styles in attributes.
    visit.page.evaluate("document.querySelectorAll('[data-style]').forEach((one) => { one.style.cssText = one.dataset.style; })")
    visit.page.evaluate("window.offline = false; window.newestRow = async () => document.createElement('p')")
    visit.page.evaluate(f"() => {{ {example(START, 'js')} }}")
    visit.wait_until_still()
    assert visit.box("supple-flipping-notch").height == 844
    head = visit.box('[slot="head"]')
    # At rest a sixth of a head, 11 of 66, is off screen; the face is 4 smaller all around.
    assert abs(head.right - (390 + 11 - 4)) < 0.5
    visit.fingers.tap((head.x + 20, head.center[1]))
    visit.wait_until_still()
    assert visit.page.locator('[slot="conversation"]').is_visible()
