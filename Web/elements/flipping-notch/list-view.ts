// The list in its scroller: the places of its rows, and the engine's offset.
import type { Layer } from '../abi/layer.js';
import * as Trait from '../abi/trait.js';
import { attribute, round, style } from '../drawing/layers.js';
import { make } from '../drawing/make.js';
import type { Plane } from '../host/plane.js';
import { atEnd } from './animations.js';
import { followersOf } from './followers.js';
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
  /** Whether the engine moves the list instead of the browser. */
  isEngaged = false;
  /** The engine's pending place for the list that the browser scrolls; null for none. */
  #wanted: number | null = null;
  #scrollTop = 0;
  /** The height of a pixel of the screen, in points. Browsers scroll by whole pixels, also on a zoomed page. */
  #pixel = 1;
  /** The distance between the drawn list and its layout. */
  #shift = 0;
  /** Whether rows have landed since the list last rested. */
  hasNewRows = false;
  /** The elements that are drawn away from their layout, the list first. */
  #drawn: HTMLElement[] = [];
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

  /** The first rows of the list that have a box, at most `count`. Later rows are not measured. */
  firstRows(count: number): HTMLElement[] {
    const found: HTMLElement[] = [];
    for (let row = this.target.firstElementChild; row && found.length < count; row = row.nextElementSibling) {
      if (!row.slot && row.getClientRects().length > 0) found.push(row as HTMLElement);
    }
    return found;
  }

  /**
   * The element that moves. Headings above a marked list stay, because new rows below them would make them jump. Elements below
   * it follow.
   */
  get #moved(): HTMLElement {
    const { target } = this;
    return target === this.#element ? this.#content : target;
  }

  /** Whether the list is at its top. */
  get isAtTop(): boolean {
    return this.scroller.scrollTop < topTolerance;
  }

  /** Measures rows where their animations end. */
  boxes(rows: HTMLElement[], plane: Plane): RowBox[] {
    return atEnd(rows, () => rows.map((row) => this.box(row, plane)));
  }

  /** Measures a row where it is drawn. */
  box(row: HTMLElement, plane: Plane): RowBox {
    const list = this.#content.getBoundingClientRect();
    const box = row.getBoundingClientRect();
    const [, listTop] = plane.point(list.left, list.top);
    const [x, top] = plane.point(box.left, box.top);
    const [right, bottom] = plane.point(box.right, box.bottom);
    const radius = parseFloat(getComputedStyle(row).borderTopLeftRadius) || 0;
    const shift = this.#moved === this.#content ? 0 : this.#shift;
    // A moving list adds its own last digits, and in the engine other measures restart a card's motion.
    return { width: round(right - x), height: round(bottom - top), left: round(x), top: round(top - listTop - shift), radius };
  }

  /** The offset of the drawn list, with the fraction of a pixel that the browser cannot scroll. */
  get offset(): number {
    return Math.max(0, this.scroller.scrollTop - this.#shift);
  }

  /** The distance between a scrolled list and the browser's place for it, in points; 0 if it is more than rounding. */
  get fraction(): number {
    // Chromium rounds to whole points also where pixels are finer.
    const isFraction = !this.isEngaged && this.#scrollTop >= topTolerance && Math.abs(this.#shift) < Math.max(1, this.#pixel);
    return isFraction ? this.#shift : 0;
  }

  /** Reads the scroll offset of the list and the size of its pixels. */
  measure(): void {
    this.#scrollTop = this.scroller.scrollTop;
    this.#pixel = 1 / (devicePixelRatio * (this.scroller.currentCSSZoom ?? 1));
  }

  /**
   * Declares the touches that the browser must not handle: downward pulls at the top of a list, and all vertical touches while
   * the engine moves the list. Browsers without directions of `touch-action` send a cancelable `touchmove` instead.
   */
  adoptTouchAction(isEnabled: boolean): void {
    // At its top an engaged list keeps its value: another value is inherited, and recomputes the style of all rows.
    attribute(this.scroller, 'data-pull', !isEnabled ? null : this.isAtTop ? 'ready' : this.isEngaged ? 'engaged' : null);
  }

  /** Scrolls to the offset of the last `measure`. */
  restoreScroll(): void {
    this.scroller.scrollTop = this.#scrollTop;
  }

  /** Draws the list: by scrolling for whole pixels, by a translation for the rest and beyond the ends. */
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
    const isMoved = this.isEngaged || !!shift;
    // Browsers snap to the drawn places of rows.
    attribute(this.scroller, 'data-engaged', isMoved);
    // The page may have replaced its list.
    if (!isMoved || this.#drawn[0] !== moved) {
      for (const element of this.#drawn) style(element, 'translate', '');
      this.#drawn = [];
    }
    if (isMoved) {
      if (!this.#drawn.length) this.#drawn = [moved, ...followersOf(this.#element, this.target)];
      this.#transitions.begin(this.#drawn);
      for (const element of this.#drawn) style(element, 'translate', `0 ${shift}px`);
    } else this.#transitions.end();
  }

  /**
   * Keeps the list at its top as soon as it rests with new rows. A browser whose scroller snaps to rows would snap again to the
   * former first row, which lies below the new rows (CSS Scroll Snap 1, section 6.3). It forgets that row in a scroll that does
   * not snap.
   */
  keepTop(): void {
    const { scroller } = this;
    if (!this.hasNewRows || this.isEngaged || this.#shift) return;
    this.hasNewRows = false;
    if (this.#scrollTop >= topTolerance) return;
    attribute(scroller, 'data-engaged', true);
    for (const top of [1, 0]) scroller.scrollTop = top;
    attribute(scroller, 'data-engaged', false);
  }

  /** Applies the engine's pending place to the scroller, and returns whether there was one. New rows are in the list. */
  reposition(): boolean {
    if (this.#wanted === null) return false;
    this.scroller.scrollTop = this.#scrollTop = this.#wanted;
    this.#wanted = null;
    return true;
  }

  /** Scrolls to the top, and returns whether the list rests there; a finger may have stopped it. */
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
