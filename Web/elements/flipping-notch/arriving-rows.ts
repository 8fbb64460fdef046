// New rows before they are in the list: the first one on the card, the others in trays beside it.
import { points, style } from '../drawing/layers.js';
import { make } from '../drawing/make.js';
import { sizeObserver } from '../host/size-observer.js';
import { atEnd } from './animations.js';
import { followersOf } from './followers.js';
import { move } from './move.js';
import { releaseCopy } from './transition-hold.js';

/** The number of rows that the engine moves separately; further rows lie far below the screen. */
export const trayLimit = 64;

/** The final place of a row, in points: to the right of the middle of the list, and below the upper edge of the first row. */
export interface RowPlace {
  x: number;
  y: number;
  height: number;
}

/**
 * The complete style of a row's parent, because the style of the list contains the offset of its drawing. The margins compensate
 * for the margins of the row, which lie around the row's place and not in it. Content that a page draws around its list, or before
 * its first row, is not repeated for each row.
 */
const parentStyle = (margins: string): string =>
  (`display:block;position:static;margin:${margins};padding:0;border:0;width:auto;height:100%;min-height:0;overflow:visible;`
    + 'box-shadow:none;animation:none;').replaceAll(';', '!important;');

/** The negative margins of an element. */
function withoutMargins(element: Element): string {
  const { marginTop, marginRight, marginBottom, marginLeft } = getComputedStyle(element);
  return [marginTop, marginRight, marginBottom, marginLeft].map((margin) => points(-parseFloat(margin) || 0)).join(' ');
}

/** The attributes by which a page's rules find an element, and those that frameworks add for rules of one component. */
const ruleAttributes = /^(id|class|dir|lang|data-v-.*|_ng.*)$/;

/**
 * Makes an empty element to which the page's rules for another one apply. It is no copy: a custom element, or an attribute with
 * which a framework finds its elements, would be initialized a second time, and closed `details` would hide a row. An id is
 * repeated later in the document: `getElementById`, labels and `url()` find the first element with the id, which is the page's
 * own.
 */
function likeness(other: Element): HTMLElement {
  const element = document.createElement(/-|^details$/.test(other.localName) ? 'div' : other.localName);
  for (const { name, value } of other.attributes) if (ruleAttributes.test(name)) element.setAttribute(name, value);
  return element;
}

/**
 * The ancestors of a list within an element, the innermost first. An ancestor with a pseudo-element before or after its content
 * is left out, because every arriving row would show that as well.
 */
function ancestorsWithin(element: Element, list: Element): Element[] {
  const found: Element[] = [];
  for (let at: Element | null = list; at && at !== element; at = at.parentElement) found.push(at);
  return found.slice(1).filter((at) => ['::before', '::after'].every((name) => getComputedStyle(at, name).content === 'none'));
}

/** Marks the parents of rows outside of the list. */
const mark = 'data-supple-rows';

/** The parents whose rows are arriving, unlike copies of them. */
const held = new WeakSet<Element>();

/**
 * Moves rows to the start of a list that are outside of it in a copy of an element. Routers keep copies of pages, with rows on the
 * card, and show them again. Copies of list and followers are without transitions, if the engine moved them at that time.
 */
export function landCopies(element: HTMLElement, list: HTMLElement): void {
  const first = list.querySelector(':scope>:not([slot])');
  for (const parent of element.querySelectorAll(`[${mark}]`)) {
    if (held.has(parent)) continue;
    while (parent.firstChild) list.insertBefore(parent.firstChild, first);
    let holder = parent;
    while (holder.parentElement && holder.parentElement !== element) holder = holder.parentElement;
    holder.remove();
  }
  for (const moved of [list, ...followersOf(element, list)]) releaseCopy(moved);
}

/** The slot of an arriving row. */
export const slotName = (index: number): string => `arriving-${index}`;

