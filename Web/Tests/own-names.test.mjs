// The bundler shortens names of members that only the elements use. Every name of a page, a script or the module's
// memory stays.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const built = `${root}Web/.build/package/`;
const read = (path) => readFileSync(path, 'utf8');
const declarations = readdirSync(built).filter((file) => file.endsWith('.d.ts')).map((file) => built + file);
const printed = execFileSync('node', ['Scripts/own-names.mjs', ...declarations], { cwd: root, encoding: 'utf8' });
const shortened = printed.trim().replace(/^\^\(|\)\$$/g, '').split('|');

/** All strings of a value, keys included. */
const strings = (value) => (typeof value === 'string' ? [value]
  : value && typeof value === 'object' ? Object.entries(value).flatMap(([key, one]) => [key, ...strings(one)]) : []);

test('members of the elements\' own code are shortened', () => {
  for (const name of ['roster', 'sendPointer', 'whenReady']) assert.ok(shortened.includes(name), name);
  for (const entry of ['supple', 'supple-chat-heads', 'supple-recorder']) {
    assert.doesNotMatch(read(`${built}${entry}.js`), /\.(roster|sendPointer|whenReady)\b/, entry);
  }
});

test('no name of the declarations is shortened', () => {
  for (const path of declarations) {
    const code = read(path).replace(/\/\*[\s\S]*?\*\//g, '');
    const words = new Set(code.match(/[\w$-]+/g));
    assert.deepEqual(shortened.filter((name) => words.has(name)), [], path);
  }
});

test('no name of the manifest, the contract or the schema of scripts is shortened', () => {
  const manifest = JSON.parse(read(`${built}custom-elements.json`)).modules.flatMap((module) => module.declarations)
    .flatMap(({ members = [] }) => members.map(({ name }) => name));
  const { properties, $defs } = JSON.parse(read(`${root}Schema/supple-script.schema.json`));
  const keys = strings({ properties, $defs });
  for (const names of [manifest, keys]) {
    assert.ok(names.length > 20);
    assert.deepEqual(shortened.filter((name) => names.includes(name)), []);
  }
});

test('memory views of the module, and functions that the browser calls, keep their names', () => {
  const layer = [...read(`${root}Web/elements/abi/layer.ts`).matchAll(/^ {2}(\w+): number;/gm)].map(([, name]) => name);
  assert.ok(layer.length > 20);
  const called = ['connectedCallback', 'disconnectedCallback', 'adoptedCallback', 'attributeChangedCallback'];
  assert.deepEqual(shortened.filter((name) => [...layer, ...called].includes(name)), []);
  const bundle = read(`${built}supple.js`);
  for (const name of [...called, 'showPopover', 'observedAttributes']) assert.ok(bundle.includes(name), name);
});
