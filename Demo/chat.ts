import type { Conversation, Conversations, Message } from './conversations.js';
import { element, isComposing } from './dom.js';
import { closeBySwipe } from './header-swipe.js';
import { iconButton } from './icons.js';
import type { Motion } from './motion.js';
import type { SuppleChatHeads } from './supple.js';
import { messageTime } from './times.js';

/** Messages further apart than this get a line with the time between them, in milliseconds. */
const pause = 20 * 60_000;

/** A conversation scrolled up by less than this, in points, still follows new messages. */
const nearEnd = 24;

/**
 * The view of one conversation. It is made once and kept after its head is removed, so that its draft
 * and its scroll offset stay.
 */
export class Chat {
  root: HTMLElement;
  #conversation;
  #conversations;
  #messages;
  #field;
  #send;
  #typing;
  #presence;
  #motion;
  /** Whether the conversation is on screen; otherwise nothing is measured and nothing moves. */
  #isShown;
  /** The size of the last typing bubble, from which the next message grows, and the element above it. */
  #typed: { width: number; height: number; tops: Map<HTMLElement, number> } | null = null;
  /** When the last message shown was sent, in milliseconds. */
  #last = -Infinity;
  /** Whether the newest message is visible and stays visible. */
  #atEnd = true;
  /** The last height of the messages, in points. */
  #room = 0;

