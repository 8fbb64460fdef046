// `<supple-slime-badge>` alone, with a module that has no more than it needs.
import './styles/slime-badge-style.js';
import * as Kind from './abi/kind.js';
import { define } from './define.js';
import type { ModuleSource } from './engine/engine-module.js';
import { SuppleSlimeBadge } from './slime-badge.js';

export { SuppleSlimeBadge };
export type { Impact } from './abi/lists.js';
export { labels } from './labels.js';
export type { Labels } from './labels.js';
export type { ModuleSource } from './engine/engine-module.js';
export type { CountDetail, ImpactDetail, SuppleEventMap } from './events.js';
export type { StyleProperty } from './style-property.js';
export type { SuppleElement } from './supple-element.js';

const engine = define(new URL('./supple-slime-badge.wasm', import.meta.url), [['supple-slime-badge', Kind.slimeBadge, SuppleSlimeBadge]]);

/** Fulfilled when the engine is there and elements can run; rejected when its module cannot be loaded. */
export const ready: Promise<void> = engine.ready;

/**
 * Has the engine's module loaded from another address, or from its bytes, than from beside this file. It must be called
 * before anything is awaited after the import; it throws when the module is loaded already.
 */
export const setModuleSource = (source: ModuleSource): void => engine.setSource(source);
