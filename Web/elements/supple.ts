// Supple in a page: importing this file defines the three elements.
// The styles stand side by side in the bundle, because they compress better so.
import './styles/chat-heads-style.js';
import './styles/flipping-notch-style.js';
import './styles/slime-badge-style.js';
import * as Kind from './abi/kind.js';
import { SuppleChatHeads } from './chat-heads.js';
import { define } from './define.js';
import type { ModuleSource } from './engine/engine-module.js';
import { SuppleFlippingNotch } from './flipping-notch.js';
import { SuppleSlimeBadge } from './slime-badge.js';

export { SuppleChatHeads, SuppleFlippingNotch, SuppleSlimeBadge };
export type { Impact } from './abi/lists.js';
export { labels } from './labels.js';
export type { Labels } from './labels.js';
export type { ModuleSource } from './engine/engine-module.js';
export type { CountDetail, HeadDetail, ImpactDetail, SuppleEventMap } from './events.js';
export { Spring } from './spring.js';
export type { SpringCurve, SpringParameters } from './spring.js';
export type { Area, ChatHeadsState } from './chat-heads.js';
export type { RefreshRequest } from './flipping-notch/refresh.js';
export type { StyleProperty } from './style-property.js';
export type { SuppleElement } from './supple-element.js';

const engine = define(new URL('./supple.wasm', import.meta.url), [
  ['supple-chat-heads', Kind.chatHeads, SuppleChatHeads],
  ['supple-flipping-notch', Kind.flippingNotch, SuppleFlippingNotch],
  ['supple-slime-badge', Kind.slimeBadge, SuppleSlimeBadge],
]);

/** Fulfilled when the engine is there and elements can run; rejected when its module cannot be loaded. */
export const ready: Promise<void> = engine.ready;

/**
 * Has the engine's module loaded from another address, or from its bytes, than from beside this file. It must be called
 * before anything is awaited after the import; it throws when the module is loaded already.
 */
export const setModuleSource = (source: ModuleSource): void => engine.setSource(source);
