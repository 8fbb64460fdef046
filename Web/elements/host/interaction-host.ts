// Connects an element of the page with its interaction in the engine.
import { Export } from '../abi/exports.js';
import { presets } from '../abi/lists.js';
import * as Schedule from '../abi/schedule.js';
import { make } from '../drawing/make.js';
import { sleep, wake } from '../engine/clock.js';
import { EngineHandle, frame } from '../engine/engine-handle.js';
import { now } from '../engine/engine-module.js';
import type { Frame, FrameEvent } from '../engine/frame.js';
import { styleProperties } from '../engine/style-properties.js';
import { ready } from '../ready.js';
import type { SuppleElement } from '../supple-element.js';
import { impactOf, vibrate } from './haptics.js';
import { type Plane, measure } from './plane.js';
import type { PointerTarget } from './pointers.js';
import { followPreferences } from './preferences.js';
import { recording } from './recording.js';
import { adoptStyles } from './style-sheets.js';
import { Texts } from './texts.js';

/** The hosts by their elements. */
const hosts = new WeakMap<Element, InteractionHost>();

/** The hosts whose interaction runs. */
const running = new Set<InteractionHost>();
followPreferences(() => {
  for (const host of running) host.sendPreferences();
});

/** The host of an element of this library. */
export const hostOf = (element: Element): InteractionHost | undefined => hosts.get(element);

/** A click within this many milliseconds of a touch comes from that touch. */
const touchedPeriod = 700;

