// What an element tells of its motion besides events: promises, begin and end of episodes, and progress.
import { Export } from '../abi/exports.js';
import { Frame, type FrameEvent } from '../engine/frame.js';
import { now } from '../engine/engine-module.js';
import { style } from '../drawing/layers.js';
import type { InteractionHost } from './interaction-host.js';

/** Fulfils a promise with whether its episode has finished. */
export type Fulfil = (finished: boolean) => void;

/** Holds what is read before its frame is shown. */
const ahead = new Frame();

/** What one element tells. The engine tells nothing of episodes unless somebody listens or waits. */
export class Telling {
  #host: InteractionHost;
  /** The promises that wait, each with whether its episode has begun. */
  #waiting = new Map<Fulfil, boolean>();
  /** Events that were read before their frame is shown. */
  #early: FrameEvent[] = [];
  /** How many episodes have begun. */
  #begun = 0;
  #isOpen = false;
  /** Whether the page has been told that an episode has begun. */
  #isTold = false;
  #tellsEpisodes = false;
  #tellsProgress = false;
  /** What was asked of the engine last. */
  #sent = 0;
  /** The progress that was told last. */
  #told = '';
  /** The custom properties that the element has. */
  #properties: string[] = [];

  constructor(host: InteractionHost) {
    this.#host = host;
    (host.element as HTMLElement).addEventListener('supple-error', ({ target }) => target === host.element && this.end(true));
  }

  /** What is asked of the engine: 1 for episodes, 2 for progress. */
  get #bits(): number {
    return (this.#tellsEpisodes || this.#waiting.size ? 1 : 0) | (this.#tellsProgress ? 2 : 0);
  }

  /** Adopts what the attribute says, and gives what is to be asked of the engine. */
  adopt(): number {
    const words = this.#host.element.tells?.split(/\s+/) ?? [];
    this.#tellsEpisodes = words.includes('settled');
    if (!this.#tellsEpisodes) this.#settle(false);
    else if (this.#isOpen) this.#begin();
    this.#tellsProgress = words.includes('progress');
    if (!this.#tellsProgress) {
      for (const name of this.#properties.splice(0)) style(this.#host.element, name, '');
      this.#told = '';
    }
    this.#sent = this.#bits;
    if (!(this.#sent & 1)) this.#isOpen = false;
    return this.#sent;
  }

  /** Tells the page that an episode has begun, once. */
  #begin(): void {
    if (!this.#isTold) this.#host.ask('began', {}, false);
    this.#isTold = true;
  }

  /** Tells the page that the episode has ended of whose begin it knows. */
  #settle(finished: boolean): void {
    if (this.#isTold) this.#host.ask('settled', { finished }, false);
    this.#isTold = false;
  }

  /** Does something, and is fulfilled with whether its episode finishes; without an act, that under way. */
  promise(act?: () => void): Promise<boolean> {
    return new Promise((fulfil) => {
      this.wait(fulfil);
      this.#host.whenReady(() => this.run(fulfil, act));
    });
  }

  /** Has a promise wait until what it is about is done. */
  wait(fulfil: Fulfil): void {
    this.#waiting.set(fulfil, false);
  }

  /** Does what a promise is about, and has it wait for the end. What moves nothing has ended. */
  run(fulfil: Fulfil, act?: () => void): void {
    this.#read();
    const before = this.#begun;
    act?.();
    this.#read();
    if (this.#isOpen && (!act || this.#begun > before)) {
      if (this.#waiting.has(fulfil)) this.#waiting.set(fulfil, true);
      return;
    }
    this.#waiting.delete(fulfil);
    fulfil(true);
  }

  /** Reads the events until now. */
  #read(): void {
    if (!(this.#sent & 1)) this.#host.sendTells();
    if (this.#host.engine?.read(now(), ahead)) this.#early.push(...this.#follow(ahead.events));
  }

  /** The events of a frame, and those that were read before it. */
  take(events: FrameEvent[]): FrameEvent[] {
    return this.#sent & 1 || this.#early.length ? [...this.#early.splice(0), ...this.#follow(events)] : events;
  }

  #follow(events: FrameEvent[]): FrameEvent[] {
    for (const { name, x } of events) {
      if (name === 'began') this.#begun += 1;
      else if (name === 'settled') this.#fulfil(x > 0);
      else continue;
      this.#isOpen = name === 'began';
    }
    return events;
  }

  /** Fulfils the promises whose episode has ended, or all. */
  #fulfil(finished: boolean, all = false): void {
    for (const [fulfil, hasBegun] of this.#waiting) {
      if (!hasBegun && !all) continue;
      this.#waiting.delete(fulfil);
      fulfil(finished);
    }
  }

  /** Tells the page of an event, if it is one of episodes. */
  tell({ name, x }: FrameEvent): boolean {
    if (name === 'settled') this.#settle(x > 0);
    else if (name !== 'began') return false;
    else if (this.#tellsEpisodes) this.#begin();
    return true;
  }

  /** Tells how far the interaction is, where that has changed. */
  endFrame(): void {
    if (this.#tellsProgress) {
      const { engine, element, progressFields } = this.#host;
      const detail: Record<string, unknown> = Object.fromEntries(
        progressFields.map((name, index) => [name, engine?.call(Export.progress, index)]));
      const told = Object.values(detail).join();
      if (engine && told !== this.#told) {
        this.#told = told;
        const properties = this.#host.describeProgress(detail);
        this.#properties = Object.keys(properties);
        for (const name of this.#properties) style(element, name, properties[name]);
        this.#host.emit('progress', detail);
      }
    }
    if (this.#bits !== this.#sent) this.#host.sendTells();
  }

  /** Ends the episode with the interaction, and the promises of it or all. */
  end(all = false): void {
    this.#early = [];
    this.#isOpen = false;
    this.#told = '';
    this.#fulfil(false, all);
    this.#settle(false);
  }
}
