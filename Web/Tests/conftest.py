"""Fixtures of the browser tests: the built page as plain files, in Debian's browsers.

    def test_something(visit_page):
        visit = visit_page(touch=True)
        visit.fingers.drag(visit.box("#badge").center, (100, 300))

Each test that visits a page runs once in each browser of `--engines`, except those that harness/engines.py names.
"""

import json
import re
from pathlib import Path

import pytest

from harness.app import BADGE, install
from harness.elements import Elements, heads, stage
from harness.engines import ENGINES, LEFT_OUT
from harness.relay import Relay
from harness.servers import StaticFiles
from harness.visit import WIDE, Settings

pytest.register_assert_rewrite("harness.render")

ROOT = Path(__file__).resolve().parents[2]
ARTIFACTS = Path(__file__).resolve().parent / "artifacts"

# The demo page's notes of an earlier visit; a reloaded page keeps its own.
VISITED = """try {
  if (!sessionStorage.visited) localStorage['supple.invited'] = localStorage['supple.folded'] = 'yes';
  sessionStorage.visited = 'yes';
} catch {}"""


def pytest_addoption(parser):
    parser.addoption(
        "--engines", default=",".join(ENGINES), help="the browsers to run in, by default all: " + ",".join(ENGINES))
    parser.addoption(
        "--everywhere", default="", help="the files whose tests run in all browsers, beside those of --engines: heads,notch")
    parser.addoption("--times", type=int, default=1, help="how often each of the chosen tests is run, by default once")
    parser.addoption("--lives", type=int, default=4, help="how many random lives of a page are lived (test_lives.py)")
    parser.addoption("--scripts", type=int, default=30, help="how many random scripts are replayed (test_random_scripts.py)")
    parser.addoption("--seed", type=int, default=1, help="the seed of the first of them")


@pytest.fixture
def time_of_run(request):
    """The number of this run of its test, with `--times`."""
    return request.param


def pytest_generate_tests(metafunc):
    times = metafunc.config.getoption("times")
    if times > 1:
        metafunc.fixturenames.append("time_of_run")
        metafunc.parametrize("time_of_run", range(1, times + 1), indirect=True)
    if "engine" in metafunc.fixturenames:
        chosen = metafunc.config.getoption("engines").split(",")
        assert set(chosen) <= set(ENGINES), f"{chosen} is not among {list(ENGINES)}"
        if metafunc.module.__name__.removeprefix("test_") in metafunc.config.getoption("everywhere").split(","):
            chosen = list(ENGINES)
        metafunc.parametrize("engine", chosen, indirect=True, scope="session")


def pytest_collection_modifyitems(items):
    # Tests that a browser cannot run are deselected, not skipped.
    items[:] = [item for item in items if not left_out(item)]


def left_out(item):
    """Whether harness/engines.py excludes the test from its browser."""
    parameters = dict(item.callspec.params) if hasattr(item, "callspec") else {}
    engine = parameters.pop("engine", None)
    names = [item.originalname, *(f"{item.originalname}[{value}]" for value in parameters.values())]
    return any(engine in LEFT_OUT[name][0] for name in names if name in LEFT_OUT)


@pytest.fixture(scope="session")
def server():
    """Web/dist on a free port, without headers of ours."""
    with StaticFiles(ROOT / "Web" / "dist") as running:
        yield running


@pytest.fixture(scope="session")
def site():
    """Site/dist on a free port."""
    with StaticFiles(ROOT / "Site", "dist/") as running:
        yield running


@pytest.fixture(scope="session")
def session_relay(server):
    with Relay(server.url) as running:
        yield running


@pytest.fixture
def relay(session_relay):
    """The relay between browser and server; a test's own answers end with the test."""
    yield session_relay
    session_relay.clear()


@pytest.fixture(scope="session")
def engines():
    """Starts a browser by its name, once; they all run to the end."""
    running = {}

    def start(name):
        if getattr(running.get(name), "is_gone", False):
            running.pop(name).close()
        if name not in running:
            running[name] = ENGINES[name]()
        return running[name]

    yield start
    for engine in running.values():
        engine.close()


@pytest.fixture(scope="session")
def engine(engines, request):
    """One of the browsers."""
    return engines(request.param)


