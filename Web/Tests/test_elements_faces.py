"""Heads with faces of any size: their places, their pictures, and the controls in them."""

import json

import pytest

from harness.elements import REST_RIGHT, SIZE, TOP, Elements, conversation, head, near, stage

ELEMENT = "supple-chat-heads"
PILL = {"width": 160, "height": 48}

# The boxes of a head's button and picture, and the picture's rounding.
LOOK = """((name) => { const button = [...root.querySelectorAll('.head')].find((one) =>
    one.getAttribute('aria-label').startsWith(name));
  const picture = button.querySelector('.picture'), glow = button.querySelector('.glow');
  const box = ({ x, y, width, height }) => [x, y, width, height].map((side) => Math.round(side * 100) / 100);
  const radius = (part) => getComputedStyle(part).borderRadius;
  return { button: box(button.getBoundingClientRect()), picture: box(picture.getBoundingClientRect()),
    radius: radius(picture), glow: radius(glow) }; })"""

# A head with controls of every kind, each of which records its clicks.
CONTROLS = (
    '<div slot="head" data-head="player" data-name="Player" data-width="300" data-height="160">'
    '<button id="play">Play</button> <a id="more" href="#more">More</a> <b id="knob" data-control>Knob</b> '
    '<i id="plain">Plain</i> <input id="field" size="3" aria-label="Field"> <textarea id="area" rows="3" cols="8" aria-label="Area">'
    '</textarea> <select id="choice" aria-label="Choice"><option>1</option></select></div>')


@pytest.fixture
def open_faces(visit_html):
    def build(content, attributes='edge="right" y="300"', **options):
        options.setdefault("touch", True)
        return Elements(visit_html(stage(f"<supple-chat-heads {attributes}>{content}</supple-chat-heads>"), **options))

    return build


def look(page, name):
    return page.inside(ELEMENT, f"{LOOK}({json.dumps(name)})")


def test_a_face_has_its_size_its_corners_and_its_place(open_faces):
    page = open_faces(head("player", **PILL))
    seen = look(page, "Player")
    # A sixth of 160 is outside.
    assert seen["button"] == [pytest.approx(390 - 160 + 160 / 6, abs=0.02), 276, 160, 48]
    assert seen["picture"][2:] == [152, 40]
    assert seen["radius"] == "20px" and seen["glow"] == "20px"


def test_controls_that_another_document_has_made_take_their_own_taps(open_faces):
    page = open_faces(head("player", **PILL) + conversation("player"))
    page.page.evaluate("""() => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const button = frame.contentDocument.createElement('button');
      button.id = 'foreign';
      button.style.cssText = 'width:60px;height:30px';
      button.onclick = () => { window.clicks = (window.clicks ?? 0) + 1; };
      document.querySelector('[slot=head]').replaceChildren(button);
    }""")
    page.still()
    page.fingers.tap(page.visit.box("#foreign").center)
    page.until("window.clicks === 1")
    page.still()
    assert page.inside(ELEMENT, "element.openHead") is None


def test_a_side_that_is_not_given_is_as_long_as_the_other_and_a_radius_is_kept(open_faces):
    page = open_faces(head("square", width=100, radius=18) + head("bad", width="x"))
    assert look(page, "Square")["button"][2:] == [100, 100] and look(page, "Square")["radius"] == "14px"
    page.call(ELEMENT, "element.removeHead('square')")
    page.still()
    assert look(page, "Bad")["button"][2:] == [66, 66] and look(page, "Bad")["radius"] == "50%"


def test_a_change_of_the_attributes_glides_and_their_removal_brings_the_circle_back(open_faces):
    page = open_faces(head("anna"))
    assert page.head("anna") == near((REST_RIGHT, 300))
    page.page.evaluate("Object.assign(document.querySelector('[data-head]').dataset, { width: 160, height: 48 })")
    page.after(0.1)
    width, height = look(page, "Anna")["button"][2:]
    assert 68 < width < 158 and 48 < height < 66
    page.still()
    assert look(page, "Anna")["button"][2:] == [160, 48]
    page.page.evaluate("() => { for (const name of ['width', 'height']) delete document.querySelector('[data-head]').dataset[name]; }")
    page.still()
    assert look(page, "Anna")["button"][2:] == [66, 66]
    assert page.head("anna") == near((REST_RIGHT, 300))


