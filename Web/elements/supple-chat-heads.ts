// `<supple-chat-heads>` alone, with the smallest module.
// By brotli 11: module at most 93.5 KB, script at most 26.8 KB.
import './styles/chat-heads-style.js';
import * as Kind from './abi/kind.js';
import { define, registered } from './define.js';
import type { ModuleSource } from './engine/module-source.js';
import { SuppleChatHeads as ChatHeads } from './chat-heads.js';

export type { Impact } from './abi/lists.js';
export { labels } from './labels.js';
export type { Labels } from './labels.js';
export type { ModuleSource } from './engine/module-source.js';
export type { ChatHeadsEventMap, CountDetail, HeadDetail, ImpactDetail, SuppleEventMap } from './events.js';
export type { Area, ChatHeadsState, PanelState } from './chat-heads.js';
export type { StyleProperty } from './style-property.js';
export type { SuppleElement } from './supple-element.js';

const entry = define(() => new URL('./supple-chat-heads.wasm', import.meta.url), [['supple-chat-heads', Kind.chatHeads, ChatHeads]]);

/** `<supple-chat-heads>`. */
export const SuppleChatHeads = registered('supple-chat-heads', ChatHeads);
export type SuppleChatHeads = ChatHeads;

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
