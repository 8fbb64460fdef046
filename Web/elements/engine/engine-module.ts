// The engine's WebAssembly module: it is compiled once, and one instance of it serves the whole page.
import type { Export, ModuleArguments, ModuleExports } from '../abi/exports.js';

const source = new URL('./supple.wasm', import.meta.url);

let compiled: WebAssembly.Module;
let exports: ModuleExports;
let numbers = new Float64Array();

async function compile(): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compileStreaming(fetch(source));
  } catch {
    // A file that a server gives another type than application/wasm cannot be compiled while it arrives.
    const response = await fetch(source);
    if (!response.ok) throw new Error(`${source}: ${response.status}`);
    return WebAssembly.compile(await response.arrayBuffer());
  }
}

/** Makes a new instance; the interactions of the one before are gone. */
export function instantiate(): void {
  numbers = new Float64Array();
  exports = new WebAssembly.Instance(compiled).exports as unknown as ModuleExports;
  exports._initialize();
}

/** Compiles the module and makes its first instance. */
export async function load(): Promise<void> {
  compiled = await compile();
  instantiate();
}

/** Tells the page of an error by a `supple-error` event. */
export function report(target: EventTarget, error: unknown): void {
  target.dispatchEvent(new CustomEvent('supple-error', { bubbles: true, composed: true, detail: { error } }));
}

/** The present time in the engine's seconds, which are those of event time stamps and animation frames. */
export const now = (): number => performance.now() / 1000;

/** Calls an export by its name. */
export const callExport = (name: Export, ...args: number[]): number => exports[name](...args);

/** Calls an export that needs no interaction. */
export const call: <Name extends keyof ModuleArguments>(name: Name, ...args: ModuleArguments[Name]) => number =
  callExport;

/** The module's memory as numbers. */
export function memoryNumbers(): Float64Array {
  // Growth of the memory empties the view.
  if (!numbers.length) numbers = new Float64Array(exports.memory.buffer);
  return numbers;
}

/** Reads the text at an address, up to its zero byte. */
export function memoryText(address: number): string {
  let result = '';
  const bytes = new Uint8Array(exports.memory.buffer);
  for (let at = address; bytes[at]; at += 1) result += String.fromCharCode(bytes[at]);
  return result;
}
