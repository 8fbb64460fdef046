// Replays: native and WebAssembly, debug and release, JavaScript's numbers, and errors of scripts and arguments.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const examples = readdirSync(`${root}Examples`).filter((name) => name.endsWith('.json'));
const place = mkdtempSync(join(tmpdir(), 'supple-replay-'));
test.after(() => rmSync(place, { recursive: true }));

function run(program, args, options = {}) {
  return new Promise((resolve) => {
    execFile(program, args, { cwd: root, maxBuffer: 1 << 28, encoding: 'buffer', ...options }, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, stdout, stderr: stderr.toString() }));
  });
}
const native = (...args) => run('bin/supple', ['replay', ...args]);
const web = (...args) => run(process.execPath, ['Web/replay.mjs', ...args]);

async function assertEqual(args) {
  const [one, other] = await Promise.all([native(...args), web(...args)]);
  assert.deepEqual([one.status, one.stderr, other.status, other.stderr], [0, '', 0, '']);
  assert.ok(one.stdout.length > 100);
  assert.ok(one.stdout.equals(other.stdout), `${args.join(' ')} differs`);
  return one.stdout;
}

/** A script's file. */
function file(name, content) {
  const path = join(place, name);
  writeFileSync(path, content);
  return path;
}

test('there are examples of each interaction', () => {
  const kinds = examples.map((name) => JSON.parse(readFileSync(`${root}Examples/${name}`)).interaction);
  const { interactions } = JSON.parse(readFileSync(`${root}Schema/contract.json`));
  for (const kind of [...interactions.map(({ name }) => name), 'messenger']) {
    assert.ok(kinds.filter((found) => found === kind).length >= 2, kind);
  }
});

for (const name of examples) {
  test(`${name}: native, WebAssembly, two runs and the debug build give the same bytes`, async () => {
    const first = await assertEqual([`Examples/${name}`]);
    assert.ok((await native(`Examples/${name}`)).stdout.equals(first));
    const debug = readFileSync(`${root}.build/replays/${name}l`);
    assert.ok(debug.equals(first), 'the debug build differs');
    await assertEqual([`Examples/${name}`, '--fps', '24', '--until', '1.5']);
    await assertEqual([`Examples/${name}`, '--times', '0,0.1,0.123456789,0.5,0.5,1e0,2.75']);
  });

  test(`${name}: every line is a frame of finite numbers, layers are named once`, async () => {
    let last = -1;
    for (const line of (await native(`Examples/${name}`)).stdout.toString().trimEnd().split('\n')) {
      const frame = JSON.parse(line);
      assert.deepEqual(Object.keys(frame), ['t', 'settled', 'layers', 'events']);
      assert.ok(frame.t > last);
      last = frame.t;
      assert.ok(!/null|NaN|inf/.test(line));
      const ids = frame.layers.map(({ id }) => id);
      assert.equal(new Set(ids).size, ids.length, `${frame.t}: ${ids}`);
      assert.equal(JSON.stringify(frame), line, 'written as JavaScript writes it');
    }
  });
}

test('every style property, preset and setup comes to the same', async () => {
  const schema = JSON.parse(readFileSync(`${root}Schema/supple-script.schema.json`));
  const styles = [['chat-heads', 'chatHeads'], ['slime-badge', 'slimeBadge'], ['flipping-notch', 'flippingNotch']];
  // A seventh of the distance from one end of its range to the other, or the last option.
  const chosen = (form) => {
    if (form.enum) return form.enum.at(-1);
    if (form.properties) return Object.fromEntries(Object.entries(form.properties).map(([key, part]) => [key, chosen(part)]));
    return form.minimum + (form.maximum - form.minimum) / 7;
  };
  const tuned = {};
  for (const [name, key] of styles) {
    const { preset, ...properties } = schema.$defs[`${key}Style`].anyOf[1].properties;
    tuned[name] = { preset: 'classic', ...chosen({ properties }) };
    const example = examples.find((found) => found.startsWith(name));
    const script = JSON.parse(readFileSync(`${root}Examples/${example}`));
    await assertEqual([file(`${name}.json`, JSON.stringify({ ...script, style: tuned[name], duration: 4 }))]);
    for (const more of [{ rightToLeft: true }, { reducedMotion: true, seed: 2 ** 53 - 1 }]) {
      await assertEqual([file(`${name}.json`, JSON.stringify({ ...script, ...more, duration: 4 }))]);
    }
  }
  const script = JSON.parse(readFileSync(`${root}Examples/messenger-morning.json`));
  await assertEqual([file('messenger.json', JSON.stringify({ ...script, style: tuned, duration: 4 }))]);
  const mixed = { 'flipping-notch': 'classic', 'chat-heads': { preset: 'classic', slop: 4 } };
  await assertEqual([file('messenger.json', JSON.stringify({ ...script, style: mixed, duration: 4 }))]);
});

