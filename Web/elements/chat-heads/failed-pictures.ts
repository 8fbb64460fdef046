// Pictures of heads that cannot be loaded. The head shows its initials in place of the browser's sign.

/** The failed pictures among an element's children. */
export class FailedPictures {
  #failed = new WeakSet<Element>();
  #onChange: () => void;

  /** Calls `onChange` after a picture has loaded or failed. */
  constructor(element: HTMLElement, onChange: () => void) {
    this.#onChange = onChange;
    for (const name of ['load', 'error']) {
      element.addEventListener(name, ({ target }) => (target as Node).parentNode === element && onChange(), true);
    }
  }

  /** Whether an element is a picture that has failed. */
  has(child: HTMLElement): boolean {
    const picture = child as HTMLImageElement;
    const isEmpty = (): boolean => child.localName === 'img' && picture.complete && !picture.naturalWidth;
    if (!isEmpty()) this.#failed.delete(child);
    else if (!this.#failed.has(child)) {
      // A drawing without a size of its own has no width either, and can be decoded.
      picture.decode?.().catch(() => {
        if (!isEmpty()) return;
        this.#failed.add(child);
        this.#onChange();
      });
    }
    return this.#failed.has(child);
  }
}
