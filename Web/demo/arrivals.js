import { newcomers } from './cast.js';

/** What pulling the list brings. @typedef {'message' | 'three' | 'nothing' | 'error'} Answer */

/**
 * Answers the flipping notch as a server would: after a while, with new conversations, with nothing, or with an
 * error.
 */
export class Arrivals {
  /** @type {Answer} */
  answer = 'message';
  /** Seconds until the answer. */
  delay = 0.6;
  #next = 0;
  #conversations;
  #messenger;

  /**
   * @param {HTMLElement} notch
   * @param {import('./conversations.js').Conversations} conversations
   * @param {import('./messenger.js').Messenger} messenger
   */
  constructor(notch, conversations, messenger) {
    this.#conversations = conversations;
    this.#messenger = messenger;
    notch.addEventListener('supple-refresh', (event) => {
      const { detail } = /** @type {CustomEvent} */ (event);
      setTimeout(() => this.#give(detail), this.delay * 1000);
    });
    notch.addEventListener('supple-insert', () => messenger.settle());
  }

  /** @param {{answer: (...rows: HTMLElement[]) => void, fail: (text: string) => void}} request */
  #give(request) {
    switch (this.answer) {
      case 'message': return request.answer(...this.#rows(1));
      case 'three': return request.answer(...this.#rows(3));
      case 'nothing': return request.answer();
      case 'error': return request.fail('No connection');
    }
  }

  /** @param {number} count */
  #rows(count) {
    return Array.from({ length: count }, () => {
      const round = Math.floor(this.#next / newcomers.length);
      const member = newcomers[this.#next % newcomers.length];
      this.#next += 1;
      // The same people write again once everybody has written, as conversations of their own.
      const again = round === 0 ? member : { ...member, id: `${member.id}-${round + 1}` };
      return this.#messenger.arrive(this.#conversations.add(again));
    });
  }
}
