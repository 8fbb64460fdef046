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
  'supple-press': CustomEvent<HeadDetail | CountDetail>;
  'supple-tap': CustomEvent<HeadDetail>;
  'supple-open': CustomEvent<HeadDetail>;
  'supple-close': CustomEvent<HeadDetail>;
  'supple-select': CustomEvent<HeadDetail>;
  'supple-move': CustomEvent<HeadDetail & { edge: Edge; y: number }>;
  'supple-capture': CustomEvent<HeadDetail>;
  'supple-release': CustomEvent<HeadDetail>;
  'supple-dismiss': CustomEvent<HeadDetail & { element: HTMLElement; conversation: HTMLElement | null }>;
  'supple-add': CustomEvent<HeadDetail>;
  'supple-overflow': CustomEvent<HeadDetail>;
  'supple-drop': CustomEvent<HeadDetail>;
  'supple-flyout-hide': CustomEvent<HeadDetail>;
  'supple-clear': CustomEvent<HeadDetail | CountDetail>;
  'supple-snap': CustomEvent<CountDetail>;
  'supple-restore': CustomEvent<CountDetail>;
  'supple-count': CustomEvent<CountDetail>;
  'supple-arm': CustomEvent<ImpactDetail>;
  'supple-disarm': CustomEvent<ImpactDetail>;
  'supple-refresh': CustomEvent<RefreshRequest & ImpactDetail>;
  'supple-insert': CustomEvent<ImpactDetail & { items: number; above: boolean }>;
  'supple-fail': CustomEvent<ImpactDetail & { text: string }>;
  'supple-cancel': CustomEvent<ImpactDetail>;
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
