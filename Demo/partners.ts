import type { Conversations } from './conversations.js';
import { pause } from './pause.js';

/** The time that a partner reads before answering, and then types, in milliseconds. */
const reading = 1400;
const typing = { least: 1100, perLetter: 28, most: 2600 };

/**
 * The other side of each conversation: answers what you send with the next of its lines, and now and then
 * writes first.
 */
export class Partners {
  #conversations;
  #isOpen;
  #onReceive;
  /** The ids of those who are about to answer. */
  #answering = new Set<string>();

  /**
   * Makes the partners; `isOpen` says whether a conversation is on screen, `onReceive` is called after each message.
   */
  constructor(
    conversations: Conversations, isOpen: (id: string) => boolean, onReceive: (id: string, text: string) => void,
  ) {
    this.#conversations = conversations;
    this.#isOpen = isOpen;
    this.#onReceive = onReceive;
    conversations.listen('message', ({ id, message }) => {
      if (message.mine) this.#answer(id);
    });
    conversations.listen('reset', () => this.#answering.clear());
  }

  /** Somebody writes without being asked, if there is a line left. */
  write(id: string): void {
    this.#answer(id);
  }

  async #answer(id: string) {
    const conversation = this.#conversations.get(id);
    if (!conversation || this.#answering.has(id)) return;
    const text = conversation.replies.shift();
    if (text === undefined) return;
    // Said once, it goes to the end: nobody runs out of words.
    conversation.replies.push(text);
    this.#answering.add(id);
    // After a reset the conversation is another one, and this answer is not for it.
    const isOver = () => this.#conversations.get(id) !== conversation;
    await pause(reading);
    if (isOver()) return;
    this.#conversations.setTyping(id, true);
    await pause(Math.min(typing.least + typing.perLetter * text.length, typing.most));
    if (isOver()) return;
    this.#conversations.setTyping(id, false);
    this.#answering.delete(id);
    this.#conversations.receive(id, text, this.#isOpen(id));
    this.#onReceive(id, text);
  }
}
