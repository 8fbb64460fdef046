// The readings of the demo page's meter.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const file = join(mkdtempSync(join(tmpdir(), 'supple-meter-')), 'meter.mjs');
execFileSync('esbuild', [join(root, 'Demo/meter.ts'), '--format=esm', '--log-level=warning', `--outfile=${file}`]);
const { Meter } = await import(file);

/** The readings of frames at these times, in milliseconds. */
function readingsOf(times) {
  let callback;
  globalThis.requestAnimationFrame = (wanted) => { callback = wanted; };
  const readings = [];
  new Meter((reading) => readings.push(reading));
  for (const time of times) {
    globalThis.requestAnimationFrame(() => {});
    callback(time);
  }
  return readings;
}

const steady = (count, start) => Array.from({ length: count }, (_, index) => start + (index * 1000) / 60);

test('the first reading is no rate of a page that loads', () => {
  const readings = readingsOf([1000, 1160, 1300, ...steady(60, 1316)]);
  assert.ok(readings.length > 1);
  for (const { framesPerSecond } of readings) assert.ok(Math.abs(framesPerSecond - 60) < 1, `${framesPerSecond}`);
});

test('the rate equals the rate of the frames', () => {
  const readings = readingsOf(Array.from({ length: 90 }, (_, index) => 1000 + (index * 1000) / 24));
  assert.ok(Math.abs(readings.at(-1).framesPerSecond - 24) < 0.1);
});
