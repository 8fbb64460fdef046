// The room around a badge in which a finger still meets it. A mouse meets what is drawn.
import { attribute } from '../drawing/layers.js';
import { controls } from './nesting.js';

/** What a finger may be meant for when it comes down beside a badge. */
const targets = `${controls},input,select,textarea,label,[tabindex],[contenteditable],supple-slime-badge`;

/** The time after a finger has gone up, in milliseconds, in which its click comes. */
const clickPeriod = 500;

/** The target at a point of the client area, through shadow trees; null for none. */
function targetAt(x: number, y: number, root: DocumentOrShadowRoot = document): Element | null {
  const met = root.elementFromPoint(x, y);
  const inner = met?.shadowRoot && met.shadowRoot !== root ? targetAt(x, y, met.shadowRoot) : null;
  return inner ?? met?.closest(targets) ?? null;
}

/** Switches that room off for mice and pens, and for a finger that meets a control in it. */
export class HitRoom {
  #element: HTMLElement;
  #room: HTMLElement;
  /** Ends the listening while the room is off; null while it is there. */
  #listening: AbortController | null = null;
  /** The timer that brings the room back after a finger's click. */
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The room is a part of the element's shadow tree, beyond the edge of the badge. */
  constructor(element: HTMLElement, room: HTMLElement) {
    this.#element = element;
    this.#room = room;
    room.addEventListener('pointerover', ({ pointerType }) => pointerType !== 'touch' && this.#yield());
  }

  /** Whether a pointer that comes down in the room is the badge's. Else what lies beneath gets its click. */
  accepts(event: PointerEvent): boolean {
    this.#yield();
    if (event.pointerType !== 'touch') return false;
    const target = targetAt(event.clientX, event.clientY);
    const isBeside = target && !target.contains(this.#element);
    if (!isBeside) this.restore();
    return !isBeside;
  }

  /** Has the room again. */
  restore(): void {
    clearTimeout(this.#timer);
    this.#listening?.abort();
    this.#listening = null;
    attribute(this.#room, 'hidden', false);
  }

  /** Switches the room off until a finger has clicked. The click comes after the finger, and meets what is there by then. */
  #yield(): void {
    attribute(this.#room, 'hidden', true);
    if (this.#listening) return;
    this.#listening = new AbortController();
    for (const name of ['pointerdown', 'pointerup'] as const) {
      window.addEventListener(name, ({ pointerType }) => {
        clearTimeout(this.#timer);
        if (name === 'pointerup' && pointerType === 'touch') this.#timer = setTimeout(() => this.restore(), clickPeriod);
      }, { capture: true, passive: true, signal: this.#listening.signal });
    }
  }
}
