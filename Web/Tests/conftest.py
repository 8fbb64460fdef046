"""Fixtures of the browser tests: the page as `supple demo` serves it, or as plain files, in Debian's Chromium.

    def test_something(visit_page):
        visit = visit_page(touch=True)
        visit.fingers.drag(visit.box("#badge").center, (100, 300))
"""

import os
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from harness.servers import StaticFiles, SuppleDemo
from harness.visit import FRAME_COUNTER, Visit

ROOT = Path(__file__).resolve().parents[2]
ARTIFACTS = Path(__file__).resolve().parent / "artifacts"


@pytest.fixture(scope="session")
def server():
    """`supple demo` on a free port; its `url` ends in a slash."""
    with SuppleDemo(ROOT / "bin" / "supple") as running:
        yield running


@pytest.fixture(scope="session")
def static_server():
    """Web/dist from a server that knows nothing of it, below a directory of its own, with no header of ours."""
    with StaticFiles(ROOT / "Web", "dist/") as running:
        yield running


@pytest.fixture(scope="session")
def browser():
    arguments = ["--font-render-hinting=none", "--force-color-profile=srgb"]
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=arguments)
        yield chromium
        chromium.close()


@pytest.fixture
def page_at(browser, request):
    """Opens an address the way a person with such a device would see it, and returns a `Visit`.

    A console message, an uncaught error or a request that failed fails the test in the end; `visit.expect_message`
    names those that belong to it.
    """
    visits = []

    def open_page(
        url,
        *,
        touch=False,
        viewport=(390, 844),
        dpr=1,
        color_scheme="light",
        reduced_motion=False,
        forced_colors=False,
        locale="en-US",
        html=None,
    ):
        context = browser.new_context(
            viewport={"width": viewport[0], "height": viewport[1]},
            device_scale_factor=dpr,
            has_touch=touch,
            is_mobile=touch,
            color_scheme=color_scheme,
            reduced_motion="reduce" if reduced_motion else "no-preference",
            forced_colors="active" if forced_colors else "none",
            locale=locale,
        )
        context.add_init_script(FRAME_COUNTER)
        visit = Visit(context)
        visits.append(visit)
        visit.open(url, html)
        return visit

    yield open_page

    failed = getattr(request.node, "failed_call", False)
    for index, visit in enumerate(visits):
        if failed:
            ARTIFACTS.mkdir(exist_ok=True)
            name = re.sub(r"[^\w.-]+", "-", f"{request.node.name}-{index}")
            visit.page.screenshot(path=ARTIFACTS / f"{name}.png")
    complaints = [line for visit in visits for line in visit.complaints()]
    for visit in visits:
        visit.close()
    assert not complaints, "the page complained:\n" + "\n".join(complaints)


@pytest.fixture
def visit_page(page_at, server):
    """`page_at` on the demo page; the same options."""
    return lambda path="", **options: page_at(server.url + path, **options)


@pytest.fixture
def visit_html(page_at, server):
    """`page_at` on a page of the test's own: `visit_html('<supple-slime-badge></supple-slime-badge>')`.

    It lies beside supple.js, loads it, and lives under the server's strict policy; so no inline script or style.
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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.when == "call" and report.failed:
        item.failed_call = True
    return report
