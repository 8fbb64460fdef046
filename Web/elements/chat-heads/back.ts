// The system's back gesture and button, and Escape if the browser treats it as one of them.

/** Matches devices without a mouse or pen, on which the back gesture closes open panels. */
const touchOnly = '(pointer: coarse) and (not (any-pointer: fine))';

/** Closes an open conversation by the browser's `CloseWatcher`, if available. */
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

  /** Starts or stops the watcher: `isOpen` is true for an open and visible conversation, `isModal` if it blocks the page. */
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
