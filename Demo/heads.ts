import { avatar } from './avatars.js';
import { Chat } from './chat.js';
import type { Conversations } from './conversations.js';
import { element } from './dom.js';
import type { Motion } from './motion.js';
import type { SuppleChatHeads } from './supple.js';

/**
 * Puts conversations into chat heads: each has a face and a view, made once and kept, and the count of the list. An opened
 * conversation is read.
 */
export class Heads {
  #host;
  #conversations;
  #motion;
  #chats = new Map<string, Chat>();

  /** Puts conversations into heads; calls `on.read` for each count that was torn off, `on.dismissed` for each dismissed head. */
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
    // A head with a draft returns and shows a message about it.
    host.addEventListener('supple-dismiss', (event) => {
      const { head } = event.detail;
      const draft = conversations.get(head)?.draft.trim();
      if (!draft) return on.dismissed(head);
      event.preventDefault();
      // After its return.
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

  /** Puts heads at the edge, front to back, before any motion. */
  begin(ids: readonly string[]): void {
    for (const id of ids) this.#give(id, (face) => this.#host.append(face));
  }

  /** Shows these as heads, front to back, and removes others if `others` go; no conversation is open. */
  restore(ids: readonly string[], others: 'stay' | 'go' = 'stay'): void {
    this.close();
    for (const id of this.#host.heads) if (others === 'go' && !ids.includes(id)) this.#host.removeHead(id);
    for (const id of [...ids].reverse()) if (!this.has(id)) this.#give(id, (face) => this.#host.addHead(face));
    // Existing heads keep their places; only another state changes these.
    const { state, heads } = this.#host;
    if (ids.every((id, index) => id === heads[index])) return;
    const front = ids.map((id) => ({ id, unread: this.#conversations.get(id)?.unread ?? 0 }));
    this.#host.state = { ...state, open: null, heads: front };
  }

  /** Brings removed heads among these back from a place on the page, in this order. */
  bringBack(ids: readonly string[], from: Element): void {
    // Each new head becomes the leader, so the first is added last.
    for (const id of [...ids].reverse()) if (!this.has(id)) this.#give(id, (face) => this.#host.addHead(face, { from }));
  }

  /** Adds people of the list in turn as heads, up to this number. */
  fill(count: number): void {
    for (const { id } of this.#conversations.all) {
      if (this.#host.heads.length >= count) return;
      if (!this.has(id)) this.#give(id, (face) => this.#host.addHead(face));
    }
  }

  /** Opens a conversation in its head or a new one, which enters from a picture on the page, if any. */
  open(id: string, from?: Element): void {
    if (!this.has(id)) this.#give(id, (face) => this.#host.addHead(face, { from }));
    if (this.#host.openHead !== null && this.#host.openHead !== undefined) this.#host.select(id);
    else this.#host.open(id);
    this.#seen(id);
  }

  /** Closes the open conversation, and returns whether there was one. */
  close(): boolean {
    const isOpen = this.#host.openHead !== null;
    this.#host.close();
    return isOpen;
  }

  /** Shows a new message on its head, if the conversation has one. */
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
    if (!chat.root.isConnected) chat.appendTo(this.#host);
    // The child of a head that was dismissed stays, hidden, until the page removes it.
    this.#host.querySelector(`[slot="head"][data-head="${CSS.escape(id)}"]`)?.remove();
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
