"""Measures the demo page in a real browser, with all three interactions in motion at once, and prints a table.

Times belong to the machine they were taken on, so nothing here is asserted; `make bench` runs it. With `--against FOLDER`
the page and another built one are measured in Chromium by turns, so that both have the same share of a busy machine.
"""

import gzip
import math
import os
import statistics
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Web" / "Tests"))

from harness.engines import ENGINES, TITLES  # noqa: E402
from harness.relay import Relay  # noqa: E402
from harness.servers import StaticFiles  # noqa: E402
from harness.trace import SCRIPT_EVENTS, forced_layouts, main_thread_events  # noqa: E402
from harness.visit import Settings  # noqa: E402

LOADS = 5
SECONDS = 6
PHONE = (390, 844)

# Records every few milliseconds whether a chat head at rest can be touched, the times of frames, the durations of their
# callbacks, and the times at which the page was slow.
OBSERVER = """
window.bench = { touchable: null, longTasks: [], frames: [] };
if (PerformanceObserver.supportedEntryTypes.includes('longtask')) new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) bench.longTasks.push([startTime, duration]);
}).observe({ type: 'longtask', buffered: true });
{
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => request((stamp) => {
    const before = performance.now();
    callback(stamp);
    const took = performance.now() - before;
    const last = bench.frames.at(-1);
    if (last?.[0] === stamp) last[1] += took;
    else bench.frames.push([stamp, took]);
  });
}
(function look() {
  const head = document.querySelector('#heads [slot="head"]');
  const box = head?.getBoundingClientRect();
  if (box?.width > 0) {
    const hit = document.elementFromPoint(Math.min(box.x + box.width / 2, innerWidth - 4), box.y + box.height / 2);
    if (hit && (head === hit || head.contains(hit) || hit.closest('#heads'))) {
      bench.touchable = performance.now();
      return;
    }
  }
  setTimeout(look, 2);
})();
"""

RENDERING_EVENTS = {"UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit"}


def percentile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, math.ceil(len(ordered) * share) - 1)] if ordered else math.nan


# A minimal page with a head to touch, and a box that moves as long as there are frames.
BARE = """<!doctype html><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Bare</title>
<div id="heads"><button slot="head">A</button></div>"""
MOVE_BARE = """
() => {
  const button = document.querySelector('button');
  const move = (time) => {
    button.style.transform = `translate(${100 + 90 * Math.cos(time / 300)}px, 100px)`;
    requestAnimationFrame(move);
  };
  requestAnimationFrame(move);
}
"""


def load(engine, url, relay, html=None):
    """A visit with an empty cache, and the milliseconds until a head could be touched."""
    # The scale comes from the window system; WebKitGTK's has none.
    visit = engine.visit(
        Settings(touch=True, viewport=PHONE, dpr=1 if engine.name == "webkit" else 2, led=False), relay)
    visit.page.add_init_script(OBSERVER)
    visit.open(url, html)
    visit.page.wait_for_function("() => bench.touchable !== null", polling=50)
    return visit, visit.page.evaluate("bench.touchable")


def loads(engine, url, relay, html=None):
    """The times until a head can be touched, of several visits."""
    taken = []
    for _ in range(LOADS):
        visit, touchable = load(engine, url, relay, html)
        taken.append(touchable)
        visit.close()
    return taken


def intervals_of(visit):
    """The milliseconds between each two frames that the page has drawn."""
    stamps = [stamp for stamp, _ in visit.page.evaluate("bench.frames")]
    return [after - before for before, after in zip(stamps, stamps[1:])]


