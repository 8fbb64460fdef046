// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The commands of a flipping notch. They are constants because the bundler inlines constants.
export const beginRefreshing = 0;
export const finishRefreshing = 1;
export const failRefreshing = 2;
export const cancelRefreshing = 3;
export const scrollTo = 4;
export const setCutout = 5;
export const setNavigationBar = 6;
export const setCell = 7;
export const setRows = 8;
export const hint = 9;
export const setEnabled = 10;
export const setArrivingRows = 11;
export const setArrivingRow = 12;
export const setPanel = 13;
export const showPanel = 14;
export const closePanel = 15;
export const addRow = 16;
export const keepRow = 17;
export const dropRow = 18;
export const setScreenEnd = 19;
