"""The demo page's own part: the messenger around the elements, and the panel beside them."""

import json
import re

import pytest
from harness.visit import WIDE


def row(visit, name):
    return visit.page.locator(".row", has_text=name)


def unread(visit, name):
    return row(visit, name).locator("supple-slime-badge").get_attribute("count")


def open_head(visit):
    return visit.page.evaluate("document.querySelector('#heads').openHead")


def leader(visit):
    """The middle of the stack's leader, in the viewport."""
    return tuple(visit.page.evaluate(
        """() => {
          const heads = [...document.querySelector('#heads').shadowRoot.querySelectorAll('.head')];
          const [box] = heads.filter(({ style }) => style.visibility === 'visible')
            .sort((a, b) => b.style.zIndex - a.style.zIndex).map((head) => head.getBoundingClientRect());
          return [box.x + box.width / 2, box.y + box.height / 2];
        }"""))


def chat(visit, head):
    return visit.page.locator(f".conversation[data-head={head}]")


def test_a_row_opens_its_conversation_as_a_head_and_reads_it(quiet_page):
    visit = quiet_page(viewport=WIDE)
    assert unread(visit, "Dario Conti") == "1"
    row(visit, "Dario Conti").locator(".row-open").click()
    visit.wait_until_still()
    assert open_head(visit) == "dario"
    assert "dario" in visit.page.evaluate("document.querySelector('#heads').heads")
    assert chat(visit, "dario").locator(".bubble").last.inner_text().startswith("Lemon")
    assert unread(visit, "Dario Conti") == "0"


def test_a_sent_message_is_answered_in_the_conversation(quiet_page):
    visit = quiet_page(viewport=WIDE)
    row(visit, "Ben Ito").locator(".row-open").click()
    visit.wait_until_still()
    view = chat(visit, "ben")
    assert view.locator("button[type=submit]").is_disabled()
    before = view.locator(".bubble.theirs").count()
    view.locator("textarea").fill("<b>Listening</b> now")
    view.locator("textarea").press("Enter")
    assert view.locator(".bubble.mine").last.inner_text() == "<b>Listening</b> now"
    assert view.locator("textarea").input_value() == ""
    assert row(visit, "Ben Ito").locator(".line").inner_text() == "You: <b>Listening</b> now"
    visit.page.wait_for_function(
        "before => document.querySelectorAll('.conversation[data-head=ben] .bubble.theirs').length > before",
        arg=before)
    # It is read on arrival.
    assert unread(visit, "Ben Ito") == "0"
    assert visit.page.locator(".row .name").first.inner_text() == "Ben Ito"


def test_an_answer_to_a_closed_conversation_counts_and_the_draft_is_kept(quiet_page):
    visit = quiet_page(viewport=WIDE)
    row(visit, "Clara Moreau").locator(".row-open").click()
    visit.wait_until_still()
    view = chat(visit, "clara")
    view.locator("textarea").fill("On my way")
    view.locator("textarea").press("Enter")
    view.locator("textarea").fill("half a thought")
    view.get_by_role("button", name="Close conversation").click()
    visit.page.wait_for_function(
        "() => [...document.querySelectorAll('.row')].find(row => row.textContent.includes('Clara'))"
        ".querySelector('supple-slime-badge').getAttribute('count') === '1'")
    assert open_head(visit) is None
    row(visit, "Clara Moreau").locator(".row-open").click()
    visit.wait_until_still()
    assert view.locator("textarea").input_value() == "half a thought"
    assert unread(visit, "Clara Moreau") == "0"


@pytest.mark.parametrize(
    ("answer", "arrived"), [("message", 1), ("three", 3), ("nothing", 0), ("error", 0)])
