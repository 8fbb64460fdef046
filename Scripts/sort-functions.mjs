// sort-functions.mjs FROM TO: puts the functions of a module in WebAssembly's text, as wasm-dis writes it, in the order of
// their names. Nothing else changes: the text refers to functions by name.
import { readFile, writeFile } from 'node:fs/promises';

const [from, to] = process.argv.slice(2);
const text = await readFile(from, 'utf8');
const pattern = /^ \(func (\S+)[^]*?^ \)\n/gm;
const functions = [...text.matchAll(pattern)].sort(([, a], [, b]) => (a < b ? -1 : 1)).map(([body]) => body);
let next = 0;
await writeFile(to, text.replace(pattern, () => functions[next++]));
