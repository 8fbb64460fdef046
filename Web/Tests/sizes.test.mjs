// What a page loads for all three elements, as the server sends it (gzip -9), and what the README says of it.
import assert from 'node:assert/strict';
import test from 'node:test';
import { measure, statedInReadme } from '../../Scripts/sizes.mjs';

// Ceilings: what both come to now, rounded up.
const budgets = { 'supple.wasm': 78.3, 'supple.js': 17.3 };

for (const [name, budget] of Object.entries(budgets)) {
  test(`${name} is at most ${budget} KB, and the README says how large it is`, async () => {
    const kilobytes = await measure(name);
    console.log(`${name}: ${kilobytes.toFixed(2)} KB gzip -9`);
    assert.ok(kilobytes <= budget, `${name} is ${kilobytes.toFixed(2)} KB`);
    const stated = await statedInReadme(name);
    const difference = Math.abs(stated - kilobytes);
    assert.ok(difference <= 0.1, `the README says ${stated} KB, measured ${kilobytes.toFixed(2)}; run make sizes`);
  });
}