  constructor(
    conversation: Conversation, conversations: Conversations, motion: Motion,
    on: { close: () => void; isShown: () => boolean },
  ) {
    this.#conversation = conversation;
    this.#motion = motion;
    this.#isShown = on.isShown;
    this.#conversations = conversations;

    this.#presence = element('p', { class: 'presence' }, 'Active now');
    this.#messages = element('div', {
      class: 'messages', role: 'log', tabindex: '0', 'aria-label': `Messages with ${conversation.name}`,
    });
    this.#typing = element('div', { class: 'typing', role: 'img', 'aria-label': `${conversation.name} is typing` },
      element('i'), element('i'), element('i'));
    this.#field = element('textarea', {
      rows: 1, placeholder: 'Message', 'aria-label': `Message to ${conversation.name}`, enterkeyhint: 'send',
      autocomplete: 'off', dir: 'auto',
      oninput: () => this.#drafted(),
      onkeydown: (event: KeyboardEvent) => this.#pressed(event),
    });
    this.#send = iconButton('send', 'Send', { type: 'submit', disabled: true });
    // The focus stays in the field, so that a phone's keyboard stays open.
    this.#send.addEventListener('pointerdown', (event) => event.preventDefault());

    const header = element('header', {},
      element('div', {}, element('h2', {}, element('bdi', {}, conversation.name)), this.#presence),
      iconButton('down', 'Close conversation', { onclick: on.close }));
    closeBySwipe(header, on.close);
    this.root = element('div', { class: 'conversation' },
      header,
      this.#messages,
      element('form', {
        class: 'composer',
        onsubmit: (event: Event) => {
          event.preventDefault();
          this.#submit();
        },
      }, this.#field, this.#send));

    this.#messages.addEventListener('scroll', () => {
      const { scrollHeight, scrollTop, clientHeight } = this.#messages;
      // Safari scrolls to the top when the box grows, as it does while a conversation grows out of its head.
      if (clientHeight === this.#room) this.#atEnd = scrollHeight - scrollTop - clientHeight < nearEnd;
    }, { passive: true });
    new ResizeObserver(() => {
      this.#room = this.#messages.clientHeight;
      if (this.#atEnd) this.scrollToEnd();
    }).observe(this.#messages);
    new ResizeObserver(() => this.#noteBar()).observe(this.root);

    this.#begin();
    conversations.listen('reset', () => this.#begin());
    conversations.listen('message', ({ id, message }) => {
      if (id === conversation.id) this.#receive(message);
    });
    conversations.listen('typing', ({ id }) => {
      if (id === conversation.id) this.#showTyping();
    });
  }

  /** Puts the conversation into the heads. */
  appendTo(host: SuppleChatHeads): void {
    // A field with `autofocus` asks for the page's focus at its insertion.
    this.#field.autofocus = false;
    host.append(this.root);
    // With a mouse there is a keyboard, so the field of an opened conversation gets the focus. On a phone a keyboard would appear.
    this.#field.autofocus = matchMedia('(hover: hover) and (pointer: fine)').matches;
  }

  /** Beside its head, a conversation has the element's bar with name and close button, and needs none of its own. */
  #noteBar() {
    const bar = this.root.assignedSlot?.closest('[part~="conversation"]')?.querySelector<HTMLElement>('[part~="panel-bar"]');
    this.root.toggleAttribute('data-barred', bar !== null && bar !== undefined && bar.offsetHeight > 0);
  }

  /** Shows the conversation from its first message on; after a reset another conversation may have the same id. */
  #begin() {
    this.#conversation = this.#conversations.get(this.#conversation.id) ?? this.#conversation;
    this.#messages.replaceChildren();
    this.#last = -Infinity;
    this.#field.value = this.#conversation.draft;
    this.#drafted();
    for (const message of this.#conversation.messages) this.#append(message);
  }

  /** Shows the newest message, and keeps it visible when a keyboard or a turned phone changes the room. */
  scrollToEnd() {
    this.#atEnd = true;
    this.#messages.scrollTop = this.#messages.scrollHeight;
  }

  #drafted() {
    this.#conversations.setDraft(this.#conversation.id, this.#field.value);
    this.#send.disabled = this.#field.value.trim() === '';
  }

  #pressed(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    this.#submit();
  }

  #submit() {
    const text = this.#field.value.trim();
    if (text === '') return;
    this.#field.value = '';
    this.#drafted();
    this.#conversations.send(this.#conversation.id, text);
  }

  #showTyping() {
    this.#presence.textContent = this.#conversation.typing ? 'Typing' : 'Active now';
    this.#typed = null;
    if (!this.#isShown()) {
      if (this.#conversation.typing) this.#messages.append(this.#typing);
      else this.#typing.remove();
      return;
    }
    const tops = this.#tops;
    if (this.#conversation.typing) {
      this.#messages.append(this.#typing);
      this.scrollToEnd();
      this.#glideFrom(tops);
      this.#motion.growFrom(this.#typing, { width: 38, height: 38 });
    } else if (this.#typing.isConnected) {
      this.#typed = { width: this.#typing.offsetWidth, height: this.#typing.offsetHeight, tops };
      this.#typing.remove();
      this.scrollToEnd();
    }
  }

  /** Shows a new message: a sent message rises out of the field, an answer grows out of the typing bubble. */
  #receive(message: Message) {
    const typed = this.#typed;
    this.#typed = null;
    if (!this.#isShown()) {
      this.#append(message);
      return;
    }
    const tops = typed?.tops ?? this.#tops;
    const bubble = this.#append(message);
    this.#glideFrom(tops);
    if (message.mine) {
      this.#motion.rise(bubble, this.#field.getBoundingClientRect().top - bubble.getBoundingClientRect().top);
    } else if (typed) this.#motion.growFrom(bubble, typed);
  }

  /** The places of the last bubbles, which can be visible. */
  get #tops(): Map<HTMLElement, number> {
    const shown = ([...this.#messages.children] as HTMLElement[]).slice(-20);
    return new Map(shown.map((bubble) => [bubble, bubble.getBoundingClientRect().top]));
  }

  /** Animates bubbles to their current places. */
  #glideFrom(tops: Map<HTMLElement, number>) {
    const places = this.#tops;
    for (const [bubble, top] of tops) this.#motion.glide(bubble, top - (places.get(bubble) ?? top));
  }

  #append(message: Message): HTMLElement {
    if (message.at - this.#last > pause) {
      this.#messages.append(element('p', { class: 'when' }, messageTime(message.at)));
    }
    this.#last = message.at;
    const bubble = element('p', { class: message.mine ? 'bubble mine' : 'bubble theirs', dir: 'auto' }, message.text);
    this.#messages.append(bubble);
    if (this.#typing.isConnected) this.#messages.append(this.#typing);
    if (this.#isShown()) this.scrollToEnd();
    return bubble;
  }
}
