// Supple in a page: importing this file defines the three elements.
import { SuppleChatHeads } from './chat-heads.js';
import { SuppleFlippingNotch } from './flipping-notch.js';
import { SuppleSlimeBadge } from './slime-badge.js';

export { labels } from './element.js';
export { ready } from './engine.js';
export { measure } from './plane.js';
export { record } from './record.js';
export { Spring } from './spring.js';
export { SuppleChatHeads, SuppleFlippingNotch, SuppleSlimeBadge };

for (const [name, element] of /** @type {const} */ ([
  ['supple-chat-heads', SuppleChatHeads],
  ['supple-flipping-notch', SuppleFlippingNotch],
  ['supple-slime-badge', SuppleSlimeBadge],
])) {
  if (!customElements.get(name)) customElements.define(name, element);
}
