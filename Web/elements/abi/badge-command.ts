// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The commands of a slime badge. They are constants because the bundler inlines constants.
export const setCount = 0;
export const moveAnchor = 1;
export const clear = 2;
export const cancelDismissal = 3;
export const hint = 4;
export const setText = 5;
export const setPinned = 6;
export const setBurstFrames = 7;
export const setConstruction = 8;
