// The keyboard's focus when conversations open and close and heads are removed.
import { attribute, style } from '../drawing/layers.js';
import { moveFocus, moveFocusInto } from '../host/focus-ring.js';
import type { Head } from './head.js';
import type { HeadsConversation } from './heads-conversation.js';

/** Moves the focus to `panel` if it is in `part` of it, which is about to be hidden: the browser would take the focus away. */
export function keepFocus(part: HTMLElement, panel: HTMLElement): void {
  if (part.matches(':focus-within')) moveFocus(panel);
}

/** Moves the focus of one element's heads. */
export class Focus {
  #host: HeadsConversation;
  /** The head whose conversation has the focus and is not visible yet. */
  #awaited: Head | null = null;
  /** The element with the focus in the open conversation, before a drag of its head hid it. */
  #hidden: HTMLElement | null = null;

  constructor(host: HeadsConversation) {
    this.#host = host;
  }

  /** Moves the focus into a conversation. */
  enter(head: Head): void {
    this.#awaited = head;
    this.#hidden = null;
    // A hidden element takes no focus, and the panel appears when its head has almost arrived.
    if (!this.#host.scene.has(head.panel)) style(head.panel, 'opacity', 0);
    style(head.panel, 'visibility', 'visible');
    attribute(head.panel, 'inert', false);
    attribute(head.panel, 'data-hidden', false);
    moveFocusInto(head.panel, head.conversation);
  }

  /**
   * Brings the buttons of the heads into the engine's order for the keyboard, the open conversation right after its head, and the
   * overflow last. Neither that conversation nor a page's element moves: its scroll positions would be lost.
   */
  arrange(): void {
    const { open, overflow, root, roster, scene } = this.#host;
    const last: HTMLElement[] = [overflow.button, overflow.panel];
    const wanted: HTMLElement[] = [];
    const focused = root.activeElement as HTMLElement | null;
    let fixed = focused;
    for (const { id, button, panel, isListed } of roster.ordered) {
      (isListed || !scene.has(button) ? last : wanted).push(button);
      if (id === open) wanted.push((fixed = panel));
    }
    wanted.push(...last);
    if (wanted.every((one, index) => !index || wanted[index - 1].compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)) return;
    const place = wanted.indexOf(fixed && wanted.includes(fixed) ? fixed : overflow.button);
    wanted[place].before(...wanted.slice(0, place));
    wanted[place].after(...wanted.slice(place + 1));
    // An element that moves loses the focus.
    if (root.activeElement !== focused) focused?.focus({ preventScroll: true });
  }

  /**
   * Hides a conversation that closed before it appeared, because it would take touches. A hidden one is inert, because
   * its content can set a visibility of its own. While a drag hides the open one, its head has the focus.
   */
  endFrame(): void {
    const { element, open, root, roster, scene } = this.#host;
    const awaited = this.#awaited;
    if (awaited && (scene.has(awaited.panel) || open !== awaited.id)) this.#awaited = null;
    for (const head of roster.drawn) {
      const { id, panel, button } = head;
      if (scene.has(panel)) {
        if (id !== open) {
          // The open conversation takes the focus from the one that it replaces, for example as the app removes a head.
          const next = roster.get(open);
          if (next && panel.matches(':focus-within')) moveFocus(next.panel);
          continue;
        }
        // A focus that has moved elsewhere since stays there.
        if (root.activeElement === button) this.#hidden?.focus({ preventScroll: true });
        this.#hidden = null;
      } else if (head !== this.#awaited) {
        if (id === open && panel.matches(':focus-within')) {
          this.#hidden = (root.activeElement ?? (element.getRootNode() as Document).activeElement) as HTMLElement;
          moveFocus(button);
        }
        style(panel, 'visibility', 'hidden');
        attribute(panel, 'inert', true);
        attribute(panel, 'data-hidden', true);
      }
    }
  }

  /** Moves the focus from a conversation to a head. A focus that has moved elsewhere since stays there. */
  leaveFor(head: Head): void {
    const { element, isModal } = this.#host;
    const { activeElement: focused, body } = element.ownerDocument;
    if (isModal && (!focused || focused === body) || element.contains(focused)) {
      moveFocus(head.button);
    }
  }

  /** Moves the focus to the open conversation, or to the leader. */
  begin(options?: FocusOptions): void {
    const { open, overflow, roster, surface } = this.#host;
    const head = roster.get(open) ?? roster.firstHead;
    const wanted = overflow.isOpen ? overflow.panel : open !== null ? head?.panel : head?.button;
    (wanted ?? surface).focus(options);
  }

  /** Moves the focus from a removed head to another one, of the overflow's panel if the head is listed there. */
  leaveGone({ button, isListed, isStaying }: Head): void {
    const { root, listed, overflow, roster, surface } = this.#host;
    if (isStaying || root.activeElement !== button) return;
    const next = isListed
      ? listed.find((other) => other !== button) ?? overflow.panel
      : roster.firstHead?.button ?? surface;
    moveFocus(next);
  }
}
