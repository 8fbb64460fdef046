// Pictures of heads that cannot be loaded. The head shows its initials in place of the browser's sign.

/** The failed pictures among an element's children. */
export class FailedPictures {
  // Whether each picture without a width has failed: a drawing without a size of its own has no width either.
  #found = new WeakMap<Element, boolean>();
  #onChange: () => void;

  /** Calls `onChange` after a picture has loaded or failed. */
  constructor(element: HTMLElement, onChange: () => void) {
    this.#onChange = onChange;
    for (const name of ['load', 'error']) {
      element.addEventListener(name, ({ target }) => {
        if ((target as Node).parentNode !== element) return;
        this.#found.delete(target as Element);
        onChange();
      }, true);
    }
  }

  /** Whether an element is a picture that has failed. */
  has(child: HTMLElement): boolean {
    const picture = child as HTMLImageElement;
    const isEmpty = (): boolean => child.localName === 'img' && picture.complete && !picture.naturalWidth;
    if (!isEmpty()) return false;
    if (!this.#found.has(child)) {
      this.#found.set(child, false);
      picture.decode?.().catch(() => {
        if (!isEmpty()) return;
        this.#found.set(child, true);
        this.#onChange();
      });
    }
    return this.#found.get(child)!;
  }
}
