"""Takes a picture of each browser in the middle of each motion, and lays them side by side, to be looked at.

    .venv/bin/python Web/Bench/motions.py [DIRECTORY]

The page's time is led, so all browsers show the same instant. The sheets are `light.png`, `dark.png` and
`right-to-left.png`, by default in .build/motions, beside the single pictures.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Web" / "Tests"))

from harness.engines import ENGINES, TITLES  # noqa: E402
from harness.relay import Relay  # noqa: E402
from harness.servers import StaticFiles  # noqa: E402
from harness.visit import Settings  # noqa: E402

PHONE = (390, 844)
LOOKS = ["light", "dark", "right-to-left"]
HEAD = '#heads [slot="head"]'
BADGE = ".row[data-unread] supple-slime-badge"
RIGHT_TO_LEFT = """() => [...document.querySelectorAll('#panel-content label')]
  .find((label) => label.textContent === 'Right to left').control.click()"""
DRAWN = """() => new Promise((done) => {
  const { requestAnimationFrame } = pageClock.native;
  requestAnimationFrame(() => requestAnimationFrame(() => pageClock.native.setTimeout(done, 50)));
})"""


def opened(engine, url, relay, look):
    """The demo page, as on a second visit."""
    visit = engine.visit(Settings(touch=True, viewport=PHONE, color_scheme="dark" if look == "dark" else "light"), relay)
    visit.open(url, '<!doctype html><link rel="icon" href="data:,"><title>Before</title>')
    visit.page.evaluate("localStorage.setItem('supple.invited', 'yes')")
    visit.page.goto(visit.address(url))
    visit.page.wait_for_selector("#panel-content [aria-label=Feel]", state="attached")
    visit.page.wait_for_function("() => document.querySelector('#heads').shadowRoot.querySelector('.head')")
    if look == "right-to-left":
        visit.page.evaluate(RIGHT_TO_LEFT)
    visit.wait_until_still()
    return visit


def inward(visit, distance):
    """A vector of `distance` points from the side where lines end, the side of heads and badges, into the screen."""
    return distance if visit.page.evaluate("document.documentElement.dir") == "rtl" else -distance


def heads_thrown(visit):
    x, y = visit.box(HEAD).center
    visit.fingers.throw((x, y), (x + inward(visit, 150), y + 20), 1200)
    visit.clock.after(0.1)


def conversation_opening(visit):
    visit.fingers.tap(visit.box(HEAD).center)
    visit.clock.after(0.12)


def badge_stretched(visit):
    x, y = visit.box(BADGE).center
    visit.fingers.drag((x, y), (x + inward(visit, 70), y + 30), hold=0.3, release=False)


def badge_bursting(visit):
    x, y = visit.box(BADGE).center
    visit.fingers.drag((x, y), (x + inward(visit, 160), y + 190), hold=0.1)
    visit.clock.after(0.12)


def pull(visit):
    x, y = visit.box(".row:nth-of-type(4)").center
    visit.fingers.drag((x - 60, y), (x - 60, y + 330), duration=0.5, hold=0.1, release=False)


def notch_pulled(visit):
    pull(visit)
    visit.clock.after(0.3)


def card_flipping(visit, back="hidden"):
    pull(visit)
    visit.fingers.up()
    card = "document.querySelector('#notch').shadowRoot.querySelector('[part=card]')"
    visit.clock.pace(1 / 60)
    turned = f"new DOMMatrix(getComputedStyle({card}).transform).m22"
    for _ in range(600):
        visit.clock.after(1 / 60)
        seen, side = visit.page.evaluate(
            f"[{turned}, getComputedStyle({card}.querySelector('[part=card-back]')).visibility]")
        if side == back and abs(seen) < 0.8:
            return
    raise AssertionError("the card did not flip")


def card_landing(visit):
    card_flipping(visit, back="visible")


MOTIONS = [heads_thrown, conversation_opening, badge_stretched, badge_bursting, notch_pulled, card_flipping, card_landing]


def sheet(chromium, directory, look):
    """Lays the pictures side by side: a row for each browser, a column for each motion."""
    rows = "".join(
        f"<h2>{TITLES[name]}</h2><div>"
        + "".join(f'<img src="{name}-{motion.__name__}-{look}.png" width="270">' for motion in MOTIONS) + "</div>"
        for name in ENGINES)
    page = directory / f"{look}.html"
    page.write_text(f"<!doctype html><style>body{{margin:8px;font:14px sans-serif}}h2{{margin:4px}}</style>{rows}")
    shown = chromium.browser.new_page(viewport={"width": 16 + 275 * len(MOTIONS), "height": 100})
    shown.goto(page.as_uri())
    shown.screenshot(path=directory / f"{look}.png", full_page=True)
    shown.close()


def main():
    """Takes all pictures."""
    directory = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build" / "motions").resolve()
    directory.mkdir(parents=True, exist_ok=True)
    with StaticFiles(ROOT / "Web" / "dist") as server, Relay(server.url) as relay:
        engines = {name: Engine() for name, Engine in ENGINES.items()}
        for name, engine in engines.items():
            for look in LOOKS:
                for motion in MOTIONS:
                    visit = opened(engine, server.url, relay, look)
                    motion(visit)
                    visit.page.evaluate(DRAWN)
                    visit.page.screenshot(path=directory / f"{name}-{motion.__name__}-{look}.png")
                    for line in visit.logged():
                        print(f"{name}, {motion.__name__}, {look}: {line}")
                    visit.close()
        for look in LOOKS:
            sheet(engines["chromium"], directory, look)
            print(directory / f"{look}.png")
        for engine in engines.values():
            engine.close()


if __name__ == "__main__":
    main()
