import { element } from './dom.js';

/** How long an offer stands, and how long from the moment at which its button has the focus, in milliseconds. */
const standing = { unfocused: 5000, focused: 8000 };

/** How long the pill takes to fade, in milliseconds, as in undo.css. */
const fading = 200;

/** What was done and can be undone. */
export interface Undoable {
  /** Offers with the same words are one: their counts are added, and they are undone together. */
  words: string;
  count: number;
  undo: () => void;
  /** Moves the focus to what it was done to, once the button goes that has the focus. */
  focus: () => void;
}

/** A pill that says what was just done, and undoes it. It is a status, which assistive technology reads as it comes. */
export class Undo {
  #pill;
  #words = element('span', { dir: 'auto' });
  #button = element('button', { type: 'button' }, 'Undo');
  #done: Undoable[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pill: HTMLElement) {
    this.#pill = pill;
    this.#button.addEventListener('click', () => {
      const done = this.#done;
      this.end(() => {
        for (const { undo } of [...done].reverse()) undo();
      });
    });
    this.#button.addEventListener('focus', () => this.#wait(standing.focused));
  }

  /** Says what was done, together with what is still offered if that has the same words. */
  offer(done: Undoable): void {
    if (this.#done[0]?.words !== done.words) this.#done = [];
    this.#done.push(done);
    const count = this.#done.reduce((sum, one) => sum + one.count, 0);
    this.#words.textContent = `${count} ${done.words}`;
    if (!this.#button.isConnected) this.#pill.replaceChildren(this.#words, this.#button);
    this.#pill.toggleAttribute('data-shown', true);
    this.#wait(this.#button.matches(':focus') ? standing.focused : standing.unfocused);
  }

  /** Takes the offer back, after having done something in its place. */
  end(instead?: () => void): void {
    const last = this.#done.at(-1);
    if (!last) return;
    this.#done = [];
    const hasFocus = this.#button.matches(':focus');
    instead?.();
    if (hasFocus) last.focus();
    this.#pill.toggleAttribute('data-shown', false);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#pill.replaceChildren(), fading);
  }

  #wait(time: number): void {
    if (this.#done.length === 0) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(), time);
  }
}
