"""The package for npm in a page: bundled by esbuild, in the ways that its documentation names, or as plain files."""

import json
import subprocess
import tarfile

import pytest
from conftest import ROOT

from harness.servers import StaticFiles

PACKAGE = json.loads((ROOT / "Web" / "package" / "package.json").read_text())
NAME, VERSION = PACKAGE["name"], PACKAGE["version"]
BADGE = "supple-slime-badge"
MARKUP = f'<{BADGE} count="3" label="Inbox"></{BADGE}>'

# What the app does beside the import, with what esbuild is told, by where the module comes from.
SOURCES = {
    "beside the bundle": ("", []),
    "a file of the bundler's": (
        f"import source from '{NAME}/{BADGE}.wasm';\nsetModuleSource(source);", ["--loader:.wasm=file"]),
    "inlined": (f"import source from '{NAME}/{BADGE}.wasm';\nsetModuleSource(source);", ["--loader:.wasm=binary"]),
}


def page_of(script, body=MARKUP, lang="en"):
    """A page that runs one module script, after the elements that are in it already."""
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">'
        f'<title>App</title></head><body>{body}<script type="module" src="{script}"></script></body></html>')


@pytest.fixture
def app(tmp_path):
    """A directory with the package installed, as npm would leave it."""
    installed = tmp_path / "node_modules" / NAME
    installed.parent.mkdir(parents=True)
    with tarfile.open(ROOT / "Web" / ".build" / f"{NAME}-{VERSION}.tgz") as tarball:
        tarball.extractall(tmp_path / "unpacked", filter="data")
    (tmp_path / "unpacked" / "package").rename(installed)
    (tmp_path / "public").mkdir()
    return tmp_path


@pytest.fixture
def visit_app(app, page_at):
    """Serves the app's directory `public` and visits it."""
    with StaticFiles(app, "public/") as server:

        def visit(html, **options):
            (app / "public" / "index.html").write_text(html)
            visited = page_at(server.url, touch=True, **options)
            visited.page.wait_for_function(f"() => document.querySelector('{BADGE}').matches(':defined')")
            return visited

        yield visit


def bundle(app, code, *flags):
    """Bundles the app's script."""
    (app / "app.js").write_text(code)
    subprocess.run(
        ["esbuild", "app.js", "--bundle", "--format=esm", "--minify", "--outdir=public", "--log-level=warning", *flags],
        cwd=app, check=True)


def shown(visit):
    """Waits until the badge shows something, and returns that."""
    face = f"document.querySelector('{BADGE}').shadowRoot?.querySelector('.face').textContent"
    visit.page.wait_for_function(f"() => {face}")
    return visit.page.evaluate(face)


@pytest.mark.parametrize("source", SOURCES)
def test_an_app_bundled_by_esbuild_has_a_badge_that_is_torn_off(app, visit_app, source):
    code, flags = SOURCES[source]
    bundle(
        app, f"import {{ setModuleSource }} from '{NAME}/slime-badge';\n{code}\nwindow.heard = [];\n"
        "document.addEventListener('supple-clear', ({ detail }) => heard.push(detail.count));"
        "if (!setModuleSource) throw new Error();", *flags)
    if source == "beside the bundle":
        (app / "public" / f"{BADGE}.wasm").write_bytes((app / "node_modules" / NAME / f"{BADGE}.wasm").read_bytes())
    visit = visit_app(page_of("app.js", f"<p>Mail {MARKUP}</p>"))
    assert shown(visit) == "3"
    x, y = visit.box(BADGE).center
    visit.fingers.drag((x, y), (x + 200, y + 300), hold=0.1)
    visit.wait_until_still()
    assert visit.page.evaluate("heard") == [3]
    assert visit.page.evaluate(f"document.querySelector('{BADGE}').count") == 0


def test_plain_scripts_of_two_elements_live_on_one_page(app, visit_app):
    for name in (BADGE, "supple-flipping-notch"):
        for kind in ("js", "wasm"):
            file = f"{name}.{kind}"
            (app / "public" / file).write_bytes((app / "node_modules" / NAME / file).read_bytes())
    (app / "public" / "both.js").write_text(
        f"import * as one from './{BADGE}.js';\nimport * as other from './supple-flipping-notch.js';\n"
        "window.same = one.labels === other.labels;\nwindow.heard = [];\n"
        "for (const name of ['pressed', 'armed', 'clear', 'restored', 'refresh', 'error'])"
        " document.addEventListener(`supple-${name}`, ({ target }) => heard.push(`${name} ${target.localName}`));\n"
        "window.both = Promise.all([one.ready, other.ready]).then(() => true);")
    rows = "".join(f"<p>Row {row}</p>" for row in range(12))
    visit = visit_app(page_of("both.js", f"<supple-flipping-notch><p>{MARKUP}</p>{rows}</supple-flipping-notch>"))
    visit.page.evaluate(
        "() => Object.assign(document.querySelector('supple-flipping-notch').style, { height: '600px' })")
    assert visit.page.evaluate("both") is True
    assert visit.page.evaluate("same") is True
    assert shown(visit) == "3"
    visit.wait_until_still()
    # A finger on the badge is the badge's alone, although another script runs the list below it.
    x, y = visit.box(BADGE).center
    visit.fingers.drag((x, y), (x, y + 90), hold=0.1)
    visit.wait_until_still()
    assert visit.page.evaluate("heard") == [f"pressed {BADGE}"]


def test_what_a_server_rendered_and_a_script_set_before_comes_to_life(app, visit_app):
    bundle(app, f"import '{NAME}/slime-badge';")
    (app / "public" / f"{BADGE}.wasm").write_bytes((app / "node_modules" / NAME / f"{BADGE}.wasm").read_bytes())
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
    assert visit.page.evaluate("outcome") == "The module is loaded already."