test('every event and command comes to the same', async () => {
  const viewport = { width: 390, height: 844 };
  const heads = [
    { t: 0, do: 'add', head: 'zoë "z"', unread: 120 }, { t: 0.1, do: 'setUnread', head: 'a', count: 5 },
    { t: 0.2, do: 'message', head: 'a', text: 'Grüße\n"quoted" 🙂' }, { t: 0.9, do: 'setRestingPlace', edge: 'left', y: 500 },
    { t: 1.5, do: 'open', head: 'a' }, { t: 2, do: 'select', head: 'b' }, { t: 2.4, do: 'close' },
    { t: 2.5, do: 'cancelDismissal' }, { t: 2.6, do: 'remove', head: 'b' }, { t: 2.7, do: 'remove', head: 'nobody' },
    { t: 3, key: 'Enter', focus: 'head:a' }, { t: 3.4, resize: [844, 390], safeArea: { left: 47 } },
    { t: 3.5, keyboard: 200 }, { t: 3.6, resize: [390, 844] }, { t: 3.8, key: 'Escape' }, { t: 4, cancel: 3 },
    { t: 4, wheel: [0, -20], at: [200, 300] }, { t: 4.1, do: 'add', head: 'c', from: [40, 300, 29] },
    { t: 4.2, do: 'add', head: 'd', animated: false }, { t: 4.3, do: 'setRestingPlace', edge: 'right', y: 90, animated: false },
    { t: 4.4, do: 'setAttention', isPresent: true }, { t: 4.5, do: 'setRestingPlace', edge: 'top', x: 120.5, y: 0 },
    { t: 5.5, do: 'setRestingPlace', edge: 'bottom', y: 0, animated: false },
  ];
  const badge = [
    { t: 0.2, do: 'setCount', count: 4 }, { t: 0.5, do: 'setCount', count: null }, { t: 0.9, do: 'clear' },
    { t: 0.95, do: 'cancelDismissal' },
  ];
  const notch = [
    { t: 0.1, wheel: [0, -60], at: [200, 400] }, { t: 0.9, do: 'beginRefreshing' }, { t: 1.1, do: 'failRefreshing', text: 'Nö' },
    { t: 4, do: 'scrollTo', y: 60 }, { t: 4.2, do: 'beginRefreshing' }, { t: 4.3, do: 'cancelRefreshing' }, { t: 5, do: 'beginRefreshing' },
    { t: 5.1, do: 'finishRefreshing', items: 0 }, { t: 6, do: 'beginRefreshing' }, { t: 6.1, do: 'finishRefreshing', items: 4 },
  ];
  const chatHeads = { heads: [{ id: 'a' }, { id: 'b', unread: 3 }], exclusionAreas: [[300, 200, 90, 120]], y: 240 };
  const list = { rows: 9, notch: null, navigationBar: 44, cell: [300, 60], scroll: 0 };
  const of = (interaction, setup, events) =>
    file('all.json', JSON.stringify({ supple: 1, interaction, viewport, setup, events, seed: 3 }));
  await assertEqual([of('chat-heads', chatHeads, heads)]);
  const style = { edges: 'any' };
  const atTop = { ...chatHeads, edge: 'top', x: 100 };
  await assertEqual([file('edges.json', JSON.stringify({
    supple: 1, interaction: 'chat-heads', viewport, style, setup: atTop, events: heads, seed: 3,
  }))]);
  await assertEqual([of('slime-badge', { count: 1 }, [...badge, { t: 1.2, do: 'moveAnchor', to: [80.25, 90] }])]);
  await assertEqual([of('flipping-notch', list, notch)]);
  const together = [
    ...heads.map((event) => (event.do ? { in: 'chat-heads', ...event } : event)),
    ...badge.map((event) => ({ in: 'row "1"', ...event })),
    ...badge.map((event) => ({ in: 'slime-badge', badge: 'r2', ...event })),
    ...notch.map((event) => (event.do ? { in: 'flipping-notch', ...event } : event)),
  ].sort((a, b) => a.t - b.t);
  const setup = { badges: [{ id: 'row "1"', row: 1 }, { id: 'r2', row: 2, count: 8 }], chatHeads, notch: list };
  await assertEqual([of('messenger', setup, together)]);
  await assertEqual([of('messenger', { ...setup, chatHeads: { ...chatHeads, open: 'b' } }, together)]);
});

