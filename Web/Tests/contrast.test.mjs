// The demo page's colours: every used pair of ink and background, light and dark, reaches 4.5 : 1 (WCAG 2.2, 1.4.3).
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { tones } from '../.build/node/Demo/tones.js';

const source = readFileSync(new URL('../../Demo/css/tokens.css', import.meta.url), 'utf8');

/** A token's colour in each scheme. */
const tokens = new Map(
  [...source.matchAll(/--([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name, { light, dark }]));

/** Relative luminance as WCAG defines it. */
function luminance(hex) {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [brighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

const grounds = ['ground', 'ground-glow', 'panel', 'surface', 'conversation', 'bubble', 'raised', 'wash', 'block', 'control', 'plot'];
const pairs = [
  ...['text', 'text-secondary', 'accent'].flatMap((ink) => grounds.map((ground) => [ink, ground])),
  ...['text', 'text-secondary'].flatMap((ink) => ['heads', 'badge', 'notch'].map((subject) => [ink, `tint-${subject}`])),
  ['text', 'wash-strong'],
  ...['keyword', 'name', 'string', 'number'].map((kind) => [`code-${kind}`, 'wash']),
  ['failure', 'panel'],
  ['on-accent', 'accent-fill'],
  ['on-badge', 'badge'],
  ['on-pill', 'pill'],
  ['pill-accent', 'pill'],
];

for (const [ink, ground] of pairs) {
  for (const scheme of ['light', 'dark']) {
    test(`${ink} on ${ground} reads in ${scheme}`, () => {
      assert.ok(tokens.has(ink) && tokens.has(ground), `tokens.css has ${ink} and ${ground}`);
      const reached = contrast(tokens.get(ink)[scheme], tokens.get(ground)[scheme]);
      assert.ok(reached >= 4.5, `${reached.toFixed(2)} : 1`);
    });
  }
}

test('initials read on both tones of every face', () => {
  assert.ok(tones.length > 0);
  for (const { from, to, ink } of tones) {
    for (const ground of [from, to]) assert.ok(contrast(ink, ground) >= 4.5, `${ink} on ${ground}`);
  }
});