/** Runs an interaction while its element is in a document and has a size. */
export abstract class InteractionHost<Owner extends SuppleElement = SuppleElement> implements PointerTarget {
  readonly element: Owner;
  readonly root: ShadowRoot;
  /** The interaction's number. */
  abstract readonly kind: number;
  /** The rules of the shadow root. */
  abstract readonly css: string;
  /** The positioned element that fills the room of the interaction. */
  abstract readonly surface: HTMLElement;
  width = 0;
  height = 0;
  /** Has the box that bars and cut-outs leave of the element. */
  readonly safe = make('div', { class: 'safe' });
  readonly texts = new Texts();
  /** What is said to assistive technology. */
  protected readonly spoken = make('div', { class: 'spoken', role: 'status' });
  /** The interaction in the engine; null until there are the engine, a document and room. */
  engine: EngineHandle | null = null;
  /** What was asked for while there was no interaction. */
  #requests: (() => void)[] = [];
  #plane: Plane | null = null;
  /** When a pointer was last sent, by its own time stamp. */
  #touchedAt = -Infinity;
  #observer = new ResizeObserver((entries) => {
    for (const { target, contentBoxSize: [box] } of entries) {
      if (target === this.element) this.#setSize(box.inlineSize, box.blockSize);
      else if (this.engine) this.resized();
    }
  });

  constructor(element: Owner, options?: Partial<ShadowRootInit>) {
    this.element = element;
    this.root = element.attachShadow({ mode: 'open', ...options });
    hosts.set(element, this);
  }

  /** The element has come into a document. */
  connected(): void {
    this.adoptStyles();
    this.#plane = null;
    this.#observer.observe(this.element);
    if (this.safe.isConnected) this.#observer.observe(this.safe);
    if (this.engine) this.sendPreferences();
    else this.#begin();
  }

  /** The element has gone out of a document. */
  disconnected(): void {
    // An element that is moved goes out and comes in at once, and its interaction goes on.
    queueMicrotask(() => {
      if (!this.element.isConnected) this.#end();
    });
  }

  /** Puts the style rules in force, in whichever document the element is. */
  adoptStyles(): void {
    adoptStyles(this.root, this.css);
  }

  /** Whether the element is large enough for the interaction. */
  protected get hasRoom(): boolean {
    return this.width > 0;
  }

  /** Tells a new interaction all that the page has asked for so far. */
  protected abstract setUp(): void;
  /** Ends what `setUp` began. */
  protected abstract takeDown(): void;
  /** An attribute of the subclass has changed. */
  protected abstract attributeChanged(name: string): void;
  /** Shows a frame. */
  protected abstract draw(frame: Frame): void;
  /** The interaction reports an event. */
  protected abstract onEvent(event: FrameEvent): void;
  /** The size or the safe area has changed. */
  protected resized(): void {}
  /** Another style is in force. */
  protected styleChanged(): void {}
  /** Reads from the page what the picture at a time needs. */
  measure(_time: number): void {}

  #setSize(width: number, height: number): void {
    if (width === this.width && height === this.height) return;
    this.width = width;
    this.height = height;
    this.#plane = null;
    if (this.engine) this.resized();
    else this.#begin();
  }

  /** Begins the interaction as soon as there are the engine, a document and room. */
  #begin(): void {
    ready.then(() => {
      if (this.engine || !this.element.isConnected || !this.hasRoom) return;
      this.engine = new EngineHandle(this.kind, this);
      running.add(this);
      this.recreate();
    }, () => {});
  }

  /** Makes the interaction in the engine, the first time or anew. */
  recreate(): void {
    const { engine } = this;
    if (!engine) return;
    engine.create(this.#preset, this.width, this.height, this.element.seed || 0);
    this.sendPreferences();
    this.setStyle(this.element.tuning);
    this.setUp();
    for (const request of this.#requests.splice(0)) request();
    this.wake();
  }

  #end(): void {
    this.#observer.disconnect();
    const { engine } = this;
    if (!engine) return;
    sleep(this);
    running.delete(this);
    this.takeDown();
    engine.destroy();
    this.engine = null;
    this.width = 0;
  }

  /** Does something now, or as soon as the interaction runs. */
  whenReady(request: () => void): void {
    if (this.engine) {
      request();
      this.wake();
    } else this.#requests.push(request);
  }

  /** Passes a command on, now or as soon as the interaction runs. */
  command(command: number, ...args: number[]): void {
    this.whenReady(() => {
      recording.listener?.command(this, command, args);
      this.engine?.command(command, ...args);
    });
  }

  /** Asks for a frame. */
  wake(): void {
    if (this.engine) wake(this);
  }

  /** Shows the picture at a time, in seconds; returns when the next one is wanted, as the clock takes it. */
  show(time: number): number | undefined {
    if (!this.engine?.read(time)) return undefined;
    const { schedule, due, shownText } = frame;
    const isSettled = schedule === Schedule.settled;
    const forgotten = isSettled ? this.texts.newest + 1 : shownText;
    // Events are taken out of the frame, because their handlers may read other frames.
    const events = frame.events.splice(0);
    if (events.length) vibrate(this.element, events.map(({ name }) => name));
    this.draw(frame);
    for (const event of events) this.onEvent(event);
    this.texts.forgetBelow(forgotten, shownText);
    return isSettled ? undefined : schedule === Schedule.at ? due : 0;
  }

  /** Where the element is, measured once for each gesture. */
  get plane(): Plane {
    return (this.#plane ??= measure(this.surface));
  }

  /** Has the next pointer measure the plane again. */
  forgetPlane(): void {
    this.#plane = null;
  }

  /** Whether a click comes from assistive technology: no touch has led to it. */
  isUntouched(event: MouseEvent): boolean {
    return event.timeStamp - this.#touchedAt > touchedPeriod;
  }

  accepts(_event: PointerEvent): boolean {
    return true;
  }

  beginGesture(): void {
    this.#plane = null;
  }

  endGesture(): void {}

  /** Sends a pointer's sample to the interaction; returns whether it claims the pointer. */
  sendPointer(phase: number, event: PointerEvent, id: number, time: number): boolean {
    const [x, y] = this.locate(event.clientX, event.clientY);
    this.#touchedAt = event.timeStamp;
    recording.listener?.pointer(this, phase, event, id, time);
    const isClaimed = !!this.engine?.call(Export.pointer, time, id, phase, x, y);
    this.wake();
    return isClaimed;
  }

  /** The interaction's own point at a point of the client area. */
  locate(x: number, y: number): [number, number] {
    return this.plane.point(x, y);
  }

  /** Dispatches an event, `supple-` and the name; returns whether the page let it happen. */
  emit(name: string, detail: object = {}, cancelable = false): boolean {
    Object.assign(detail, { impact: impactOf(name) });
    return this.element.dispatchEvent(
      new CustomEvent(`supple-${name}`, { bubbles: true, composed: true, cancelable, detail }));
  }

  get #preset(): number {
    return Math.max(0, presets.indexOf(this.element.preset));
  }

  /** Sends the preset and the tuning. */
  sendStyle(): void {
    if (!this.engine) return;
    this.engine.call(Export.setPreset, now(), this.#preset);
    this.setStyle(this.element.tuning);
    this.styleChanged();
    this.wake();
  }

  /** Sends the size and what is taken of it. */
  sendScreen(): void {
    const [top, left, bottom, right] = this.taken;
    this.engine?.call(Export.screen, now(), this.width, this.height, top, left, bottom, right);
    this.wake();
  }

  /** What bars and cut-outs take from the top, left, bottom and right. */
  get insets(): number[] {
    const { offsetTop: top, offsetLeft: left, offsetWidth, offsetHeight } = this.safe;
    const insets = [top, left, this.height - top - offsetHeight, this.width - left - offsetWidth];
    return insets.map((inset) => Math.max(0, inset));
  }

  /** What the interaction has to keep clear of: `insets`, and of a list also the scroll bar that lies beside its rows. */
  get taken(): number[] {
    return this.insets;
  }

  #propertyIndex(name: string): number {
    return styleProperties(this.kind).findIndex((property) => property.name === name);
  }

  /** Sets numbers and choices of the style in force, by name, in one step; an unknown name changes nothing. */
  setStyle(values: Readonly<Record<string, number | string>>): void {
    const names = Object.keys(values);
    if (!names.length) return;
    this.engine?.setStyle(styleProperties(this.kind).map(({ name, choices }) => {
      if (!names.includes(name)) return NaN;
      const value = values[name];
      return typeof value === 'string' ? choices?.indexOf(value) ?? -1 : value;
    }));
  }

  /** A number of the style in force; for a choice, its number. */
  styleValue(name: string): number {
    return this.engine?.call(Export.styleValue, this.#propertyIndex(name)) ?? 0;
  }

  /** Whether the element writes from right to left. */
  get rightToLeft(): boolean {
    return getComputedStyle(this.element).direction === 'rtl';
  }

  /** Sends reduced motion, direction and rate. */
  sendPreferences(): void {
    const { reducedMotion, rate } = this.element;
    this.engine?.call(Export.preferences, now(), reducedMotion ? 1 : 0, this.rightToLeft ? 1 : 0, rate);
    this.wake();
  }

  /** An attribute has changed. */
  onAttribute(name: string): void {
    if (!this.engine) return;
    if (name === 'preset') this.sendStyle();
    else if (name === 'rate' || name === 'reduced-motion') this.sendPreferences();
    else this.attributeChanged(name);
    this.wake();
  }
}
