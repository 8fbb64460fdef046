// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The interactions. They are constants because the bundler inlines constants.
export const chatHeads = 0;
export const slimeBadge = 1;
export const flippingNotch = 2;
