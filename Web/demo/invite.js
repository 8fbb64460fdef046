import { recall, remember } from './preferences.js';

/** Until the first of the three moves, and from one to the next, in milliseconds. */
const patience = { first: 1200, next: 1500 };

/**
 * @typedef {'heads' | 'badge' | 'notch'} Subject
 * @typedef {{show: () => void, subject: Subject}} Invitation
 */

/**
 * What there is to try, beside the stage: each line shows itself when it is pressed and is ticked off once it
 * has been done. The first visit shows all three, once; a touch stops the showing.
 */
export class Invite {
  #lines;
  #shows;
  #motion;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {Record<Subject, HTMLElement>} lines
   * @param {Record<Subject, () => void>} shows what makes a subject move by itself for a moment
   * @param {import('./motion.js').Motion} motion
   */
  constructor(lines, shows, motion) {
    this.#lines = lines;
    this.#shows = shows;
    this.#motion = motion;
    for (const subject of /** @type {Subject[]} */ (Object.keys(lines))) {
      lines[subject].addEventListener('click', () => {
        this.#stop();
        this.#show(subject);
      });
    }
  }

  /** On a first visit, shows the three one after another. */
  begin() {
    if (this.#motion.reduced || recall('invited') !== null) return;
    const stop = () => this.#stop();
    for (const name of ['pointerdown', 'keydown', 'wheel']) {
      addEventListener(name, stop, { once: true, capture: true, passive: true });
    }
    /** @type {Subject[]} */
    const order = ['heads', 'badge', 'notch'];
    const next = () => {
      const subject = order.shift();
      if (!subject) {
        remember('invited', 'yes');
        return;
      }
      this.#show(subject);
      this.#timer = setTimeout(next, patience.next);
    };
    this.#timer = setTimeout(next, patience.first);
  }

  /** It has been done by hand. @param {Subject} subject */
  done(subject) {
    remember('invited', 'yes');
    this.#lines[subject].toggleAttribute('data-done', true);
  }

  /** @param {Subject} subject */
  #show(subject) {
    for (const [name, line] of Object.entries(this.#lines)) line.toggleAttribute('data-now', name === subject);
    setTimeout(() => this.#lines[subject].toggleAttribute('data-now', false), patience.next);
    if (!this.#motion.reduced) this.#shows[subject]();
  }

  #stop() {
    clearTimeout(this.#timer);
    for (const line of Object.values(this.#lines)) line.toggleAttribute('data-now', false);
  }
}
