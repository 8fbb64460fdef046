import { type Member, newcomers } from './sample-data.js';

export interface Message {
  mine: boolean;
  text: string;
  /** When the message was sent, in milliseconds since 1970. */
  at: number;
}

export interface Conversation {
  id: string;
  name: string;
  tone: number;
  unread: number;
  typing: boolean;
  draft: string;
  replies: string[];
  messages: Message[];
}

/** The conversations, newest first, with their unread counts, their messages, and the next replies. */
export type ConversationsState = readonly Pick<Conversation, 'id' | 'unread' | 'messages' | 'replies'>[];

/** The events of conversations, by name. */
interface ConversationEvents {
  message: { id: string; message: Message };
  unread: { id: string };
  typing: { id: string };
  added: { id: string };
  /** The conversations were reset to the start, or to a state. */
  reset: object;
}

/** Makes a conversation from sample data; `now` is in milliseconds. */
function begin(member: Member, now: number): Conversation {
  return {
    id: member.id,
    name: member.name,
    tone: member.tone,
    unread: member.unread ?? 0,
    typing: false,
    draft: '',
    replies: [...member.replies],
    messages: member.said.map((line) => ({ mine: line.mine ?? false, text: line.text, at: now - line.ago * 60_000 })),
  };
}

/**
 * The data of the messenger: conversations, newest first, and unread counts. Views listen, and change
 * conversations only through these methods.
 */
export class Conversations {
  #events = new EventTarget();
  #members;
  #byID = new Map<string, Conversation>();
  /** The ids, newest first. */
  #order: string[] = [];

  /** Makes conversations with members, newest first. */
  constructor(members: Member[]) {
    this.#members = members;
    this.#begin();
  }

  #begin() {
    const now = Date.now();
    this.#byID = new Map(this.#members.map((member) => [member.id, begin(member, now)]));
    this.#order = this.#members.map(({ id }) => id);
  }

  /** Restores the initial conversations, and discards all others. */
  reset() {
    this.#begin();
    this.#emit('reset', {});
  }

  /** A copy of the conversations in order; restoring it discards all later messages, and drafts. */
  get state(): ConversationsState {
    return this.all.map(({ id, unread, messages, replies }) => ({ id, unread, messages: [...messages], replies: [...replies] }));
  }
  set state(state) {
    this.#begin();
    const now = Date.now();
    for (const { id } of state) {
      const member = newcomers.find((newcomer) => newcomer.id === id);
      if (member && !this.#byID.has(id)) this.#byID.set(id, begin(member, now));
    }
    this.#order = state.map(({ id }) => id).filter((id) => this.#byID.has(id));
    for (const { id, unread, messages, replies } of state) {
      const conversation = this.#byID.get(id);
      if (conversation) Object.assign(conversation, { unread, messages: [...messages], replies: [...replies] });
    }
    this.#emit('reset', {});
  }

  /** Restores the unread counts of the start. */
  restoreUnread() {
    for (const { id, unread } of this.#members) if (unread) this.setUnread(id, unread);
  }

  /** Newest first. */
  get all() {
    return this.#order.flatMap((id) => this.#byID.get(id) ?? []);
  }

  get(id: string) {
    return this.#byID.get(id);
  }

  /** A conversation outside of the list. */
  sample(member: Member): Conversation {
    return begin(member, Date.now());
  }

  /** A conversation that another person began. */
  add(member: Member) {
    const conversation = begin(member, Date.now());
    this.#byID.set(member.id, conversation);
    this.#order = [member.id, ...this.#order.filter((id) => id !== member.id)];
    this.#emit('added', { id: member.id });
    return conversation;
  }

  send(id: string, text: string) {
    this.#append(id, { mine: true, text, at: Date.now() });
  }

  /** Adds a message of the other side; `seen` is true if the conversation is on screen. */
  receive(id: string, text: string, seen: boolean) {
    const conversation = this.#byID.get(id);
    if (!conversation) return;
    this.#append(id, { mine: false, text, at: Date.now() });
    if (!seen) this.setUnread(id, conversation.unread + 1);
  }

  setUnread(id: string, count: number) {
    const conversation = this.#byID.get(id);
    if (!conversation || conversation.unread === count) return;
    conversation.unread = count;
    this.#emit('unread', { id });
  }

  setTyping(id: string, typing: boolean) {
    const conversation = this.#byID.get(id);
    if (!conversation || conversation.typing === typing) return;
    conversation.typing = typing;
    this.#emit('typing', { id });
  }

  /** Keeps a draft during the visit. */
  setDraft(id: string, draft: string) {
    const conversation = this.#byID.get(id);
    if (conversation) conversation.draft = draft;
  }

  #append(id: string, message: Message) {
    const conversation = this.#byID.get(id);
    if (!conversation) return;
    conversation.messages.push(message);
    this.#order = [id, ...this.#order.filter((other) => other !== id)];
    this.#emit('message', { id, message });
  }

  /** Calls back at each event of a name. */
  listen<Name extends keyof ConversationEvents>(
    name: Name, listener: (detail: ConversationEvents[Name]) => void,
  ): void {
    this.#events.addEventListener(name, (event) => listener((event as CustomEvent<ConversationEvents[Name]>).detail));
  }

  #emit<Name extends keyof ConversationEvents>(name: Name, detail: ConversationEvents[Name]): void {
    this.#events.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
