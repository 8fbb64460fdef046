// The events of the elements. They bubble, so documents receive them as well.
import type { Docking, Edge, Impact } from './abi/lists.js';
import type { notchStates } from './abi/progress.js';
import type { Area, SuppleChatHeads } from './chat-heads.js';
import type { SuppleFlippingNotch } from './flipping-notch.js';
import type { RefreshRequest } from './flipping-notch/refresh.js';
import type { SuppleSlimeBadge } from './slime-badge.js';

/** The common part of every detail: the strength of the haptic feedback. */
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

/** The detail of events about a blank row: the copy of the page's template. */
export interface RowDetail extends ImpactDetail {
  row: HTMLElement;
}

/** The detail of the end of a cascade: the cleared and the kept badges, and a function that restores their counts. */
export interface CascadeDetail extends ImpactDetail {
  cleared: SuppleSlimeBadge[];
  kept: SuppleSlimeBadge[];
  undo: () => void;
}

/** The event of an element, or of the document if the module cannot be loaded: a failure. */
export interface ErrorEventMap {
  'supple-error': CustomEvent<{ error: unknown }>;
}

/** The events of episodes of motion, with `tells="settled"`. */
export interface EpisodeEventMap extends ErrorEventMap {
  'supple-begin': CustomEvent<ImpactDetail>;
  'supple-settle': CustomEvent<ImpactDetail & { finished: boolean }>;
}

/** The progress of a badge: its distance from the anchor divided by the break distance, and its displacement in points. */
export interface SlimeBadgeProgress extends ImpactDetail {
  stretch: number;
  isConnected: boolean;
  dx: number;
  dy: number;
}

/** The progress of a list: its pull, 1 for an armed pull, and the turn of its card, 0 to 1. */
export interface FlippingNotchProgress extends ImpactDetail {
  pull: number;
  flip: number;
  panel: number;
  state: typeof notchStates[number];
}

/**
 * The progress of heads: the place of the head under a finger, else of the leader, in points and points per second; its
 * distance from the dismiss target, -1 without one; and the growth of a conversation, 0 to 1.
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

/** The events of `<supple-flipping-notch>`, and the events of badges in its rows. */
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

/** The events of all elements, for any node that they bubble to. A detail belongs to one of the elements with the event. */
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
