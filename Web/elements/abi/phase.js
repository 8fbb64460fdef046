// PointerPhase. Constants, as the bundler writes those in place.
export const down = 0;
export const move = 1;
export const up = 2;
export const cancel = 3;
