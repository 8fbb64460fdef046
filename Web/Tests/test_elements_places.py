"""Elements that the page moves: to other parents, into shadow trees, other documents, templates, and back."""

import pytest

from harness.elements import HEAD, REST_RIGHT, Elements, conversation, head, notch, stage

ALL = (
    notch(8)
    + "<supple-slime-badge count='3' label='Inbox'></supple-slime-badge>"
    + '<supple-chat-heads edge="right" y="300">' + head("anna", unread=2) + conversation("anna") + "</supple-chat-heads>"
)

# Each moves the whole stage; `back` returns it.
JOURNEYS = {
    "another parent": """
      const home = document.querySelector('#stage');
      const parent = document.createElement('section');
      home.before(parent);
      parent.append(home);
      back = () => { parent.before(home); parent.remove(); };
    """,
    "a shadow tree": """
      const home = document.querySelector('#stage');
      const host = document.createElement('div');
      home.before(host);
      host.attachShadow({ mode: 'open' }).append(home);
      back = () => { host.before(home); host.remove(); };
    """,
    "a closed shadow tree, slot by slot": """
      const home = document.querySelector('#stage');
      const host = document.createElement('div');
      home.before(host);
      host.attachShadow({ mode: 'closed' }).append(document.createElement('slot'));
      host.append(home);
      back = () => { host.before(home); host.remove(); };
    """,
    "the document of a frame": """
      const home = document.querySelector('#stage');
      const frame = document.createElement('iframe');
      Object.assign(frame.style, { width: '390px', height: '844px', border: 0, display: 'block' });
      document.body.prepend(frame);
      frame.contentDocument.body.style.margin = 0;
      frame.contentDocument.body.append(frame.contentDocument.adoptNode(home));
      back = () => { frame.before(document.adoptNode(home)); frame.remove(); };
    """,
}


@pytest.fixture
def open_page(visit_html):
    def build():
        page = Elements(visit_html(stage(ALL), touch=True))
        page.page.evaluate(
            """() => {
              Object.assign(document.querySelector('supple-slime-badge').style, {
                position: 'absolute', left: '60px', top: '600px',
              });
              // The test finds them wherever they are.
              window.heads = document.querySelector('supple-chat-heads');
              window.badge = document.querySelector('supple-slime-badge');
              window.list = document.querySelector('supple-flipping-notch');
              window.told = [];
              for (const element of [heads, badge, list]) {
                for (const name of ['opened', 'closed', 'moved', 'snapped', 'clear', 'armed', 'refresh', 'error']) {
                  element.addEventListener(`supple-${name}`, ({ detail }) => {
                    told.push(name);
                    if (name === 'refresh') detail.finish();
                  });
                }
              }
            }""")
        page.still()
        return page

    return build


def told(page):
    return page.page.evaluate("told.splice(0)")


def leading_head(page):
    return page.page.evaluate(
        """() => {
          const box = heads.shadowRoot.querySelector('.head').getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2, box.width];
        }""")


def use_heads(page):
    """The heads react to a finger at their visible places."""
    x, y, width = leading_head(page)
    assert (x, y, width) == pytest.approx((REST_RIGHT, 300, HEAD), abs=0.05)
    page.fingers.tap((x, y))
    page.still()
    assert "opened" in told(page)
    assert page.page.evaluate("heads.openHead") == "anna"
    page.page.evaluate("void heads.close()")
    page.still()
    assert "closed" in told(page)


def use_everything(page):
    """All three elements do so."""
    use_heads(page)
    bx, by = page.page.evaluate(
        "(() => { const box = badge.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()")
    page.fingers.drag((bx, by), (bx + 60, by - 20), hold=0.1, release=False)
    page.still()
    assert page.page.evaluate(
        """() => {
          const box = badge.shadowRoot.querySelector('.stage .badge').getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        }""") == pytest.approx((bx + 60, by - 20), abs=0.05)
    page.fingers.up()
    page.still()
    page.fingers.drag((150, 250), (150, 650), hold=0.1)
    page.still()
    assert {"armed", "refresh"} <= set(told(page))


@pytest.mark.parametrize("journey", JOURNEYS)
def test_elements_live_on_wherever_they_are_put(open_page, journey):
    page = open_page()
    page.page.evaluate("() => { window.back = null; %s }" % JOURNEYS[journey])
    page.still()
    use_everything(page)
    page.page.evaluate("back()")
    page.still()
    use_heads(page)
    assert "error" not in told(page)


def test_a_move_within_one_task_interrupts_no_drag_for_good(open_page):
    page = open_page()
    page.fingers.down((REST_RIGHT, 300))
    page.fingers.glide((REST_RIGHT, 300), (200, 400), 0.2)
    page.page.evaluate(JOURNEYS["another parent"].replace("back =", "window.back ="))
    page.fingers.glide((200, 400), (150, 420), 0.1)
    page.fingers.up()
    page.still()
    x, _, _ = leading_head(page)
    assert x == pytest.approx(REST_RIGHT, abs=0.05) or x == pytest.approx(22, abs=0.05)
    page.fingers.tap(tuple(leading_head(page)[:2]))
    page.still()
    assert page.page.evaluate("heads.openHead") == "anna"


def test_a_template_and_a_document_without_a_window_take_them_in(open_page):
    page = open_page()
    page.page.evaluate(
        """async () => {
          const stage = document.querySelector('#stage');
          const template = document.createElement('template');
          const elsewhere = document.implementation.createHTMLDocument('');
          for (const place of [template.content, elsewhere.body]) {
            place.append(stage);
            await pageClock.pass(1);
            document.body.append(stage);
            await pageClock.pass(1);
          }
        }""")
    page.still()
    use_everything(page)


def test_an_open_conversation_keeps_its_words_on_the_way(open_page):
    page = open_page()
    page.page.evaluate("void heads.open('anna')")
    page.still()
    page.page.evaluate("heads.querySelector('input').value = 'half a thought'")
    page.page.evaluate("() => { window.back = null; %s }" % JOURNEYS["a shadow tree"])
    page.still()
    assert page.page.evaluate("heads.openHead") == "anna"
    assert page.page.evaluate("heads.querySelector('input').value") == "half a thought"
    page.page.evaluate("back(); void heads.close()")
    page.still()
    assert page.page.evaluate("document.querySelectorAll('[inert]').length") == 0
