// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The kinds of a layer's label. They are constants because the bundler inlines constants.
export const none = 0;
export const count = 1;
export const text = 2;
export const moreThan = 3;
export const letter = 4;
