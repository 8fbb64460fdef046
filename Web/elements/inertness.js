// While a conversation is open, what lies beneath takes neither focus nor touches.

/** Makes the rest of an element's container inert, and gives back exactly what it took. */
export class Inertness {
  /** @type {Set<HTMLElement>} */
  #held = new Set();

  /** @param {HTMLElement} element its siblings become inert */
  begin(element) {
    for (const sibling of element.parentNode?.children ?? []) {
      if (sibling === element || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      this.#held.add(sibling);
    }
  }

  end() {
    for (const sibling of this.#held) sibling.inert = false;
    this.#held.clear();
  }
}
