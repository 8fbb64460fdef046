// Pointer events of an element, as input for the engine.
import * as Phase from '../abi/phase.js';
import { recording } from './recording.js';
import { shared } from './shared.js';

/** Pointer events that an inner element has claimed. */
const taken: WeakSet<Event> = shared('taken', () => new WeakSet(), 'every');

/** The receiver of pointer samples. */
export interface PointerTarget {
  /** Whether the receiver handles a pointer that comes down here. */
  accepts(event: PointerEvent): boolean;
  /** Whether a press that is claimed and does not become a drag belongs to a control of the page. */
  isOnControl?(event: PointerEvent): boolean;
  /** Called before the first pointer of a gesture, to measure the layout. */
  beginGesture(): void;
  /** Sends a sample with its time in seconds. Returns whether the engine claims the pointer. */
  sendPointer(phase: number, event: PointerEvent, id: number, time: number): boolean;
  /** Called after the last pointer of a gesture. */
  endGesture(): void;
  /**
   * Passes on a pointer that the engine no longer claims: its press, and its samples from then on. Returns whether another
   * element accepts it.
   */
  passOn?(start: PointerEvent, samples: readonly PointerEvent[]): boolean;
}

/** A pointer that is down: its press, whether the engine claims it, and whether the surface captured it. */
interface DownPointer {
  start: PointerEvent;
  isClaimed: boolean;
  isCaptured: boolean;
  /** Whether the pointer came down on a control, which has its taps. */
  isOnControl: boolean;
}

/** The distance, in client pixels, beyond which a press causes no click. */
const clickSlop = 6;

/** The distance, in client pixels, beyond which a press on a control becomes a drag. */
const controlSlop = 10;

/** Follows each pointer from down to up. A claimed pointer is captured, and neither scrolls, selects nor clicks. */
export class Pointers {
  #surface: HTMLElement;
  #target: PointerTarget;
  #waitsForClaim: boolean;
  #down = new Map<number, DownPointer>();
  /** Whether a claimed pointer of this gesture has become a drag. */
  #isDragging = false;
  /** Aborts the listeners; null while no pointer is down. */
  #listening: AbortController | null = null;

