"""A launcher on three pages of others, written from the documentation alone, by mouse, finger and keyboard in real time."""

import pytest
from test_unled import person_at  # noqa: F401
from test_unled_resize import BOX

HEAD = (
    '<!doctype html><html lang="en"{}><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    '<link rel="icon" href="data:,"><title>My page</title><script type="module" src="supple.js"></script>')
LAUNCHER = (
    '<supple-chat-heads id="heads" launcher label="Assistant"><form onsubmit="return false"><label>Question <input id=field></label>'
    "<p>Answers come here.</p></form></supple-chat-heads>")
WORDS = "".join(f"<p>Paragraph {number} of an article that is longer than any window.</p>" for number in range(80))

ARTICLE = HEAD.format("") + f"<h1>My page</h1><a id=go href='#end'>To the end</a>{WORDS}{LAUNCHER}<p id=end>End</p>"
SHELL = HEAD.format("") + (
    "<style>html,body{height:100%;margin:0}body{display:grid;grid:auto 1fr/200px 1fr}header{grid-column:1/3;position:sticky;top:0;"
    "height:56px;z-index:10;background:#dde}main{overflow:auto}</style>"
    f"<header><button id=go>Menu</button></header><nav>Boxes</nav><main id=main>{WORDS}</main>{LAUNCHER}")
MIRRORED = HEAD.format(' dir="rtl"') + (
    "<style>html{zoom:1.25}body{margin:0}</style>"
    f"<button id=go>Menu</button>{WORDS}<dialog id=ask>Delete? <button id=ok>OK</button></dialog>{LAUNCHER}")
PAGES = {"article": ARTICLE, "shell": SHELL, "mirrored": MIRRORED}
SIZE = (1100, 760)
PLACE = """() => {
  const box = heads.shadowRoot.querySelector('.head').getBoundingClientRect();
  return [box.x, box.y, box.width, box.height];
}"""


def box(person):
    return person.until(BOX)


def keys(person, *names):
    for name in names:
        person.visit.page.keyboard.press(name)


@pytest.mark.parametrize("device", ["tablet", "desktop"])
@pytest.mark.parametrize("name", PAGES)
def test_a_launcher_on_a_page(person_at, engine, name, device):  # noqa: F811
    # WebKitGTK measures zoomed elements in their own points.
    scale = 1.25 if name == "mirrored" and engine.name != "webkit" else 1
    person = person_at(device, PAGES[name] if scale > 1 else PAGES[name].replace("html{zoom:1.25}", ""), viewport=SIZE)
    person.center(".head:not([aria-disabled])")
    person.until_rest()
    x, y, width, height = person.until(PLACE)
    assert width == pytest.approx(66 * scale, abs=0.5)
    right = person.visit.page.evaluate("document.documentElement.getBoundingClientRect().right")
    side = x if name == "mirrored" else right - x - width
    assert side == pytest.approx(16 * scale, abs=1) and SIZE[1] - y - height == pytest.approx(16 * scale, abs=1)
    # The page scrolls, and the launcher stays.
    scroller = "main" if name == "shell" else "document.scrollingElement"
    person.until(f"() => {{ {scroller}.scrollTop = 600; return {scroller}.scrollTop > 500; }}")
    person.until_rest()
    assert person.until(PLACE) == pytest.approx([x, y, width, height], abs=0.5)
    # A tap opens; a word is written; the page beside it is used.
    person.tap((x + width / 2, y + height / 2))
    person.until("() => heads.openHead === 'launcher'")
    person.until_rest()
    left, top, wide, high = box(person)
    assert wide == pytest.approx(380 * scale, abs=1) and top >= 0 and top + high == pytest.approx(y + height, abs=1)
    person.tap(person.center("#field"))
    person.until("() => document.activeElement === field")
    keys(person, "h", "i")
    person.until("() => field.value === 'hi'")
    if name == "article":
        person.until("() => { scrollTo(0, 0); return true; }")
    person.until("() => { go.addEventListener('click', (event) => { event.preventDefault(); go.dataset.pressed = true; }); return true; }")
    person.until("() => { go.scrollIntoView({ block: 'center' }); return true; }")
    person.tap(person.center("#go"))
    person.until("() => go.dataset.pressed")
    assert person.until("() => heads.openHead") == "launcher"
    # By its bar it goes 1:1, and its corner resizes it.
    start = (left + wide / 2, top + 22 * scale)
    by = (120, -40) if name == "mirrored" else (-120, -40)
    person.drag(start, (start[0] + by[0], start[1] + by[1]))
    person.until("() => heads.docking === 'floating'")
    person.until_rest()
    moved = box(person)
    assert moved[:2] == pytest.approx([left + by[0], max(16 * scale, top + by[1])], abs=3)
    corner = (moved[0] + 3, moved[1] + 3)
    person.drag(corner, (corner[0] - 40, corner[1] + 60))
    person.until_rest()
    resized = box(person)
    assert resized[2:] == pytest.approx([wide + 40, high - 60], abs=4)
    # Escape in the page's dialog closes only that.
    if name == "mirrored":
        person.until("() => { ask.showModal(); return true; }")
        keys(person, "Escape")
        person.until("() => !ask.open")
        assert person.until("() => heads.openHead") == "launcher"
    # By keys: Escape closes, Enter opens again where it was, with the words that were written.
    person.until("() => { field.focus(); return true; }")
    keys(person, "Escape")
    person.until("() => heads.openHead === null && heads.matches(':focus-within') | document.activeElement === heads")
    person.until_rest()
    keys(person, "Enter")
    person.until("() => heads.openHead === 'launcher'")
    person.until_rest()
    assert box(person) == pytest.approx(resized, abs=1) and person.until("() => field.value") == "hi"
    # Dragged away by its head while it is closed.
    keys(person, "Escape")
    person.until("() => heads.openHead === null")
    person.until_rest()
    head = person.until(PLACE)
    middle = (head[0] + width / 2, head[1] + height / 2)
    goal = (right - 80 if name == "mirrored" else 80, 300)
    person.drag(middle, goal)
    person.until_rest()
    assert person.until(PLACE)[1] + height / 2 == pytest.approx(300, abs=3)
    person.until("(edge) => heads.edge === edge", "right" if name == "mirrored" else "left")
