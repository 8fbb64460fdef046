// Supple in a page: importing this file defines the three elements.
// The styles stand side by side in the bundle, because they compress better so.
import './styles/chat-heads-style.js';
import './styles/flipping-notch-style.js';
import './styles/slime-badge-style.js';
import { SuppleChatHeads } from './chat-heads.js';
import { SuppleFlippingNotch } from './flipping-notch.js';
import { SuppleSlimeBadge } from './slime-badge.js';

export { SuppleChatHeads, SuppleFlippingNotch, SuppleSlimeBadge };
export type { Impact } from './abi/lists.js';
export { labels } from './labels.js';
export { ready } from './ready.js';
export { Spring } from './spring.js';
export type { SpringCurve, SpringParameters } from './spring.js';
export type { Area, ChatHeadsState } from './chat-heads.js';
export type { CountDetail, HeadDetail, ImpactDetail, SuppleEventMap } from './events.js';
export type { RefreshRequest } from './flipping-notch/refresh.js';
export type { StyleProperty } from './style-property.js';
export type { SuppleElement } from './supple-element.js';

/** @internal What the recorder, which is a file of its own, shares with the elements. */
export { hostOf } from './host/interaction-host.js';
/** @internal */
export { measure } from './host/plane.js';
/** @internal */
export { recording } from './host/recording.js';

const elements: [string, CustomElementConstructor][] = [
  ['supple-chat-heads', SuppleChatHeads],
  ['supple-flipping-notch', SuppleFlippingNotch],
  ['supple-slime-badge', SuppleSlimeBadge],
];
// Outside of a browser there is nothing to define.
for (const [name, element] of globalThis.customElements ? elements : []) {
  if (!customElements.get(name)) customElements.define(name, element);
}
