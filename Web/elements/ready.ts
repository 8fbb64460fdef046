import { load, report } from './engine/engine-module.js';

/** Fulfilled when the engine is there and elements can run; rejected when its module cannot be loaded. */
export const ready: Promise<void> = load();
ready.catch((error) => globalThis.document && report(document, error));
