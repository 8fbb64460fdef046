import { element } from './dom.js';

/** The duration of an offer, and its duration from the focus of its button on, in milliseconds. */
const standing = { unfocused: 5000, focused: 8000 };

/** The duration of the pill's fade, in milliseconds, as in undo.css. */
const fading = 200;

/** An action that can be undone. */
interface Undoable {
  /** Offers with the same words are combined: their counts are added, and one press undoes them. */
  words: string;
  count: number;
  undo: () => void;
  /** Moves the focus to the action's subject when the focused button disappears. */
  focus: () => void;
}

/** A pill that names the last action and undoes it. Assistive technology announces it as a status. */
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

  /** Offers to undo an action, combined with a current offer of the same words. */
  offer(done: Undoable): void {
    if (this.#done[0]?.words !== done.words) this.#done = [];
    this.#done.push(done);
    const count = this.#done.reduce((sum, one) => sum + one.count, 0);
    this.#words.textContent = `${count} ${done.words}`;
    if (!this.#button.isConnected) this.#pill.replaceChildren(this.#words, this.#button);
    this.#pill.toggleAttribute('data-shown', true);
    this.#wait(this.#button.matches(':focus') ? standing.focused : standing.unfocused);
  }

  /** Withdraws the offer, after another action in its place. */
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
