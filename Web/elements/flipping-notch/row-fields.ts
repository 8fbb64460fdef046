// The fields of a blank row: their focus, and the end of their editing.
import { isComposing } from '../host/composition.js';

/** The fields of a row that a person types into. */
const textFields =
  'input:not([type=hidden],[type=button],[type=submit],[type=reset],[type=image],[type=checkbox],[type=radio]),textarea,[contenteditable]';

/** The reason why the editing ends: focus that leaves the row, a row that is kept or dropped, or a row that is gone. */
export type RowEnd = 'left' | 'kept' | 'dropped' | 'gone';

/** Whether a person has typed only spaces into a row. */
export function isEmpty(row: Element): boolean {
  const fields = [...row.querySelectorAll<HTMLInputElement>(textFields)];
  return fields.every((field) => !(field.value ?? field.textContent).trim());
}

/** The focused element in the tree of a host. */
const focusedBeside = (host: Element): HTMLElement | null =>
  (host.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement | null;

/** Follows keys and focus in an edited row, from its creation on. */
export class RowFields {
  readonly row: HTMLElement;
  #host: HTMLElement;
  #onEnd: (end: RowEnd) => void;
  #focusList: () => void;
  #listening = new AbortController();
  #observer = new MutationObserver(() => this.#host.contains(this.row) || this.#onEnd('gone'));
  /** The element with the previous focus. */
  #focused: HTMLElement | null;

  constructor(host: HTMLElement, row: HTMLElement, focusList: () => void, onEnd: (end: RowEnd) => void) {
    this.row = row;
    this.#host = host;
    this.#onEnd = onEnd;
    this.#focusList = focusList;
    this.#focused = focusedBeside(host);
    const { signal } = this.#listening;
    row.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || isComposing(event) || event.defaultPrevented) return;
      if (!(event.composedPath()[0] as Element).matches(`input:is(${textFields})`)) return;
      // Otherwise the key would also press the focused button again.
      event.preventDefault();
      onEnd('kept');
    }, { signal });
    row.addEventListener('focusout', ({ relatedTarget }) => {
      if (row.contains(relatedTarget as Node | null)) return;
      // A removed row loses its focus first, and must not be moved meanwhile. A window that loses the focus keeps its field.
      queueMicrotask(() => {
        if (!signal.aborted && host.contains(row) && !this.#hasFocus) onEnd('left');
      });
    }, { signal });
    this.#observer.observe(host, { childList: true, subtree: true });
  }

  get #hasFocus(): boolean {
    return this.row.contains(focusedBeside(this.#host));
  }

  /** Moves the focus into the row. A row without a field has no editing, and stays. */
  focus(): void {
    if (this.#hasFocus) return;
    const field = this.row.querySelector<HTMLElement>('[autofocus]') ?? this.row.querySelector<HTMLElement>(`${textFields},select`);
    if (field) field.focus({ preventScroll: true });
    else this.#onEnd('kept');
  }

  /** Stops following. Focus that is still in the row returns to its previous place; without one it goes to the list. */
  end(): void {
    this.#listening.abort();
    this.#observer.disconnect();
    if (!this.#hasFocus) return;
    focusedBeside(this.#host)?.blur();
    const { isConnected, ownerDocument: { body } } = this.#host;
    if (this.#focused?.isConnected && this.#focused !== body) this.#focused.focus({ preventScroll: true });
    else if (isConnected) this.#focusList();
  }
}
