// The WebAssembly module's memory: built alone by `make wasm`, driven by random requests.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';

const bytes = await readFile(new URL('../.build/allocator.wasm', import.meta.url));
const page = 65536;

async function load() {
  const { instance } = await WebAssembly.instantiate(bytes);
  const { memory, posix_memalign, free, scratch } = instance.exports;
  const slot = scratch.value;
  return {
    memory,
    free,
    allocate(size, alignment = 16) {
      const status = posix_memalign(slot, alignment, size);
      const address = new Uint32Array(memory.buffer)[slot / 4];
      return { status, address };
    },
  };
}

/** A seeded generator (mulberry32), so that a failure repeats. */
function generator(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

test('blocks are aligned, keep their bytes and never overlap, over 100,000 random requests', async () => {
  const heap = await load();
  const random = generator(1);
  const live = [];
  let stamp = 0;
  for (let step = 0; step < 100_000; step += 1) {
    if (live.length > 300 || (live.length > 0 && random() < 0.48)) {
      const [block] = live.splice(Math.floor(random() * live.length), 1);
      const view = new Uint8Array(heap.memory.buffer, block.address, block.size);
      assert.ok(view.every((byte) => byte === block.stamp), `block of ${block.size} was overwritten at step ${step}`);
      heap.free(block.address);
    } else {
      const size = random() < 0.9 ? Math.floor(random() * 400) : Math.floor(random() * 20_000);
      const alignment = random() < 0.8 ? 16 : 2 ** Math.floor(2 + random() * 9);
      const { status, address } = heap.allocate(size, alignment);
      assert.equal(status, 0);
      assert.equal(address % Math.max(alignment, 16), 0);
      stamp = (stamp + 1) % 255;
      new Uint8Array(heap.memory.buffer, address, size).fill(stamp);
      live.push({ address, size, stamp });
    }
  }
});

test('memory stays bounded over a million creations and destructions', async () => {
  const heap = await load();
  const random = generator(2);
  const live = [];
  const cycle = () => {
    for (let count = 0; count < 200; count += 1) live.push(heap.allocate(Math.floor(random() ** 3 * 8000)).address);
    while (live.length > 20) heap.free(live.splice(Math.floor(random() * live.length), 1)[0]);
  };
  for (let warmUp = 0; warmUp < 200; warmUp += 1) cycle();
  const before = heap.memory.buffer.byteLength;
  for (let count = 0; count < 5000; count += 1) cycle();
  const grown = heap.memory.buffer.byteLength - before;
  assert.ok(grown <= 2 * page, `grew by ${grown} bytes`);
});

test('freed neighbours join: when all is free, one block spans the whole heap', async () => {
  const heap = await load();
  const addresses = [];
  for (let count = 0; count < 1000; count += 1) addresses.push(heap.allocate(200).address);
  const random = generator(3);
  while (addresses.length > 0) heap.free(addresses.splice(Math.floor(random() * addresses.length), 1)[0]);
  const before = heap.memory.buffer.byteLength;
  const { status } = heap.allocate(1000 * 200);
  assert.equal(status, 0);
  assert.equal(heap.memory.buffer.byteLength, before);
});

test('an unsatisfiable request is rejected and changes nothing', async () => {
  const heap = await load();
  const { address: kept } = heap.allocate(64);
  assert.equal(heap.allocate(0xffffffff).status, 12);
  assert.equal(heap.allocate(0x7ffffff0).status, 12);
  assert.equal(heap.allocate(16, 1 << 20).status, 12);
  heap.free(0);
  heap.free(kept);
  assert.equal(heap.allocate(64).address, kept);
});
