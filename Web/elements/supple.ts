// Supple in a page: importing this file defines the three elements.
// By brotli 11: module at most 114.5 KB, script at most 40.6 KB.
// The styles are adjacent in the bundle, because this compresses better.
import './styles/chat-heads-style.js';
import './styles/flipping-notch-style.js';
import './styles/slime-badge-style.js';
import * as Kind from './abi/kind.js';
import { SuppleChatHeads as ChatHeads } from './chat-heads.js';
import { define, registered } from './define.js';
import type { ModuleSource } from './engine/module-source.js';
import { SuppleFlippingNotch as FlippingNotch } from './flipping-notch.js';
import { SuppleSlimeBadge as SlimeBadge } from './slime-badge.js';
import { type MakeSpring, springsOf } from './spring.js';

export type { Impact } from './abi/lists.js';
export { labels } from './labels.js';
export type { Labels } from './labels.js';
export type { ModuleSource } from './engine/module-source.js';
export type {
  ChatHeadsEventMap, CountDetail, FlippingNotchEventMap, HeadDetail, ImpactDetail, RowDetail, SlimeBadgeEventMap, SuppleEventMap,
} from './events.js';
export type { MakeSpring, SpringCurve, SpringParameters } from './spring.js';
export type { Area, ChatHeadsState, PanelState } from './chat-heads.js';
export type { RefreshRequest } from './flipping-notch/refresh.js';
export type { StyleProperty } from './style-property.js';
export type { SuppleElement } from './supple-element.js';

const entry = define(() => new URL('./supple.wasm', import.meta.url), [
  ['supple-chat-heads', Kind.chatHeads, ChatHeads],
  ['supple-flipping-notch', Kind.flippingNotch, FlippingNotch],
  ['supple-slime-badge', Kind.slimeBadge, SlimeBadge],
]);

/** `<supple-chat-heads>`. */
export const SuppleChatHeads = registered('supple-chat-heads', ChatHeads);
export type SuppleChatHeads = ChatHeads;
/** `<supple-flipping-notch>`. */
export const SuppleFlippingNotch = registered('supple-flipping-notch', FlippingNotch);
export type SuppleFlippingNotch = FlippingNotch;
/** `<supple-slime-badge>`. */
export const SuppleSlimeBadge = registered('supple-slime-badge', SlimeBadge);
export type SuppleSlimeBadge = SlimeBadge;

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

/** Makes the engine's spring of these parameters; throws before `ready` is fulfilled. */
export const Spring: MakeSpring = springsOf(entry);
