// The Swift that the demo page prints compiles, for every property of every style: its names equal the contract's, which are
// Swift's.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'printed-swift-'));
test.after(() => rmSync(folder, { recursive: true }));

/** Bundles a file of the page beside `supple-properties.js`, which it imports from there. */
function bundle(name, source) {
  execFileSync('esbuild', ['--bundle', '--format=esm', '--external:./supple-properties.js', '--log-level=warning',
    `--outfile=${join(folder, name)}`, '--loader=ts', '--sourcefile=entry.ts'], { cwd: root, input: source });
}

bundle('supple-properties.js', "export * from './Web/elements/supple-properties.ts';");
bundle('page.mjs', `export { code, swiftAssignment } from './Demo/about/code.ts';
  export { properties } from './Demo/panel/properties.ts';`);
const { code, properties } = await import(join(folder, 'page.mjs'));

const subjects = {
  heads: ['supple-chat-heads', 'ChatHeadsStyle'], badge: ['supple-slime-badge', 'SlimeBadgeStyle'],
  notch: ['supple-flipping-notch', 'FlippingNotchStyle'],
};

/** The assignments to a style in the code of an app: `var style = ...` and the lines up to the empty one. */
const assignments = (text) => text.slice(0, text.indexOf('\n\n'));

test('the code of every property with every kind of value compiles', () => {
  const functions = [];
  for (const [subject, [tag, type]] of Object.entries(subjects)) {
    const all = properties(tag);
    assert.ok(all.length > 40, tag);
    for (const property of all) {
      const values = property.choices.length > 0 ? property.choices : [property.min, (property.min + property.max) / 3, property.max];
      for (const value of values) {
        for (const preset of ['modern', 'classic']) {
          const text = code(subject, 'swiftui', { preset, properties: all, changes: { [property.name]: value } });
          const lines = assignments(text);
          assert.match(lines, new RegExp(`^var style = ${type}\\.${preset}\nstyle\\.`), property.name);
          functions.push(`func ${subject}${functions.length}() -> ${type} {\n${lines}\n  return style\n}`);
        }
      }
    }
  }
  const file = join(folder, 'Printed.swift');
  writeFileSync(file, `import SuppleInteractions\n\n${functions.join('\n\n')}\n`);
  const modules = execFileSync('swift', ['build', '--show-bin-path'], { cwd: root, encoding: 'utf8' }).trim();
  execFileSync('swiftc', ['-typecheck', '-warnings-as-errors', '-I', join(modules, 'Modules'), file], { stdio: ['ignore', 'inherit', 'inherit'] });
});
