// `<supple-flipping-notch>` alone, with a module that has no more than it needs.
import './styles/flipping-notch-style.js';
import * as Kind from './abi/kind.js';
import { define, registered } from './define.js';
import type { ModuleSource } from './engine/module-source.js';
import { SuppleFlippingNotch as FlippingNotch } from './flipping-notch.js';

export type { Impact } from './abi/lists.js';
export { labels } from './labels.js';
export type { Labels } from './labels.js';
export type { ModuleSource } from './engine/module-source.js';
export type { CountDetail, FlippingNotchEventMap, ImpactDetail, SuppleEventMap } from './events.js';
export type { RefreshRequest } from './flipping-notch/refresh.js';
export type { StyleProperty } from './style-property.js';
export type { SuppleElement } from './supple-element.js';

const entry = define(() => new URL('./supple-flipping-notch.wasm', import.meta.url), [['supple-flipping-notch', Kind.flippingNotch, FlippingNotch]]);

/** `<supple-flipping-notch>`. */
export const SuppleFlippingNotch = registered('supple-flipping-notch', FlippingNotch);
export type SuppleFlippingNotch = FlippingNotch;

/**
 * Fulfilled when the engine is there and elements can run; rejected when its module cannot be loaded. The module is loaded
 * when the first element comes into a document, or when this is first waited for.
 */
export const ready: Promise<void> = entry.ready;

/**
 * Has the engine's module loaded from another address, or from its bytes, than from beside this file. It throws when the
 * module is loaded already.
 */
export const setModuleSource: (source: ModuleSource) => void = entry.setModuleSource;
