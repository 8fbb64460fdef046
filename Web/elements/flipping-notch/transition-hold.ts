// The page's own transitions of an element that the engine moves: each frame would start a transition, and the element would lag.

/** Releases a copied element: its transitions were off, and it was moved, if the engine moved it when it was copied. */
export function releaseCopy({ style }: HTMLElement): void {
  if (style.getPropertyPriority('transition-property') && style.transitionProperty === 'none') style.transitionProperty = style.translate = '';
}

/** Switches the transitions of elements off and on again. */
export class TransitionHold {
  #elements: readonly HTMLElement[] = [];
  /** The page's own inline values, and their priorities. */
  #own: [value: string, priority: string][] = [];
  #ending: ReturnType<typeof setTimeout> | undefined;

  /** Switches the transitions of elements off. The elements of an array stay the same. */
  begin(elements: readonly HTMLElement[]): void {
    clearTimeout(this.#ending);
    this.#ending = undefined;
    if (elements === this.#elements) return;
    this.#restore();
    this.#elements = elements;
    this.#own = elements.map(({ style }) => [style.getPropertyValue('transition-property'), style.getPropertyPriority('transition-property')]);
    // Important rules of the page override an inline style that is not important.
    for (const { style } of elements) style.setProperty('transition-property', 'none', 'important');
  }

  /** Switches them on after the frame is drawn, so that its step starts no transition. */
  end(): void {
    if (this.#elements.length) this.#ending ??= setTimeout(() => this.#restore());
  }

  #restore(): void {
    this.#ending = undefined;
    this.#elements.forEach(({ style }, index) => style.setProperty('transition-property', ...this.#own[index]));
    this.#elements = [];
  }
}
