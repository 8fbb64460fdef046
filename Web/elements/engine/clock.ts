// One clock for all elements of the page. It runs while something moves, and otherwise asks for no frame.
import { atOneInstant } from './engine-module.js';

/** What the clock drives. */
export interface Timed {
  /**
   * Reads from the page what the next picture needs; the present is the picture's time. The clock has all read before any of
   * them writes, because a read after a write has the browser lay the page out in between.
   */
  measure(): void;
  /** Shows a time in seconds; returns when the next one is wanted: 0 at once, a later time, or undefined for none. */
  show(time: number): number | undefined;
}

/** The longest time that a browser's timer waits, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/** Those that want the next frame. */
let awake = new Set<Timed>();
/** The timers of those that want a later frame. */
const timers = new Map<Timed, ReturnType<typeof setTimeout>>();
let request = 0;

/** Asks for the browser's next frame. */
export function wake(timed: Timed): void {
  awake.add(timed);
  request ||= requestAnimationFrame(tick);
}

/** Asks for no more frames. */
export function sleep(timed: Timed): void {
  awake.delete(timed);
  stopTimer(timed);
  if (!awake.size) {
    cancelAnimationFrame(request);
    request = 0;
  }
}

function stopTimer(timed: Timed): void {
  clearTimeout(timers.get(timed));
  timers.delete(timed);
}

/** Shows a frame; its time stamp is in milliseconds, like those of events. */
function tick(stamp: number): void {
  request = 0;
  const due = awake;
  // What is woken while frames are shown is due in the next frame.
  awake = new Set();
  // What is measured comes with the frame: at a later time it would have one element's motion run ahead of the others'.
  const time = stamp / 1000;
  atOneInstant(() => {
    for (const timed of due) timed.measure();
  }, time);
  for (const timed of due) {
    stopTimer(timed);
    const next = timed.show(time);
    if (next === 0) awake.add(timed);
    else if (next !== undefined) {
      const wait = Math.min(longestWait, Math.max(0, next * 1000 - performance.now()));
      timers.set(timed, setTimeout(wake, wait, timed));
    }
  }
  if (awake.size) request ||= requestAnimationFrame(tick);
}
