"""Messages in an open conversation of the page, and the flight of an avatar from the list to its head."""

import pytest

OPEN = "document.querySelector(`.conversation[data-head=${document.querySelector('#heads').openHead}]`)"

MOVES = f"""(selector) => [...{OPEN}.querySelectorAll(selector)].at(-1).getAnimations().map((animation) => animation.effect.getKeyframes()[0])"""

# The browser's own animations take the browser's time: they stay at their first frame.
HOLD = """() => {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    animation.pause();
    return animation;
  };
}"""

FIRST_HEAD = """(() => {
  const box = document.querySelector('#heads').shadowRoot.querySelector('[part~=head]').getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
})()"""


def read(view):
    """Opens the first head's conversation, and returns the page."""
    view.fingers.tap(tuple(view.page.evaluate(FIRST_HEAD)))
    view.clock.after(2)
    return view.page


def until(view, expression):
    for _ in range(100):
        if view.page.evaluate(expression):
            return
        view.clock.after(0.1)
    raise AssertionError(f"never: {expression}")


def test_what_is_sent_rises_out_of_the_field_and_what_is_above_glides(quiet_page):
    view = quiet_page(viewport=(390, 844), touch=True)
    page = read(view)
    page.locator("textarea:visible").fill("All four")
    before = page.evaluate(f"{OPEN}.querySelector('.bubble').getBoundingClientRect().top")
    page.evaluate(HOLD)
    page.keyboard.press("Enter")
    distance = page.evaluate(f"""(() => {{
      const bubble = [...{OPEN}.querySelectorAll('.bubble.mine')].at(-1);
      return {{ text: bubble.textContent, moves: bubble.getAnimations().map((one) => one.effect.getKeyframes()[0].translate) }};
    }})()""")
    assert distance["text"] == "All four"
    assert float(distance["moves"][0].split()[1].removesuffix("px")) > 30
    # In the first frame the others keep their places.
    after = page.evaluate(f"{OPEN}.querySelector('.bubble').getBoundingClientRect().top")
    assert after == pytest.approx(before, abs=0.6)


def test_an_answer_grows_out_of_the_bubble_that_typed(quiet_page):
    view = quiet_page(viewport=(390, 844), touch=True)
    page = read(view)
    page.evaluate(HOLD)
    page.locator("textarea:visible").fill("All four")
    page.keyboard.press("Enter")
    until(view, "!!document.querySelector('.typing')")
    typed = page.evaluate("document.querySelector('.typing').offsetWidth")
    until(view, "!document.querySelector('.typing')")
    first = page.evaluate(MOVES, ".bubble.theirs")
    width = page.evaluate(f"[...{OPEN}.querySelectorAll('.bubble.theirs')].at(-1).offsetWidth")
    [clip] = [move["clipPath"] for move in first if "clipPath" in move]
    assert clip.startswith("inset(") and f"{width - typed}px" in clip


def test_reduced_motion_moves_no_bubble(quiet_page):
    view = quiet_page(viewport=(390, 844), touch=True, reduced_motion="reduce")
    page = read(view)
    page.locator("textarea:visible").fill("All four")
    page.keyboard.press("Enter")
    assert page.evaluate(MOVES, ".bubble.mine") == []


def test_a_rows_avatar_flies_up_and_becomes_the_head(quiet_page):
    view = quiet_page(viewport=(390, 844), touch=True)
    page = view.page
    row = page.evaluate("""(() => {
      const { heads } = document.querySelector('#heads');
      const row = [...document.querySelectorAll('#conversations .row')].find((one) => !heads.includes(one.dataset.conversation));
      const box = row.querySelector('.avatar').getBoundingClientRect();
      return { id: row.dataset.conversation, x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
    })()""")
    # The browser's own clock runs an animation, which ends early on a busy machine: only its begin counts.
    page.evaluate("""() => {
      window.faded = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) { faded.push(this); return animate.apply(this, given); };
    }""")
    view.fingers.tap((row["x"] + 150, row["y"]))
    view.clock.after(1 / 60)
    # The new head is the leader, and the keyboard reaches it first.
    face = page.evaluate("""() => {
      const head = document.querySelector('#heads').shadowRoot.querySelector('[part~=head]');
      const box = head.querySelector('[part=picture]').getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
    }""")
    assert face["x"] == pytest.approx(row["x"], abs=20) and face["y"] == pytest.approx(row["y"], abs=30)
    assert face["width"] == pytest.approx(row["width"], abs=8)
    left = page.evaluate(
        "(id) => faded.filter((one) => one === document.querySelector(`[data-conversation=${id}] .avatar`)).length", row["id"])
    assert left == 1, "what has flown away is gone from the row, and fades in again"
    view.clock.after(2)
    assert page.evaluate("document.querySelector('#heads').openHead") == row["id"]


def test_what_comes_to_a_closed_conversation_is_neither_measured_nor_moved(quiet_page):
    view = quiet_page(viewport=(390, 844), touch=True)
    page = view.page
    page.evaluate("""() => {
      window.touched = [];
      const note = (element, what) => element.closest('.conversation') && touched.push([what, element.className]);
      const { getBoundingClientRect, animate } = Element.prototype;
      Element.prototype.getBoundingClientRect = function () { note(this, 'box'); return getBoundingClientRect.call(this); };
      Element.prototype.animate = function (...given) { note(this, 'moves'); return animate.apply(this, given); };
    }""")
    count = "document.querySelectorAll('.conversation[data-head=ben] .bubble').length"
    before = page.evaluate(count)
    typing = "!!document.querySelector('.conversation[data-head=ben] .typing')"
    view.clock.after(12)
    until(view, typing)
    until(view, f"{count} > {before}")
    assert not page.evaluate(typing)
    assert page.evaluate("touched") == []
    page.evaluate("void document.querySelector('#heads').open('ben')")
    view.clock.after(2)
    assert page.evaluate(f"(() => {{ const log = {OPEN}.querySelector('.messages');"
                         " return log.scrollHeight - log.scrollTop - log.clientHeight < 2; })()")


