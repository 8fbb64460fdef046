// Escape calls off a refresh that waits, wherever the focus is.

/** What takes Escape before the list does: dialogs that block the page, and popovers that close by Escape. */
const inFront = ':is(dialog:modal,[popover]:not([popover=manual i]):popover-open)';

/** Listens for Escape from `begin` to `end`. */
export class Escape {
  #element: HTMLElement;
  #listening: AbortController | null = null;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** Listens; `take` returns whether the key has done something, so that nothing else answers it. */
  begin(take: (event: KeyboardEvent) => boolean): void {
    this.end();
    this.#listening = new AbortController();
    this.#element.ownerDocument.addEventListener('keydown', (event) => {
      // While text is composed, the key belongs to the input method.
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || this.#isBehind()) return;
      if (take(event)) event.preventDefault();
    }, { signal: this.#listening.signal });
  }

  end(): void {
    this.#listening?.abort();
    this.#listening = null;
  }

  /** Whether something of the page that Escape closes is open, and the element is not in it. */
  #isBehind(): boolean {
    const element = this.#element;
    return [...element.ownerDocument.querySelectorAll(inFront)].some((open) => !open.contains(element));
  }
}