  /** With `waitsForClaim`, a pointer that is not claimed as it comes down may be claimed later. */
  constructor(surface: HTMLElement, target: PointerTarget, waitsForClaim = false) {
    this.#surface = surface;
    this.#target = target;
    this.#waitsForClaim = waitsForClaim;
    surface.addEventListener('pointerdown', (event) => this.#begin(event));
    // After a drag of selected text WebKit reports the next press as a move that changes the main button.
    surface.addEventListener('pointermove', (event) => event.button === 0 && event.buttons === 1 && this.#begin(event));
    surface.addEventListener('contextmenu', (event) => this.isClaimed && event.preventDefault());
    // Chromium takes a throw for the start of a fling, even where `touch-action` forbids scrolling. The next tap, on any element
    // of the page, then only ends the fling and brings no click.
    if (!waitsForClaim) {
      surface.addEventListener(
        'touchmove', (event) => this.#isDragging && event.cancelable && event.preventDefault(), { passive: false });
    }
  }

  /** Whether the engine claims any pointer. */
  get isClaimed(): boolean {
    return [...this.#down.values()].some(({ isClaimed }) => isClaimed);
  }

  /** Releases all pointers without notifying the engine. */
  releaseAll(): void {
    for (const id of [...this.#down.keys()]) this.#release(id);
  }

  #begin(event: PointerEvent): void {
    const id = event.pointerId;
    // The primary pointer of a kind comes down alone.
    if (event.isPrimary) this.#cancelLost(event.pointerType, event.timeStamp);
    if (event.button !== 0 || taken.has(event) || this.#down.has(id)) return;
    if (!this.#target.accepts(event)) return;
    if (!this.#down.size) this.#target.beginGesture();
    const isClaimed = this.#send(Phase.down, event);
    if (!isClaimed && !this.#waitsForClaim) return;
    const isOnControl = isClaimed && !!this.#target.isOnControl?.(event);
    this.#down.set(id, { start: event, isClaimed, isCaptured: false, isOnControl });
    this.#listen();
    if (isClaimed) {
      taken.add(event);
      // The click of a captured pointer is the surface's.
      if (!isOnControl) this.#capture(id);
    }
  }

  /** Accepts a pointer from another element, which has recorded the first of the samples; returns whether it does. */
  adopt(start: PointerEvent, [first, ...others]: readonly PointerEvent[]): boolean {
    const id = start.pointerId;
    if (this.#down.has(id) || !this.#target.accepts(start)) return false;
    if (!this.#down.size) this.#target.beginGesture();
    const { listener } = recording;
    recording.listener = null;
    this.#send(Phase.down, start, start, first.timeStamp);
    const pointer = { start, isClaimed: this.#send(Phase.move, first), isCaptured: false, isOnControl: false };
    recording.listener = listener;
    for (const sample of others) pointer.isClaimed = this.#send(Phase.move, sample);
    this.#down.set(id, pointer);
    this.#listen();
    if (pointer.isClaimed) this.#capture(id);
    return true;
  }

  /** Cancels the pointers of a kind that came down before a time, in milliseconds, and went up since, while a page stopped the event. */
  #cancelLost(kind: string, time: number): void {
    for (const { start } of this.#down.values()) {
      if (start.pointerType === kind && start.timeStamp <= time) this.#end(Phase.cancel, start, time);
    }
  }

  #listen(): void {
    if (this.#listening) return;
    this.#listening = new AbortController();
    const options = { capture: true, signal: this.#listening.signal };
    const view = this.#surface.ownerDocument.defaultView ?? window;
    view.addEventListener('pointermove', (event) => this.#move(event), options);
    view.addEventListener('pointerup', (event) => this.#end(Phase.up, event), options);
    view.addEventListener('pointercancel', (event) => this.#end(Phase.cancel, event), options);
    // The events of mice and touches come after those of pointers, which a page may have stopped.
    for (const name of ['mouseup', 'touchend', 'touchcancel']) {
      view.addEventListener(name, (event) => {
        const { touches, buttons, timeStamp } = event as Partial<TouchEvent & MouseEvent> & Event;
        if (!touches?.length && !buttons) setTimeout(() => this.#cancelLost(touches ? 'touch' : 'mouse', timeStamp));
      }, options);
    }
    // An element of the page may capture the pointer for a gesture of its own. The pointer is still down, and the next move captures
    // it again.
    this.#surface.addEventListener('lostpointercapture', ({ pointerId }) => {
      const pointer = this.#down.get(pointerId);
      if (pointer && !this.#surface.hasPointerCapture(pointerId)) pointer.isCaptured = false;
    }, options);
    // The browser drags a link or a draggable ancestor; that event does not reach the surface. An editor keeps the focus,
    // because WebKit removes its caret when it loses it.
    for (const name of ['selectstart', 'dragstart', isInEditor(focused()) ? 'mousedown' : '']) {
      view.addEventListener(name, (event) => this.isClaimed && event.preventDefault(), options);
    }
  }

  /** Captures a pointer for the surface. */
  #capture(id: number): void {
    const pointer = this.#down.get(id);
    if (!pointer || pointer.isCaptured) return;
    pointer.isCaptured = true;
    try {
      this.#surface.setPointerCapture(id);
    } catch {
      // The pointer went up before this call.
    }
    endSelection();
  }

  #uncapture(id: number): void {
    if (this.#surface.hasPointerCapture(id)) this.#surface.releasePointerCapture(id);
  }

  #send(phase: number, event: PointerEvent, sample = event, time = sample.timeStamp || event.timeStamp): boolean {
    return this.#target.sendPointer(phase, sample, event.pointerId, time / 1000);
  }

  #move(event: PointerEvent): void {
    const pointer = this.#down.get(event.pointerId);
    if (!pointer) return;
    // A pointer without a button went up unnoticed: over a frame, or while the page stopped the event.
    if (!event.buttons) return this.#end(Phase.cancel, event);
    const coalesced = event.getCoalescedEvents?.() ?? [];
    const samples = coalesced.length ? coalesced : [event];
    for (const [index, sample] of samples.entries()) {
      const wasClaimed = pointer.isClaimed;
      pointer.isClaimed = this.#send(Phase.move, event, sample);
      const isFree = wasClaimed && !pointer.isClaimed;
      if (isFree && this.#target.passOn?.(pointer.start, samples.slice(index))) return this.#release(event.pointerId);
    }
    // A claim that ends in mid-gesture leaves the pointer to the page, for instance in a pinch.
    if (this.#waitsForClaim && !pointer.isClaimed) {
      pointer.isCaptured = false;
      this.#uncapture(event.pointerId);
    }
    // A claimed press that is not yet a drag still clicks the pressed element.
    if (pointer.isClaimed && hasMoved(pointer, event, pointer.isOnControl ? controlSlop : clickSlop)) {
      this.#isDragging = true;
      this.#capture(event.pointerId);
    }
  }

  #end(phase: number, event: PointerEvent, time?: number): void {
    const id = event.pointerId;
    const pointer = this.#down.get(id);
    if (!pointer) return;
    const isTapOfControl = phase === Phase.up && pointer.isOnControl && !pointer.isCaptured;
    this.#send(isTapOfControl ? Phase.cancel : phase, event, event, time);
    // WebKit continues a selection that began before the claim, although the claim removed it.
    if (pointer.isCaptured) endSelection();
    if (phase === Phase.up && pointer.isCaptured && hasMoved(pointer, event)) preventClick();
    this.#release(id);
  }

  #release(id: number): void {
    this.#down.delete(id);
    this.#uncapture(id);
    if (this.#down.size) return;
    this.#isDragging = false;
    this.#listening?.abort();
    this.#listening = null;
    this.#target.endGesture();
  }
}

/** Whether a pointer has moved too far for a click. */
const hasMoved = ({ start }: DownPointer, event: PointerEvent, slop = clickSlop): boolean =>
  Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > slop;

/** Ends a selection of text that the press may have begun; the caret or selection of an editor stays as it is. */
function endSelection(): void {
  const selection = getSelection();
  // A selection in a shadow tree is reported as one around it.
  if (!isInEditor(selection?.anchorNode) && !isInEditor(focused())) selection?.removeAllRanges();
}

/** The focused element, in open shadow trees. */
function focused(root: DocumentOrShadowRoot = document): Element | null {
  const { activeElement } = root;
  return activeElement?.shadowRoot?.activeElement ? focused(activeElement.shadowRoot) : activeElement;
}

/** Whether people write in a node, or in its editable ancestor. */
const isInEditor = (node: Node | null | undefined): boolean | undefined =>
  (node as HTMLElement | null | undefined)?.isContentEditable ?? node?.parentElement?.isContentEditable;

/** Suppresses the click that a browser sends at the end of a drag. */
function preventClick(): void {
  const prevent = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', prevent, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', prevent, { capture: true }));
}
