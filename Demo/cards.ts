import { drawing } from './dom.js';
import type { Subject } from './subject.js';

/** The gap between two cards, in points. */
const gap = 16;

/** The dot at the end of a hairline, in points. */
const dotRadius = 2.5;

/** The end of a hairline on the page; undefined without a target. */
export type Place = () => { x: number; y: number } | undefined;

/**
 * The cards beside the phone, one for each interaction. Each has the height of its target, and a hairline to the target.
 * Changes place the cards; frames do not.
 */
export class Cards {
  #column;
  #drawing;
  #cards;
  #foot;
  #places;
  /** The latest height of each target below the top of the column: a card keeps its place after its target is removed. */
  #heights = new Map<Subject, number>();
  #isAsked = false;

  /** Makes the cards from top to bottom; `foot` stands below them. */
  constructor({ column, drawing, cards, foot, places }: {
    column: HTMLElement; drawing: SVGElement; cards: readonly [Subject, HTMLElement][]; foot: HTMLElement;
    places: Record<Subject, Place>;
  }) {
    this.#column = column;
    this.#drawing = drawing;
    this.#cards = cards;
    this.#foot = foot;
    this.#places = places;
  }

  /** Places the cards after the latest change is drawn. */
  place(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    requestAnimationFrame(() => setTimeout(() => {
      this.#isAsked = false;
      this.#placeNow();
    }));
  }

  #placeNow(): void {
    const column = this.#column.getBoundingClientRect();
    // The style sheet places cards in a row below the phone.
    const isColumn = getComputedStyle(this.#cards[0][1]).position === 'absolute';
    this.#drawing.replaceChildren();
    if (!isColumn || column.width === 0) {
      for (const part of [...this.#cards.map(([, card]) => card), this.#foot]) part.style.removeProperty('translate');
      return;
    }
    const origin = this.#drawing.getBoundingClientRect();
    let free = 0;
    let below = this.#cards.reduce((sum, [, card]) => sum + card.offsetHeight + gap, this.#foot.offsetHeight);
    const placed = this.#cards.map(([subject, card]) => {
      const [target, height] = [this.#places[subject](), card.offsetHeight];
      if (target) this.#heights.set(subject, target.y - column.top);
      return { subject, card, target, height, wanted: (this.#heights.get(subject) ?? -Infinity) - height / 2 };
    });
    // A card moves up to make room for the card below.
    placed.reduceRight((next, one) => {
      one.wanted = Math.min(one.wanted, next - gap - one.height);
      return Number.isFinite(one.wanted) ? one.wanted : next;
    }, Infinity);
    for (const { subject, card, target, height, wanted } of placed) {
      // The cards below need room as well.
      const top = Math.max(free, Math.min(wanted, column.height - below));
      below -= height + gap;
      card.style.translate = `0 ${Math.round(top)}px`;
      free = top + height + gap;
      if (target) this.#draw(subject, target, column, column.top + top + height / 2, origin);
    }
    this.#foot.style.translate = `0 ${Math.round(free)}px`;
  }

  /** Draws the hairline from the middle of a card's side to its target. */
  #draw(subject: Subject, target: { x: number; y: number }, column: DOMRect, middle: number, origin: DOMRect): void {
    const isRight = column.left > target.x;
    const from = { x: (isRight ? column.left : column.right) - origin.left, y: Math.round(middle - origin.top) + 0.5 };
    const to = { x: target.x - origin.left, y: Math.round(target.y - origin.top) + 0.5 };
    const knee = from.x + (isRight ? -1 : 1) * 12;
    this.#drawing.append(
      drawing('path', { class: 'hairline', 'data-subject': subject, d: `M${from.x} ${from.y}H${knee}V${to.y}H${to.x}` }),
      drawing('circle', { class: 'hairline-end', 'data-subject': subject, cx: to.x, cy: to.y, r: dotRadius }));
  }
}
