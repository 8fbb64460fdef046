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
