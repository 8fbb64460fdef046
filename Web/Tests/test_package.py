"""The package for npm in a page: bundled by esbuild, by each method of its documentation, or as plain files."""

import pytest

from harness.app import BADGE, MARKUP, NAME, ROOT, bundle, copy, page_of

# The app's code beside the import and esbuild's options, by the source of the module.
SOURCES = {
    "beside the bundle": ("", []),
    "a file of the bundler's": (
        f"import source from '{NAME}/{BADGE}.wasm';\nsetModuleSource(source);", ["--loader:.wasm=file"]),
    "inlined": (f"import source from '{NAME}/{BADGE}.wasm';\nsetModuleSource(source);", ["--loader:.wasm=binary"]),
}


def shown(visit):
    """Waits until the badge shows a text, and returns it."""
    face = f"document.querySelector('{BADGE}').shadowRoot?.querySelector('.face').textContent"
    visit.page.wait_for_function(f"() => {face}")
    return visit.page.evaluate(face)


@pytest.mark.parametrize("source", SOURCES)
def test_an_app_bundled_by_esbuild_has_a_badge_that_is_torn_off(app, visit_app, source):
    code, flags = SOURCES[source]
    bundle(
        app, f"import {{ setModuleSource }} from '{NAME}/slime-badge';\n{code}\nwindow.received = [];\n"
        "document.addEventListener('supple-clear', ({ detail }) => received.push(detail.count));"
        "if (!setModuleSource) throw new Error();", *flags)
    if source == "beside the bundle":
        copy(app, f"{BADGE}.wasm")
    visit = visit_app(page_of("app.js", f"<p>Mail {MARKUP}</p>"))
    assert shown(visit) == "3"
    x, y = visit.box(BADGE).center
    visit.fingers.drag((x, y), (x + 200, y + 300), hold=0.1)
    visit.wait_until_still()
    assert visit.page.evaluate("received") == [3]
    assert visit.page.evaluate(f"document.querySelector('{BADGE}').count") == 0


def test_plain_scripts_of_two_elements_live_on_one_page(app, visit_app):
    copy(app, *(f"{name}.{kind}" for name in (BADGE, "supple-flipping-notch") for kind in ("js", "wasm")))
    (app / "public" / "both.js").write_text(
        f"import * as one from './{BADGE}.js';\nimport * as other from './supple-flipping-notch.js';\n"
        "window.same = one.labels === other.labels;\nwindow.received = [];\n"
        "for (const name of ['pressed', 'armed', 'clear', 'restored', 'refresh', 'error'])"
        " document.addEventListener(`supple-${name}`, ({ target }) => received.push(`${name} ${target.localName}`));\n"
        "window.both = Promise.all([one.ready, other.ready]).then(() => true);")
    rows = "".join(f"<p>Row {row}</p>" for row in range(12))
    visit = visit_app(page_of("both.js", f"<supple-flipping-notch><p>{MARKUP}</p>{rows}</supple-flipping-notch>"))
    visit.page.evaluate(
        "() => Object.assign(document.querySelector('supple-flipping-notch').style, { height: '600px' })")
    assert visit.page.evaluate("both") is True
    assert visit.page.evaluate("same") is True
    assert shown(visit) == "3"
    visit.wait_until_still()
    # A finger on the badge belongs to the badge alone, although another script runs the list below.
    x, y = visit.box(BADGE).center
    visit.fingers.drag((x, y), (x, y + 90), hold=0.1)
    visit.wait_until_still()
    assert visit.page.evaluate("received") == [f"pressed {BADGE}"]


def test_what_a_server_rendered_and_a_script_set_before_comes_to_life(app, visit_app):
    bundle(app, f"import '{NAME}/slime-badge';")
    copy(app, f"{BADGE}.wasm")
    (app / "public" / "before.js").write_text(
        f"const badge = document.querySelector('{BADGE}');\nwindow.wasDefined = badge.matches(':defined');\n"
        "badge.count = 12;\nbadge.labels = { unread: (count, written) => `${written} new` };\n"
        "badge.tuning = { badgeRadius: 20 };")
    before = '<script src="before.js"></script>'
    visit = visit_app(page_of("app.js", f"{MARKUP}{before}"))
    assert visit.page.evaluate("wasDefined") is False
    assert shown(visit) == "12"
    visit.wait_until_still()
    assert visit.box(BADGE).height == pytest.approx(40, abs=0.1)
    pill = f"document.querySelector('{BADGE}').shadowRoot.querySelector('.pill')"
    assert visit.page.evaluate(f"{pill}.getAttribute('aria-label')") == "Inbox, 12 new"


def test_a_module_that_is_not_there_is_reported_and_one_that_is_loaded_stays(app, visit_app):
    bundle(
        app, f"import {{ ready, setModuleSource }} from '{NAME}/slime-badge';\nsetModuleSource('nowhere.wasm');\n"
        "window.outcome = ready.then(() => 'ready', (error) => String(error));")
    visit = visit_app(page_of("app.js"))
    visit.expect_message("404")
    assert "nowhere.wasm: 404" in visit.page.evaluate("outcome")

    bundle(
        app, f"import {{ ready, setModuleSource }} from '{NAME}/slime-badge';\n"
        f"import source from '{NAME}/{BADGE}.wasm';\nsetModuleSource(source);\n"
        "window.outcome = ready.then(() => { try { setModuleSource('late.wasm'); } catch ({ message }) { return message; } });",
        "--loader:.wasm=binary")
    visit = visit_app(page_of("app.js"))
    assert visit.page.evaluate("outcome").startswith("The module is loaded already: ")


def example_of(heading):
    """The guide's example after these words."""
    guide = (ROOT / "Documentation" / "web.md").read_text()
    return guide.split(heading, 1)[1].split("```tsx\n", 1)[1].split("```", 1)[0]


def test_the_guides_component_for_react_18_hears_a_clear_and_shows_what_comes_after(app, visit_app):
    (app / "inbox.tsx").write_text(example_of("React 18 sets attributes only"))
    bundle(
        app, "import { createRoot } from 'react-dom/client';\nimport { createElement, useState } from 'react';\n"
        "import { Inbox } from './inbox.tsx';\nwindow.received = 0;\n"
        "function App() {\n  const [count, setCount] = useState(3);\n  window.receive = setCount;\n"
        "  return createElement(Inbox, { count, onRead: () => { window.received += 1; setCount(0); } });\n}\n"
        "createRoot(document.querySelector('#app')).render(createElement(App));",
        "--jsx=automatic", "--define:process.env.NODE_ENV=\"production\"")
    copy(app, f"{BADGE}.wasm")
    visit = visit_app(page_of("app.js", '<div id="app" style="padding: 60px"></div>'))
    assert shown(visit) == "3"
    pill = f"document.querySelector('{BADGE}').shadowRoot.querySelector('.pill')"
    assert visit.page.evaluate(f"{pill}.getAttribute('aria-label')") == "Inbox, 3 new"
    assert visit.page.evaluate(f"document.querySelector('{BADGE}').className") == "inbox"
    visit.wait_until_still()
    for received in (1, 2):
        x, y = visit.box(BADGE).center
        visit.fingers.drag((x, y), (x + 150, y + 300), hold=0.1)
        visit.wait_until_still()
        assert visit.page.evaluate("received") == received
        assert visit.page.evaluate(f"document.querySelector('{BADGE}').count") == 0
        # The same count is set again.
        visit.page.evaluate("receive(3)")
        visit.wait_until_still()
        assert shown(visit) == "3"
