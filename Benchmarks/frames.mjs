// Measures frames of the three interactions in WebAssembly; InteractionFrames.swift measures them natively.
import { readFile } from 'node:fs/promises';

const cycle = 180;
const cycles = 100;
const bytes = await readFile(new URL('../Web/.build/supple.wasm', import.meta.url));
const module = (await WebAssembly.instantiate(bytes)).instance.exports;
module._initialize();

const interactions = [
  { name: 'chat heads', kind: 0, x: 22, y: 300, prepare(handle, step, time) {
    if (step === -1) for (const head of [1, 2, 3]) module.command(handle, time, 0, head, 0, 0, 0);
    if (step === 0) module.command(handle, time, 14, 0, 300, 0, 0);
  } },
  { name: 'slime badge', kind: 1, x: 195, y: 400, prepare(handle, step, time) {
    if (step !== 0) return;
    module.command(handle, time, 1, 195, 400, 0, 0);
    module.command(handle, time, 0, 3, 0, 0, 0);
  } },
  { name: 'flipping notch', kind: 2, x: 195, y: 300, prepare(handle, step, time) {
    if (step === 80) module.command(handle, time, 1, 1, 0, 0, 0);
  } },
];

console.log('a frame, input included    WebAssembly ns');
for (const { name, kind, x, y, prepare } of interactions) {
  const handle = module.create(kind, 1, 390, 844, 1);
  prepare(handle, -1, 0);
  const run = (count, begin) => {
    for (let index = 0; index < count * cycle; index += 1) {
      const step = index % cycle;
      const time = begin + index / 60;
      prepare(handle, step, time);
      if (step <= 60) {
        const phase = step === 0 ? 0 : step === 60 ? 2 : 1;
        module.pointer(handle, time, 1, phase, x + step * 0.5, y + step * 3);
      }
      module.frame(handle, time);
    }
  };
  run(10, 1);
  const before = performance.now();
  run(cycles, 1000);
  const each = (performance.now() - before) / (cycles * cycle) * 1e6;
  console.log(`${name.padEnd(28)}${each.toFixed(0).padStart(13)}`);
  module.destroy(handle);
}
