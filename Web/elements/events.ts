// The events of the elements. They bubble, so documents hear them as well.
import type { Docking, Edge, Impact } from './abi/lists.js';
import type { notchStates } from './abi/progress.js';
import type { Area, SuppleChatHeads } from './chat-heads.js';
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

/** The detail of events about an empty row: the copy of the page's template. */
export interface RowDetail extends ImpactDetail {
  row: HTMLElement;
}

/** The detail of the end of a cascade: the badges that were cleared and kept, and what restores their counts. */
export interface CascadeDetail extends ImpactDetail {
  cleared: SuppleSlimeBadge[];
  kept: SuppleSlimeBadge[];
  undo: () => void;
}

/** The event of an element or, where the module cannot be loaded, of the document: something has failed. */
export interface ErrorEventMap {
  'supple-error': CustomEvent<{ error: unknown }>;
}

/** The events of episodes of motion, with `tells="settled"`. */
export interface EpisodeEventMap extends ErrorEventMap {
  'supple-begin': CustomEvent<ImpactDetail>;
  'supple-settle': CustomEvent<ImpactDetail & { finished: boolean }>;
}

/** How far a badge is pulled: its distance from the anchor over the break distance, and in points. */
export interface SlimeBadgeProgress extends ImpactDetail {
  stretch: number;
  isConnected: boolean;
  dx: number;
  dy: number;
}

/** How far a list is pulled, 1 where that is armed, and its card turned, 0 to 1. */
export interface FlippingNotchProgress extends ImpactDetail {
  pull: number;
  flip: number;
  panel: number;
  state: typeof notchStates[number];
}

/**
 * Where the head is that a finger holds, else the leader, in points and points per second; how far from the dismiss target, -1 while
 * none is out; and how far a conversation has grown, 0 to 1.
 */
export interface ChatHeadsProgress extends ImpactDetail {
  head: string | null;
  x: number;
  y: number;
  vx: number;
  vy: number;
  target: number;
  open: number;
}

/** The events of `<supple-chat-heads>`. */
export interface ChatHeadsEventMap extends EpisodeEventMap {
  'supple-progress': CustomEvent<ChatHeadsProgress>;
  'supple-pressed': CustomEvent<HeadDetail>;
  'supple-tap': CustomEvent<HeadDetail>;
  'supple-opened': CustomEvent<HeadDetail>;
  'supple-closed': CustomEvent<HeadDetail>;
  'supple-selected': CustomEvent<HeadDetail>;
  'supple-moved': CustomEvent<HeadDetail & { edge: Edge; x: number; y: number }>;
  'supple-panel-moved': CustomEvent<ImpactDetail & { docking: Docking; frame: Area }>;
  'supple-panel-resized': CustomEvent<ImpactDetail & { size: { width: number; height: number }; frame: Area }>;
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
export interface SlimeBadgeEventMap extends EpisodeEventMap {
  'supple-progress': CustomEvent<SlimeBadgeProgress>;
  'supple-pressed': CustomEvent<CountDetail>;
  'supple-clear': CustomEvent<CountDetail>;
  'supple-cascade': CustomEvent<CascadeDetail>;
  'supple-snapped': CustomEvent<CountDetail>;
  'supple-zone-entered': CustomEvent<CountDetail>;
  'supple-zone-left': CustomEvent<CountDetail>;
  'supple-restored': CustomEvent<CountDetail>;
  'supple-count-changed': CustomEvent<CountDetail>;
}

/** The events of `<supple-flipping-notch>`, and those that come from badges in its rows. */
export interface FlippingNotchEventMap extends Omit<SlimeBadgeEventMap, 'supple-progress'> {
  'supple-progress': CustomEvent<FlippingNotchProgress | SlimeBadgeProgress>;
  'supple-armed': CustomEvent<ImpactDetail>;
  'supple-disarmed': CustomEvent<ImpactDetail>;
  'supple-panel-armed': CustomEvent<ImpactDetail>;
  'supple-panel-disarmed': CustomEvent<ImpactDetail>;
  'supple-show': CustomEvent<ImpactDetail>;
  'supple-hide': CustomEvent<ImpactDetail>;
  'supple-row': CustomEvent<RowDetail>;
  'supple-row-kept': CustomEvent<RowDetail>;
  'supple-row-dropped': CustomEvent<RowDetail>;
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
