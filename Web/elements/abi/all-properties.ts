// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The properties of all styles, in the order of the interactions' kinds.
import { properties as chatHeads } from './heads-properties.js';
import { properties as slimeBadge } from './badge-properties.js';
import { properties as flippingNotch } from './notch-properties.js';

/** The properties by the names of the interactions in scripts. */
export const allProperties = {
  'chat-heads': chatHeads,
  'slime-badge': slimeBadge,
  'flipping-notch': flippingNotch,
} as const;
