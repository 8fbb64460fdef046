// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The layout of a frame in the module's memory, counted in numbers of 8 bytes: FrameBuffer.
export const headerLength = 8;
export const layerStride = 31;
export const eventStride = 8;

// Where the parts of the header stand.
export const layerCountAt = 0;
export const eventCountAt = 1;
export const lengthAt = 2;
export const scheduleAt = 3;
export const dueAt = 4;
export const timeAt = 5;
