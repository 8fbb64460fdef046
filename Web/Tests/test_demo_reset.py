"""Removed elements come back: by a button, and by the three hints."""

import pytest

from test_demo import leader


def heads(visit):
    return visit.page.evaluate("document.querySelector('#heads').heads")


def unread(visit):
    """The counts of the rows, from the first one on."""
    return visit.page.evaluate(
        "[...document.querySelectorAll('.row supple-slime-badge')].map(({ count }) => count).filter(Boolean)")


def scrolled(visit):
    return visit.page.evaluate("document.querySelector('#notch').shadowRoot.querySelector('.scroller').scrollTop")


def throw_everything_away(visit):
    visit.page.evaluate(
        """() => {
          const element = document.querySelector('#heads');
          for (const id of element.heads) element.removeHead(id);
          for (const badge of document.querySelectorAll('.row supple-slime-badge')) if (badge.count) badge.clear();
        }""")
    visit.wait_until_still()
    assert heads(visit) == [] and unread(visit) == []


def press(visit, control):
    visit.page.locator(control).click()
    visit.clock.after(1)
    visit.wait_until_still()


def middle(visit):
    """The middle of the leader in points, from the upper left of the screen."""
    screen = visit.box("#screen")
    x, y = leader(visit)
    scale = screen.width / 390
    return (x - screen.x) / scale, (y - screen.y) / scale


def test_reset_brings_back_heads_counts_and_conversations(quiet):
    page = quiet.page
    before = heads(quiet), unread(quiet), middle(quiet), page.locator(".row .name").all_inner_texts()
    page.evaluate("void document.querySelector('#notch').beginRefreshing()")
    page.wait_for_function("() => document.querySelectorAll('.conversations > .row').length === 15")
    page.locator(".row[data-conversation=dario] .row-open").click()
    quiet.wait_until_still()
    field = page.locator(".conversation[data-head=dario] textarea")
    field.fill("Half a spoon")
    field.press("Enter")
    field.fill("or a whole")
    page.evaluate("void document.querySelector('#heads').close()")
    quiet.wait_until_still()
    throw_everything_away(quiet)
    page.locator("#search").fill("nobody says this")
    press(quiet, "#reset")
    assert (heads(quiet), unread(quiet), middle(quiet), page.locator(".row .name").all_inner_texts()) == before
    assert page.locator(".row:visible").count() == 14
    # The pending answer is not for this conversation; another person writes unasked meanwhile.
    count = "document.querySelector('.row[data-conversation=dario] supple-slime-badge').count"
    first = page.evaluate(count)
    quiet.clock.after(8)
    quiet.wait_until_still()
    assert page.evaluate(count) == first
    page.locator(".row[data-conversation=dario] .row-open").click()
    quiet.wait_until_still()
    assert page.locator(".conversation[data-head=dario] .bubble").last.inner_text().startswith("Lemon")
    assert field.input_value() == ""


def test_reset_leaves_the_heads_that_are_there_and_orders_them(quiet):
    page = quiet.page
    start = middle(quiet)
    page.evaluate(
        """() => {
          const element = document.querySelector('#heads');
          element.removeHead('ben');
          element.setRestingPlace('left', 600);
        }""")
    page.locator(".row[data-conversation=dario] .row-open").click()
    quiet.wait_until_still()
    kept = "document.querySelector('[slot=head][data-head=clara]')"
    page.evaluate(f"window.clara = {kept}")
    press(quiet, "#reset")
    assert heads(quiet) == ["anna", "ben", "clara"]
    assert page.evaluate(f"window.clara === {kept}")
    assert middle(quiet) == pytest.approx(start, abs=0.5)


def test_the_panel_resets_the_demo_where_there_is_no_room_beside_the_phone(quiet_page):
    visit = quiet_page(viewport=(700, 700))
    assert not visit.page.locator("#reset").is_visible()
    visit.page.locator("#panel-open").click()
    throw_everything_away(visit)
    press(visit, "#panel .panel-section > .settings > .button")
    assert heads(visit) == ["anna", "ben", "clara"]


def test_the_invitation_to_throw_a_head_brings_heads_back(quiet):
    throw_everything_away(quiet)
    press(quiet, "#try-heads")
    assert heads(quiet) == ["anna", "ben", "clara"]
    x, _ = middle(quiet)
    assert x > 350


def test_the_invitation_to_tear_off_a_badge_brings_counts_back_and_shows_one(quiet):
    throw_everything_away(quiet)
    quiet.page.locator("#search").fill("nobody says this")
    press(quiet, "#try-badge")
    assert unread(quiet) == [2, 5, 1, 3]
    assert quiet.page.locator(".row:visible").count() == 14


@pytest.mark.parametrize("subject", ["badge", "notch"])
def test_an_invitation_shows_what_it_is_about_where_the_list_is_covered_and_scrolled_away(quiet, subject):
    page = quiet.page
    page.evaluate("document.querySelector('#notch').shadowRoot.querySelector('.scroller').scrollTop = 300")
    quiet.clock.after(0.1)
    page.evaluate("void document.querySelector('#heads').open('clara')")
    quiet.wait_until_still()
    page.evaluate(
        """() => {
          window.moved = 0;
          const row = document.querySelector('.row');
          const list = document.querySelector('.conversations');
          const badge = document.querySelector('.row[data-unread] supple-slime-badge').shadowRoot;
          const look = () => {
            const shift = parseFloat((list.style.translate || '0 0px').split(' ')[1]) || 0;
            const isRaised = badge.querySelector('.stage').matches(':popover-open');
            window.moved = Math.max(window.moved, shift, isRaised ? 10 : 0);
            requestAnimationFrame(look);
          };
          look();
        }""")
    page.locator(f"#try-{subject}").click()
    quiet.wait_until_scrolled("document.querySelector('#notch').shadowRoot.querySelector('.scroller')")
    quiet.clock.after(1.6)
    assert page.evaluate("window.moved") > 5
    assert page.evaluate("document.querySelector('#heads').openHead") is None
    assert scrolled(quiet) == 0
