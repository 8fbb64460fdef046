// The parts of chat heads, and the room that they move in.
import { Export } from '../abi/exports.js';
import type { Area, SuppleChatHeads } from '../chat-heads.js';
import { make, makeSVG } from '../drawing/make.js';
import { Scene } from '../drawing/scene.js';
import { BoxHost } from '../host/box-host.js';
import { BeakDrawing } from './beak-drawing.js';
import { Flyout } from './flyout.js';
import { OverflowDrawing } from './overflow-drawing.js';
import { PanelEdges } from './panel-resizer.js';
import type { PanelField } from './panel-state.js';

/** Has the parts that do not belong to one head, and measures places in their room. */
export abstract class HeadsRoom extends BoxHost<SuppleChatHeads> {
  readonly scrim = make('div', { class: 'scrim touch', part: 'scrim' });
  protected readonly targetScrimElement = make('div', { class: 'target-scrim', part: 'target-scrim' });
  protected readonly targetLabel = make('span', { class: 'target-label', part: 'dismiss-target-label' });
  protected readonly targetElement = make(
    'div', { class: 'target', part: 'dismiss-target', 'aria-hidden': 'true' },
    makeSVG('svg', { viewBox: '0 0 24 24' }, makeSVG('path', { d: 'M3 3 21 21M21 3 3 21' })), this.targetLabel);
  /** The flyout, and the flyout with the next text that fades in over it. */
  protected readonly flyouts = [new Flyout(), new Flyout()];
  readonly scene = new Scene('visible');
  readonly overflow = new OverflowDrawing(this.scene, this.words);
  readonly surface = make(
    // A press on an unfocusable part moves the focus here, so that an opened conversation shows no focus ring.
    'div', { class: 'surface', tabindex: '-1' }, this.scrim, this.targetScrimElement, this.targetElement, this.overflow.button, this.overflow.panel,
    ...this.flyouts.map(({ element }) => element));
  /** Clips the surface, which has no size of its own. */
  #room = make('div', { class: 'room' }, this.surface);
  protected readonly beaks = new BeakDrawing(this.surface, this.scene);
  protected readonly panelEdges = new PanelEdges(this.surface, this.scene);
  /** The last measured place of the room, in client coordinates. */
  #seenPlace = '';

  constructor(element: SuppleChatHeads) {
    super(element, { slotAssignment: 'manual' });
    this.root.append(this.#room, this.safe, this.spoken);
  }

  protected override get room(): HTMLElement {
    return this.#room;
  }

  /** Whether the element has a box. An app hides the heads on another route, for instance. */
  protected get isRendered(): boolean {
    return this.width > 0 && this.height > 0;
  }

  /** Detects a move of the element: by scrolling, or by content inserted above it. */
  protected followPlace(): void {
    const { x, y, width, height } = this.#room.getBoundingClientRect();
    const place = [x, y, width, height].join();
    if (place !== this.#seenPlace) this.forgetPlace();
    this.#seenPlace = place;
  }

  override forgetPlace(): void {
    // The place of a finger that continues is known from before the element was hidden.
    if (this.isRendered || !this.engine) super.forgetPlace();
  }

  /** The place of a picture of the page, in the element's own points: its centre and its width. */
  protected placeOf(picture: Element): [x: number, y: number, width: number] {
    this.followPlace();
    const { left, right, top, bottom } = picture.getBoundingClientRect();
    const [first, y] = this.locate(left, (top + bottom) / 2);
    const [last] = this.locate(right, (top + bottom) / 2);
    return [(first + last) / 2, y, Math.abs(last - first)];
  }

  areaOf(element: Element): Area | null {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    if (!width || !height || element.checkVisibility?.({ visibilityProperty: true }) === false) return null;
    this.followPlace();
    const [x, y] = this.locate(left, top);
    const [endX, endY] = this.locate(right, bottom);
    const isInside = endX > 0 && endY > 0 && x < this.width && y < this.height;
    return isInside ? { x, y, width: endX - x, height: endY - y } : null;
  }

  /** A field of the engine's export `panel`. */
  protected readonly panelNumber = (field: PanelField): number => this.engine?.call(Export.panel, field) ?? NaN;
}
