// The engine's springs alone: no element, and a module with nothing else.
import { type MakeCosineCurve, cosineCurvesOf } from './bounce.js';
import { define } from './define.js';
import type { ModuleSource } from './engine/module-source.js';

export type { ModuleSource } from './engine/module-source.js';
export type { BounceParameters, CosineCurve, CosineParameters, MakeCosineCurve } from './bounce.js';
export type { SpringCurve, SpringParameters } from './spring.js';

const entry = define(() => new URL('./supple-springs.wasm', import.meta.url), []);

/** Fulfilled when springs can be made; rejected when the module cannot be loaded. It is loaded when this is waited for. */
export const ready: Promise<void> = entry.ready;

/**
 * Has the engine's module loaded from another address, or from its bytes, than from beside this file. It throws when the
 * module is loaded already.
 */
export const setModuleSource: (source: ModuleSource) => void = entry.setModuleSource;

/** Gives the engine's spring or bounce of these parameters; throws before `ready` is fulfilled. */
export const Spring: MakeCosineCurve = cosineCurvesOf(entry);
