// The parameters of a spring in the vocabulary of each library, and back. All springs have a mass of 1: the damping is 2 z w
// with the damping ratio z and the angular frequency w, the root of the stiffness. The formulas and their sources are in
// SuppleMotion's Spring+Conversions.swift.
import { trimmed } from '../Demo/css-easing.js';
import { bounceOf, durationOf } from '../Demo/spring-words.js';
import { Spring } from './supple-springs.js';

/** A spring at mass 1. */
export interface Parameters {
  stiffness: number;
  dampingRatio: number;
}

/** A parameter of a vocabulary, and the spring after a change of it with the other parameter kept. */
interface Parameter {
  name: string;
  unit?: string;
  min: number;
  max: number;
  digits: number;
  read: (spring: Parameters) => number;
  write: (value: number, spring: Parameters) => Parameters;
}

/** The two parameters of a spring. */
export interface Vocabulary {
  name: string;
  parameters: [Parameter, Parameter];
  /** The same parameters per frame, if the vocabulary has a choice. */
  perFrame?: [Parameter, Parameter];
  /** The vocabulary's code for a spring, per frame if chosen, or a text for springs that it cannot express. */
  code: (spring: Parameters, isPerFrame: boolean) => string;
}

/** The ranges of the spring that can be set. */
export const range = { stiffness: [10, 3000], dampingRatio: [0.1, 2] } as const;
const [softest, stiffest] = range.stiffness;
const [least, most] = range.dampingRatio;

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const frequencyOf = ({ stiffness }: Parameters): number => Math.sqrt(stiffness);
const dampingOf = (spring: Parameters): number => 2 * spring.dampingRatio * frequencyOf(spring);

/** A spring within the ranges that can be set. */
const spring = (stiffness: number, dampingRatio: number): Parameters => ({
  stiffness: within(stiffness, softest, stiffest), dampingRatio: within(dampingRatio, least, most),
});
const damped = (stiffness: number, damping: number): Parameters => spring(stiffness, damping / (2 * Math.sqrt(Math.max(stiffness, softest))));

// Origami and Rebound.
const tensionOf = ({ stiffness }: Parameters): number => (stiffness - 194) / 3.62 + 30;
const frictionOf = (one: Parameters): number => (dampingOf(one) - 25) / 3 + 8;
const ofOrigami = (tension: number, friction: number): Parameters => damped(194 + 3.62 * (tension - 30), 25 + 3 * (friction - 8));

// Pop: the speed gives a tension, the tension a friction without bounce, and the bounciness lowers that friction.
const popRange = 20 * 1.7;
const leastFriction = 0.01;
const popTension = (speed: number): number => 0.5 + (speed / popRange) * 199.5;
function frictionWithoutBounce(tension: number): number {
  if (tension <= 18) return ((0.0007 * tension - 0.031) * tension + 0.64) * tension + 1.28;
  if (tension <= 44) return ((0.000044 * tension - 0.006) * tension + 0.36) * tension + 2;
  return ((0.00000045 * tension - 0.000332) * tension + 0.1078) * tension + 5.84;
}
const speedOf = (one: Parameters): number => ((tensionOf(one) - 0.5) / 199.5) * popRange;
function bouncinessOf(one: Parameters): number {
  const unbounced = frictionWithoutBounce(tensionOf(one));
  const left = 1 - (frictionOf(one) - unbounced) / (leastFriction - unbounced);
  return ((1 - Math.sqrt(Math.max(0, left))) / 0.8) * popRange;
}
function ofPop(bounciness: number, speed: number): Parameters {
  const share = (bounciness / popRange) * 0.8;
  const ease = share * (2 - share);
  const tension = popTension(speed);
  return ofOrigami(tension, ease * leastFriction + (1 - ease) * frictionWithoutBounce(tension));
}

// UIKit's usingSpringWithDamping: the envelope has fallen to a thousandth at the end of the duration.
const uikitCritical = 9.233413476451585;
function uikitPhase(ratio: number): number {
  if (ratio >= 1) return uikitCritical;
  const phase = Math.log((1000 * ratio) / Math.sqrt((1 - ratio) * (1 + ratio))) / ratio;
  return ratio > 0.9 ? Math.min(phase, uikitCritical) : phase;
}
const uikitDurationOf = (one: Parameters): number => uikitPhase(Math.min(1, one.dampingRatio)) / frequencyOf(one);
const ofUIKit = (ratio: number, duration: number): Parameters => spring((uikitPhase(Math.min(1, ratio)) / duration) ** 2, Math.min(1, ratio));

