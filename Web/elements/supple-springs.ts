// The engine's springs alone: no element, and a module with nothing else.
import { define } from './define.js';
import type { ModuleSource } from './engine/module-source.js';
import { type MakeSpring, springsOf } from './spring.js';

export type { ModuleSource } from './engine/module-source.js';
export type { MakeSpring, SpringCurve, SpringParameters } from './spring.js';

const entry = define(() => new URL('./supple-springs.wasm', import.meta.url), []);

/** Fulfilled when springs can be made; rejected when the module cannot be loaded. It is loaded when this is waited for. */
export const ready: Promise<void> = entry.ready;

/**
 * Has the engine's module loaded from another address, or from its bytes, than from beside this file. It throws when the
 * module is loaded already.
 */
export const setModuleSource: (source: ModuleSource) => void = entry.setModuleSource;

/** Gives the engine's spring of these parameters; throws before `ready` is fulfilled. */
export const Spring: MakeSpring = springsOf(entry);