@pytest.fixture(scope="session")
def browser(engines):
    """Playwright's own Chromium, for tests of files in place of pages."""
    return engines("chromium").browser


@pytest.fixture
def page_at(engine, engines, relay, request):
    """Opens an address on a given kind of device, and returns a `Visit`.

    A console message, an uncaught error or a request that failed fails the test in the end; `visit.expect_message`
    names those that belong to it.
    """
    visits = []
    complaints = []

    def end(visit):
        if visit.is_gone:
            return
        if getattr(request.node, "failed_call", False):
            ARTIFACTS.mkdir(exist_ok=True)
            name = re.sub(r"[^\w.-]+", "-", f"{request.node.name}-{len(visits)}")
            visit.page.screenshot(path=ARTIFACTS / f"{name}.png")
        complaints.extend(visit.complaints())
        visit.close()

    def open_page(url, *, html=None, headers=None, scripts=(), **options):
        # A window of WebKit replaces the previous one.
        while visits and engine.name != "chromium":
            end(visits.pop())
        visit = engines(engine.name).visit(Settings(**options), relay)
        visits.append(visit)
        for script in scripts:
            visit.page.add_init_script(script)
        visit.open(url, html, headers)
        return visit

    yield open_page

    while visits:
        end(visits.pop())
    assert not complaints, "the page complained:\n" + "\n".join(complaints)


@pytest.fixture
def visit_page(page_at, server):
    """`page_at` on the demo page; the same options."""
    return lambda path="", **options: page_at(server.url + path, **options)


@pytest.fixture
def visit_html(page_at, server):
    """`page_at` on a page of the test's own: `visit_html('<supple-slime-badge></supple-slime-badge>')`.

    It lies beside supple.js, loads it, and lives under the demo page's strict policy; so no inline script or style.
    """

    def open_html(body, *, head="", direction="ltr", **options):
        html = (
            f'<!doctype html><html lang="en" dir="{direction}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            '<link rel="icon" href="data:,"><title>Test</title>'
            f'<script type="module" src="supple.js"></script>{head}</head><body>{body}</body></html>'
        )
        return page_at(server.url, html=html, **options)

    return open_html


@pytest.fixture
def visit_site(page_at, site):
    """`page_at` on a page of the site, by its name; the same options."""
    return lambda page, **options: page_at(f"{site.url}{page}.html", **options)


@pytest.fixture
def open_stage(visit_html):
    """A phone's screen with this content."""
    return lambda content, **options: Elements(visit_html(stage(content), **options))


@pytest.fixture
def open_heads(visit_html):
    """Chat heads with these names, their conversations, and a button beside them."""

    def build(*names, content="", attributes='edge="right" y="300"', beside="<button id=beside>Beside</button>", **options):
        options.setdefault("touch", True)
        return Elements(visit_html(stage(beside + heads(*names, attributes=attributes, content=content)), **options))

    return build


@pytest.fixture
def script(tmp_path):
    """Writes a script beside the directory that renders go to."""

    def write(content, name="script.json"):
        path = tmp_path / name
        path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
        return path

    return write


@pytest.fixture
def out(tmp_path):
    """The directory that renders go to."""
    directory = tmp_path / "out"
    directory.mkdir()
    return directory


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.when == "call" and report.failed:
        item.failed_call = True
    return report


@pytest.fixture
def quiet_page(visit_page):
    """The page on a repeated visit: no hints start."""

    def open_page(scripts=(), **options):
        visit = visit_page(scripts=(VISITED, *scripts), **options)
        visit.wait_until_loaded("#panel-content [aria-label=Feel]")
        visit.wait_until_still()
        return visit

    return open_page


@pytest.fixture
def quiet(quiet_page):
    """The same in a wide window."""
    return quiet_page(viewport=WIDE)


@pytest.fixture
def app(tmp_path):
    """A directory with the installed package, in npm's layout."""
    install(tmp_path)
    return tmp_path


@pytest.fixture
def visit_app(app, page_at):
    """Serves the app's directory `public` and visits it."""
    with StaticFiles(app, "public/") as server:

        def visit(html, *, is_defined=True, **options):
            (app / "public" / "index.html").write_text(html)
            visited = page_at(server.url, touch=True, **options)
            if is_defined:
                visited.page.wait_for_function(f"() => customElements.get('{BADGE}')")
            return visited

        yield visit
