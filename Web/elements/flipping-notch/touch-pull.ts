// A finger on the list. Browsers begin to scroll by themselves and cancel its pointer.
import * as Phase from '../abi/phase.js';
import { elementsAround, elementsBelow, ownsSideways, scrollsSideways } from '../host/page-scrollers.js';

/** The sideways distance that ends a pull, in client pixels. */
const sidewaysLimit = 40;

/** The sideways distance after which a finger restarts its press at its current place, in client pixels. */
const sidewaysStep = 8;

/** The receiver of a finger's samples. */
export interface TouchClient {
  /** Whether the list is at its top. */
  readonly isAtTop: boolean;
  /** Whether the engine claims any pointer. */
  readonly isClaimed: boolean;
  /** Sends a sample, with its time in seconds; returns whether the engine claims it. */
  send(phase: number, event: PointerEvent, id: number, time: number): boolean;
  /** Sends the browser's scroll offset of the list to the engine. */
  reportScroll(): void;
}

/** The only finger on the list. */
interface Finger {
  id: number;
  /** The touch of the same finger; null before it is known. */
  touch: number | null;
  /** Whether the browser has cancelled the pointer to scroll, so that only touches report the finger. */
  isFollowed: boolean;
  isClaimed: boolean;
  startX: number;
  /** The place of the press, or of its last restart. */
  x: number;
  y: number;
  /** Whether the finger moves sideways over elements that do not scroll sideways. */
  isSideways: boolean;
}

/**
 * Passes the pointers of a list on. After the browser cancels a pointer in order to scroll, touches replace it,
 * because the finger pulls the list as soon as it reaches its top.
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
    surface.addEventListener('touchstart', this.#touch, { passive: true });
    // Before a touch begins, browsers check whether it can be prevented.
    surface.addEventListener('touchmove', this.#move, { passive: false });
  }

  /** Takes a pointer's sample; returns whether the engine claims it. */
  pointer(phase: number, event: PointerEvent, id: number, time: number): boolean {
    if (event.pointerType !== 'touch') return this.#client.send(phase, event, id, time);
    const finger = this.#finger?.id === id ? this.#finger : null;
    // A finger without a reported end is cancelled by the next press.
    if (phase === Phase.cancel && event.type !== 'pointerdown' && finger?.touch != null && !finger.isClaimed) {
      finger.isFollowed = true;
      return false;
    }
    const isClaimed = this.#client.send(phase, event, id, time);
    const { clientX: x, clientY: y } = event;
    if (phase === Phase.down && event.isPrimary) {
      this.#finger = { id, touch: null, isFollowed: false, isClaimed, startX: x, x, y, isSideways: false };
      // The page may have replaced the pressed element at the press; Firefox dispatches the touch to the old
      // element only. A press that a message has passed on has no path.
      const pressed = event.composedPath()[0] as Node | undefined;
      if (pressed?.isConnected === false) pressed.addEventListener('touchstart', this.#touch as EventListener, { passive: true });
    } else if (finger && phase === Phase.move) {
      finger.isClaimed = isClaimed;
      this.#turn(finger, event, time);
    } else if (finger) this.release();
    return isClaimed;
  }

  /** Discards the finger. */
  release(): void {
    this.#finger = null;
    this.#listening?.abort();
    this.#listening = null;
  }

  /** A finger that starts sideways over elements without sideways scrolling restarts its press, until it turns. */
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

  /** The touch of the latest finger. The touched element may leave the document before the finger goes up. */
  #touch = (event: TouchEvent): void => {
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
  };

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

  /** Whether an event arrives for the first time. Several listeners observe it, because any of them may miss it. */
  #isNew(event: Event): boolean {
    const isNew = event !== this.#last;
    this.#last = event;
    return isNew;
  }

  #touchOf(event: TouchEvent): Touch | undefined {
    return [...event.changedTouches].find(({ identifier }) => identifier === this.#finger?.touch);
  }

  /** Sends a touch as a sample of its finger. */
  #follow(phase: number, { clientX, clientY }: Touch, { timeStamp }: TouchEvent): void {
    const finger = this.#finger!;
    this.#client.reportScroll();
    const sample = new PointerEvent('pointermove', { clientX, clientY, pointerId: finger.id, pointerType: 'touch' });
    finger.isClaimed = this.#client.send(phase, sample, finger.id, timeStamp / 1000);
  }
}
