// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The roles of layers: LayerRole. They are constants because the bundler inlines constants.
export const scrim = 0;
export const conversation = 1;
export const dismissTarget = 2;
export const head = 3;
export const flyout = 4;
export const overflow = 5;
export const anchor = 6;
export const connector = 7;
export const badge = 8;
export const particle = 9;
export const list = 10;
export const notch = 11;
export const card = 12;
export const row = 13;
export const overflowed = 14;
export const overflowPanel = 15;
export const indicator = 16;
export const targetScrim = 17;
export const ring = 18;
export const conversationBeak = 19;
export const burst = 20;
export const panel = 21;
export const panelBar = 22;
export const construction = 23;
export const panelHandle = 24;
