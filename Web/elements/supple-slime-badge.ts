// `<supple-slime-badge>` alone, with a module that has no more than it needs.
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
 * Fulfilled when the engine is there and elements can run; rejected when its module cannot be loaded. The module is loaded
 * when the first element comes into a document, or when this is first waited for.
 */
export const ready: Promise<void> = entry.ready;

/**
 * Has the engine's module loaded from another address, or from its bytes, than from beside this file. It throws when the
 * module is loaded already.
 */
export const setModuleSource: (source: ModuleSource) => void = entry.setModuleSource;
