import type { Conversations } from './conversations.js';
import { pause } from './pause.js';

/** The times of reading and typing before an answer, in milliseconds. */
const reading = 1400;
const typing = { least: 1100, perLetter: 28, most: 2600 };

/**
 * The other side of each conversation: it answers each message with its next line, and sometimes
 * writes first.
 */
export class Partners {
  #conversations;
  #isOpen;
  #onReceive;
  /** The ids of partners with a pending answer. */
  #answering = new Set<string>();

  /**
   * Makes the partners; `isOpen` returns whether a conversation is on screen; calls `onReceive` after each
   * message.
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

  /** Makes a partner write unasked, if a line is left. */
  write(id: string): void {
    this.#answer(id);
  }

  async #answer(id: string) {
    const conversation = this.#conversations.get(id);
    if (!conversation || this.#answering.has(id)) return;
    const text = conversation.replies.shift();
    if (text === undefined) return;
    // A used line moves to the end, so that lines never run out.
    conversation.replies.push(text);
    this.#answering.add(id);
    // After a reset the conversation is another one, and this answer is discarded.
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
