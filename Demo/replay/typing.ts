import { isComposing } from '../dom.js';
import type { RecordedEvent } from '../supple-recorder.js';

type Field = HTMLInputElement | HTMLTextAreaElement;

const fields = 'input, textarea';

/** The name of a field, the same on every phone. */
const nameOf = (field: Field): string => field.getAttribute('aria-label') ?? field.placeholder;

/**
 * Records text typed into the fields of a screen, which scripts of interactions cannot contain: each change of a field's
 * text, Enter, and messages sent by a button.
 */
export class Typing {
  #events: RecordedEvent[] = [];
  #began = performance.now();
  #listening = new AbortController();

  constructor(screen: HTMLElement) {
    const options = { capture: true, signal: this.#listening.signal };
    screen.addEventListener('input', ({ target }) => this.#note(target, (field) => ({ text: field.value })), options);
    screen.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && !event.shiftKey && !isComposing(event)) this.#note(event.target, () => ({ enter: true }));
    }, options);
    screen.addEventListener('submit', ({ target }) => {
      if (target instanceof HTMLFormElement) this.#note(target.querySelector(fields), () => ({ submit: true }));
    }, options);
  }

  #note(target: EventTarget | null, what: (field: Field) => object): void {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    this.#events.push({ t: (performance.now() - this.#began) / 1000, field: nameOf(target), ...what(target) });
  }

  /** Ends the recording. Returns the typed text, in the order of time. */
  finish(): readonly RecordedEvent[] {
    this.#listening.abort();
    return this.#events;
  }
}

/** Replays recorded typing on a screen. */
export function type(screen: HTMLElement, { field: name, text, enter, submit }: RecordedEvent): void {
  const field = [...screen.querySelectorAll<Field>(fields)].find((one) => nameOf(one) === name);
  if (!field) return;
  if (text !== undefined) {
    field.value = String(text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  } else if (enter) {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true }));
  } else if (submit) field.form?.requestSubmit();
}
