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

/**
 * The initial height of the heads' middle, as a part of the screen's height; from there they move to cover no words or counts.
 */
const firstHeight = 0.44;

/**
 * The distance of resting heads from the edge on touch screens, in points: the middle of a face is outside of the strip for
 * back swipes.
 */
const forFingers = { edgeOverhang: -8 };

/** The duration of a dismissal, until the heads are in the target and the target has disappeared, in milliseconds. */
const leaving = 380;

/** The initial state of a script. */
export interface ScreenState {
  conversations: ConversationsState;
  heads: ChatHeadsState;
}

/** The side on which lines of text end. */
const endSide = () => (document.documentElement.dir === 'rtl' ? 'left' : 'right');

/** The messenger on one phone's screen: its elements, its data, and the style of each interaction. */
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
  /** The heads of the current dismissal, and the previous order and place of all heads. */
  #dismissal: { ids: string[]; order: readonly string[]; place: ChatHeadsState } | undefined;
  /** The initial place: whether it is on the side where lines end, and its height. */
  #firstPlace = { isAtEnd: true, y: NaN };
  /** The height of the covered foot of the screen, in points. */
  #covered = 0;
  /** The places of the heads before and after the screen's foot was covered. */
  #makingRoom: { from: RestingPlace; to: RestingPlace } | undefined;

  /** Makes the messenger in a screen of index.html, or in a copy with `data-part` in place of `id`. */
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

  /** Opens a conversation from its row; without a head yet, the row's picture flies up and becomes the head. */
  #openFrom(id: string, picture: HTMLElement, motion: Motion): void {
    if (!this.heads.has(id)) motion.bringBack(picture);
    this.heads.open(id, picture);
  }

  /** Marks a conversation as read after its badge was torn off, and offers to undo this. */
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

  /** Records a dismissed head, and after the removal offers to bring back all heads of the dismissal. */
  #noteDismissal(id: string): void {
    if (this.#dismissal) return void this.#dismissal.ids.push(id);
    const { headsElement, heads } = this;
    const dismissal = { ids: [id], order: headsElement.heads, place: headsElement.state };
    this.#dismissal = dismissal;
    setTimeout(() => {
      this.#dismissal = undefined;
      // The page keeps a stack if one of its heads has a draft.
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

  /** Puts the first heads at their place after layout, clear of the bar. */
  begin(): void {
    const bar = this.part('bar');
    const wanted = this.root.offsetHeight > 0 ? firstHeight * this.root.offsetHeight : NaN;
    const place = Number.isNaN(wanted) ? undefined : this.#clearPlace({ edge: endSide(), y: wanted });
    this.#firstPlace = { isAtEnd: !place?.edge || place.edge === endSide(), y: place?.y ?? wanted };
    // Without a choice, heads rest at the right.
    if (this.#firstEdge === 'left') this.headsElement.edge = 'left';
    this.headsElement.y = this.#firstPlace.y;
    this.heads.begin(firstHeads);
    const keepBarClear = () =>
      this.headsElement.setExclusionAreas([{ x: 0, y: 0, width: bar.clientWidth, height: bar.clientHeight }]);
    new ResizeObserver(keepBarClear).observe(bar);
  }

  /**
   * Keeps the heads clear of a cover of so many points at the screen's foot, and of the words of the other rows. When the cover
   * is removed, heads that were not moved meanwhile return.
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

  /** The nearest place to a wanted one at which the heads cover nothing. */
  #clearPlace(wanted: RestingPlace): RestingPlace | undefined {
    return clearPlace({ screen: this.root, bar: this.part('bar'), list: this.part('conversations') }, this.#covered, wanted);
  }

  /** The edge of the initial place, which changes with the direction of lines. */
  get #firstEdge(): 'left' | 'right' {
    return (endSide() === 'right') === this.#firstPlace.isAtEnd ? 'right' : 'left';
  }

  /** Brings removed initial heads back. */
  restoreHeads(): void {
    this.heads.restore(firstHeads);
  }

  /** Restores the initial state; the tuning stays. */
  reset(): void {
    this.#undo.end();
    this.conversations.reset();
    this.heads.restore(firstHeads, 'go');
    this.headsElement.setRestingPlace(this.#firstEdge, this.#firstPlace.y);
  }

  /** The initial state of a script that starts now. */
  get state(): ScreenState {
    return { conversations: this.conversations.state, heads: this.headsElement.state };
  }

  /**
   * Waits until new elements are drawn and can be touched: their measurement takes some frames. The wait has a limit, because
   * some elements are never drawn.
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
