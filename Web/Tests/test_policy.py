"""Pages under a strict Content-Security-Policy, and text in the form of markup."""

import json

import pytest

from harness.elements import REST_RIGHT, Elements, conversation, head, notch, stage
from harness.visit import WIDE

# The document receives every violation, of any cause, and also without a line in the console.
LISTENER = """
window.violations = [];
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
  violations.push(`${violatedDirective} ${blockedURI} ${sample}`), true);
"""

# The strictest policy for a page with the elements.
LEAST = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'none'; connect-src 'self'; "
    "img-src data:; require-trusted-types-for 'script'; trusted-types 'none'")

HOSTILE = """<img src="x" onerror="window.hacked = 'yes'">&lt;"'></div><script>window.hacked = 'yes'</script>"""


def under(policy, name):
    """The values of one directive."""
    [values] = [part.split()[1:] for part in policy.split(";") if part.split()[0] == name]
    return values


def test_the_page_states_the_policy_that_was_promised(relay):
    policy = relay.policy()
    assert under(policy, "default-src") == ["'none'"]
    assert under(policy, "script-src") == ["'self'", "'wasm-unsafe-eval'"]
    assert under(policy, "style-src") == ["'self'"]
    assert under(policy, "require-trusted-types-for") == ["'script'"]
    assert "unsafe-inline" not in policy and "'unsafe-eval'" not in policy


def test_everything_on_the_demo_page_keeps_to_the_policy(page_at, server):
    visit = page_at(server.url, viewport=WIDE)
    page = visit.page
    # WebKit reports a module whose loading ends when the page is left.
    visit.wait_until_loaded("#panel-content [aria-label=Feel]")
    page.add_init_script(LISTENER)
    page.goto(visit.address(server.url))
    page.wait_for_selector("#panel-content [aria-label=Feel]", state="attached")
    visit.wait_until_still()
    # Every control of the panel is used once.
    page.evaluate(
        """() => {
          for (const input of document.querySelectorAll('#panel input')) {
            if (input.type === 'range') {
              input.value = input.max;
              input.dispatchEvent(new Event('input', { bubbles: true }));
              input.dispatchEvent(new Event('change', { bubbles: true }));
            } else input.click();
          }
          for (const button of document.querySelectorAll('#panel-content button')) button.click();
        }""")
    # The address has the tuning.
    page.evaluate("history.replaceState(null, '', location.pathname)")
    page.reload()
    page.wait_for_selector("#panel-content [aria-label=Feel]", state="attached")
    visit.wait_until_still()
    page.get_by_role("button", name="Record").click()
    mouse = visit.mouse
    badge = visit.box(".row[data-unread] supple-slime-badge").center
    mouse.drag(badge, (badge[0] - 150, badge[1] + 200), hold=0.1)
    visit.wait_until_still()
    row = visit.box("#conversations .row").center
    mouse.drag(row, (row[0], row[1] + 300), duration=0.5, hold=0.2)
    visit.wait_until_still()
    front = visit.box('#heads [slot="head"]').center
    mouse.throw(front, (front[0] - 150, front[1] + 20), 1500)
    visit.wait_until_still()
    mouse.tap(visit.box('#heads [slot="head"]').center)
    visit.wait_until_still()
    page.keyboard.press("Escape")
    visit.wait_until_still()
    page.get_by_role("button", name="Stop recording").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    with open(download.value.path()) as file:
        assert json.load(file)["interaction"] == "messenger"
    assert page.evaluate("violations") == []
    # The page's own policy applies: the listener receives a violation.
    visit.expect_message("Content.Security.Policy")
    page.evaluate("document.body.setAttribute('style', 'color: red')")
    page.wait_for_function("() => violations.length === 1")


def test_the_elements_need_no_more_than_the_documentation_says(page_at, server):
    html = (
        '<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><title>Bare</title>'
        '<script type="module" src="supple.js"></script></head><body>'
        + stage(
            notch(8) + '<supple-slime-badge count="3"></supple-slime-badge>'
            f'<supple-chat-heads edge="right" y="300">{head("anna")}{conversation("anna")}'
            "</supple-chat-heads>")
        + "</body></html>")
    visit = page_at(
        server.url, html=html, headers={"Content-Type": "text/html", "Content-Security-Policy": LEAST},
        scripts=[LISTENER], touch=True)
    page = Elements(visit)
    page.page.evaluate(
        "Object.assign(document.querySelector('supple-slime-badge').style, { position: 'absolute', left: '60px', top: '600px' })")
    page.still()
    x, y = visit.box("supple-slime-badge").center
    page.fingers.drag((x, y), (x + 200, y - 100), hold=0.1)
    page.fingers.drag((150, 200), (150, 600), hold=0.1)
    page.page.wait_for_function("() => window.request")
    page.page.evaluate("request.fail('No connection')")
    page.still()
    page.fingers.throw((REST_RIGHT, 300), (REST_RIGHT - 120, 300), velocity=1200)
    page.still()
    page.call("supple-chat-heads", "element.message('anna', 'Hello')")
    page.fingers.tap(page.head("anna"))
    page.still()
    assert {"snapped", ("opened", "anna"), "failed"} <= set(page.received())
    assert page.page.evaluate("violations") == []
    # The listener receives a violation of the policy.
    visit.expect_message("Content.Security.Policy")
    page.page.evaluate("document.body.setAttribute('style', 'color: red')")
    page.page.wait_for_function("() => violations.length === 1")


