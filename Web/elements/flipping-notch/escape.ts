// Escape calls off a refresh that waits, wherever the focus is.

/** Listens for Escape from `begin` to `end`. */
export class Escape {
  #listening: AbortController | null = null;

  /** Listens; `take` returns whether the key has done something, so that nothing else answers it. */
  begin(take: (event: KeyboardEvent) => boolean): void {
    this.end();
    this.#listening = new AbortController();
    document.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented && take(event)) event.preventDefault();
    }, { signal: this.#listening.signal });
  }

  end(): void {
    this.#listening?.abort();
    this.#listening = null;
  }
}
