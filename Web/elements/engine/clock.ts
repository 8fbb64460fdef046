// One clock for all elements of the page. It requests frames only during motion.
import { atOneInstant } from './engine-module.js';

/** A client of the clock. */
export interface Timed {
  /**
   * Reads the page for the next frame; the present is the frame's time. All clients read before any writes, because a read
   * after a write makes the browser lay the page out in between.
   */
  measure(): void;
  /** Shows a time in seconds; returns the time of the next frame: 0 for now, a later time, or undefined for none. */
  show(time: number): number | undefined;
}

/** The longest time that a browser's timer waits, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/** The clients that need the next frame. */
let awake = new Set<Timed>();
/** The timers of clients that need a later frame. */
const timers = new Map<Timed, ReturnType<typeof setTimeout>>();
let request = 0;

/** Requests the browser's next frame. */
export function wake(timed: Timed): void {
  awake.add(timed);
  request ||= requestAnimationFrame(tick);
}

/** Cancels all requests. */
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
  // A client woken while frames are shown is due in the next frame.
  awake = new Set();
  // Measurements use the frame's time: at a later time one element's motion would run ahead of the others.
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