// The damped cosine, e^(-alpha t) cos(omega t).
/** The rate of the frames in which omega and alpha can be set. */
export const framesPerSecond = 60;
const omegaOf = (one: Parameters): number => frequencyOf(one) * Math.sqrt(Math.max(0, 1 - one.dampingRatio ** 2));
const alphaOf = (one: Parameters): number => one.dampingRatio * frequencyOf(one);
export function ofCosine(omega: number, alpha: number): Parameters {
  const frequency = Math.hypot(omega, alpha);
  return spring(frequency ** 2, alpha / frequency);
}

/** Omega and alpha per second, or per frame of 1 / `rate` s. */
const cosine = (rate: number): [Parameter, Parameter] => {
  const [cycle, time, digits, least] = rate === 1 ? ['rad/s', '1/s', 1, 0.4] : ['rad/frame', '1/frame', 2, 0.01];
  return [
    { name: 'Omega', unit: cycle, min: 0, max: 54 / rate, digits,
      read: (one) => omegaOf(one) / rate, write: (value, one) => ofCosine(value * rate, alphaOf(one)) },
    { name: 'Alpha', unit: time, min: least, max: 54 / rate, digits,
      read: (one) => alphaOf(one) / rate, write: (value, one) => ofCosine(omegaOf(one), value * rate) }];
};

// SKBounceAnimation, from 0 to 200: the alpha gives the duration, the omega the number of bounces in it. The decay is as in
// SuppleMotion's Bounce.swift with 0.1 units left.
const bounceDistance = 200;
const bounceDecay = Math.log2(bounceDistance / 0.1) * Math.log(2.71);
const bounceDurationOf = (one: Parameters): number => bounceDecay / alphaOf(one);
const bouncesOf = (one: Parameters): number => omegaOf(one) * bounceDurationOf(one) / Math.PI - 1;
const ofBounces = (bounces: number, duration: number): Parameters => ofCosine((bounces + 1) * Math.PI / duration, bounceDecay / duration);

const settlingOf = (one: Parameters): number => Spring(one).settlingDuration;
/** The settling duration falls as the frequency grows, at any one damping ratio. */
const ofSettling = (settling: number, ratio: number): Parameters => spring((settlingOf({ stiffness: 1, dampingRatio: ratio }) / settling) ** 2, ratio);

const stiffness: Parameter = {
  name: 'Stiffness', min: softest, max: stiffest, digits: 0,
  read: (one) => one.stiffness, write: (value, one) => spring(value, one.dampingRatio),
};
const dampingRatio: Parameter = {
  name: 'Damping ratio', min: least, max: most, digits: 2,
  read: (one) => one.dampingRatio, write: (value, one) => spring(one.stiffness, value),
};
const duration: Parameter = {
  name: 'Duration', unit: 's', min: durationOf(stiffest), max: durationOf(softest), digits: 2,
  read: (one) => durationOf(one.stiffness), write: (value, one) => spring((2 * Math.PI / value) ** 2, one.dampingRatio),
};
const bounce: Parameter = {
  name: 'Bounce', min: -0.5, max: 0.9, digits: 2,
  read: (one) => bounceOf(one.dampingRatio), write: (value, one) => spring(one.stiffness, value >= 0 ? 1 - value : 1 / (1 + value)),
};
/** Stiffness and damping under the names of a library. */
const physics = (stiff: string, damp: string): [Parameter, Parameter] => [
  { ...stiffness, name: stiff, write: (value, one) => damped(value, dampingOf(one)) },
  { name: damp, min: 1, max: 200, digits: 2, read: dampingOf, write: (value, one) => damped(one.stiffness, value) },
];
const line = (text: string, ...values: number[]): string => values.reduce((said, value) => said.replace('#', trimmed(value, 4)), text);

