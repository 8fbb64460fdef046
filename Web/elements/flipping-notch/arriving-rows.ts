// New rows on their way into the list: the first one on the card, the others in trays beside it.
import { make } from '../drawing/make.js';

/** The number of rows that the engine moves by themselves; further rows lie far below the screen. */
const trayLimit = 64;

/** The style of a seat in full, because the list's own holds the offset at which the list is drawn. */
const seatStyle = 'display:block;position:static;margin:0;padding:0;border:0;width:100%;height:100%;overflow:visible';

/** The slot of an arriving row. */
export const slotName = (index: number): string => `arriving-${index}`;

export class ArrivingRows {
  #element: HTMLElement;
  /** The page's side: what holds a row while it arrives. */
  #seats: HTMLElement[] = [];
  /** The element's side: what moves a row that is not on the card, topmost first. */
  #trays: HTMLElement[] = [];

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** Takes rows out of the list and lets them ride; trays are drawn below the card. */
  load(rows: readonly HTMLElement[], list: HTMLElement, card: HTMLElement): void {
    rows.forEach((row, index) => {
      // The page's rules for rows of this list go on holding for a row on its way.
      const seat = list === this.#element ? make('div') : list.cloneNode(false) as HTMLElement;
      seat.removeAttribute('id');
      seat.removeAttribute('data-list');
      seat.slot = slotName(index);
      seat.inert = true;
      seat.style.cssText = seatStyle;
      seat.append(row);
      this.#element.append(seat);
      this.#seats.push(seat);
      if (index && index < trayLimit) {
        const tray = make('div', { class: 'tray' }, make('slot', { name: slotName(index) }));
        card.before(tray);
        this.#trays.push(tray);
      }
    });
  }

  /** A tray, counted from the lowest, as the engine writes them. */
  tray(index: number): HTMLElement | undefined {
    return this.#trays[this.#trays.length - 1 - index];
  }

  clear(): void {
    for (const element of [...this.#seats, ...this.#trays]) element.remove();
    this.#seats = [];
    this.#trays = [];
  }
}
