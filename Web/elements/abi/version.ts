// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
/** The version of the contract that this script keeps. */
export const version = 893596438;
