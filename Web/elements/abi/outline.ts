// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The elements of an outline, by their number.

/** The SVG command of each element. */
export const commands = 'MLQCZ';
/** The number of coordinates after each element. */
export const lengths = [2, 2, 4, 6, 0];
