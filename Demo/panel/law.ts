import type { SpringCurve } from '../supple.js';

/** The plotted function of a spring: a value from 0 to 1 over seconds. */
export type Curve = Pick<SpringCurve, 'value' | 'settlingDuration'>;

/** A law in place of a style's spring: its curve, and its name with its duration in seconds. */
interface Law {
  curve: Curve;
  name: string;
  duration: number;
}

/** The distance of a head's flight from one edge to the other on a phone, in points. */
const crossing = 346;

/** CSS's `ease-in-out`, the cubic Bézier (0.42, 0, 0.58, 1): its second coordinate at a `part` of the first. */
function easeInOut(part: number): number {
  const bezier = (first: number, second: number, at: number) =>
    3 * first * at * (1 - at) ** 2 + 3 * second * at ** 2 * (1 - at) + at ** 3;
  let [low, high] = [0, 1];
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2;
    if (bezier(0.42, 0.58, middle) < part) low = middle;
    else high = middle;
  }
  return bezier(0, 1, low);
}

const within = (time: number, duration: number) => Math.min(1, Math.max(0, duration > 0 ? time / duration : 1));

/** `ease-in-out` over a duration; `shape` changes its progress. */
function eased(duration: number, shape = (part: number) => part): Law {
  const value = (time: number) => shape(easeInOut(within(time, duration)));
  return { name: 'eased', duration, curve: { value, settlingDuration: duration } };
}

/** The release of the first chat heads: 1 - 2.71^(-a t) cos(w t), a = log2(distance / 0.1) / T, w = 3 pi / T. */
function dampedCosine(duration: number): Law {
  const rate = (Math.log2(crossing / 0.1) / duration) * Math.log(2.71);
  const value = (time: number) => 1 - Math.exp(-rate * time) * Math.cos((3 * Math.PI * time) / duration);
  return { name: 'damped cosine', duration, curve: { value, settlingDuration: Math.log(1000) / rate } };
}

/** Opens beyond full size, and returns: two curves in turn, the first with a slower start. */
function overshooting(duration: number, peak: number): Law {
  const value = (time: number) => time < duration
    ? peak * easeInOut(within(time, duration)) ** 2
    : peak + (1 - peak) * easeInOut(within(time - duration, duration));
  return { name: 'eased', duration: 2 * duration, curve: { value, settlingDuration: 2 * duration } };
}

/**
 * The law that replaces a spring by the style's choices; undefined if the spring applies. `value` reads a property of the style
 * by its name.
 */
export function lawInPlaceOf(spring: string, value: (name: string) => number | string | undefined): Law | undefined {
  const number = (name: string) => Number(value(name));
  const isRecorded = value('changes') === 'recorded';
  const isEased = value('motion') === 'eased';
  switch (spring) {
    case 'settleSpring':
      return value('release') === 'dampedCosine' ? dampedCosine(number('cosineDuration')) : undefined;
    case 'openSpring':
      return isRecorded ? overshooting(number('openDuration'), number('openPeak')) : undefined;
    case 'closeSpring':
      return isRecorded ? eased(number('openDuration'), (part) => 1 - (1 - part) ** 2) : undefined;
    case 'dropSpring':
    case 'retractSpring':
      return isEased ? eased(number('dropDuration')) : undefined;
  }
  return undefined;
}
