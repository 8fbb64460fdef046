/** One of the three interactions. */
export type Subject = 'heads' | 'badge' | 'notch';

/** All three, in the order in which they are shown. */
export const subjects: readonly Subject[] = ['heads', 'badge', 'notch'];

/** The interaction that the page is about at the moment: the panel tunes it, and the code shows how an app has it. */
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
