// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The appearance of a slime badge at rest in the presets `modern` and `classic`, for pages that wait for the engine.
export const red = [215, 234];
export const green = [0, 175];
export const blue = [21, 47];
export const badgeRadius = [11, 15];
export const characterWidth = [9, 9];
export const borderWidth = [0, 0];
export const maximumCount = [99, 99];
