// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The bits of a layer's traits: LayerTraits. They are constants because the bundler inlines constants.
export const pressed = 1;
export const selected = 2;
export const interactive = 4;
export const raised = 8;
export const waiting = 16;
export const engaged = 32;
export const failed = 64;
export const repositioned = 128;
export const bare = 256;
