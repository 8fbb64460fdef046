// The elements in jsdom, where unit tests of apps run: without sizes, popovers, style sheets of shadow roots and much else.
import assert from 'node:assert/strict';
import test from 'node:test';
import { makeApp, name } from './harness/installed.mjs';

const { run } = makeApp();

// Like a unit test's environment, this makes the window's names global.
const prelude = `
import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
const { JSDOM, VirtualConsole } = createRequire(process.cwd() + '/')('jsdom');
const dom = new JSDOM('<!doctype html><body></body>', { pretendToBeVisual: true, virtualConsole: new VirtualConsole() });
const failures = [];
dom.window.addEventListener('error', ({ error, message }) => failures.push(String(error?.stack ?? message)));
for (const key of Object.getOwnPropertyNames(dom.window)) {
  if (!(key in globalThis)) Object.defineProperty(globalThis, key, { configurable: true, get: () => dom.window[key] });
}
for (const key of ['CustomEvent', 'Event', 'EventTarget']) globalThis[key] = dom.window[key];
const said = [];
const warned = [];
console.error = (...words) => said.push(words.map(String).join(' '));
process.on('unhandledRejection', (error) => failures.push(error.stack));
process.on('uncaughtException', (error) => failures.push(error.stack));
process.on('exit', () => writeSync(1, JSON.stringify({ failures, said, warned })));
`;

const lives = `
for (const tag of ['supple-slime-badge', 'supple-chat-heads', 'supple-flipping-notch']) {
  const element = document.createElement(tag);
  document.body.append(element);
  element.setAttribute('rate', '0.5');
  element.tuning = {};
  element.labels = {};
  if (tag === 'supple-slime-badge') {
    element.count = 3;
    element.label = 'Inbox';
    element.count = null;
    element.text = 'new';
  }
  if (tag === 'supple-chat-heads') {
    element.addHead({ id: 'anna', name: 'Anna', unread: 2 });
    element.setUnread('anna', 3);
    element.innerHTML += '<section slot="conversation" data-head="anna">Text</section>';
  }
  if (tag === 'supple-flipping-notch') element.innerHTML = '<p>Row</p>';
  await new Promise((resolve) => setTimeout(resolve, 50));
  document.body.append(element);
  await null;
  element.remove();
  await null;
}
`;

function play(script) {
  const { status, stdout, stderr } = run('node', '--input-type=module', '--eval', prelude + script);
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
}

test('elements are made, connected, changed and removed without an exception', () => {
  const { failures, said } = play(`await import('${name}');${lives}process.exit();`);
  assert.deepEqual(failures, []);
  // There is no source to fetch from, and one line reports it.
  assert.equal(said.length, 1);
  assert.match(said[0], /Supple: .*supple\.wasm/);
});

test('a test that prevents the error gets no report', () => {
  const { failures, said } = play(
    `document.addEventListener('supple-error', (event) => event.preventDefault());await import('${name}');${lives}process.exit();`);
  assert.deepEqual({ failures, said }, { failures: [], said: [] });
});

test('with the bytes of the module the engine runs', () => {
  const { failures, said } = play(`
    import { readFileSync } from 'node:fs';
    const { setModuleSource, ready } = await import('${name}');
    setModuleSource(readFileSync('node_modules/${name}/supple.wasm'));
    await ready;${lives}process.exit();`);
  assert.deepEqual({ failures, said }, { failures: [], said: [] });
});

test('a head without an id, and one with a taken id, are reported once each', () => {
  const { failures, warned } = play(`
    console.warn = (words) => warned.push(words);
    document.addEventListener('supple-error', (event) => event.preventDefault());
    await import('${name}');
    document.body.innerHTML = \`<supple-chat-heads><i slot="head"></i><i slot="head" data-head="anna"></i>
      <i slot="head" data-head="anna"></i></supple-chat-heads>\`;
    const settled = () => new Promise((resolve) => setTimeout(resolve));
    await settled();
    document.querySelector('supple-chat-heads').append(document.createElement('p'));
    await settled();
    process.exit();`);
  assert.deepEqual(failures, []);
  assert.equal(warned.length, 2);
  assert.match(warned[0], /data-head/);
  assert.match(warned[1], /"anna" already/);
});
