// The interactions. Constants, as the bundler writes those in place.
export const chatHeads = 0;
export const slimeBadge = 1;
export const flippingNotch = 2;
