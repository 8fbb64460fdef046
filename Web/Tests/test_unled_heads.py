"""Open conversations beside dialogs, popovers and changes of a page, by the browser's own input and time."""

import pytest
from test_unled import DEVICES, FINGERS, HEAD, has_come, opens, page, person_at  # noqa: F401

OVER = (
    "<dialog id=ask>Delete? <button id=ok onclick='ask.close()'>OK</button></dialog>"
    "<div id=toast popover=manual style='inset:auto 0 20px'>Gone. <button id=undo onclick='toast.hidePopover()'>Undo</button></div>"
    "<button id=go onclick='this.dataset.pressed = true' style='position:absolute;left:20px;top:700px'>Go</button>")


def opened(person_at, device):
    """A person with an open conversation on a page with a dialog and a popover."""
    person = person_at(device, page().replace("<supple-chat-heads", OVER + "<supple-chat-heads", 1))
    has_come(person, HEAD)
    opens(person)
    return person


def escape(person):
    person.visit.page.keyboard.press("Escape")


FOCUSED = """() => {
  const focused = document.querySelector('supple-chat-heads').shadowRoot.activeElement;
  return [focused?.classList[0], focused?.matches(':focus-visible')];
}"""


@pytest.mark.parametrize("device", FINGERS)
def test_a_finger_gets_no_focus_ring_and_a_key_gets_one(person_at, device):
    person = opened(person_at, device)
    assert person.visit.page.evaluate(FOCUSED) == ["conversation", False]
    escape(person)
    person.until_seen("supple-closed")
    assert person.visit.page.evaluate(FOCUSED) == ["head", True]


@pytest.mark.parametrize("device", FINGERS)
def test_a_finger_on_the_overflow_gets_no_focus_ring(person_at, device):
    person = opened(person_at, device)
    person.until("() => { for (const id of 'cdefghij') heads.addHead({ id, name: id }); return true; }")
    has_come(person, ".overflow:not([style*='hidden'])")
    person.tap(person.center(".overflow"))
    has_come(person, ".head[data-listed]")
    person.until_rest()
    assert person.visit.page.evaluate(FOCUSED) == ["head", False]


@pytest.mark.parametrize("device", DEVICES)
def test_a_conversation_that_leaves_takes_no_focus(person_at, device):
    person = person_at(device, page().replace("Hello, Anna", "Hello <input id=old aria-label=Old>").replace(
        "Hello, Ben", "Hello <input id=new aria-label=New>"))
    has_come(person, HEAD)
    person.until("() => { heads.open('anna'); return true; }")
    has_come(person, "#old")
    # The other head is tapped, and the page's script comes in the middle of the switch.
    person.until("""() => {
      const frames = (count, then) => requestAnimationFrame(() => count > 1 ? frames(count - 1, then) : then());
      heads.addEventListener('supple-selected', () => frames(3, () => { old.focus(); window.late = document.activeElement?.id; }));
      heads.open('ben');
      return true;
    }""")
    person.until("() => window.late !== undefined")
    assert person.visit.page.evaluate("window.late") != "old"
    has_come(person, "#new")
    assert person.visit.page.evaluate("() => [document.activeElement.localName, heads.openHead]") == ["supple-chat-heads", "ben"]


@pytest.mark.parametrize("device", DEVICES)
def test_a_dialog_and_a_popover_over_a_conversation(person_at, device):
    person = opened(person_at, device)
    person.until("() => { ask.showModal(); return true; }")
    person.tap(person.center("#ok"))
    person.until("() => !ask.open")
    person.until("() => { toast.showPopover(); return true; }")
    person.tap(person.center("#undo"))
    person.until("() => !toast.matches(':popover-open')")
    person.until("() => { ask.showModal(); return true; }")
    escape(person)
    person.until("() => !ask.open")
    assert person.until("() => heads.openHead")


@pytest.mark.parametrize("device", DEVICES)
def test_a_page_whose_heads_are_hidden_can_be_used(person_at, device):
    person = opened(person_at, device)
    person.until("() => go.inert")
    person.until("() => { heads.style.display = 'none'; return true; }")
    person.until("() => !go.inert")
    person.tap(person.center("#go"))
    person.until("() => go.dataset.pressed")
    person.until("() => { heads.style.display = ''; return true; }")
    person.until("() => go.inert")
    person.until("() => { heads.focus(); return true; }")
    escape(person)
    person.until("() => heads.openHead === null && !go.inert")


@pytest.mark.parametrize("device", DEVICES)
def test_a_banner_in_mid_drag(person_at, device):
    person = person_at(device, page())
    has_come(person, HEAD)
    x, y = person.center(HEAD)
    person.pointer.down((x, y))
    for step in range(30):
        person.pointer.move((x - 5 * step, y + 5 * step), after=0.012)
        if step == 15:
            person.until("() => { document.body.prepend(Object.assign(document.createElement('p'), { style: 'margin:0;height:120px' })); return true; }")
    person.pointer.move((x - 150, y + 150), after=0.05)
    person.until("""([x, y]) => {
      const head = heads.shadowRoot.querySelector('.head').getBoundingClientRect();
      return Math.hypot(head.x + head.width / 2 - x, head.y + head.height / 2 - y) < 2;
    }""", [x - 150, y + 150])
    person.pointer.up(after=0.01)
    person.until_rest()