export const vocabularies: Vocabulary[] = [
  { name: 'Supple', parameters: [stiffness, dampingRatio],
    code: (one) => `Spring(stiffness: ${trimmed(one.stiffness, 2)}, dampingRatio: ${trimmed(one.dampingRatio, 4)})` },
  { name: 'SwiftUI', parameters: [duration, bounce],
    code: (one) => line('.spring(duration: #, bounce: #)', durationOf(one.stiffness), bounceOf(one.dampingRatio)) },
  { name: 'Response', parameters: [{ ...duration, name: 'Response' }, dampingRatio],
    code: (one) => line('.spring(response: #, dampingFraction: #)', durationOf(one.stiffness), one.dampingRatio) },
  { name: 'Settling', parameters: [
    { name: 'Settling duration', unit: 's', min: 0.1, max: 10, digits: 2,
      read: settlingOf, write: (value, one) => ofSettling(value, one.dampingRatio) },
    { ...dampingRatio, write: (value, one) => ofSettling(settlingOf(one), value) }],
    code: (one) => line('Spring(settlingDuration: #, dampingRatio: #)', settlingOf(one), one.dampingRatio) },
  { name: 'UIKit', parameters: physics('Stiffness', 'Damping'),
    code: (one) => `UISpringTimingParameters(mass: 1, stiffness: ${trimmed(one.stiffness, 2)}, damping: ${trimmed(dampingOf(one), 4)}, initialVelocity: .zero)` },
  { name: 'UIView', parameters: [
    { name: 'Duration until rest', unit: 's', min: 0.1, max: 10, digits: 2,
      read: uikitDurationOf, write: (value, one) => ofUIKit(one.dampingRatio, value) },
    { ...dampingRatio, max: 1, write: (value, one) => ofUIKit(value, uikitDurationOf(one)) }],
    code: (one) => (one.dampingRatio > 1 ? 'Not overdamped'
      : line('UIView.animate(withDuration: #, delay: 0, usingSpringWithDamping: #, …)', uikitDurationOf(one), one.dampingRatio)) },
  { name: 'Compose', parameters: [dampingRatio, stiffness],
    code: (one) => `spring(dampingRatio = ${trimmed(one.dampingRatio, 4)}f, stiffness = ${trimmed(one.stiffness, 2)}f)` },
  { name: 'react-spring', parameters: physics('Tension', 'Friction'),
    code: (one) => `{ mass: 1, tension: ${trimmed(one.stiffness, 2)}, friction: ${trimmed(dampingOf(one), 4)} }` },
  { name: 'Motion', parameters: physics('Stiffness', 'Damping'),
    code: (one) => `{ type: 'spring', mass: 1, stiffness: ${trimmed(one.stiffness, 2)}, damping: ${trimmed(dampingOf(one), 4)} }` },
  { name: 'Flutter', parameters: physics('Stiffness', 'Damping'),
    code: (one) => `SpringDescription(mass: 1, stiffness: ${trimmed(one.stiffness, 2)}, damping: ${trimmed(dampingOf(one), 4)})` },
  { name: 'Pop', parameters: [
    { name: 'Bounciness', min: 0, max: 20, digits: 1, read: bouncinessOf, write: (value, one) => ofPop(value, Math.max(0, speedOf(one))) },
    { name: 'Speed', min: 0, max: 20, digits: 1, read: speedOf, write: (value, one) => ofPop(Math.max(0, bouncinessOf(one)), value) }],
    code: (one) => (bouncinessOf(one) < -1e-9 ? 'Not as damped' : speedOf(one) < -1e-9 ? 'Not as soft'
      : line('bounciness: #, speed: #', bouncinessOf(one), speedOf(one))) },
  { name: 'Origami', parameters: [
    { name: 'Tension', min: -20, max: 800, digits: 1, read: tensionOf, write: (value, one) => ofOrigami(value, frictionOf(one)) },
    { name: 'Friction', min: 0.1, max: 70, digits: 1, read: frictionOf, write: (value, one) => ofOrigami(tensionOf(one), value) }],
    code: (one) => line('tension: #, friction: #', tensionOf(one), frictionOf(one)) },
  { name: 'SKBounce', parameters: [
    { name: 'Number of bounces', min: 0, max: 20, digits: 0, read: bouncesOf, write: (value, one) => ofBounces(value, bounceDurationOf(one)) },
    { name: 'Duration', unit: 's', min: 0.2, max: 10, digits: 2, read: bounceDurationOf, write: (value, one) => ofBounces(Math.max(0, bouncesOf(one)), value) }],
    code: (one) => (bouncesOf(one) < -1e-9 ? 'Only with bounce' : line(
      `numberOfBounces = #; duration = #; stiffness = SKBounceAnimationStiffnessMedium; shouldOvershoot = YES; shake = NO; fromValue = 0; toValue = ${bounceDistance}`,
      bouncesOf(one), bounceDurationOf(one))) },
  { name: 'Damped cosine', parameters: cosine(1), perFrame: cosine(framesPerSecond),
    code: (one, isPerFrame) => (one.dampingRatio >= 1 ? 'Only with bounce'
      : isPerFrame ? line(`Spring(omega: #, alpha: #, framesPerSecond: ${framesPerSecond})`, omegaOf(one) / framesPerSecond, alphaOf(one) / framesPerSecond)
      : line('Spring(omega: #, alpha: #)', omegaOf(one), alphaOf(one))) },
];