def test_a_refresh_brings_what_the_panel_says(quiet_page, answer, arrived):
    visit = quiet_page(viewport=WIDE)
    visit.page.locator("#panel input[value=notch]").first.check(force=True)
    visit.page.locator(f"#panel input[value={answer}]").check(force=True)
    before = visit.page.locator(".conversations > .row").count()
    visit.page.evaluate(
        """() => {
          window.outcome = null;
          for (const name of ['inserted', 'cancelled', 'failed']) {
            document.querySelector('#notch').addEventListener(`supple-${name}`, () => (window.outcome ??= name));
          }
          document.querySelector('#notch').beginRefreshing();
        }""")
    visit.page.wait_for_function("() => window.outcome !== null")
    visit.wait_until_still()
    expected = {"message": "inserted", "three": "inserted", "nothing": "cancelled", "error": "failed"}[answer]
    assert visit.page.evaluate("window.outcome") == expected
    assert visit.page.locator(".conversations > .row").count() == before + arrived


def test_the_new_row_fills_the_card_that_turns_over(quiet_page):
    visit = quiet_page(viewport=WIDE)
    visit.page.evaluate(
        """() => {
          const notch = document.querySelector('#notch');
          notch.rate = 0.1;
          notch.beginRefreshing();
        }""")
    # In the middle of the flip's second half, whenever the frames come.
    seen = visit.page.wait_for_function(
        """() => {
          const row = document.querySelector('[slot="arriving-0"] .row');
          const card = document.querySelector('#notch').shadowRoot.querySelector('[part="card"]');
          const back = card.querySelector('[part="card-back"]');
          if (!row || getComputedStyle(back).visibility !== 'visible' || card.offsetWidth < 300) return null;
          const [a, b] = [row, card].map((part) => part.getBoundingClientRect());
          return [a.left - b.left, a.top - b.top, a.right - b.right, a.bottom - b.bottom];
        }""")
    assert max(abs(difference) for difference in seen) < 1.5, seen


def test_search_leaves_the_rows_that_match(quiet_page):
    visit = quiet_page(viewport=WIDE)
    visit.page.locator("#search").fill("RISOTTO")
    assert visit.page.locator(".row:visible .name").all_inner_texts() == ["Dario Conti"]
    visit.page.locator("#search").fill("nobody says this")
    assert visit.page.locator(".row:visible").count() == 0
    assert visit.page.locator("#no-match").is_visible()


def test_sliders_tune_the_element_and_write_the_code(quiet_page):
    visit = quiet_page(viewport=WIDE)
    panel = visit.page.locator("#panel")
    stiffness = panel.get_by_role("slider", name="Stiffness")
    stiffness.focus()
    stiffness.press("End")
    tuning = visit.page.evaluate("document.querySelector('#heads').tuning")
    assert len(tuning) == 1
    (name, value), = tuning.items()
    assert name.endswith(".stiffness")
    assert f"stiffness: {value:g}" in panel.locator("code").first.inner_text()
    assert re.match(r"transition: translate \d+ms linear\(0, .*, 1\);", panel.locator("code").last.inner_text())
    panel.get_by_role("button", name="Reset").click()
    assert visit.page.evaluate("document.querySelector('#heads').tuning") == {}


def test_the_spring_that_is_plotted_is_the_one_css_gets(quiet_page):
    visit = quiet_page(viewport=WIDE)
    label = visit.page.locator(".plot > svg").get_attribute("aria-label")
    settling = float(re.search(r"settles in ([\d.]+) s", label)[1])
    milliseconds = int(re.search(r"translate (\d+)ms", visit.page.locator("#panel code").last.inner_text())[1])
    assert abs(settling - milliseconds / 1000) <= 0.006


def test_a_preset_is_in_force_on_every_badge_and_on_new_ones(quiet_page):
    visit = quiet_page(viewport=WIDE)
    visit.page.locator("#panel input[value=badge]").check(force=True)
    visit.page.locator("#panel input[value=classic]").first.check(force=True)
    visit.page.evaluate("void document.querySelector('#notch').beginRefreshing()")
    visit.page.wait_for_function("() => document.querySelectorAll('.conversations > .row').length === 15")
    presets = visit.page.evaluate("[...document.querySelectorAll('supple-slime-badge')].map(badge => badge.preset)")
    assert len(presets) == 15
    assert set(presets) == {"classic"}


