// A bubble of text beside the stack.
import { content } from '../drawing/layers.js';
import { make } from '../drawing/make.js';

/** The words of a flyout: the sender's name, the text, and the unread count of other heads; each can be empty. */
export type FlyoutWords = readonly [sender: string, text: string, others: string];

/** The element of a flyout. */
export class Flyout {
  #parts = [make('b'), make('span'), make('small')];
  readonly element = make('div', { class: 'flyout touch', part: 'flyout', 'aria-hidden': 'true' }, ...this.#parts);

  /** Writes the words. */
  say(words: FlyoutWords): void {
    for (const [index, part] of this.#parts.entries()) content(part, words[index]);
  }
}


/** The width and height of words in a flyout on a surface, up to a width, in points. */
export function flyoutSize(words: FlyoutWords, surface: HTMLElement, limit: number): [width: number, height: number] {
  const flyout = new Flyout();
  flyout.say(words);
  const { element } = flyout;
  element.style.width = 'max-content';
  element.style.maxWidth = `${limit}px`;
  surface.append(element);
  const { offsetWidth, offsetHeight } = element;
  element.remove();
  // Both are whole numbers, and the true ones may be a little larger.
  return [offsetWidth + 1, offsetHeight + 1];
}
