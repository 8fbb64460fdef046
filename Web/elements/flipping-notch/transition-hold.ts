// The page's own transitions of an element that the engine moves: each frame would start a transition, and the element would lag.

/** Switches transitions of a copied element on that were off when it was copied. */
export function releaseCopy({ style }: HTMLElement): void {
  if (style.getPropertyPriority('transition-property') && style.transitionProperty === 'none') style.transitionProperty = '';
}

/** Switches the transitions of one element off and on again. */
export class TransitionHold {
  #element: HTMLElement | null = null;
  /** The page's own inline value, and its priority. */
  #own: [value: string, priority: string] = ['', ''];
  #ending: ReturnType<typeof setTimeout> | undefined;

  /** Switches the transitions of an element off. */
  begin(element: HTMLElement): void {
    clearTimeout(this.#ending);
    this.#ending = undefined;
    if (element === this.#element) return;
    this.#restore();
    const { style } = element;
    this.#element = element;
    this.#own = [style.getPropertyValue('transition-property'), style.getPropertyPriority('transition-property')];
    // Important rules of the page override an inline style that is not important.
    style.setProperty('transition-property', 'none', 'important');
  }

  /** Switches them on after the frame is drawn, so that its step starts no transition. */
  end(): void {
    if (this.#element) this.#ending ??= setTimeout(() => this.#restore());
  }

  #restore(): void {
    this.#ending = undefined;
    this.#element?.style.setProperty('transition-property', ...this.#own);
    this.#element = null;
  }
}
