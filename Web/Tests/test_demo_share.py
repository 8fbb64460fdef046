"""A link with preset and tuning: it is made, applied, and rejected in one line if an entry is wrong."""

import pytest

from test_demo import WIDE

TUNED = """['supple-chat-heads', 'supple-slime-badge', 'supple-flipping-notch'].map((tag) => {
  const { preset, tuning } = document.querySelector(tag);
  return [preset, tuning];
})"""
# An empty page, which some browsers begin with, has no storage.
INVITED = "location.host && localStorage.setItem('supple.invited', 'yes')"
UNTUNED = [["modern", {}]] * 3


@pytest.fixture
def at(visit_page):
    def visit(path=""):
        page = visit_page(path, viewport=WIDE, scripts=(INVITED,))
        page.page.wait_for_selector("#panel-content [aria-label=Feel]", state="attached")
        page.wait_until_still()
        return page

    return visit


def test_a_link_brings_back_what_was_tuned(at):
    visit = at()
    visit.page.evaluate(
        """() => {
          const set = (name, text) => {
            const field = [...document.querySelectorAll('#panel .typed')].find(({ ariaLabel }) => ariaLabel === name);
            field.value = text;
            field.dispatchEvent(new Event('change'));
          };
          document.querySelector('#panel input[value=badge]').click();
          document.querySelectorAll('#panel input[value=classic]')[0].click();
          set('Break distance, pt', '90');
          document.querySelector('#panel input[value=notch]').click();
          set('Stiffness', '333');
        }""")
    visit.page.get_by_role("button", name="Copy link", exact=True).click()
    before = visit.page.evaluate(TUNED)
    assert before == [["modern", {}], ["classic", {"breakDistance": 90}], ["modern", {"dropSpring.stiffness": 333}]]
    link = visit.page.evaluate("location.hash")
    again = at(link)
    assert again.page.evaluate(TUNED) == before
    assert again.page.locator("#panel input[value=notch]").first.is_checked()
    assert not again.page.locator("#notice").is_visible()
    # A badge that comes later is tuned as well.
    again.page.evaluate("void document.querySelector('#notch').beginRefreshing()")
    again.page.wait_for_function("() => document.querySelectorAll('.conversations > .row').length === 15")
    assert set(again.page.evaluate("[...document.querySelectorAll('supple-slime-badge')].map(({ preset }) => preset)")) == {"classic"}


@pytest.mark.parametrize(
    ("hash", "said"),
    [("#heads.friction=fast", 'heads.friction goes from 3 to 40, not "fast"'), ("#heads.friction=41", 'not "41"'),
     ("#heads.friction=", 'not ""'), ("#heads.friction=NaN", 'not "NaN"'), ("#heads.release=soft", '"soft" is no choice of heads.release'),
     ("#heads=antique", '"antique" is no preset'), ("#show=cat", '"cat" is no interaction'), ("#window.name=1", '"window.name" is no number'),
     ("#heads.__proto__=1", '"heads.__proto__" is no number'), ("#heads.friction=9&badge.nothing=1", '"badge.nothing" is no number'),
     ("#<img src=x onerror=alert(1)>", '"<img src" is no number'), (f"#{'a' * 9000}", "it is too long"),
     (f"#{'a' * 300}=1", f'"{"a" * 60}…" is no number')])
def test_a_link_that_is_wrong_changes_nothing_and_says_so_in_one_line(at, hash, said):
    visit = at()
    visit.page.evaluate("(hash) => { location.hash = hash; }", hash)
    visit.page.wait_for_function("() => !document.querySelector('#notice').hidden")
    text = visit.page.locator("#notice-text").text_content()
    assert text.startswith("This link was ignored: ") and said in text and "\n" not in text and len(text) < 140
    assert visit.page.evaluate(TUNED) == UNTUNED
    assert visit.page.evaluate("document.querySelectorAll('#notice img, #notice-text *').length") == 0
    visit.page.locator("#notice-close").click()
    assert not visit.page.locator("#notice").is_visible()


def test_the_header_copies_a_link_with_preset_and_tuning_and_says_so(at):
    visit = at("#show=badge&badge=classic&badge.breakDistance=90")
    visit.page.evaluate("() => history.replaceState(null, '', location.pathname)")
    visit.page.locator("#share").click()
    visit.page.wait_for_function("() => document.querySelector('#shared').textContent !== ''")
    assert visit.page.locator("#shared").text_content() in ("Link copied: Classic, break distance 90", "The link is in the address bar")
    assert visit.page.evaluate("location.hash") == "#show=badge&badge=classic&badge.breakDistance=90"
    visit.clock.after(5)
    assert visit.page.locator("#shared").text_content() == ""


def test_the_header_s_button_says_for_two_seconds_in_the_same_width_that_a_link_is_copied(at):
    visit = at()
    shown = "[...document.querySelectorAll('#share > span')].filter((part) => getComputedStyle(part).opacity === '1').map((part) => part.textContent)"
    assert visit.page.evaluate(shown) == ["Share"]
    width = visit.box("#share").width
    visit.page.evaluate("() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } })")
    visit.page.locator("#share").click()
    visit.page.wait_for_function("() => document.querySelector('#share').hasAttribute('data-copied')")
    assert visit.page.evaluate(shown) == ["Copied"] and visit.box("#share").width == width
    # Assistive technology reads the text; visually the button alone shows it.
    assert visit.page.locator("#shared").text_content() == "Link copied" and visit.box("#shared").width <= 1
    assert visit.page.get_by_role("button", name="Share", exact=True).count() == 1
    visit.clock.after(2.1)
    assert visit.page.evaluate(shown) == ["Share"] and visit.page.locator("#shared").text_content() == "Link copied"
    # A page without the permission to copy shows where the link is.
    visit.page.evaluate("() => { navigator.clipboard.writeText = async () => { throw new Error('denied'); }; }")
    visit.clock.after(4)
    visit.page.locator("#share").click()
    visit.page.wait_for_function("() => document.querySelector('#shared').textContent === 'The link is in the address bar'")
    assert visit.page.evaluate(shown) == ["Share"] and visit.box("#shared").width > 100
