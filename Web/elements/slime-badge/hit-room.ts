// The room around a badge in which a finger still meets it. A mouse meets what is drawn.
import { attribute } from '../drawing/layers.js';

/** What a finger may be meant for when it comes down beside a badge. */
const controls = 'a[href],area[href],button,input,select,textarea,summary,label,[tabindex],[contenteditable],\
[role=button],[role=link],[role=checkbox],[role=switch],[role=tab],[role=menuitem],supple-slime-badge';

/** The time after a finger has gone up, in milliseconds, in which its click comes. */
const clickPeriod = 500;

/** The control at a point of the client area, through shadow trees; null for none. */
function controlAt(x: number, y: number, root: DocumentOrShadowRoot = document): Element | null {
  const met = root.elementFromPoint(x, y);
  const inner = met?.shadowRoot && met.shadowRoot !== root ? controlAt(x, y, met.shadowRoot) : null;
  return inner ?? met?.closest(controls) ?? null;
}

/** Switches that room off while a mouse is near, and for a finger that meets a control in it. */
export class HitRoom {
  #element: HTMLElement;
  #surface: HTMLElement;
  #room: HTMLElement;
  /** Ends the listening to the pointer near the badge; null while the room is there. */
  #listening: AbortController | null = null;
  /** The timer that brings the room back after a finger's click. */
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The room is a part of the surface, beyond its edge. */
  constructor(element: HTMLElement, surface: HTMLElement, room: HTMLElement) {
    this.#element = element;
    this.#surface = surface;
    this.#room = room;
    surface.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && this.#yield(event));
  }

  /** Whether a pointer that comes down in the room is the badge's. Else what lies beneath gets its click. */
  accepts(event: PointerEvent): boolean {
    this.#yield(event);
    if (event.pointerType !== 'touch') return false;
    const control = controlAt(event.clientX, event.clientY);
    const isBeside = control && !control.contains(this.#element);
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

  /** Switches the room off while a mouse is near, or until a finger has clicked what lies beneath. */
  #yield(event: PointerEvent): void {
    attribute(this.#room, 'hidden', true);
    if (this.#listening) return;
    this.#listening = new AbortController();
    const options = { capture: true, passive: true, signal: this.#listening.signal };
    if (event.pointerType !== 'touch') {
      window.addEventListener('pointermove', (move) => this.#isNear(move) || this.restore(), options);
      return;
    }
    // A click follows the finger, and meets what is there by then.
    window.addEventListener('pointerdown', () => clearTimeout(this.#timer), options);
    for (const name of ['pointerup', 'pointercancel'] as const) {
      window.addEventListener(name, () => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.restore(), clickPeriod);
      }, options);
    }
  }

  #isNear({ clientX, clientY }: PointerEvent): boolean {
    const { left, right, top, bottom } = this.#surface.getBoundingClientRect();
    const room = -parseFloat(this.#room.style.top) || 0;
    return clientX > left - room && clientX < right + room && clientY > top - room && clientY < bottom + room;
  }
}
