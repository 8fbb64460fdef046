import { element } from '../dom.js';
import { icon, iconButton } from '../icons.js';
import type { Motion } from '../motion.js';
import { ComparedPhones, type Comparison } from './compared-phones.js';

/** A dialog with two phones, one in each preset, that play a script. */
export class Compare {
  #dialog = element('dialog', { class: 'compare', 'aria-labelledby': 'compare-title' });
  #play = element('button', { class: 'button', type: 'button' });
  #note = element('p', { class: 'note' });
  #phones;
  #comparison: Comparison | undefined;

  /** Makes the dialog; `blueprint` is a screen without running elements. */
  constructor(blueprint: HTMLElement, motion: Motion) {
    this.#phones = new ComparedPhones(blueprint, motion, () => this.#show());
    this.#play.addEventListener('click', () => this.#comparison && this.#phones.begin(this.#comparison));
    this.#dialog.append(
      element('header', { class: 'compare-head' },
        element('h2', { id: 'compare-title' }, 'Classic and modern'), this.#play,
        iconButton('close', 'Close', { onclick: () => this.#dialog.close() })),
      this.#phones.root, this.#note);
    this.#dialog.addEventListener('close', () => this.#phones.end());
    addEventListener('pointerdown', (event) => event.isTrusted && this.#phones.stop(), { capture: true });
    document.body.append(this.#dialog);
  }

  /** Whether it is open. */
  get isOpen(): boolean {
    return this.#dialog.open;
  }

  /** Shows two new phones, and plays. */
  open(comparison: Comparison): void {
    this.#comparison = comparison;
    this.#note.textContent = comparison.recorded ? 'Your recording, on both phones.' : 'The same touches, on both phones.';
    this.#dialog.showModal();
    this.#phones.begin(comparison);
  }

  #show(): void {
    this.#play.replaceChildren(icon('reset'), this.#phones.isPlaying ? 'Start over' : 'Play again');
  }
}
