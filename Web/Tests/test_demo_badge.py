"""The demo page's settings of badges, and its switch for haptics."""

import pytest

from test_demo import WIDE

SHOWN = """() => [...document.querySelectorAll('.row supple-slime-badge')].map((badge) =>
  badge.shadowRoot.querySelector('.pill[hidden]') ? '' : badge.shadowRoot.querySelector('.face').textContent)"""


@pytest.fixture
def settings(quiet_page):
    """The page with the badge's settings in the panel."""
    visit = quiet_page(viewport=WIDE)
    choose(visit, "Interaction", "Badge")
    return visit


def choose(visit, group, name):
    choices = visit.page.get_by_role("radiogroup", name=group, exact=True)
    choices.locator("label", has=visit.page.get_by_text(name, exact=True)).click()
    visit.wait_until_still()


def test_badges_say_a_word_where_something_is_unread(settings):
    counts = settings.page.evaluate(SHOWN)
    choose(settings, "Badge text", "new")
    assert settings.page.evaluate(SHOWN) == ["new" if count else "" for count in counts] and any(counts)
    choose(settings, "Badge text", "Count")
    assert settings.page.evaluate(SHOWN) == counts


def test_badges_count_up_to_a_number_of_ones_own(settings):
    choose(settings, "Maximum count", "9")
    settings.page.evaluate("document.querySelector('.row[data-unread] supple-slime-badge').count = 12")
    settings.wait_until_still()
    assert "9+" in settings.page.evaluate(SHOWN)
    choose(settings, "Maximum count", "None")
    assert "12" in settings.page.evaluate(SHOWN)


def test_pinned_badges_leave_the_press_to_the_row(settings):
    settings.page.get_by_label("Pinned").check()
    badge = settings.page.locator(".row[data-unread] supple-slime-badge").first
    count = badge.get_attribute("count")
    box = badge.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    settings.mouse.drag((x, y), (x - 250, y), hold=0.1)
    settings.wait_until_still()
    assert badge.get_attribute("count") == count


def test_a_tap_on_a_badge_lets_it_swing_and_does_not_light_its_row(quiet_page):
    visit = quiet_page(viewport=WIDE)
    badge = visit.page.locator(".row[data-unread] supple-slime-badge").first.bounding_box()
    x, y = badge["x"] + badge["width"] / 2, badge["y"] + badge["height"] / 2

    def held(at):
        """Whether a brief press of the mouse there highlights a row."""
        visit.page.mouse.move(at, y)
        visit.page.mouse.down()
        visit.page.evaluate("() => pageClock.pass(100)")
        return visit.page.locator(".row[data-pressed]").count() > 0

    assert not held(x)
    visit.page.mouse.up()
    visit.page.evaluate("() => pageClock.pass(60)")
    assert visit.page.evaluate(
        "document.querySelector('.row[data-unread] supple-slime-badge').shadowRoot.querySelector('.stage').matches(':popover-open')")
    visit.wait_until_still()
    assert held(x - 120)


def test_haptics_are_a_switch_for_all_three(quiet_page):
    visit = quiet_page(viewport=WIDE)
    felt = "[...document.querySelectorAll('supple-chat-heads, supple-slime-badge, supple-flipping-notch')].map((e) => e.haptics)"
    assert not any(visit.page.evaluate(felt))
    visit.page.get_by_label("Haptics").check()
    assert all(visit.page.evaluate(felt))
