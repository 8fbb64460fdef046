// The engine's springs, for pages that plot them or animate elements of their own.
import type { ModuleExports } from './abi/exports.js';
import type { Entry } from './define.js';

/** A spring from 0 to 1. */
export interface SpringCurve {
  /** The stiffness at mass 1. */
  readonly stiffness: number;
  /** The damping ratio: 1 is critically damped, below it the spring overshoots. */
  readonly dampingRatio: number;
  /** The position after a time in seconds, with an initial velocity. */
  value(time: number, velocity?: number): number;
  /** The velocity after a time in seconds, in units per second, with an initial velocity. */
  velocity(time: number, velocity?: number): number;
  /** The last time in seconds at which the spring is a thousandth or more away from 1. */
  readonly settlingDuration: number;
}

/** A spring by its stiffness at mass 1 and damping ratio, or by its duration in seconds and bounce, -1 to 1. */
export type SpringParameters =
  | { stiffness: number; dampingRatio: number }
  | { duration?: number; bounce?: number };

/** The distance from the target at which a spring counts as settled. */
const settlingThreshold = 0.001;

/** Makes the engine's spring of these parameters; throws before `ready` is fulfilled. */
export type MakeSpring = (parameters?: SpringParameters) => SpringCurve;

/** The springs of an entry's module. */
export const springsOf = (entry: Entry): MakeSpring => (parameters = {}) => {
  const { duration = 0.5, bounce = 0, stiffness: k = (2 * Math.PI / duration) ** 2,
    dampingRatio: z = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
  }: { stiffness?: number; dampingRatio?: number; duration?: number; bounce?: number } = parameters;
  const engine = entry.exports as ModuleExports | undefined;
  if (!engine) throw new Error('Spring() needs the module: `await ready` comes before it.');
  return {
    stiffness: k,
    dampingRatio: z,
    value: (time, velocity = 0) => engine.springValue(k, z, velocity, time),
    velocity: (time, velocity = 0) => engine.springVelocity(k, z, velocity, time),
    settlingDuration: engine.springSettling(k, z, 0, settlingThreshold),
  };
};
