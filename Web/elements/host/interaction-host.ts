// Connects an element of the page with its interaction in the engine.
import { Export } from '../abi/exports.js';
import { type RequestName, eventRequests, impacts, presets } from '../abi/lists.js';
import * as Phase from '../abi/phase.js';
import * as Schedule from '../abi/schedule.js';
import { sleep, wake } from '../engine/clock.js';
import { EngineHandle, frame } from '../engine/engine-handle.js';
import { atOneInstant, moduleOf, now } from '../engine/engine-module.js';
import type { Frame, FrameEvent } from '../engine/frame.js';
import { report } from '../engine/report.js';
import { fine } from '../drawing/layers.js';
import { make } from '../drawing/make.js';
import { labelReaders } from '../labels.js';
import { knownProperties, loadProperties } from '../style-property.js';
import type { SuppleElement } from '../supple-element.js';
import { impactOf, vibrate } from './haptics.js';
import type { PointerTarget } from './pointers.js';
import { followPreferences, reducesMotion, textScale } from './preferences.js';
import { hosts, recording } from './recording.js';
import { sizeObserver } from './size-observer.js';
import { type SetState, statesOf } from './states.js';
import { adoptStyles } from './style-sheets.js';
import { Telling } from './telling.js';
import { Texts } from './texts.js';
import { Words } from './words.js';

/** The hosts whose interaction runs. */
const running = new Set<InteractionHost>();
followPreferences(() => {
  for (const host of running) {
    host.sendPreferences();
    host.relabel();
  }
});
labelReaders.add(() => {
  for (const host of running) host.relabel();
});

/** The host of an element of this library. */
export const hostOf = (element: Element): InteractionHost | undefined => hosts.get(element);

/** The time after a touch, in milliseconds, in which a click comes from that touch. */
const touchedPeriod = 700;

