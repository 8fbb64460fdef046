// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// What can be asked of a slime badge. They are constants because the bundler inlines constants.
export const setCount = 0;
export const moveHome = 1;
export const clear = 2;
export const refuse = 3;
export const nudge = 4;
export const setText = 5;
export const setPinned = 6;
