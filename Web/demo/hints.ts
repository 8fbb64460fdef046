import type { Motion } from './motion.js';
import { recall, remember } from './preferences.js';
import type { Subject } from './subject.js';

/** The time until the first of the three hints, and from one to the next, in milliseconds. */
const waits = { first: 1200, next: 1500 };

/**
 * What there is to try, beside the stage: each line shows itself when it is pressed and is ticked off once it
 * has been done. The first visit shows all three, once; a touch stops the showing.
 */
export class Hints {
  #lines;
  #shows;
  #motion;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Makes the hints; `shows` has what makes each subject move by itself briefly. */
  constructor(
    lines: Record<Subject, HTMLElement>, shows: Record<Subject, () => void>, motion: Motion,
  ) {
    this.#lines = lines;
    this.#shows = shows;
    this.#motion = motion;
    for (const subject of Object.keys(lines) as Subject[]) {
      lines[subject].addEventListener('click', () => {
        this.#stop();
        this.#show(subject);
      });
    }
  }

  /** On a first visit, or where the demo begins anew, shows the three one after another. */
  begin(isAnew = false) {
    this.#stop();
    if (isAnew) for (const line of Object.values(this.#lines)) line.toggleAttribute('data-done', false);
    if (this.#motion.reduced || (!isAnew && recall('invited') !== null)) return;
    const stop = () => this.#stop();
    for (const name of ['pointerdown', 'keydown', 'wheel']) {
      addEventListener(name, stop, { once: true, capture: true, passive: true });
    }
    const order: Subject[] = ['heads', 'badge', 'notch'];
    const next = () => {
      const subject = order.shift();
      if (!subject) {
        remember('invited', 'yes');
        return;
      }
      this.#show(subject);
      this.#timer = setTimeout(next, waits.next);
    };
    this.#timer = setTimeout(next, waits.first);
  }

  /** Ticks off what a person has done. */
  done(subject: Subject): void {
    remember('invited', 'yes');
    this.#lines[subject].toggleAttribute('data-done', true);
  }

  #show(subject: Subject) {
    for (const [name, line] of Object.entries(this.#lines)) line.toggleAttribute('data-now', name === subject);
    setTimeout(() => this.#lines[subject].toggleAttribute('data-now', false), waits.next);
    if (!this.#motion.reduced) this.#shows[subject]();
  }

  #stop() {
    clearTimeout(this.#timer);
    for (const line of Object.values(this.#lines)) line.toggleAttribute('data-now', false);
  }
}
