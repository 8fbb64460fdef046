import type { SuppleChatHeads } from './supple.js';

/** What a browser calls back when a person asks to close what is open: by Android's back gesture or key, for instance. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** The state of the entry that stands for an open conversation, where the browser has no watcher. */
const entry = 'conversation';

/** Lets going back close the open conversation, on devices where that is the gesture for it. */
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

/** An entry in the history while a conversation is open; to go back from it closes that. */
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
