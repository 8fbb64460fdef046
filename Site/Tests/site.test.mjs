// The site as it was written: links lead somewhere, pages are whole, and a strict policy can serve them.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { documents, guides, interactions } from '../contents.mjs';
import { render, slug } from '../markdown.mjs';

const site = join(dirname(fileURLToPath(import.meta.url)), '../dist');
const own = [...interactions, ...guides, ...documents].map(({ name }) => `${name}.html`);
const pages = new Map(readdirSync(site).filter((file) => file.endsWith('.html')).map((file) => [file, readFileSync(join(site, file), 'utf8')]));
const ids = (markup) => [...markup.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);

/** Whether an address within the site leads to a file, and to a place in it. */
function leads(address, from) {
  const [file, fragment] = address.split('#');
  const target = file || from;
  if (!existsSync(join(site, target))) return false;
  return !fragment || ids(pages.get(target) ?? '').includes(decodeURIComponent(fragment));
}

test('every page of the contents is there, and the demo is the front', () => {
  for (const page of [...own, 'index.html']) assert.ok(pages.has(page), page);
  assert.ok(existsSync(join(site, 'supple.wasm')));
});

test('every link and every file that a page names leads somewhere', () => {
  const broken = [];
  for (const [page, markup] of pages) {
    for (const [, address] of markup.matchAll(/(?:href|src)="([^"]*)"/g)) {
      if (/^(https?:|mailto:|data:)/.test(address)) continue;
      if (!leads(address, page)) broken.push(`${page}: ${address}`);
    }
  }
  assert.deepEqual(broken, []);
});

test('every place that the search knows is there, and so are all attributes, events and style properties', () => {
  const index = JSON.parse(readFileSync(join(site, 'search.json'), 'utf8'));
  assert.deepEqual(index.filter(({ address }) => !leads(address, '')), []);
  const headings = new Set(index.map(({ heading }) => heading));
  for (const name of ['supple-clear', 'cutout', 'count', 'settleSpring.stiffness', '--supple-badge-color']) assert.ok(headings.has(name), name);
});

test('no page has a script, a style or a listener in its markup, nor an id twice, and each has one heading of the first rank', () => {
  for (const page of own) {
    const markup = pages.get(page);
    assert.doesNotMatch(markup, /<script(?![^>]*\ssrc=)|<style|\sstyle="|\son[a-z]+="/, page);
    assert.equal(new Set(ids(markup)).size, ids(markup).length, page);
    assert.equal(markup.match(/<h1[ >]/g)?.length, 1, page);
    assert.match(markup, /<html lang="en"/);
    assert.match(markup, /<meta name="description" content="[^"]{10,}/, page);
  }
});

test('text stays text', () => {
  const { markup, sections } = render('# A <b>b</b>\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1)) [y](none.md) [z](a.md#b)\n\n## A b\n',
    'Documentation/x.md', new Map([['Documentation/a.md', 'a.html']]), (path) => path);
  assert.doesNotMatch(markup, /<script|<b>|javascript:[^)]*"/);
  assert.match(markup, /<a href="a.html#b">z<\/a>/);
  assert.doesNotMatch(markup, /none\.md/);
  assert.deepEqual(sections.map(({ id }) => id), ['a-b-b-b', 'a-b']);
  assert.equal(slug('Über 3 Dinge!'), 'über-3-dinge');
});
