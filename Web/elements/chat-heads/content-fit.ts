// The natural height of a conversation's content, which the panel beside a head can take.
import { attribute, points, style } from '../drawing/layers.js';
import { sizeObserver } from '../host/size-observer.js';

/** The smallest change to which the engine reacts, in points. */
const step = 1;

/** The smallest change of a panel's height between two frames in motion, in points. */
const smallestMotion = 0.01;

/**
 * Measures the content of one head's conversation. At rest the content has its natural height, whose changes the browser
 * reports. While the panel moves, and if it is higher than its content, the content fills it.
 */
export class ContentFit {
  /** The last reported natural height, in points; NaN before the first. */
  height = NaN;
  #content: HTMLElement;
  #tell: (height: number) => void;
  /** The maximum height of content that is not to fill the panel, in points; 0 for content that fills it. */
  #limit = 0;
  /** The minimum and the maximum height of the content in a panel, in points. */
  #minimum = 0;
  #maximum = 0;
  /** The panel's height in the last frame, in points. */
  #drawn = NaN;
  /** The panel's height in this frame, in points; NaN where it is not drawn. */
  #next = NaN;
  #sizes = sizeObserver((entries) => this.#measure(entries.at(-1)!.contentRect.height));

  constructor(content: HTMLElement, tell: (height: number) => void) {
    this.#content = content;
    this.#tell = tell;
  }

  /**
   * Begins to measure, also a conversation that is still closed: it is then as wide as it will be. Content that is too high for
   * any panel is clipped immediately, so that an app can scroll to its end.
   */
  begin(panel: HTMLElement, width: number, minimum: number, maximum: number): void {
    this.#minimum = minimum;
    this.#maximum = Math.max(minimum, maximum);
    if (this.#limit === Infinity) style(this.#content, 'max-height', points(this.#maximum));
    if (Number.isNaN(this.#drawn)) style(panel, 'width', points(width));
    if (Number.isNaN(this.height)) this.#setLimit(Infinity);
  }

  /** Ends to measure: the content fills the panel. */
  end(): void {
    this.#setLimit(0);
    this.height = NaN;
  }

  /** Notes the height of the panel's layer. */
  draw(height: number): void {
    this.#next = height;
  }

  /** Ends a frame, in which the panel has a bar of a height; `isMoving` where another follows. */
  endFrame(bar: number, isMoving: boolean): void {
    const height = this.#next;
    if (Number.isNaN(height)) return;
    const isGliding = isMoving && Math.abs(height - this.#drawn) > smallestMotion;
    const room = height - bar;
    this.#drawn = height;
    this.#next = NaN;
    if (Number.isNaN(this.height)) return this.#setLimit(Infinity);
    this.#setLimit(
      isGliding || this.height <= room - step ? 0 : this.height >= room + step ? room : Infinity);
  }

  #measure(height: number): void {
    // An element without a box, and content that its limit cuts, have no natural height.
    if (!height || height > this.#limit - step / 2 || Math.abs(height - this.height) < step) return;
    this.height = height;
    // Before this frame is painted: no line of a grown conversation is cut off.
    this.#setLimit(0);
    this.#tell(height);
  }

  #setLimit(limit: number): void {
    if (limit === this.#limit) return;
    this.#limit = limit;
    const isFree = limit === Infinity;
    this.#sizes.disconnect();
    attribute(this.#content, 'data-fit', limit > 0);
    style(this.#content, 'max-height', limit ? points(isFree ? this.#maximum : limit) : '');
    style(this.#content, 'min-height', isFree ? points(this.#minimum) : '');
    if (limit) this.#sizes.observe(this.#content);
  }
}
