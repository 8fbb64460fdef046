"""Chat heads on pages of other people: dialogs, popovers, frameworks that own the children, style resets, banners."""

from urllib.parse import quote

import pytest

from harness.elements import REST_RIGHT, SIZE, Elements, conversation, head, heads, near, rows, slot, stage

ELEMENT = "supple-chat-heads"

OVER = """
<main id=app><button id=go>Go</button><div id=news role=status></div><div id=card><button id=more>More</button></div></main>
<aside id=side><button>Side</button></aside>
<dialog id=ask>Delete? <button id=ok>OK</button></dialog>
<div id=toast popover=manual><button id=undo>Undo</button></div>
"""

PREPARE = """
() => {
  for (const [button, act] of [['ok', () => ask.close()], ['undo', () => toast.hidePopover()], ['go', () => {}]]) {
    document.getElementById(button).addEventListener('click', () => {
      act();
      window.pressed = (window.pressed ?? []).concat(button);
    });
  }
}
"""


@pytest.fixture
def open_page(visit_html):
    def build(*names, beside=OVER, attributes='edge="right" y="300"', content="", **options):
        options.setdefault("touch", True)
        page = Elements(visit_html(stage(beside + heads(*names, attributes=attributes, content=content)), **options))
        page.page.evaluate("() => { const make = %s; if (document.querySelector('#ask')) make(); }" % PREPARE)
        return page

    return build


def press(page, selector, pointer):
    """Presses the element of a selector like a person."""
    if pointer == "key":
        page.page.evaluate("(selector) => document.querySelector(selector).focus()", selector)
        page.page.keyboard.press("Enter")
    else:
        getattr(page.visit, pointer).tap(page.visit.box(selector).center)


@pytest.mark.parametrize("pointer", ["fingers", "mouse", "key"])
def test_a_dialog_and_a_popover_that_open_over_a_conversation_can_be_used(open_page, pointer):
    page = open_page("anna", "ben")
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    page.page.evaluate("ask.showModal()")
    press(page, "#ok", pointer)
    page.until("!ask.open")
    page.page.evaluate("toast.showPopover()")
    press(page, "#undo", pointer)
    page.until("!toast.matches(':popover-open')")
    assert page.page.evaluate("pressed") == ["ok", "undo"]
    assert page.inside(ELEMENT, "element.openHead") == "anna"


def inert(page):
    """The ids of inert elements of the page."""
    return page.page.evaluate("[...document.querySelectorAll('[inert]')].map(({ id }) => id)")


def test_an_open_conversation_leaves_live_regions_audible_and_the_rest_inert(open_page):
    page = open_page("anna", "ben")
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    assert inert(page) == ["go", "card", "side"]
    # Elements inserted while it is open are exempt as well.
    page.page.evaluate("card.append(Object.assign(document.createElement('div'), { id: 'menu', popover: 'auto' }))")
    page.until("!card.inert")
    assert inert(page) == ["go", "more", "side"]
    # Elements that the page renders again beside the heads are beneath the conversation as well.
    page.page.evaluate("side.after(Object.assign(document.createElement('nav'), { id: 'anew' }))")
    page.until("anew.inert")
    assert inert(page) == ["go", "more", "side", "anew"]
    page.page.evaluate("anew.inert = false")
    page.call(ELEMENT, "element.select('ben')")
    page.still()
    assert inert(page) == ["go", "more", "side"]
    # Routers keep a copy of the page and show it later; its heads have no open conversation.
    copied = page.page.evaluate("""() => {
      const copy = document.querySelector('#stage').cloneNode(true);
      const count = () => copy.querySelectorAll('[inert]').length;
      const before = count();
      document.body.append(copy);
      const after = count();
      copy.remove();
      return [before, after];
    }""")
    assert copied == [3, 0]
    # A copy in place of an element is beneath the conversation as well.
    page.page.evaluate("side.replaceWith(side.cloneNode(true))")
    page.call(ELEMENT, "element.close()")
    page.still()
    assert inert(page) == []


# Elements with a shadow tree beside the heads: a notch and an element of the page, whose live regions are in their slots.
SHADOWS = """
<supple-flipping-notch id=inbox><p slot=bar id=bar>Inbox</p><ul data-list>%s</ul><p id=news role=status></p></supple-flipping-notch>
<x-card id=card><template shadowrootmode=open><button id=menu>Menu</button><section><button id=like>Like</button><slot></slot></section>
</template><p>Text <output id=sum></output></p></x-card>
<x-card id=told><template shadowrootmode=open><button>Retry</button></template></x-card>
""" % rows(20)

