"""A badge in other people's markup, by the browser's own pointers, time and frames."""

import pytest
from harness.unled import WATCH, Person
from test_unled import DEVICES, EVENTS, has_come, has_engine, tears

BADGE = "supple-slime-badge"
WATCHING = WATCH % ", ".join(f"'{name}'" for name in EVENTS)

PAGE = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    '<link rel="icon" href="data:,"><title>Test</title><style>html{touch-action:manipulation}body{margin:40px;height:700px}</style>'
    '<script type="module" src="supple.js"></script>')
MARKUP = {
    "link": '<a id="around" href="#there">Row %s</a>',
    "draggable": '<div id="around" draggable="true">Row %s</div>',
    "zoomed": '<div id="around" style="zoom:1.5">Row %s</div>',
    "beside": '<button id="before">Open</button>%s<button id="after">Mute</button>',
    # One editor on the page, and one in a component's shadow tree.
    "editor": ('<div contenteditable id="editor">abc</div><div id="component"><template shadowrootmode="open">'
               '<div contenteditable>abc</div></template></div><p>%s</p>'),
}


@pytest.fixture
def person_beside(page_at, server):
    """A person in front of a page with a badge in named markup."""

    def come(device, name):
        visit = page_at(server.url, html=PAGE + MARKUP[name] % f'<{BADGE} count="3"></{BADGE}>',
                        headers={"Content-Type": "text/html"}, scripts=[WATCHING], own=True, **DEVICES[device])
        person = Person(visit, visit.fingers if DEVICES[device] else visit.mouse)
        has_come(person, BADGE)
        has_engine(person)
        return person

    return come


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", MARKUP)
def test_it_is_torn_off_in_other_peoples_markup(person_beside, device, name):
    person = person_beside(device, name)
    tears(person)
    assert person.visit.page.evaluate("[location.hash, document.querySelector('supple-slime-badge').count]") == ["", 0]


@pytest.mark.parametrize("device", DEVICES)
def test_its_neighbours_are_clicked(person_beside, device):
    person = person_beside(device, "beside")
    person.visit.page.evaluate("() => { window.clicked = []; addEventListener('click', ({ target }) => clicked.push(target.id)); }")
    x, y = person.center(BADGE)
    for off, name in ((-14, "before"), (14, "after"), (-18, "before"), (18, "after")):
        person.tap((x + off, y))
        person.until("(name) => clicked.at(-1) === name", name)
    assert person.seen("supple-pressed") == []


@pytest.mark.parametrize("device", DEVICES)
def test_an_editor_keeps_its_caret(person_beside, device):
    person = person_beside(device, "editor")
    x, y = person.center(BADGE)
    for editor in ("document.querySelector('#editor')", "document.querySelector('#component').shadowRoot.firstChild"):
        # A press at its end puts the caret there, in shadow trees of every browser.
        left, top, width, height = person.visit.page.evaluate(f"Object.values({editor}.getBoundingClientRect().toJSON())")[:4]
        person.tap((left + width - 5, top + height / 2))
        person.until(f"() => {editor}.getRootNode().activeElement === {editor}")
        person.visit.page.keyboard.type("1")
        person.forget()
        person.drag((x, y), (x + 60, y))
        person.until_seen("supple-pressed")
        person.until_rest()
        person.visit.page.evaluate(f"{editor}.focus()")
        person.visit.page.keyboard.type("2")
        assert person.visit.page.evaluate(f"{editor}.textContent") == "abc12"
