// The room around a badge in which a finger still hits it. A mouse hits the drawn badge alone, so the room is off while a mouse
// rests in it. Browsers choose the target of a press, and its `touch-action`, before any event names the kind of the pointer;
// therefore a finger's first press in the room at that time belongs to the page.
import { attribute } from '../drawing/layers.js';
import { controls } from './nesting.js';

/** The controls beside a badge at which a finger may aim. */
const targets = `${controls},input,select,textarea,label,[tabindex],[contenteditable],supple-slime-badge`;

/** The longest time between a finger's release and its click, in milliseconds. */
const clickPeriod = 500;

/** The target at a point of the client area, through shadow trees; null for none. */
function targetAt(x: number, y: number, root: DocumentOrShadowRoot = document): Element | null {
  const met = root.elementFromPoint(x, y);
  const inner = met?.shadowRoot && met.shadowRoot !== root ? targetAt(x, y, met.shadowRoot) : null;
  return inner ?? met?.closest(targets) ?? null;
}

/** Switches the room off for mice and pens, and for a finger on a control in it. */
export class HitRoom {
  #element: HTMLElement;
  #room: HTMLElement;
  /** Ends the listening while the room is off; null while it is on. */
  #listening: AbortController | null = null;
  /** The place of the room that a mouse or a pen is in, in client coordinates; null for none. */
  #met: DOMRectReadOnly | null = null;
  /** The timer that switches the room on after a finger's click. */
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The room is a part of the element's shadow tree, beyond the edge of the badge. */
  constructor(element: HTMLElement, room: HTMLElement) {
    this.#element = element;
    this.#room = room;
    room.addEventListener('pointerover', (event) => {
      if (event.pointerType === 'touch') return;
      this.#met = room.getBoundingClientRect();
      this.#yield();
    });
  }

  /** Whether a press in the room belongs to the badge. Otherwise the element below gets its click. */
  accepts(event: PointerEvent): boolean {
    this.#yield();
    if (event.pointerType !== 'touch') return false;
    const target = targetAt(event.clientX, event.clientY);
    const isBeside = target && !target.contains(this.#element);
    if (!isBeside) this.restore();
    return !isBeside;
  }

  /** Switches the room on. */
  restore(): void {
    clearTimeout(this.#timer);
    this.#listening?.abort();
    this.#listening = null;
    this.#met = null;
    attribute(this.#room, 'hidden', false);
  }

  /** Switches the room off until a finger has clicked. The click follows the finger and hits the topmost element at that time. */
  #yield(): void {
    attribute(this.#room, 'hidden', true);
    if (this.#listening) return;
    this.#listening = new AbortController();
    const options = { capture: true, passive: true, signal: this.#listening.signal };
    for (const name of ['pointerdown', 'pointerup'] as const) {
      window.addEventListener(name, ({ pointerType }) => {
        clearTimeout(this.#timer);
        if (name === 'pointerup' && pointerType === 'touch') this.#timer = setTimeout(() => this.restore(), clickPeriod);
      }, options);
    }
    // A finger finds the room as soon as the mouse has left it. If the page has scrolled, the next `pointerover` corrects it.
    window.addEventListener('pointermove', ({ clientX: x, clientY: y, pointerType, buttons }) => {
      const met = pointerType !== 'touch' && !buttons && this.#met;
      if (met && (x < met.left || x > met.right || y < met.top || y > met.bottom)) this.restore();
    }, options);
  }
}