# The parts of a shadow tree that are inert, by their names.
INERT_PARTS = """
  (host) => [...host.shadowRoot.querySelectorAll('[inert]')].map(({ id, name, className, part }) => id || part?.value || name || className)
"""

# Whether an element is inert, by itself or by an element around it, as it is shown.
IS_INERT = """
  (element) => {
    for (let at = element; at; at = at.assignedSlot ?? at.parentNode ?? at.host) if (at.inert) return true;
    return false;
  }
"""


def test_a_conversation_makes_the_shadow_trees_around_live_regions_inert(open_page):
    page = open_page("anna", beside=SHADOWS)
    is_inert = lambda part: page.page.evaluate(f"({IS_INERT})({part})")
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    for live in ("news", "sum", "inbox.shadowRoot.querySelector('[role=status]')"):
        assert not is_inert(live), live
    for used in ("inbox.querySelector('li')", "bar", "inbox.shadowRoot.querySelector('.refresh')", "told"):
        assert is_inert(used), used
    assert page.page.evaluate(f"({INERT_PARTS})(card)") == ["menu", "like"]
    # The keyboard stays in the conversation, and reaches no scroller beneath it.
    for _ in range(8):
        page.page.keyboard.press("Tab")
        focused = page.page.evaluate("document.activeElement.localName")
        assert focused in ("body", "html", ELEMENT, "section", "button", "input"), focused
        assert page.page.evaluate("!document.activeElement.closest('supple-flipping-notch,x-card')")
    # A live region in another slot speaks as well.
    page.page.evaluate("bar.append(Object.assign(document.createElement('output'), { id: 'late' }))")
    page.until(f"!({IS_INERT})(late)")
    assert is_inert("inbox.shadowRoot.querySelector('.refresh')")
    # What a page adds to such a shadow tree is beneath the conversation, and what it decides there holds.
    page.page.evaluate("card.shadowRoot.append(Object.assign(document.createElement('button'), { id: 'anew' }))")
    page.until("card.shadowRoot.querySelector('#anew').inert")
    page.page.evaluate("card.shadowRoot.querySelector('#menu').inert = true")
    page.call(ELEMENT, "element.close()")
    page.still()
    assert inert(page) == []
    assert page.page.evaluate(f"({INERT_PARTS})(card)") == ["menu"]
    assert page.page.evaluate(f"({INERT_PARTS})(inbox)") == ["panel"]
    assert page.inside("supple-flipping-notch", "root.querySelector('.scroller').tabIndex") == 0


# Heads in a layer of their own, as frameworks keep them.
LAYER = '<main id=app><button id=go>Go</button></main><div id=outer><div id=layer><template id=t></template>%s</div></div>'


def test_heads_alone_in_their_layer_make_the_page_beside_it_inert(visit_html):
    page = Elements(visit_html(LAYER % heads("anna"), touch=True))
    page.page.evaluate("Object.assign(layer.style, { position: 'fixed', inset: '0', pointerEvents: 'none' })")
    page.still()
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    assert inert(page) == ["app", "t"]
    # Elements that are added to the layer, and beside it, are beneath the conversation as well.
    page.page.evaluate("layer.prepend(Object.assign(document.createElement('p'), { id: 'low' })); app.after(Object.assign(document.createElement('p'), { id: 'late' }))")
    page.until("low.inert && late.inert")
    # A router shows a copy of the page later.
    assert page.page.evaluate("""() => {
      const copy = Object.assign(document.createElement('div'), { id: 'copy' });
      copy.append(app.cloneNode(true), outer.cloneNode(true));
      document.body.append(copy);
      const left = copy.querySelectorAll('[inert]').length;
      copy.remove();
      return left;
    }""") == 0
    page.call(ELEMENT, "element.close()")
    page.still()
    assert inert(page) == []
    page.page.evaluate("low.remove()")
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    assert inert(page) == ["app", "late", "t"]
    page.page.evaluate("outer.remove()")
    assert inert(page) == []


