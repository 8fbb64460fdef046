// The keyboard's focus when conversations open and close and heads are removed.
import { attribute, style } from '../drawing/layers.js';
import type { ChatHeadsHost } from './chat-heads-host.js';
import type { Head } from './head.js';

/** Moves the focus of one element's heads. */
export class Focus {
  #host: ChatHeadsHost;
  /** The head whose conversation has the focus and is not visible yet. */
  #awaited: Head | null = null;

  constructor(host: ChatHeadsHost) {
    this.#host = host;
  }

  /** Moves the focus into a conversation. */
  enter(head: Head): void {
    this.#awaited = head;
    // A hidden element takes no focus, and the panel appears when its head has almost arrived.
    if (!this.#host.scene.has(head.panel)) style(head.panel, 'opacity', 0);
    style(head.panel, 'visibility', 'visible');
    attribute(head.panel, 'inert', false);
    const wanted = head.conversation?.querySelector<HTMLElement>('[autofocus]');
    (wanted ?? head.panel).focus({ preventScroll: true });
  }

  /**
   * Hides a conversation that closed before it appeared, because it would take touches. A hidden one is inert, because
   * its content can set a visibility of its own.
   */
  endFrame(): void {
    const { open, roster, scene } = this.#host;
    const panel = this.#awaited?.panel;
    if (panel && (scene.has(panel) || open !== this.#awaited?.id)) {
      this.#awaited = null;
      if (!scene.has(panel)) style(panel, 'visibility', 'hidden');
    }
    for (const head of roster.drawn) {
      if (head !== this.#awaited && !scene.has(head.panel)) attribute(head.panel, 'inert', true);
    }
  }

  /** Moves the focus from a conversation to a head. A focus that has moved elsewhere since stays there. */
  leaveFor(head: Head): void {
    const { element, isModal } = this.#host;
    const { activeElement: focused, body } = element.ownerDocument;
    if (isModal && (!focused || focused === body) || element.contains(focused)) {
      head.button.focus({ preventScroll: true });
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
    next.focus({ preventScroll: true });
  }
}
