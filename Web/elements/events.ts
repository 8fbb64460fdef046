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

/** The event of an element or, where the module cannot be loaded, of the document: something has failed. */
export interface ErrorEventMap {
  'supple-error': CustomEvent<{ error: unknown }>;
}

/** The events of `<supple-chat-heads>`. */
export interface ChatHeadsEventMap extends ErrorEventMap {
  'supple-pressed': CustomEvent<HeadDetail>;
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
  'supple-cleared': CustomEvent<HeadDetail>;
}

/** The events of `<supple-slime-badge>`. */
export interface SlimeBadgeEventMap extends ErrorEventMap {
  'supple-pressed': CustomEvent<CountDetail>;
  'supple-clear': CustomEvent<CountDetail>;
  'supple-snapped': CustomEvent<CountDetail>;
  'supple-zone-entered': CustomEvent<CountDetail>;
  'supple-zone-left': CustomEvent<CountDetail>;
  'supple-restored': CustomEvent<CountDetail>;
  'supple-count-changed': CustomEvent<CountDetail>;
}

/** The events of `<supple-flipping-notch>`, and those that come from badges in its rows. */
export interface FlippingNotchEventMap extends SlimeBadgeEventMap {
  'supple-armed': CustomEvent<ImpactDetail>;
  'supple-disarmed': CustomEvent<ImpactDetail>;
  'supple-refresh': CustomEvent<RefreshRequest & ImpactDetail>;
  'supple-inserted': CustomEvent<ImpactDetail & { items: number; above: boolean }>;
  'supple-failed': CustomEvent<ImpactDetail & { text: string }>;
  'supple-cancelled': CustomEvent<ImpactDetail>;
}

/** The events of all elements, for whatever they bubble to. A detail is that of one of the elements that have the event. */
export type SuppleEventMap = {
  [Name in keyof (ChatHeadsEventMap & FlippingNotchEventMap)]:
    | (Name extends keyof ChatHeadsEventMap ? ChatHeadsEventMap[Name] : never)
    | (Name extends keyof FlippingNotchEventMap ? FlippingNotchEventMap[Name] : never);
};

declare global {
  interface HTMLElementTagNameMap {
    'supple-chat-heads': SuppleChatHeads;
    'supple-slime-badge': SuppleSlimeBadge;
    'supple-flipping-notch': SuppleFlippingNotch;
  }
  interface HTMLElementEventMap extends SuppleEventMap {}
  interface DocumentEventMap extends SuppleEventMap {}
  interface WindowEventMap extends SuppleEventMap {}
}
