"""Details of the demo: stacking, growth with text, and keys."""

import pytest

from harness.pixels import contrast_of
from test_demo import WIDE, leader


def test_a_drag_that_misses_a_head_selects_no_words(quiet):
    x, y = quiet.box(".row[data-conversation=dario] .name").center
    quiet.mouse.drag((x, y), (x + 160, y + 300))
    assert quiet.page.evaluate("String(getSelection())") == ""


def test_badges_of_rows_scroll_beneath_the_title(quiet):
    # The bar and the list's rows are one stacking context otherwise, in which a badge lies above the bar.
    covered = quiet.page.evaluate(
        """() => {
          const notch = document.querySelector('#notch');
          const scroller = notch.shadowRoot.querySelector('.scroller');
          const bar = notch.querySelector('[slot=bar]').getBoundingClientRect();
          const badge = [...notch.querySelectorAll('.row supple-slime-badge')].find((badge) => badge.getAttribute('count') !== '0');
          const place = badge.getBoundingClientRect();
          scroller.scrollTop += place.top - bar.top - 4;
          const { left, top, width, height } = badge.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const isBehind = y > bar.top && y < bar.bottom;
          const above = document.elementsFromPoint(x, y).findIndex((element) => element.closest('[slot=bar]'));
          const badges = document.elementsFromPoint(x, y).findIndex((element) => element.closest('supple-slime-badge'));
          return { isBehind, isolation: getComputedStyle(scroller).isolation, isOver: badges >= 0 && badges < above };
        }""")
    assert covered == {"isBehind": True, "isolation": "isolate", "isOver": False}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_row_that_landed_shades_nothing_after_two_fifths_of_a_second(quiet, scheme):
    quiet.page.emulate_media(color_scheme=scheme)
    inserted = "document.querySelector('#notch').addEventListener('supple-inserted', () => { window.inserted = true; })"
    quiet.page.evaluate(inserted)
    quiet.page.evaluate("void document.querySelector('#notch').beginRefreshing()")
    for _ in range(1000):
        if quiet.page.evaluate("window.inserted === true"):
            break
        quiet.clock.after(0.02)
    else:
        pytest.fail("no row was inserted")
    row = "document.querySelector('.conversations .row')"
    # The browser runs transitions by its own time, so the test sets this one to 0.4 s after the row's landing.
    quiet.clock.after(0.4)
    shadow = quiet.page.evaluate(
        "() => { const row = %s; for (const animation of row.getAnimations()) animation.currentTime = 400; return getComputedStyle(row).boxShadow; }"
        % row)
    assert shadow == "none"


def test_every_slider_follows_the_arrow_keys(quiet):
    panel = quiet.page.locator("#panel")
    for tab in ["heads", "badge", "notch"]:
        panel.locator(f"input[value={tab}]").first.check(force=True)
        quiet.page.evaluate("document.querySelectorAll('#panel details').forEach((group) => (group.open = true))")
        stubborn = quiet.page.evaluate(
            """() => {
              const text = (input) => input.getAttribute('aria-valuetext');
              const press = (input, key, shiftKey = false) =>
                input.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
              const stubborn = [];
              for (const input of document.querySelectorAll('#panel input[type=range]')) {
                const before = text(input);
                press(input, 'ArrowUp');
                const up = text(input);
                press(input, 'ArrowDown');
                press(input, 'ArrowDown');
                const down = text(input);
                // One at an end of its range can go one way only.
                const numbers = [before, up, down].map(parseFloat);
                const moves = (numbers[1] > numbers[0] || numbers[0] === numbers[1]) && new Set(numbers).size > 1;
                if (!moves) stubborn.push([input.closest('.number').textContent, before, up, down]);
              }
              return stubborn;
            }""")
        assert stubborn == []


def test_shift_and_page_keys_change_a_slider_by_ten(quiet):
    slider = quiet.page.locator("#panel").get_by_role("slider", name="Stiffness")

    def value():
        return float(quiet.page.evaluate("document.activeElement.getAttribute('aria-valuetext')").split()[0])

    slider.focus()
    start = value()
    slider.press("ArrowRight")
    assert value() == start + 1
    # Not every driver has these keys.
    for key, shift, expected in [("ArrowRight", "true", 11), ("PageDown", "false", 1), ("PageUp", "false", 11)]:
        quiet.page.evaluate(
            "document.activeElement.dispatchEvent(new KeyboardEvent("
            f"'keydown', {{ key: '{key}', shiftKey: {shift}, bubbles: true, cancelable: true }}))")
        assert value() == start + expected


