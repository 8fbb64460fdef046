// The damped cosine and bounces, in the entry for springs alone, so that the elements' scripts do not grow.
import type { ModuleExports } from './abi/exports.js';
import type { Entry } from './define.js';
import { type SpringCurve, type SpringParameters, springsOf } from './spring.js';

/** A spring from 0 to 1 with its damped cosine, or a bounce; a shake is from 0 to 0, in units of its distance. */
export interface CosineCurve extends SpringCurve {
  /** The position after a time in seconds on the damped cosine, 1 - e^(-alpha t) cos(omega t), which starts with the velocity alpha. */
  cosine(time: number): number;
}

/**
 * A damped cosine by its omega and alpha, 0 or more, one of them above 0: otherwise nothing moves, and `Spring` throws a
 * `RangeError`. They are per frame if `framesPerSecond`, 1 to 1000, is above its default of 1.
 */
export interface CosineParameters {
  omega: number;
  alpha: number;
  framesPerSecond?: number;
}

/** A bounce: a number that is not finite counts as its default, a number out of range is clamped. */
export interface BounceParameters {
  /** The number of bounces, 0 to 20. */
  bounces: number;
  /** The duration in seconds, 0.01 to 60; by default 0.5. */
  duration?: number;
  /** The distance from start to target, in units, on which the decay depends; by default 1. */
  distance?: number;
  /** The remaining distance after the duration: 5, 0.1 or 0.001 units, or a number of units, 1e-6 to 1e6; by default `medium`. */
  left?: 'light' | 'medium' | 'heavy' | number;
  /** The motion at the target: it overshoots, is reflected, or shakes about it; by default `overshoot`. */
  kind?: 'overshoot' | 'wall' | 'shake' | 'shakeAtWall';
}

/**
 * Makes the engine's spring of these parameters; throws before `ready` is fulfilled, and a `RangeError` for an omega and an
 * alpha of 0.
 */
export type MakeCosineCurve = (parameters?: SpringParameters | CosineParameters | BounceParameters) => CosineCurve;

const within = (value: number, low: number, high: number, fallback: number): number =>
  (Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : fallback);

const remainders: Partial<Record<string, number>> = { light: 5, medium: 0.1, heavy: 0.001 };

/** The omega and alpha of a bounce, in 1/s, by the formulas of SuppleMotion's Bounce.swift. */
function rates({ bounces, duration = 0.5, distance = 1, left = 'medium' }: BounceParameters): [number, number] {
  const seconds = within(duration, 0.01, 60, 0.5);
  const remainder = typeof left === 'number' ? within(left, 1e-6, 1e6, 0.1) : remainders[left] ?? 0.1;
  const size = within(Math.abs(distance) || remainder, 1e-100, 1e100, remainder);
  const halvings = Math.max(1, Math.abs(Math.log2(size / remainder)));
  return [(within(bounces, 0, 20, 2) + 1) * Math.PI / seconds, halvings * Math.log(2.71) / seconds];
}

/** A scale at which the distance of a spring of the module is negligible. */
const large = 1e9;

/** The springs and bounces of an entry's module. */
export const cosineCurvesOf = (entry: Entry): MakeCosineCurve => {
  const make = springsOf(entry);
  return (parameters = {}) => {
    const isBounce = 'bounces' in parameters;
    let spring: SpringParameters;
    if (isBounce || 'omega' in parameters) {
      const rate = isBounce ? 1 : within(parameters.framesPerSecond ?? 1, 1, 1000, 1);
      const [omega, alpha] = isBounce ? rates(parameters)
        : [within(parameters.omega, 0, 1e12, 0), within(parameters.alpha, 0, 1e12, 0)];
      const frequency = Math.hypot(omega, alpha);
      if (!frequency) throw new RangeError('Spring({omega, alpha}): both are 0, so nothing moves; one must be above 0.');
      spring = { stiffness: (frequency * rate) ** 2, dampingRatio: alpha / frequency };
    } else spring = parameters;
    const curve = make(spring);
    const { stiffness, dampingRatio } = curve;
    const alpha = dampingRatio * Math.sqrt(stiffness);
    const cosine = (time: number): number => curve.value(time, alpha);
    if (!isBounce) return { ...curve, cosine };
    const { springSettling } = entry.exports as ModuleExports;
    const kind = parameters.kind ?? 'overshoot';
    const isWall = kind === 'wall' || kind === 'shakeAtWall';
    if (kind === 'shake' || kind === 'shakeAtWall') {
      const omega = Math.sqrt(Math.max(0, stiffness - alpha * alpha));
      // From rest the velocity is w0^2 times the response to a velocity; for a shake it is omega times that response.
      const value = (time: number): number => omega * curve.velocity(time) / stiffness;
      const velocity = (time: number): number => omega * (curve.velocity(time, 1) - curve.velocity(time));
      return {
        ...curve, cosine,
        value: isWall ? (time) => Math.abs(value(time)) : value,
        velocity: isWall ? (time) => (value(time) < 0 ? -velocity(time) : velocity(time)) : velocity,
        settlingDuration: springSettling(stiffness, dampingRatio, omega * large, 0.001 * large),
      };
    }
    const velocity = (time: number): number => curve.velocity(time, alpha);
    return {
      ...curve, cosine,
      value: isWall ? (time) => 1 - Math.abs(1 - cosine(time)) : cosine,
      velocity: isWall ? (time) => (cosine(time) > 1 ? -velocity(time) : velocity(time)) : velocity,
      settlingDuration: springSettling(stiffness, dampingRatio, alpha, 0.001),
    };
  };
};