def test_heads_alone_in_a_smaller_box_leave_the_page_beside_it_usable(visit_html):
    page = Elements(visit_html(LAYER % heads("anna"), touch=True))
    page.page.evaluate("Object.assign(layer.style, { position: 'relative', height: '500px' })")
    page.still()
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    assert inert(page) == ["t"]


def test_a_wheel_over_a_modal_conversation_scrolls_the_conversation_alone(visit_html):
    page = Elements(visit_html(LAYER % heads("anna", content="<i></i>")))
    page.page.evaluate("""() => {
      Object.assign(layer.style, { position: 'fixed', inset: '0', pointerEvents: 'none' });
      app.style.height = '4000px';
      const box = document.querySelector('[slot=conversation]');
      box.style.overflow = 'auto';
      box.append(Object.assign(document.createElement('div'), { id: 'long' }));
      long.style.height = '3000px';
      window.turns = 0;
      addEventListener('wheel', () => { turns += 1; }, { passive: true });
    }""")
    page.still()
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    for point in ((10, 150), page.head("anna")):
        page.visit.mouse.wheel(point, (0, 200), begin=True)
        page.until("turns > 0")
        page.page.evaluate("turns = 0")
        page.visit.wait_until_scrolled("document.scrollingElement")
    assert page.page.evaluate("scrollY") == 0
    page.visit.mouse.wheel((195, 500), (0, 200), begin=True)
    page.until("document.querySelector('[slot=conversation]').scrollTop > 0")
    page.call(ELEMENT, "element.close()")
    page.still()
    page.visit.mouse.wheel((10, 150), (0, 200), begin=True)
    page.until("scrollY > 0")


VISIBLE = (
    '<section slot="conversation" data-head="anna"><p>Hello</p><button id="send">Send</button>'
    '<supple-flipping-notch><ul data-list><li>Row</li></ul></supple-flipping-notch></section>')

# The visibility of a button, and its reach by pointer and keyboard.
REACHED = """() => {
  const { x, y, width, height } = send.getBoundingClientRect();
  send.focus();
  const isFocused = document.activeElement === send;
  send.blur();
  return [send.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    document.elementFromPoint(x + width / 2, y + height / 2) === send, isFocused];
}"""


def test_a_closed_conversation_hides_content_that_sets_a_visibility_of_its_own(open_page):
    page = open_page(content=head("anna") + VISIBLE, beside="")
    page.page.evaluate("""() => {
      send.style.visibility = 'visible';
      send.addEventListener('click', () => { window.sent = true; });
      document.querySelector('supple-flipping-notch').style.cssText = 'position:relative;inset:auto;height:200px';
    }""")
    page.still()
    assert page.page.evaluate(REACHED) == [False, False, False]
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    assert page.page.evaluate(REACHED) == [True, True, True]
    page.visit.tap(page.page.locator("#send"))
    assert page.page.evaluate("window.sent")
    page.call(ELEMENT, "element.close()")
    page.still()
    assert page.page.evaluate(REACHED) == [False, False, False]
    # The element's own focus comes before the panel is drawn.
    page.page.evaluate("send.setAttribute('autofocus', '')")
    page.fingers.tap(page.head("anna"))
    page.still()
    assert page.page.evaluate("document.activeElement === send")


@pytest.mark.parametrize("said", ["true", "false"])
def test_what_the_page_says_of_inertness_holds(open_page, said):
    page = open_page("anna", "ben")
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    page.page.evaluate(f"side.inert = {said}")
    page.call(ELEMENT, "element.select('ben')")
    page.still()
    assert page.page.evaluate("side.inert") == (said == "true")
    page.call(ELEMENT, "element.close()")
    page.still()
    assert inert(page) == (["side"] if said == "true" else [])


@pytest.mark.parametrize("change", ["hidden = true", "style.display = 'none'", "style.width = '0px'", "style.height = '0px'"])
def test_heads_that_are_hidden_leave_nothing_inert(open_page, change):
    page = open_page("anna", "ben")
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    assert inert(page) == ["go", "card", "side"]
    page.call(ELEMENT, f"element.{change}")
    page.until("!document.querySelector('[inert]')")
    page.fingers.tap(page.visit.box("#go").center)
    page.until("window.pressed?.[0] === 'go'")
    page.call(ELEMENT, "element.hidden = false; element.removeAttribute('style')")
    page.until("document.querySelector('[inert]')")
    page.still()
    assert inert(page) == ["go", "card", "side"]
    assert page.head("anna") == near(slot(0, 2))
    page.call(ELEMENT, "element.close()")
    page.still()
    assert inert(page) == []


