// The stretched cut-out, and the arrow or tick in it.
import type { Layer } from '../abi/layer.js';
import { attribute, color, round, style } from '../drawing/layers.js';
import { makeSVG } from '../drawing/make.js';
import type { Scene } from '../drawing/scene.js';

/** The elements of the cut-out. */
export class CutoutDrawing {
  #path = makeSVG('path', { part: 'notch' });
  #indicator = makeSVG('path', { part: 'indicator' });
  readonly element = makeSVG('svg', { class: 'notch', 'aria-hidden': 'true' }, this.#path, this.#indicator);

  /** Draws the cut-out as an outline. */
  draw(layer: Layer, outline: string, scene: Scene): void {
    scene.show(this.element);
    attribute(this.#path, 'd', outline);
    style(this.#path, 'opacity', round(layer.opacity));
    style(this.#path, 'fill', `var(--supple-notch-color,${color(layer.fill)})`);
  }

  /** Draws the arrow or the tick as an outline. */
  drawIndicator(layer: Layer, outline: string, scene: Scene): void {
    scene.show(this.#indicator);
    attribute(this.#indicator, 'd', outline);
    style(this.#indicator, 'opacity', round(layer.opacity));
  }
}
