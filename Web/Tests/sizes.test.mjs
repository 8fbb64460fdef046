// What a page loads of each entry, as a server sends it (gzip -9), and what the README says of it.
import assert from 'node:assert/strict';
import test from 'node:test';
import { measure, statedInReadme } from '../../Scripts/sizes.mjs';

// The most that each may weigh, in KB: what it comes to now, rounded up.
const budgets = {
  'supple-slime-badge.wasm': 29.6, 'supple-slime-badge.js': 9.2, 'supple-flipping-notch.wasm': 29.4, 'supple-flipping-notch.js': 11.4,
  'supple-chat-heads.wasm': 73.5, 'supple-chat-heads.js': 14.8, 'supple.wasm': 91.7, 'supple.js': 20.4,
};

for (const [name, budget] of Object.entries(budgets)) {
  test(`${name} is at most ${budget} KB, and the README says how large it is`, async () => {
    const kilobytes = measure(name);
    console.log(`${name}: ${kilobytes.toFixed(2)} KB gzip -9`);
    assert.ok(kilobytes <= budget, `${name} is ${kilobytes.toFixed(2)} KB`);
    const stated = await statedInReadme(name);
    const difference = Math.abs(stated - kilobytes);
    assert.ok(difference <= 0.1, `the README says ${stated} KB, measured ${kilobytes.toFixed(2)}; run make sizes`);
  });
}
