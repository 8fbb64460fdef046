// The visible elements: a frame hides every element without a layer.
import type { Layer } from '../abi/layer.js';
import { place, style } from './layers.js';

/** Shows and hides the elements that stand for the layers of one interaction. */
export class Scene {
  #shown = new Set<HTMLElement | SVGElement>();
  #next = new Set<HTMLElement | SVGElement>();
  #order = 0;
  #visible: string;

  /** With `inherit`, what is shown is hidden with the page around it; heads are visible in a hidden element. */
  constructor(visible: 'visible' | 'inherit') {
    this.#visible = visible;
  }

  /** Shows an element, above all earlier ones of this frame. */
  show(element: HTMLElement | SVGElement): void {
    this.#order += 1;
    style(element, 'z-index', this.#order);
    style(element, 'visibility', this.#visible);
    this.#next.add(element);
  }

  /** Shows an element at a layer. */
  draw(element: HTMLElement, layer: Layer): void {
    this.show(element);
    place(element, layer);
  }

  /** Ends a frame: hides the elements without a layer. */
  end(): void {
    for (const element of this.#shown) {
      if (!this.#next.has(element)) style(element, 'visibility', 'hidden');
    }
    [this.#shown, this.#next] = [this.#next, this.#shown];
    this.#next.clear();
    this.#order = 0;
  }

  /** Whether the last frame showed an element. */
  has(element: HTMLElement | SVGElement): boolean {
    return this.#shown.has(element);
  }
}
