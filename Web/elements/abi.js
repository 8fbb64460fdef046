// The numbers under which the engine's module and this page know things. Each list is in the order of its Swift
// counterpart, which Web/Tests/abi.test.mjs checks.

/** The interactions. */
export const Kind = { chatHeads: 0, slimeBadge: 1, flippingNotch: 2 };

export const presets = ['modern', 'classic'];

/** What a layer is: LayerRole. */
export const Role = {
  dim: 0, conversation: 1, target: 2, head: 3, flyout: 4, overflow: 5, home: 6, connector: 7, badge: 8, particle: 9,
  list: 10, notch: 11, card: 12, row: 13,
};

/** What an interaction tells: EventName. */
export const eventNames = [
  'pressed', 'opened', 'closed', 'selected', 'moved', 'captured', 'released', 'dismissed', 'added', 'overflowed',
  'dropped', 'cleared', 'snapped', 'restored', 'armed', 'disarmed', 'triggered', 'inserted', 'failed', 'cancelled',
];

/** LayerTraits. */
export const Trait = { pressed: 1, selected: 2, interactive: 4, raised: 8, waiting: 16, engaged: 32, failed: 64 };

/** PointerPhase. */
export const Phase = { down: 0, move: 1, up: 2, cancel: 3 };

/** Key, by its web name. */
export const keys = [
  'Enter', ' ', 'Escape', 'Delete', 'Backspace', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End',
];

/** StyleUnit. */
export const units = ['', 'pt', 'pt/s', 'pt/s²', 's', '1/s', 'k', '', 'rad'];

export const HeadsCommand = {
  add: 0, remove: 1, open: 2, select: 3, close: 4, setUnread: 5, message: 6, moveTo: 7, refuse: 8, clearKeepOut: 9,
  addKeepOut: 10, openOverflow: 11, nudge: 12, seat: 13, place: 14,
};
export const BadgeCommand = { setCount: 0, moveHome: 1, clear: 2, refuse: 3, nudge: 4 };
export const NotchCommand = {
  start: 0, answer: 1, fail: 2, cancelRefresh: 3, scrollTo: 4, setCutout: 5, setNavigationBar: 6, setCell: 7,
  setRows: 8, nudge: 9,
};

/** How many numbers stand before a frame's first layer, in a layer, and in an event: FrameBuffer. */
export const headerLength = 8;
export const layerStride = 26;
export const eventStride = 5;

/** A frame's schedule: settled until there is input, until a time, or not at all. */
export const Schedule = { settled: 0, at: 1, now: 2 };

/** What a layer's label holds. */
export const Label = { none: 0, count: 1, text: 2 };
