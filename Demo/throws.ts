import type { SuppleChatHeads } from './supple.js';

/**
 * The kind of the latest touch of the heads: no throw, such as a tap; a throw, by the person or by a replayed script; or a first
 * throw into the dismiss target, after which the heads come back.
 */
type Touch = 'no throw' | 'own' | 'replayed' | 'returning';

/**
 * Calls `onThrow` for each throw of the heads, and for each move by an arrow key, the keyboard's throw. The person's first throw ends at an edge: heads that fly into the dismiss target
 * come back out of it. Heads that the finger itself carries into the target go, as always.
 */
export function noteThrows(host: SuppleChatHeads, isDone: () => boolean, onThrow: () => void): void {
  let isDown = false;
  let touch: Touch = 'no throw';
  const options = { capture: true, passive: true };
  for (const name of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
    // Replayed touches are not trusted: a script plays as it was recorded.
    addEventListener(name, ({ isTrusted, type }) => isTrusted && (isDown = type === 'pointerdown'), options);
  }
  // Turns of the phone and the page itself move heads too.
  const end = () => (touch = 'no throw');
  for (const name of ['supple-opened', 'supple-selected', 'supple-closed'] as const) host.addEventListener(name, end);
  host.addEventListener('supple-pressed', () => (touch = isDown ? 'own' : 'replayed'));
  // An arrow moves the heads within its event, and towards their own edge not at all.
  host.addEventListener('keydown', ({ isTrusted, key }) => {
    if (!isTrusted || !key.startsWith('Arrow') || host.openHead !== null) return;
    const edge = host.state.edge ?? (document.documentElement.dir === 'rtl' ? 'left' : 'right');
    if (key.toLowerCase() === `arrow${edge}`) return;
    touch = 'own';
    setTimeout(end);
  }, options);
  host.addEventListener('supple-captured', () => {
    if (touch === 'own' && !isDown && !isDone()) touch = 'returning';
  });
  host.addEventListener('supple-moved', () => {
    if (touch !== 'no throw') onThrow();
    end();
  });
  host.addEventListener('supple-dismiss', (event) => {
    if (touch !== 'returning') {
      end();
      return;
    }
    event.preventDefault();
    onThrow();
    // After the events of the other heads.
    setTimeout(end);
  });
}
