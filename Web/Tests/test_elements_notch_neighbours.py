"""Input and styles that <supple-flipping-notch> leaves to the page: scrollers in its rows and around it, the wheel, Escape, transitions."""

import pytest

from harness.elements import SCROLLER, Elements, notch, stage

ELEMENT = "supple-flipping-notch"
INNER = "window.inner"

# Puts a scroller into the second row, scrolled by 300 points.
FILL = """
(kind) => {
  const row = document.querySelectorAll('li')[1];
  Object.assign(row.style, { height: 'auto', padding: 0 });
  let root = row;
  if (kind === 'shadow') {
    root = document.createElement('div').attachShadow({ mode: 'open' });
    row.append(root.host);
  }
  const inner = document.createElement(kind === 'textarea' ? kind : 'div');
  Object.assign(inner.style, { display: 'block', boxSizing: 'border-box', width: '300px', height: '200px', overflow: 'auto' });
  if (kind === 'textarea') inner.value = 'Line\\n'.repeat(60);
  else {
    const content = document.createElement('div');
    content.style.height = '900px';
    inner.append(content);
  }
  root.append(inner);
  inner.scrollTop = 300;
  window.inner = inner;
}
"""

# Makes the page longer than the window.
LENGTHEN = """
() => {
  const more = document.createElement('div');
  more.style.height = '3000px';
  document.body.append(more);
}
"""


@pytest.fixture
def open_notch(visit_html):
    """A list in real time: the touches, the frames and the scrolling are the browser's own."""

    def build(count=30, attributes="", **options):
        return Elements(visit_html(stage(notch(count, attributes)), led=False, **options))

    return build


def scroll_top(page, scroller):
    return page.page.evaluate(f"{scroller}.scrollTop")


def turn(page, point, delta, count):
    for index in range(count):
        page.visit.mouse.wheel(point, (0, delta), begin=index == 0)
    page.still()


# Scrollers in rows


@pytest.mark.parametrize("kind", ["box", "shadow", "textarea"])
def test_a_finger_scrolls_what_scrolls_in_a_row(open_notch, kind):
    page = open_notch(touch=True)
    page.page.evaluate(FILL, kind)
    page.fingers.drag((150, 250), (150, 380), hold=0.1)
    page.until("window.inner.scrollTop < 250")
    page.visit.wait_until_scrolled(INNER)
    page.still()
    assert page.received() == []
    # At its own top it yields to the list.
    page.page.evaluate("() => { inner.scrollTop = 0; }")
    page.visit.wait_until_scrolled(INNER)
    page.fingers.drag((150, 250), (150, 560), duration=0.5, hold=0.2)
    page.until("window.request")
    assert page.received() == ["armed", "refresh"]


@pytest.mark.parametrize("kind", ["box", "shadow", "textarea"])
def test_a_wheel_scrolls_what_scrolls_in_a_row(open_notch, kind):
    page = open_notch(attributes="wheel-pull")
    page.page.evaluate(FILL, kind)
    turn(page, (150, 250), -20, 10)
    page.until("window.inner.scrollTop <= 150")
    assert page.received() == []
    assert scroll_top(page, SCROLLER) == 0


def test_a_finger_on_a_scroller_in_a_row_does_not_call_a_refresh_off(open_notch):
    page = open_notch(touch=True)
    page.page.evaluate(FILL, "box")
    page.page.evaluate("() => { inner.scrollTop = 0; }")
    page.call(ELEMENT, "element.beginRefreshing()")
    page.until("window.request")
    page.still()
    page.fingers.drag((150, 400), (150, 280), hold=0.1)
    page.until("window.inner.scrollTop > 80")
    page.still()
    assert page.received() == ["refresh"]


# The page around the list


