"""The pictures of `supple render`: one, a sheet of several, and SVG in a browser."""

import subprocess

from harness.render import EXAMPLES, HEIGHT, WIDTH, difference, drag, picture, pixels, probed, refused, render, rendered


def test_a_sheet_holds_its_pictures_unchanged(script, out):
    source = script(drag(1))
    rendered(source, "-o", out / "sheet.png", "--sheet", "--times", "0,0.3,0.6,0.9,1", "--scale", "2")
    sheet = pixels(out / "sheet.png")
    width = probed(out / "sheet.png")["width"]
    assert (width - 48) % (2 * (WIDTH + 24)) == 0
    columns = (width - 48) // (2 * (WIDTH + 24))
    for index, time in enumerate([0, 0.3, 0.6, 0.9, 1]):
        left = 48 + index % columns * 2 * (WIDTH + 24)
        top = 48 + index // columns * 2 * (HEIGHT + 28 + 24)
        alone = picture(source, out, time, "--scale", "2")
        for row in (0, 100, 2 * HEIGHT - 1):
            start = ((top + row) * width + left) * 4
            size = 2 * WIDTH * 4
            assert sheet[start : start + size] == alone[row * size : (row + 1) * size]
        # Its time is below it.
        caption = [
            sheet[((top + 2 * HEIGHT + row) * width + left) * 4 :][: 2 * WIDTH * 4] for row in range(10, 50)
        ]
        assert len(set(caption)) > 5


def test_a_dozen_pictures_over_the_whole(script, out):
    rendered(script(drag(1)), "-o", out / "sheet.png", "--sheet", "--scale", "1")
    stream = probed(out / "sheet.png")
    across, down = (stream["width"] - 24) / (WIDTH + 24), (stream["height"] - 24) / (HEIGHT + 28 + 24)
    assert (across, down) == (int(across), int(down)) and across * down == 12


def test_options_change_the_picture(script, out):
    source = script(drag(1))
    plain = picture(source, out, 0.5, "--scale", "1")
    for options in (["--show-touches"], ["--appearance", "dark"], ["--background", "#fc0"]):
        assert picture(source, out, 0.5, "--scale", "1", *options) != plain
    rendered(source, "-o", out / "device.png", "--device", "--scale", "1")
    device = probed(out / "device.png")
    assert (device["width"], device["height"]) > (WIDTH + 20, HEIGHT + 20)
    assert pixels(out / "at-0.5.png")[:4] == bytes([0xFF, 0xCC, 0, 0xFF])


def test_the_construction_is_drawn_as_a_script_asks_for_it(script, out):
    plain, asked = drag(1), drag(1)
    asked["setup"]["construction"] = True
    drawn = picture(script(plain), out, 0.5, "--scale", "1", "--construction")
    assert drawn != picture(script(plain), out, 0.5, "--scale", "1")
    assert drawn == picture(script(asked), out, 0.5, "--scale", "1")


def test_given_images_show_on_heads(script, out, tmp_path):
    heads = {
        "supple": 1,
        "interaction": "chat-heads",
        "viewport": {"width": 200, "height": 300},
        "setup": {"heads": [{"id": "anna"}], "y": 100, "edge": "left"},
        "events": [],
    }
    images = tmp_path / "images"
    images.mkdir()
    subprocess.run(
        ["ffmpeg", "-v", "error", "-f", "lavfi", "-i", "color=0x00ff00:size=64x64", "-frames:v", "1"]
        + [images / "anna.png"],
        check=True,
    )
    source = script(heads)
    data = picture(source, out, 0, "--scale", "1", "--images", images)
    place = (100 * 200 + 22) * 4
    assert max(data[place], data[place + 2]) < 3 and data[place + 1] > 252
    (images / "anna.png").write_bytes(b"\x89PNG\r\n\x1a\nnothing")
    refused(render(source, "-o", out / "x.png", "--images", images), 66, "anna.png")
    refused(render(source, "-o", out / "x.png", "--images", tmp_path / "none"), 66, "none")


def test_an_svg_is_the_same_picture_in_a_browser(browser, out):
    for name, time in [("messenger-morning", 5.3), ("flipping-notch-pull", 1.95), ("slime-badge-tear", 0.55)]:
        source = EXAMPLES / f"{name}.json"
        rendered(source, "-o", out / "frame.svg", "--times", str(time))
        text = (out / "frame.svg").read_text()
        assert "<image" not in text and "<script" not in text
        page = browser.new_page(viewport={"width": 390, "height": 844})
        try:
            page.goto((out / "frame.svg").as_uri())
            page.screenshot(path=out / "browser.png")
        finally:
            page.close()
        expected = picture(source, out, time, "--scale", "1")
        seen = pixels(out / "browser.png")
        lower = expected[390 * 4 :] + expected[: 390 * 4]
        assert difference(seen, expected) < 1.5
        assert difference(seen, expected) < difference(seen, lower) / 2


def test_names_with_markup_stay_names(browser, script, out):
    heads = {
        "supple": 1,
        "interaction": "chat-heads",
        "viewport": {"width": 390, "height": 844},
        "setup": {"heads": [{"id": "<script>&\"']]>"}], "open": "<script>&\"']]>"},
        "events": [{"t": 0, "do": "message", "head": "<script>&\"']]>", "text": "</svg><b>&amp;"}],
    }
    rendered(script(heads), "-o", out / "frame.svg", "--times", "1")
    page = browser.new_page()
    try:
        page.goto((out / "frame.svg").as_uri())
        assert page.evaluate("document.documentElement.tagName") == "svg"
        assert page.evaluate("document.querySelectorAll('script, b, parsererror').length") == 0
    finally:
        page.close()
