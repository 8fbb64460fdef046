// The source of a module of the engine.
import type { ModuleExports } from '../abi/exports.js';

/** The source of a module: its address, or its bytes. */
export type ModuleSource = string | URL | BufferSource;

/** Whether a source is the module itself, not an address or a function that finds one. */
export const hasBytes = (source: ModuleSource | (() => URL)): source is BufferSource =>
  (source as BufferSource).byteLength !== undefined;

/** A failed attempt to load a module, with its results so far. */
export interface FailedModule {
  /** The thrown error. */
  readonly cause: unknown;
  /** The source; undefined if the script does not know its own address. */
  readonly source: ModuleSource | undefined;
  /** The answer of the server, if one came. */
  readonly response: Response | undefined;
  /** The exports of the instance, if one was made. */
  readonly exports: ModuleExports | undefined;
  /** The names of the elements that the module has to serve, by their kinds. */
  readonly elements: ReadonlyMap<number, string>;
}
