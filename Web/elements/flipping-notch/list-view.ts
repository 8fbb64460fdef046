// The list in its scroller: where its rows are, and where the engine draws it.
import type { Layer } from '../abi/layer.js';
import * as Trait from '../abi/trait.js';
import { attribute, round, style } from '../drawing/layers.js';
import { make } from '../drawing/make.js';
import type { Plane } from '../host/plane.js';
import { TransitionHold } from './transition-hold.js';

/** The offset below which a list is at its top, in points; a zoomed page leaves fractions. */
const topTolerance = 0.5;

/** The box of a row while the list is at rest at its top, in the element's own points. */
export interface RowBox {
  width: number;
  height: number;
  left: number;
  top: number;
  /** The radius of the corners. */
  radius: number;
}

/** The list of one element. */
export class ListView {
  #element: HTMLElement;
  #content = make('div', { class: 'list' }, make('slot'));
  readonly scroller = make('div', { class: 'scroller', part: 'scroller' }, this.#content);
  /** Whether the engine moves the list, and not the browser. */
  isEngaged = false;
  /** Where the engine has put the list that the browser scrolls, and the scroller is not yet; null for nowhere. */
  #wanted: number | null = null;
  #scrollTop = 0;
  /** How far the list is drawn from where it lies. */
  #shift = 0;
  #transitions = new TransitionHold();

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** The element whose first children the new rows become. */
  get target(): HTMLElement {
    return this.#element.querySelector<HTMLElement>('[data-list]') ?? this.#element;
  }

  /** The rows that are in the list. */
  get rows(): HTMLElement[] {
    return this.firstRows(Infinity);
  }

  /** The topmost rows of the list that have a box, so many at most. No further row is asked for its box. */
  firstRows(count: number): HTMLElement[] {
    const found: HTMLElement[] = [];
    for (let row = this.target.firstElementChild; row && found.length < count; row = row.nextElementSibling) {
      if (!row.slot && row.getClientRects().length > 0) found.push(row as HTMLElement);
    }
    return found;
  }

  /**
   * What moves with the list. Headings above a marked list stay, because they would jump when new rows come below them.
   */
  get #moved(): HTMLElement {
    const { target } = this;
    return target === this.#element ? this.#content : target;
  }

  /** Whether the list is at its top. */
  get isAtTop(): boolean {
    return this.scroller.scrollTop < topTolerance;
  }

  /** Measures a row. */
  box(row: HTMLElement, plane: Plane): RowBox {
    const list = this.#content.getBoundingClientRect();
    const box = row.getBoundingClientRect();
    const [, listTop] = plane.point(list.left, list.top);
    const [x, top] = plane.point(box.left, box.top);
    const [right, bottom] = plane.point(box.right, box.bottom);
    const radius = parseFloat(getComputedStyle(row).borderTopLeftRadius) || 0;
    const shift = this.#moved === this.#content ? 0 : this.#shift;
    return { width: right - x, height: bottom - top, left: x, top: top - listTop - shift, radius };
  }

  /** How far the list that is drawn is scrolled, with the part of a pixel that the browser does not scroll by. */
  get offset(): number {
    return Math.max(0, this.scroller.scrollTop - this.#shift);
  }

  /** Reads how far the list is scrolled. */
  measure(): void {
    this.#scrollTop = this.scroller.scrollTop;
  }

  /**
   * Tells the browser which touches are not its own, before they come: at the top of a list those that pull it down, and none
   * that move a list upwards or downwards while the engine moves it. Browsers that do not know directions of `touch-action`
   * ask with each touch instead, by a `touchmove` that can be prevented.
   */
  adoptTouchAction(isEnabled: boolean): void {
    // At its top an engaged list keeps what it has: another value is inherited, and has the style of all rows computed anew.
    attribute(this.scroller, 'data-pull', !isEnabled ? null : this.isAtTop ? 'ready' : this.isEngaged ? 'engaged' : null);
  }

  /** Scrolls to the place that was read last. */
  restoreScroll(): void {
    this.scroller.scrollTop = this.#scrollTop;
  }

  /** The height of a pixel of the screen, in points. Browsers scroll by whole ones, also where the page is zoomed. */
  get #pixel(): number {
    return 1 / (devicePixelRatio * (this.scroller.currentCSSZoom ?? 1));
  }

  /** Draws the list: by scrolling as far as whole pixels go, by a translation beyond the ends and for the rest. */
  draw({ y, height, traits }: Layer): void {
    const offset = y - height / 2;
    this.isEngaged = !!(traits & Trait.engaged);
    const pixel = this.#pixel;
    const wanted = Math.round(Math.max(0, -offset) / pixel) * pixel;
    this.#wanted = !this.isEngaged && traits & Trait.repositioned ? wanted : null;
    let scrolled = this.#scrollTop;
    if (this.isEngaged && Math.abs(wanted - scrolled) > pixel / 2) this.scroller.scrollTop = scrolled = wanted;
    const shift = round(offset + (this.#wanted ?? scrolled));
    this.#shift = shift;
    const moved = this.#moved;
    if (shift || this.isEngaged) this.#transitions.begin(moved);
    style(moved, 'translate', shift ? `0 ${shift}px` : 'none');
    if (!shift && !this.isEngaged) this.#transitions.end();
  }

  /** Puts the scroller where the engine has put the list, if it has; returns whether that is so. New rows are in the list. */
  reposition(): boolean {
    if (this.#wanted === null) return false;
    this.scroller.scrollTop = this.#scrollTop = this.#wanted;
    this.#wanted = null;
    return true;
  }

  /** Scrolls to the top, and returns whether the list is there once it has come to rest; a finger may have stopped it. */
  scrollToTop(behavior: ScrollBehavior): Promise<boolean> {
    const { scroller } = this;
    scroller.scrollTo({ top: 0, behavior });
    return new Promise((resolve) => {
      const check = ({ type }: { type: string }): void => {
        const isAtTop = scroller.scrollTop <= 0;
        if (!isAtTop && type !== 'scrollend') return;
        for (const name of ['scroll', 'scrollend']) scroller.removeEventListener(name, check);
        resolve(isAtTop);
      };
      for (const name of ['scroll', 'scrollend']) scroller.addEventListener(name, check);
      check({ type: 'scroll' });
    });
  }
}