def move_everything(visit):
    """Three fingers: one swings a head, one stretches a badge, one pulls the list up and down."""
    head = visit.box('#heads [slot="head"]').center
    badge = visit.box("supple-slime-badge").center
    row = visit.box("#conversations li:nth-child(5)")
    pull = (row.x + row.width * 0.4, row.y + row.height / 2)
    fingers = visit.fingers
    fingers.down((min(head[0], PHONE[0] - 4), head[1]), finger=1)
    fingers.down(badge, finger=2)
    fingers.down(pull, finger=3)
    began = time.time()
    while (elapsed := time.time() - began) < SECONDS:
        turn = elapsed * math.tau
        # Chromium takes a frame or two for three fingers; late time stamps would move all of it in one step.
        fingers.clock.planned = max(fingers.clock.planned, time.time() - 1 / 60)
        fingers.move_all(
            {
                1: (195 + 120 * math.cos(turn * 0.9), 420 + 160 * math.sin(turn * 0.7)),
                2: (badge[0] - 60 + 55 * math.cos(turn * 1.1), badge[1] + 60 * math.sin(turn * 1.3)),
                3: (pull[0], pull[1] + 90 - 90 * math.cos(turn * 0.5)),
            },
            after=1 / 60,
        )
    for finger in (1, 2, 3):
        fingers.up(finger=finger, after=0.001)


def per_frame(trace):
    """Between each two frames, in milliseconds, from a trace of the page's main thread: how long it was, script by
    the clock and by the processor's time, and rendering."""
    own = main_thread_events(trace)
    starts = [event["ts"] for event in own if event["name"] == "FireAnimationFrame"]
    frames = [start for before, start in zip([-math.inf, *starts], starts) if start - before > 2000]

    def spent(names, duration):
        sums = [0.0] * max(0, len(frames) - 1)
        frame = 0
        end = -math.inf
        for event in (event for event in own if event["name"] in names):
            start = event["ts"]
            if start < end:
                continue  # Lies within the one before, whose time holds it.
            end = start + event["dur"]
            while frame + 1 < len(frames) and start >= frames[frame + 1]:
                frame += 1
            if frame < len(sums) and start >= frames[frame]:
                sums[frame] += event.get(duration, event["dur"]) / 1000
        return sums

    intervals = [(after - before) / 1000 for before, after in zip(frames, frames[1:])]
    return intervals, spent(SCRIPT_EVENTS, "dur"), spent(SCRIPT_EVENTS, "tdur"), spent(RENDERING_EVENTS, "dur")


def traced(visit):
    """The figures of the motion that only Chromium's trace has."""
    began = visit.page.evaluate("performance.now()")
    visit.start_tracing()
    move_everything(visit)
    trace = visit.stop_tracing()
    intervals, script, processor, rendering = per_frame(trace)
    tasks = visit.page.evaluate("bench.longTasks")
    moving = [duration for start, duration in tasks if start >= began]
    loading = [duration for start, duration in tasks if start < began]
    return {
        "script by trace, median": f"{percentile(script, 0.5):.2f} ms",
        "script by trace, 95th percentile": f"{percentile(script, 0.95):.2f} ms",
        "the same in processor time": f"{percentile(processor, 0.95):.2f} ms",
        "style, layout and paint, 95th percentile": f"{percentile(rendering, 0.95):.2f} ms",
        "layouts forced by script, per frame": f"{forced_layouts(trace) / max(1, len(intervals)):.2f}",
        "long tasks in motion": f"{len(moving)}",
        "long tasks while loading": f"{len(loading)} ({sum(loading):.0f} ms)",
    }


def baseline(engine, url, relay):
    """Frames per second and time to the first touch of the minimal page."""
    taken = loads(engine, url, relay, BARE)
    visit, _ = load(engine, url, relay, BARE)
    visit.page.evaluate(MOVE_BARE)
    time.sleep(SECONDS / 2)
    rate = 1000 / statistics.fmean(intervals_of(visit))
    visit.close()
    return rate, statistics.median(taken)


