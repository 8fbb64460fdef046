// Follows what can move the elements of a page: scrolling, resizing, and changes of its elements.
import { sizeObserver } from './size-observer.js';

/** The changes of elements that can move others. */
const changes = { childList: true, subtree: true, attributeFilter: ['class', 'dir', 'id', 'style', 'hidden'] };

/** Has the page read after changes, at most once a frame. */
export class PageChanges {
  #element: Element;
  #read: () => void;
  #quietTime: number;
  #listening: AbortController | null = null;
  #frame = 0;
  #quiet = 0;
  #seen = new Set<Element>();
  #sizes = sizeObserver(() => this.#request());
  #mutations = new MutationObserver(() => this.#request());

  /** Calls `read` for an element; while the page scrolls, only after `quietTime` milliseconds without scrolling. */
  constructor(element: Element, read: () => void, quietTime = 0) {
    this.#element = element;
    this.#read = read;
    this.#quietTime = quietTime;
  }

  /** Begins to follow the page, in the element's current root. */
  begin(): void {
    if (this.#listening || !this.#element.isConnected) return;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const options = { capture: true, passive: true, signal };
    document.addEventListener('scroll', () => this.#wait(), options);
    window.addEventListener('resize', () => this.#request(), options);
    this.#mutations.observe(this.#element.getRootNode(), changes);
    this.#request();
  }

  /** Ends to follow the page. */
  end(): void {
    this.#listening?.abort();
    this.#listening = null;
    this.#mutations.disconnect();
    this.#sizes.disconnect();
    this.#seen.clear();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#quiet);
    this.#frame = this.#quiet = 0;
  }

  /** Follows the sizes of these elements, and of no others. */
  observe(found: Set<Element>): void {
    if (found.size === this.#seen.size && [...found].every((element) => this.#seen.has(element))) return;
    this.#sizes.disconnect();
    for (const element of found) this.#sizes.observe(element);
    this.#seen = found;
  }

  #wait(): void {
    if (!this.#quietTime) return this.#request();
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      this.#quiet = 0;
      this.#request();
    }, this.#quietTime) as unknown as number;
  }

  #request(): void {
    if (this.#frame || this.#quiet || !this.#listening) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (!this.#quiet) this.#read();
    });
  }
}
