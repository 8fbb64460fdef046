import { Arrivals } from './arrivals.js';
import { Badges } from './badges.js';
import { clearPlace, type RestingPlace } from './clear-place.js';
import { Conversations, type ConversationsState } from './conversations.js';
import { Heads } from './heads.js';
import { Messenger } from './messenger.js';
import type { Motion } from './motion.js';
import { Styling } from './panel/styling.js';
import { Partners } from './partners.js';
import { frame } from './pause.js';
import { people } from './sample-data.js';
import type { Subject } from './subject.js';
import { Undo } from './undo.js';
import type { ChatHeadsState, SuppleChatHeads, SuppleFlippingNotch } from './supple.js';

/** The heads that rest at the edge from the start, front to back. */
const firstHeads = ['anna', 'ben', 'clara'];

/** At the start the heads rest at so much of the screen's height, or as near to that as they cover no words and no count. */
const firstHeight = 0.44;

/**
 * Where fingers point, heads rest so many points within the edge: the middle of a face is out of the strip in which a swipe
 * goes back.
 */
const forFingers = { edgeOverhang: -8 };

/** How long heads that are thrown away take to go into the target, and the target to leave, in milliseconds. */
const leaving = 380;

/** What a script begins with. */
export interface ScreenState {
  conversations: ConversationsState;
  heads: ChatHeadsState;
}

/** The side on which lines of text end. */
const endSide = () => (document.documentElement.dir === 'rtl' ? 'left' : 'right');

/** The messenger on one phone's screen: its elements, what it knows, and the style of each interaction. */
export class MessengerScreen {
  readonly root: HTMLElement;
  readonly headsElement: SuppleChatHeads;
  readonly notchElement: SuppleFlippingNotch;
  readonly stylings: Record<Subject, Styling>;
  readonly badges: Badges;
  readonly conversations = new Conversations(people);
  readonly heads: Heads;
  readonly messenger: Messenger;
  readonly arrivals: Arrivals;
  readonly partners: Partners;
  #undo;
  /** The heads that are being thrown away together, and the order and place of all before that. */
  #dismissal: { ids: string[]; order: readonly string[]; place: ChatHeadsState } | undefined;
  #firstPlace = NaN;
  /** How much of the screen's foot is covered, in points. */
  #covered = 0;
  /** Where the heads were as something came over the foot of the screen, and where they went. */
  #makingRoom: { from: RestingPlace; to: RestingPlace } | undefined;

