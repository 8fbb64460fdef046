"""The size of a conversation beside its head, by the browser's own finger and mouse, in its own time."""

import pytest
from test_unled import person_at  # noqa: F401

DEVICES = ["tablet", "desktop"]
PAGE = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    '<link rel="icon" href="data:,"><title>Test</title><style>body{margin:0;height:100vh;position:relative}</style>'
    '<script type="module" src="supple.js"></script><button id=go style="position:absolute;left:20px;top:20px">Go</button>'
    '<supple-chat-heads id="heads" edge="right" y="300">'
    '<b slot="head" data-head="anna" data-name="Anna">A</b><section slot="conversation" data-head="anna">Hello</section>'
    "</supple-chat-heads><script type=module>"
    "window.sizes = []; addEventListener('supple-panel-resized', ({ detail }) => sizes.push(detail.size));"
    "</script>")
BOX = """() => {
  const panel = [...heads.shadowRoot.querySelectorAll('[role=dialog]')].find((one) => one.checkVisibility({ visibilityProperty: true }));
  const box = panel?.getBoundingClientRect();
  return box && [box.x, box.y, box.width, box.height];
}"""


@pytest.mark.parametrize("device", DEVICES)
def test_an_edge_follows_and_stays(person_at, device):  # noqa: F811
    person = person_at(device, PAGE, viewport=(1000, 700))
    person.center(".head:not([aria-disabled])")
    person.until_rest()
    person.until("() => { heads.open('anna'); return true; }")
    person.until("() => heads.shadowRoot.querySelector('.edge')?.checkVisibility({ visibilityProperty: true })")
    person.until_rest()
    x, y, width, height = person.until(BOX)
    start = (round(x) - 4, round(y + height / 2))
    person.pointer.down(start)
    for step in range(1, 21):
        person.pointer.move((start[0] - 5 * step, start[1] + step), after=0.012)
    held = person.until("(least) => { const box = (" + BOX + ")(); return box[2] > least && box; }", width + 90)
    assert abs(held[0] + held[2] - x - width) < 0.5, "the edge at the head stands still"
    person.pointer.up(after=0.05)
    person.until("() => sizes.length === 1")
    person.until_rest()
    after = person.until(BOX)
    assert abs(after[2] - width - 100) < 3 and abs(after[0] + after[2] - x - width) < 0.5
    # The page beside it is the page's.
    person.until("() => { go.onclick = () => { go.dataset.pressed = true }; return true; }")
    person.tap(person.center("#go"))
    person.until("() => go.dataset.pressed")
