// Escape cancels a waiting refresh, wherever the focus is.
import { isComposing } from '../host/composition.js';

/** Elements with priority for Escape: modal dialogs, and popovers that close by Escape. */
const inFront = ':is(dialog:modal,[popover]:not([popover=manual i]):popover-open)';

/** Listens for Escape from `begin` to `end`. */
export class Escape {
  #element: HTMLElement;
  #listening: AbortController | null = null;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** Listens; `take` returns whether the key had an effect, so that no other listener handles it. */
  begin(take: (event: KeyboardEvent) => boolean): void {
    this.end();
    this.#listening = new AbortController();
    this.#element.ownerDocument.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event) || this.#isBehind()) return;
      if (take(event)) event.preventDefault();
    }, { signal: this.#listening.signal });
  }

  end(): void {
    this.#listening?.abort();
    this.#listening = null;
  }

  /** Whether an open element of the page closes by Escape and does not contain this element. */
  #isBehind(): boolean {
    const element = this.#element;
    return [...element.ownerDocument.querySelectorAll(inFront)].some((open) => !open.contains(element));
  }
}
