// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The numbers of the properties in the style of a slime badge, those of springs and colours left out.
// They are constants because the bundler inlines constants.
export const badgeRadius = 3;
export const characterWidth = 4;
export const trailRadius = 5;
export const borderWidth = 6;
export const reach = 7;
export const leastHit = 8;
export const shadowOpacity = 9;
export const shadowOffset = 10;
export const shadowRadius = 11;
export const slop = 12;
export const breakDistance = 13;
export const leastTrailScale = 14;
export const gum = 15;
export const breakingWaist = 16;
export const waistPower = 17;
export const threading = 18;
export const healing = 19;
export const trailRecoil = 20;
export const homeZone = 25;
export const burst = 26;
export const burstDuration = 27;
export const burstCells = 28;
export const burstSpeed = 29;
export const burstCarry = 30;
export const burstGravity = 31;
export const burstDrag = 32;
export const afterBurst = 33;
export const maximumCount = 34;
export const popSpeed = 35;
export const leaving = 40;
export const fadeDuration = 41;
export const nudgeDistance = 42;
export const nudgeDuration = 43;
