// The lists by whose order the engine's module and this page know things, as Swift has them. Web/Tests/abi.test.mjs
// holds both sides to them.

export const presets = ['modern', 'classic'];

/** What an interaction tells, as DOM events are called after `supple-`: EventName. */
export const eventNames = [
  'press', 'open', 'close', 'select', 'move', 'capture', 'release', 'dismiss', 'add', 'overflow', 'drop', 'clear',
  'snap', 'restore', 'arm', 'disarm', 'refresh', 'insert', 'fail', 'cancel',
];

/** Key, by its web name. */
export const keys = [
  'Enter', ' ', 'Escape', 'Delete', 'Backspace', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End',
];

/** StyleUnit. */
export const units = ['', 'pt', 'pt/s', 'pt/s²', 's', '1/s', 'k', '', 'rad'];
