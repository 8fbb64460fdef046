// build.mjs PAGE PACKAGE ARCHIVE OUT: writes the site into OUT. PAGE has the demo page, which is the front, PACKAGE the
// elements' manifest, and ARCHIVE the documentation of the Swift modules. The site replaces the content of OUT, and
// only after it is complete.
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { withAddress } from '../Scripts/site-address.mjs';
import { apiPages } from './api.mjs';
import { documents, guides, interactions, menu } from './contents.mjs';
import { include } from './include.mjs';
import { install } from './install.mjs';
import { layout } from './layout.mjs';
import { picturesInto, render } from './markdown.mjs';
import { commandTable, elementTables, styleTable } from './reference.mjs';

const [page, packageFolder, archive, out] = process.argv.slice(2);
if (!out) {
  console.error('usage: node Site/build.mjs PAGE PACKAGE ARCHIVE OUT');
  process.exit(64);
}
for (const needed of [join(page, 'index.html'), join(packageFolder, 'custom-elements.json'), join(archive, 'metadata.json'), 'Schema/contract.json', 'Web/.build/bottom-sheet.wasm']) {
  if (!existsSync(needed)) {
    console.error(`${needed}: not there; run \`make site\`.`);
    process.exit(66);
  }
}

const stage = `${out}.new`;
rmSync(stage, { recursive: true, force: true });
cpSync(page, stage, { recursive: true, filter: (path) => !path.endsWith('.complete') });
// The pages on springs and bounces load the entry without elements.
for (const ending of ['js', 'wasm']) cpSync(join(packageFolder, `supple-springs.${ending}`), join(stage, `supple-springs.${ending}`));
cpSync('Web/.build/bottom-sheet.wasm', join(stage, 'bottom-sheet.wasm'));
for (const name of ['supple-script.schema.json', 'contract.json']) cpSync(join('Schema', name), join(stage, name));
// The page may have been bundled before the address was known.
const front = join(stage, 'index.html');
if (process.env.SUPPLE_SITE) writeFileSync(front, withAddress(readFileSync(front, 'utf8'), process.env.SUPPLE_SITE));

const manifest = JSON.parse(readFileSync(join(packageFolder, 'custom-elements.json'), 'utf8'));
const contract = JSON.parse(readFileSync('Schema/contract.json', 'utf8'));
const addresses = new Map(documents.map(({ source, name }) => [source, `${name}.html`]));
addresses.set('README.md', 'start.html');
for (const { name } of [...interactions, ...guides]) addresses.set(`Site/pages/${name}.md`, `${name}.html`);
const index = [];

const picture = picturesInto(stage);

const api = apiPages(archive, picture);
const modules = api.filter(({ isModule }) => isModule);
const { version: release } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
const frame = { modules, release };
/** The address of a file of the repository, if the repository's is known. */
const sourceOf = (path) => (process.env.SUPPLE_SOURCE ? `${process.env.SUPPLE_SOURCE.replace(/\/$/, '')}/blob/main/${path}` : undefined);
/** A search ranks interactions and guides first, then documents, and symbols last. */
const ranks = { interaction: 3, guide: 2, document: 1, symbol: 0 };
const isGuide = (page) => menu.slice(0, -2).some(({ pages }) => pages.includes(page));
const rankOf = (page) => (interactions.includes(page) ? ranks.interaction : isGuide(page) ? ranks.guide : ranks.document);

function write(described, source, { live = '', after = '', scripts, preview } = {}) {
  const text = include(readFileSync(source, 'utf8'), source);
  const { markup, title, sections } = render(text, source, addresses, picture);
  const address = `${described.name}.html`;
  const description = sections[0]?.text[1]?.slice(0, 160) ?? described.title;
  const shown = preview && process.env.SUPPLE_SITE && previewOf(address, preview, process.env.SUPPLE_SITE);
  writeFileSync(join(stage, address), layout({ ...described, ...frame, description, scripts, source: sourceOf(source), preview: shown },
    markup.replace(/<\/(?:p|h1)>\n(?!<p>)/, (end) => end + live) + after));
  const rank = rankOf(described);
  for (const { id, heading, text: words, code } of sections) {
    index.push({
      address: heading === title ? address : `${address}#${id}`, page: described.title, heading, text: words.join(' ').slice(0, 2000),
      ...(code.length > 0 && { code: code.join(' ').slice(0, 2000) }), rank,
    });
  }
}

/** The address of the site's folder. */
const baseOf = (site) => new URL(site.endsWith('/') ? site : `${site}/`);

/** The preview of a page, with the addresses that other sites need. */
function previewOf(address, { picture: path, alt }, site) {
  const base = baseOf(site);
  return { address: new URL(address, base).href, picture: new URL(picture(path), base).href, alt };
}

/** The live example of an interaction. */
const example = (interaction) => `<section class="live" id="live" data-subject="${interaction.subject}" aria-label="Try and tune it"></section>
<img class="on-paper" src="${picture(`Apple/Sources/SuppleUIKit/SuppleUIKit.docc/Resources/${interaction.name}.png`)}" alt="">\n`;