/** Runs an interaction while its element is in a document and has a size. */
export abstract class InteractionHost<Owner extends SuppleElement = SuppleElement> implements PointerTarget {
  readonly element: Owner;
  readonly root: ShadowRoot;
  /** The interaction's number. */
  abstract readonly kind: number;
  /** The CSS of the shadow root. */
  abstract readonly css: string;
  /** The positioned element that fills the room of the interaction. */
  abstract readonly surface: HTMLElement;
  width = 0;
  height = 0;
  /** The window of the element's frame; null in the page itself. */
  #view: Window | null = null;
  readonly texts = new Texts();
  readonly words: Words;
  /** The reports of the element's motion besides events. */
  readonly telling: Telling;
  /** The fields of the interaction's progress, in the order of their numbers. */
  abstract readonly progressFields: readonly string[];
  /** The last sent preferences: reduced motion, direction and rate. */
  #preferences: [number, number, number] = [0, 0, 1];
  /** Begins or ends a state that style sheets select by `:state()`. */
  readonly setState: SetState;
  /** The interaction in the engine; null before the engine is loaded, and without a document or room. */
  engine: EngineHandle | null = null;
  /** The requests until the interaction runs. */
  #requests: (() => void)[] = [];
  /** The time stamp of the last sent pointer, in milliseconds. */
  #touchedAt = -Infinity;
  /** A probe as wide as the page's text is large. */
  #rem = make('i', { class: 'rem' });
  /** The factor by which the page's text enlarges the style's sizes. */
  #textScale = 1;
  /** The command that cancels the action that the page prevents; 0 for none. */
  #cancellation = 0;
  /** Observes the size of the element and of further observed elements. */
  protected readonly observer = sizeObserver((entries) => {
    for (const { target, contentBoxSize: [box] } of entries) {
      if (target === this.element) this.setSize(box.inlineSize, box.blockSize);
      else if (!this.engine) this.showResting();
      else if (target !== this.#rem) this.resized();
      else if (textScale() !== this.#textScale) this.textSizeChanged();
    }
  });

  constructor(element: Owner, options?: Partial<ShadowRootInit>) {
    this.element = element;
    // WebKit takes the style of a rule in `rem` from its cache where the page's text has changed since; it caches no inline style.
    this.#rem.style.width = '1rem';
    this.root = element.attachShadow({ mode: 'open', ...options });
    this.words = new Words(element);
    this.setState = statesOf(element);
    this.telling = new Telling(this);
    hosts.set(element, this);
  }

  /** Handles the insertion of the element into a document. */
  connected(): void {
    this.adoptStyles();
    this.forgetPlace();
    this.#followDocument();
    this.observer.observe(this.element);
    if (this.textSizes.length) {
      this.root.append(this.#rem);
      this.observer.observe(this.#rem);
    }
    this.relabel();
    if (this.engine) this.sendPreferences();
    else this.#begin();
  }

  /** Handles the removal of the element from its document. */
  disconnected(): void {
    // A moved element is removed and inserted in one task, and its interaction continues.
    queueMicrotask(() => {
      if (!this.element.isConnected) this.#end();
    });
  }

  /** Ends with the document of a removed frame: its elements are not notified. */
  #followDocument(): void {
    this.#view?.removeEventListener('pagehide', this.#leaveDocument);
    const view = this.element.ownerDocument.defaultView;
    this.#view = view === window ? null : view;
    this.#view?.addEventListener('pagehide', this.#leaveDocument);
  }

  #leaveDocument = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) this.#end();
  };

  /** Adopts the style sheet of the element's current document. */
  adoptStyles(): void {
    adoptStyles(this.root, this.css);
  }

  /** Whether the element is large enough for the interaction. */
  protected get hasRoom(): boolean {
    return this.width > 0;
  }

  /** Sends the current state of the page to a new interaction. */
  protected abstract setUp(): void;
  /** Ends the effects of `setUp`. */
  protected abstract takeDown(): void;
  /** Handles the change of an attribute of the subclass. */
  protected abstract attributeChanged(name: string): void;
  /** Shows a frame. */
  protected abstract draw(frame: Frame): void;
  /** Adds ids and names to the detail of a progress, and returns its custom properties. */
  abstract describeProgress(detail: Record<string, unknown>): Record<string, number>;
  /** Handles an event of the interaction. */
  protected abstract onEvent(event: FrameEvent): void;
  /** Handles a change of the size or the safe area. */
  protected resized(): void {}
  /** Handles a change of the style. */
  protected styleChanged(): void {}
  /** Draws the element at rest before the engine is loaded. */
  protected showResting(): void {}
  /** Writes the labels. */
  protected abstract describe(): void;
  /** Reads the layout that the next frame needs, before any frame writes to the page. */
  measure(): void {}

  /** Takes in a size of the element. */
  protected setSize(width: number, height: number): void {
    if (width === this.width && height === this.height) return;
    this.width = width;
    this.height = height;
    this.forgetPlace();
    if (this.engine) this.resized();
    else {
      this.showResting();
      this.#begin();
    }
  }

  /** Begins the interaction when engine, document and room are available. */
  #begin(): void {
    moduleOf(this.kind).ready.then(async () => {
      if (this.#isTuned) await this.#knowProperties();
      if (this.engine || !this.element.isConnected || !this.hasRoom) return;
      this.engine = new EngineHandle(this.kind, this);
      running.add(this);
      this.#create();
    }, () => this.telling.end());
  }

  /** Recreates the interaction in the engine, as after a failure. */
  recreate(): void {
    this.telling.end();
    this.#create();
  }

  #create(): void {
    const { engine } = this;
    if (!engine) return;
    // Initial content appears without motion.
    atOneInstant(() => {
      engine.create(this.#preset, this.width, this.height, this.element.seed || 0);
      this.sendPreferences();
      this.#enlarge();
      this.#sendTuning();
      this.setUp();
    });
    for (const request of this.#requests.splice(0)) request();
    this.wake();
  }

  /** Recreates the interaction, which shows its current state without motion. */
  restart(): void {
    this.takeDown();
    this.engine?.call(Export.destroy);
    this.recreate();
  }

  #end(): void {
    this.observer.disconnect();
    this.#view?.removeEventListener('pagehide', this.#leaveDocument);
    const { engine } = this;
    this.telling.end();
    if (!engine) return;
    sleep(this);
    running.delete(this);
    this.takeDown();
    engine.destroy();
    this.engine = null;
    this.width = 0;
  }

  /** Runs a request now, or as soon as the interaction runs. */
  whenReady(request: () => void): void {
    if (this.engine) {
      request();
      this.wake();
    } else this.#requests.push(request);
  }

  /** Performs a command now, or as soon as the interaction runs. */
  command(command: number, ...args: number[]): void {
    this.whenReady(() => {
      recording.listener?.command(this, command, args, now());
      this.engine?.command(command, ...args);
    });
  }

  /** Whether events have no haptic feedback. */
  protected get isSilent(): boolean {
    return false;
  }

  /** Requests a frame. */
  wake(): void {
    if (this.engine) wake(this);
  }

  /** Shows the frame at a time, in seconds. Returns the time of the next frame, in the clock's form. */
  show(time: number): number | undefined {
    if (!this.engine?.read(time)) return undefined;
    const { schedule, due, shownText } = frame;
    const isSettled = schedule === Schedule.settled;
    const forgotten = isSettled ? this.texts.newest + 1 : shownText;
    // Events are taken out of the frame, because their handlers may read other frames.
    const events = this.telling.take(frame.events.splice(0));
    if (events.length && !this.isSilent) vibrate(this.element, events.map(({ name }) => name));
    this.draw(frame);
    for (const event of events) if (!this.telling.tell(event)) this.onEvent(event);
    this.telling.endFrame();
    this.texts.forgetBelow(forgotten, shownText);
    const cancellation = this.#cancellation;
    if (cancellation) {
      this.#cancellation = 0;
      atOneInstant(() => this.command(cancellation), time);
      return this.show(time);
    }
    return isSettled ? undefined : schedule === Schedule.at ? due : 0;
  }

  /** Shows the frame of an input or a command before the browser's next one. */
  showNow(time = now()): void {
    atOneInstant(() => this.measure(), time);
    this.show(time);
  }

  /**
   * Cancels an action by a command because the page prevents it, at the time of its frame, which is drawn again before the browser
   * paints.
   */
  cancelAtFrame(command: number): void {
    this.#cancellation = command;
  }

  /** The style properties that scale with the page's text, by their numbers. */
  protected readonly textSizes: readonly number[] = [];

  /** The element's own changes of its preset, by the properties' numbers. */
  protected get ownStyle(): Readonly<Record<number, number>> {
    return {};
  }

  /** Applies the element's own style, and scales sizes with the page's text size. Tuned properties keep their values. */
  #enlarge(): void {
    if (Object.keys(this.ownStyle).length) this.setStyleValues(this.ownStyle);
    if (!this.textSizes.length) return;
    this.#textScale = textScale();
    if (this.#textScale === 1) return;
    this.setStyleValues(Object.fromEntries(this.textSizes.map((size) => [size, this.enlarged(size, this.#textScale)])));
  }

  /** A size of the style in text that is `scale` as large. */
  protected enlarged(size: number, scale: number): number {
    return scale * this.styleValue(size);
  }

  /** Handles a change of the page's text size. */
  protected textSizeChanged(): void {
    this.sendStyle();
  }

  /** Focuses the first part that takes the focus. */
  takeFocus(options?: FocusOptions): void {
    for (const part of this.root.querySelectorAll<HTMLElement>('[tabindex="0"],button')) {
      part.focus(options);
      if (this.root.activeElement === part) return;
    }
  }

  /** Invalidates the measured place: the next pointer measures again. */
  forgetPlace(): void {}

  /** Whether a click comes from assistive technology, without a touch before it. */
  isUntouched(event: MouseEvent): boolean {
    return event.timeStamp - this.#touchedAt > touchedPeriod;
  }

  accepts(_event: PointerEvent): boolean {
    return true;
  }

  /** Notes a pointer on the element, so that the following click does not count as a press of assistive technology. */
  protected noteTouch(event: PointerEvent): void {
    this.#touchedAt = event.timeStamp;
  }

  abstract beginGesture(): void;

  endGesture(): void {}

  /** Sends a pointer's sample to the interaction; returns whether it claims the pointer. */
  sendPointer(phase: number, event: PointerEvent, id: number, time: number): boolean {
    // Rounded as in scripts, so that a replay crosses each threshold where the page did.
    const [x, y] = this.locate(event.clientX, event.clientY).map(fine);
    this.noteTouch(event);
    recording.listener?.pointer(this, phase, event, id, time);
    const isClaimed = !!this.engine?.call(Export.pointer, time, id, phase, x, y);
    this.wake();
    // The page is notified immediately, so that no motion precedes its answer.
    if (phase === Phase.up) this.showNow(time);
    return isClaimed;
  }

  /** Converts client coordinates to the interaction's points. */
  abstract locate(x: number, y: number): [number, number];

  /** Dispatches an event that reports a past change: `supple-` and its name. */
  emit(name: string, detail: object = {}): void {
    this.#dispatch(name, name, detail, false);
  }

  /** Asks the page before an action: `supple-` and the event's verb. Returns whether the page allows it. */
  ask(name: RequestName, detail: object, cancelable = true): boolean {
    return this.#dispatch(name, eventRequests[name], detail, cancelable);
  }

  #dispatch(name: string, type: string, detail: object, cancelable: boolean): boolean {
    Object.assign(detail, { impact: this.isSilent ? impacts[0] : impactOf(name) });
    return this.element.dispatchEvent(
      new CustomEvent(`supple-${type}`, { bubbles: true, composed: true, cancelable, detail }));
  }

  get #preset(): number {
    return Math.max(0, presets.indexOf(this.element.preset));
  }

  /** Sends the preset and the tuning. */
  sendStyle(): void {
    if (!this.engine) return this.showResting();
    this.engine.call(Export.setPreset, now(), this.#preset);
    this.#enlarge();
    this.#sendTuning();
    this.styleChanged();
    this.wake();
  }

  get #isTuned(): boolean {
    return Object.keys(this.element.tuning).length > 0;
  }

  /** Loads the names of the style's properties, which tuning needs. */
  #knowProperties(): Promise<unknown> {
    return loadProperties(this.kind).catch((error) => report(this.element, error));
  }

  #sendTuning(): void {
    if (!this.#isTuned) return;
    const properties = knownProperties(this.kind);
    if (!properties) {
      this.#knowProperties().then(() => knownProperties(this.kind) && this.sendStyle());
      return;
    }
    const { tuning } = this.element;
    this.engine?.setStyle(properties.map(({ name, choices }) => {
      const value = tuning[name] ?? NaN;
      return choices && typeof value === 'string' ? choices.indexOf(value) : Number(value);
    }));
  }

  /** Sets properties of the style in force, by their numbers. */
  setStyleValues(values: Readonly<Record<number, number>>): void {
    const length = Math.max(...Object.keys(values).map(Number)) + 1;
    this.engine?.setStyle(Array.from({ length }, (_, index) => values[index] ?? NaN));
  }

  /** A number of the style in force; for a choice, its number. */
  styleValue(index: number): number {
    return this.engine?.call(Export.styleValue, index) ?? 0;
  }

  /** Updates all labels and numbers after a change of labels or language. */
  relabel(): void {
    this.words.refresh();
    this.describe();
    if (this.engine) this.wake();
    else this.showResting();
  }

  /** Whether the element writes from right to left. */
  get rightToLeft(): boolean {
    return getComputedStyle(this.element).direction === 'rtl';
  }

  /** Sends reduced motion, direction and rate. */
  sendPreferences(): void {
    const { element, rightToLeft } = this;
    this.#preferences = [reducesMotion(element) ? 1 : 0, rightToLeft ? 1 : 0, element.rate];
    this.sendTells();
    this.wake();
  }

  /** Sends the wanted reports, with unchanged preferences. */
  sendTells(): void {
    this.engine?.call(Export.preferences, now(), ...this.#preferences, this.telling.adopt());
  }

  /** Handles the change of an attribute. */
  onAttribute(name: string): void {
    if (!this.engine) return this.showResting();
    if (name === 'preset') this.sendStyle();
    else if (name === 'rate' || name === 'reduced-motion' || name === 'tells') this.sendPreferences();
    else this.attributeChanged(name);
    this.wake();
  }
}
