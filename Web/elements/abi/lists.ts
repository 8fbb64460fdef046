// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The lists whose order the engine's module and this page share, as Swift has them.

/** The presets of a style. The default is the first one. */
export const presets = ['modern', 'classic'] as const;

/** The name of a preset. */
export type Preset = typeof presets[number];

/** The events of an interaction, as DOM events have them after `supple-`: EventName. */
export const eventNames = [
  'pressed', 'opened', 'closed', 'selected', 'moved', 'captured', 'released', 'dismissed', 'added', 'overflowed',
  'dropped', 'cleared', 'snapped', 'restored', 'armed', 'disarmed', 'began-refreshing', 'inserted', 'failed',
  'cancelled', 'tapped', 'flyout-hidden', 'zone-entered', 'zone-left', 'began', 'settled', 'cascaded', 'panel-armed',
  'panel-disarmed', 'panel-opened', 'panel-closed', 'panel-moved', 'row-added', 'row-kept', 'row-dropped',
  'panel-resized',
] as const;

/** The name of an event. */
export type EventName = typeof eventNames[number];

/** The verbs of the events by which a page is asked what is about to happen; a DOM event has one after `supple-`. */
export const eventRequests = { dismissed: 'dismiss', cleared: 'clear', 'began-refreshing': 'refresh', tapped: 'tap', began: 'begin', settled: 'settle', cascaded: 'cascade', 'panel-opened': 'show', 'panel-closed': 'hide', 'row-added': 'row' } as const;

/** The name of an event by which a page is asked. */
export type RequestName = keyof typeof eventRequests;

/** How strongly an event is felt: Impact. */
export const impacts = ['none', 'light', 'strong'] as const;

/** How strongly an event is felt. */
export type Impact = typeof impacts[number];

/** How strongly each event is felt, in the order of their names, by the number of the impact. */
export const eventImpacts: readonly number[] = [0, 0, 0, 0, 0, 1, 1, 2, 0, 0, 0, 2, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0];

/** The keys that interactions answer, by their web names: Key. */
export const keys: readonly string[] = [
  'Enter', ' ', 'Escape', 'Delete', 'Backspace', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End',
];

/** The edges at which chat heads rest: RestingEdge. */
export const edges = ['left', 'right', 'top', 'bottom'] as const;

/** The name of an edge. */
export type Edge = typeof edges[number];

/** What an open conversation is attached to: PanelDocking. */
export const dockings = ['head', 'floating', 'full'] as const;

/** The name of a docking. */
export type Docking = typeof dockings[number];
