import { avatar } from './avatars.js';
import type { Conversation } from './conversations.js';
import { element } from './dom.js';
import type { SuppleSlimeBadge } from './supple.js';
import { listTime } from './times.js';

/**
 * One conversation in the list: a button that opens it and, beside it, a badge that can be torn off.
 */
export class Row {
  root: HTMLLIElement;
  badge: SuppleSlimeBadge;
  #conversation;
  #on;
  #line;
  #time;

  constructor(
    conversation: Conversation,
    on: { open: (id: string, from: HTMLElement) => void; read: (id: string) => void; badge: (badge: SuppleSlimeBadge) => void;
      says: (badge: SuppleSlimeBadge) => void },
  ) {
    this.#conversation = conversation;
    this.#on = on;
    this.#line = element('span', { class: 'line', dir: 'auto' });
    this.#time = element('time');
    this.badge = element('supple-slime-badge', { label: `Unread from ${conversation.name}` });
    on.badge(this.badge);
    this.badge.addEventListener('supple-clear', () => on.read(conversation.id));
    const face = avatar(conversation);
    this.root = element('li', { class: 'row', 'data-conversation': conversation.id },
      element('button', { class: 'row-open', type: 'button', onclick: () => on.open(conversation.id, face) },
        face,
        element('span', { class: 'name', dir: 'auto' }, conversation.name),
        this.#time,
        this.#line),
      this.badge);
    this.update();
  }

  /** Updates line, time and count from the conversation. */
  update() {
    const { messages, typing, unread } = this.#conversation;
    const last = messages.at(-1);
    this.#line.textContent = typing ? 'Typing' : last ? (last.mine ? `You: ${last.text}` : last.text) : '';
    if (last) {
      this.#time.textContent = listTime(last.at);
      this.#time.dateTime = new Date(last.at).toISOString();
    }
    this.root.toggleAttribute('data-unread', unread > 0);
    this.badge.setAttribute('count', String(unread));
    this.#on.says(this.badge);
  }

  /** Moves the focus to the button that opens the conversation. */
  focus(): void {
    this.root.querySelector<HTMLElement>('.row-open')?.focus({ preventScroll: true });
  }

  /**
   * Hides the row unless the conversation has the wanted text, in lower case; returns whether the row stays visible.
   */
  filter(wanted: string): boolean {
    const { name, messages } = this.#conversation;
    const found = wanted === '' || name.toLowerCase().includes(wanted)
      || messages.some((message) => message.text.toLowerCase().includes(wanted));
    this.root.hidden = !found;
    return found;
  }
}