def test_the_composer_grows_with_its_text_and_the_typing_bubble_keeps_its_size(quiet):
    quiet.page.locator(".row", has_text="Ben Ito").locator(".row-open").click()
    quiet.wait_until_still()
    conversation = "document.querySelector('.conversation[data-head=ben]')"

    def height(selector):
        return quiet.page.evaluate(f"{conversation}.querySelector('{selector}').offsetHeight")

    field = quiet.page.locator(".conversation[data-head=ben]").locator("textarea")
    assert height("textarea") == 44
    field.fill("one\ntwo\nthree")
    # In browsers that do not size fields by their content, this one keeps its height.
    grows = quiet.page.evaluate("CSS.supports('field-sizing', 'content')")
    assert height("textarea") == (88 if grows else 44)
    # Enough messages to fill the list.
    for number in range(12):
        field.fill(f"Message {number}")
        field.press("Enter")
    quiet.page.wait_for_function(f"() => {conversation}.querySelector('.typing') !== null")
    assert height(".typing") == 38


def test_the_button_that_refreshes_lies_below_the_card(quiet):
    quiet.page.evaluate("document.querySelector('#notch').shadowRoot.querySelector('.refresh').focus()")
    quiet.page.keyboard.press("Enter")
    # The card comes out of the notch, over the bar and the button, on its way to the list.
    covered = quiet.page.wait_for_function(
        """() => {
          const root = document.querySelector('#notch').shadowRoot;
          const card = root.querySelector('.card');
          const button = root.querySelector('.refresh').getBoundingClientRect();
          const box = card.getBoundingClientRect();
          const [x, y] = [button.x + button.width / 2, button.y + button.height / 2];
          if (card.style.visibility !== 'inherit' || box.bottom < y || box.top > y) return null;
          card.style.pointerEvents = 'auto';
          const found = root.elementsFromPoint(x, y);
          card.style.pointerEvents = '';
          const at = (part) => found.findIndex((element) => part.contains(element));
          return [at(card) < at(root.querySelector('.refresh')), found.length];
        }""", polling=8)
    assert covered[0] is True


def test_the_headings_of_an_open_conversation_begin_at_its_name(quiet):
    quiet.page.locator(".row[data-conversation=ben] .row-open").click()
    quiet.wait_until_still()
    levels = quiet.page.evaluate(
        """[...document.querySelectorAll('#screen :is(h1, h2, h3, h4)')]
          .filter((heading) => heading.checkVisibility({ visibilityProperty: true }) && !heading.closest('[inert]'))
          .map((heading) => [heading.localName, heading.textContent])""")
    assert levels == [["h2", "Ben Ito"]]


def test_a_throw_upwards_keeps_the_bar_clear(quiet):
    screen, bar = quiet.box("#screen"), quiet.box("#bar")
    x, y = leader(quiet)
    quiet.mouse.throw((x, y), (x, screen.y + 150), 2500)
    quiet.clock.after(1)
    quiet.wait_until_still()
    assert leader(quiet)[1] > bar.bottom


def test_a_pulled_list_takes_the_title_along_out_of_the_black(quiet):
    words = """() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('#chats-title'));
      return range.getBoundingClientRect().toJSON();
    }"""
    rest, row = quiet.page.evaluate(words), quiet.box(".row[data-conversation=anna]").y
    x, y = quiet.box("#screen").center
    quiet.mouse.drag((x, y), (x, y + 140), hold=0.3, release=False)
    black, title = quiet.box("[part=notch]"), quiet.page.evaluate(words)
    # Where it was, the black would cover it.
    assert rest["right"] > black.x and rest["y"] < black.bottom < title["y"]
    assert title["y"] - rest["y"] == pytest.approx(quiet.box(".row[data-conversation=anna]").y - row, abs=1)
    quiet.mouse.up()
    quiet.clock.after(0.4)
    quiet.page.wait_for_function("() => document.querySelector('#bar').getAnimations().length === 0")
    # The card has the gap below the bar.
    assert quiet.page.evaluate(words)["y"] == pytest.approx(rest["y"], abs=0.5)
    assert quiet.box("[part=card]").y >= quiet.box("#bar .search").bottom
    quiet.wait_until_still()
    # A release that begins nothing.
    quiet.mouse.drag((x, y), (x, y + 60), hold=0.3)
    assert quiet.page.evaluate(words)["y"] > rest["y"] + 5
    quiet.wait_until_still()
    assert quiet.page.evaluate(words)["y"] == pytest.approx(rest["y"], abs=0.5)


