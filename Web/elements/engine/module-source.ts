// Where a module of the engine comes from.
import type { ModuleExports } from '../abi/exports.js';

/** Where a module comes from: its address, or its bytes. */
export type ModuleSource = string | URL | BufferSource;

/** Whether a source is the module itself, and no address or what finds one. */
export const hasBytes = (source: ModuleSource | (() => URL)): source is BufferSource =>
  (source as BufferSource).byteLength !== undefined;

/** An attempt to load a module that has failed, as far as it came. */
export interface FailedModule {
  /** What was thrown. */
  readonly cause: unknown;
  /** Undefined where the script does not know its own address. */
  readonly source: ModuleSource | undefined;
  /** The answer of the server, if one came. */
  readonly response: Response | undefined;
  /** The exports of the instance, if one was made. */
  readonly exports: ModuleExports | undefined;
  /** The names of the elements that the module has to serve, by their kinds. */
  readonly elements: ReadonlyMap<number, string>;
}
