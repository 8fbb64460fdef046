// The written site: links have targets, pages are complete, and a strict policy can serve them.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { Content } from '../api-content.mjs';
import { documents, guides, interactions, menu, modules } from '../contents.mjs';
import { withAddress } from '../../Scripts/site-address.mjs';
import { include } from '../include.mjs';
import { layout } from '../layout.mjs';
import { render, slug } from '../markdown.mjs';

const site = join(dirname(fileURLToPath(import.meta.url)), '../dist');
const own = [...interactions, ...guides, ...documents].map(({ name }) => `${name}.html`);
const pages = new Map(readdirSync(site).filter((file) => file.endsWith('.html')).map((file) => [file, readFileSync(join(site, file), 'utf8')]));
const all = [...pages.keys()].filter((page) => page !== 'index.html');
const ids = (markup) => [...markup.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);

/** Whether an address within the site has a file, and a place in it. */
function leads(address, from) {
  const [file, fragment] = address.split('#');
  // A query only names a release of the file.
  const target = file.replace(/\?.*/, '') || from;
  if (!existsSync(join(site, target))) return false;
  return !fragment || ids(pages.get(target) ?? '').includes(decodeURIComponent(fragment));
}

test('every page of the contents exists, and the demo is the front page', () => {
  for (const page of [...own, 'index.html']) assert.ok(pages.has(page), page);
  assert.ok(existsSync(join(site, 'supple.wasm')));
  // The front and the examples link to existing pages of the site alone.
  assert.match(pages.get('index.html'), /<a class="try-use" id="try-use" href="start\.html">/);
  assert.match(pages.get('index.html'), /<a class="last-start" href="start\.html">/);
  for (const scripts of [['demo.js', 'demo-chunk.js', 'demo-panel.js'], ['live.js']]) {
    const named = scripts.map((script) => readFileSync(join(site, script), 'utf8')).join('').match(/[\w-]+\.(?:html|txt)(?=["'`])/g);
    assert.ok(named.includes('start.html') && named.includes('chat-heads.html'), scripts[0]);
    assert.deepEqual(named.filter((file) => !existsSync(join(site, file))), [], scripts[0]);
  }
});

test('each page of the menu links to its neighbours, and begins with the installation if the page needs it', () => {
  const names = menu.flatMap(({ pages }) => pages.map(({ name }) => name));
  assert.deepEqual(names.toSorted(), own.map((page) => page.replace('.html', '')).toSorted());
  names.forEach((name, at) => {
    const markup = pages.get(`${name}.html`);
    assert.equal(/rel="prev" href="([^"]*)"/.exec(markup)?.[1], at > 0 ? `${names[at - 1]}.html` : undefined, name);
    assert.equal(/rel="next" href="([^"]*)"/.exec(markup)?.[1], at < names.length - 1 ? `${names[at + 1]}.html` : undefined, name);
    assert.equal(markup.includes('id="install"'), name === 'start' || interactions.some((one) => one.name === name), name);
  });
  const { version } = JSON.parse(readFileSync(new URL('../../Web/package/package.json', import.meta.url), 'utf8'));
  assert.ok(pages.get('start.html').includes(`supple-elements-${version}.tgz`) && pages.get('404.html').includes(`>${version}</a> MIT`));
});

test('code of several words is kept together, and a cell without words has a dash', () => {
  const { markup } = render('| name | |\n|---|---|\n| `a` | `{ b: 1 }` |\n| c | |\n', 'README.md', new Map(), (path) => path);
  assert.match(markup, /<code>a<\/code>/);
  assert.match(markup, /<code class="whole">\{ b: 1 \}<\/code>/);
  assert.match(markup, /<td>c<\/td>\s*<td>–<\/td>/);
  assert.doesNotMatch(markup, /<th><\/th>|<td><\/td>\s*<\/tr>\s*<\/tbody>/);
});

test('no page names an address that does not exist', () => {
  for (const [page, markup] of pages) assert.doesNotMatch(markup, /github\.com\/(?:YOU|example)|example\.(?:com|org)\/supple|href="https?:[^"]*blob\/main/i, page);
});

test('no number has the extra digits of binary fractions', () => {
  for (const { name } of interactions) assert.doesNotMatch(pages.get(`${name}.html`), /\d\.\d*0000000|\d\.\d*9999999/, name);
});

test('every link and every file that a page names exists', () => {
  const broken = [];
  for (const [page, markup] of pages) {
    for (const [, address] of markup.matchAll(/(?:href|src)="([^"]*)"/g)) {
      if (/^(https?:|mailto:|data:)/.test(address)) continue;
      if (!leads(address, page)) broken.push(`${page}: ${address}`);
    }
  }
  assert.deepEqual(broken, []);
});