def test_heads_stand_in_the_row_by_their_widths_and_open(open_faces):
    page = open_faces(
        head("player", **PILL) + head("tall", width=90, height=160, radius=20) + head("anna") + conversation("player"))
    # With this each head fills its slot.
    page.tune(ELEMENT, unselectedScale=1)
    page.call(ELEMENT, "element.open('player')")
    page.still()
    boxes = [look(page, name)["button"] for name in ("Player", "Tall", "Anna")]
    assert [box[2:] for box in boxes] == [[160, 48], [pytest.approx(37.13, abs=0.05), 66], [66, 66]]
    for one, other in zip(boxes, boxes[1:]):
        assert other[0] - one[0] - one[2] == pytest.approx(3, abs=0.05)
        assert one[1] + one[3] / 2 == pytest.approx(TOP + 33, abs=0.05)
    assert boxes[0][0] + (boxes[2][0] + 66) == pytest.approx(SIZE[0], abs=0.1)


def test_a_listed_head_shows_its_face_as_in_the_row(open_faces):
    content = "".join(head(f"h{number}", width=150, height=100, radius=10) for number in range(5))
    page = open_faces(content + conversation("h0"))
    page.call(ELEMENT, "element.open('h0')")
    page.still()
    page.call(ELEMENT, "element.openOverflow()")
    page.still()
    seen = look(page, "H4")
    # 66 high, less the inset of 4 before scaling.
    assert seen["picture"][2:] == [pytest.approx(142 * 0.66, abs=0.05), pytest.approx(92 * 0.66, abs=0.05)]
    middle = seen["button"][0] + seen["button"][2] / 2
    assert seen["picture"][0] + seen["picture"][2] / 2 == pytest.approx(middle, abs=0.05)


def test_a_small_face_is_hit_in_44_points(open_faces):
    page = open_faces(head("dot", width=24) + conversation("dot"))
    x, y = page.head("dot")
    page.fingers.tap((x - 19, y))
    page.still()
    assert ("opened", "dot") in page.received()


@pytest.mark.parametrize("control", ["play", "more", "knob", "field", "area", "choice"])
def test_a_tap_on_a_control_is_its_own_and_a_drag_from_it_drags_the_head(open_faces, control):
    page = open_faces(CONTROLS + conversation("player"))
    page.page.evaluate("window.clicked = []; document.addEventListener('click', ({ target }) => clicked.push(target.id))")
    box = page.page.evaluate(
        f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({control}.getBoundingClientRect())")
    page.received()
    page.fingers.tap(box)
    page.still()
    assert page.page.evaluate("clicked") == [control]
    assert page.inside(ELEMENT, "element.openHead") is None
    assert "opened" not in str(page.received())
    page.fingers.drag(box, (60, 500))
    page.still()
    assert page.page.evaluate("clicked") == [control]
    assert ("moved", "player") in page.received()
    assert page.head("player")[0] < SIZE[0] / 2


def test_a_tap_beside_the_controls_opens(open_faces):
    page = open_faces(CONTROLS + conversation("player"))
    page.page.evaluate("window.clicked = []; document.addEventListener('click', ({ target }) => clicked.push(target.id))")
    page.fingers.tap(page.page.evaluate(
        "(({ x, y, width, height }) => [x + width / 2, y + height / 2])(plain.getBoundingClientRect())"))
    page.still()
    assert page.inside(ELEMENT, "element.openHead") == "player"


def test_pictures_that_move_are_never_taken_out_of_the_page(open_faces):
    page = open_faces(
        '<div slot="head" data-head="player" data-name="Player" data-width="160" data-height="90"><canvas id="canvas"></canvas>'
        '<video id="video"></video></div>' + head("anna") + conversation("player"))
    # A video that is taken out of its place stops, and a canvas that is created again is blank.
    page.page.evaluate("""() => {
      window.changes = 0;
      new MutationObserver((records) => { changes += records.length; })
        .observe(document.querySelector('[data-head=player]'), { childList: true, subtree: true });
      document.querySelector('[data-head=player]').parentNode.addEventListener('slotchange', () => { changes += 1; });
      const context = canvas.getContext('2d');
      context.fillStyle = '#f00';
      context.fillRect(0, 0, 300, 150);
    }""")
    slots = page.page.evaluate("[canvas, video].map((one) => one.parentNode.assignedSlot?.name ?? one.parentNode.slot)")
    page.fingers.drag(page.head("player"), (100, 500))
    page.call(ELEMENT, "void element.open('player')")
    page.still()
    page.call(ELEMENT, "void element.close()")
    page.still()
    assert page.page.evaluate("changes") == 0
    assert page.page.evaluate("[canvas, video].map((one) => one.parentNode.assignedSlot?.name ?? one.parentNode.slot)") == slots
    assert page.page.evaluate("[...canvas.getContext('2d').getImageData(5, 5, 1, 1).data]") == [255, 0, 0, 255]
    box = page.page.evaluate("(({ width, height }) => [width, height])(video.parentNode.getBoundingClientRect())")
    assert box[0] > 0 and box[1] > 0