def test_a_state_that_is_put_back_over_the_overflows_panel_leaves_nothing_inert(open_page):
    page = open_page("anna", "ben", "carl", "dora", "emil", "frida", "gina")
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    page.call(ELEMENT, "element.openOverflow()")
    page.still()
    assert inert(page) == ["go", "card", "side"]
    page.call(ELEMENT, "element.state = { ...element.state, open: null }")
    page.still()
    assert inert(page) == []


def test_the_pages_elements_stay_children_until_the_page_removes_them(open_page):
    page = open_page("anna", "ben")
    page.page.evaluate(
        """() => {
          window.kept = [];
          document.addEventListener('supple-dismiss', ({ detail: { element, conversation } }) => {
            for (const node of [element, conversation]) kept.push([node, node.parentNode]);
          });
        }""")
    page.fingers.down((REST_RIGHT, 300))
    page.fingers.glide((REST_RIGHT, 300), (SIZE[0] / 2, SIZE[1] - 132), 0.5)
    page.fingers.move((SIZE[0] / 2, SIZE[1] - 132), after=0.3)
    page.fingers.up()
    page.still()
    assert page.inside(ELEMENT, "element.heads") == []
    assert page.page.evaluate(
        "kept.map(([node, parent]) => [parent.localName, node.parentNode === parent, node.checkVisibility()])"
    ) == [["supple-chat-heads", True, False]] * 4
    # Changes beside them make no heads of them.
    page.call(ELEMENT, "element.append('')")
    page.call(ELEMENT, "element.setAttribute('data-x', ''); element.firstElementChild.dataset.unread = 2")
    page.still()
    assert page.inside(ELEMENT, "element.heads") == []
    page.page.evaluate("() => { for (const [node, parent] of kept) parent.removeChild(node); }")
    page.still()
    # Inserted again, they are new heads.
    page.page.evaluate("() => { for (const [node, parent] of kept.slice(0, 2)) parent.append(node); }")
    page.still()
    (name,) = page.inside(ELEMENT, "element.heads")
    assert page.head(name) is not None


def test_elements_that_add_head_put_in_go_with_their_heads(open_page):
    page = open_page("anna")
    page.call(
        ELEMENT, "element.addHead({ id: 'zoe', name: 'Zoe' });"
        " const own = document.createElement('b'); own.dataset.head = 'yara'; element.addHead(own)")
    page.still()
    assert page.inside(ELEMENT, "element.heads") == ["yara", "zoe", "anna"]
    for name in ("yara", "zoe", "anna"):
        page.call(ELEMENT, f"element.removeHead('{name}')")
    page.still()
    assert page.inside(ELEMENT, "[...element.querySelectorAll('[slot=head][data-head]')].map((child) => child.dataset.head)") == [
        "anna"]
    # A head of the page's comes back with its own picture and conversation.
    page.call(ELEMENT, "element.addHead({ id: 'anna', unread: 2 })")
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    assert page.inside(ELEMENT, "[...element.children].filter((child) => child.checkVisibility()).map(({ localName, slot }) => slot)") == [
        "head", "conversation"]


def test_a_head_that_the_page_has_just_put_in_is_among_the_heads(open_page):
    page = open_page("anna")
    assert page.inside(
        ELEMENT, "(() => { const ben = document.createElement('div'); Object.assign(ben, { slot: 'head' });"
        " ben.dataset.head = 'ben'; element.append(ben); return element.heads.includes('ben'); })()")


def test_a_framework_may_give_an_element_another_head(open_page):
    page = open_page("anna", "ben", "carl")
    page.call(ELEMENT, "element.removeHead('anna')")
    page.still()
    # Like a render of a list without keys: the first two elements get other ids, the last one is removed.
    page.call(
        ELEMENT, "const [one, two, three] = element.querySelectorAll('[slot=head]');"
        " one.dataset.head = 'ben'; one.dataset.name = 'Ben'; two.dataset.head = 'carl'; two.dataset.name = 'Carl'; three.remove()")
    page.still()
    assert page.inside(ELEMENT, "element.heads") == ["ben", "carl"]
    assert page.inside(ELEMENT, "[...element.querySelectorAll('[slot=head]')].map((child) => child.assignedSlot !== null)") == [
        True, True]


