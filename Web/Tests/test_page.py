"""The demo page as a whole, from any server."""

import pytest

from conftest import ROOT
from harness.servers import StaticFiles


@pytest.fixture(scope="session")
def nested_server():
    """The page in a folder below the top of its address."""
    with StaticFiles(ROOT / "Web", "dist/") as running:
        yield running


def test_the_page_loads_without_a_word(visit_page):
    visit = visit_page()
    visit.wait_until_still()


def test_the_page_loads_from_any_folder(page_at, nested_server):
    visit = page_at(nested_server.url)
    visit.wait_until_still()
