import type { MessengerScreen } from '../messenger-screen.js';
import type { RecordedEvent, RecordedScript } from '../supple-recorder.js';

type Point = readonly [number, number];

/** Seconds between two samples of a finger. */
const interval = 1 / 60;

/** A finger's path: start, end, duration and final wait in seconds. */
interface Stroke {
  at: number;
  from: Point;
  to: Point;
  lasts: number;
  waits: number;
}

/** The samples of a stroke; it accelerates, and slows down only before a wait. */
function samples({ at, from, to, lasts, waits }: Stroke): RecordedEvent[] {
  const count = Math.round(lasts / interval);
  const moves = Array.from({ length: count }, (_, index) => {
    const part = (index + 1) / count;
    const eased = waits > 0 ? part * part * (3 - 2 * part) : part * part;
    return {
      t: at + (index + 1) * interval, pointer: 1,
      move: [from[0] + (to[0] - from[0]) * eased, from[1] + (to[1] - from[1]) * eased],
    };
  });
  const end = at + lasts + waits;
  return [{ t: at, down: [...from], pointer: 1 }, ...moves, { t: end, up: [...to], pointer: 1 }];
}

/** The default script: a head is thrown across, a badge is torn off, and the list is pulled. */
export function sampleScript({ root, headsElement, messenger }: MessengerScreen): RecordedScript {
  const { offsetWidth: width, offsetHeight: height } = root;
  const box = root.getBoundingClientRect();
  const scale = box.width / width || 1;
  const { y } = headsElement.state;
  const edge = width - 24;
  const head: Point = [edge, y ?? height / 2];
  const badge = messenger.firstUnread?.badge.getBoundingClientRect();
  const dot: Point = badge
    ? [((badge.left + badge.right) / 2 - box.left) / scale, ((badge.top + badge.bottom) / 2 - box.top) / scale]
    : [edge - 20, 236];
  const events = [
    { at: 0.4, from: head, to: [edge - 190, head[1] - 60] as Point, lasts: 0.16, waits: 0 },
    { at: 2.2, from: dot, to: [dot[0] - 220, dot[1] + 180] as Point, lasts: 1.2, waits: 0.4 },
    { at: 5, from: [width / 2, height * 0.4] as Point, to: [width / 2, height * 0.4 + 340] as Point, lasts: 0.9, waits: 0.5 },
  ].flatMap(samples);
  return { events, duration: 9 };
}
