import * as HeadsCommand from './abi/heads-command.js';
import * as Kind from './abi/kind.js';
import { type Docking, dockings, type Edge } from './abi/lists.js';
import type { KeepClear } from './chat-heads/keep-clear.js';
import { ChatHeadsHost } from './chat-heads/chat-heads-host.js';
import { make } from './drawing/make.js';
import type { ChatHeadsEventMap } from './events.js';
import { complete } from './host/reflect.js';
import { addLabels } from './labels.js';
import { SuppleElement } from './supple-element.js';

addLabels({
  head: (name, count, written) => (count ? `${name}, ${written} unread` : name),
  stack: (_, written) => `${written} unread in all`,
  message: (name, text) => `${name}: ${text}`,
  others: (_, written) => `and ${written} more`,
  overflow: 'More conversations',
  remove: 'Remove',
  movePanel: 'Move conversation',
  dockPanel: 'Attach to head',
  undockPanel: 'Detach from head',
  fullPanel: 'Full size',
  closePanel: 'Close',
  panelMoved: (docking, x, y) =>
    (docking === 'head' ? 'Attached to head' : docking === 'full' ? 'Full size' : `Moved to ${x} % across, ${y} % down`),
  stackMoved: (edge, x, y) =>
    `Moved to the ${edge} edge, ${edge === 'left' || edge === 'right' ? `${y} % down` : `${x} % across`}`,
  resizePanel: 'Resize conversation',
  resizer: 'resizer',
  panelResized: (width, height) => `${width} wide, ${height} high`,
  more: (count, written) => (count === 1 ? '1 more conversation' : `${written} more conversations`),
});

/** A rectangle in points, from the element's top left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The conversation beside its head: its docking, size and place. */
export interface PanelState {
  /** The docking. */
  docking: Docking;
  /** Its width in points; null for the style's. */
  width: number | null;
  /** Its height in points; null for the style's. */
  height: number | null;
  /** The place of its left edge in the free width of its room, 0 to 1; null for the docked place. */
  x: number | null;
  /** The place of its top in the free height of its room, 0 to 1; null for the docked place. */
  y: number | null;
}

/** The open conversation, the place and the order of the heads: a value to save and restore. */
export interface ChatHeadsState {
  /** The edge at which the stack rests; null before it is known. */
  edge: Edge | null;
  /**
   * The leader's centre from the left in points; null before it is known. It applies at the top and bottom, and with
   * `edges: free`.
   */
  x?: number | null;
  /** The leader's centre from the top in points; null before it is known. */
  y: number | null;
  /** The id of the head whose conversation is open. */
  open: string | null;
  /** The heads front to back, with their counts. */
  heads: { id: string; unread: number }[];
  /** The conversation beside its head. A state without it changes no conversation. */
  panel?: PanelState;
}