  /** Makes the messenger in a screen of index.html, or in a copy of it, in which `data-part` stands for `id`. */
  constructor(root: HTMLElement, motion: Motion) {
    this.root = root;
    const headsElement = this.part('heads') as SuppleChatHeads;
    const notchElement = this.part('notch') as SuppleFlippingNotch;
    const badges = () => root.querySelectorAll('supple-slime-badge');
    this.headsElement = headsElement;
    this.notchElement = notchElement;
    this.badges = new Badges(badges);
    this.stylings = {
      heads: new Styling('supple-chat-heads', () => [headsElement], matchMedia('(pointer: coarse)').matches ? forFingers : {}),
      badge: new Styling('supple-slime-badge', badges),
      notch: new Styling('supple-flipping-notch', () => [notchElement]),
    };
    const { conversations } = this;
    this.#undo = new Undo(this.part('undo'));
    const read = (id: string) => this.#markRead(id);
    this.heads = new Heads(headsElement, conversations, motion, { read, dismissed: (id) => this.#noteDismissal(id) });
    for (const name of ['supple-opened', 'supple-closed'] as const) {
      headsElement.addEventListener(name, () => root.toggleAttribute('data-open', headsElement.openHead !== null));
    }
    this.messenger = new Messenger(
      conversations,
      {
        notch: notchElement,
        bar: this.part('bar'),
        topMark: this.part('top-mark'),
        news: this.part('news') as HTMLButtonElement,
        list: this.part('conversations'),
        search: this.part('search') as HTMLInputElement,
        noMatch: this.part('no-match'),
      },
      {
        open: (id, picture) => this.#openFrom(id, picture, motion), read, badge: (badge) => this.stylings.badge.apply(badge),
        says: (badge) => this.badges.apply(badge),
      },
      motion);
    this.arrivals = new Arrivals(notchElement, conversations, this.messenger);
    this.partners = new Partners(
      conversations, (id) => this.heads.isOpen(id), (id, text) => this.heads.message(id, text));
    this.part('compose').addEventListener('click', () => {
      const quietest = conversations.all.filter((conversation) => !this.heads.has(conversation.id)).at(-1);
      if (quietest) this.heads.open(quietest.id);
    });
  }

  /** Opens a conversation from its row, whose picture flies up and becomes the head if none is there yet. */
  #openFrom(id: string, picture: HTMLElement, motion: Motion): void {
    if (!this.heads.has(id)) motion.bringBack(picture);
    this.heads.open(id, picture);
  }

  /** Marks a conversation as read whose badge was torn off, and offers to undo that. */
  #markRead(id: string): void {
    const { conversations, messenger } = this;
    const count = conversations.get(id)?.unread ?? 0;
    if (count === 0) return;
    conversations.setUnread(id, 0);
    this.#undo.offer({
      words: 'marked as read', count,
      undo: () => conversations.setUnread(id, count + (conversations.get(id)?.unread ?? 0)),
      focus: () => messenger.row(id)?.focus(),
    });
  }

  /** Notes a head that was thrown away, and offers to bring back all that went together, once they are gone. */
  #noteDismissal(id: string): void {
    if (this.#dismissal) return void this.#dismissal.ids.push(id);
    const { headsElement, heads } = this;
    const dismissal = { ids: [id], order: headsElement.heads, place: headsElement.state };
    this.#dismissal = dismissal;
    setTimeout(() => {
      this.#dismissal = undefined;
      // The page keeps a stack one of whose heads has a draft.
      const gone = dismissal.ids.filter((one) => !heads.has(one));
      if (gone.length > 0) {
        this.#undo.offer({
          words: 'removed', count: gone.length,
          undo: () => this.#bringBack(dismissal),
          focus: () => (headsElement.heads.length > 0 ? headsElement.focus() : this.messenger.firstRow?.focus()),
        });
      }
    }, leaving);
  }

  #bringBack({ order, place: { edge, y } }: { order: readonly string[]; place: ChatHeadsState }): void {
    const { headsElement } = this;
    this.heads.bringBack(order, this.part('removed-from'));
    if (edge && y !== null && headsElement.heads.length === order.length) headsElement.setRestingPlace(edge, y);
  }

  /** A part of the screen. */
  part(name: string): HTMLElement {
    const found = this.root.querySelector<HTMLElement>(`#${name}, [data-part="${name}"]`);
    if (!found) throw new Error(`the screen has no part "${name}"`);
    return found;
  }

  /** Puts the first heads at their place, once the screen is laid out; they keep off the bar. */
  begin(): void {
    const bar = this.part('bar');
    const wanted = this.root.offsetHeight > 0 ? firstHeight * this.root.offsetHeight : NaN;
    this.#firstPlace = Number.isNaN(wanted) ? NaN : this.#clearPlace({ edge: endSide(), y: wanted })?.y ?? wanted;
    this.headsElement.y = this.#firstPlace;
    this.heads.begin(firstHeads);
    const keepBarClear = () =>
      this.headsElement.setExclusionAreas([{ x: 0, y: 0, width: bar.clientWidth, height: bar.clientHeight }]);
    new ResizeObserver(keepBarClear).observe(bar);
  }

  /**
   * Has the heads keep off what covers so many points of the screen's foot, and off the words of the rows that are left; once it
   * covers less, they go back unless somebody has moved them.
   */
  cover(covered: number): void {
    const { headsElement } = this;
    const isMore = covered > this.#covered;
    this.#covered = covered;
    const { edge: side, y } = headsElement.state;
    if (y === null) return;
    const edge = side ?? endSide();
    const { from, to } = this.#makingRoom ?? {};
    const isWhereItWent = to !== undefined && edge === to.edge && Math.abs(y - (to.y ?? NaN)) < 1;
    const wanted = isWhereItWent && from ? from : { edge, y };
    this.#makingRoom = undefined;
    const place = covered > 0 && (isMore || isWhereItWent) ? this.#clearPlace(wanted) : wanted;
    if (!place?.edge || place.y === null) return;
    if (place.edge !== wanted.edge || place.y !== wanted.y) this.#makingRoom = { from: wanted, to: place };
    headsElement.setRestingPlace(place.edge, place.y);
  }

  /** The place nearest to a wanted one at which the heads cover nothing. */
  #clearPlace(wanted: RestingPlace): RestingPlace | undefined {
    return clearPlace({ screen: this.root, bar: this.part('bar'), list: this.part('conversations') }, this.#covered, wanted);
  }

  /** Brings back the first heads that are gone. */
  restoreHeads(): void {
    this.heads.restore(firstHeads);
  }

  /** Brings everything back to where it began; the tuning stays. */
  reset(): void {
    this.#undo.end();
    this.conversations.reset();
    this.heads.restore(firstHeads, 'go');
    this.headsElement.setRestingPlace(endSide(), this.#firstPlace);
  }

  /** What a script that begins now begins with. */
  get state(): ScreenState {
    return { conversations: this.conversations.state, heads: this.headsElement.state };
  }

  /**
   * Waits until what has just been put onto the screen is drawn and can be touched: elements that are new take some frames
   * to be measured. What is drawn nowhere is not waited for longer than that takes.
   */
  async drawn(): Promise<void> {
    const [fewest, most] = [2, 30];
    for (let frames = 0; frames < fewest || (frames < most && !this.#isDrawn); frames += 1) await frame();
  }

  /** Whether the first head and the first badge have a size. */
  get #isDrawn(): boolean {
    const [first = ''] = this.headsElement.heads;
    const face = this.headsElement.querySelector(`[slot="head"][data-head="${CSS.escape(first)}"]`);
    return [face, this.messenger.firstUnread?.badge].every((part) => !part || part.getBoundingClientRect().width > 0);
  }

  /** Puts a state back, without motion. */
  set state({ conversations, heads }: ScreenState) {
    this.heads.close();
    this.conversations.state = conversations;
    this.heads.restore(heads.heads.map(({ id }) => id), 'go');
    this.headsElement.state = heads;
  }
}