def measure(engine, url, relay):
    """The figures of a browser, by name."""
    bare_rate, bare_touch = baseline(engine, url, relay)
    taken = loads(engine, url, relay)
    visit, _ = load(engine, url, relay)
    # The motion of a first visit is over.
    time.sleep(2.5)
    visit.page.evaluate("() => { bench.frames.length = 0; }")
    if engine.name == "chromium":
        by_trace = traced(visit)
    else:
        move_everything(visit)
        by_trace = {}
    intervals = intervals_of(visit)
    callbacks = [took for _, took in visit.page.evaluate("bench.frames")]
    visit.close()
    rate, touch = 1000 / statistics.fmean(intervals), statistics.median(taken)
    return {
        "frames per second": f"{rate:.1f}",
        "of a bare page's": f"{rate / bare_rate:.0%} of {bare_rate:.1f}",
        "frame interval, 95th percentile": f"{percentile(intervals, 0.95):.1f} ms",
        "script per frame, mean": f"{statistics.fmean(callbacks):.2f} ms",
        "script per frame, 95th percentile": f"{percentile(callbacks, 0.95):.2f} ms",
        "first touch possible, median": f"{touch:.0f} ms",
        "as a multiple of a bare page's": f"{touch / bare_touch:.1f} x {bare_touch:.0f} ms",
        "first touch possible, slowest": f"{max(taken):.0f} ms",
        **by_trace,
    }


# The limits of the figures; the others have none.
LIMITS = {
    "frames per second": "60",
    "of a bare page's": ">= 95%",
    "frame interval, 95th percentile": "16.7 ms",
    "script per frame, mean": "< 2 ms",
    "script by trace, 95th percentile": "< 2 ms",
    "layouts forced by script, per frame": "0",
    "long tasks in motion": "0",
    "first touch possible, median": "< 1000 ms",
}
UNKNOWN = "-"


def show(figures):
    """Prints one table, with a column for each browser."""
    names = list(dict.fromkeys(name for column in figures.values() for name in column))
    rows = [["", *figures, "wanted"]]
    rows += [[name, *(column.get(name, UNKNOWN) for column in figures.values()), LIMITS.get(name, "")] for name in names]
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    for row in rows:
        print("  ".join([f"{row[0]:<{widths[0]}}", *(f"{cell:>{width}}" for cell, width in zip(row[1:], widths[1:]))]).rstrip())


def by_turns(folders, rounds=5):
    """Measures pages that are served from folders in turn, and prints their figures."""
    rows = {folder: [] for folder in folders}
    engine = ENGINES["chromium"]()
    for _ in range(rounds):
        for folder in folders:
            with StaticFiles(folder) as server, Relay(server.url) as relay:
                visit, touchable = load(engine, server.url, relay)
                time.sleep(2.5)
                loading = sum(duration for _, duration in visit.page.evaluate("bench.longTasks"))
                visit.start_tracing()
                move_everything(visit)
                _, _, processor, _ = per_frame(visit.stop_tracing())
                visit.close()
                rows[folder].append((touchable, loading, percentile(processor, 0.95)))
    engine.close()
    for folder, measured in rows.items():
        touch, loading, script = (statistics.median(column) for column in zip(*measured))
        print(f"{folder}: first touch possible {touch:.0f} ms, long tasks while loading {loading:.0f} ms,"
              f" script per frame, 95th percentile of processor time {script:.2f} ms; medians of {rounds}")


def main():
    """Measures in each browser."""
    if "--against" in sys.argv:
        return by_turns([ROOT / "Web" / "dist", Path(sys.argv[sys.argv.index("--against") + 1]).resolve()])

    print(f"The demo page, {PHONE[0]} by {PHONE[1]}, three fingers for {SECONDS} s, {LOADS} loads,"
          f" {os.cpu_count()} cores, no GPU\n")
    figures = {}
    with StaticFiles(ROOT / "Web" / "dist") as server, Relay(server.url) as relay:
        for name, Engine in ENGINES.items():
            engine = Engine()
            try:
                figures[f"{TITLES[name]} {engine.version}"] = measure(engine, server.url, relay)
            finally:
                engine.close()
    show(figures)
    print("\nWebKitGTK has no compositor here: its frames come by a timer. A trace is Chromium's alone (-).\n")
    for name in ("supple.wasm", "supple.js"):
        print(f"{name}  {len(gzip.compress((ROOT / 'Web' / 'dist' / name).read_bytes(), 9)) / 1000:.1f} KB by gzip -9")


if __name__ == "__main__":
    main()
