// Designers' terms for a spring at mass 1.

/** Its duration in seconds: the time of one swing without damping, 2 pi over its angular frequency. */
export const durationOf = (stiffness: number): number => (2 * Math.PI) / Math.sqrt(stiffness);

/** Its bounce, -1 to 1; below 0 it is overdamped. */
export const bounceOf = (dampingRatio: number): number =>
  (dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1);
