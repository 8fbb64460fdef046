// Measures how long the elements take to unpack a module the first time, when nothing has been compiled for that yet.
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { unpack } from '../Web/.build/node/elements/engine/packed-module.js';
import { packedSection } from '../Web/Tests/packed.mjs';

const [, , entry] = process.argv;
if (entry) {
  const packed = await packedSection(await readFile(new URL(`../Web/.build/package/${entry}.wasm`, import.meta.url)));
  const before = performance.now();
  unpack(packed);
  console.log(performance.now() - before);
} else {
  console.log('unpacking a module, the first time, median of 11    ms');
  for (const name of ['supple-slime-badge', 'supple-flipping-notch', 'supple-chat-heads', 'supple']) {
    // Each time in a process of its own.
    const times = Array.from({ length: 11 }, () => Number(execFileSync('node', [fileURLToPath(import.meta.url), name])));
    console.log(`${name.padEnd(46)}${times.sort((a, b) => a - b)[5].toFixed(1).padStart(8)}`);
  }
}
