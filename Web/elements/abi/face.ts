// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The visible face of a card. They are constants because the bundler inlines constants.
export const front = 0;
export const back = 1;
