// The corner of another element, on which a badge with the attribute `for` is.
import { attribute, points, style } from '../drawing/layers.js';
import { clientBoxOf, zoomOf } from '../host/corners.js';
import { PageChanges } from '../host/page-changes.js';
import type { SuppleSlimeBadge } from '../slime-badge.js';
import type { BadgePlace } from './badge-place.js';

/** Moves a badge to the upper trailing corner of the element that it is for. Without one the badge is hidden. */
export class BadgeCorner {
  #element: SuppleSlimeBadge;
  #surface: HTMLElement;
  #place: BadgePlace;
  #changes: PageChanges;
  #onMove: () => void;
  /** The displacement of the badge's centre from its place in the text, in the badge's own points; null without the attribute. */
  #middle: [number, number] | null = null;

  /** Calls `onMove` after the badge has moved on the page. */
  constructor(element: SuppleSlimeBadge, surface: HTMLElement, place: BadgePlace, onMove: () => void) {
    this.#element = element;
    this.#surface = surface;
    this.#place = place;
    this.#onMove = onMove;
    this.#changes = new PageChanges(element, () => this.#read());
  }

  /** Follows the element that the attribute names, from now on. */
  follow(): void {
    this.#changes.end();
    if (this.#element.htmlFor !== null) this.#changes.begin();
    else if (this.#middle) this.#move(null, false);
  }

  #read(): void {
    const target = (this.#element.getRootNode() as Document | ShadowRoot).getElementById(this.#element.htmlFor!);
    this.#changes.observe(new Set(target ? [target, document.documentElement] : []));
    const isLost = !target?.getClientRects().length;
    // Without a middle there is nothing to correct.
    if (isLost || !this.#middle) this.#move([0, 0], isLost);
    if (isLost) return;
    this.#place.read();
    const { left, top, right } = clientBoxOf(target, zoomOf(target));
    const [x, y] = this.#place.locate(getComputedStyle(target).direction === 'rtl' ? left : right, top);
    const [anchorX, anchorY] = this.#place.anchor;
    const [middleX, middleY] = this.#middle!;
    this.#move([middleX + x - anchorX, middleY + y - anchorY], false);
  }

  #move(middle: [number, number] | null, isLost: boolean): void {
    attribute(this.#surface, 'data-lost', isLost);
    this.#middle = middle;
    // The badge of any size has its centre there.
    const [x, y] = (middle ?? []).map((length) => `calc(${points(length)} - 50%)`);
    style(this.#surface, 'translate', middle ? `${x} ${y}` : 'none');
    this.#onMove();
  }
}
