// The heads in their order, synchronized with the page's elements.
import * as HeadsCommand from '../abi/heads-command.js';
import { attribute } from '../drawing/layers.js';
import type { Scene } from '../drawing/scene.js';
import type { Words } from '../host/words.js';
import { faceNumbers, faceOf } from './face.js';
import type { FailedPictures } from './failed-pictures.js';
import { Head, type Membership, removed, staying, wholeCount } from './head.js';

/** The owner of a roster. */
export interface RosterClient {
  /** The container of drawn heads. */
  readonly surface: HTMLElement;
  readonly scene: Scene;
  readonly words: Words;
  /** Writes the style's sizes. */
  applyStyle(head: Head): void;
  readonly failedPictures: FailedPictures;
  /** Passes a command on if the interaction runs, and returns whether it does. */
  commandIfRunning(command: number, ...args: number[]): boolean;
  /**
   * The number of the head at a place of the engine's order, front to back from 0; 0 beyond the last, undefined before it runs.
   */
  itemAt(place: number): number | undefined;
}

/** The heads of one element. */
export class Roster {
  /** The elements that `addHead` inserted, removed together with their heads. */
  readonly added = new WeakSet<HTMLElement>();
  /** The elements that `addHead` made for heads without one; initials stand in for them. */
  readonly placeholders = new WeakSet<HTMLElement>();
  /** The elements of removed heads, and their ids; the page's own elements stay until the page removes them. */
  #warned = new WeakSet<HTMLElement>();
  #retired = new Map<HTMLElement, string>();
  #client: RosterClient;
  /** The heads front to back. A head whose removal is animated yields its id to a new head. */
  #heads = new Map<string, Head>();
  /** The heads by the engine's number, including animated removals. */
  #numbered = new Map<number, Head>();
  #lastNumber = 0;

  constructor(client: RosterClient) {
    this.#client = client;
  }

  /** The head with an id. */
  get(id: string | null): Head | undefined {
    return this.#heads.get(id ?? '');
  }

  /** The head with a number. */
  numbered(number: number): Head | undefined {
    return this.#numbered.get(number);
  }