test('every place in the search index exists, and so do all attributes, events and style properties', () => {
  const index = JSON.parse(readFileSync(join(site, 'search.json'), 'utf8'));
  assert.deepEqual(index.filter(({ address }) => !leads(address, '')), []);
  const headings = new Set(index.map(({ heading }) => heading));
  for (const name of ['supple-clear', 'cutout', 'count', 'settleSpring.stiffness', '--supple-badge-color']) assert.ok(headings.has(name), name);
});

test('the search finds samples of code in guides, but their text, from which it quotes, has none of them', () => {
  const index = JSON.parse(readFileSync(join(site, 'search.json'), 'utf8'));
  const guide = index.find(({ address, heading }) => address.startsWith('start.html') && heading === 'In UIKit');
  assert.match(guide.code, /heads\.install\(over: rootViewController\)/);
  assert.doesNotMatch(guide.text, /install\(over:|[{}]/);
});

test('the Swift modules have a page for each module, type and article, with all members, and the search finds them', () => {
  for (const module of modules) assert.ok(pages.has(`api-${module.toLowerCase()}.html`), module);
  const spring = pages.get('api-supplemotion-spring.html');
  assert.match(spring, /<h3 id="init-stiffness-dampingratio"><code>init\(stiffness:dampingRatio:\)<\/code><\/h3>/);
  assert.match(spring, /aria-current="page">Spring</);
  assert.match(pages.get('api-supplescene-pointmotion.html'), /<a href="api-supplemotion-motion\.html"><code>Motion<\/code><\/a>/);
  assert.match(pages.get('api-supplemotion-whichspring.html'), /<img src="pictures\/spring-bouncy\.svg" alt="[^"]+">/);
  const index = JSON.parse(readFileSync(join(site, 'search.json'), 'utf8'));
  const found = new Set(index.map(({ address, heading }) => `${heading} ${address}`));
  for (const place of ['SlimeBadgeView api-suppleuikit-slimebadgeview.html', 'retargeted(to:at:timing:) api-supplemotion-motion.html#retargeted-to-at-timing']) {
    assert.ok(found.has(place), place);
  }
});

test('a declaration with many parameters has a line for each, and its types link to their pages', () => {
  const content = new Content({ point: { title: 'Point', kind: 'symbol', url: '/point' } }, (path) => (path === '/point' ? 'point.html' : undefined), String);
  const text = (words, kind = 'text') => ({ kind, text: words });
  const tokens = [text('init', 'keyword'), text('('), text('from', 'externalParam'), text(': '), { kind: 'typeIdentifier', text: 'Point', identifier: 'point' }, text(', '),
    text('by', 'externalParam'), text(': ((Double) -> Int<A>)? = nil)')];
  assert.equal(content.declaration({ tokens }), '<b>init</b>(from: <a href="point.html">Point</a>, by: ((Double) -&gt; Int&lt;A&gt;)? = nil)');
  tokens.push(text(' '.repeat(80)));
  assert.match(content.declaration({ tokens }), /^<b>init<\/b>\(\n    from: <a[^>]*>Point<\/a>,\n    by: \(\(Double\) -&gt; Int&lt;A&gt;\)\? = nil\n\)$/);
});

test('print is dark on white, independent of the theme, and shows the addresses of links', () => {
  assert.match(readFileSync(join(site, 'site.css'), 'utf8'), /@media print\{.*main a\[href\]:{1,2}after\{content:" \(" attr\(href\) "\)"/);
  assert.match(readFileSync(join(site, 'site.css'), 'utf8'), /@media print\{:root:root\{color-scheme:light;background:none;/);
});

test('no page has a script, a style or a listener in its markup, nor an id twice, and each has one heading of the first rank', () => {
  for (const page of all) {
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

test('samples and tables come from the documents, and no page repeats them', () => {
  const root = new URL('../../', import.meta.url).pathname;
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const documents = ['README.md', 'Documentation/apple.md', 'Apple/Sources/SuppleUIKit/SuppleUIKit.docc/ComingFrom.md'].map(read);
  const code = (text) => text.split('\n').map((line) => line.trim()).filter((line) => line.length > 24);
  const known = new Set(documents.flatMap(code));
  for (const name of ['start', 'migration']) {
    assert.deepEqual(code(read(`Site/pages/${name}.md`)).filter((line) => known.has(line)), [], name);
  }
  const start = pages.get('start.html').replace(/<\/?(?:span|wbr)[^>]*>/g, '');
  for (const words of ['event.preventDefault(); // it springs back', 'import SuppleSwiftUI', 'tableView.flippingNotch = notch', 'import SuppleMotion']) {
    assert.ok(start.includes(words), words);
  }
  assert.ok(pages.get('migration.html').includes('<code>SlimeBadgeView.shouldClear</code>'));
  assert.doesNotMatch(pages.get('migration.html'), /``|&lt;!--/);
});

test('the page of the originals has each number beside that of classic, and the differences are small', () => {
  const page = pages.get('originals.html');
  const originals = JSON.parse(readFileSync(new URL('../../Documentation/originals.json', import.meta.url), 'utf8'));
  const shown = [...page.matchAll(/<tr>\n?((?:<td[^>]*>[\s\S]*?<\/td>\n?){5})<\/tr>/g)].map(([, cells]) =>
    [...cells.matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)].map(([, words]) => words.replace('\u2212', '-')));
  assert.equal(shown.length, originals.constants.length + originals.motions.reduce((count, { points }) => count + points.length, 0));
  for (const [quantity, original, classic, difference, how] of shown) {
    assert.ok(Math.abs(parseFloat(classic) - parseFloat(original) - parseFloat(difference)) < 0.0015, quantity);
    assert.ok(Math.abs(parseFloat(difference)) <= 0.6, quantity);
    assert.match(how, /^(recorded|code|formula of \w+)$/);
  }
  assert.ok(shown.some(([quantity, original, classic]) => quantity === 'distance of the break' && original === '180 pt' && classic === '180 pt'));
});

test('what is not there cannot be taken', () => {
  const page = join(dirname(fileURLToPath(import.meta.url)), '../pages/start.md');
  assert.match(include('<!-- sample from ../../README.md: import SuppleMotion -->', page), /^```swift\nimport SuppleMotion\n[^`]*```$/);
  assert.throws(() => include('<!-- sample from ../../README.md: import Nothing -->', page), /no sample/);
  assert.throws(() => include('<!-- table from ../../README.md: Nowhere -->', page), /no table/);
});

test('a page that servers send for addresses in folders has a base, if the site has an address', () => {
  const page = { name: '404', title: 'No such page', modules: [], release: '1' };
  const markup = layout({ ...page, base: 'https://example.org/supple/' }, '');
  // Only what follows it is relative to it, and a link to a place alone would leave the page.
  assert.match(markup, /<base href="https:\/\/example\.org\/supple\/">/);
  assert.ok(markup.indexOf('<base href="https://example.org/supple/">') < markup.indexOf('<link'));
  assert.match(markup, /<a class="skip" href="404\.html#content">/);
  assert.doesNotMatch(layout(page, ''), /<base/);
  assert.doesNotMatch(pages.get('start.html'), /<base/);
});

test('the preview has absolute addresses if the site has an address', () => {
  const demo = readFileSync(new URL('../../Demo/index.html', import.meta.url), 'utf8');
  const named = (markup) => ['url', 'image', 'video'].map((name) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(markup)?.[1]);
  // A relative address has no meaning on other sites.
  assert.deepEqual(named(demo), [undefined, undefined, undefined]);
  for (const site of ['https://example.org/supple', 'https://example.org/supple/']) {
    const page = withAddress(demo, site);
    assert.deepEqual(named(page), ['', 'preview.png', 'preview.mp4'].map((file) => `https://example.org/supple/${file}`));
    assert.equal(withAddress(page, site), page);
    assert.equal(page.replace(/\n.*og:(?:url|image|video).*/g, ''), demo);
  }
  assert.throws(() => withAddress(demo, 'javascript:alert(1)'));
});

test('bundling inserts the address, and without one does not change the page', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'supple-site-')), 'index.html');
  const demo = readFileSync(new URL('../../Demo/index.html', import.meta.url), 'utf8');
  for (const [site, image] of [['', undefined], ['https://example.org', 'https://example.org/preview.png']]) {
    writeFileSync(file, demo);
    execFileSync('node', [new URL('../../Scripts/site-address.mjs', import.meta.url).pathname, file], { env: { ...process.env, SUPPLE_SITE: site } });
    assert.equal(/og:image" content="([^"]*)"/.exec(readFileSync(file, 'utf8'))?.[1], image);
  }
  assert.match(readFileSync(new URL('../../Scripts/bundle-web', import.meta.url), 'utf8'), /^node Scripts\/site-address\.mjs "\$stage\/index\.html"$/m);
});

test('a unit in a table of a style is one, and a count has none', () => {
  for (const { name } of interactions) assert.doesNotMatch(pages.get(`${name}.html`), /<td>a number of<\/td>/, name);
  assert.match(pages.get('slime-badge.html'), /<code>fill\.red<\/code><\/td><td>0<\/td><td>255<\/td>.*<td>–<\/td><\/tr>/);
});
