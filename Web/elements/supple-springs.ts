// The engine's springs alone: no element, and the smallest module.
import { type MakeCosineCurve, cosineCurvesOf } from './bounce.js';
import { define } from './define.js';
import type { ModuleSource } from './engine/module-source.js';

export type { ModuleSource } from './engine/module-source.js';
export type { BounceParameters, CosineCurve, CosineParameters, MakeCosineCurve } from './bounce.js';
export type { SpringCurve, SpringParameters } from './spring.js';

const entry = define(() => new URL('./supple-springs.wasm', import.meta.url), []);

/** Fulfilled when springs are available; rejected when the module cannot be loaded. Waiting for it loads the module. */
export const ready: Promise<void> = entry.ready;

/**
 * Loads the engine's module from another address or from bytes, in place of the file beside this one. It throws if the module
 * is already loaded.
 */
export const setModuleSource: (source: ModuleSource) => void = entry.setModuleSource;

/**
 * Makes the engine's spring or bounce of these parameters; throws before `ready` is fulfilled, and a `RangeError` for an omega
 * and an alpha of 0.
 */
export const Spring: MakeCosineCurve = cosineCurvesOf(entry);
