import { avatar } from './avatars.js';
import { Chat } from './chat.js';
import { element } from './dom.js';

/**
 * @typedef {HTMLElement & {
 *   addHead: (head: HTMLElement) => void, removeHead: (id: string) => void, open: (id: string) => void,
 *   close: () => void, select: (id: string) => void, setUnread: (id: string, count: number) => void,
 *   message: (id: string, text: string) => void, nudge?: () => void, heads: string[], openHead: string | null,
 * }} ChatHeadsElement
 */

/**
 * Puts conversations into chat heads: a face and a view for each, made once and kept, counts that agree
 * with the list, and read when opened.
 */
export class Heads {
  #host;
  #conversations;
  /** @type {Map<string, Chat>} */
  #chats = new Map();

  /**
   * @param {ChatHeadsElement} host
   * @param {import('./conversations.js').Conversations} conversations
   */
  constructor(host, conversations) {
    this.#host = host;
    this.#conversations = conversations;
    for (const name of ['supple-open', 'supple-select']) {
      host.addEventListener(name, (event) => this.#seen(/** @type {CustomEvent} */ (event).detail.head));
    }
    host.addEventListener('supple-clear', (event) => {
      const head = /** @type {CustomEvent} */ (event).detail?.head;
      if (head) conversations.setUnread(head, 0);
    });
    // What was typed and not sent is worth a second thought: the head comes back and says so.
    host.addEventListener('supple-dismiss', (event) => {
      const { head } = /** @type {CustomEvent} */ (event).detail;
      const draft = conversations.get(head)?.draft.trim();
      if (!draft) return;
      event.preventDefault();
      // Once it is back.
      setTimeout(() => host.message(head, `Not sent yet: ${draft}`));
    });
    conversations.addEventListener('unread', (event) => {
      const { id } = /** @type {CustomEvent} */ (event).detail;
      if (this.has(id)) host.setUnread(id, conversations.get(id)?.unread ?? 0);
    });
  }

  /** @param {string} id @returns {boolean} whether the conversation floats as a head */
  has(id) {
    return this.#host.heads.includes(id);
  }

  /** @param {string} id @returns {boolean} whether the conversation is on screen */
  isOpen(id) {
    return this.#host.openHead === id;
  }

  /** Puts heads at the edge, front to back, before anything has moved. @param {string[]} ids */
  begin(ids) {
    for (const id of ids) this.#give(id, (face) => this.#host.append(face));
  }

  /** Opens a conversation, as a head that is there or a new one. @param {string} id */
  open(id) {
    if (!this.has(id)) this.#give(id, (face) => this.#host.addHead(face));
    if (this.#host.openHead !== null && this.#host.openHead !== undefined) this.#host.select(id);
    else this.#host.open(id);
    this.#seen(id);
  }

  /** A message has come in: its head shows it, when it is there. @param {string} id @param {string} text */
  message(id, text) {
    if (this.has(id)) this.#host.message(id, text);
  }

  /** @param {string} id @param {(face: HTMLElement) => void} add */
  #give(id, add) {
    const conversation = this.#conversations.get(id);
    if (!conversation) return;
    let chat = this.#chats.get(id);
    if (!chat) {
      chat = new Chat(conversation, this.#conversations, () => this.#host.close());
      chat.root.slot = 'conversation';
      chat.root.dataset.head = id;
      this.#chats.set(id, chat);
    }
    if (!chat.root.isConnected) this.#host.append(chat.root);
    const face = element('div', {
      slot: 'head', 'data-head': id, 'data-name': conversation.name, 'data-unread': conversation.unread,
    }, avatar(conversation));
    add(face);
  }

  /** @param {string | null | undefined} id */
  #seen(id) {
    if (!id) return;
    this.#conversations.setUnread(id, 0);
    this.#chats.get(id)?.scrollToEnd();
  }
}
