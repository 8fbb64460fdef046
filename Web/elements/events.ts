// The events of the elements. They bubble, so documents hear them as well.
import type { Edge, Impact } from './abi/lists.js';
import type { SuppleChatHeads } from './chat-heads.js';
import type { SuppleFlippingNotch } from './flipping-notch.js';
import type { RefreshRequest } from './flipping-notch/refresh.js';
import type { SuppleSlimeBadge } from './slime-badge.js';

/** What every detail says: how strongly the event is felt. */
export interface ImpactDetail {
  impact: Impact;
}

/** The detail of events about a head: its id. */
export interface HeadDetail extends ImpactDetail {
  head: string;
}

/** The detail of events about a badge: its count, null for a plain dot, and the text that it shows in its place. */
export interface CountDetail extends ImpactDetail {
  count: number | null;
  text: string | null;
}

/** The events by their names. */
export interface SuppleEventMap {
  'supple-pressed': CustomEvent<HeadDetail | CountDetail>;
  'supple-tap': CustomEvent<HeadDetail>;
  'supple-opened': CustomEvent<HeadDetail>;
  'supple-closed': CustomEvent<HeadDetail>;
  'supple-selected': CustomEvent<HeadDetail>;
  'supple-moved': CustomEvent<HeadDetail & { edge: Edge; y: number }>;
  'supple-captured': CustomEvent<HeadDetail>;
  'supple-released': CustomEvent<HeadDetail>;
  'supple-dismiss': CustomEvent<HeadDetail & { element: HTMLElement; conversation: HTMLElement | null }>;
  'supple-added': CustomEvent<HeadDetail>;
  'supple-overflowed': CustomEvent<HeadDetail>;
  'supple-dropped': CustomEvent<HeadDetail>;
  'supple-flyout-hidden': CustomEvent<HeadDetail>;
  'supple-clear': CustomEvent<CountDetail>;
  'supple-cleared': CustomEvent<HeadDetail>;
  'supple-snapped': CustomEvent<CountDetail>;
  'supple-restored': CustomEvent<CountDetail>;
  'supple-count-changed': CustomEvent<CountDetail>;
  'supple-armed': CustomEvent<ImpactDetail>;
  'supple-disarmed': CustomEvent<ImpactDetail>;
  'supple-refresh': CustomEvent<RefreshRequest & ImpactDetail>;
  'supple-inserted': CustomEvent<ImpactDetail & { items: number; above: boolean }>;
  'supple-failed': CustomEvent<ImpactDetail & { text: string }>;
  'supple-cancelled': CustomEvent<ImpactDetail>;
  'supple-error': CustomEvent<{ error: unknown }>;
}

declare global {
  interface HTMLElementTagNameMap {
    'supple-chat-heads': SuppleChatHeads;
    'supple-slime-badge': SuppleSlimeBadge;
    'supple-flipping-notch': SuppleFlippingNotch;
  }
  interface HTMLElementEventMap extends SuppleEventMap {}
  interface DocumentEventMap extends SuppleEventMap {}
}
