import type { SuppleChatHeads } from './supple.js';

/**
 * Lets a person's first throw end at an edge: heads that fly into the dismiss target come back out of it, which calls
 * `onReturn`. Heads that the finger itself carries into the target go, as always.
 */
export function bringFirstThrowBack(host: SuppleChatHeads, isDone: () => boolean, onReturn: () => void): void {
  let isDown = false;
  let isPersons = false;
  let comesBack = false;
  const options = { capture: true, passive: true };
  for (const name of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
    // Replayed touches are not trusted: a script plays as it was recorded.
    addEventListener(name, ({ isTrusted, type }) => isTrusted && (isDown = type === 'pointerdown'), options);
  }
  host.addEventListener('supple-pressed', () => {
    isPersons = isDown;
    comesBack = false;
  });
  host.addEventListener('supple-captured', () => (comesBack = isPersons && !isDown && !isDone()));
  host.addEventListener('supple-dismiss', (event) => {
    if (!comesBack) return;
    event.preventDefault();
    onReturn();
  });
}