  /** The heads front to back, in the engine's order; while no interaction runs, in their last order. */
  get ordered(): Head[] {
    const ids: string[] = [];
    for (let number; (number = this.#client.itemAt(ids.length));) ids.push(this.#numbered.get(number)?.id ?? '');
    this.arrange(ids);
    return [...this.#heads.values()];
  }

  /** The first head that stays. */
  get firstHead(): Head | undefined {
    return this.ordered.find(({ isStaying }) => isStaying);
  }

  /** All heads that are drawn, in the order of their numbers. */
  get drawn(): Head[] {
    return [...this.#numbered.values()];
  }

  /** Describes the leader of a closed stack whose badge shows the sum of all counts. */
  describeStack(isSum: boolean): void {
    const { words } = this.#client;
    // Each frame calls this, so it does not query the whole order of the engine.
    const leader = this.#numbered.get(this.#client.itemAt(0) ?? 0);
    let sum = 0;
    for (const head of this.#heads.values()) sum += head.isStaying ? head.unread : 0;
    for (const head of this.#heads.values()) {
      const isDescribed = isSum && head === leader && sum > head.unread;
      attribute(head.button, 'aria-description', isDescribed && words.labels.stack(sum, words.number(sum)));
    }
  }

  /** Puts the heads with these ids in front, in this order. */
  arrange(ids: string[]): void {
    const front = ids.map((id) => this.#heads.get(id)).filter((head): head is Head => !!head);
    // A map keeps the first place of a key.
    this.#heads = new Map([...front, ...this.#heads.values()].map((head) => [head.id, head]));
  }

  /**
   * Adds, updates and removes heads to match the children. A new head enters from `origin`, the centre and width of the page's
   * picture of it, in points. With `isAsked`, the page has requested an entrance.
   */
  follow(children: readonly HTMLElement[], launcher: HTMLElement | null, isAsked = false, origin: readonly number[] = [NaN]): void {
    const present = new Set<Head>();
    const added: Head[] = [];
    const isFirst = !this.#lastNumber && !isAsked;
    for (const child of children) {
      const id = child.dataset.head;
      if (child.slot !== 'head') continue;
      if (!id) {
        this.#warn(child, 'A head needs data-head, its id; without it there is no head.');
        continue;
      }
      if (this.#retired.get(child) === id) continue;
      let head = this.#heads.get(id);
      if (!head?.isStaying) added.push((head = this.#makeHead(id, child)));
      if (present.has(head)) {
        this.#warn(child, `There is a head "${id}" already; of two with the same id the first one counts.`);
        continue;
      }
      present.add(head);
      head.element = child;
      const hasInitials = this.placeholders.has(child) || this.#client.failedPictures.has(child);
      head.slot.assign?.(...(hasInitials ? [] : [child]));
      const unread = wholeCount(child.dataset.unread);
      if (unread !== head.unread) {
        head.unread = unread;
        this.#client.commandIfRunning(HeadsCommand.setUnread, head.number, unread);
      }
      if (head.setFace(faceOf(child)) && !added.includes(head)) this.#sendFace(head, 1);
      head.describe();
    }
    // Initial heads appear without motion. Each later head becomes the leader, so the first is added last.
    for (const head of isFirst ? added : added.reverse()) {
      // Without a number for the centre there is no picture.
      this.#client.commandIfRunning(HeadsCommand.add, head.number, head.unread, isFirst ? 0 : 1, ...origin);
      if (head.face) this.#sendFace(head, isFirst ? 0 : 1);
    }
    for (const head of this.#heads.values()) if (!present.has(head)) this.removeHead(head);
    for (const element of this.#retired.keys()) if (!children.includes(element)) this.#retired.delete(element);
    this.#followConversations(children, launcher);
  }

  #sendFace({ number, face }: Head, animated: number): void {
    this.#client.commandIfRunning(HeadsCommand.setFace, number, ...faceNumbers(face), animated);
  }

  /** Warns once per element about the reason why it has no head. */
  #warn(child: HTMLElement, words: string): void {
    if (this.#warned.has(child)) return;
    this.#warned.add(child);
    console.warn(`<supple-chat-heads>: ${words}`, child);
  }

  #followConversations(children: readonly HTMLElement[], launcher: HTMLElement | null): void {
    const named = (name: string) => new Map(
      children.filter(({ slot }) => slot === name).map((child) => [launcher?.dataset.head ?? child.dataset.head, child]));
    const conversations = named('conversation');
    const bars = named('bar');
    for (const head of this.#heads.values()) {
      const bar = bars.get(head.id) ?? null;
      if (bar !== head.ownBar && (bar || head.isStaying)) {
        head.ownBar = bar;
        head.bar?.slot.assign?.(...(bar ? [bar] : []));
      }
      const conversation = (launcher ? children.find(({ slot }) => !slot) : conversations.get(head.id)) ?? null;
      const isButton = launcher ? !conversation : 'button' in head.element.dataset;
      if (head.isButton !== isButton) {
        head.isButton = isButton;
        head.describe();
      }
      if (conversation === head.conversation || (!conversation && !head.isStaying)) continue;
      head.conversation = conversation;
      head.conversationSlot.assign?.(...(conversation ? [conversation] : []));
    }
  }

  /** Accepts an element for a new head, whatever the state of its earlier head. */
  readmit(element: HTMLElement): void {
    this.#retired.delete(element);
  }

  /** Stops using an element for a head. An element that the page inserted may belong to a framework, and stays. */
  retire({ id, element }: Head): void {
    if (this.added.has(element)) element.remove();
    else this.#retired.set(element, id);
  }

  /** The page's own element of a removed head. */
  retired(id: string): HTMLElement | undefined {
    return [...this.#retired.keys()].find((element) => element.dataset.head === id && !this.added.has(element));
  }

  #makeHead(id: string, element: HTMLElement): Head {
    this.#lastNumber += 1;
    const head = new Head(id, this.#lastNumber, element, this.#client);
    this.#heads.set(id, head);
    this.#numbered.set(head.number, head);
    this.#client.applyStyle(head);
    return head;
  }

  /** Ends a frame: discards the heads whose removal has ended. */
  endFrame(): void {
    for (const head of this.drawn) {
      head.badge.end();
      // Its panel can still be the background of the next conversation.
      const { scene } = this.#client;
      if (!head.isStaying && !scene.has(head.button) && !scene.has(head.panel)) this.forget(head);
    }
  }

  /** Marks a head as removed; it keeps its element during the animation. */
  leave(head: Head, membership: Membership): void {
    head.membership = membership;
    this.#retired.set(head.element, head.id);
  }

  /** Marks a head as kept after a cancelled removal. */
  keep(head: Head): void {
    head.membership = staying;
    this.readmit(head.element);
  }

  /** Begins the removal of a head. */
  removeHead(head: Head): void {
    if (!head.isStaying) return;
    this.leave(head, removed);
    if (!this.#client.commandIfRunning(HeadsCommand.remove, head.number)) this.forget(head);
  }

  /** Discards a head. */
  forget(head: Head): void {
    this.#numbered.delete(head.number);
    if (this.#heads.get(head.id) === head) this.#heads.delete(head.id);
    // Otherwise the element belongs to a head that was added since.
    if (this.#retired.get(head.element) === head.id) this.retire(head);
    head.remove();
  }
}
