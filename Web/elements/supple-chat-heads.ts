// `<supple-chat-heads>` alone, with a module that has no more than it needs.
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
export type { Area, ChatHeadsState } from './chat-heads.js';
export type { StyleProperty } from './style-property.js';
export type { SuppleElement } from './supple-element.js';

const entry = define(() => new URL('./supple-chat-heads.wasm', import.meta.url), [['supple-chat-heads', Kind.chatHeads, ChatHeads]]);

/** `<supple-chat-heads>`. */
export const SuppleChatHeads = registered('supple-chat-heads', ChatHeads);
export type SuppleChatHeads = ChatHeads;

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
