import type { Motion } from './motion.js';
import { isShown } from './pointer-event.js';
import { recall, remember } from './preferences.js';
import { type Subject, subjects } from './subject.js';

/**
 * The times before the first of the three hints, between two hints, and without input before untried hints repeat,
 * in milliseconds. Complete gestures have a time each: all three take 12 s.
 */
const waits = { first: 700, next: 1500, whole: { heads: 3200, badge: 3200, notch: 4900 }, idle: 20_000 };

/** Input that stops the hints, and input that only defers them. */
const inputs = { stopping: ['pointerdown', 'keydown', 'wheel'], deferring: ['pointermove', 'pointerup'] } as const;

/**
 * The hints beside the stage: a press of a card shows its hint, and a completed gesture ticks it off, which is remembered and
 * dispatches `change`. The first visit shows the offered hints, and repeats untried ones after some time without input.
 */
export class Hints extends EventTarget {
  #lines;
  #shows;
  #motion;
  #isBusy;
  #isWhole;
  /** The timer of the next hint, or of the next repetition. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether hints start automatically. */
  #isInviting = false;
  #isShowing = false;
  /** The time of the last input, in milliseconds. */
  #lastInput = 0;

  /**
   * Makes the hints; `shows` has a brief motion of each subject. `isBusy` returns whether a hint would disturb a person
   * during reading or a gesture, and `isWhole` whether the motions are whole gestures.
   */
  constructor(
    lines: Record<Subject, HTMLElement>, shows: Record<Subject, () => void>, motion: Motion, isBusy: () => boolean,
    isWhole: () => boolean,
  ) {
    super();
    this.#lines = lines;
    this.#shows = shows;
    this.#motion = motion;
    this.#isBusy = isBusy;
    this.#isWhole = isWhole;
    const done = recall('done')?.split(' ') ?? [];
    for (const subject of subjects) lines[subject].toggleAttribute('data-done', done.includes(subject));
    for (const subject of subjects) {
      lines[subject].addEventListener('click', () => {
        this.#stop();
        this.#show(subject);
        this.#wait();
      });
    }
    const options = { capture: true, passive: true };
    const defer = () => (this.#lastInput = performance.now());
    for (const name of inputs.deferring) addEventListener(name, (event) => isShown(event) || defer(), options);
    for (const name of inputs.stopping) {
      addEventListener(name, (event) => {
        if (isShown(event)) return;
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
    if (isAnew) {
      for (const line of Object.values(this.#lines)) line.toggleAttribute('data-done', false);
      this.#changed();
    }
    if (this.#motion.reduced || (!isAnew && recall('invited') !== null)) return;
    this.#isInviting = true;
    this.#isShowing = true;
    this.#timer = setTimeout(() => this.#showNext(this.#untried), waits.first);
  }

  /** Ticks off a completed gesture. */
  done(subject: Subject): void {
    remember('invited', 'yes');
    if (this.isDone(subject)) return;
    this.#lines[subject].toggleAttribute('data-done', true);
    this.#changed();
  }

  /** Whether a person has completed the gesture, now or on an earlier visit. */
  isDone(subject: Subject): boolean {
    return this.#lines[subject].hasAttribute('data-done');
  }

  #changed(): void {
    remember('done', subjects.filter((subject) => this.isDone(subject)).join(' '));
    this.dispatchEvent(new Event('change'));
  }

  /** Shows these in turn, and all untried ones after a long time without input. */
  #showNext(order: readonly Subject[]): void {
    const [subject, ...others] = order;
    if (subject === undefined) remember('invited', 'yes');
    if (subject === undefined || this.#isBusy()) {
      this.#lastInput = performance.now();
      this.#wait();
      return;
    }
    this.#show(subject);
    this.#timer = setTimeout(() => this.#showNext(others), this.#duration(subject));
  }

  #duration(subject: Subject): number {
    return this.#isWhole() ? waits.whole[subject] : waits.next;
  }

  #show(subject: Subject): void {
    for (const [name, line] of Object.entries(this.#lines)) line.toggleAttribute('data-now', name === subject);
    setTimeout(() => this.#lines[subject].toggleAttribute('data-now', false), this.#duration(subject));
    if (!this.#motion.reduced) this.#shows[subject]();
  }

  /** Waits until a period without input has passed. One timer suffices for any number of inputs. */
  #wait(): void {
    clearTimeout(this.#timer);
    this.#isShowing = false;
    if (!this.#isInviting || this.#motion.reduced || this.#untried.length === 0) return;
    const due = this.#lastInput + waits.idle;
    this.#timer = setTimeout(() => {
      const isIdle = performance.now() >= this.#lastInput + waits.idle;
      if (isIdle && !document.hidden) {
        this.#isShowing = true;
        return this.#showNext(this.#untried);
      }
      if (isIdle) this.#lastInput = performance.now();
      this.#wait();
    }, Math.max(0, due - performance.now()));
  }

  get #untried(): readonly Subject[] {
    return subjects.filter((subject) => !this.isDone(subject));
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#isShowing = false;
    for (const line of Object.values(this.#lines)) line.toggleAttribute('data-now', false);
  }
}
