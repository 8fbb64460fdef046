// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The elements of an outline, by their number.

/** The command that SVG has for each element. */
export const commands = 'MLQCZ';
/** How many coordinates follow each element. */
export const lengths = [2, 2, 4, 6, 0];
