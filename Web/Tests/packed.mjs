// The modules of the package, as the elements unpack them.
import { readFile } from 'node:fs/promises';
import { sectionName, unpack } from '../.build/node/elements/engine/packed-module.js';

/** What is packed in the bytes of a file. */
export const packedSection = async (file) =>
  new Uint8Array(WebAssembly.Module.customSections(await WebAssembly.compile(file), sectionName)[0]);

/** The bytes of the module of an entry. */
export async function unpacked(entry) {
  return unpack(await packedSection(await readFile(new URL(`../.build/package/${entry}.wasm`, import.meta.url))));
}
