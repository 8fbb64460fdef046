import type { Conversation, Conversations } from './conversations.js';
import type { Motion } from './motion.js';
import { pause } from './pause.js';
import { showPresses } from './press.js';
import { Row } from './row.js';
import type { SuppleFlippingNotch, SuppleSlimeBadge } from './supple.js';

/** The elements of the list on the page. */
interface MessengerParts {
  notch: SuppleFlippingNotch;
  bar: HTMLElement;
  /** An element above the rows; while it is visible, no row is under the bar. */
  topMark: HTMLElement;
  /** A button that announces new conversations above the visible rows, and scrolls there. */
  news: HTMLButtonElement;
  list: HTMLElement;
  search: HTMLInputElement;
  noMatch: HTMLElement;
}

/** The time until a landed row looks like the others, in milliseconds, as in row.css. */
const landing = 300;

/**
 * The list of conversations, inside the flipping notch. It follows the conversations: lines and counts change
 * in place, and a row with a new message glides to the top.
 */
export class Messenger {
  #parts;
  #list;
  #news;
  #on;
  #motion;
  #rows = new Map<string, Row>();
  /** Conversations whose row is on a card of the notch and not in the list yet. */
  #arriving = new Set<string>();

  /**
   * Makes the list; calls `on.read` for each conversation whose badge was torn off, `on.badge` for each new badge, and
   * `on.says` for each badge whose count may have changed.
   */
  constructor(
    conversations: Conversations, parts: MessengerParts,
    on: { open: (id: string, from: HTMLElement) => void; read: (id: string) => void; badge: (badge: SuppleSlimeBadge) => void; says: (badge: SuppleSlimeBadge) => void },
    motion: Motion,
  ) {
    this.#parts = parts;
    this.#list = parts.list;
    this.#news = parts.news;
    parts.news.addEventListener('click', () => {
      parts.news.hidden = true;
      parts.notch.scrollToTop();
    });
    this.#on = on;
    this.#motion = motion;
    const begin = () => {
      this.#rows.clear();
      this.#arriving.clear();
      this.#list.replaceChildren(...conversations.all.map((conversation) => this.#row(conversation).root));
    };
    begin();
    conversations.listen('reset', () => {
      begin();
      this.showTop();
    });
    for (const name of ['message', 'unread', 'typing'] as const) {
      conversations.listen(name, ({ id }) => {
        this.#rows.get(id)?.update();
        if (name === 'message') this.#raise(id);
      });
    }
    this.#followBar(parts);
    showPresses(parts.list, '.row');
    parts.search.addEventListener('input', () => this.#filter());
  }

  /** Hides the rows without the searched text. */
  #filter(): void {
    const wanted = this.#parts.search.value.trim().toLowerCase();
    const found = [...this.#rows.values()].filter((row) => row.filter(wanted)).length;
    this.#parts.noMatch.hidden = found > 0;
  }

  /** Shows all rows from the first one on, and returns whether the list comes to rest there. */
  showTop(): Promise<boolean> {
    this.#parts.search.value = '';
    this.#filter();
    return this.#parts.notch.scrollToTop();
  }

  /** Sends the bar's height to the notch, and to the bar whether rows are under it. */
  #followBar({ notch, bar, topMark, news }: MessengerParts): void {
    new ResizeObserver(() => {
      const height = bar.clientHeight - parseFloat(getComputedStyle(bar).paddingTop);
      notch.setAttribute('navigation-bar', String(height));
    }).observe(bar);
    new IntersectionObserver(([{ isIntersecting }]) => {
      bar.toggleAttribute('data-scrolled', !isIntersecting);
      if (isIntersecting) news.hidden = true;
    }).observe(topMark);
  }

  /** The row of a conversation. */
  row(id: string): Row | undefined {
    return this.#rows.get(id);
  }

  /** The first row in the list with an unread message. */
  get firstUnread() {
    const shown = this.#list.querySelector('.row[data-unread]:not([hidden])');
    return this.#rows.get(shown?.getAttribute('data-conversation') ?? '');
  }

  /** The first row in the list. */
  get firstRow() {
    return this.#rows.get(this.#list.firstElementChild?.getAttribute('data-conversation') ?? '');
  }

  /** Whether an element is in the list. */
  contains(element: Element): boolean {
    return this.#list.contains(element);
  }

  /** The third row in the list, in easy reach. */
  get thirdRow(): Element | undefined {
    return this.#list.children[2];
  }

  /** Makes the row of a conversation that arrives by the notch; the notch inserts it into the list. */
  arrive(conversation: Conversation): HTMLElement {
    const { root } = this.#row(conversation);
    root.toggleAttribute('data-new', true);
    this.#arriving.add(conversation.id);
    return root;
  }

  /** Makes a row that only shows an arrival: it is not part of the list and takes no touches. */
  sample(conversation: Conversation): HTMLElement {
    const { root } = new Row(conversation, this.#on);
    root.inert = true;
    return root;
  }

  /** All rows of cards are in the list, so their highlight fades. */
  async settle() {
    // Rows whose conversation was discarded while they were on their card.
    for (const row of [...this.#list.children]) {
      if (!this.#rows.has(row.getAttribute('data-conversation') ?? '')) row.remove();
    }
    const rows = [...this.#arriving].flatMap((id) => this.#rows.get(id)?.root ?? []);
    this.#arriving.clear();
    for (const row of rows) {
      row.toggleAttribute('data-new', false);
      row.toggleAttribute('data-settling', true);
    }
    await pause(landing);
    for (const row of rows) row.toggleAttribute('data-settling', false);
  }

  /** Announces new conversations above the visible rows. */
  showNews(count: number): void {
    this.#news.textContent = `${count} new`;
    this.#news.hidden = false;
  }

  #row(conversation: Conversation) {
    const row = new Row(conversation, this.#on);
    this.#rows.set(conversation.id, row);
    return row;
  }

  /** Moves a row to the top; the rows that it passes make room. */
  #raise(id: string): void {
    const root = this.#rows.get(id)?.root;
    if (!root || this.#arriving.has(id) || root.parentElement === null) return;
    const siblings = [...root.parentElement.children] as HTMLElement[];
    if (siblings[0] === root) return;
    const before = new Map(siblings.map((row) => [row, row.offsetTop]));
    root.parentElement.prepend(root);
    for (const [row, top] of before) {
      const glide = this.#motion.glide(row, top - row.offsetTop);
      if (row !== root || !glide) continue;
      // The row moves over the other rows, whose words would show through it.
      root.toggleAttribute('data-raised', true);
      glide.onfinish = glide.oncancel = () => root.toggleAttribute('data-raised', false);
    }
  }
}
