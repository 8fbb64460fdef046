import type { SuppleChatHeads } from './supple.js';

/** A browser's watcher of close requests, such as Android's back gesture or key. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** The state of the history entry of an open conversation, for browsers without a watcher. */
const entry = 'conversation';

/** Closes the open conversation on the back gesture, on devices with such a gesture. */
export function closeByBack(heads: SuppleChatHeads): void {
  if (!matchMedia('(pointer: coarse)').matches) return;
  if (window.CloseWatcher) watch(heads, window.CloseWatcher);
  else addEntries(heads);
}

function watch(heads: SuppleChatHeads, Watcher: NonNullable<Window['CloseWatcher']>): void {
  let watcher: CloseWatcher | undefined;
  heads.addEventListener('supple-opened', () => {
    watcher?.destroy();
    watcher = new Watcher();
    watcher.addEventListener('close', () => heads.close());
  });
  heads.addEventListener('supple-closed', () => {
    watcher?.destroy();
    watcher = undefined;
  });
}

/** An entry in the history while a conversation is open; going back closes the conversation. */
function addEntries(heads: SuppleChatHeads): void {
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
