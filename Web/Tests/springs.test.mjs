// The entry for springs alone, with its module.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';

const entry = new URL('../.build/package/', import.meta.url);
const { Spring, ready, setModuleSource } = await import(new URL('supple-springs.js', entry));
setModuleSource(await readFile(new URL('supple-springs.wasm', entry)));
await ready;

test('a damped cosine without omega and alpha is a RangeError', () => {
  const error = { name: 'RangeError', message: /both are 0, so nothing moves; one must be above 0/ };
  for (const nothing of [0, -0, -1, NaN]) {
    assert.throws(() => Spring({ omega: nothing, alpha: 0 }), error);
    assert.throws(() => Spring({ omega: 0, alpha: nothing, framesPerSecond: 60 }), error);
  }
});

test('omega or alpha alone is a spring, and an alpha below 0 counts as 0', () => {
  assert.equal(Spring({ omega: 0, alpha: 4 }).dampingRatio, 1);
  const undamped = Spring({ omega: 3, alpha: 0 });
  assert.deepEqual([undamped.stiffness, undamped.dampingRatio], [9, 0]);
  assert.deepEqual(Spring({ omega: 3, alpha: -2 }).dampingRatio, 0);
  const { stiffness, dampingRatio } = Spring({ omega: 0.06, alpha: 0.04, framesPerSecond: 60 });
  assert.ok(Math.abs(stiffness - 18.72) < 1e-9 && Math.abs(dampingRatio - 0.5547001962) < 1e-9);
});