# Puts a control into the second row, and counts the events that it receives.
CONTROL = """
(kind) => {
  const row = document.querySelectorAll('li')[1];
  const control = document.createElement(kind === 'slider' ? 'input' : 'div');
  Object.assign(control.style, { display: 'block', width: '60px', height: '60px', background: '#ccd' });
  row.style.padding = 0;
  if (kind === 'slider') Object.assign(control, { type: 'range', value: 50 }).style.cssText += 'width:20px;writing-mode:vertical-lr';
  else if (kind === 'draggable') control.draggable = true;
  else control.style.touchAction = kind === 'handle' ? 'none' : '';
  window.arrived = [];
  for (const name of ['pointermove', 'pointerup', 'input', 'dragstart']) {
    control.addEventListener(name, ({ type }) => arrived.push(type));
  }
  if (kind === 'handle') control.addEventListener('pointerdown', ({ pointerId }) => control.setPointerCapture(pointerId));
  row.append(control);
  window.inner = control;
}
"""


@pytest.mark.parametrize("kind, pointer, end", [
    ("handle", "fingers", "pointerup"), ("handle", "mouse", "pointerup"), ("slider", "fingers", "input"), ("slider", "mouse", "input"),
    ("draggable", "mouse", "dragstart")])
def test_a_control_in_a_row_keeps_its_drags(open_notch, kind, pointer, end):
    page = open_notch(touch=pointer == "fingers")
    page.page.evaluate(CONTROL, kind)
    x, y = page.page.evaluate("() => { const { x, y, width, height } = inner.getBoundingClientRect(); return [x + width / 2, y + height / 2]; }")
    getattr(page.visit, pointer).drag((x, y - 20), (x, y + 160), hold=0.1)
    page.page.wait_for_function("(end) => arrived.includes(end)", arg=end)
    page.still()
    assert page.received() == [] and scroll_top(page, SCROLLER) == 0


@pytest.mark.parametrize("kind, rule", [("box", ""), ("handle", "*{touch-action:none}")])
def test_a_finger_pulls_the_list_where_a_row_has_no_gesture_of_its_own(open_notch, kind, rule):
    page = open_notch(touch=True)
    page.page.evaluate(CONTROL, kind)
    page.page.evaluate("(rule) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(rule); document.adoptedStyleSheets = [sheet]; }", rule)
    x, y = page.page.evaluate("() => { const { x, y, width, height } = inner.getBoundingClientRect(); return [x + width / 2, y + height / 2]; }")
    page.visit.fingers.drag((x, y - 20), (x, y + 160), hold=0.1)
    page.page.wait_for_function("() => window.request")


@pytest.mark.parametrize(("count", "attributes", "end"), [(3, "", False), (30, "", True), (30, "disabled", True)])
def test_a_finger_that_pushes_a_list_beyond_its_end_scrolls_the_page(open_notch, count, attributes, end):
    page = open_notch(count, attributes, touch=True)
    page.page.evaluate(LENGTHEN)
    if end:
        page.page.evaluate(f"() => {{ {SCROLLER}.scrollTop = 99999; }}")
        page.visit.wait_until_scrolled(SCROLLER)
    page.fingers.drag((195, 600), (195, 400), hold=0.1)
    page.until("scrollY > 100")
    assert page.received() == []


@pytest.mark.parametrize(("count", "attributes", "end"), [(3, "", False), (30, "", True), (30, "disabled", True)])
def test_a_wheel_beyond_the_end_of_a_list_scrolls_the_page(open_notch, count, attributes, end):
    page = open_notch(count, attributes)
    page.page.evaluate(LENGTHEN)
    if end:
        page.page.evaluate(f"() => {{ {SCROLLER}.scrollTop = 99999; }}")
        page.visit.wait_until_scrolled(SCROLLER)
    turn(page, (195, 400), 100, 4)
    page.until("scrollY >= 300")


def test_a_disabled_list_at_its_top_lets_the_page_scroll_back(open_notch):
    page = open_notch(30, "disabled", touch=True)
    page.page.evaluate(LENGTHEN)
    page.page.evaluate("scrollTo(0, 400)")
    page.visit.wait_until_scrolled("document.scrollingElement")
    page.fingers.drag((195, 200), (195, 400), hold=0.1)
    page.until("scrollY < 300")
    assert page.received() == []


@pytest.mark.parametrize("attributes", ["", "wheel-pull"])
def test_a_wheel_that_can_scroll_the_page_pulls_nothing(open_notch, attributes):
    page = open_notch(attributes=attributes)
    page.page.evaluate(LENGTHEN)
    page.page.evaluate("scrollTo(0, 800)")
    page.visit.wait_until_scrolled("document.scrollingElement")
    turn(page, (195, 20), -120, 3)
    page.until("scrollY < 500")
    assert page.received() == []


