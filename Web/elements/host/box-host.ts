// What the elements with a box of their own have in common: chat heads and the list below a notch.
import { Export } from '../abi/exports.js';
import { make } from '../drawing/make.js';
import { now } from '../engine/engine-module.js';
import type { SuppleElement } from '../supple-element.js';
import { InteractionHost } from './interaction-host.js';
import { type Plane, measure } from './plane.js';

/** Runs an interaction whose viewport is the box of its element. */
export abstract class BoxHost<Owner extends SuppleElement> extends InteractionHost<Owner> {
  /** Has the box that bars and cut-outs leave of the element. */
  readonly safe = make('div', { class: 'safe' });
  /** What is said to assistive technology. */
  protected readonly spoken = make('div', { class: 'spoken', role: 'status' });
  #plane: Plane | null = null;

  override connected(): void {
    super.connected();
    this.observer.observe(this.safe);
  }

  /** The positioned element that is as large as the box. */
  protected get room(): HTMLElement {
    return this.surface;
  }

  /** Where the element is, measured once for each gesture. */
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

  /** Sends the size and what is taken of it. */
  sendViewport(): void {
    const [top, left, bottom, right] = this.taken;
    this.engine?.call(Export.viewport, now(), this.width, this.height, top, left, bottom, right);
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
}
