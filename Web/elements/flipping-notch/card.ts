// The card that drops out of the notch, flips, and lands as the first row of the list.
import * as Face from '../abi/face.js';
import * as Label from '../abi/label.js';
import type { Layer } from '../abi/layer.js';
import * as Trait from '../abi/trait.js';
import { attribute, color, content, place, points, round, style } from '../drawing/layers.js';
import { make } from '../drawing/make.js';
import type { Scene } from '../drawing/scene.js';
import { slotName } from './arriving-rows.js';

/** The smallest font of the text, in points. */
const leastFont = 11;

/** The elements of the card. */
export class Card {
  #message = make('span');
  #shimmer = make('div', { class: 'shimmer', part: 'shimmer' });
  #front = make('div', { class: 'front', part: 'card-front' }, this.#message);
  #back = make('div', { class: 'back', part: 'card-back' }, make('slot', { name: slotName(0) }));
  #shade = make('div', { class: 'shade' });
  readonly element = make(
    'div', { class: 'card', part: 'card', 'aria-hidden': 'true' }, this.#front, this.#back, this.#shade);

  /** Draws the card. A row has the size of a cell, and is scaled to the card's size; the text is on the front. */
  draw(layer: Layer, scene: Scene, cell: { width: number; height: number }, text: string): void {
    const isBack = layer.face === Face.back;
    scene.show(this.element);
    place(this.element, isBack ? { ...layer, angle: layer.angle - Math.PI } : layer);
    style(this.#front, 'background-color', `var(--supple-card-background,${color(layer.fill)})`);
    style(this.#shade, 'opacity', round(layer.dimming));
    this.#setWaiting(!!(layer.traits & Trait.waiting));
    style(this.#front, 'visibility', isBack ? 'hidden' : 'inherit');
    style(this.#back, 'visibility', isBack ? 'inherit' : 'hidden');
    const { width, height } = cell;
    if (isBack && width && height) {
      this.fit(cell);
      style(this.#back, 'transform', `scale(${layer.width / width},${layer.height / height})`);
    }
    // A sign beside the text distinguishes a failure from an up-to-date list.
    attribute(this.element, 'data-failed', !!(layer.traits & Trait.failed));
    const shown = layer.label === Label.text ? text : '';
    if (content(this.#message, shown) && shown) this.#fitMessage(layer.height);
  }

  /**
   * Chooses the largest font, up to the page's text size, in which a card of `height` points has the whole message. A card has
   * a row's ratio of width and height, and does not grow with its text. An ellipsis ends a message that is still too long.
   */
  #fitMessage(height: number): void {
    const [front, message] = [this.#front, this.#message];
    style(front, 'font-size', '');
    style(message, '-webkit-line-clamp', '');
    let size = parseFloat(getComputedStyle(front).fontSize);
    while (message.offsetHeight > height && size > leastFont) {
      size = Math.max(leastFont, size - 1);
      style(front, 'font-size', points(size));
    }
    style(message, '-webkit-line-clamp', Math.max(1, Math.floor(height / parseFloat(getComputedStyle(front).lineHeight))));
  }

  /** Gives the back the size of a row, so that the hidden row has the layout of the list. */
  fit({ width, height }: { width: number; height: number }): void {
    style(this.#back, 'width', points(width));
    style(this.#back, 'height', points(height));
  }

  /** Ends the shimmer. Firefox keeps an element that has left the page for as long as an animation runs in it. */
  takeDown(): void {
    this.#setWaiting(false);
  }

  /** Shows or ends the shimmer, which is in the card only while visible. */
  #setWaiting(isWaiting: boolean): void {
    attribute(this.element, 'data-waiting', isWaiting);
    if (!isWaiting) this.#shimmer.remove();
    else if (!this.#shimmer.parentNode) this.#front.prepend(this.#shimmer);
  }
}
