import type { SuppleChatHeads } from './supple.js';

/** The state of the history entry of an open conversation. */
const entry = 'conversation';

/**
 * Closes the open conversation on the back gesture, on devices with such a gesture. With a `CloseWatcher` in the browser the
 * element does so itself; otherwise an open conversation has an entry in the history, and going back closes the conversation.
 */
export function closeByBack(heads: SuppleChatHeads): void {
  if ('CloseWatcher' in window || !matchMedia('(pointer: coarse)').matches) return;
  heads.addEventListener('supple-opened', () => {
    if (history.state !== entry) history.pushState(entry, '');
  });
  heads.addEventListener('supple-closed', () => {
    if (history.state === entry) history.back();
  });
  addEventListener('popstate', () => {
    if (history.state !== entry) heads.close();
  });
}
