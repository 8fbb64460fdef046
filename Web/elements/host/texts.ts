// The texts behind the engine's numbers.

/** A text, the name of its sender if the page sets one, and the unread count of other heads at its arrival. */
interface Text {
  text: string;
  sender?: string;
  others?: string;
}

/** Keeps the texts that are or may still be visible, and discards the others. */
export class Texts {
  #texts = new Map<number, Text>();
  /** The number of the newest text; numbers are never reused. */
  newest = 0;

  /** Keeps a text and returns its number. */
  add(text: string, sender?: string, others?: string): number {
    this.#texts.set((this.newest += 1), { text, sender, others });
    return this.newest;
  }

  /** The text of a number, empty if it is not kept. */
  get(number: number): string {
    return this.#texts.get(number)?.text ?? '';
  }

  /** The sender's name of a number's text; undefined if the page set none. */
  sender(number: number): string | undefined {
    return this.#texts.get(number)?.sender;
  }

  /** The unread count of other heads, in words; empty for none. */
  others(number: number): string {
    return this.#texts.get(number)?.others ?? '';
  }

  /** Discards the texts with numbers below `end`, except `shown`. */
  forgetBelow(end: number, shown: number): void {
    for (const number of this.#texts.keys()) if (number < end && number !== shown) this.#texts.delete(number);
  }
}