/** The rows of one refresh. */
export class ArrivingRows {
  #element: HTMLElement;
  /** The page's side: the holder of an arriving row. */
  #holders: HTMLElement[] = [];
  /** The element's side: the trays of rows beside the card, topmost first. */
  #trays: HTMLElement[] = [];
  /** The separately placed rows, and their current heights. */
  #placed: { row: HTMLElement; height: number }[] = [];
  /** The final places of the first rows. */
  places: RowPlace[] = [];
  /** The height by which all rows together open the list, in points. */
  opening = 0;
  /** Whether the row has left the list. */
  isLeaving = false;
  #sizes = sizeObserver(() => this.#resized());
  #onResize: () => void;

  /** Calls `onResize` when the height of a row, and with it the places, change. */
  constructor(element: HTMLElement, onResize: () => void) {
    this.#element = element;
    this.#onResize = onResize;
  }

  get count(): number {
    return this.#holders.length;
  }

  /** Holds a dropped row: it moves in a tray. */
  leave(row: HTMLElement, list: HTMLElement, width: number, card: HTMLElement): void {
    this.load([row], this.places, this.opening, width, list, card, 0);
    this.isLeaving = true;
  }

  /** Reads the height of the first row, which has been in the list since; returns its place and its gap. */
  remeasure(height: number | null): RowPlace & { opening: number } {
    const [place] = this.places;
    this.opening += (height ?? place.height) - place.height;
    place.height = height ?? place.height;
    return { ...place, opening: this.opening };
  }

  /**
   * Holds rows of a width outside of the list while they move to their places; trays are drawn below the card, from the tray of
   * the `first` row on.
   */
  load(
    rows: readonly HTMLElement[], places: RowPlace[], opening: number, width: number, list: HTMLElement, card: HTMLElement,
    first = 1,
  ): void {
    this.places = places;
    this.opening = opening;
    const margins = rows.slice(0, trayLimit).map(withoutMargins);
    const ancestors = ancestorsWithin(this.#element, list);
    rows.forEach((row, index) => {
      // The page's rules for rows of this list still apply to an arriving row.
      const parent = list === this.#element ? make('div') : likeness(list);
      parent.style.cssText = parentStyle(margins[index] ?? '0');
      parent.setAttribute(mark, '');
      held.add(parent);
      let holder: HTMLElement = parent;
      for (const ancestor of ancestors) {
        const inner = holder;
        holder = likeness(ancestor);
        // An ancestor has no box here: its background, height and scrolling belong to the whole list.
        holder.style.cssText = 'display:contents!important';
        holder.append(inner);
      }
      holder.slot = slotName(index);
      holder.inert = true;
      this.#element.append(holder);
      move(parent, row, null);
      this.#holders.push(holder);
      if (index >= first && index < trayLimit) {
        const tray = make('div', { class: 'tray' }, make('slot', { name: slotName(index) }));
        style(tray, 'width', points(width));
        card.before(tray);
        this.#trays.push(tray);
      }
    });
    this.#placed = atEnd(rows, () => rows.slice(0, places.length).map((row) => ({ row, height: row.offsetHeight })));
    for (const { row } of this.#placed) this.#sizes.observe(row);
  }

  /** Moves the places of rows below a grown row, for instance after a late picture. */
  #resized(): void {
    let hasChanged = false;
    this.#placed.forEach((placed, index) => {
      const difference = placed.row.offsetHeight - placed.height;
      if (!difference) return;
      hasChanged = true;
      placed.height += difference;
      const place = this.places[index];
      const bottom = place.y + place.height;
      place.height += difference;
      this.opening += difference;
      this.places.forEach((other, at) => {
        if (at > index && other.y >= bottom) other.y += difference;
      });
    });
    if (hasChanged) this.#onResize();
  }

  /** A tray, counted from the lowest, in the engine's order. */
  tray(index: number): HTMLElement | undefined {
    return this.#trays[this.#trays.length - 1 - index];
  }

  clear(): void {
    this.#sizes.disconnect();
    this.#placed = [];
    for (const element of [...this.#holders, ...this.#trays]) element.remove();
    this.#holders = [];
    this.#trays = [];
    this.isLeaving = false;
  }
}
