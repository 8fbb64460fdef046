// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The schedules of a frame: after the next input, at a time, or now. The bundler inlines constants.
export const settled = 0;
export const at = 1;
export const now = 2;