PARTS = """[...document.querySelectorAll('.conversation')].filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) =>
  ['header > button', '.composer', 'h2', '.messages'].map((part) => {
    const { left, top } = one.querySelector(part).getBoundingClientRect();
    return [left, top];
  }))"""


def test_composer_and_button_stay_and_names_slide_while_another_conversation_comes(quiet_page):
    view = quiet_page(viewport=(390, 844), touch=True)
    page = read(view)
    [[button, composer, name, messages]] = page.evaluate(PARTS)
    width = page.evaluate("document.querySelector('.messages').clientWidth")
    page.evaluate("void document.querySelector('#heads').open(document.querySelector('#heads').heads[1])")
    for _ in range(12):
        view.clock.after(1 / 60)
        places = []
        for parts in page.evaluate(PARTS):
            assert parts[0] == pytest.approx(button, abs=0.1)
            assert parts[1] == pytest.approx(composer, abs=0.1)
            assert parts[2][1] == pytest.approx(name[1], abs=0.1)
            places.append(parts[3][0] - messages[0])
            assert parts[2][0] - name[0] == pytest.approx(places[-1], abs=0.1)
        low, high = sorted(places)
        assert -width < low < 0 < high < width and high - low == pytest.approx(width, abs=0.5)


def test_the_button_of_a_conversation_answers_a_mouse(quiet_page):
    view = quiet_page(viewport=(390, 844))
    page = read(view)
    button = f"getComputedStyle({OPEN}.querySelector('header > button')).backgroundColor"
    x, y = page.evaluate(PARTS)[0][0]
    assert page.evaluate(button) == "rgba(0, 0, 0, 0)"
    page.mouse.move(x + 20, y + 20)
    assert page.evaluate(button) != "rgba(0, 0, 0, 0)"


def test_a_row_that_rises_to_the_top_hides_the_rows_that_it_passes(quiet_page):
    view = quiet_page(viewport=(390, 844), touch=True)
    page = view.page
    raised = "document.querySelector('.row[data-raised]')"
    # Animations have the browser's own time; here they wait.
    page.evaluate(
        "() => { const { animate } = Element.prototype; Element.prototype.animate = function (...given) {"
        " const made = animate.apply(this, given); made.pause(); return made; }; }")
    view.clock.after(12)
    until(view, f"{raised} !== null")
    assert page.evaluate(f"{raised}.dataset.conversation") == "ben"
    ground, above = page.evaluate(f"(() => {{ const {{ backgroundColor, zIndex }} = getComputedStyle({raised}); return [backgroundColor, zIndex]; }})()")
    assert ground == page.evaluate("getComputedStyle(document.querySelector('#screen')).backgroundColor") and above == "2"
    page.evaluate(f"{raised}.getAnimations().forEach((one) => one.finish())")
    page.wait_for_function(f"() => {raised} === null")


def test_beside_its_head_a_conversation_has_one_bar(quiet_page):
    header = f"{OPEN}.querySelector('header').checkVisibility()"
    view = quiet_page(viewport=(844, 390), touch=True)
    page = read(view)
    assert page.evaluate(header) is False
    bar = f"{OPEN}.assignedSlot.closest('[part~=conversation]').querySelector('[part~=panel-bar]').getBoundingClientRect()"
    assert page.evaluate(f"{bar}.height") >= 40
    assert view.box(".conversation[data-barred] .messages").y == pytest.approx(page.evaluate(f"{bar}.bottom"), abs=1)
    assert read(quiet_page(viewport=(390, 844), touch=True)).evaluate(header) is True


@pytest.mark.parametrize("touch", [False, True])
def test_a_conversation_that_a_mouse_opens_takes_what_is_typed(quiet_page, touch):
    view = quiet_page(viewport=(390, 844), touch=touch)
    (view.fingers if touch else view.mouse).tap(tuple(view.page.evaluate(FIRST_HEAD)))
    view.clock.after(2)
    page = view.page
    page.keyboard.type("All four")
    assert page.evaluate(f"{OPEN}.querySelector('textarea').value") == ("" if touch else "All four")


@pytest.mark.parametrize(("movement", "duration", "closes"), [
    ((0, -90), 0.6, True), ((0, -60), 0.6, False), ((0, -48), 0.06, True), ((0, 90), 0.2, False), ((90, -85), 0.3, False)])
@pytest.mark.parametrize("pointer", ["finger", "mouse"])
def test_a_swipe_up_on_the_header_closes_the_conversation(quiet_page, pointer, movement, duration, closes):
    view = quiet_page(viewport=(390, 844), touch=True)
    page = read(view)
    x, y = page.evaluate(f"""(() => {{
      const box = {OPEN}.querySelector('header').getBoundingClientRect();
      return [box.left + 120, box.bottom - 12];
    }})()""")
    tool = view.fingers if pointer == "finger" else view.mouse
    tool.drag((x, y), (x + movement[0], y + movement[1]), duration=duration, hold=0)
    view.wait_until_still()
    assert (page.evaluate("document.querySelector('#heads').openHead") is None) == closes
