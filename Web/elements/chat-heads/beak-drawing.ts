// The beaks that point from open panels to their heads.
import type { Layer } from '../abi/layer.js';
import { attribute, round, style } from '../drawing/layers.js';
import { makeSVG } from '../drawing/make.js';
import type { Scene } from '../drawing/scene.js';
import type { Frame } from '../engine/frame.js';

/** Shows the beaks of a frame: one, or two while one panel closes and another opens. */
export class BeakDrawing {
  #container: HTMLElement;
  #scene: Scene;
  #beaks: { picture: SVGSVGElement; path: SVGPathElement }[] = [];
  #count = 0;

  constructor(container: HTMLElement, scene: Scene) {
    this.#container = container;
    this.#scene = scene;
  }

  /** Shows one beak. */
  draw(layer: Layer, frame: Frame): void {
    let beak = this.#beaks[this.#count];
    if (!beak) {
      // The sides are 37 long. Style sheets omit the part of a stroke that lies in the panel: 1 at each end, and the base of
      // 30.
      const path = makeSVG('path', { pathLength: '69' });
      const picture = makeSVG('svg', { class: 'beak', part: 'conversation-beak', 'aria-hidden': 'true' }, path);
      this.#beaks.push((beak = { picture, path }));
      this.#container.append(picture);
    }
    this.#count += 1;
    this.#scene.show(beak.picture);
    style(beak.path, 'opacity', round(layer.opacity));
    attribute(beak.path, 'd', frame.outline(layer));
  }

  /** Ends a frame. */
  end(): void {
    this.#count = 0;
  }
}
