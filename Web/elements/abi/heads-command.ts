// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The commands of chat heads. They are constants because the bundler inlines constants.
export const add = 0;
export const remove = 1;
export const open = 2;
export const select = 3;
export const close = 4;
export const setUnread = 5;
export const message = 6;
export const setRestingPlace = 7;
export const cancelDismissal = 8;
export const setExclusionAreas = 9;
export const setEditing = 10;
export const openOverflow = 11;
export const hint = 12;
export const setAttention = 13;
export const enter = 14;
export const setDocking = 15;
export const setPanelFrame = 16;
export const setFace = 17;
export const setPanelSize = 18;
export const restorePanel = 19;
export const setContentHeight = 20;
