import type { Motion } from './motion.js';
import { recall, remember } from './preferences.js';
import type { Subject } from './subject.js';

/**
 * The times before the first of the three hints, between two hints, and without input before untried hints repeat,
 * in milliseconds.
 */
const waits = { first: 700, next: 1500, idle: 20_000 };

/** Input that stops the hints, and input that only defers them. */
const inputs = { stopping: ['pointerdown', 'keydown', 'wheel'], deferring: ['pointermove', 'pointerup'] } as const;

const subjects: readonly Subject[] = ['heads', 'badge', 'notch'];

/**
 * The hints beside the stage: a press of a card shows its hint, and a completed gesture ticks it off. The first visit shows all
 * three, and repeats untried ones after some time without input.
 */
export class Hints {
  #lines;
  #shows;
  #motion;
  #isBusy;
  /** The timer of the next hint, or of the next repetition. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether hints start automatically. */
  #isInviting = false;
  #isShowing = false;
  /** The time of the last input, in milliseconds. */
  #lastInput = 0;

  /**
   * Makes the hints; `shows` has a brief motion of each subject, `isBusy` tells whether a hint would disturb a person who
   * reads or acts.
   */
  constructor(
    lines: Record<Subject, HTMLElement>, shows: Record<Subject, () => void>, motion: Motion, isBusy: () => boolean,
  ) {
    this.#lines = lines;
    this.#shows = shows;
    this.#motion = motion;
    this.#isBusy = isBusy;
    for (const subject of subjects) {
      lines[subject].addEventListener('click', () => {
        this.#stop();
        this.#show(subject);
        this.#wait();
      });
    }
    const options = { capture: true, passive: true };
    const defer = () => (this.#lastInput = performance.now());
    for (const name of inputs.deferring) addEventListener(name, defer, options);
    for (const name of inputs.stopping) {
      addEventListener(name, () => {
        defer();
        if (!this.#isShowing) return;
        this.#stop();
        this.#wait();
      }, options);
    }
  }

  /** Shows the three in turn, on a first visit or after a reset. */
  begin(isAnew = false): void {
    this.#stop();
    if (isAnew) for (const line of Object.values(this.#lines)) line.toggleAttribute('data-done', false);
    if (this.#motion.reduced || (!isAnew && recall('invited') !== null)) return;
    this.#isInviting = true;
    this.#isShowing = true;
    this.#timer = setTimeout(() => this.#showNext(subjects), waits.first);
  }

  /** Ticks off a completed gesture. */
  done(subject: Subject): void {
    remember('invited', 'yes');
    this.#lines[subject].toggleAttribute('data-done', true);
  }

  /** Shows these in turn, and all untried ones after a long time without input. */
  #showNext(order: readonly Subject[]): void {
    const [subject, ...others] = order;
    if (subject === undefined) {
      remember('invited', 'yes');
      this.#lastInput = performance.now();
      this.#wait();
      return;
    }
    this.#show(subject);
    this.#timer = setTimeout(() => this.#showNext(others), waits.next);
  }

  #show(subject: Subject): void {
    for (const [name, line] of Object.entries(this.#lines)) line.toggleAttribute('data-now', name === subject);
    setTimeout(() => this.#lines[subject].toggleAttribute('data-now', false), waits.next);
    if (!this.#motion.reduced) this.#shows[subject]();
  }

  /** Waits until there has been no input for long enough. One timer does, however many inputs defer it. */
  #wait(): void {
    clearTimeout(this.#timer);
    this.#isShowing = false;
    if (!this.#isInviting || this.#motion.reduced || this.#untried.length === 0) return;
    const due = this.#lastInput + waits.idle;
    this.#timer = setTimeout(() => {
      const isIdle = performance.now() >= this.#lastInput + waits.idle;
      if (isIdle && !document.hidden && !this.#isBusy()) {
        this.#isShowing = true;
        return this.#showNext(this.#untried);
      }
      if (isIdle) this.#lastInput = performance.now();
      this.#wait();
    }, Math.max(0, due - performance.now()));
  }

  get #untried(): readonly Subject[] {
    return subjects.filter((subject) => !this.#lines[subject].hasAttribute('data-done'));
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#isShowing = false;
    for (const line of Object.values(this.#lines)) line.toggleAttribute('data-now', false);
  }
}