@pytest.mark.parametrize(("attributes", "told"), [("", []), ("wheel-pull", ["armed", "refresh"])])
def test_a_wheel_pulls_where_the_page_asks_for_it(open_notch, attributes, told):
    page = open_notch(attributes=attributes)
    turn(page, (195, 400), -120, 4)
    if told:
        page.until("window.request")
    assert page.received() == told


# Keys


def wait_for_answer(page):
    page.call(ELEMENT, "element.beginRefreshing()")
    page.until("window.request")
    page.still()
    assert page.received() == ["refresh"]


@pytest.mark.parametrize("kind", ["dialog", "popover"])
def test_escape_belongs_to_what_is_open_in_front(open_notch, kind):
    page = open_notch()
    page.page.evaluate("""(kind) => {
      window.front = document.createElement(kind === 'dialog' ? 'dialog' : 'div');
      if (kind === 'popover') front.popover = 'auto';
      front.textContent = 'In front';
      document.body.append(front);
    }""", kind)
    wait_for_answer(page)
    page.page.evaluate("(kind) => (kind === 'dialog' ? front.showModal() : front.showPopover())", kind)
    page.page.keyboard.press("Escape")
    page.until("!front.matches(':is(dialog:modal,:popover-open)')")
    page.still()
    assert page.received() == []
    page.page.keyboard.press("Escape")
    page.until("received.length")
    assert page.received() == ["cancelled"]


def test_escape_in_a_dialog_that_holds_the_list_is_the_lists(open_notch):
    page = open_notch()
    page.page.evaluate("""() => {
      const dialog = document.createElement('dialog');
      document.body.append(dialog);
      dialog.append(document.querySelector('#stage'));
      dialog.showModal();
    }""")
    page.still()
    wait_for_answer(page)
    page.page.keyboard.press("Escape")
    page.until("received.length")
    assert page.received() == ["cancelled"]
    assert page.page.evaluate("document.querySelector('dialog').open")


def test_escape_while_text_is_composed_is_the_input_methods(open_notch):
    page = open_notch()
    wait_for_answer(page)
    press = "(composed) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...composed }))"
    # Safari's last key of a composition has only the code 229.
    for composed in ({"isComposing": True}, {"keyCode": 229}):
        page.page.evaluate(press, composed)
        page.still()
        assert page.received() == []
    page.page.evaluate(press, {})
    page.until("received.length")
    assert page.received() == ["cancelled"]


# Style sheets


@pytest.mark.parametrize("important", ["", "important"])
def test_transitions_of_the_page_do_not_hold_the_list_back(open_notch, important):
    page = open_notch(touch=True)
    page.page.evaluate("""(important) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`*{transition:all .3s ${important && '!important'}}`);
      document.adoptedStyleSheets = [sheet];
    }""", important)
    page.page.evaluate("""() => {
      const list = document.querySelector('ul');
      window.lags = [];
      const look = () => {
        lags.push(Math.abs(parseFloat(getComputedStyle(list).translate.split(' ')[1] ?? 0)
          - parseFloat(list.style.translate.split(' ')[1] ?? 0)));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }""")
    page.fingers.drag((195, 300), (195, 520), hold=0.2)
    page.until("window.request")
    page.page.evaluate("request.finish(makeRow('New'))")
    page.until("received.some(({ name }) => name === 'inserted')")
    page.until("document.querySelector('ul').style.translate === ''")
    assert page.page.evaluate("Math.max(...lags)") < 0.01
    # The page has its transitions back.
    page.until("document.querySelector('ul').style.transitionProperty === ''")


# Rows


def test_rows_of_another_document_are_rows_and_what_is_none_is_told(open_notch):
    page = open_notch()
    page.visit.expect_message("2 of 3 arguments are none")
    page.call(ELEMENT, "element.beginRefreshing()")
    page.until("window.request")
    page.page.evaluate("""() => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const row = frame.contentDocument.createElement('li');
      row.textContent = 'From the frame';
      request.finish(dressRow(row), 'a text', null);
    }""")
    page.until("received.some(({ name }) => name === 'inserted')")
    assert page.page.evaluate("document.querySelector('li').textContent") == "From the frame"
    assert any("2 of 3 arguments" in line for line in page.visit.logged())


