// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The phases of a pointer: PointerPhase. They are constants because the bundler inlines constants.
export const down = 0;
export const move = 1;
export const up = 2;
export const cancel = 3;
