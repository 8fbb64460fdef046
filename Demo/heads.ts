import { avatar } from './avatars.js';
import { Chat } from './chat.js';
import type { Conversations } from './conversations.js';
import { element } from './dom.js';
import type { Motion } from './motion.js';
import type { SuppleChatHeads } from './supple.js';

/**
 * Puts conversations into chat heads: a face and a view for each, made once and kept, counts that agree
 * with the list, and read when opened.
 */
export class Heads {
  #host;
  #conversations;
  #motion;
  #chats = new Map<string, Chat>();

  /** Puts conversations into heads; `on.read` is called with each whose count was torn off, `on.dismissed` with each thrown away. */
  constructor(
    host: SuppleChatHeads, conversations: Conversations, motion: Motion,
    on: { read: (id: string) => void; dismissed: (id: string) => void },
  ) {
    this.#host = host;
    this.#motion = motion;
    this.#conversations = conversations;
    for (const name of ['supple-opened', 'supple-selected'] as const) {
      host.addEventListener(name, ({ detail }) => this.#seen(detail.head));
    }
    host.addEventListener('supple-cleared', ({ detail }) => on.read(detail.head));
    // What was typed and not sent is worth a second thought: the head comes back and says so.
    host.addEventListener('supple-dismiss', (event) => {
      const { head } = event.detail;
      const draft = conversations.get(head)?.draft.trim();
      if (!draft) return on.dismissed(head);
      event.preventDefault();
      // Once it is back.
      setTimeout(() => host.message(head, `Not sent yet: ${draft}`));
    });
    conversations.listen('reset', () => {
      for (const id of this.#chats.keys()) if (!conversations.get(id)) this.#chats.delete(id);
    });
    conversations.listen('unread', ({ id }) => {
      if (this.has(id)) host.setUnread(id, conversations.get(id)?.unread ?? 0);
    });
  }

  /** Whether the conversation floats as a head. */
  has(id: string): boolean {
    return this.#host.heads.includes(id);
  }

  /** Whether the conversation is on screen. */
  isOpen(id: string): boolean {
    return this.#host.openHead === id;
  }

  /** Puts heads at the edge, front to back, before anything has moved. */
  begin(ids: readonly string[]): void {
    for (const id of ids) this.#give(id, (face) => this.#host.append(face));
  }

  /** Has these float as heads, front to back, and only these where `others` go; none of their conversations is open. */
  restore(ids: readonly string[], others: 'stay' | 'go' = 'stay'): void {
    this.close();
    for (const id of this.#host.heads) if (others === 'go' && !ids.includes(id)) this.#host.removeHead(id);
    for (const id of [...ids].reverse()) if (!this.has(id)) this.#give(id, (face) => this.#host.addHead(face));
    // Heads that were there keep their places, which only another state changes.
    const { state, heads } = this.#host;
    if (ids.every((id, index) => id === heads[index])) return;
    const front = ids.map((id) => ({ id, unread: this.#conversations.get(id)?.unread ?? 0 }));
    this.#host.state = { ...state, open: null, heads: front };
  }

  /** Has those of these that are gone come back out of a place on the page, in this order. */
  bringBack(ids: readonly string[], from: Element): void {
    // Each leads as it comes, so the first comes last.
    for (const id of [...ids].reverse()) if (!this.has(id)) this.#give(id, (face) => this.#host.addHead(face, { from }));
  }

  /** Adds heads, the people of the list in turn, until there are as many. */
  fill(count: number): void {
    for (const { id } of this.#conversations.all) {
      if (this.#host.heads.length >= count) return;
      if (!this.has(id)) this.#give(id, (face) => this.#host.addHead(face));
    }
  }

  /** Opens a conversation, as a head that is there or a new one; that comes from a picture on the page, if there is one. */
  open(id: string, from?: Element): void {
    if (!this.has(id)) this.#give(id, (face) => this.#host.addHead(face, { from }));
    if (this.#host.openHead !== null && this.#host.openHead !== undefined) this.#host.select(id);
    else this.#host.open(id);
    this.#seen(id);
  }

  /** Closes the open conversation, if there is one, and returns whether there was. */
  close(): boolean {
    const isOpen = this.#host.openHead !== null;
    this.#host.close();
    return isOpen;
  }

  /** A message has come in: its head shows it, when it is there. */
  message(id: string, text: string): void {
    if (this.has(id)) this.#host.message(id, text);
  }

  #give(id: string, add: (face: HTMLElement) => void) {
    const conversation = this.#conversations.get(id);
    if (!conversation) return;
    let chat = this.#chats.get(id);
    if (!chat) {
      chat = new Chat(conversation, this.#conversations, this.#motion, {
        close: () => this.#host.close(), isShown: () => this.isOpen(id),
      });
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

  #seen(id: string | null | undefined) {
    if (!id) return;
    this.#conversations.setUnread(id, 0);
    this.#chats.get(id)?.scrollToEnd();
  }
}
