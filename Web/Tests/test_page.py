"""The demo page as a whole, whoever serves it."""

import gzip
import urllib.request


def test_the_page_loads_without_a_word(visit_page):
    visit = visit_page()
    visit.wait_until_still()


def test_plain_static_files_serve_as_well(page_at, static_server):
    visit = page_at(static_server.url)
    visit.wait_until_still()


def test_compressed_answers_unpack_to_the_plain_ones(server):
    def fetch(name, encoding):
        request = urllib.request.Request(server.url + name, headers={"Accept-Encoding": encoding})
        with urllib.request.urlopen(request) as answer:
            return answer.headers["Content-Encoding"], answer.read()

    for name in ("", "supple.js", "supple.wasm", "demo.js", "demo.css"):
        _, plain = fetch(name, "identity")
        encoding, packed = fetch(name, "gzip")
        assert encoding == "gzip"
        assert gzip.decompress(packed) == plain
