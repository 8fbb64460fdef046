// What an element tells of its motion besides events: promises, begin and end of episodes, and progress.
import { Export } from '../abi/exports.js';
import { Frame, type FrameEvent } from '../engine/frame.js';
import { moduleOf, now } from '../engine/engine-module.js';
import { style } from '../drawing/layers.js';
import type { InteractionHost } from './interaction-host.js';

/** Fulfils a promise with whether its episode has finished. */
export type Fulfil = (finished: boolean) => void;

/** What the engine is asked for, as bits. */
const episodes = 1;
const progress = 2;

/** Holds what is read before its frame is shown. */
const ahead = new Frame();

/** What one element tells. The engine tells nothing of episodes unless somebody listens or waits. */
export class Telling {
  #host: InteractionHost;
  /** The promises that wait, each with whether its episode has begun. */
  #waiting = new Map<Fulfil, boolean>();
  /** Events that were read before their frame is shown. */
  #early: FrameEvent[] = [];
  /** How many episodes have begun or ended: odd while one is open. */
  #changes = 0;
  /** Whether the page has been told that an episode has begun. */
  #isTold = false;
  /** What the attribute asks for. */
  #listens = 0;
  /** What was asked of the engine last. */
  #sent = 0;
  /** The progress that was told last; empty while the element has no custom properties of it. */
  #told = '';

  constructor(host: InteractionHost) {
    this.#host = host;
  }

  get #asks(): number {
    return this.#listens | (this.#waiting.size && episodes);
  }

  /** Adopts what the attribute says, and gives what is to be asked of the engine. */
  adopt(): number {
    const words = this.#host.element.tells?.split(/\s+/) ?? [];
    this.#listens = (words.includes('settled') ? episodes : 0) | (words.includes('progress') ? progress : 0);
    if (!(this.#listens & progress) && this.#told) {
      for (const name in this.#host.describeProgress({})) style(this.#host.element, name, '');
      this.#told = '';
    }
    this.#sent = this.#asks;
    // What is open ends untold in an engine that is not asked for it.
    if (!(this.#sent & episodes)) this.#changes += this.#changes & 1;
    this.#tell(this.#changes & 1);
    return this.#sent;
  }

  /** Tells the page, if it listens, that an episode has begun or ended, each once. */
  #tell(begins: number, finished = false): void {
    const isTold = !!(begins & this.#listens);
    if (isTold === this.#isTold) return;
    this.#isTold = isTold;
    if (isTold) this.#host.ask('began', {}, false);
    else this.#host.ask('settled', { finished }, false);
  }

  /** Does something, and is fulfilled with whether its episode finishes; without an act, that under way. */
  promise(act?: () => void): Promise<boolean> {
    return new Promise((fulfil) => {
      this.wait(fulfil);
      this.#host.whenReady(() => this.run(fulfil, act));
    });
  }

  /** Has a promise wait until what it is about is done, or cannot be, as there will be no engine. */
  wait(fulfil: Fulfil): void {
    this.#waiting.set(fulfil, false);
    const { engine, element, kind } = this.#host;
    if (!engine && element.isConnected) moduleOf(kind).ready.catch(() => this.end());
  }

  /** Does what a promise is about, and has it wait for the end. What moves nothing has ended. */
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

  /** The events of a frame, and those that were read before it. */
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

  /** Fulfils the promises whose episode has ended, and one, or all. */
  #fulfil(finished: boolean, which?: Fulfil | true): void {
    for (const [fulfil, hasBegun] of this.#waiting) {
      if (which ? which !== true && which !== fulfil : !hasBegun) continue;
      this.#waiting.delete(fulfil);
      fulfil(finished);
    }
  }

  /** Tells the page of an event, if it is one of episodes. */
  tell({ name, x }: FrameEvent): boolean {
    const begins = name === 'began';
    if (!begins && name !== 'settled') return false;
    this.#tell(+begins, x > 0);
    return true;
  }

  /** Tells how far the interaction is, where that has changed. */
  endFrame(): void {
    const { engine, element, progressFields } = this.#host;
    if (this.#listens & progress && engine) {
      const detail: Record<string, unknown> = Object.fromEntries(
        progressFields.map((name, index) => [name, engine.call(Export.progress, index)]));
      const told = Object.values(detail).join();
      if (told !== this.#told) {
        this.#told = told;
        const properties = this.#host.describeProgress(detail);
        for (const name in properties) style(element, name, properties[name]);
        this.#host.emit('progress', detail);
      }
    }
    if (this.#asks !== this.#sent) this.#host.sendTells();
  }

  /** Ends all with the interaction, unfinished. */
  end(): void {
    this.#early = [];
    this.#changes += this.#changes & 1;
    this.#fulfil(false, true);
    this.#tell(0);
  }
}