/**
 * `<supple-chat-heads>`: heads that float above the page and open conversations.
 *
 * @attr {'left' | 'right' | 'top' | 'bottom'} edge - The edge at which the stack rests, among the edges of the style.
 * @attr {number} x - The leader's centre from the left in points, at the top and bottom and with `edges: free`.
 * @attr {number} y - The leader's centre from the top in points.
 * @attr {boolean} launcher - Makes the element one head in a corner, which opens the children without a slot as its
 * conversation.
 *   Without such children it is a button. It cannot be dismissed.
 * @attr {string} label - The name of a launcher.
 * @attr {'head' | 'floating' | 'full'} docking - The docking of an open conversation beside its head.
 * @prop {'head' | 'floating' | 'full' | null} docking - The docking of an open conversation beside its head.
 * @prop {Area | null} panelFrame - The frame at which that conversation comes to rest, in points. While none is open
 *   it is the last one that a person or the page has set, or null. Setting a frame makes the conversation float.
 * @prop {'left' | 'right' | 'top' | 'bottom' | null} edge - The edge at which the stack rests.
 * @prop {number | null} x - The leader's centre from the left in points.
 * @prop {number | null} y - The leader's centre from the top in points.
 * @attr {string} keep-clear - A selector of the elements that resting heads and conversations keep clear of, followed live.
 * @attr {number} keep-clear-gap - The distance from these elements in points, 8 by default.
 * @prop {string | Element | Area | (string | Element | Area)[] | null} keepClear - The elements and areas that resting heads
 * keep clear of.
 * @prop {number | null} keepClearGap - The distance from these elements in points; null for 8.
 * @prop {boolean} launcher - Whether the element is one head that opens its children.
 * @prop {string | null} label - The name of a launcher.
 * @prop {string[]} heads - The ids of the heads, front to back (read only).
 * @prop {string | null} openHead - The id of the head whose conversation is open, or null (read only); null also while the
 *   overflow's panel is open in place of a conversation.
 * @prop {ChatHeadsState} state - The heads' resting place, order and counts, the open conversation, and its docking, size and
 * place.
 * @slot head - A head, front to back: `data-head` is its id, `data-name` its name, `data-unread` its count. With `data-button` it
 *   is a button: a tap is an event and opens nothing. `data-width`,
 *   `data-height` and `data-radius` give it a face of another size than the circle, in points. A tap on a button, link or field
 *   in it, or on `[data-control]`, is that control's; a drag that begins there drags the head.
 * @slot conversation - The conversation of the head with the same `data-head`.
 * @slot bar - Replaces the content of the bar of the conversation with the same `data-head`. Buttons, links, fields and
 *   `[data-no-drag]` in it do not begin a drag.
 * @fires supple-pressed - A press began on a head; `detail.head`.
 * @fires supple-tap - A head was tapped, or Enter or Space pressed on it; `detail.head`. `preventDefault()` keeps its
 *   conversation from opening, switching or closing.
 * @fires supple-opened - A conversation opens; `detail.head`.
 * @fires supple-closed - The conversation closes; `detail.head`.
 * @fires supple-selected - Another conversation becomes the open one; `detail.head`.
 * @fires supple-moved - The stack moves to another resting place; `detail.head`, `detail.edge`, `detail.x`,
 *   `detail.y`.
 * @fires supple-panel-moved - The open conversation moves to another place; `detail.docking`, `detail.frame`.
 * @fires supple-panel-resized - The open conversation has another size; `detail.size`, `detail.frame`.
 * @fires supple-captured - The dismiss target captured a head; `detail.head`.
 * @fires supple-released - The dismiss target released a head; `detail.head`.
 * @fires supple-dismiss - A head was thrown away; `detail.head`, `detail.element`, `detail.conversation`.
 *   `preventDefault()` brings it back.
 * @fires supple-added - A head joined; `detail.head`.
 * @fires supple-overflowed - A head moved to the overflow; `detail.head`.
 * @fires supple-dropped - The overflow is full and a head was forgotten; `detail.head`.
 * @fires supple-cleared - The badge of a head was torn off; `detail.head`. A badge with the sum of a stack clears each head
 *   with a count.
 * @fires supple-flyout-hidden - The message of a head beside the stack goes; `detail.head`.
 * @cssstate dragged - A finger has moved a head.
 * @cssstate open - A conversation or the overflow's panel is open.
 * @csspart head - A head.
 * @csspart picture - The picture of a head.
 * @csspart badge - The badge of a head.
 * @csspart connector - The connector of a badge.
 * @csspart ring - A ring around a badge: around the zone in which it is put back, or around a burst.
 * @csspart scrim - The scrim behind an open conversation.
 * @csspart conversation - A conversation.
 * @csspart panel-bar - The bar of a conversation beside its head.
 * @csspart grip - The button in the bar that moves the conversation by keys.
 * @csspart panel-title - The title in the bar.
 * @csspart dock-button - The button in the bar that detaches the conversation from its head, and attaches it.
 * @csspart full-button - The button in the bar for the whole room.
 * @csspart close-button - The button in the bar that closes the conversation.
 * @csspart resize - The button at a corner of a conversation beside its head that resizes it by keys.
 * @csspart conversation-beak - The beak, which points from the open conversation to its head.
 * @csspart dismiss-target - The dismiss target.
 * @csspart dismiss-target-label - The text of the dismiss target.
 * @csspart target-scrim - The gradient behind the dismiss target.
 * @csspart flyout - The message beside the stack.
 * @csspart overflow - The button for the heads without a slot.
 * @csspart overflow-panel - The panel that lists the heads without a slot.
 * @csspart overflowed - A head in that panel.
 * @csspart overflow-name - The name of a head in that panel.
 * @csspart overflow-count - The unread count of a head in that panel.
 * @cssproperty --supple-x - The centre from the left of the head under a finger, else of the leader, in points. Like
 *   `--supple-progress`, the growth of the open conversation from 0 to 1, it needs `tells="progress"`.
 * @cssproperty --supple-y - The same centre from the top, in points; with `tells="progress"`.
 * @cssproperty --supple-near - The nearness of that head to the dismiss target: 1 at the target, 0 from twice the
 * `captureRadius` on;
 *   with `tells="progress"`.
 * @cssproperty --supple-content-offset - In a conversation: the displacement of its content to the right, while one
 * conversation
 *   replaces another.
 * @cssproperty --supple-head-background - The background of a head.
 * @cssproperty --supple-head-color - The colour of initials.
 * @cssproperty --supple-head-shadow - The shadow of a head.
 * @cssproperty --supple-head-glow - The light at the rim of a head.
 * @cssproperty --supple-head-ring - The colour of the ring round each head.
 * @cssproperty --supple-head-mark - The ring of the head whose conversation is open.
 * @cssproperty --supple-scrim-color - The colour of the scrim.
 * @cssproperty --supple-conversation-background - The background of conversations.
 * @cssproperty --supple-conversation-color - The text colour of conversations.
 * @cssproperty --supple-conversation-shadow - The shadow of conversations.
 * @cssproperty --supple-target-scrim - The colour at the bottom of the gradient behind the dismiss target.
 * @cssproperty --supple-dismiss-target-background - The background of the dismiss target.
 * @cssproperty --supple-dismiss-target-color - The colour of the dismiss target's cross and rim: by default the page's text colour.
 * @cssproperty --supple-dismiss-target-captured - The colour of the dismiss target while it has captured a head.
 * @cssproperty --supple-flyout-background - The background of the message.
 * @cssproperty --supple-flyout-color - The text colour of the message.
 * @cssproperty --supple-flyout-font - The font family of the message.
 * @cssproperty --supple-flyout-shadow - The shadow of the message.
 * @cssproperty --supple-overflow-name-color - The colour of names in the overflow's panel.
 * @cssproperty --supple-heads-z-index - The z-index of the element: 1, and 10000 for a launcher, which lies above a page's sticky parts.
 */
