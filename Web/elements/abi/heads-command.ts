// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// What can be asked of chat heads. They are constants because the bundler inlines constants.
export const add = 0;
export const remove = 1;
export const open = 2;
export const select = 3;
export const close = 4;
export const setUnread = 5;
export const message = 6;
export const moveTo = 7;
export const refuse = 8;
export const clearKeepOut = 9;
export const addKeepOut = 10;
export const openOverflow = 11;
export const nudge = 12;
export const addAtOnce = 13;
export const place = 14;
export const attend = 15;
export const unattend = 16;
export const enter = 17;
export const addFrom = 18;
