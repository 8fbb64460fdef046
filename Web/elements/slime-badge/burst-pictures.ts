// The page's own pictures of a burst, in the slot `burst`: an image of frames side by side, or any element.
import type { Layer } from '../abi/layer.js';
import { style } from '../drawing/layers.js';
import { make } from '../drawing/make.js';
import type { Scene } from '../drawing/scene.js';
import type { SuppleSlimeBadge } from '../slime-badge.js';

/** The pictures of one badge. */
export class BurstPictures {
  #slot = make('slot', { name: 'burst' });
  #box = make('div', { class: 'burst', part: 'burst', 'aria-hidden': 'true' }, this.#slot);
  #count = 0;

  /** Calls `changed` when the number of pictures may have changed: images load later than elements, or never. */
  constructor(element: SuppleSlimeBadge, stage: HTMLElement, changed: () => void) {
    stage.append(this.#box);
    for (const name of ['load', 'error']) element.addEventListener(name, changed, true);
    this.#slot.addEventListener('slotchange', changed);
  }

  /** Counts the pictures: `data-frames` of a loaded image, one for any other element, else none. */
  count(): number {
    const [element] = this.#slot.assignedElements();
    const frames = element?.getAttribute('data-frames') ?? '1';
    const image = element?.localName === 'img' ? element as HTMLImageElement : null;
    this.#count = !element || image && !image.naturalWidth ? 0 : image ? Math.max(1, Math.min(60, Math.floor(Number(frames)) || 1)) : 1;
    return this.#count;
  }

  /** Shows the picture of a layer. */
  draw(layer: Layer, scene: Scene): void {
    scene.draw(this.#box, layer);
    style(this.#box, '--frames', this.#count);
    style(this.#box, '--frame', layer.text);
  }
}
