// Reports the motion of an element: promises, begin and end of episodes, and progress.
import { Export } from '../abi/exports.js';
import { Frame, type FrameEvent } from '../engine/frame.js';
import { moduleOf, now } from '../engine/engine-module.js';
import { style } from '../drawing/layers.js';
import type { InteractionHost } from './interaction-host.js';

/** Fulfils a promise with whether its episode has finished. */
export type Fulfil = (finished: boolean) => void;

/** The bits of the preference `tells`. */
const episodes = 1;
const progress = 2;

/** The frame for events that are read before they are shown. */
const ahead = new Frame();

/**
 * Reports episodes and progress of one element. The engine emits events of episodes only while the page listens or a promise
 * waits.
 */
export class Telling {
  #host: InteractionHost;
  /** The waiting promises, each with whether its episode has begun. */
  #waiting = new Map<Fulfil, boolean>();
  /** Events that were read before their frame is shown. */
  #early: FrameEvent[] = [];
  /** The number of begins and ends of episodes: odd during an episode. */
  #changes = 0;
  /** Whether the page has received the begin of the current episode. */
  #isTold = false;
  /** The bits of the attribute `tells`. */
  #listens = 0;
  /** The bits that were last sent to the engine. */
  #sent = 0;
  /** The last dispatched progress; empty while the element has no custom properties of it. */
  #dispatched = '';

  constructor(host: InteractionHost) {
    this.#host = host;
  }

  get #asks(): number {
    return this.#listens | (this.#waiting.size && episodes);
  }

  /** Reads the attribute `tells`, and returns the bits for the engine. */
  adopt(): number {
    const words = this.#host.element.tells?.split(/\s+/) ?? [];
    this.#listens = (words.includes('settled') ? episodes : 0) | (words.includes('progress') ? progress : 0);
    if (!(this.#listens & progress) && this.#dispatched) {
      for (const name in this.#host.describeProgress({})) style(this.#host.element, name, '');
      this.#dispatched = '';
    }
    this.#sent = this.#asks;
    // Without this bit the engine emits no end of an open episode.
    if (!(this.#sent & episodes)) this.#changes += this.#changes & 1;
    this.#tell(this.#changes & 1);
    return this.#sent;
  }

  /** Dispatches begin and end of an episode, each once, if the page listens. */
  #tell(begins: number, finished = false): void {
    const isTold = !!(begins & this.#listens);
    if (isTold === this.#isTold) return;
    this.#isTold = isTold;
    if (isTold) this.#host.ask('began', {}, false);
    else this.#host.ask('settled', { finished }, false);
  }

  /** Performs an act; the promise is fulfilled with whether its episode finishes; without an act, the current episode. */
  promise(act?: () => void): Promise<boolean> {
    // Outside a document nothing moves. An act is performed as soon as the element is inserted.
    if (!act && !this.#host.element.isConnected) return Promise.resolve(true);
    return new Promise((fulfil) => {
      this.wait(fulfil);
      this.#host.whenReady(() => this.run(fulfil, act));
    });
  }

  /** Registers a promise until its act is performed, or the engine fails to load. */
  wait(fulfil: Fulfil): void {
    this.#waiting.set(fulfil, false);
    const { engine, element, kind } = this.#host;
    if (!engine && element.isConnected) moduleOf(kind).ready.catch(() => this.end());
  }

  /** Performs the act of a promise, which then waits for the end of the episode. An act without motion has ended. */
  run(fulfil: Fulfil, act?: () => void): void {
    if (!this.#waiting.has(fulfil)) return act?.();
    this.#read();
    const before = act ? this.#changes : -1;
    act?.();
    this.#read();
    if (!(this.#changes & 1) || this.#changes === before) this.#fulfil(true, fulfil);
    else if (this.#waiting.has(fulfil)) this.#waiting.set(fulfil, true);
  }

  /** Reads the events until now. */
  #read(): void {
    if (!(this.#sent & episodes)) this.#host.sendTells();
    if (this.#host.engine?.read(now(), ahead)) this.#early.push(...this.#follow(ahead.events));
  }

  /** Returns the events of a frame, after the events that were read before it. */
  take(events: FrameEvent[]): FrameEvent[] {
    return this.#sent & episodes || this.#early.length ? [...this.#early.splice(0), ...this.#follow(events)] : events;
  }

  #follow(events: FrameEvent[]): FrameEvent[] {
    for (const { name, x } of events) {
      if (name === 'settled') this.#fulfil(x > 0);
      else if (name !== 'began') continue;
      this.#changes += 1;
    }
    return events;
  }

  /** Fulfils the promises whose episode has ended; or also a given one; or all. */
  #fulfil(finished: boolean, which?: Fulfil | true): void {
    for (const [fulfil, hasBegun] of this.#waiting) {
      if (which ? which !== true && which !== fulfil : !hasBegun) continue;
      this.#waiting.delete(fulfil);
      fulfil(finished);
    }
  }

  /** Dispatches an event of an episode; returns whether the event was one. */
  tell({ name, x }: FrameEvent): boolean {
    const begins = name === 'began';
    if (!begins && name !== 'settled') return false;
    this.#tell(+begins, x > 0);
    return true;
  }

  /** Dispatches the progress if it has changed. */
  endFrame(): void {
    const { engine, element, progressFields } = this.#host;
    if (this.#listens & progress && engine) {
      const detail: Record<string, unknown> = Object.fromEntries(
        progressFields.map((name, index) => [name, engine.call(Export.progress, index)]));
      const numbers = Object.values(detail).join();
      if (numbers !== this.#dispatched) {
        this.#dispatched = numbers;
        const properties = this.#host.describeProgress(detail);
        for (const name in properties) style(element, name, properties[name]);
        this.#host.emit('progress', detail);
      }
    }
    if (this.#asks !== this.#sent) this.#host.sendTells();
  }

  /** Ends the episode and all promises with the interaction, unfinished. */
  end(): void {
    this.#early = [];
    this.#changes += this.#changes & 1;
    this.#fulfil(false, true);
    this.#tell(0);
  }
}
