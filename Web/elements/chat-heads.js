// <supple-chat-heads>: heads that float above the page and open conversations.
import * as HeadsCommand from './abi/heads-command.js';
import * as Kind from './abi/kind.js';
import * as Role from './abi/role.js';
import * as Trait from './abi/trait.js';
import { keys } from './abi/lists.js';
import { SuppleElement, draw, labels, make, mirror, safeStyle } from './element.js';
import { frame, now } from './engine.js';
import { Gum, gumStyle } from './gum.js';
import { Inertness } from './inertness.js';
import { Scene, attribute, content, countText, points, shadow, style } from './layers.js';
import { Pointers } from './pointers.js';
import { record } from './record.js';

const glow = 'var(--supple-head-glow,rgb(255 255 255/.7))';

const css = `
:host{position:absolute;inset:0;display:block;pointer-events:none;z-index:var(--supple-heads-z-index,1);
font-family:inherit;line-height:normal}
.surface{position:absolute;inset:0;overflow:clip;contain:layout}
.surface>*{position:absolute;left:0;top:0;box-sizing:border-box;visibility:hidden}
.dim{background:var(--supple-dim-color,#000);pointer-events:auto}
.conversation{display:flex;flex-direction:column;overflow:hidden;pointer-events:auto;outline-offset:-2px;
background:var(--supple-conversation-background,Canvas);color:var(--supple-conversation-color,CanvasText);
box-shadow:var(--supple-conversation-shadow,0 12px 40px rgb(0 0 0/.3))}
.conversation ::slotted(*){flex:1;min-width:0;min-height:0}
.head,.overflow,.flyout,.badge{pointer-events:auto;cursor:pointer}
.head,.overflow{outline:none}
.face{position:absolute;inset:4px;border-radius:50%;overflow:hidden;display:grid;place-items:center;
background:var(--supple-head-background,light-dark(#dfe3ea,#3a3f49));
color:var(--supple-head-color,light-dark(#27303f,#eef1f6));font-weight:600;
box-shadow:inset 0 0 3px ${glow},var(--supple-head-shadow,0 2px 8px rgb(0 0 0/.25))}
.glow{position:absolute;inset:0;border-radius:50%;pointer-events:none}
[data-selected] .face{outline:2.5px solid var(--supple-head-mark,#fff)}
:focus-visible>.face{outline:3px solid var(--supple-focus-color,#0a66ff);outline-offset:2px}
.face ::slotted(*){display:block;width:100%;height:100%;object-fit:cover}
.target{display:grid;place-items:center;border-radius:50%!important;color:var(--supple-target-color,#fff);
background:var(--supple-target-background,rgb(20 22 26/.55));border:2px solid currentcolor;
-webkit-backdrop-filter:blur(12px);backdrop-filter:blur(12px)}
.target[data-engaged]{background:var(--supple-target-engaged,#d70015);box-shadow:0 0 0 14px rgb(215 0 21/.3)}
.target svg{width:34%;height:34%;fill:none;stroke:currentcolor;stroke-width:2.5;stroke-linecap:round}
.flyout{display:flex;flex-direction:column;justify-content:center;padding:8px 14px;overflow:hidden;
font-family:var(--supple-flyout-font,inherit);font-size:.9375rem;line-height:1.3;border-radius:18px!important;
background:var(--supple-flyout-background,light-dark(#fff,#2b2f37));
color:var(--supple-flyout-color,light-dark(#1b1f27,#f2f4f8));
box-shadow:var(--supple-flyout-shadow,0 4px 20px rgb(0 0 0/.18))}
.flyout b,.flyout span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.flyout b{font-size:.8125rem;font-weight:600}
@media(forced-colors:active){.face,.flyout,.conversation{border:1px solid CanvasText}
[data-selected] .face{outline-color:Highlight}.target{background:Canvas;color:CanvasText}}
${gumStyle}${safeStyle}`;

