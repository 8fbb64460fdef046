// A host for any interaction: children of an element stand for the layers of a frame.
import { Export } from '../../../Web/elements/abi/exports.js';
import * as Schedule from '../../../Web/elements/abi/schedule.js';
import { Scene } from '../../../Web/elements/drawing/scene.js';
import { type Timed, wake } from '../../../Web/elements/engine/clock.js';
import { type EngineClient, EngineHandle, frame } from '../../../Web/elements/engine/engine-handle.js';
import { EngineModule, now, provide } from '../../../Web/elements/engine/engine-module.js';
import type { FrameEvent } from '../../../Web/elements/engine/frame.js';
import { type Plane, measure } from '../../../Web/elements/host/plane.js';
import { type PointerTarget, Pointers } from '../../../Web/elements/host/pointers.js';

/** The number of an app's own interaction in its module. */
const kind = 1000;

/** The options of a stage. */
export interface StageOptions {
  /** The address of the module. */
  module: URL;
  /** The positioned element with the size of the viewport. */
  element: HTMLElement;
  /** The element for each layer, by the number of the layer's role. */
  layers: Readonly<Record<number, HTMLElement>>;
  /** Called after each frame with its roles. */
  drawn?(roles: ReadonlySet<number>): void;
  /** Called for each event, after its frame. */
  event?(event: FrameEvent): void;
}

/** Runs one interaction in an element of the page. It follows the ten rules of "Write a host". */
export class Stage implements EngineClient, Timed, PointerTarget {
  readonly element: HTMLElement;
  /** A stage does not report its motion. */
  readonly telling = { end: (): void => {} };
  #options: StageOptions;
  #engine: EngineHandle;
  #scene = new Scene('visible');
  #plane: Plane | undefined;
  #motion = matchMedia('(prefers-reduced-motion: reduce)');

  /** Loads the module and creates the interaction. */
  static async open(options: StageOptions): Promise<Stage> {
    const module = new EngineModule(() => options.module, new Map([[kind, 'the stage']]));
    await module.ready;
    provide(kind, module);
    return new Stage(options);
  }

  private constructor(options: StageOptions) {
    this.#options = options;
    this.element = options.element;
    this.#engine = new EngineHandle(kind, this);
    this.recreate();
    new Pointers(this.element, this);
    new ResizeObserver(() => this.#sendSize()).observe(this.element);
    this.#motion.addEventListener('change', () => this.#sendPreferences());
  }

  /** Creates the interaction, also after a failure of the module. */
  recreate(): void {
    const { clientWidth, clientHeight } = this.element;
    this.#engine.create(0, clientWidth, clientHeight, 0);
    this.#sendPreferences();
  }

  /** Performs a command by its number. */
  perform(command: number, ...numbers: number[]): void {
    this.#engine.command(command, ...numbers);
    wake(this);
  }

  /** Passes on a key; returns whether the interaction handles it. */
  press(key: number): boolean {
    const isAnswered = this.#engine.call(Export.key, now(), key, -1, 0) > 0;
    wake(this);
    return isAnswered;
  }

  #sendSize(): void {
    this.#plane = undefined;
    this.#engine.call(Export.viewport, now(), this.element.clientWidth, this.element.clientHeight, 0, 0, 0, 0);
    wake(this);
  }

  #sendPreferences(): void {
    this.#engine.call(Export.preferences, now(), this.#motion.matches ? 1 : 0, 0, 1, 0);
    wake(this);
  }

  // The clock: a frame, then its events, and the time of the next frame.

  measure(): void {}

  show(time: number): number | undefined {
    if (!this.#engine.read(time)) return undefined;
    const { schedule, due } = frame;
    const events = frame.events.splice(0);
    const roles = new Set<number>();
    for (const layer of frame.layers.slice(0, frame.count)) {
      const element = this.#options.layers[layer.role];
      if (!element) continue;
      this.#scene.draw(element, layer);
      roles.add(layer.role);
    }
    this.#scene.end();
    this.#options.drawn?.(roles);
    for (const event of events) this.#options.event?.(event);
    return schedule === Schedule.settled ? undefined : schedule === Schedule.at ? due : 0;
  }

  // Pointers: every sample, with its own time, in the interaction's points.

  accepts(): boolean {
    return true;
  }

  isOnControl(event: PointerEvent): boolean {
    return !!(event.target as Element).closest('a, button, input, label');
  }

  beginGesture(): void {
    this.#plane = measure(this.element);
  }

  sendPointer(phase: number, event: PointerEvent, id: number, time: number): boolean {
    const [x, y] = (this.#plane ??= measure(this.element)).point(event.clientX, event.clientY);
    const isClaimed = this.#engine.call(Export.pointer, time, id, phase, x, y) > 0;
    wake(this);
    return isClaimed;
  }

  endGesture(): void {}
}
