// A bubble of text beside the stack.
import { content } from '../drawing/layers.js';
import { make } from '../drawing/make.js';

/** The element of a flyout: sender and text. */
export class Flyout {
  #name = make('b');
  #text = make('span');
  readonly element = make(
    'div', { class: 'flyout touch', part: 'flyout', 'aria-hidden': 'true' }, this.#name, this.#text);

  /** Writes the sender's name, empty for none, and the text. */
  say(sender: string, text: string): void {
    content(this.#name, sender);
    content(this.#text, text);
  }
}
