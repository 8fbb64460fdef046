// What fingers, pens and mice do on an element, as the engine takes it.
import * as Phase from './abi/phase.js';

/** Pointers that came down on something inside and belong to it. @type {WeakSet<Event>} */
const taken = new WeakSet();

/**
 * @typedef {object} Follower what pointers are passed on to
 * @property {(event: PointerEvent) => boolean} accepts whether a pointer that comes down here is wanted at all
 * @property {() => void} begin comes before the first pointer of a gesture: the place to measure
 * @property {(phase: number, event: PointerEvent, id: number, time: number) => boolean} pass returns whether it is
 *   claimed
 * @property {() => void} [end] comes after the last
 */

/** How far a pointer strays, in client pixels, before what it does is no click. */
const clickSlop = 6;

/** Follows each pointer from down to up; one that is claimed is captured, and scrolls, selects and clicks nothing. */
export class Pointers {
  #surface;
  #follower;
  #patient;
  /** @type {Map<number, {x: number, y: number, wanted: boolean, held: boolean}>} */
  #followed = new Map();
  /** @type {AbortController | null} listens while there is something to follow */
  #listening = null;

  /**
   * @param {HTMLElement} surface
   * @param {Follower} follower
   * @param {{patient?: boolean}} [options] patient: a pointer that is not claimed at once may be later
   */
  constructor(surface, follower, { patient = false } = {}) {
    this.#surface = surface;
    this.#follower = follower;
    this.#patient = patient;
    surface.addEventListener('pointerdown', (event) => this.#down(event));
    for (const name of ['dragstart', 'contextmenu']) {
      surface.addEventListener(name, (event) => this.wanted && event.preventDefault());
    }
  }

  /** Whether the engine claims any pointer. */
  get wanted() {
    return [...this.#followed.values()].some(({ wanted }) => wanted);
  }

  /** Lets go of all pointers, unseen by the engine. */
  forget() {
    for (const id of [...this.#followed.keys()]) this.#release(id);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0 || taken.has(event) || this.#followed.has(event.pointerId)) return;
    if (!this.#follower.accepts(event)) return;
    if (!this.#followed.size) this.#follower.begin();
    const claimed = this.#pass(Phase.down, event);
    if (!claimed && !this.#patient) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    this.#followed.set(id, { x, y, wanted: claimed, held: false });
    this.#listen();
    if (claimed) {
      taken.add(event);
      this.#hold(id);
    }
  }

  #listen() {
    if (this.#listening) return;
    this.#listening = new AbortController();
    const options = { capture: true, signal: this.#listening.signal };
    const view = this.#surface.ownerDocument.defaultView ?? window;
    view.addEventListener('pointermove', (event) => this.#move(event), options);
    view.addEventListener('pointerup', (event) => this.#up(event), options);
    view.addEventListener('pointercancel', (event) => this.#cancel(event), options);
    // What a finger touched first loses it to the surface; that is heard here as well.
    this.#surface.addEventListener(
      'lostpointercapture', (event) => event.target === this.#surface && this.#cancel(event), options);
    view.addEventListener('selectstart', (event) => this.wanted && event.preventDefault(), options);
  }

  /** From here on the pointer is the surface's alone. @param {number} id */
  #hold(id) {
    const pointer = this.#followed.get(id);
    if (!pointer || pointer.held) return;
    pointer.held = true;
    try {
      this.#surface.setPointerCapture(id);
    } catch {
      // It went up before this came to pass.
    }
    getSelection()?.removeAllRanges();
  }

  /** @param {number} phase @param {PointerEvent} event @param {PointerEvent} [sample] */
  #pass(phase, event, sample = event) {
    return this.#follower.pass(phase, sample, event.pointerId, (sample.timeStamp || event.timeStamp) / 1000);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const pointer = this.#followed.get(event.pointerId);
    if (!pointer) return;
    const samples = event.getCoalescedEvents?.() ?? [];
    for (const sample of samples.length ? samples : [event]) pointer.wanted = this.#pass(Phase.move, event, sample);
    // A claim that is not yet a drag leaves a click to what was pressed.
    if (pointer.wanted && strayed(pointer, event)) this.#hold(event.pointerId);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const pointer = this.#followed.get(event.pointerId);
    if (!pointer) return;
    this.#pass(Phase.up, event);
    if (pointer.held && strayed(pointer, event)) swallowClick();
    this.#release(event.pointerId);
  }

  /** @param {PointerEvent} event */
  #cancel(event) {
    const pointer = this.#followed.get(event.pointerId);
    if (!pointer) return;
    this.#pass(Phase.cancel, event);
    this.#release(event.pointerId);
  }

  /** @param {number} id */
  #release(id) {
    this.#followed.delete(id);
    if (this.#surface.hasPointerCapture(id)) this.#surface.releasePointerCapture(id);
    if (this.#followed.size) return;
    this.#listening?.abort();
    this.#listening = null;
    this.#follower.end?.();
  }
}

/** @param {{x: number, y: number}} pointer @param {PointerEvent} event */
const strayed = ({ x, y }, event) => Math.hypot(event.clientX - x, event.clientY - y) > clickSlop;

/** A drag ends with a click on what lies beneath; nobody meant it. */
function swallowClick() {
  /** @param {Event} event */
  const swallow = (event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