test('numbers are written as JavaScript writes them', () => {
  const lines = readFileSync(`${root}.build/replays/numbers.txt`, 'latin1').trimEnd().split('\n');
  assert.ok(lines.length >= 100_000);
  const view = new DataView(new ArrayBuffer(8));
  for (const line of lines) {
    const [bits, text] = line.split(' ');
    view.setBigUint64(0, BigInt(`0x${bits}`));
    assert.equal(text, String(view.getFloat64(0)), bits);
  }
});

// Errors

const good = `${root}Examples/slime-badge-tear.json`;
const scriptWith = (line) =>
  `{"supple": 1, "interaction": "slime-badge", "viewport": {"width": 390, "height": 844},\n${line}}`;

async function assertFails(args, status, message, run = native) {
  const result = await run(...args);
  assert.equal(result.status, status, result.stderr);
  assert.equal(result.stdout.length, 0);
  assert.match(result.stderr, /^[^\n]+\n$/, 'one line');
  assert.match(result.stderr, message);
}

test('bad scripts end with 65 and give place and error', async () => {
  const cases = [
    ['type', scriptWith('"events": [{"t": "0", "down": [1, 2]}]'), /type:2:18: events\[0\]: found "0", expected a time/],
    ['key', scriptWith('"evnets": []'), /key:2:1: found "evnets", expected in a script only/],
    ['back', scriptWith('"events": [{"t": 1, "down": [1, 2]}, {"t": 0.5, "up": [1, 2]}]'), /back:2:44: events\[1\]: found 0.5/],
    ['kind', '{"supple": 1, "interaction": "slime", "viewport": {"width": 1, "height": 1}, "events": []}', /kind:1:30: found "slime"/],
    ['nan', scriptWith('"events": [{"t": NaN, "down": [1, 2]}]'), /nan:2:18: found NaN, expected a JSON value/],
    ['utf8', Buffer.from([0x7b, 0x22, 0xff, 0x22]), /utf8:1:3: found bytes that are not UTF-8 \(0xFF\)/],
    ['empty', '', /empty:1:1: found the end of the file/],
    ['binary', readFileSync(`${root}bin/supple`).subarray(0, 4096), /binary:1:1: found/],
  ];
  for (const [name, content, message] of cases) await assertFails([file(name, content)], 65, message);
});

test('a file of 100 MB is rejected without being read', async () => {
  const path = join(place, 'large.json');
  openSync(path, 'w');
  truncateSync(path, 100 << 20);
  await assertFails([path], 65, /large.json: found 104857600 bytes, expected a script of at most 16777216/);
});

test('files that are not there or cannot be read end with 66', async () => {
  await assertFails([join(place, 'none.json')], 66, /none.json: No such file or directory/);
  await assertFails([place], 66, /cannot be read|directory/);
  await assertFails([join(place, 'none.json')], 66, /none.json/, web);
});

test('bad arguments end with 64', async () => {
  for (const args of [
    [], [good, '--fps', '0'], [good, '--fps', 'fast'], [good, '--fps', 'nan'], [good, '--times', '0,x'],
    [good, '--times', '1,0.5'], [good, '--times', ''], [good, '--until', '-1'], [good, '--until', 'inf'], [good, '--speed', '2'],
    [good, '--fps', '30', '--times', '0'], [good, good],
  ]) {
    await assertFails(args, 64, /^supple: /);
  }
  await assertFails([good, '--times', '1,0.5'], 64, /times must not fall/, web);
  await assertFails([good, '--times', '0,0.5,1', '--until', '0.5'], 64, /--times has 1, but --until ends at 0.5/);
});

test('output that cannot be written ends with 73', async () => {
  const full = await new Promise((resolve) => {
    execFile('/bin/sh', ['-c', `exec "${root}bin/supple" replay "$0" >/dev/full`, good], (error, _, stderr) =>
      resolve({ status: error?.code, stderr }));
  });
  assert.deepEqual(full, { status: 73, stderr: 'supple: standard output: No space left on device\n' });
});

test('a reader that goes away ends it quietly', async () => {
  const { stdout } = await run('/bin/sh', ['-c', `"${root}bin/supple" replay "$0" --fps 5000 | head -n 1 | wc -l`, good]);
  assert.equal(stdout.toString().trim(), '1');
});
