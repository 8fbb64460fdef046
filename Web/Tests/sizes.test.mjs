// The size of each entry by brotli 11, and its figure in the README.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { measure, statedInReadme } from '../../Scripts/sizes.mjs';

const { interactions } = JSON.parse(readFileSync(new URL('../../Schema/contract.json', import.meta.url), 'utf8'));

// The largest size of each, in KB by brotli 11, stands in its entry; nothing may grow without need. The scripts' targets were 10,
// 12.5, 17 and 22.5 KB, before launchers, `keep-clear`, panels with a bar that are resized, the notch's panel and its empty rows,
// faces, a badge's construction and its place on another element's corner, heads at four edges, conversations as high as their
// content, lists as high as their heads, lists that scroll their page back or snap to rows, pulls near the screen's end, transitions
// of the page's layout, failed pictures, controls in rows, and rules by ids; the modules' 28, 29, 74 and 91. Each script contains the
// hash of the module's bytes, which changes its size by a few bytes, and another order of the same code changes it by up to 70: the
// same imports of `supple.ts` in 36 orders had 39,907 to 40,048 bytes. So a ceiling is some 0.1 KB above the measured size.
const budgets = {};
for (const name of ['supple', ...interactions.map((interaction) => `supple-${interaction.name}`)]) {
  const entry = readFileSync(new URL(`../elements/${name}.ts`, import.meta.url), 'utf8');
  const [, module, script] = entry.match(/module at most ([\d.]+) KB, script at most ([\d.]+) KB/);
  Object.assign(budgets, { [`${name}.wasm`]: Number(module), [`${name}.js`]: Number(script) });
}

for (const [name, budget] of Object.entries(budgets)) {
  test(`${name} is at most ${budget} KB, and the README says how large it is`, () => {
    const measured = measure(name);
    const shown = measured.map((kilobytes) => kilobytes.toFixed(2)).join(' / ');
    console.log(`${name}: ${shown} KB by brotli 11 / gzip 9`);
    assert.ok(measured[0] <= budget, `${name} is ${shown} KB`);
    const stated = statedInReadme(name);
    assert.equal(stated.length, 2);
    measured.forEach((kilobytes, index) => assert.ok(
      Math.abs(stated[index] - kilobytes) <= 0.1, `the README says ${stated.join(' / ')} KB, measured ${shown}; run make sizes`));
  });
}
