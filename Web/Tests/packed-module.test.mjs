// The files that pages load hold the modules that were built, packed.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pack } from '../../Scripts/pack-module.mjs';
import { unpack } from '../.build/node/elements/engine/packed-module.js';
import { packedSection, unpacked } from './packed.mjs';

const built = (entry) => readFile(new URL(`../.build/${entry}.wasm`, import.meta.url));

/** Checks that two modules differ in nothing but alignment hints, which are 0 in the second one. */
function assertSame(module, other, name) {
  assert.equal(other.length, module.length, name);
  for (let index = 0; index < module.length; index += 1) {
    if (module[index] === other[index]) continue;
    const code = module[index - 1];
    assert.ok(code > 0x27 && code < 0x3f && module[index] < 4 && other[index] === 0, `${name}: byte ${index}`);
  }
}

for (const entry of ['supple', 'supple-chat-heads', 'supple-slime-badge', 'supple-flipping-notch']) {
  test(`the file of ${entry} holds the module that was built`, async () => {
    const module = await built(entry);
    const other = await unpacked(entry);
    assertSame(module, other, entry);
    assert.ok(WebAssembly.validate(other));
  });
}

test('a module that no page loads comes out of its packing as well', async () => {
  const module = await built('supple-messenger');
  assertSame(module, unpack(await packedSection(pack(module))), 'supple-messenger');
});

/** A module with one function, which has the given body. */
const moduleOf = (...body) => Uint8Array.from([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0, 10, body.length + 3, 1, body.length + 1, 0, ...body,
]);

test('each form of operands is packed: none, a table, two numbers, eight bytes, more than one byte', async () => {
  const bodies = {
    none: [0x01, 0x0b],
    table: [0x02, 0x40, 0x41, 0, 0x0e, 2, 0, 0, 0, 0x0b, 0x0b],
    float: [0x44, 1, 2, 3, 4, 0x80, 6, 0x90, 8, 0x1a, 0x0b],
    long: [0x41, 0x80, 0x80, 0x01, 0x1a, 0x42, 0xff, 0x00, 0x1a, 0x0b],
    truncation: [0x44, 0, 0, 0, 0, 0, 0, 0, 0, 0xfc, 2, 0x1a, 0x0b],
    nested: [0x03, 0x40, 0x41, 1, 0x04, 0x40, 0x05, 0x0b, 0x0b, 0x0b],
  };
  for (const [name, body] of Object.entries(bodies)) {
    const module = moduleOf(...body);
    assert.ok(WebAssembly.validate(module), name);
    assert.deepEqual(unpack(await packedSection(pack(module))), module, name);
  }
});

test('unpacking ends whatever was cut off or changed', async () => {
  const module = await built('supple-slime-badge');
  const packed = await packedSection(pack(module));
  for (const length of [0, 1, 5, 9, 40, 1000, packed.length >> 1, packed.length - 1]) {
    assert.ok(!WebAssembly.validate(unpack(packed.subarray(0, length))), `${length} bytes`);
  }
  for (let seed = 1; seed <= 40; seed += 1) {
    const changed = packed.slice();
    // The lengths at the beginning stay: they say how much is unpacked.
    const index = 8 + ((seed * 2654435761) >>> 0) % (packed.length - 8);
    changed.fill(changed[index] ^ 0x5a, index, index + 64);
    assert.equal(unpack(changed).length, module.length, `byte ${index}`);
  }
});

test('an instruction that the elements do not know is refused, with its place', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'supple-'));
  const [from, to] = [join(directory, 'from.wasm'), join(directory, 'to.wasm')];
  await writeFile(from, moduleOf(0x43, 0, 0, 0, 0, 0x1a, 0x0b));
  const script = fileURLToPath(new URL('../../Scripts/pack-module.mjs', import.meta.url));
  await assert.rejects(promisify(execFile)('node', [script, from, to]), ({ code, stderr }) => {
    assert.equal(stderr, `${from}: byte 23: instruction 0x43 is not known\n`);
    return code === 1;
  });
  await assert.rejects(readFile(to), { code: 'ENOENT' });
});
