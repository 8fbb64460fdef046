import type { MessengerScreen } from '../messenger-screen.js';
import { elementAt, pointerEvent } from '../pointer-event.js';
import type { RecordedEvent, RecordedScript } from '../supple-recorder.js';
import { layerOf, nameBadges } from './layers.js';
import { type } from './typing.js';

/** The first number of replayed pointers, different from real ones. */
let nextPointer = 100_000;

/** The distance beyond which a pointer makes no click, in client pixels. */
const clickSlop = 6;

/** The longest frame, in milliseconds; after longer ones the script waits, so that fingers do not jump. */
const longestFrame = 34;

/** A pressed pointer: its number, its target, and its place. */
interface Held {
  id: number;
  target: Element;
  x: number;
  y: number;
}

/**
 * Replays a person's input on a screen: pointers, wheels, keys and typed text reach the page as events, so that the page
 * reacts as usual. The script also has the effects that a browser causes only for real input: the list scrolls, and
 * conversations open and close. Events keep the differences of their time stamps, so a throw in slow motion has its recorded
 * velocity.
 */
export class Player {
  #messenger;
  #screen;
  #badges: ReadonlyMap<string, Element> = new Map();
  #events: readonly RecordedEvent[];
  #duration;
  #rate;
  #onEnd;
  #next = 0;
  #start = 0;
  /** The played time of the script, in its seconds. */
  #elapsed = 0;
  #lastFrame = 0;
  #request = 0;
  #isOver = false;
  #held = new Map<number, Held>();

  /** Makes a player; `rate` is 1 for real time; calls `onEnd` once, after the end or a stop. */
  constructor(messenger: MessengerScreen, { events, duration }: RecordedScript, rate: number, onEnd: () => void) {
    this.#messenger = messenger;
    this.#screen = messenger.root;
    this.#events = events;
    this.#duration = duration;
    this.#rate = rate;
    this.#onEnd = onEnd;
  }

  /** Begins; each frame plays the due events. */
  start(): void {
    if (this.#isOver) return;
    this.#badges = nameBadges(this.#messenger);
    this.#lastFrame = performance.now();
    // Stamps keep their recorded distances, and none is later than its frame.
    this.#start = this.#lastFrame - 1000 * this.#duration * Math.max(0, 1 - 1 / this.#rate);
    this.#request = requestAnimationFrame(() => this.#step());
  }

  /** Ends it early; pressed pointers are cancelled. */
  stop(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    cancelAnimationFrame(this.#request);
    const stamp = performance.now();
    for (const held of this.#held.values()) this.#dispatch('pointercancel', held, held, stamp);
    this.#held.clear();
    this.#onEnd();
  }

  #step(): void {
    const now = performance.now();
    this.#elapsed += (Math.min(longestFrame, now - this.#lastFrame) / 1000) * this.#rate;
    this.#lastFrame = now;
    while (this.#next < this.#events.length && this.#events[this.#next].t <= this.#elapsed) {
      this.#play(this.#events[this.#next]);
      this.#next += 1;
    }
    if (this.#elapsed < this.#duration || this.#next < this.#events.length) {
      this.#request = requestAnimationFrame(() => this.#step());
    } else this.stop();
  }

  #play(event: RecordedEvent): void {
    const stamp = this.#start + event.t * 1000;
    const number = Number(event.pointer ?? event.cancel ?? 0);
    if (event.down) this.#press(number, this.#place(event.down), stamp);
    else if (event.wheel) this.#turn(event, stamp);
    else if (event.key) this.#pressKey(event, stamp);
    else if (event.field) type(this.#screen, event);
    else if (event.do) this.#follow(event);
    const held = this.#held.get(number);
    if (!held) return;
    if (event.move) this.#dispatch('pointermove', held, this.#place(event.move), stamp);
    else if (event.up) this.#release(number, held, this.#place(event.up), stamp);
    else if (event.cancel) {
      this.#held.delete(number);
      this.#dispatch('pointercancel', held, held, stamp);
    }
  }

  #press(number: number, at: { x: number; y: number }, stamp: number): void {
    const target = elementAt(at.x, at.y);
    // Overlays of the screen do not belong to the script, nor does the control that opens the panel.
    if (!target || !this.#contains(target) || target.closest('#panel-open')) return;
    const held = { id: (nextPointer += 1), target, ...at };
    this.#held.set(number, held);
    this.#dispatch('pointerdown', held, at, stamp);
  }

  #contains(target: Node): boolean {
    const root = target.getRootNode();
    return this.#screen.contains(target) || (root instanceof ShadowRoot && this.#contains(root.host));
  }

  #release(number: number, held: Held, at: { x: number; y: number }, stamp: number): void {
    this.#held.delete(number);
    this.#dispatch('pointerup', held, at, stamp);
    // A browser makes clicks only of real presses.
    if (Math.hypot(at.x - held.x, at.y - held.y) > clickSlop) return;
    this.#send(held.target, new MouseEvent('click', {
      bubbles: true, composed: true, cancelable: true, clientX: at.x, clientY: at.y,
    }), stamp);
  }

  #turn({ wheel, at }: RecordedEvent, stamp: number): void {
    const { x, y } = this.#place(at);
    const [deltaX, deltaY] = wheel as number[];
    const target = elementAt(x, y);
    if (!target || !this.#contains(target)) return;
    this.#send(target, new WheelEvent('wheel', {
      bubbles: true, composed: true, cancelable: true, clientX: x, clientY: y, deltaX, deltaY,
    }), stamp);
  }

  #pressKey({ key, focus }: RecordedEvent, stamp: number): void {
    const target = layerOf(this.#messenger, this.#badges, focus);
    const init = { key: String(key), bubbles: true, composed: true, cancelable: true };
    if (target) this.#send(target, new KeyboardEvent('keydown', init), stamp);
  }

  /** Applies the recorded effects of input; the events before have caused most of them. */
  #follow({ do: command, in: place, head, y }: RecordedEvent): void {
    const { heads, headsElement, notchElement } = this.#messenger;
    const isOpen = headsElement.openHead === head;
    if ((command === 'open' || command === 'select') && !isOpen) heads.open(String(head));
    else if (command === 'close') headsElement.close();
    else if (place !== 'flipping-notch') return;
    else if (command === 'beginRefreshing') notchElement.beginRefreshing();
    else if (command === 'cancelRefreshing') notchElement.cancelRefreshing();
    else if (command === 'scrollTo') {
      const list = layerOf(this.#messenger, this.#badges, 'list');
      if (list) list.scrollTop = Number(y);
    }
  }

  #dispatch(type: string, { id, target }: Held, { x, y }: { x: number; y: number }, stamp: number): void {
    target.dispatchEvent(pointerEvent(type, { id, x, y, isPrimary: this.#held.size < 2 }, stamp));
  }

  #send(target: Element, event: Event, stamp: number): void {
    Object.defineProperty(event, 'timeStamp', { value: stamp });
    target.dispatchEvent(event);
  }

  /** Converts a point of the screen, in points, to the client area. */
  #place(point: unknown): { x: number; y: number } {
    const [x, y] = point as number[];
    const box = this.#screen.getBoundingClientRect();
    const scale = box.width / this.#screen.offsetWidth || 1;
    return { x: box.left + x * scale, y: box.top + y * scale };
  }
}
