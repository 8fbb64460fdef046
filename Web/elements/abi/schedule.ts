// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// When a frame is due: not until there is input, at a time, or at once. The bundler inlines constants.
export const settled = 0;
export const at = 1;
export const now = 2;