export class SuppleChatHeads extends SuppleElement<ChatHeadsEventMap> {
  /** The edge at which the stack rests; null for the side where lines end. */
  declare edge: Edge | null;
  /** The leader's centre from the left in points; null if none is set. */
  declare x: number | null;
  /** The leader's centre from the top in points; null if none is set. */
  declare y: number | null;
  /** The docking of an open conversation beside its head; null if none is set. */
  declare docking: Docking | null;
  /** Whether the element is one head in a corner, which opens the element's children. */
  declare launcher: boolean;
  /** The name of a launcher; null for none. */
  declare label: string | null;
  /** The distance between the heads and the elements that they keep clear of, in points; null for 8. */
  declare keepClearGap: number | null;
  #keepClear: KeepClear | null = null;

  #host = new ChatHeadsHost(this);

  /**
   * The elements and areas that resting heads and conversations keep clear of: a selector, an element, a rectangle, or a list
   * of them.
   */
  get keepClear(): KeepClear | null {
    return this.#keepClear ?? this.getAttribute('keep-clear');
  }
  set keepClear(wanted: KeepClear | null) {
    this.#keepClear = wanted;
    this.#host.followKeepClear();
  }

  /**
   * The frame at which a conversation beside its head comes to rest, in points. While none is open it is the last one that a
   * person or the page has set, or null.
   */
  get panelFrame(): Area | null {
    return this.#host.panelFrame;
  }
  set panelFrame(frame: Area | null) {
    if (frame) this.#host.setPanelFrame(frame);
    else if (this.docking === 'floating') this.docking = null;
  }

  /** The ids of the heads, front to back. */
  get heads(): string[] {
    // The page may have changed its elements in this task.
    this.#host.syncHeads();
    return this.#host.roster.ordered.filter(({ isStaying }) => isStaying).map(({ id }) => id);
  }

  /** The id of the head whose conversation is open, or null. */
  get openHead(): string | null {
    return this.#host.open;
  }

  /** The resting place, order and counts of the heads, and the open conversation. */
  get state(): ChatHeadsState {
    const { roster, savedRest: rest, open } = this.#host;
    return {
      edge: rest.edge ?? this.edge, x: rest.x ?? this.x, y: rest.y ?? this.y, open,
      heads: this.heads.map((id) => ({ id, unread: roster.get(id)?.unread ?? 0 })),
      panel: this.#host.panelState,
    };
  }
  set state(state: ChatHeadsState | null) {
    // A page without a saved state keeps the present one.
    if (!state) return;
    const { edge, x = null, y, open, heads, panel } = state;
    const host = this.#host;
    host.syncHeads();
    for (const { id, unread } of heads) {
      const head = host.roster.get(id);
      if (head) head.element.dataset.unread = String((head.unread = unread));
    }
    host.rest = { edge, x, y };
    Object.assign(this, host.rest);
    if (host.open !== null) host.leaveConversation();
    host.keepPanel(panel);
    host.open = open;
    host.roster.arrange(heads.map(({ id }) => id));
    host.restore();
  }

