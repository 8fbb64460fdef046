// What a layer's label holds. Constants, as the bundler writes those in place.
export const none = 0;
export const count = 1;
export const text = 2;
