import type { SuppleSlimeBadge } from './supple.js';

/** Settings of all badges of the list: a text in place of the count, the largest count, pinned or not. */
export class Badges {
  #elements: () => Iterable<SuppleSlimeBadge>;
  #text = '';
  #max = 99;
  #pinned = false;

  constructor(elements: () => Iterable<SuppleSlimeBadge>) {
    this.#elements = elements;
  }

  /** The text of an unread badge; empty for the count. */
  get text(): string {
    return this.#text;
  }
  set text(text: string) {
    this.#text = text;
    this.#applyAll();
  }

  /** The largest count that is shown in full, 0 for no limit. */
  get max(): number {
    return this.#max;
  }
  set max(max: number) {
    this.#max = max;
    this.#applyAll();
  }

  /** Whether no badge can be torn off. */
  get pinned(): boolean {
    return this.#pinned;
  }
  set pinned(pinned: boolean) {
    this.#pinned = pinned;
    this.#applyAll();
  }

  /** Applies the settings to a badge, also after a change of its count: a badge without a count has no text. */
  apply(badge: SuppleSlimeBadge): void {
    badge.text = this.#text && badge.count ? this.#text : null;
    badge.max = this.#max;
    badge.pinned = this.#pinned;
  }

  #applyAll(): void {
    for (const badge of this.#elements()) this.apply(badge);
  }
}
