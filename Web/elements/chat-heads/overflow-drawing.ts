// The slot of the overflow, its panel, and the heads that the panel lists.
import type { Layer } from '../abi/layer.js';
import * as Trait from '../abi/trait.js';
import { attribute, content, points, style } from '../drawing/layers.js';
import { make } from '../drawing/make.js';
import type { Scene } from '../drawing/scene.js';
import { written } from '../drawing/written.js';
import type { Words } from '../host/words.js';
import { drawButton, drawPanel } from './head-drawing.js';
import { type Head, captionHeight, initialsSize } from './head.js';

/** Shows the overflow: the heads without a slot in the open row. */
export class OverflowDrawing {
  readonly #picture = make('div', { class: 'picture', part: 'picture' });
  /** The slot of the open row. */
  readonly button = make(
    'div', { class: 'overflow touch', part: 'overflow', role: 'button', tabindex: '0' },
    this.#picture);
  /** The panel. Its buttons belong to the heads, so it owns them only by their ids. */
  readonly panel = make(
    'div', { class: 'overflow-panel', part: 'overflow-panel', role: 'group', tabindex: '-1' });
  /** The ring round the slot's picture, as a shadow. */
  ring = '';
  /** Whether the panel is open. */
  isOpen = false;
  #scene: Scene;
  #words: Words;
  /** The heads that the frame lists, in their order. */
  #listed: Head[] = [];
  /** Whether the panel has opened and none of its heads has received the focus. */
  #awaitsHeads = false;

  constructor(scene: Scene, words: Words) {
    this.#scene = scene;
    this.#words = words;
  }

  /** Shows the slot. */
  drawSlot(layer: Layer): void {
    this.#scene.draw(this.button, layer);
    this.isOpen = !!(layer.traits & Trait.selected);
    attribute(this.button, 'aria-label', this.#words.labels.more(layer.text, this.#words.number(layer.text)));
    attribute(this.button, 'aria-expanded', String(this.isOpen));
    attribute(this.button, 'data-selected', this.isOpen);
    style(this.#picture, 'font-size', points(layer.width * initialsSize));
    style(this.#picture, 'box-shadow', `${this.ring},var(--supple-head-shadow,0 3px 8px rgb(0 0 0/.3))`);
    content(this.#picture, `+${written(layer, this.#words)}`);
  }

  /** Shows the panel. */
  drawPanel(layer: Layer): void {
    drawPanel(this.#scene, this.panel, layer);
  }

  /** Shows a listed head in a room; its button shows the name as well. */
  drawListed(head: Head, layer: Layer, room: { width: number; height: number }): void {
    drawButton(this.#scene, head, layer, layer.height - captionHeight);
    head.fillCell(layer, room);
    content(head.count, written(layer, this.#words));
    attribute(head.button, 'data-selected', false);
    attribute(head.button, 'aria-expanded', null);
    attribute(head.button, 'tabindex', '0');
    this.#listed.push(head);
  }

  /**
   * Ends a frame. Returns the head that takes the focus, in the panel's first frame that lists heads without a conversation in
   * front of them. An opening panel has no size at first, and after a touch the browser still moves the focus to the slot.
   */
  end(wasOpen: boolean, isCovered: () => boolean): Head | undefined {
    if (!this.#scene.has(this.button)) this.isOpen = false;
    if (this.isOpen !== wasOpen) this.#awaitsHeads = this.isOpen;
    attribute(this.panel, 'aria-owns', this.#listed.map(({ button }) => button.id).join(' ') || null);
    const first = this.#awaitsHeads && !isCovered() ? this.#listed[0] : undefined;
    if (first) this.#awaitsHeads = false;
    this.#listed.length = 0;
    return first;
  }
}
