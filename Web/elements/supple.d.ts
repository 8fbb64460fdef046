/** What the elements of Supple are to a page's own TypeScript. */

/** Fulfilled when the engine is there and elements can come to life. */
export const ready: Promise<void>;

/** The words that elements say to assistive technology; a page may put others in their place. */
export const labels: {
  unread(count: number): string;
  head(name: string, count: number): string;
  message(name: string, text: string): string;
  overflow: string;
  refresh: string;
  loading: string;
  inserted(count: number): string;
  nothingNew: string;
};

/** A property of an interaction's style. */
export interface StyleProperty {
  /** Its name; `owner.part` for the part of a spring or a colour. */
  readonly name: string;
  /** What it belongs to, for people. */
  readonly group: string;
  /** `pt`, `pt/s`, `pt/s²`, `s`, `1/s`, `rad`, `k` (a stiffness at mass 1), or empty for a plain number. */
  readonly unit: string;
  readonly minimum: number;
  readonly maximum: number;
  /** The ways it can go, where it is no number. */
  readonly choices?: readonly string[];
  readonly modern: number | string;
  readonly classic: number | string;
}

/** A spring from 0 to 1. */
export interface SpringCurve {
  readonly stiffness: number;
  readonly dampingRatio: number;
  /** Where it is after so many seconds, pushed off with a velocity. */
  value(time: number, velocity?: number): number;
  /** How fast it is then, in units per second. */
  velocity(time: number, velocity?: number): number;
  /** The last time at which it is a thousandth or more away, in seconds. */
  readonly settlingDuration: number;
}

/** The engine's spring of these parameters; `ready` must be fulfilled. */
export function Spring(
  parameters?: { stiffness: number; dampingRatio: number } | { duration?: number; bounce?: number },
): SpringCurve;

/** What the three elements have in common. */
export class SuppleElement extends HTMLElement {
  /** The properties of the style; there once `ready` is fulfilled. */
  static readonly properties: readonly StyleProperty[];
  /** The preset of the style. */
  preset: 'modern' | 'classic';
  /** What differs from the preset, by property name. */
  tuning: Record<string, number | string>;
  /** The pace of springs and timed motion: 1 as they are, 0.1 ten times slower. */
  rate: number;
  /** Whether motion is reduced; the person's own setting unless the attribute says otherwise. */
  reducedMotion: boolean;
  /** The seed of what is random, 0 to 2^53 - 1; null where none was given. */
  seed: number | null;
}

export interface ChatHeadsState {
  edge: 'left' | 'right' | null;
  y: number | null;
  open: string | null;
  heads: { id: string; unread: number }[];
}

/** `<supple-chat-heads>`: heads that float above the page and open conversations. */
export class SuppleChatHeads extends SuppleElement {
  edge: 'left' | 'right' | null;
  y: number | null;
  readonly heads: string[];
  readonly openHead: string | null;
  state: ChatHeadsState;
  addHead(head: HTMLElement | { id: string; name?: string; unread?: number }): void;
  removeHead(id: string): void;
  open(id: string): void;
  select(id: string): void;
  close(): void;
  openOverflow(): void;
  setUnread(id: string, count: number): void;
  message(id: string, text: string): void;
  moveTo(edge: 'left' | 'right', y: number): void;
  keepClear(areas: { x: number; y: number; width: number; height: number }[]): void;
  nudge(): void;
}

/** `<supple-slime-badge>`: an unread count that is torn off. */
export class SuppleSlimeBadge extends SuppleElement {
  /** The count; null for a plain dot, 0 for no badge. */
  count: number | null;
  label: string | null;
  clear(): void;
  nudge(): void;
}

/** `<supple-flipping-notch>`: a list that is pulled down, and a card that becomes its first row. */
export class SuppleFlippingNotch extends SuppleElement {
  cutout: 'notch' | 'island' | 'hole' | 'none' | null;
  notchWidth: number | null;
  notchDepth: number | null;
  notchRadius: number | null;
  notchInset: number | null;
  navigationBar: number | null;
  cellWidth: number | null;
  cellHeight: number | null;
  refresh(): void;
  cancel(): void;
  nudge(): void;
}

/** What `supple-refresh` asks for; the first answer counts. */
export interface RefreshRequest {
  /** New rows, the topmost first; none for nothing new. */
  answer(...rows: HTMLElement[]): void;
  /** A failure, which the card shows. */
  fail(text: string): void;
}

type Head = { head: string };

/** What the elements tell; events bubble, so documents hear them as well. */
export interface SuppleEventMap {
  'supple-press': CustomEvent<Head | { count: number | null } | object>;
  'supple-open': CustomEvent<Head>;
  'supple-close': CustomEvent<Head>;
  'supple-select': CustomEvent<Head>;
  'supple-move': CustomEvent<Head & { edge: 'left' | 'right'; y: number }>;
  'supple-capture': CustomEvent<Head>;
  'supple-release': CustomEvent<Head>;
  'supple-dismiss': CustomEvent<Head & { element: HTMLElement; conversation: HTMLElement | null }>;
  'supple-add': CustomEvent<Head>;
  'supple-overflow': CustomEvent<Head>;
  'supple-drop': CustomEvent<Head>;
  'supple-clear': CustomEvent<Head | { count: number | null }>;
  'supple-snap': CustomEvent<{ count: number | null }>;
  'supple-restore': CustomEvent<{ count: number | null }>;
  'supple-count': CustomEvent<{ count: number | null }>;
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
