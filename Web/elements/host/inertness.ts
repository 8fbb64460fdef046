// While a conversation is open, what lies beneath it takes neither focus nor touches.

/** Makes the siblings of an element inert, and makes exactly those usable again. */
export class Inertness {
  #taken = new Set<HTMLElement>();

  /** Makes inert what is not inert yet. */
  begin(element: HTMLElement): void {
    for (const sibling of element.parentNode?.children ?? []) {
      if (sibling === element || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      this.#taken.add(sibling);
    }
  }

  end(): void {
    for (const sibling of this.#taken) sibling.inert = false;
    this.#taken.clear();
  }
}
