// Text composition: keys that belong to an input method.

/**
 * Whether a key belongs to an input method. Safari ends a composition before it dispatches the key that ended it, whose code is
 * then 229.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
