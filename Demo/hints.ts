import type { Motion } from './motion.js';
import { recall, remember } from './preferences.js';
import { type Subject, subjects } from './subject.js';

/**
 * The time until the first of the three hints, from one to the next, and without input until what has not been tried yet
 * is shown once more, in milliseconds.
 */
const waits = { first: 700, next: 1500, idle: 20_000 };

/** What a person does that stops the hints, and what defers the next ones only. */
const inputs = { stopping: ['pointerdown', 'keydown', 'wheel'], deferring: ['pointermove', 'pointerup'] } as const;

/**
 * What there is to try, beside the stage: each card shows itself when it is pressed and is ticked off once it has been
 * done, which is remembered and dispatches `change`. The first visit shows those that are offered, and after a while without
 * input those that were not tried, over and over.
 */
export class Hints extends EventTarget {
  #lines;
  #shows;
  #motion;
  #isBusy;
  #offered;
  /** Until the next hint while they are shown, and else until they are shown again. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether hints come by themselves. */
  #isInviting = false;
  #isShowing = false;
  /** The time of the last input, in milliseconds. */
  #lastInput = 0;

  /**
   * Makes the hints; `shows` has what makes each subject move by itself briefly, `isBusy` says whether a person reads or
   * does something that a hint would disturb, `offered` which of them can be seen.
   */
  constructor(
    lines: Record<Subject, HTMLElement>, shows: Record<Subject, () => void>, motion: Motion, isBusy: () => boolean,
    offered: () => readonly Subject[],
  ) {
    super();
    this.#lines = lines;
    this.#shows = shows;
    this.#motion = motion;
    this.#isBusy = isBusy;
    this.#offered = offered;
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

  /** On a first visit, or where the demo begins anew, shows the three one after another. */
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

  /** Ticks off what a person has done. */
  done(subject: Subject): void {
    remember('invited', 'yes');
    if (this.isDone(subject)) return;
    this.#lines[subject].toggleAttribute('data-done', true);
    this.#changed();
  }

  /** Whether a person has done it, now or on an earlier visit. */
  isDone(subject: Subject): boolean {
    return this.#lines[subject].hasAttribute('data-done');
  }

  #changed(): void {
    remember('done', subjects.filter((subject) => this.isDone(subject)).join(' '));
    this.dispatchEvent(new Event('change'));
  }

  /** Shows the first of these, the others after it, and all that are still to be tried when nothing has been done for long. */
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
    return this.#offered().filter((subject) => !this.isDone(subject));
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#isShowing = false;
    for (const line of Object.values(this.#lines)) line.toggleAttribute('data-now', false);
  }
}