def test_screen_shapes_reach_the_notch(quiet_page):
    visit = quiet_page(viewport=WIDE)
    notch = visit.page.locator("#notch")
    for shape, cutout in (("island", "island"), ("none", "none"), ("landscape", "none"), ("notch", "notch")):
        visit.page.locator(f"#panel input[value={shape}]").last.check(force=True)
        visit.wait_until_still()
        assert notch.get_attribute("cutout") == cutout
    phone = visit.box("#phone")
    assert phone.width < phone.height


def test_a_recording_downloads_as_a_script(quiet_page):
    visit = quiet_page(viewport=WIDE)
    visit.page.get_by_role("button", name="Record").click()
    screen = visit.box(".screen")
    scale = screen.width / 390
    visit.mouse.drag(leader(visit), (screen.x + 100 * scale, screen.y + 500 * scale))
    visit.page.get_by_role("button", name="Stop recording").click()
    with visit.page.expect_download() as download:
        visit.page.get_by_role("button", name="Download").click()
    with open(download.value.path()) as file:
        script = json.load(file)
    assert script["supple"] == 1
    assert script["interaction"] == "messenger"
    kinds = [next(key for key in ("down", "move", "up") if key in event) for event in script["events"]]
    assert kinds[0] == "down" and kinds[-1] == "up" and set(kinds[1:-1]) == {"move"}
    times = [event["t"] for event in script["events"]]
    assert times == sorted(times)


def test_nothing_is_wider_than_the_window(quiet_page):
    for viewport in ((360, 640), (390, 844), (768, 1024), (844, 390), (1000, 700), (1280, 800), (1920, 1080)):
        visit = quiet_page(viewport=viewport)
        width, height = visit.page.evaluate(
            "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]")
        assert width == 0, viewport
        # Where the window is the phone, nothing follows before the last step, unless it is too low for the sheet of steps.
        assert (height == 0) == (viewport[1] >= 400 and (viewport[0] < 600 or viewport[1] < 500)), viewport


def test_the_phone_fits_the_stage(quiet_page):
    for viewport in ((768, 1024), (1000, 620), (1280, 800), (1440, 900), (1920, 1080)):
        visit = quiet_page(viewport=viewport)
        stage, phone = visit.box("#place"), visit.box("#phone")
        assert phone.y >= stage.y + 16 and phone.bottom <= stage.bottom - 16, viewport
        assert phone.x >= stage.x - 0.5 and phone.right <= stage.right + 0.5, viewport
        assert abs(phone.center[0] - stage.center[0]) < 0.5, viewport


def test_no_words_touch_the_phone(quiet_page):
    for viewport in ((1240, 620), (1240, 800), (1280, 900), (1920, 1080)):
        visit = quiet_page(viewport=viewport)
        for shape in ("notch", "landscape"):
            visit.page.evaluate("(shape) => document.querySelector(`input[value='${shape}']`).click()", shape)
            visit.page.wait_for_function("(shape) => document.querySelector('#phone').dataset.shape === shape", arg=shape)
            visit.page.evaluate("document.querySelector('#phone').getAnimations().forEach((turn) => turn.finish())")
            phone = visit.box("#phone")
            for part in (".introduction", ".about", "#try-heads", "#try-notch", "#reset"):
                if not visit.page.locator(part).is_visible():
                    continue
                words = visit.box(part)
                beside = words.right <= phone.x - 8 or words.x >= phone.right + 8
                above = words.bottom <= phone.y - 8 or words.y >= phone.bottom + 8
                assert words.width <= 1 or beside or above, (viewport, shape, part)


def open_panel(visit):
    """Opens the sheet by a tap, and waits until it rests."""
    visit.tap(visit.page.locator("#panel-open"))
    # Some browsers make a click of a tap only after a while.
    visit.page.wait_for_function(
        """() => {
          const panel = document.querySelector('#panel');
          return getComputedStyle(panel).visibility === 'visible' && panel.getAnimations().length === 0
            && panel.getBoundingClientRect().top < innerHeight - 200;
        }""")


