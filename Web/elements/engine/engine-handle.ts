// One interaction in the engine, and the recovery of all interactions when the instance of the module fails.
import { Export, type InteractionArguments } from '../abi/exports.js';
import { type EngineModule, moduleOf, now } from './engine-module.js';
import { Frame } from './frame.js';
import { report } from './report.js';

/** The client of an interaction, which outlives an instance of the module. */
export interface EngineClient {
  /** The element at which errors are reported. */
  readonly element: EventTarget;
  /** The reports of its motion, which end with the instance. */
  readonly telling: { end(): void };
  /** Recreates the interaction in a new instance. */
  recreate(): void;
}

/** The number of failures of an interaction after which it stops, so that the others continue. */
const failureLimit = 3;

/** The last frame. */
export const frame = new Frame();

/** The interactions that take part in a recovery. */
const handles = new Set<EngineHandle>();

/** One interaction in the engine. */
export class EngineHandle {
  #kind: number;
  #module: EngineModule;
  #client: EngineClient;
  /** The module's number for the interaction, 0 for none. */
  #number = 0;
  #failures = 0;

  constructor(kind: number, client: EngineClient) {
    this.#kind = kind;
    this.#module = moduleOf(kind);
    this.#client = client;
    handles.add(this);
  }

  /** Makes the interaction, of a size in points. */
  create(preset: number, width: number, height: number, seed: number): void {
    this.#number = this.#run(Export.create, this.#kind, preset, width, height, seed) || this.#number;
  }

  /** Ends the interaction permanently. */
  destroy(): void {
    handles.delete(this);
    this.call(Export.destroy);
  }

  /** Calls an export for this interaction; without an interaction the result is 0. */
  call<Name extends keyof InteractionArguments>(name: Name, ...args: InteractionArguments[Name]): number {
    return this.#number && this.#run(name, this.#number, ...args);
  }

  /** Passes a command on, at the present time. */
  command(command: number, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0): void {
    this.call(Export.command, now(), command, a, b, c, d, e, f);
  }

  /** Applies numbers as the first properties of the style; NaN does not change a property. */
  setStyle(numbers: readonly number[]): void {
    this.fill(numbers);
    this.call(Export.setStyle, now(), numbers.length);
  }

  /** Writes the numbers of a style or of a command's list, which the next call reads. */
  fill(numbers: readonly number[]): void {
    const address = this.#number && this.#run(Export.styleBuffer);
    if (address) this.#module.numbers.set(numbers, address / 8);
  }

  /** Reads the frame at a time, into `frame` where no other is given, and returns whether there is one. */
  read(time: number, into = frame): boolean {
    const address = this.call(Export.frame, time);
    if (address) into.read(this.#module.numbers, address / 8);
    return address > 0;
  }

  #run(name: Export, ...args: number[]): number {
    try {
      return (this.#module.exports[name] as (...numbers: number[]) => number)(...args);
    } catch (error) {
      this.#recover(error);
      return 0;
    }
  }

  /** Replaces the failed instance, and recreates every interaction in the next one. */
  #recover(error: unknown): void {
    this.#failures += 1;
    if (this.#failures > failureLimit) handles.delete(this);
    const served = [...handles].filter((handle) => handle.#module === this.#module);
    for (const handle of served) handle.#number = 0;
    this.#number = 0;
    this.#module.instantiate();
    for (const handle of served) handle.#client.recreate();
    this.#client.telling.end();
    report(this.#client.element, error);
  }
}
