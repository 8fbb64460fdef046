// The events of the elements. They bubble, so documents hear them as well.
import type { Edge } from './abi/lists.js';
import type { SuppleChatHeads } from './chat-heads.js';
import type { SuppleFlippingNotch } from './flipping-notch.js';
import type { RefreshRequest } from './flipping-notch/refresh.js';
import type { SuppleSlimeBadge } from './slime-badge.js';

/** The detail of events about a head: its id. */
export interface HeadDetail {
  head: string;
}

/** The detail of events about a badge: its count, null for a plain dot. */
export interface CountDetail {
  count: number | null;
}

/** The events by their names. */
export interface SuppleEventMap {
  'supple-press': CustomEvent<HeadDetail | CountDetail | object>;
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
  'supple-clear': CustomEvent<HeadDetail | CountDetail>;
  'supple-snap': CustomEvent<CountDetail>;
  'supple-restore': CustomEvent<CountDetail>;
  'supple-count': CustomEvent<CountDetail>;
  'supple-arm': CustomEvent<object>;
  'supple-disarm': CustomEvent<object>;
  'supple-refresh': CustomEvent<RefreshRequest>;
  'supple-insert': CustomEvent<{ items: number }>;
  'supple-fail': CustomEvent<{ text: string }>;
  'supple-cancel': CustomEvent<object>;
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
