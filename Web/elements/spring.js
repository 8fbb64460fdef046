// The engine's springs, for whoever plots them or moves something of a page's own.
import { call } from './engine.js';

/**
 * A spring from 0 to 1, by its stiffness at mass 1 and damping ratio, or by its duration and bounce.
 *
 * @param {{stiffness?: number, dampingRatio?: number, duration?: number, bounce?: number}} [parameters]
 */
export function Spring({ duration = 0.5, bounce = 0, stiffness, dampingRatio } = {}) {
  const k = stiffness ?? (2 * Math.PI / duration) ** 2;
  const z = dampingRatio ?? (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce);
  return {
    stiffness: k,
    dampingRatio: z,
    /** Where it is after so many seconds, pushed off with a velocity. */
    value: (/** @type {number} */ time, velocity = 0) => call('springValue', k, z, velocity, time),
    /** How fast it is then, in units per second. */
    velocity: (/** @type {number} */ time, velocity = 0) => call('springVelocity', k, z, velocity, time),
    /** The last time at which it is a thousandth or more away. */
    settlingDuration: call('springSettling', k, z, 0, 0.001),
  };
}
