// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The lists whose order the engine's module and this page share, as Swift has them.

/** The presets of a style. The default is the first one. */
export const presets = ['modern', 'classic'] as const;

/** The name of a preset. */
export type Preset = typeof presets[number];

/** The events of an interaction, as DOM events are named after `supple-`: EventName. */
export const eventNames = [
  'pressed', 'opened', 'closed', 'selected', 'moved', 'captured', 'released', 'dismissed', 'added', 'overflowed',
  'dropped', 'cleared', 'snapped', 'restored', 'armed', 'disarmed', 'began-refreshing', 'inserted', 'failed',
  'cancelled', 'tapped', 'flyout-hidden', 'zone-entered', 'zone-left', 'began', 'settled', 'cascaded', 'panel-armed',
  'panel-disarmed', 'panel-opened', 'panel-closed', 'panel-moved', 'row-added', 'row-kept', 'row-dropped',
  'panel-resized',
] as const;

/** The name of an event. */
export type EventName = typeof eventNames[number];

/** The verbs of events that ask the page or mark a begin or end; a DOM event has one after `supple-`. */
export const eventRequests = { dismissed: 'dismiss', cleared: 'clear', 'began-refreshing': 'refresh', tapped: 'tap', began: 'begin', settled: 'settle', cascaded: 'cascade', 'panel-opened': 'show', 'panel-closed': 'hide', 'row-added': 'row' } as const;

/** The name of a request. */
export type RequestName = keyof typeof eventRequests;

/** The strengths of haptic feedback: Impact. */
export const impacts = ['none', 'light', 'strong'] as const;

/** The strength of an event's haptic feedback. */
export type Impact = typeof impacts[number];

/** The impact of each event by its number, in the order of the events' names. */
export const eventImpacts: readonly number[] = [0, 0, 0, 0, 0, 1, 1, 2, 0, 0, 0, 2, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0];

/** The keys that interactions handle, by their web names: Key. */
export const keys: readonly string[] = [
  'Enter', ' ', 'Escape', 'Delete', 'Backspace', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End',
];

/** The edges at which chat heads rest: RestingEdge. */
export const edges = ['left', 'right', 'top', 'bottom'] as const;

/** The name of an edge. */
export type Edge = typeof edges[number];

/** The dockings of an open conversation: PanelDocking. */
export const dockings = ['head', 'floating', 'full'] as const;

/** The name of a docking. */
export type Docking = typeof dockings[number];