def test_with_reduced_motion_the_title_stays(quiet_page):
    visit = quiet_page(viewport=WIDE, reduced_motion=True)
    title = visit.box("#chats-title").y
    x, y = visit.box("#screen").center
    visit.mouse.drag((x, y), (x, y + 140), hold=0.3, release=False)
    assert visit.box("#chats-title").y == title
    visit.mouse.up()


def test_a_click_on_a_row_that_an_invitation_moves_opens_it(quiet):
    quiet.page.evaluate("void document.querySelector('#notch').hint()")
    quiet.clock.after(0.15)
    quiet.page.mouse.click(*quiet.box(".row[data-conversation=greta]").center)
    quiet.wait_until_still()
    assert quiet.page.evaluate("document.querySelector('#heads').openHead") == "greta"


def test_a_count_that_goes_because_its_conversation_was_read_fades_below_the_conversation(quiet):
    quiet.page.locator(".row[data-conversation=trail] .row-open").click()
    seen = []
    for _ in range(12):
        seen.append(quiet.page.evaluate(
            """(() => {
              const root = document.querySelector('.row[data-conversation=trail] supple-slime-badge').shadowRoot;
              return [root.querySelector('.stage').matches(':popover-open'),
                Number(getComputedStyle(root.querySelector('.face')).opacity)];
            })()"""))
        quiet.clock.after(1 / 60)
    assert not any(is_raised for is_raised, _ in seen)
    assert any(0.1 < opacity < 0.9 for _, opacity in seen), seen


def test_above_the_keyboard_of_a_phone_held_sideways_the_messages_have_the_room(quiet_page):
    # Beside its head a conversation has the element's own bar.
    for viewport, has_header in (((667, 180), False), ((844, 390), False), ((390, 844), True)):
        visit = quiet_page(viewport=viewport, touch=True)
        visit.page.evaluate("void document.querySelector('#heads').open('anna')")
        visit.wait_until_still()
        opened = ".conversation[data-head=anna]"
        assert visit.page.locator(f"{opened} header").is_visible() is has_header
        assert visit.box(f"{opened} .messages").height > 80
        field = visit.box(f"{opened} textarea")
        assert field.height >= 44 and field.bottom <= viewport[1]


def test_the_plot_shows_what_classic_moves_by(quiet):
    panel = quiet.page.locator("#panel")

    def shown():
        feel = quiet.page.evaluate("document.querySelector('.plot .feel').textContent")
        return feel, quiet.page.evaluate("document.querySelector('.plot > svg').getAttribute('aria-label')")

    assert "bounce" in shown()[0]
    panel.locator("input[value=classic]").first.check(force=True)
    feel, label = shown()
    assert feel == "1.20 s, damped cosine"
    # 1 - 2.71^(-a t) cos(w t) with a = log2(346 / 0.1) / 1.2 and w = 3 pi / 1.2.
    assert "Overshoot 3.8 %" in label
    panel.locator("input[value=notch]").first.check(force=True)
    panel.locator("input[value=classic]").first.check(force=True)
    feel, label = shown()
    assert feel.endswith("eased") and "Overshoot 0 %" in label


def test_the_meter_counts_no_frames_before_something_is_done(visit_page):
    visit = visit_page(viewport=WIDE)
    visit.wait_until_loaded("#panel-content [aria-label=Feel]")
    state = visit.page.locator("#meter-state")
    # A hint moves meanwhile.
    for _ in range(20):
        visit.clock.after(0.1)
        assert state.inner_text().startswith("At rest")
    x, y = leader(visit)
    visit.mouse.drag((x, y), (x - 200, y), duration=1, release=False)
    assert "fps" in state.inner_text()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_the_dismiss_target_says_reads_on_any_list(quiet, scheme):
    quiet.page.emulate_media(color_scheme=scheme)
    x, y = leader(quiet)
    quiet.mouse.drag((x, y), (x - 120, y + 60), release=False)
    quiet.clock.after(1)
    label, target, surface = quiet.page.evaluate(
        """() => ['dismiss-target-label', 'dismiss-target'].map((part) => document.querySelector('#heads').shadowRoot.querySelector(`[part~=${part}]`))
          .concat(document.querySelector('#screen')).map((part) => {
            const { color, backgroundColor } = getComputedStyle(part);
            return [color, backgroundColor];
          })""")
    assert contrast_of(*label) >= 4.5
    # Its ring and its cross, before a capture.
    assert contrast_of(target[0], surface[1]) >= 4.5
    quiet.mouse.up()
