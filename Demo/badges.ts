import type { SuppleSlimeBadge } from './supple.js';

/** What all badges of the list have in common: what they say in place of a count, how far they count, whether they are pinned. */
export class Badges {
  #elements: () => Iterable<SuppleSlimeBadge>;
  #text = '';
  #max = 99;
  #pinned = false;

  constructor(elements: () => Iterable<SuppleSlimeBadge>) {
    this.#elements = elements;
  }

  /** What a badge says where something is unread; empty for the count. */
  get text(): string {
    return this.#text;
  }
  set text(text: string) {
    this.#text = text;
    this.#applyAll();
  }

  /** The greatest count that is written out, 0 for every count. */
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

  /** Brings a badge up to this, after its count has changed as well: a badge without a count says nothing. */
  apply(badge: SuppleSlimeBadge): void {
    badge.text = this.#text && badge.count ? this.#text : null;
    badge.max = this.#max;
    badge.pinned = this.#pinned;
  }

  #applyAll(): void {
    for (const badge of this.#elements()) this.apply(badge);
  }
}