def test_the_sheet_opens_and_is_dragged_away(quiet_page):
    visit = quiet_page(viewport=(390, 844), touch=True)
    panel = visit.page.locator("#panel")
    assert not panel.is_visible()
    open_panel(visit)
    assert panel.is_visible()
    handle = visit.box("#panel-handle")
    visit.fingers.drag((handle.x + 60, handle.center[1]), (handle.x + 60, handle.center[1] + 300), hold=0)
    visit.page.wait_for_function("() => getComputedStyle(document.querySelector('#panel')).visibility === 'hidden'")


def test_everything_that_can_be_pressed_has_a_name_and_room(quiet_page):
    visit = quiet_page(viewport=WIDE)
    small = visit.page.evaluate(
        """() => {
          const controls = [...document.querySelectorAll('button, select, summary, input:not([type=radio])')];
          return controls.filter((control) => control.checkVisibility()).map((control) => {
            const hit = control.closest('label.switch-row') ?? control;
            return [control.getAttribute('aria-label') || control.labels?.[0]?.textContent || control.textContent,
              hit.offsetWidth, hit.offsetHeight];
          }).filter(([name, width, height]) => !name.trim() || width < 44 || height < 44);
        }""")
    assert small == []


def test_colours_follow_the_choice(quiet_page):
    visit = quiet_page(viewport=WIDE)
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    light = visit.page.evaluate(ground)
    visit.page.locator("#panel input[value=dark]").check(force=True)
    dark = visit.page.evaluate(ground)
    assert light != dark
    visit.page.reload()
    visit.page.wait_for_function(f"(dark) => {ground} === dark", arg=dark)


def test_a_stack_with_a_half_typed_message_comes_back_whole(quiet_page):
    visit = quiet_page(viewport=WIDE)
    row(visit, "Clara Moreau").locator(".row-open").click()
    visit.wait_until_still()
    chat(visit, "clara").locator("textarea").fill("half a thought")
    visit.page.evaluate("void document.querySelector('#heads').close()")
    visit.wait_until_still()
    before = set(visit.page.evaluate("document.querySelector('#heads').heads"))
    screen = visit.box(".screen")
    scale = screen.width / 390
    target = (screen.center[0], screen.bottom - (34 + 98) * scale)
    visit.mouse.drag(leader(visit), target, hold=0.3)
    visit.wait_until_still()
    assert set(visit.page.evaluate("document.querySelector('#heads').heads")) == before
    # Without a draft the same throw dismisses it.
    visit.page.evaluate("document.querySelector('.conversation[data-head=clara] textarea').value = ''")
    visit.page.evaluate(
        "document.querySelector('.conversation[data-head=clara] textarea').dispatchEvent(new Event('input'))")
    visit.mouse.drag(leader(visit), target, hold=0.3)
    visit.page.wait_for_function("() => document.querySelector('#heads').heads.length === 0")


def test_from_right_to_left_the_heads_change_sides_and_back(quiet_page):
    visit = quiet_page(viewport=WIDE)
    middle = """() => {
      const element = document.querySelector('#heads');
      const stage = element.getBoundingClientRect();
      const [head] = [...element.shadowRoot.querySelectorAll('.head')]
        .filter((head) => head.style.visibility === 'visible')
        .sort((a, b) => b.style.zIndex - a.style.zIndex);
      const box = head.getBoundingClientRect();
      return (box.left + box.width / 2 - stage.left) / stage.width;
    }"""
    assert visit.page.evaluate(middle) > 0.9
    toggle = visit.page.get_by_label("Right to left")
    toggle.click()
    visit.wait_until_still()
    assert visit.page.evaluate(middle) < 0.1
    toggle.click()
    visit.wait_until_still()
    assert visit.page.evaluate(middle) > 0.9