  /**
   * Adds a head, which slides in and becomes the leader: an element with `data-head`, or a name, shown as initials. A head of
   * the overflow returns as the leader. With `from`, a picture on the page such as the avatar of a row, a new head comes from
   * that picture.
   */
  addHead(head: HTMLElement | { id: string; name?: string; unread?: number }, { from }: { from?: Element } = {}): void {
    const host = this.#host;
    const { roster } = host;
    const known = roster.get(('dataset' in head ? head.dataset.head : head.id) ?? null);
    const isKnown = !!known?.isStaying;
    let element: HTMLElement;
    if ('dataset' in head) element = head;
    else {
      const { id, name, unread = isKnown ? undefined : 0 } = head;
      element = (isKnown ? known.element : roster.retired(id)) ?? this.#makePlaceholder(id);
      if (name !== undefined) element.dataset.name = name;
      if (unread !== undefined) element.dataset.unread = String(unread);
    }
    if (isKnown && known.element !== element) roster.retire(known);
    roster.readmit(element);
    element.slot = 'head';
    if (element.parentNode !== this) {
      roster.added.add(element);
      this.append(element);
    }
    host.syncHeads(true, from);
    if (isKnown) host.commandHead(known.id, HeadsCommand.add, known.unread, 1, NaN);
  }

  #makePlaceholder(id: string): HTMLElement {
    const element = make('div', { 'data-head': id, 'data-name': id });
    this.#host.roster.placeholders.add(element);
    return element;
  }

  /** Removes a head. An element that `addHead` inserted is removed too; any other element stays a hidden child. */
  removeHead(id: string): Promise<boolean> {
    const { engine, roster } = this.#host;
    const head = roster.get(id);
    const remove = () => head && roster.removeHead(head);
    if (engine) return this.#promise(remove);
    remove();
    return this.finished;
  }

  /** Performs an act; the promise is fulfilled at its end with whether it finished. */
  #promise(act: () => void): Promise<boolean> {
    return this.#host.telling.promise(act);
  }

  /**
   * Opens a head's conversation. The promise is fulfilled with whether it is open and at rest. A modal conversation takes the
   * focus, a modeless one only with `focus`.
   */
  open(id: string, { focus = false }: { focus?: boolean } = {}): Promise<boolean> {
    if (focus && this.#host.open === id) this.#host.takeFocus();
    else if (focus) this.#host.wantsFocus = true;
    return this.#promise(() => this.#host.commandHead(id, HeadsCommand.open));
  }

  /**
   * Shows a head's conversation in place of the open one, or makes the head the leader of a closed stack. The promise is
   * fulfilled with true if the motion finished.
   */
  select(id: string): Promise<boolean> {
    return this.#promise(() => this.#host.commandHead(id, HeadsCommand.select));
  }

  /** Closes the open conversation. The promise is fulfilled with whether the stack rests. */
  close(): Promise<boolean> {
    return this.#promise(() => this.#host.command(HeadsCommand.close));
  }

  /**
   * Shows the heads without a slot of the open row, in place of the conversation. The promise is fulfilled with whether they
   * are shown.
   */
  openOverflow(): Promise<boolean> {
    return this.#promise(() => this.#host.command(HeadsCommand.openOverflow));
  }

  /** Docks the open conversation at its head. The promise is fulfilled with whether it rests there. */
  dock(): Promise<boolean> {
    return this.#dock('head');
  }

  /** Floats the open conversation. The promise is fulfilled with whether it rests. */
  undock(): Promise<boolean> {
    return this.#dock('floating');
  }

  /** Gives the open conversation the whole room. The promise is fulfilled with whether it fills the room. */
  enterFull(): Promise<boolean> {
    return this.#dock('full');
  }

  #dock(docking: Docking): Promise<boolean> {
    return this.#promise(() => this.#host.setDocking(dockings.indexOf(docking)));
  }

  /** Sets the count of a head. */
  setUnread(id: string, count: number): void {
    this.#host.setUnread(id, count);
  }

  /**
   * Shows a message beside the stack and announces it; its head becomes the leader. The name of the `sender` is above the text;
   * by default it is the head's name, if any.
   */
  message(id: string, text: string, { sender }: { sender?: string } = {}): void {
    this.#host.showMessage(id, String(text), sender);
  }

  /**
   * Moves the stack to an edge; `y` and `x` are the leader's centre in points. The sides use `y`, top and bottom `x`, which
   * stays by default. The promise is fulfilled with whether it rests there.
   */
  setRestingPlace(edge: Edge, y: number, x?: number): Promise<boolean> {
    return this.#promise(() => this.#host.setRestingPlace(edge, y, x));
  }

  /** Sets the areas that resting heads keep clear of. */
  setExclusionAreas(areas: Area[] | null): void {
    this.#host.setExclusionAreas(areas ?? []);
  }

  /**
   * Moves the leader a little from its edge, as a hint that it can be touched. The promise is fulfilled with whether the motion
   * finished.
   */
  hint(): Promise<boolean> {
    return this.#promise(() => this.#host.command(HeadsCommand.hint));
  }
}
complete(SuppleChatHeads, Kind.chatHeads, ['edge', 'label', 'docking'], ['x', 'y', 'keep-clear-gap'], ['launcher'], ['keep-clear']);
