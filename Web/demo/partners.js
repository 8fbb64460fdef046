import { pause } from './pause.js';

/** How long a partner reads before answering, and types, in milliseconds. */
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
  /** @type {Set<string>} those who are about to answer */
  #answering = new Set();

  /**
   * @param {import('./conversations.js').Conversations} conversations
   * @param {(id: string) => boolean} isOpen whether the conversation is on screen
   * @param {(id: string, text: string) => void} onReceive called after a message has come in
   */
  constructor(conversations, isOpen, onReceive) {
    this.#conversations = conversations;
    this.#isOpen = isOpen;
    this.#onReceive = onReceive;
    conversations.addEventListener('message', (event) => {
      const { id, message } = /** @type {CustomEvent} */ (event).detail;
      if (message.mine) this.#answer(id);
    });
  }

  /** Somebody writes without being asked, if there is a line left. @param {string} id */
  write(id) {
    this.#answer(id);
  }

  /** @param {string} id */
  async #answer(id) {
    const conversation = this.#conversations.get(id);
    if (!conversation || this.#answering.has(id)) return;
    const text = conversation.replies.shift();
    if (text === undefined) return;
    // Said once, it goes to the end: nobody runs out of words.
    conversation.replies.push(text);
    this.#answering.add(id);
    await pause(reading);
    this.#conversations.setTyping(id, true);
    await pause(Math.min(typing.least + typing.perLetter * text.length, typing.most));
    this.#conversations.setTyping(id, false);
    this.#answering.delete(id);
    this.#conversations.receive(id, text, this.#isOpen(id));
    this.#onReceive(id, text);
  }
}
