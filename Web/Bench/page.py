"""Measures the demo page in a real browser, with all three interactions in motion at once, and prints a table.

Times belong to the machine they were taken on, so nothing here is asserted; `make bench` runs it.
"""

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
from harness.servers import SuppleDemo  # noqa: E402
from harness.trace import SCRIPT_EVENTS, forced_layouts, main_thread_events  # noqa: E402
from harness.visit import Settings  # noqa: E402

LOADS = 5
SECONDS = 6
PHONE = (390, 844)

# Looks every few milliseconds whether a chat head can be touched where it rests, when frames come, how long what they
# call takes, and when the page was slow.
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


def load(engine, url, relay):
    """A visit with an empty cache, and the milliseconds until a head could be touched."""
    # A scale is the window system's, of which WebKitGTK's has none.
    visit = engine.visit(Settings(touch=True, viewport=PHONE, dpr=1 if engine.name == "webkit" else 2), relay)
    visit.page.add_init_script(OBSERVER)
    visit.open(url)
    visit.page.wait_for_function("() => bench.touchable !== null", polling=50)
    return visit, visit.page.evaluate("bench.touchable")


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
        # Chromium takes a frame or two for three fingers; stamps that fell behind would make up for that in one go.
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


UNKNOWN = "this browser cannot tell"


def traced(visit):
    """What only Chromium's trace tells of the motion."""
    began = visit.page.evaluate("performance.now()")
    visit.start_tracing()
    move_everything(visit)
    trace = visit.stop_tracing()
    intervals, script, processor, rendering = per_frame(trace)
    tasks = visit.page.evaluate("bench.longTasks")
    moving = [duration for start, duration in tasks if start >= began]
    loading = [duration for start, duration in tasks if start < began]
    return [
        ("script per frame, median", f"{percentile(script, 0.5):.2f} ms", ""),
        ("script per frame, 95th percentile", f"{percentile(script, 0.95):.2f} ms", "< 2 ms"),
        ("the same in processor time, 95th percentile", f"{percentile(processor, 0.95):.2f} ms", ""),
        ("style, layout and paint per frame, 95th percentile", f"{percentile(rendering, 0.95):.2f} ms", ""),
        ("styles or layout worked out for script, per frame", f"{forced_layouts(trace) / max(1, len(intervals)):.2f}", "0"),
        ("long tasks in motion", f"{len(moving)}", "0"),
        ("long tasks while loading", f"{len(loading)} ({sum(loading):.0f} ms)", ""),
    ]


def measure(engine, url, relay):
    """The rows of a browser's table: what is measured, the figure, and what it should be."""
    loads = []
    for _ in range(LOADS):
        visit, touchable = load(engine, url, relay)
        loads.append(touchable)
        visit.close()
    visit, _ = load(engine, url, relay)
    visit.page.wait_for_timeout(2500)
    visit.page.evaluate("() => { bench.frames.length = 0; }")
    if engine.name == "chromium":
        rows = traced(visit)
    else:
        move_everything(visit)
        rows = [("script by trace, layout, paint and long tasks", UNKNOWN, "")]
    frames = visit.page.evaluate("bench.frames")
    visit.close()
    stamps = [stamp for stamp, _ in frames]
    intervals = [after - before for before, after in zip(stamps, stamps[1:])]
    took = [took for _, took in frames]
    paced = "  (by a timer: no compositor)" if engine.name == "webkit" else ""
    return [
        ("frames per second, all three in motion", f"{1000 / statistics.fmean(intervals):.1f}", "60" + paced),
        ("frame interval, 95th percentile", f"{percentile(intervals, 0.95):.1f} ms", "16.7 ms"),
        ("animation callbacks per frame, mean", f"{statistics.fmean(took):.2f} ms", "< 2 ms"),
        *rows,
        (f"first touch possible, median of {LOADS} loads", f"{statistics.median(loads):.0f} ms", "< 1000 ms"),
        ("first touch possible, slowest", f"{max(loads):.0f} ms", ""),
    ]


def show(title, rows):
    """Prints a table."""
    print(f"\n{title}\n")
    width = max(len(name) for name, _, _ in rows)
    for name, value, target in rows:
        print(f"{name:<{width}}  {value:>14}  {target}".rstrip())


def main():
    print(f"The demo page, {PHONE[0]} by {PHONE[1]}, three fingers for {SECONDS} s, {os.cpu_count()} cores, no GPU")
    with SuppleDemo(ROOT / "bin" / "supple") as server, Relay(server.url) as relay:
        for name, Engine in ENGINES.items():
            engine = Engine()
            show(f"{TITLES[name]} {engine.version}", measure(engine, server.url, relay))
            engine.close()
    sizes = {name: (ROOT / "Web" / "dist" / f"{name}.gz").stat().st_size / 1000 for name in ("supple.wasm", "supple.js")}
    show("What a page loads, by gzip -9", [
        ("supple.wasm", f"{sizes['supple.wasm']:.1f} KB", "<= 40 KB"), ("supple.js", f"{sizes['supple.js']:.1f} KB", "<= 15 KB")])


if __name__ == "__main__":
    main()