def test_text_with_markup_is_shown_as_text(visit_html):
    page = Elements(visit_html(
        stage(notch(3) + "<supple-slime-badge></supple-slime-badge><supple-chat-heads></supple-chat-heads>"), touch=True))
    page.page.evaluate(
        """(hostile) => {
          const heads = document.querySelector('supple-chat-heads');
          heads.addHead({ id: hostile, name: hostile, unread: 2 });
          for (let index = 0; index < 6; index += 1) heads.addHead({ id: `${index}${hostile}`, name: hostile });
          const chat = document.createElement('section');
          chat.slot = 'conversation';
          chat.dataset.head = hostile;
          chat.textContent = hostile;
          heads.append(chat);
          heads.message(hostile, hostile);
          const badge = document.querySelector('supple-slime-badge');
          badge.setAttribute('label', hostile);
          badge.setAttribute('count', hostile);
          document.querySelector('supple-flipping-notch').beginRefreshing();
        }""", HOSTILE)
    page.visit.expect_message(r"supple-slime-badge: count=.* is no number from 0 up, so there is no badge")
    page.page.wait_for_function("() => window.request")
    page.page.evaluate("(hostile) => request.fail(hostile)", HOSTILE)
    page.after(0.5)
    texts = page.page.evaluate(
        """() => {
          const root = (name) => document.querySelector(name).shadowRoot;
          const heads = root('supple-chat-heads');
          return {
            flyout: heads.querySelector('.flyout span').textContent,
            name: heads.querySelector('.flyout b').textContent,
            announced: heads.querySelector('[role=status]').textContent,
            label: heads.querySelector('.head').getAttribute('aria-label'),
            panel: heads.querySelector('.conversation').getAttribute('aria-label'),
            badge: root('supple-slime-badge').querySelector('[role=button]').getAttribute('aria-label'),
            card: root('supple-flipping-notch').querySelector('.front').textContent,
            failure: root('supple-flipping-notch').querySelector('[role=status]').textContent,
          };
        }""")
    assert texts["flyout"] == texts["name"] == texts["card"] == texts["failure"] == texts["panel"] == HOSTILE
    assert texts["announced"] == f"{HOSTILE}: {HOSTILE}"
    assert texts["label"].startswith(HOSTILE) and texts["badge"].startswith(HOSTILE)
    page.call("supple-chat-heads", "element.openOverflow()")
    page.page.evaluate("(hostile) => void document.querySelector('supple-chat-heads').open(hostile)", HOSTILE)
    page.still()
    made = page.page.evaluate(
        """() => ['supple-chat-heads', 'supple-slime-badge', 'supple-flipping-notch'].flatMap((name) =>
          [...document.querySelector(name).shadowRoot.querySelectorAll('img, script, [onerror]')]).length""")
    assert made == 0
    assert page.page.evaluate("document.querySelectorAll('img, #stage script').length") == 0
    assert page.page.evaluate("window.hacked") is None


@pytest.mark.parametrize("part", ["name", "message"])
def test_the_demo_page_shows_markup_as_text(page_at, server, part):
    visit = page_at(server.url, viewport=(1440, 900))
    page = visit.page
    visit.wait_until_still()
    page.locator(".row", has_text="Ben Ito").locator(".row-open").click()
    visit.wait_until_still()
    if part == "message":
        view = page.locator(".conversation[data-head=ben]")
        view.locator("textarea").fill(HOSTILE)
        view.locator("textarea").press("Enter")
        assert view.locator(".bubble.mine").last.inner_text() == HOSTILE
        assert page.locator(".row", has_text="Ben Ito").locator(".line").inner_text() == f"You: {HOSTILE}"
    else:
        page.evaluate(
            "(hostile) => { const heads = document.querySelector('#heads'); heads.addHead({ id: 'x', name: hostile });"
            " heads.message('x', hostile); }", HOSTILE)
    visit.clock.after(0.3)
    assert page.evaluate("window.hacked") is None
    assert page.evaluate("document.querySelectorAll('img, body script:not([src])').length") == 0
