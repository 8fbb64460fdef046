/** One of the three interactions. */
export type Subject = 'heads' | 'badge' | 'notch';

/** All three, in the order of display. */
export const subjects: readonly Subject[] = ['heads', 'badge', 'notch'];

/** The current interaction of the page: the panel tunes it, and the code shows its use in an app. */
export class ChosenSubject extends EventTarget {
  #value: Subject = 'heads';

  /** The interaction; a change dispatches `change`. */
  get value(): Subject {
    return this.#value;
  }
  set value(value) {
    if (value === this.#value) return;
    this.#value = value;
    this.dispatchEvent(new Event('change'));
  }
}
