// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The numbers of the properties in the style of a flipping notch, those of springs and colours left out.
// They are constants because the bundler inlines constants.
export const pullLimit = 0;
export const resistance = 1;
export const rubberBand = 2;
export const slop = 3;
export const fallBackRate = 4;
export const fallBackTakeUp = 5;
export const wheelSilence = 6;
export const stretchedRadius = 9;
export const shoulderRadius = 10;
export const capsuleRadius = 11;
export const widening = 12;
export const cardWidth = 13;
export const cardRise = 14;
export const cardClearance = 15;
export const cardMargin = 16;
export const cardTint = 17;
export const cellHeight = 21;
export const cellMargin = 22;
export const cellRadius = 23;
export const rowGap = 24;
export const firstRowInset = 25;
export const motion = 26;
export const dropDuration = 27;
export const flipDuration = 32;
export const perspective = 35;
export const dimming = 36;
export const content = 37;
export const answerLimit = 38;
export const failureDuration = 39;
export const returnDuration = 40;
export const fadeDuration = 41;
export const nudgeDistance = 42;
export const nudgeDuration = 43;
