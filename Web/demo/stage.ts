import { clockTime } from './times.js';

/** The shape of a phone's screen: its cut-out, or its orientation. */
export type Shape = 'notch' | 'island' | 'none' | 'landscape' | 'low';

/** A cut-out; lengths are in points. */
interface Cutout {
  cutout: 'notch' | 'island' | 'none';
  width?: number;
  depth?: number;
  radius?: number;
  inset?: number;
}

/** The parts of the page that the stage consists of. */
export interface StageParts {
  stage: HTMLElement;
  phone: HTMLElement;
  notch: HTMLElement;
  clock: HTMLElement;
}

const shapes: Record<Shape, Cutout> = {
  notch: { cutout: 'notch', width: 209, depth: 30, radius: 20, inset: 0 },
  island: { cutout: 'island', width: 126, depth: 37, radius: 18.5, inset: 11 },
  none: { cutout: 'none' },
  landscape: { cutout: 'none' },
  low: { cutout: 'none' },
};

/** Below this much room the page is the phone. */
const fullBleed = '(max-width: 599.98px), (max-height: 499.98px)';

/** Room around the phone, in points, when there is room. */
const margin = 24;

/** What the words beside the phone need, in points: of its sides, or else of what is above and below it. */
const besides = { width: 208, height: 220 };

/**
 * The stage with its phone: keeps the phone's size in points and scales it to the room, or lets it fill the
 * window where the window is as small as a phone.
 */
export class Stage extends EventTarget {
  #stage;
  #phone;
  #notch;
  #clock;
  #full = matchMedia(fullBleed);
  #shape: Shape = 'notch';

  constructor(parts: StageParts) {
    super();
    this.#stage = parts.stage;
    this.#phone = parts.phone;
    this.#notch = parts.notch;
    this.#clock = parts.clock;
    this.#full.addEventListener('change', () => this.#apply());
    new ResizeObserver(() => this.#fit()).observe(this.#stage);
    this.#apply();
    this.#tick();
  }

  /** Whether the window itself is the phone. */
  get isFull() {
    return this.#full.matches;
  }

  /** The shape the phone on the stage has. */
  get shape() {
    return this.#shape;
  }

  set shape(shape) {
    this.#shape = shape;
    this.#apply();
  }

  #apply() {
    this.#stage.toggleAttribute('data-full', this.isFull);
    this.#phone.dataset.shape = this.isFull ? 'full' : this.#shape;
    const shape = this.isFull ? shapes.none : shapes[this.#shape];
    this.#notch.setAttribute('cutout', shape.cutout);
    for (const part of (['width', 'depth', 'radius', 'inset'] as const)) {
      const value = shape[part];
      if (value === undefined) this.#notch.removeAttribute(`notch-${part}`);
      else this.#notch.setAttribute(`notch-${part}`, String(value));
    }
    this.#fit();
    this.dispatchEvent(new Event('change'));
  }

  #fit(): void {
    if (this.isFull) {
      this.#phone.style.removeProperty('--stage-scale');
      return;
    }
    const { clientWidth, clientHeight } = this.#stage;
    const room = Math.min(
      (clientWidth - 2 * margin) / this.#phone.offsetWidth, (clientHeight - 2 * margin) / this.#phone.offsetHeight);
    const scale = Math.min(1, Math.max(0.25, room));
    this.#phone.style.setProperty('--stage-scale', scale.toFixed(4));
    const beside = (clientWidth - scale * this.#phone.offsetWidth) / 2;
    const above = (clientHeight - scale * this.#phone.offsetHeight) / 2;
    // Words need more room where the person's text is larger.
    const text = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    const isAbove = above >= besides.height * text;
    this.#stage.style.setProperty('--beside', `${isAbove ? clientWidth : beside}px`);
    this.#stage.toggleAttribute('data-crowded', beside < besides.width * text && !isAbove);
  }

  /** The phone's clock says what time it is, and wakes when the minute turns. */
  #tick() {
    const now = Date.now();
    this.#clock.textContent = clockTime(now);
    setTimeout(() => this.#tick(), 60_000 - (now % 60_000));
  }
}
