import type { ChatHeadsState } from './supple.js';

/** The size of a stack of heads, in points: above and below its leader's middle, and from its edge inwards. */
const usual = { above: 31, below: 44, across: 72 };

/** A count on the leader, in points: its middle above the leader's, and its radius, which grows with the text without a limit. */
const count = { above: 21, radius: 10 };

/** The largest scale of heads, which grow with the person's text. */
const largest = 76 / 58;

/** The distance of a stack from words and counts, in points. */
const clearance = 1;

/** The distance that it keeps in addition where there is room, in points, and that of its count from one above it. */
const ease = 5;
const apart = 24;

/** The distance of a stack from the bar and from covers of the screen's foot, in points. */
const margin = 12;

/** Half the height of capitals and digits, as a part of the size of the text. */
const capitals = 0.36;

/** A resting place of a stack. */
export type RestingPlace = Pick<ChatHeadsState, 'edge' | 'y'>;

/**
 * The place nearest to a wanted one at which a stack covers no words and no count of the list, below the bar and above covers
 * of the screen's foot, in the screen's points. If the wanted edge has none, the stack takes the place of the first picture
 * at the other edge.
 */
export function clearPlace(
  { screen, bar, list }: { screen: HTMLElement; bar: HTMLElement; list: HTMLElement }, covered: number, wanted: RestingPlace,
): RestingPlace | undefined {
  const { left, top, height } = screen.getBoundingClientRect();
  const scale = height / screen.offsetHeight || 1;
  const toScreen = (box: DOMRect) => new DOMRect((box.x - left) / scale, (box.y - top) / scale, box.width / scale, box.height / scale);
  const texts = [...list.querySelectorAll('.row:not([hidden]) :is(.name, time, .line)')].map((element) => toScreen(wordsOf(element, scale)));
  const counts = [...list.querySelectorAll('.row[data-unread]:not([hidden]) supple-slime-badge')]
    .map((badge) => toScreen(badge.getBoundingClientRect()));
  const text = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const growth = Math.min(largest, text);
  const stack = {
    above: Math.max(usual.above * growth, count.above * growth + count.radius * text),
    below: usual.below * growth, across: usual.across * growth,
  };
  const ceiling = toScreen(bar.getBoundingClientRect()).bottom + margin;
  const floor = screen.offsetHeight - covered - margin;
  const pictures = [...list.querySelectorAll('.row:not([hidden]) .avatar')].map((picture) => toScreen(picture.getBoundingClientRect()));
  const picture = pictures.map((box) => (box.top + box.bottom) / 2).find((middle) => middle > ceiling);
  const other = wanted.edge === 'left' ? 'right' : 'left';
  for (const [edge, middle] of [[wanted.edge, wanted.y], [other, picture]] as const) {
    const [from, to] = edge === 'left' ? [0, stack.across] : [screen.offsetWidth - stack.across, screen.offsetWidth];
    const meets = (box: DOMRect) => box.right > from && box.left < to && box.bottom > ceiling && box.top < floor;
    const y = nearest(stack, middle ?? floor, ceiling, floor, texts.filter(meets), counts.filter(meets));
    if (y !== undefined) return { edge, y };
  }
  return undefined;
}

/**
 * The leader's place nearest to a wanted one, between two heights and outside of boxes that the stack would touch. Two counts
 * would look like one: a count above has the room that words below leave.
 */
function nearest(
  stack: typeof usual, wanted: number, ceiling: number, floor: number, texts: DOMRect[], counts: DOMRect[],
): number | undefined {
  const met = [...texts, ...counts];
  const tops = [...met.map((box) => box.top - clearance), floor].sort((one, other) => one - other);
  const places = tops.flatMap((bottom) => {
    const isAbove = (box: DOMRect) => box.top - clearance < bottom;
    const above = met.filter(isAbove).map((box) => box.bottom + clearance);
    const [first, last] = [Math.max(ceiling, ...above) + stack.above, bottom - stack.below];
    if (first > last) return [];
    const clear = Math.max(...counts.filter(isAbove).map((box) => box.bottom + apart)) + stack.above;
    const spare = Math.min(ease, (last - first) / 2);
    const [from, to] = clear > last - spare ? [last, last] : [Math.max(first + spare, clear), last - spare];
    return [Math.min(to, Math.max(from, wanted))];
  });
  return places.sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0];
}

/** The box on the page of an element's visible words, with the height of capitals. */
function wordsOf(element: Element, scale: number): DOMRect {
  const words = document.createRange();
  words.selectNodeContents(element);
  const [box, room] = [words.getBoundingClientRect(), element.getBoundingClientRect()];
  const [left, right] = [Math.max(box.left, room.left), Math.min(box.right, room.right)];
  const half = scale * capitals * parseFloat(getComputedStyle(element).fontSize);
  return new DOMRect(left, (box.top + box.bottom) / 2 - half, Math.max(0, right - left), 2 * half);
}
