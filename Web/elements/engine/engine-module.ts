// The engine's WebAssembly modules: each is compiled once, when it is first needed, and one instance serves the whole page.
import type { ModuleExports } from '../abi/exports.js';
import { version } from '../abi/version.js';
import { LazyPromise } from './lazy-promise.js';
import { diagnosisOf } from '../module-diagnosis.js';
import { type ModuleSource, hasBytes } from './module-source.js';
import { report } from './report.js';

/** A module of the engine. */
export class EngineModule {
  /**
   * Fulfilled when elements can run, rejected when the module cannot be loaded. Waiting for it loads the module.
   * Outside of a page, where nothing runs, it is fulfilled without a module.
   */
  readonly ready: Promise<void> = new LazyPromise(() => this.#load());
  #source: ModuleSource | (() => URL);
  #elements: ReadonlyMap<number, string>;
  #isLoading = false;
  #compiled: WebAssembly.Module | undefined;
  /** The exports of the instance; undefined before the module is loaded. */
  exports!: ModuleExports;
  #numbers = new Float64Array();

  /**
   * The function returns the address of the script's module, which some bundles do not know. Kinds identify the elements that
   * run on the module.
   */
  constructor(source: () => URL, elements: ReadonlyMap<number, string>) {
    this.#source = source;
    this.#elements = elements;
  }

  async #load(): Promise<void> {
    // Elements of the page upgrade during the import of this script, before the importing script can set the module's source.
    await undefined;
    this.#isLoading = true;
    const given = this.#source;
    if (!globalThis.document && !hasBytes(given)) return;
    let source: ModuleSource | undefined;
    let response: Response | undefined;
    try {
      source = typeof given === 'function' ? given() : given;
      if (!hasBytes(source)) response = await fetch(source);
      if (response && !response.ok) throw response.status;
      // Browsers compile it while it arrives if the server sends its type, and require that type.
      this.#compiled = response?.headers.get('content-type')?.toLowerCase() === 'application/wasm'
        ? await WebAssembly.compileStreaming(response)
        : await WebAssembly.compile(await response?.arrayBuffer() ?? source as BufferSource);
      this.instantiate();
      const { exports } = this;
      if (exports.version(-1) !== version || [...this.#elements.keys()].some((kind) => !exports.version(kind))) throw version;
    } catch (cause) {
      const error = await diagnosisOf({ cause, source, response, exports: this.exports, elements: this.#elements });
      report(globalThis.document, error);
      throw error;
    }
  }

  /** Sets another source of the module. */
  readonly setModuleSource = (source: ModuleSource): void => {
    if (this.#isLoading) {
      throw new Error('The module is loaded already: call setModuleSource() before the first element.');
    }
    this.#source = source;
  };

  /** Makes a new instance; the interactions of the previous one are lost. */
  instantiate(): void {
    this.#numbers = new Float64Array();
    this.exports = new WebAssembly.Instance(this.#compiled!).exports as unknown as ModuleExports;
    this.exports._initialize();
  }

  /** The module's memory as numbers. */
  get numbers(): Float64Array {
    // Growth of the memory empties the view.
    if (!this.#numbers.length) this.#numbers = new Float64Array(this.exports.memory.buffer);
    return this.#numbers;
  }
}

/** The modules by the kinds that they serve. */
const modules: EngineModule[] = [];

/** Registers a module for a kind. */
export const provide = (kind: number, module: EngineModule): void => {
  modules[kind] = module;
};

/** The module that serves a kind. */
export const moduleOf = (kind: number): EngineModule => modules[kind];

/** The present time in the engine's seconds, which are the seconds of event time stamps and animation frames. */
export const now = (): number => instant ?? performance.now() / 1000;

/** The fixed present, in seconds. */
let instant: number | undefined;

/** Runs a function during which the present stays at a time in seconds. */
export function atOneInstant(run: () => void, time = now()): void {
  instant = time;
  try {
    run();
  } finally {
    instant = undefined;
  }
}