def test_a_press_asks_as_few_rows_of_a_long_list_as_of_a_short_one(open_notch):
    page = open_notch(count=2, touch=True)
    page.page.evaluate("""() => {
      window.asked = 0;
      for (const name of ['getClientRects', 'getBoundingClientRect']) {
        const own = Element.prototype[name];
        Element.prototype[name] = function () {
          asked += 1;
          return own.call(this);
        };
      }
    }""")

    def press():
        page.page.evaluate("window.asked = 0")
        page.fingers.tap((195, 400))
        page.still()
        return page.page.evaluate("asked")

    few = press()
    page.page.evaluate("""() => {
      const row = document.querySelector('li');
      row.parentNode.append(...Array.from({ length: 3000 }, () => row.cloneNode(true)));
    }""")
    assert press() == few


# Before the script and the module


SHEET = """
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    supple-flipping-notch { width: 390px; height: 600px; }
    supple-flipping-notch:not(:defined) { display: block; position: relative; overflow: hidden auto; }
    supple-flipping-notch:not(:defined) > [slot='bar'] { position: absolute; inset: 0 0 auto; z-index: 1; }
    body, ul { margin: 0; padding: 0; } ul { padding-top: 50px; } li { height: 60px; } [slot='bar'] { height: 40px; }`);
  document.adoptedStyleSheets = [sheet];
"""


def test_a_list_has_its_shape_before_script_and_module_and_keeps_it(page_at, server):
    rows = "".join(f"<li>Row {index}</li>" for index in range(30))
    visit = page_at(server.url, led=False, html=(
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Test</title></head>'
        f"<body><supple-flipping-notch><div slot=bar>Bar</div><ul data-list>{rows}</ul></supple-flipping-notch></body></html>"))
    page = visit.page
    page.evaluate(f"() => {{ {SHEET} }}")
    # A bar scrolls along until the script is loaded.
    shape = """JSON.stringify([...document.querySelectorAll(
        document.querySelector('li').getBoundingClientRect().y < 50 ? 'li' : 'li, [slot=bar]')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y, width, height];
    }))"""
    plain = page.evaluate(shape)
    page.evaluate("() => { document.querySelector('supple-flipping-notch').scrollTop = 70; }")
    scrolled = page.evaluate(shape)
    assert scrolled != plain
    # The module waits until the test releases it. The shift by the style sheet is over after two frames.
    page.evaluate("""async () => {
      for (const _ of [1, 2]) await new Promise((done) => requestAnimationFrame(done));
      const { fetch } = window;
      const allowed = new Promise((allow) => (window.allowModule = allow));
      window.fetch = (...given) => allowed.then(() => fetch(...given));
      window.shifts = 0;
      if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
        new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (shifts += value))).observe({ type: 'layout-shift' });
      }
      import('./supple.js').then((supple) => (window.supple = supple));
    }""")
    page.wait_for_function("() => window.supple && document.querySelector('supple-flipping-notch').shadowRoot")
    assert page.evaluate(shape) == scrolled
    page.evaluate(f"() => {{ {SCROLLER}.scrollTop = 0; }}")
    assert page.evaluate(shape) == plain
    page.evaluate(f"() => {{ {SCROLLER}.scrollTop = 70; }}")
    page.evaluate("() => { allowModule(); return supple.ready; }")
    page.wait_for_function(f"() => document.querySelector('{ELEMENT}').shadowRoot.querySelector('.notch').style.visibility === 'inherit'")
    visit.wait_until_still()
    assert page.evaluate(shape) == scrolled
    assert page.evaluate("shifts") == 0


def test_a_list_without_a_height_is_told_of(visit_html):
    visit = visit_html("<supple-flipping-notch><ul data-list><li>Row</li></ul></supple-flipping-notch>")
    visit.expect_message("is 0 px high")
    visit.wait_until_still()
    visit.clock.after(3)
    assert len([line for line in visit.logged() if "<supple-flipping-notch> is 0 px high" in line]) == 1
