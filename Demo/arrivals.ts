import type { Conversations } from './conversations.js';
import type { Messenger } from './messenger.js';
import { newcomers } from './sample-data.js';
import type { RefreshRequest, SuppleFlippingNotch } from './supple.js';

/** The results of a pull. */
export type Answer = 'message' | 'three' | 'nothing' | 'error' | 'never';

/**
 * Answers the flipping notch like a server: later, with new conversations, with nothing, with an error, or never.
 */
export class Arrivals {
  answer: Answer = 'message';
  /** Seconds until the answer. */
  delay = 0.6;
  #notch;
  #next = 0;
  #conversations;
  #messenger;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(notch: SuppleFlippingNotch, conversations: Conversations, messenger: Messenger) {
    this.#notch = notch;
    this.#conversations = conversations;
    this.#messenger = messenger;
    notch.addEventListener('supple-refresh', ({ detail }) => {
      this.#timer = setTimeout(() => this.#give(detail), this.delay * 1000);
    });
    conversations.listen('reset', () => {
      clearTimeout(this.#timer);
      this.#next = 0;
      notch.cancelRefreshing();
    });
    notch.addEventListener('supple-inserted', ({ detail }) => {
      messenger.settle();
      if (detail.above) messenger.showNews(detail.items);
    });
  }

  /** Whether the list can be pulled. */
  set isOn(isOn: boolean) {
    this.#notch.disabled = !isOn;
  }

  #give(request: RefreshRequest) {
    switch (this.answer) {
      case 'message': return request.finish(...this.#rows(1));
      case 'three': return request.finish(...this.#rows(3));
      case 'nothing': return request.finish();
      case 'error': return request.fail('No connection');
      case 'never': return undefined;
    }
  }

  #rows(count: number) {
    return Array.from({ length: count }, () => {
      const round = Math.floor(this.#next / newcomers.length);
      const member = newcomers[this.#next % newcomers.length];
      this.#next += 1;
      // After all people have written, the same people start further conversations.
      const again = round === 0 ? member : { ...member, id: `${member.id}-${round + 1}` };
      return this.#messenger.arrive(this.#conversations.add(again));
    });
  }
}
