// The properties of the elements' styles: names, ranges, units and presets. It is a file of its own, because most
// pages tune nothing.
import { properties as chatHeads } from './abi/heads-properties.js';
import { properties as flippingNotch } from './abi/notch-properties.js';
import { properties as slimeBadge } from './abi/badge-properties.js';
import type { StyleProperty } from './style-property.js';

export type { StyleProperty } from './style-property.js';

/** The properties of the elements' styles, in the engine's order. */
export const styleProperties: Readonly<Record<string, readonly StyleProperty[]>> = {
  'supple-chat-heads': chatHeads, 'supple-slime-badge': slimeBadge, 'supple-flipping-notch': flippingNotch,
};

/** @internal The same, by the number of the interaction. */
export const propertiesByKind: readonly (readonly StyleProperty[])[] = [chatHeads, slimeBadge, flippingNotch];
