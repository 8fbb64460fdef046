import { element } from './dom.js';
import { setTone } from './tones.js';

/** Payments: place, day, amount in euros, last digits of the card, and the number of the tone. */
const history = [
  ['Lumen Coffee', 'Today, 8:56', '4.80', '4821', 0],
  ['North Line', 'Today, 8:21', '2.90', '4821', 1],
  ['Harbour Books', 'Yesterday', '24.50', '0715', 2],
  ['Fern & Stone', 'Yesterday', '18.00', '4821', 4],
  ['Odeon Two', 'Sunday', '27.00', '0715', 5],
  ['Green Market', 'Sunday', '36.15', '4821', 7],
] as const;

const arrivals = [
  ['Olive & Thyme', 'Just now', '16.20', '4821', 4],
  ['Blue Hour Hall', 'Just now', '32.00', '0715', 2],
  ['Corner Roast', 'Just now', '3.40', '4821', 3],
  ['Riverside Line', 'Just now', '5.10', '4821', 6],
] as const;

/** The rows of a list of payments. */
export class Payments {
  #arrived = 0;

  /** The rows at the start, newest first. */
  first(): HTMLElement[] {
    return history.map(row);
  }

  /** The row of the next payment. */
  next(): HTMLElement {
    return row(arrivals[this.#arrived++ % arrivals.length]);
  }
}

function row([place, when, amount, digits, number]: (typeof history | typeof arrivals)[number]): HTMLElement {
  const made = element('li', { class: 'payment' },
    element('span', {}, place), element('span', { class: 'payment-amount' }, `€ ${amount}`),
    element('span', {}, when), element('span', {}, `•••• ${digits}`));
  setTone(made, number);
  return made;
}
