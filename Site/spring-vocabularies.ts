// The parameters of a spring in the vocabulary of each library, and back. All springs have a mass of 1, where the damping
// is 2 z w with the damping ratio z and the angular frequency w, the root of the stiffness. The formulas are those of
// SuppleMotion's Spring+Conversions.swift, where their sources are named.
import { trimmed } from '../Demo/css-easing.js';
import { bounceOf, durationOf } from '../Demo/spring-words.js';
import { Spring } from './supple.js';

/** A spring at mass 1. */
export interface Parameters {
  stiffness: number;
  dampingRatio: number;
}

/** A number that a vocabulary has for a spring, and how a spring is made of it where the other number stays as it is. */
interface Parameter {
  name: string;
  unit?: string;
  min: number;
  max: number;
  digits: number;
  read: (spring: Parameters) => number;
  write: (value: number, spring: Parameters) => Parameters;
}

/** The two parameters that a spring is set by. */
export interface Vocabulary {
  name: string;
  parameters: [Parameter, Parameter];
  /** The vocabulary's code for a spring, or what it cannot express. */
  code: (spring: Parameters) => string;
}

/** The ranges of the spring that can be set. */
export const range = { stiffness: [10, 3000], dampingRatio: [0.1, 2] } as const;
const [softest, stiffest] = range.stiffness;
const [least, most] = range.dampingRatio;

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const frequencyOf = ({ stiffness }: Parameters): number => Math.sqrt(stiffness);
export const dampingOf = (spring: Parameters): number => 2 * spring.dampingRatio * frequencyOf(spring);

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
const omegaOf = (one: Parameters): number => frequencyOf(one) * Math.sqrt(Math.max(0, 1 - one.dampingRatio ** 2));
const alphaOf = (one: Parameters): number => one.dampingRatio * frequencyOf(one);
function ofCosine(omega: number, alpha: number): Parameters {
  const frequency = Math.hypot(omega, alpha);
  return spring(frequency ** 2, alpha / frequency);
}

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
/** Stiffness and damping under the names that a library has for them. */
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
  { name: 'Cosine', parameters: [
    { name: 'Omega', unit: 'rad/s', min: 0, max: 54, digits: 1, read: omegaOf, write: (value, one) => ofCosine(value, alphaOf(one)) },
    { name: 'Alpha', unit: '1/s', min: 0.4, max: 54, digits: 1, read: alphaOf, write: (value, one) => ofCosine(omegaOf(one), value) }],
    code: (one) => (one.dampingRatio >= 1 ? 'Only with bounce' : line('omega: #, alpha: #', omegaOf(one), alphaOf(one))) },
];
