// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The lists whose order the engine's module and this page share, as Swift has them.

/** The presets of a style. The default is the first one. */
export const presets = ['modern', 'classic'] as const;

/** The name of a preset. */
export type Preset = typeof presets[number];

/** The events of an interaction, by the name that a DOM event has after `supple-`: EventName. */
export const eventNames = [
  'press', 'open', 'close', 'select', 'move', 'capture', 'release', 'dismiss', 'add', 'overflow', 'drop', 'clear',
  'snap', 'restore', 'arm', 'disarm', 'refresh', 'insert', 'fail', 'cancel', 'tap', 'flyout-hide',
] as const;

/** The name of an event. */
export type EventName = typeof eventNames[number];

/** How strongly an event is felt: Impact. */
export const impacts = ['none', 'light', 'strong'] as const;

/** How strongly an event is felt. */
export type Impact = typeof impacts[number];

/** How strongly each event is felt, in the order of their names, by the number of the impact. */
export const eventImpacts: readonly number[] = [0, 0, 0, 0, 0, 1, 1, 2, 0, 0, 0, 2, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0];

/** The keys that interactions answer, by their web names: Key. */
export const keys: readonly string[] = [
  'Enter', ' ', 'Escape', 'Delete', 'Backspace', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End',
];

/** The edges at which chat heads rest: HorizontalEdge. */
export const edges = ['left', 'right'] as const;

/** The name of an edge. */
export type Edge = typeof edges[number];
