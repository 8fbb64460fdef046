import type { Place } from './cards.js';
import { element } from './dom.js';
import { isShown } from './pointer-event.js';

/** The durations of the finger's press, longest hold, and lift, in milliseconds. */
const times = { press: 180, hold: 1200, lift: 240 };

/** The distance towards its place, in points, after which a pulled element has turned back. */
const slack = 1.5;

/** The scale of the finger in the air. */
const raised = 1.5;

/**
 * A dot in place of a finger: with each hint it comes down, pulls while the element moves away from its place, and lifts. A
 * touch removes it immediately. It takes no input.
 */
export class Finger {
  #dot = element('div', { class: 'finger', 'aria-hidden': 'true', hidden: true });
  /** The number of the current hint; earlier ones have no effect. */
  #showing = 0;

  constructor(parent: HTMLElement) {
    parent.append(this.#dot);
    addEventListener('pointerdown', (event) => isShown(event) || this.#hide(), { capture: true, passive: true });
  }

  /**
   * Comes down at a place, read again in each frame because the element moves, and then starts the pull. The finger lifts when
   * the element turns back, or at a distance in points.
   */
  show(place: Place, pull: () => void, reach = Infinity): void {
    this.#hide();
    const from = place();
    if (!from) return pull();
    const showing = this.#showing;
    const began = performance.now();
    let isPulled = false;
    let [at, maximumDistance, lifted] = [from, 0, Infinity];
    const step = (now: number): void => {
      if (showing !== this.#showing) return;
      const time = now - began;
      if (time >= times.press && !isPulled) {
        isPulled = true;
        pull();
      }
      if (isPulled && lifted === Infinity) {
        const found = place();
        const distance = found ? Math.hypot(found.x - from.x, found.y - from.y) : 0;
        if (!found || distance < maximumDistance - slack || distance > reach || time > times.press + times.hold) lifted = time;
        else [at, maximumDistance] = [found, Math.max(maximumDistance, distance)];
      }
      const air = time < times.press ? 1 - smooth(time / times.press) : smooth((time - lifted) / times.lift);
      if (time >= lifted + times.lift) return this.#hide();
      this.#dot.hidden = false;
      this.#dot.style.opacity = (1 - air).toFixed(3);
      this.#dot.style.transform = `translate(${at.x.toFixed(2)}px, ${at.y.toFixed(2)}px) scale(${(1 + (raised - 1) * air).toFixed(3)})`;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  #hide(): void {
    this.#showing += 1;
    this.#dot.hidden = true;
  }
}

/** Goes from 0 to 1, with velocity 0 at both ends. */
export function smooth(part: number): number {
  const clamped = Math.min(1, Math.max(0, part));
  return clamped * clamped * (3 - 2 * clamped);
}
