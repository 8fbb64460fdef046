// `<supple-slime-badge>` alone, with the smallest module.
// By brotli 11: module at most 30.6 KB, script at most 15.1 KB.
import './styles/slime-badge-style.js';
import * as Kind from './abi/kind.js';
import { define, registered } from './define.js';
import type { ModuleSource } from './engine/module-source.js';
import { SuppleSlimeBadge as SlimeBadge } from './slime-badge.js';

export type { Impact } from './abi/lists.js';
export { labels } from './labels.js';
export type { Labels } from './labels.js';
export type { ModuleSource } from './engine/module-source.js';
export type { CountDetail, ImpactDetail, SlimeBadgeEventMap, SuppleEventMap } from './events.js';
export type { StyleProperty } from './style-property.js';
export type { SuppleElement } from './supple-element.js';

const entry = define(() => new URL('./supple-slime-badge.wasm', import.meta.url), [['supple-slime-badge', Kind.slimeBadge, SlimeBadge]]);

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
