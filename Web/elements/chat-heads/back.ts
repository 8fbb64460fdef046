// The system's back gesture and button, and Escape where the browser counts it as one of them.

/** Devices without a mouse or pen, on which going back is expected to close what is open. */
const touchOnly = '(pointer: coarse) and (not (any-pointer: fine))';

/** Closes an open conversation by the browser's `CloseWatcher`, where that exists. */
export class Back {
  #close: () => void;
  #watcher: CloseWatcher | null = null;

  constructor(close: () => void) {
    this.#close = close;
  }

  /** Whether the browser reports the close request, so that the element leaves Escape to it. */
  get isWatching(): boolean {
    return !!this.#watcher;
  }

  /** Begins or ends to watch: `isOpen` tells whether a conversation is open and visible, `isModal` whether it blocks the page. */
  follow(isOpen: boolean, isModal: boolean): void {
    const isWanted = isOpen && (isModal || matchMedia(touchOnly).matches) && !!globalThis.CloseWatcher;
    if (isWanted === this.isWatching) return;
    this.#watcher?.destroy();
    this.#watcher = null;
    if (!isWanted) return;
    this.#watcher = new CloseWatcher!();
    this.#watcher.onclose = () => {
      this.#watcher = null;
      this.#close();
    };
  }
}