@pytest.mark.parametrize("kind", ["popover", "dialog"])
def test_escape_closes_what_is_open_in_the_conversation_first(open_page, kind):
    inner = '<div id=inner popover><button id=in>In</button></div>' if kind == "popover" else (
        "<dialog id=inner><button id=in>In</button></dialog>")
    page = open_page(content=head("anna") + conversation("anna", inner))
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    page.page.evaluate("inner.showPopover ? inner.showPopover() : 0" if kind == "popover" else "inner.showModal()")
    page.page.locator("#in" if kind == "dialog" else "input").focus()
    page.page.keyboard.press("Escape")
    page.until("!inner.matches(':popover-open, :modal')")
    page.still()
    assert page.inside(ELEMENT, "element.openHead") == "anna"
    page.page.locator("input").focus()
    page.page.keyboard.press("Escape")
    page.still()
    assert page.inside(ELEMENT, "element.openHead") is None


def test_escape_closes_the_conversation_and_not_the_dialog_around_it(visit_html):
    page = Elements(visit_html(f"<dialog id=outer>{stage(heads('anna'))}</dialog>", touch=True))
    page.page.evaluate("outer.showModal()")
    page.still()
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    page.page.keyboard.press("Escape")
    page.still()
    assert page.page.evaluate("outer.open") is True
    assert page.inside(ELEMENT, "element.openHead") is None


def test_escape_is_the_input_methods_while_it_composes(open_page):
    # Where the browser has a watcher of close requests, Escape is the browser's.
    page = open_page("anna", scripts=("delete window.CloseWatcher",))
    page.call(ELEMENT, "element.open('anna')")
    page.still()
    # The machine has no input method, so the key event claims to compose. Safari's last key of a composition has only the code 229.
    compose = """(composed) => document.querySelector('input').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, ...composed }))"""
    for composed in ({"isComposing": True}, {"keyCode": 229}):
        page.page.evaluate(compose, composed)
        page.still()
        assert page.inside(ELEMENT, "element.openHead") == "anna"
    page.page.evaluate(compose, {})
    page.still()
    assert page.inside(ELEMENT, "element.openHead") is None


RESETS = {
    "none": "",
    "pictures": "img{max-width:100%;height:auto;display:block}",
    "margins": "*{margin:1em;padding:0;box-sizing:content-box}img{max-height:20px;min-width:200px}",
}


