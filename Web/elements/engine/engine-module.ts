// The engine's WebAssembly modules: each is compiled once, and one instance of it serves the whole page.
import type { ModuleExports } from '../abi/exports.js';

/** Where a module comes from: its address, or its bytes. */
export type ModuleSource = string | URL | BufferSource;

/** Loads and compiles a module: while it arrives where the server says what it is, else when all of it is there. */
async function compile(source: ModuleSource): Promise<WebAssembly.Module> {
  if (typeof source === 'string' || source instanceof URL) {
    const response = await fetch(source);
    if (!response.ok) throw new Error(`${source}: ${response.status}`);
    if (response.headers.get('content-type')?.trim().toLowerCase() === 'application/wasm') return WebAssembly.compileStreaming(response);
    source = await response.arrayBuffer();
  }
  return WebAssembly.compile(source);
}

/** A module of the engine. */
export class EngineModule {
  /** Fulfilled when elements can run; rejected when the module cannot be loaded. It waits for ever outside of a page. */
  readonly ready: Promise<void>;
  #source: ModuleSource;
  #isLoading = false;
  #compiled: WebAssembly.Module | undefined;
  /** The exports of the instance. */
  exports!: ModuleExports;
  #numbers = new Float64Array();

  constructor(source: URL) {
    this.#source = source;
    // Whoever imports this file has until the next microtask to name another source.
    this.ready = globalThis.document ? Promise.resolve().then(() => this.#load()) : new Promise(() => {});
    this.ready.catch((error) => report(document, error));
  }

  async #load(): Promise<void> {
    this.#isLoading = true;
    this.#compiled = await compile(this.#source);
    this.instantiate();
  }

  /** Has the module loaded from elsewhere. */
  setSource(source: ModuleSource): void {
    if (this.#isLoading) throw new Error('The module is loaded already.');
    this.#source = source;
  }

  /** Makes a new instance; the interactions of the one before are gone. */
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

/** Has a module serve kinds. */
export function provide(source: URL, kinds: number[]): EngineModule {
  const provided = new EngineModule(source);
  for (const kind of kinds) modules[kind] = provided;
  return provided;
}

/** The module that serves a kind. */
export const moduleOf = (kind: number): EngineModule => modules[kind];

/** Tells the page of an error by a `supple-error` event. */
export function report(target: EventTarget, error: unknown): void {
  target.dispatchEvent(new CustomEvent('supple-error', { bubbles: true, composed: true, detail: { error } }));
}

/** The present time in the engine's seconds, which are those of event time stamps and animation frames. */
export const now = (): number => instant ?? performance.now() / 1000;

/** The time that stands still while something is set up, in seconds. */
let instant: number | undefined;

/** Runs a function in which the present time does not move on. */
export function atOneInstant(run: () => void): void {
  instant = now();
  try {
    run();
  } finally {
    instant = undefined;
  }
}