/** One head: what the page gave, and what shows it. */
class Head {
  unread = 0;
  /** @type {HTMLElement | null} what the page gave as its conversation */
  content = null;
  /**
   * Whether the engine has let it go and it only plays its end; the engine's time of that if it was dismissed.
   *
   * @type {boolean | number}
   */
  leaving = false;
  /** @type {Gum | undefined} */
  gum;

  /** @param {string} id @param {number} number @param {HTMLElement} element */
  constructor(id, number, element) {
    this.id = id;
    this.number = number;
    this.element = element;
    this.slot = make('slot');
    this.initials = make('span', { class: 'initials', 'aria-hidden': 'true' });
    this.slot.append(this.initials);
    this.glow = make('div', { class: 'glow' });
    this.face = make('div', { class: 'face', part: 'face' }, this.slot, this.glow);
    this.button = make(
      'div', { class: 'head touch', part: 'head', role: 'button', tabindex: '-1', 'aria-haspopup': 'dialog' }, this.face);
    this.contentSlot = make('slot');
    this.panel = make(
      'div', { class: 'conversation', part: 'conversation', role: 'dialog', tabindex: '-1' }, this.contentSlot);
  }

  get name() {
    return this.element.dataset.name ?? this.id;
  }

  /** Says what there is to say of it. */
  describe() {
    attribute(this.button, 'aria-label', labels.head(this.name, this.unread));
    attribute(this.panel, 'aria-label', this.name);
    content(this.initials, this.name.split(' ', 2).map((word) => [...word][0] ?? '').join(''));
  }
}

export class SuppleChatHeads extends SuppleElement {
  static get kind() {
    return Kind.chatHeads;
  }
  static get interaction() {
    return 'chat-heads';
  }
  static get css() {
    return css;
  }
  static get observedAttributes() {
    return [...SuppleElement.observedAttributes, 'edge', 'y'];
  }

