// How a frame is laid out: FrameBuffer.
export const headerLength = 8;
export const layerStride = 26;
export const eventStride = 5;
