import type { Place } from './cards.js';
import type { Conversations } from './conversations.js';
import { type Finger, smooth } from './finger.js';
import type { Messenger } from './messenger.js';
import { frame } from './pause.js';
import { elementAt, isShown, showPointer } from './pointer-event.js';
import { newcomers } from './sample-data.js';
import type { RefreshRequest, SuppleFlippingNotch } from './supple.js';

/** The number of the finger that shows gestures, different from real ones and from replayed ones. */
const pointer = 99_999;

/** A gesture: the finger's displacement in points, the duration of its move, and of its hold before it lifts, in milliseconds. */
interface Stroke { x: number; y: number; move: number; hold: number }

/** A tear exceeds the break distance of a badge, backwards along the line; a pull exceeds the arming distance. */
const strokes = { tear: { x: -128, y: 62, move: 620, hold: 260 }, pull: { x: 0, y: 142, move: 700, hold: 240 } } as const;

/** The minimum distance of a shown finger from the lower edge, in points. */
const margin = 40;

/**
 * Times in milliseconds: from a burst until the badge returns, until the row of a pull arrives, the longest until the row has
 * landed, the row's stay, its removal, and the silence of an element after a gesture.
 */
const times = { back: 900, answer: 450, longest: 3000, stay: 1300, removal: 320, quiet: 1000 };

/** The distance, in points, beyond which a touch is no tap. */
const slop = 8;

/** The reason for the end of a gesture that a person ended. */
const person = 'person';

/** The events of a shown gesture: no person has made it, so neither the page nor an app receives them. */
const events = [
  'supple-pressed', 'supple-snapped', 'supple-zone-entered', 'supple-zone-left', 'supple-restored', 'supple-clear', 'supple-cleared',
  'supple-count-changed', 'supple-armed', 'supple-disarmed', 'supple-inserted', 'supple-cancelled',
];

/**
 * Shows a tear and a pull as a finger makes them, and undoes their effects: the row is unread again, and the new row is
 * removed. Input of a person ends it immediately.
 */
export class ShownGestures {
  #parts;
  #running: AbortController | undefined;

  constructor(parts: { notch: SuppleFlippingNotch; messenger: Messenger; conversations: Conversations; finger: Finger }) {
    this.#parts = parts;
    for (const name of ['pointerdown', 'keydown', 'wheel']) {
      addEventListener(name, (event) => isShown(event) || this.#running?.abort(person), { capture: true, passive: true });
    }
  }

  /** Tears the first unread badge off at a place; the badge bursts, its row becomes read, and both are restored. */
  async tear(place: Place): Promise<void> {
    const [row, at] = [this.#parts.messenger.firstUnread, place()];
    if (!row || !at) return;
    const running = this.#begin(row.badge, {
      'supple-clear': () => row.root.toggleAttribute('data-unread', false),
    });
    running.signal.addEventListener('abort', () => row.update());
    await this.#drag(elementAt(at.x, at.y) ?? row.badge, at, strokes.tear, running.signal);
    await passed(times.back, running.signal);
    running.abort();
  }

  /** Pulls the list at a place; it gets a row, which is removed again. */
  async pull(place: Place): Promise<void> {
    const { notch, messenger, conversations } = this.#parts;
    const at = place();
    if (!at) return;
    // On a phone in landscape orientation the finger stays on the screen.
    at.y = Math.min(at.y, innerHeight - strokes.pull.y - margin);
    const target = elementAt(at.x, at.y);
    if (!target || !messenger.contains(target)) return;
    const row = messenger.sample(conversations.sample(newcomers[0]));
    let land = (): void => {};
    const landed = new Promise<void>((resolve) => (land = resolve));
    const running = this.#begin(notch, {
      'supple-refresh': (event) => setTimeout(() => (event as CustomEvent<RefreshRequest>).detail.finish(row), times.answer),
      'supple-inserted': land,
      'supple-cancelled': land,
    });
    const { signal } = running;
    signal.addEventListener('abort', () => {
      notch.cancelRefreshing();
      row.remove();
      land();
      if (signal.reason === person) refuseTap(notch);
    });
    await this.#drag(target, at, strokes.pull, signal);
    await Promise.race([landed, passed(times.longest, signal)]);
    await passed(times.stay, signal);
    if (row.isConnected) await this.#fold(row);
    running.abort();
  }

  /** Fades a row and closes its gap. */
  async #fold(row: HTMLElement): Promise<void> {
    const height = `${row.offsetHeight}px`;
    Object.assign(row.style, { minHeight: '0', overflow: 'clip' });
    const { finished } = row.animate(
      [{ height, opacity: 1 }, { height, opacity: 0, offset: 0.4 }, { height: '0', opacity: 0 }],
      { duration: times.removal, easing: 'ease-in-out', fill: 'forwards' });
    await finished.catch(() => undefined);
  }

  /** Begins a gesture with an element, whose events reach only `listeners`. Screen readers do not announce it. */
  #begin(element: HTMLElement, listeners: Partial<Record<string, (event: Event) => void>>): AbortController {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    for (const name of new Set([...events, ...Object.keys(listeners)])) {
      addEventListener(name, (event) => {
        if (event.target !== element) return;
        event.stopImmediatePropagation();
        listeners[name]?.(event);
      }, { capture: true, signal: running.signal });
    }
    const spoken = element.shadowRoot?.querySelector('[role=status]');
    spoken?.setAttribute('aria-live', 'off');
    running.signal.addEventListener('abort', () => setTimeout(() => spoken?.removeAttribute('aria-live'), times.quiet));
    return running;
  }

  /** Moves a finger over an element, until it has lifted or `signal` ends it. */
  async #drag(target: Element, from: { x: number; y: number }, { x, y, move, hold }: Stroke, signal: AbortSignal): Promise<void> {
    let at: { x: number; y: number } | undefined = from;
    const send = (type: string, place: { x: number; y: number }) => showPointer(target, type, { id: pointer, ...place });
    const side = document.documentElement.dir === 'rtl' ? -1 : 1;
    await new Promise<void>((resolve) => this.#parts.finger.show(() => at, resolve));
    if (signal.aborted) return;
    send('pointerdown', from);
    // The element is released before a person's finger arrives.
    const cancel = () => send('pointercancel', at ?? from);
    signal.addEventListener('abort', cancel);
    const began = performance.now();
    for (let time = 0; time < move + hold; time = performance.now() - began) {
      const part = smooth(time / move);
      at = { x: from.x + side * x * part, y: from.y + y * part };
      send('pointermove', at);
      await frame();
      if (signal.aborted) return;
    }
    signal.removeEventListener('abort', cancel);
    send('pointerup', at);
    at = undefined;
  }
}

/**
 * Cancels the refresh of a tap on a list that returns from a shown pull: the tap only ends the demonstration. A moving finger
 * pulls as always.
 */
function refuseTap(notch: SuppleFlippingNotch): void {
  const refusing = new AbortController();
  const options = { capture: true, signal: refusing.signal };
  let start: PointerEvent | undefined;
  addEventListener('pointermove', (event) => {
    start ??= event;
    if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > slop) refusing.abort();
  }, options);
  addEventListener('supple-refresh', (event) => {
    event.stopImmediatePropagation();
    notch.cancelRefreshing();
  }, options);
  setTimeout(() => refusing.abort(), times.quiet);
}

/** Waits for a time, or until a signal. */
function passed(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve());
  });
}
