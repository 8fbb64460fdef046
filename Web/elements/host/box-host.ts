// The base of hosts with a boxed element: chat heads and the list below a notch.
import { Export } from '../abi/exports.js';
import { make } from '../drawing/make.js';
import { now } from '../engine/engine-module.js';
import type { SuppleElement } from '../supple-element.js';
import { InteractionHost } from './interaction-host.js';
import { type Plane, measure } from './plane.js';

/** Runs an interaction whose viewport is the box of its element. */
export abstract class BoxHost<Owner extends SuppleElement> extends InteractionHost<Owner> {
  /** The safe area: the part of the element's box that bars and cut-outs leave free. */
  readonly safe = make('div', { class: 'safe' });
  /** The live region for assistive technology. */
  protected readonly spoken = make('div', { class: 'spoken', role: 'status' });
  #plane: Plane | null = null;

  override connected(): void {
    super.connected();
    this.observer.observe(this.safe);
  }

  /** The positioned element with the size of the box. */
  protected get room(): HTMLElement {
    return this.surface;
  }

  /** The plane of the element, measured once for each gesture. */
  get plane(): Plane {
    return (this.#plane ??= measure(this.room));
  }

  override forgetPlace(): void {
    this.#plane = null;
  }

  override beginGesture(): void {
    this.#plane = null;
  }

  override locate(x: number, y: number): [number, number] {
    return this.plane.point(x, y);
  }

  /** Sends the size and the safe area's insets to the engine. */
  sendViewport(): void {
    const [top, left, bottom, right] = this.taken;
    this.engine?.call(Export.viewport, now(), this.width, this.height, top, left, bottom, right);
    this.wake();
  }

  /** The insets of the safe area: top, left, bottom and right. */
  get insets(): number[] {
    const { offsetTop: top, offsetLeft: left, offsetWidth, offsetHeight } = this.safe;
    const insets = [top, left, this.height - top - offsetHeight, this.width - left - offsetWidth];
    return insets.map((inset) => Math.max(0, inset));
  }

  /** The insets that the interaction keeps clear of: `insets`, and a list's scroll bar. */
  get taken(): number[] {
    return this.insets;
  }
}
