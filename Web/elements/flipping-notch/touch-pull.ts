// A finger on the list, through what browsers do with touches: they begin to scroll by themselves, and take its pointer away.
import * as Phase from '../abi/phase.js';
import { elementsAround, elementsBelow, ownsSideways, scrollsSideways } from './page-scrollers.js';

/** How far a finger may go sideways before its gesture is no pull any more, in client pixels. */
const sidewaysLimit = 40;

/** How far a finger goes sideways before it counts as pressed anew where it is, in client pixels. */
const sidewaysStep = 8;

/** What a finger's samples are sent to. */
export interface TouchClient {
  /** Whether the list is at its top. */
  readonly isAtTop: boolean;
  /** Whether the engine claims any pointer. */
  readonly isClaimed: boolean;
  /** Sends a sample, with its time in seconds; returns whether the engine claims it. */
  send(phase: number, event: PointerEvent, id: number, time: number): boolean;
  /** Tells the engine how far the browser has scrolled the list. */
  reportScroll(): void;
}

/** The finger that came down alone. */
interface Finger {
  id: number;
  /** The touch of the same finger; null before it is known. */
  touch: number | null;
  /** Whether the browser has taken the pointer away to scroll, so that touches alone tell where the finger is. */
  isFollowed: boolean;
  isClaimed: boolean;
  startX: number;
  /** Where it was pressed, or pressed anew. */
  x: number;
  y: number;
  /** Whether it goes sideways, and nothing beneath it is moved that way. */
  isSideways: boolean;
}

/**
 * Passes the pointers of a list on. A finger whose pointer the browser cancels in order to scroll is followed by its touches,
 * because it pulls the list as soon as that is at its top.
 */
export class TouchPull {
  #surface: HTMLElement;
  #client: TouchClient;
  #finger: Finger | null = null;
  #listening: AbortController | null = null;
  #last: Event | null = null;

  constructor(surface: HTMLElement, client: TouchClient) {
    this.#surface = surface;
    this.#client = client;
    surface.addEventListener('touchstart', (event) => this.#touch(event), { passive: true });
    // Browsers ask before a touch begins whether it can be prevented.
    surface.addEventListener('touchmove', this.#move, { passive: false });
  }

  /** Takes a pointer's sample; returns whether the engine claims it. */
  pointer(phase: number, event: PointerEvent, id: number, time: number): boolean {
    if (event.pointerType !== 'touch') return this.#client.send(phase, event, id, time);
    const finger = this.#finger?.id === id ? this.#finger : null;
    // One whose end was not heard is cancelled as the next one comes down.
    if (phase === Phase.cancel && event.type !== 'pointerdown' && finger?.touch != null && !finger.isClaimed) {
      finger.isFollowed = true;
      return false;
    }
    const isClaimed = this.#client.send(phase, event, id, time);
    const { clientX: x, clientY: y } = event;
    if (phase === Phase.down && event.isPrimary) {
      this.#finger = { id, touch: null, isFollowed: false, isClaimed, startX: x, x, y, isSideways: false };
    } else if (finger && phase === Phase.move) {
      finger.isClaimed = isClaimed;
      this.#turn(finger, event, time);
    } else if (finger) this.release();
    return isClaimed;
  }

  /** Forgets the finger. */
  release(): void {
    this.#finger = null;
    this.#listening?.abort();
    this.#listening = null;
  }

  /** A finger that begins sideways over what nothing moves sideways is pressed anew where it is, until it turns. */
  #turn(finger: Finger, event: PointerEvent, time: number): void {
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    const isBounded = Math.abs(event.clientX - finger.startX) < sidewaysLimit;
    if (finger.isClaimed || !isBounded || !this.#client.isAtTop) finger.isSideways = false;
    if (finger.isClaimed || !isBounded || !this.#client.isAtTop || Math.hypot(dx, dy) < sidewaysStep) return;
    finger.isSideways = Math.abs(dx) > Math.abs(dy);
    if (!finger.isSideways) return;
    this.#client.send(Phase.cancel, event, finger.id, time);
    this.#client.send(Phase.down, event, finger.id, time);
    Object.assign(finger, { x: event.clientX, y: event.clientY });
  }

  /** The touch of the finger that has just come down. What it touched may leave the document before it goes up. */
  #touch(event: TouchEvent): void {
    const finger = this.#finger;
    if (!finger || finger.touch !== null || event.touches.length > 1) return;
    finger.touch = event.changedTouches[0].identifier;
    const below = elementsBelow([this.#surface], event);
    const others = [...below, ...elementsAround(this.#surface, event)];
    if (below.some(ownsSideways) || others.some(scrollsSideways)) finger.startX = Infinity;
    this.#listening?.abort();
    this.#listening = new AbortController();
    const options = { capture: true, passive: false, signal: this.#listening.signal };
    const view = this.#surface.ownerDocument.defaultView ?? window;
    for (const target of [view, event.composedPath()[0]]) {
      target.addEventListener('touchmove', this.#move as EventListener, options);
      for (const name of ['touchend', 'touchcancel']) target.addEventListener(name, this.#end as EventListener, options);
    }
  }

  #move = (event: TouchEvent): void => {
    const finger = this.#finger;
    const touch = finger && this.#touchOf(event);
    if (touch && finger.isFollowed && this.#isNew(event)) this.#follow(Phase.move, touch, event);
    const isOurs = this.#client.isClaimed || finger?.isClaimed || (finger?.isSideways && !event.defaultPrevented);
    if (isOurs && event.cancelable) event.preventDefault();
  };

  #end = (event: TouchEvent): void => {
    const touch = this.#touchOf(event);
    if (!touch || !this.#finger?.isFollowed || !this.#isNew(event)) return;
    this.#follow(event.type === 'touchend' ? Phase.up : Phase.cancel, touch, event);
    this.release();
  };

  /** Whether an event is told for the first time. It comes to several listeners, because any of them may not hear it. */
  #isNew(event: Event): boolean {
    const isNew = event !== this.#last;
    this.#last = event;
    return isNew;
  }

  #touchOf(event: TouchEvent): Touch | undefined {
    return [...event.changedTouches].find(({ identifier }) => identifier === this.#finger?.touch);
  }

  /** Sends what a touch tells as a sample of its finger. */
  #follow(phase: number, { clientX, clientY }: Touch, { timeStamp }: TouchEvent): void {
    const finger = this.#finger!;
    this.#client.reportScroll();
    const sample = new PointerEvent('pointermove', { clientX, clientY, pointerId: finger.id, pointerType: 'touch' });
    finger.isClaimed = this.#client.send(phase, sample, finger.id, timeStamp / 1000);
  }
}