@pytest.mark.parametrize("reset", RESETS)
@pytest.mark.parametrize("size", ["150x100", "100x150"])
def test_pictures_fill_their_faces_under_any_reset(visit_html, reset, size):
    width, height = size.split("x")
    picture = quote(f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"><rect width="99" height="99"/></svg>')
    page = Elements(visit_html(stage(
        '<supple-chat-heads edge="right" y="300">'
        f'<img slot="head" data-head="anna" data-name="Anna" alt="" src="data:image/svg+xml,{picture}"></supple-chat-heads>')))
    page.page.evaluate(
        "(css) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css); document.adoptedStyleSheets = [sheet]; }",
        RESETS[reset])
    page.still()
    picture, face = page.inside(
        ELEMENT, "[element.querySelector('img'), root.querySelector('.head .picture')].map((at) => at.getBoundingClientRect().toJSON())")
    assert [picture[key] for key in ("x", "y", "width", "height")] == [face[key] for key in ("x", "y", "width", "height")]
    assert (picture["width"], picture["height"]) == (58, 58)
    assert page.inside(ELEMENT, "getComputedStyle(element.querySelector('img')).objectFit") == "cover"


def test_a_page_that_shrinks_its_rem_shrinks_no_text(open_page):
    page = open_page(content=head("anna", unread=12) + conversation("anna"))
    page.page.evaluate(
        "() => { document.documentElement.style.fontSize = '62.5%'; document.body.style.cssText += ';text-indent:24px;writing-mode:vertical-rl'; }")
    page.call(ELEMENT, "element.message('anna', 'Hello there')")
    page.until("document.querySelector('supple-chat-heads').shadowRoot.querySelector('.flyout').style.visibility === 'visible'")
    sizes = page.inside(
        ELEMENT, "['.badge', '.flyout b', '.flyout span', '.target-label'].map((part) =>"
        " { const { fontSize, textIndent, writingMode } = getComputedStyle(root.querySelector(part));"
        " return [parseFloat(fontSize), textIndent, writingMode]; })")
    assert sizes == [[size, "0px", "horizontal-tb"] for size in (13, 13, 15, 13)]


def test_a_banner_in_mid_drag_leaves_the_head_at_the_finger(open_page):
    page = open_page("anna", beside="")
    page.fingers.down((REST_RIGHT, 300))
    page.fingers.glide((REST_RIGHT, 300), (200, 400), 0.3)
    page.page.evaluate(
        "() => { const banner = document.createElement('p'); Object.assign(banner.style, { margin: 0, height: '120px' });"
        " document.body.prepend(banner); }")
    page.fingers.glide((200, 400), (180, 500), 0.3)
    page.fingers.move((180, 500), after=0.5)
    assert page.head("anna") == near((180, 500), 0.1)
    page.fingers.up()
    page.still()
    assert page.head("anna")[1] == pytest.approx(500, abs=10)


@pytest.mark.parametrize("order", ["lift, show", "show, lift"])
def test_heads_that_are_hidden_in_mid_drag_come_back_where_they_were(open_page, order):
    page = open_page("anna", beside="")
    page.fingers.down((REST_RIGHT, 300))
    page.fingers.glide((REST_RIGHT, 300), (200, 300), 0.3)
    page.fingers.move((200, 300), after=0.3)
    page.call(ELEMENT, "element.style.display = 'none'")
    page.after(0.1)
    for step in order.split(", "):
        if step == "lift":
            page.fingers.up()
        else:
            page.call(ELEMENT, "element.style.display = ''")
        page.after(0.1)
    page.still()
    assert page.head("anna")[1] == pytest.approx(300, abs=10)
    assert page.head("anna")[0] in (pytest.approx(REST_RIGHT, abs=0.02), pytest.approx(SIZE[0] - REST_RIGHT, abs=0.02))


def test_focus_goes_to_the_leader_or_to_what_is_open(open_page):
    page = open_page("anna", "ben")
    page.call(ELEMENT, "element.focus()")
    assert page.page.evaluate("document.activeElement.localName") == ELEMENT
    assert page.focused() == "Anna"
    page.call(ELEMENT, "element.open('ben')")
    page.still()
    page.page.evaluate("document.activeElement.blur()")
    page.call(ELEMENT, "element.focus()")
    assert page.inside(ELEMENT, "root.activeElement.getAttribute('role')") == "dialog"
    assert page.focused() == "Ben"


@pytest.mark.parametrize("reduced_motion", [False, True])
@pytest.mark.parametrize("means", ["key", "page"])
def test_the_last_head_leaves_the_focus_in_its_place(open_page, means, reduced_motion):
    page = open_page("anna", reduced_motion=reduced_motion)
    page.call(ELEMENT, "element.focus()")
    if means == "key":
        page.page.keyboard.press("Delete")
    else:
        page.call(ELEMENT, "element.removeHead('anna')")
    page.still()
    assert page.inside(ELEMENT, "element.heads") == []
    assert page.page.evaluate("document.activeElement.localName") == ELEMENT


def test_elements_in_a_frame_that_goes_leave_nothing_behind(open_page):
    page = open_page(beside="")
    page.page.evaluate(
        """async () => {
          window.lives = [];
          for (let index = 0; index < 20; index += 1) {
            const frame = document.createElement('iframe');
            document.body.append(frame);
            for (const name of ['supple-chat-heads', 'supple-slime-badge', 'supple-flipping-notch']) {
              const element = document.createElement(name);
              if (name === 'supple-slime-badge') element.count = 3;
              if (name === 'supple-chat-heads') element.addHead({ id: 'anna' });
              if (name === 'supple-flipping-notch') Object.assign(element.style, { width: '200px', height: '100px' });
              frame.contentDocument.body.append(element);
              lives.push(new WeakRef(element));
            }
            await pageClock.pass(50);
            frame.remove();
          }
        }""")
    page.still()
    # A list checks its height later.
    page.after(10)
    alive = "lives.filter((life) => life.deref()).length"
    for _ in range(10):
        page.visit.collect_garbage()
        left = page.page.evaluate(alive)
        if left == 0:
            break
    assert left == 0, f"of 60 elements {left} were alive"