for (const interaction of interactions) {
  const declared = manifest.modules.flatMap(({ declarations }) => declarations)
    .find(({ tagName }) => tagName === `supple-${interaction.name}`);
  const { style, commands } = contract.interactions.find(({ name }) => name === interaction.name);
  write(interaction, `Site/pages/${interaction.name}.md`, {
    scripts: interaction.subject && ['live.js'],
    live: `${install(interaction.name, release)}${interaction.subject ? example(interaction) : ''}`,
    after: [elementTables(declared), styleTable(style), commandTable(commands)].join('\n'),
  });
  index.push({ address: `${interaction.name}.html`, page: interaction.title, heading: interaction.known, text: '', rank: ranks.interaction });
  for (const [list, id] of [['attributes', 'attributes'], ['events', 'events'], ['cssProperties', 'custom-properties']]) {
    for (const { name, description = '' } of declared[list] ?? []) {
      index.push({ address: `${interaction.name}.html#${id}`, page: interaction.title, heading: name, text: description, rank: ranks.document });
    }
  }
  for (const { owner, name } of style) {
    const heading = owner ? `${owner}.${name}` : name;
    index.push({ address: `${interaction.name}.html#style`, page: interaction.title, heading, text: 'A property of the style.', rank: ranks.symbol });
  }
}
/** The pictures of the first lines' results, in the colours of the page. */
function result() {
  const moments = { pull: 'Pull it and it stretches.', tear: 'Pull further and it tears.', burst: 'Let go and it bursts.' };
  const figures = Object.entries(moments).map(([name, words]) => {
    const drawn = ['light', 'dark'].map((scheme) =>
      `<img class="on-${scheme}" src="${picture(`Site/pictures/start-${name}-${scheme}.webp`)}" width="800" height="960" loading="lazy" alt="">`);
    return `<figure>${drawn.join('')}<figcaption>${words}</figcaption></figure>`;
  });
  return `<div class="result" role="group" aria-label="What the lines show">${figures.join('')}</div>\n`;
}
/** A picture that paper has in place of a tool. */
const onPaper = (name, words) => `<img class="on-paper" src="${picture(`Site/pictures/${name}.svg`)}" alt="${words}">\n`;
const tools = {
  springs: {
    scripts: ['springs.js'], preview: { picture: 'Site/pictures/springs-preview.png', alt: 'The curve of a spring that overshoots its target twice.' },
    live: '<section class="live" id="spring-tuner" aria-label="Tune a spring"></section>\n'
      + onPaper('springs', 'The curve of a spring with a damping ratio of 0.4, which overshoots its target twice.'),
  },
  bounces: {
    scripts: ['bounces.js'],
    live: '<section class="live" id="bounce-examples" aria-label="Try bounces"></section>\n'
      + onPaper('bounces', 'The curves of four bounces: with overshoot, at a wall, a shake, and a shake at a wall.'),
  },
  start: {
    live: `${install('slime-badge', release)}${result()}`,
  },
  // The box has its size before the script runs, so that nothing moves when the sheet comes.
  kit: { scripts: ['sheet.js'], live: '<section class="example" id="sheet" data-subject="sheet" aria-label="Try the bottom sheet"></section>\n' },
};
for (const guide of guides) write(guide, `Site/pages/${guide.name}.md`, tools[guide.name]);
for (const words of ['Install', 'Download']) {
  index.push({ address: 'start.html#install', page: 'Getting started', heading: words, text: 'add the package to an app: npm, Swift, Xcode', rank: ranks.guide });
}
for (const document of documents) write(document, document.source, tools[document.name]);
for (const described of api) {
  const { name, module, markup, entries, file } = described;
  const within = api.filter((one) => one.module === module && !one.isModule);
  writeFileSync(join(stage, `${name}.html`), layout({ ...described, ...frame, module, within, source: file && sourceOf(file) }, markup));
  index.push(...entries.map((entry) => ({ ...entry, rank: ranks.symbol })));
}
const wanted = ['start', ...interactions.map(({ name }) => name), 'elements'].map((name) => menu.flatMap(({ pages }) => pages).find((page) => page.name === name));
// Servers send it for every address, also for those in folders.
const base = process.env.SUPPLE_SITE && baseOf(process.env.SUPPLE_SITE).href;
writeFileSync(join(stage, '404.html'), layout({ ...frame, name: '404', title: 'Page not found', base }, `<h1>Page not found</h1>
<p>The search above covers every page, element and symbol. You may be looking for one of these:</p>
<ul>${wanted.map(({ name, title }) => `<li><a href="${name}.html">${title}</a></li>`).join('')}</ul>`));
writeFileSync(join(stage, 'search.json'), JSON.stringify(index));

const external = ['./supple.js', './supple-springs.js', './supple-properties.js', './supple-recorder.js', './interactions.js'].map((file) => `--external:${file}`);
const options = ['--bundle', '--minify', '--format=esm', '--target=es2022', '--charset=utf8', '--log-level=warning'];
const defined = [`--define:sourceAddress=${JSON.stringify(process.env.SUPPLE_SOURCE ?? '')}`, '--define:isSite=true'];
const bundle = (script, ...more) =>
  execFileSync('esbuild', [script, ...options, ...external, ...defined, `--outdir=${stage}`, '--allow-overwrite', ...more], { stdio: 'inherit' });
for (const script of ['live', 'springs', 'bounces', 'sheet', 'site']) bundle(`Site/${script}.ts`);
bundle('Demo/demo.ts', '--splitting', '--chunk-names=demo-[name]');

rmSync(out, { recursive: true, force: true });
renameSync(stage, out);
console.log(`wrote ${interactions.length + guides.length + documents.length + api.length} pages and the demo into ${out}`);
