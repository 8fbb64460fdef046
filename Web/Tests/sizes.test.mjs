// What a page loads of each entry, as a server sends it (gzip -9), and what the README says of it.
import assert from 'node:assert/strict';
import test from 'node:test';
import { measure, statedInReadme } from '../../Scripts/sizes.mjs';

// The most that each may weigh, in KB: what it comes to now, rounded up, and of modules the room that a change within takes.
const budgets = {
  'supple-slime-badge.wasm': 25.5, 'supple-slime-badge.js': 9.7, 'supple-flipping-notch.wasm': 25.4, 'supple-flipping-notch.js': 11.9,
  'supple-chat-heads.wasm': 62, 'supple-chat-heads.js': 15.3, 'supple.wasm': 76.4, 'supple.js': 20.9,
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
