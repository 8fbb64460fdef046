// `<supple-flipping-notch>` alone, with the smallest module.
// By brotli 11: module at most 30.8 KB, script at most 18.8 KB.
import './styles/flipping-notch-style.js';
import * as Kind from './abi/kind.js';
import { define, registered } from './define.js';
import type { ModuleSource } from './engine/module-source.js';
import { SuppleFlippingNotch as FlippingNotch } from './flipping-notch.js';

export type { Impact } from './abi/lists.js';
export { labels } from './labels.js';
export type { Labels } from './labels.js';
export type { ModuleSource } from './engine/module-source.js';
export type { CountDetail, FlippingNotchEventMap, ImpactDetail, RowDetail, SuppleEventMap } from './events.js';
export type { RefreshRequest } from './flipping-notch/refresh.js';
export type { StyleProperty } from './style-property.js';
export type { SuppleElement } from './supple-element.js';

const entry = define(() => new URL('./supple-flipping-notch.wasm', import.meta.url), [['supple-flipping-notch', Kind.flippingNotch, FlippingNotch]]);

/** `<supple-flipping-notch>`. */
export const SuppleFlippingNotch = registered('supple-flipping-notch', FlippingNotch);
export type SuppleFlippingNotch = FlippingNotch;

/**
 * Fulfilled when the engine is loaded and elements can run; rejected when its module fails to load. The first element in a
 * document loads the module, and so does the first wait for this.
 */
export const ready: Promise<void> = entry.ready;

/**
 * Loads the engine's module from another address or from bytes, in place of the file beside this one. It throws if the module
 * is already loaded.
 */
export const setModuleSource: (source: ModuleSource) => void = entry.setModuleSource;
