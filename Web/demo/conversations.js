/**
 * @typedef {{mine: boolean, text: string, at: number}} Message
 * @typedef {{id: string, name: string, tone: number, unread: number, typing: boolean, draft: string,
 *   replies: string[], messages: Message[]}} Conversation
 * @typedef {import('./cast.js').Member} Member
 */

/** @param {Member} member @param {number} now @returns {Conversation} */
function begin(member, now) {
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
 * What the messenger knows: conversations, newest first, and who has not been read. Views listen; they never
 * change a conversation but through these methods.
 *
 * Events, each with `detail.id`: `message` (and `detail.message`), `unread`, `typing`, `added`.
 */
export class Conversations extends EventTarget {
  /** @type {Map<string, Conversation>} */
  #byID = new Map();
  /** @type {string[]} newest first */
  #order = [];

  /** @param {Member[]} members newest first */
  constructor(members) {
    super();
    const now = Date.now();
    for (const member of members) {
      this.#byID.set(member.id, begin(member, now));
      this.#order.push(member.id);
    }
  }

  /** Newest first. */
  get all() {
    return this.#order.flatMap((id) => this.#byID.get(id) ?? []);
  }

  /** @param {string} id */
  get(id) {
    return this.#byID.get(id);
  }

  /** A conversation that somebody else began. @param {Member} member @returns {Conversation} */
  add(member) {
    const conversation = begin(member, Date.now());
    this.#byID.set(member.id, conversation);
    this.#order = [member.id, ...this.#order.filter((id) => id !== member.id)];
    this.#tell('added', member.id);
    return conversation;
  }

  /** @param {string} id @param {string} text */
  send(id, text) {
    this.#append(id, { mine: true, text, at: Date.now() });
  }

  /** @param {string} id @param {string} text @param {boolean} seen whether the conversation is on screen */
  receive(id, text, seen) {
    const conversation = this.#byID.get(id);
    if (!conversation) return;
    this.#append(id, { mine: false, text, at: Date.now() });
    if (!seen) this.setUnread(id, conversation.unread + 1);
  }

  /** @param {string} id @param {number} count */
  setUnread(id, count) {
    const conversation = this.#byID.get(id);
    if (!conversation || conversation.unread === count) return;
    conversation.unread = count;
    this.#tell('unread', id);
  }

  /** @param {string} id @param {boolean} typing */
  setTyping(id, typing) {
    const conversation = this.#byID.get(id);
    if (!conversation || conversation.typing === typing) return;
    conversation.typing = typing;
    this.#tell('typing', id);
  }

  /** @param {string} id @param {string} draft kept for as long as the page lives */
  setDraft(id, draft) {
    const conversation = this.#byID.get(id);
    if (conversation) conversation.draft = draft;
  }

  /** @param {string} id @param {Message} message */
  #append(id, message) {
    const conversation = this.#byID.get(id);
    if (!conversation) return;
    conversation.messages.push(message);
    this.#order = [id, ...this.#order.filter((other) => other !== id)];
    this.#tell('message', id, message);
  }

  /** @param {string} name @param {string} id @param {Message} [message] */
  #tell(name, id, message) {
    this.dispatchEvent(new CustomEvent(name, { detail: { id, message } }));
  }
}