  /** @type {Map<string, Head>} front to back as they were given */
  #heads = new Map();
  /** @type {Map<number, Head>} by the engine's number; numbers are never used again */
  #numbered = new Map();
  #lastNumber = 0;
  #texts = [''];
  /** @type {string | null} */
  #open = null;
  #scene = new Scene();
  #inertness = new Inertness();
  #children = new MutationObserver(() => this.#sync());
  #dim = make('div', { class: 'dim touch', part: 'dim' });
  #target = make(
    'div', { class: 'target', part: 'target', 'aria-hidden': 'true' },
    draw('svg', { viewBox: '0 0 24 24' }, draw('path', { d: 'M3 3 21 21M21 3 3 21' })));
  #flyoutName = make('b');
  #flyoutText = make('span');
  #flyout = make('div', { class: 'flyout touch', part: 'flyout', 'aria-hidden': 'true' }, this.#flyoutName, this.#flyoutText);
  #overflow = make('div', { class: 'overflow touch', part: 'overflow', role: 'button', tabindex: '0' },
    make('div', { class: 'face', part: 'face' }));
  #pointers;
  /** @type {AbortController | null} */
  #listening = null;
  /** @type {{x: number, y: number, width: number, height: number}[]} areas that resting heads keep clear */
  kept = [];

  constructor() {
    super({ slotAssignment: 'manual' });
    this.surface = make('div', { class: 'surface' }, this.#dim, this.#target, this.#overflow, this.#flyout);
    this.root.append(this.surface, this.safe, this.spoken);
    this.#pointers = new Pointers(this.surface, {
      accepts: (event) => !event.composedPath().some((node) => node instanceof Element && node.part.contains('conversation')),
      begin: () => this.displaced(),
      pass: (phase, event, id, time) => this.pass(phase, event, id, time),
    });
    this.addEventListener('keydown', (event) => this.#key(event));
    this.surface.addEventListener('click', (event) => this.#click(event));
  }

  connectedCallback() {
    super.connectedCallback();
    this.#children.observe(this, {
      childList: true, subtree: true, attributeFilter: ['slot', 'data-head', 'data-name', 'data-unread'],
    });
    this.#sync();
    if (this.#open !== null) this.#inertness.begin(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#inertness.end();
  }

  setUp() {
    this.resized();
    for (const head of this.#heads.values()) {
      // Whatever was on its way out is gone.
      if (head.leaving) this.#dispose(head);
      else this.body?.command(HeadsCommand.seat, head.number, head.unread);
    }
    this.keepClear(this.kept);
    const edge = (this.edge ?? (this.rightToLeft ? 'left' : '')) === 'left' ? 0 : 1;
    if (this.y !== null || this.hasAttribute('edge')) {
      this.body?.command(HeadsCommand.place, edge, this.y ?? NaN);
    }
    if (this.#open !== null) this.open(this.#open);
    this.#dressHeads();
    this.#listening?.abort();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    for (const name of ['resize', 'scroll']) {
      visualViewport?.addEventListener(name, () => this.#fitKeyboard(), { signal });
    }
    window.addEventListener('scroll', () => this.displaced(), { capture: true, passive: true, signal });
  }

  takeDown() {
    this.#listening?.abort();
    this.#pointers.forget();
    this.#inertness.end();
    this.#children.disconnect();
    this.#open = null;
    this.#scene.end();
  }

  resized() {
    this.sendScreen();
    this.#fitKeyboard();
  }

  styled() {
    this.#dressHeads();
  }

  /** @param {string} name */
  changed(name) {
    const { edge, y } = this.#rest;
    if ((name === 'edge' && this.edge !== edge) || (name === 'y' && this.y !== y)) {
      this.moveTo(this.edge ?? edge, this.y ?? y ?? NaN);
    }
  }

  /** Brings heads and conversations into line with the page's elements. */
  #sync() {
    /** @type {Set<Head>} */
    const present = new Set();
    for (const child of /** @type {Iterable<HTMLElement>} */ (this.children)) {
      const id = child.dataset.head;
      if (child.slot !== 'head' || !id) continue;
      let head = this.#heads.get(id);
      if (!head || head.leaving) head = this.#welcome(id, child);
      if (present.has(head)) continue;
      present.add(head);
      head.element = child;
      if (!plain.has(child)) head.slot.assign(child);
      const unread = Math.max(0, Math.trunc(Number(child.dataset.unread))) || 0;
      if (unread !== head.unread) {
        head.unread = unread;
        if (this.body) this.command(HeadsCommand.setUnread, head.number, unread);
      }
      head.describe();
    }
    for (const head of this.#heads.values()) {
      if (!present.has(head) && !head.leaving) this.#bid(head);
    }
    for (const child of /** @type {Iterable<HTMLElement>} */ (this.children)) {
      const head = child.slot === 'conversation' && this.#heads.get(child.dataset.head ?? '');
      if (!head || head.content === child) continue;
      head.content = child;
      head.contentSlot.assign(child);
    }
    this.wake();
  }

  /** @param {string} id @param {HTMLElement} element */
  #welcome(id, element) {
    this.#lastNumber += 1;
    const head = new Head(id, this.#lastNumber, element);
    head.unread = Math.max(0, Math.trunc(Number(element.dataset.unread))) || 0;
    this.#heads.set(id, head);
    this.#numbered.set(head.number, head);
    this.surface.append(head.panel, head.button);
    head.gum = new Gum(this.surface, this.#scene, 'badge');
    this.#dress(head);
    if (this.body) this.command(HeadsCommand.add, head.number, head.unread);
    return head;
  }

  /** The page or the person has done with a head; it plays its end. @param {Head} head */
  #bid(head) {
    head.leaving = true;
    if (this.body) this.command(HeadsCommand.remove, head.number);
    else this.#dispose(head);
  }

  /** @param {Head} head */
  #dispose(head) {
    this.#numbered.delete(head.number);
    if (this.#heads.get(head.id) === head) {
      this.#heads.delete(head.id);
      head.content?.remove();
    }
    head.button.remove();
    head.panel.remove();
    head.gum?.remove();
    head.element.remove();
  }

  #dressHeads() {
    for (const head of this.#numbered.values()) this.#dress(head);
  }

  /** Sizes that are the style's and that the frame does not say. @param {Head} head */
  #dress(head) {
    if (!this.body) return;
    style(head.face, 'inset', points(this.styleValue('avatarInset')));
    style(head.glow, 'box-shadow', `inset 0 0 ${points(this.styleValue('glowRadius'))} ${glow}`);
  }

  /** @param {typeof frame} frame */
  draw(frame) {
    const scene = this.#scene;
    for (let index = 0; index < frame.count; index += 1) {
      const layer = frame.layers[index];
      const head = this.#numbered.get(layer.item);
      switch (layer.role) {
        case Role.dim:
          scene.place(this.#dim, layer);
          break;
        case Role.conversation:
          if (head) scene.place(head.panel, layer);
          break;
        case Role.target:
          scene.place(this.#target, layer);
          attribute(this.#target, 'data-engaged', !!(layer.traits & Trait.engaged));
          break;
        case Role.head:
          if (head) this.#drawHead(head, layer);
          break;
        case Role.flyout:
          scene.place(this.#flyout, layer);
          content(this.#flyoutName, head?.name ?? '');
          content(this.#flyoutText, this.#texts[layer.text] ?? '');
          break;
        case Role.overflow:
          scene.place(this.#overflow, layer);
          attribute(this.#overflow, 'aria-label', labels.overflow);
          content(/** @type {Element} */ (this.#overflow.firstChild), `+${countText(layer.text)}`);
          break;
        default:
          if (head) head.gum?.draw(layer, frame);
      }
    }
    scene.end();
    for (const head of this.#numbered.values()) {
      head.gum?.end();
      if (head.leaving && !scene.has(head.button)) this.#dispose(head);
    }
  }

  /** @param {Head} head @param {import('./engine.js').Layer} layer */
  #drawHead(head, layer) {
    const { button } = head;
    this.#scene.place(button, layer);
    style(head.face, 'box-shadow', `var(--supple-head-shadow,${shadow(layer)})`);
    style(head.initials, 'font-size', points(layer.width * 0.3));
    attribute(button, 'data-selected', !!(layer.traits & Trait.selected));
    attribute(button, 'data-pressed', !!(layer.traits & Trait.pressed));
    attribute(button, 'aria-expanded', String(this.#open === head.id));
    attribute(button, 'tabindex', head.leaving ? '-1' : '0');
  }

  /** When the page last refused a dismissal. */
  #refusedAt = NaN;

  /** @param {typeof frame.events[0]} event */
  heard({ name, item, x, y, time }) {
    const head = this.#numbered.get(item);
    /** @type {Record<string, unknown>} */
    const detail = { head: head?.id };
    const dismisses = name === 'dismiss';
    if (name === 'open' || name === 'select') {
      this.#open = head?.id ?? null;
      this.#inertness.begin(this);
      if (head) this.#enter(head);
    } else if (name === 'close') {
      this.#lead(head);
      this.#leave();
    } else if (name === 'add') {
      this.#lead(head);
    } else if (name === 'move') {
      this.#lead(head);
      this.#rest = { edge: x > 0 ? 'right' : 'left', y };
      Object.assign(this, this.#rest);
      Object.assign(detail, this.#rest);
    } else if (name === 'clear' && head) {
      this.setUnread(head.id, 0);
    } else if (dismisses) {
      Object.assign(detail, { element: head?.element, conversation: head?.content });
    }
    // A stack goes or stays as a whole.
    if (dismisses && time === this.#refusedAt) return;
    if (!this.emit(name, detail, dismisses)) {
      this.#refusedAt = time;
      for (const other of this.#numbered.values()) if (other.leaving === time) other.leaving = false;
      this.command(HeadsCommand.refuse);
    } else if (head && (dismisses || name === 'drop')) head.leaving = time;
  }

  /** @param {Head | undefined} head comes to the front of the order */
  #lead(head) {
    if (head && !head.leaving) this.#heads = new Map([[head.id, head], ...this.#heads]);
  }

  /** The focus goes into a conversation. @param {Head} head */
  #enter(head) {
    // It begins to grow from nothing, and what is hidden takes no focus.
    style(head.panel, 'visibility', 'visible');
    const wanted = head.content?.querySelector('[autofocus]');
    (wanted instanceof HTMLElement ? wanted : head.panel).focus({ preventScroll: true });
  }

  /** The focus comes back out of the conversation. */
  #leave() {
    const head = this.#heads.get(this.#open ?? '');
    this.#open = null;
    this.#inertness.end();
    const focused = document.activeElement;
    // Somebody who has gone elsewhere meanwhile stays there.
    if (head && (!focused || focused === document.body || focused === this || this.contains(focused))) {
      head.button.focus({ preventScroll: true });
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const origin = event.composedPath()[0];
    const head = [...this.#numbered.values()].find(({ button }) => button === origin);
    const onOverflow = origin === this.#overflow;
    const key = keys.indexOf(event.key);
    if (key < 0 || (!head && !onOverflow && event.key !== 'Escape')) return;
    if (this.#open !== null && (head || onOverflow) && this.#moveFocus(event.key, /** @type {Element} */ (origin))) {
      event.preventDefault();
      return;
    }
    const [role, item] = head ? [Role.head, head.number] : onOverflow ? [Role.overflow, 0] : [-1, 0];
    if (this.body?.call('key', event.timeStamp / 1000, key, role, item)) {
      event.preventDefault();
      event.stopPropagation();
    }
    record.listener?.key(this, event, head ? `head:${head.id}` : onOverflow ? 'overflow' : undefined);
    this.wake();
  }

  /** Moves the focus along the row. @param {string} key @param {Element} from @returns {boolean} whether it is such a key */
  #moveFocus(key, from) {
    const row = [...this.#numbered.values()].map(({ button }) => button).concat(this.#overflow)
      .filter((button) => this.#scene.has(button))
      .sort((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x);
    const at = row.indexOf(/** @type {any} */ (from));
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: row.length - 1 }[key];
    if (to === undefined) return false;
    row[Math.max(0, Math.min(row.length - 1, to))]?.focus();
    return true;
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (!this.isUntouched(event)) return;
    const path = event.composedPath();
    const head = [...this.#numbered.values()].find(({ button }) => path.includes(button));
    if (head) this.body?.call('key', now(), 0, Role.head, head.number);
    else if (path.includes(this.#overflow)) this.openOverflow();
    else if (path.includes(this.#dim)) this.close();
    this.wake();
  }

  #fitKeyboard() {
    const view = visualViewport;
    // A page that is pinched up shows less of itself, and no keyboard.
    if (!view || view.scale > 1.01) return;
    const box = this.getBoundingClientRect();
    const covered = innerHeight - view.height > 80 ? box.bottom - view.offsetTop - view.height : 0;
    const height = box.height ? (Math.max(0, covered) * this.height) / box.height : 0;
    this.body?.call('keyboard', now(), height);
    this.wake();
  }

  /** What a script says of an argument of a command. @param {string} key @param {number} value */
  spell(key, value) {
    return key === 'head' ? this.#numbered.get(value)?.id
      : key === 'text' ? this.#texts[value] : key === 'edge' ? (value ? 'right' : 'left') : value;
  }

  /** The heads' ids, front to back. */
  get heads() {
    return [...this.#heads.values()].filter(({ leaving }) => !leaving).map(({ id }) => id);
  }

  /** The head whose conversation is open, or null. */
  get openHead() {
    return this.#open;
  }

  /**
   * A new head slides in and leads.
   *
   * @param {HTMLElement | {id: string, name?: string, unread?: number}} head
   */
  addHead(head) {
    let element = head;
    if (!(element instanceof HTMLElement)) {
      const { id, name = id, unread = 0 } = element;
      element = make('div', { 'data-head': id, 'data-name': name, 'data-unread': String(unread) });
      plain.add(element);
    }
    element.slot = 'head';
    this.append(element);
    this.#sync();
  }

  /** @param {string} id */
  removeHead(id) {
    const head = this.#heads.get(id);
    if (head && !head.leaving) this.#bid(head);
  }

  /** @param {string} id @param {number} number @param {number[]} args */
  #order(id, number, ...args) {
    this.#sync();
    const head = this.#heads.get(id);
    if (head) this.command(number, head.number, ...args);
  }

  /** Opens a head's conversation. @param {string} id */
  open(id) {
    this.#order(id, HeadsCommand.open);
  }

  /** Brings a head's conversation to the front of the open one. @param {string} id */
  select(id) {
    this.#order(id, HeadsCommand.select);
  }

  /** Closes the open conversation. */
  close() {
    this.command(HeadsCommand.close);
  }

  /** Brings back the newest head of the overflow. */
  openOverflow() {
    this.command(HeadsCommand.openOverflow);
  }

  /** @param {string} id @param {number} count */
  setUnread(id, count) {
    const head = this.#heads.get(id);
    if (head) head.element.dataset.unread = String(Math.max(0, Math.trunc(count)) || 0);
    this.#sync();
  }

  /** A message has come: its head leads, a bubble shows the text, and it is announced. @param {string} id @param {string} text */
  message(id, text) {
    this.#sync();
    const head = this.#heads.get(id);
    if (!head) return;
    this.#texts.push(String(text));
    this.#lead(head);
    this.command(HeadsCommand.message, head.number, this.#texts.length - 1);
    this.spoken.textContent = labels.message(head.name, String(text));
  }

  /** @param {string} edge 'left' or 'right' @param {number} y the leader's centre, in points */
  moveTo(edge, y) {
    this.command(HeadsCommand.moveTo, edge === 'left' ? 0 : 1, y);
  }

  /** Names areas, in points, that resting heads keep clear. @param {{x: number, y: number, width: number, height: number}[]} areas */
  keepClear(areas) {
    this.kept = areas;
    this.command(HeadsCommand.clearKeepOut);
    for (const { x, y, width, height } of areas) this.command(HeadsCommand.addKeepOut, x, y, width, height);
  }

  /** The leader nudges from its edge, to show that it can be touched. */
  nudge() {
    this.command(HeadsCommand.nudge);
  }

  /** Where the heads rest, their order and what is open, as a value that can be kept and put back. */
  get state() {
    return {
      edge: this.#rest.edge ?? this.edge, y: this.#rest.y ?? this.y, open: this.#open,
      heads: this.heads.map((id) => ({ id, unread: this.#heads.get(id)?.unread ?? 0 })),
    };
  }
  set state({ edge, y, open, heads }) {
    this.#sync();
    const order = heads.map(({ id }) => this.#heads.get(id)).filter((head) => !!head);
    const rest = [...this.#heads.values()].filter((head) => !order.includes(head));
    this.#heads = new Map([...order, ...rest].map((head) => [head.id, head]));
    for (const { id, unread } of heads) {
      const head = this.#heads.get(id);
      if (head) head.element.dataset.unread = String((head.unread = unread));
    }
    this.#rest = { edge, y };
    Object.assign(this, this.#rest);
    if (this.#open !== null) this.#leave();
    this.#open = open;
    this.body?.call('destroy');
    this.revive();
  }

  /** Where the stack rests as far as the engine has said. @type {{edge: string | null, y: number | null}} */
  #rest = { edge: null, y: null };
}
mirror(SuppleChatHeads, ['edge'], ['y']);

/** Elements that this file made for heads that came without one: initials stand in. @type {WeakSet<HTMLElement>} */
const plain = new WeakSet();
