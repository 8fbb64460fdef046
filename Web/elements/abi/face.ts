// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The face of a card that is seen. They are constants because the bundler inlines constants.
export const front = 0;
export const back = 1;
