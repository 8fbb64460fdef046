// `<supple-flipping-notch>` alone, with a module that has no more than it needs.
import './styles/flipping-notch-style.js';
import * as Kind from './abi/kind.js';
import { define } from './define.js';
import type { ModuleSource } from './engine/engine-module.js';
import { SuppleFlippingNotch } from './flipping-notch.js';

export { SuppleFlippingNotch };
export type { Impact } from './abi/lists.js';
export { labels } from './labels.js';
export type { Labels } from './labels.js';
export type { ModuleSource } from './engine/engine-module.js';
export type { ImpactDetail, SuppleEventMap } from './events.js';
export type { RefreshRequest } from './flipping-notch/refresh.js';
export type { StyleProperty } from './style-property.js';
export type { SuppleElement } from './supple-element.js';

const engine = define(new URL('./supple-flipping-notch.wasm', import.meta.url), [['supple-flipping-notch', Kind.flippingNotch, SuppleFlippingNotch]]);

/** Fulfilled when the engine is there and elements can run; rejected when its module cannot be loaded. */
export const ready: Promise<void> = engine.ready;

/**
 * Has the engine's module loaded from another address, or from its bytes, than from beside this file. It must be called
 * before anything is awaited after the import; it throws when the module is loaded already.
 */
export const setModuleSource = (source: ModuleSource): void => engine.setSource(source);
