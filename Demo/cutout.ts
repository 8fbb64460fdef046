import { Spring } from './supple.js';

/** A cut-out of a screen; lengths are in points. */
export interface Cutout {
  cutout: 'notch' | 'island' | 'hole' | 'none';
  width?: number;
  depth?: number;
  radius?: number;
  inset?: number;
}

const parts = ['width', 'depth', 'radius', 'inset'] as const;

/** The end of a vanishing cut-out and the start of an appearing one: no size, in the middle of the upper edge. */
const nothing: Required<Omit<Cutout, 'cutout'>> = { width: 0, depth: 0, radius: 0, inset: 0 };

/** Sets a list's cut-out to the cut-out of its screen. */
export function setCutout(notch: HTMLElement, cutout: Cutout): void {
  notch.setAttribute('cutout', cutout.cutout);
  for (const part of parts) {
    const value = cutout[part];
    if (value === undefined) notch.removeAttribute(`notch-${part}`);
    else notch.setAttribute(`notch-${part}`, String(value));
  }
}

/** Animates one cut-out into another by a spring. */
export class CutoutChange {
  #notch;
  #request = 0;

  constructor(notch: HTMLElement) {
    this.#notch = notch;
  }

  /** Begins; the last step has the exact cut-out. */
  change(from: Cutout, to: Cutout): void {
    this.end();
    const spring = Spring({ stiffness: 260, dampingRatio: 0.8 });
    const start = performance.now();
    // A vanishing cut-out keeps its kind until the end.
    const cutout = to.cutout === 'none' ? from.cutout : to.cutout;
    const step = () => {
      const time = (performance.now() - start) / 1000;
      if (time >= spring.settlingDuration) {
        this.#request = 0;
        setCutout(this.#notch, to);
        return;
      }
      const value = spring.value(time);
      const between: Cutout = { cutout };
      for (const part of parts) {
        const [first, last] = [from[part] ?? nothing[part], to[part] ?? nothing[part]];
        between[part] = Math.max(0, Number((first + (last - first) * value).toFixed(2)));
      }
      setCutout(this.#notch, between);
      this.#request = requestAnimationFrame(step);
    };
    step();
  }

  /** Ends the animation at its current step. */
  end(): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
  }
}
