// When a frame is due: not until there is input, at a time, or at once. Constants, as the bundler writes those in place.
export const settled = 0;
export const at = 1;
export const now = 2;
