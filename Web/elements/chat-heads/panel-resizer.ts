// The resize of a conversation beside its head: by its edges and corners, and by a button for keys.
import type { Layer } from '../abi/layer.js';
import * as Trait from '../abi/trait.js';
import { attribute, style } from '../drawing/layers.js';
import { make } from '../drawing/make.js';
import type { Scene } from '../drawing/scene.js';
import type { Words } from '../host/words.js';
import { keepFocus } from './focus.js';
import { button } from './panel-bar.js';

/** The cursor over the edges whose numbers add up to the index: 1 left, 2 right, 4 top, 8 bottom. */
const cursors = ['', 'ew', 'ew', '', 'ns', 'nwse', 'nesw', '', 'ns', 'nesw', 'nwse'];

/** The outer part of an area that only a finger hits. */
const fingersOnly = '14px';

/** The hit areas at the edges and corners of the open conversation. */
export class PanelEdges {
  #surface: HTMLElement;
  #scene: Scene;
  #areas = new Map<number, HTMLElement>();
  /** The edges that a finger moves; 0 for none. */
  #held = 0;

  constructor(surface: HTMLElement, scene: Scene) {
    this.#surface = surface;
    this.#scene = scene;
  }

  /** Shows an area at its layer. */
  draw(layer: Layer): void {
    const { index } = layer;
    let area = this.#areas.get(index);
    if (!area) {
      area = make('div', { class: 'edge touch', 'aria-hidden': 'true' });
      style(area, 'cursor', `${cursors[index]}-resize`);
      style(area, '--outer', [4, 2, 8, 1].map((edge) => (index & edge ? fingersOnly : '0')).join(' '));
      // The focus stays where it is. Chromium moves a touch to the nearest element that answers a press, which is then this one.
      area.addEventListener('mousedown', (event) => event.preventDefault());
      this.#areas.set(index, area);
      this.#surface.append(area);
    }
    this.#scene.draw(area, layer);
    if (layer.traits & Trait.engaged) this.#held = index;
  }

  /** Whether an area, with its part for fingers, contains a point in client coordinates. */
  contain(x: number, y: number): boolean {
    return [...this.#areas.values()].some((area) => {
      const { left, top, right, bottom } = area.getBoundingClientRect();
      return x >= left && x < right && y >= top && y < bottom;
    });
  }

  /** Ends a frame: the cursor of a resize stays, wherever the finger is. */
  end(): void {
    style(this.#surface, 'cursor', this.#held ? `${cursors[this.#held]}-resize` : '');
    this.#held = 0;
  }
}

/** The button at the far corner of one head's conversation, by which keys resize it. A corner's area lies above it. */
export class PanelResizer {
  readonly button = button('resize', 'M16 7a9 9 0 0 1-9 9')[0];
  #panel: HTMLElement;
  #isDrawn = false;

  constructor(panel: HTMLElement) {
    this.#panel = panel;
    panel.append(this.button);
  }

  /** Shows the button at the corner of a layer. */
  draw({ index, traits }: Layer): void {
    if (!(traits & Trait.selected)) return;
    this.#isDrawn = true;
    attribute(this.button, 'data-corner', String(index));
  }

  /** Ends a frame: a conversation that cannot be resized has no button. */
  end(): void {
    if (!this.#isDrawn && !this.button.hidden) keepFocus(this.button, this.#panel);
    attribute(this.button, 'hidden', !this.#isDrawn);
    this.#isDrawn = false;
  }

  /** Writes the names. */
  describe({ labels }: Words): void {
    attribute(this.button, 'aria-label', labels.resizePanel);
    attribute(this.button, 'title', labels.resizePanel);
    attribute(this.button, 'aria-roledescription', labels.resizer);
  }
}
