"""axe, which checks the rules of WCAG that a machine can check, finds nothing on the page."""

import pytest
from harness.axe import violations


@pytest.mark.parametrize("viewport", [(390, 844), (1440, 900)])
@pytest.mark.parametrize(
    "preferences", [{}, {"color_scheme": "dark"}, {"forced_colors": True}], ids=["light", "dark", "forced"])
def test_axe_finds_nothing_at_rest_and_in_a_conversation(quiet_page, viewport, preferences):
    # axe waits by timers of its own, which a driven clock would stop.
    visit = quiet_page(viewport=viewport, led=False, **preferences)
    assert violations(visit) == []
    visit.page.evaluate("void document.querySelector('#heads').open('anna')")
    visit.wait_until_still()
    assert violations(visit) == []
    visit.page.evaluate("void document.querySelector('#heads').close()")
    visit.page.evaluate("document.querySelector('#panel-open').click()")
    visit.page.evaluate("for (const group of document.querySelectorAll('details')) group.open = true")
    visit.wait_until_still()
    assert violations(visit) == []


def test_axe_finds_nothing_on_a_tablet_in_any_state(quiet_page):
    visit = quiet_page(viewport=(820, 1180), led=False)

    def found(state):
        return [(state, *rule) for rule in violations(visit)]

    heads = "document.querySelector('#heads')"
    wrong = found("at rest")
    visit.page.evaluate(f"void {heads}.message('ben', 'Are you on the train?')")
    visit.page.wait_for_function(
        f"() => {{ const {{ opacity, visibility }} = {heads}.shadowRoot.querySelector('.flyout').style;"
        " return visibility === 'visible' && Number(opacity) > 0.99; }")
    wrong += found("a flyout")
    visit.page.evaluate(f"() => {{ for (let n = 0; n < 9; n += 1) void {heads}.addHead({{ id: `more-${{n}}`, name: `More ${{n}}` }}); }}")
    visit.page.evaluate(f"void {heads}.open('anna')")
    visit.wait_until_still()
    wrong += found("twelve heads")
    visit.page.evaluate(f"void {heads}.openOverflow()")
    visit.wait_until_still()
    wrong += found("the list of heads")
    visit.page.evaluate(f"void {heads}.close()")
    visit.page.evaluate("document.querySelector('#panel-tab').click()")
    visit.page.evaluate("[...document.querySelectorAll('#panel .button')].find(({ textContent }) => textContent.includes('Compare')).click()")
    visit.page.wait_for_function("() => document.querySelector('.compare[open] supple-chat-heads') !== null")
    wrong += found("compare")
    visit.page.evaluate("document.documentElement.dir = 'rtl'; document.documentElement.style.fontSize = '32px'")
    wrong += found("from right to left, at 200 %")
    visit.page.keyboard.press("Escape")
    visit.wait_until_still()
    wrong += found("the page at 200 %")
    assert wrong == []
