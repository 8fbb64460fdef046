// One clock for all elements of the page. It runs while something moves, and otherwise asks for nothing.

/**
 * @typedef {object} Timed
 * @property {(time: number) => void} look reads from the page what a time's picture needs, before anyone writes to it:
 *   a read after a write has the browser lay the page out in between
 * @property {(time: number) => number | undefined} show shows a time, in seconds; returns when it wants the next one:
 *   0 at once, a later time, or undefined for not at all
 */

/** @type {Set<Timed>} those that want the next frame */
let awake = new Set();
/** @type {Map<Timed, number>} the timers of those that want a later one */
const sleepers = new Map();
let request = 0;

/** Asks for a frame as soon as the browser draws one. @param {Timed} timed */
export function wake(timed) {
  awake.add(timed);
  request ||= requestAnimationFrame(tick);
}

/** Asks for nothing more. @param {Timed} timed */
export function sleep(timed) {
  awake.delete(timed);
  clearTimeout(sleepers.get(timed));
  sleepers.delete(timed);
  if (!awake.size) {
    cancelAnimationFrame(request);
    request = 0;
  }
}

/** @param {number} stamp milliseconds, on the timeline of event time stamps */
function tick(stamp) {
  request = 0;
  const due = awake;
  // Whoever is woken while frames are shown is due in the next.
  awake = new Set();
  for (const timed of due) timed.look(stamp / 1000);
  for (const timed of due) {
    clearTimeout(sleepers.get(timed));
    sleepers.delete(timed);
    const next = timed.show(stamp / 1000);
    if (next === 0) awake.add(timed);
    else if (next !== undefined) {
      const wait = Math.min(2 ** 31 - 1, Math.max(0, next * 1000 - performance.now()));
      sleepers.set(timed, setTimeout(wake, wait, timed));
    }
  }
  if (awake.size) request ||= requestAnimationFrame(tick);
}
