import type { RecordedEvent, RecordedScript } from '../supple-recorder.js';

/** Pointers of replays have numbers of their own, apart from those of people. */
let nextPointer = 100_000;

/** How far a pointer moves, in client pixels, before it makes no click. */
const clickSlop = 6;

/** A slow machine's frames are longer than this, in milliseconds; the script waits for them, so that fingers do not jump. */
const longestFrame = 34;

/** A pointer that is down: its number, what it came down on, and where. */
interface Held {
  id: number;
  target: Element;
  x: number;
  y: number;
}

/** What is under a point of the client area, inside of shadow trees too. */
function elementAt(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  while (found?.shadowRoot) {
    const inner = found.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === found) break;
    found = inner;
  }
  return found;
}

/**
 * Does to a screen what a script says that a person did: pointers, wheels and Escape come to the page as events, so that
 * the page answers as it would. Each event has the time stamp that it had to the others as it was recorded: in slow motion
 * a throw is as fast as it was.
 */
export class Player {
  #screen;
  #events: readonly RecordedEvent[];
  #duration;
  #rate;
  #onEnd;
  #next = 0;
  #start = 0;
  /** How much of the script has been played, in its seconds. */
  #elapsed = 0;
  #lastFrame = 0;
  #request = 0;
  #isOver = false;
  #held = new Map<number, Held>();

  /** Makes a player; `rate` is 1 or that of slow motion, and `onEnd` is called once, when it is over or was stopped. */
  constructor(screen: HTMLElement, { events, duration }: RecordedScript, rate: number, onEnd: () => void) {
    this.#screen = screen;
    this.#events = events;
    this.#duration = duration;
    this.#rate = rate;
    this.#onEnd = onEnd;
  }

  /** Begins; what is due comes with each frame. */
  start(): void {
    if (this.#isOver) return;
    this.#start = this.#lastFrame = performance.now();
    this.#request = requestAnimationFrame(() => this.#step());
  }

  /** Ends it early; pointers that are down are cancelled. */
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
    // Never later than now, and as long after the event before it as it was recorded.
    const stamp = this.#start + event.t * 1000;
    const number = Number(event.pointer ?? event.cancel ?? 0);
    if (event.down) this.#press(number, this.#place(event.down), stamp);
    else if (event.wheel) this.#turn(event, stamp);
    else if (event.key === 'Escape') this.#escape(stamp);
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
    // What lies over the screen is not the script's.
    if (!target || !this.#contains(target)) return;
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
    // A browser makes clicks of a person's presses alone.
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

  #escape(stamp: number): void {
    const heads = this.#screen.querySelector('supple-chat-heads');
    if (heads) this.#send(heads, new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }), stamp);
  }

  #dispatch(type: string, { id, target }: Held, { x, y }: { x: number; y: number }, stamp: number): void {
    this.#send(target, new PointerEvent(type, {
      bubbles: true, composed: true, cancelable: true, pointerId: id, pointerType: 'touch', isPrimary: true,
      button: type === 'pointermove' ? -1 : 0, buttons: type === 'pointerup' ? 0 : 1, clientX: x, clientY: y,
    }), stamp);
  }

  #send(target: Element, event: Event, stamp: number): void {
    Object.defineProperty(event, 'timeStamp', { value: stamp });
    target.dispatchEvent(event);
  }

  /** A point of the screen, in points, as one of the client area. */
  #place(point: unknown): { x: number; y: number } {
    const [x, y] = point as number[];
    const box = this.#screen.getBoundingClientRect();
    const scale = box.width / this.#screen.offsetWidth || 1;
    return { x: box.left + x * scale, y: box.top + y * scale };
  }
}
