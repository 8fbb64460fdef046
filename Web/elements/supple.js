/** Where the engine lies: beside this file. */
export const moduleURL = new URL('./supple.wasm', import.meta.url);
