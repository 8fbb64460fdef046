import { element } from '../dom.js';
import type { Subject } from '../subject.js';
import type { Curve } from './law.js';

const samples = 60;

/** The maximum duration of a flight, in seconds: the rest is invisible. */
const longest = 2;

/**
 * A head, a badge or a card that flies from one end of a line to the other and back, on the tuned spring. The browser
 * animates it without script.
 */
export class Ghost {
  root: HTMLElement;
  #thing = element('span', { class: 'ghost-thing' });
  #flight: Animation | undefined;
  /** Whether it rests at the far end. */
  #isFar = false;
  /** The throw after the current one. */
  #next: (() => void) | undefined;

  constructor(subject: Subject) {
    this.#thing.dataset.subject = subject;
    this.root = element('div', { class: 'ghost', 'aria-hidden': 'true' },
      element('span', { class: 'ghost-place' }), element('span', { class: 'ghost-place' }), this.#thing);
  }

  /**
   * Throws it to the other end, after the current flight: of many changes of a spring only the last is visible.
   *
   * @param rate 1 is real time
   */
  throw(curve: Curve, rate: number): void {
    if (this.#flight) {
      this.#next = () => this.throw(curve, rate);
      return;
    }
    if (this.root.clientWidth === 0) return;
    const [from, to] = this.#isFar ? [1, 0] : [0, 1];
    this.#isFar = !this.#isFar;
    const duration = Math.min(curve.settlingDuration, longest) || longest;
    const end = this.root.clientWidth - this.#thing.offsetWidth;
    const side = getComputedStyle(this.root).direction === 'rtl' ? -1 : 1;
    const frames = Array.from({ length: samples + 1 }, (_, index) => {
      const part = index === samples ? 1 : curve.value((index / samples) * duration);
      return { translate: `${(side * end * (from + (to - from) * part)).toFixed(2)}px` };
    });
    this.#flight = this.#thing.animate(frames, { duration: (duration * 1000) / rate, fill: 'forwards' });
    const rest = () => {
      this.#flight = undefined;
      this.#next?.();
      this.#next = undefined;
    };
    this.#flight.finished.then(rest, rest);
  }
}
