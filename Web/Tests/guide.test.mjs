// The guide and the manifest are complete: the manifest has all names of sources and contract, and the guide all names
// of the manifest.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { ts } from '../../Scripts/typescript.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path) => readFileSync(root + path, 'utf8');
const guide = read('Documentation/elements.md');
const elements = JSON.parse(read('Web/.build/package/custom-elements.json')).modules
  .flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);
const contract = JSON.parse(read('Schema/contract.json'));
const classes = await import(`${root}Web/.build/package/supple.js`);

/** The guide's section of an element, and the text before the first of these sections. */
const sectionOf = (heading) => guide.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? '';
const common = guide.split(/^## supple-/m)[0];

/** The names in backticks, complete, and without the arguments of a method. */
const namesIn = (text) => new Set([...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => [code, ...code.split(/[\s(){}=",:[\]]+/)]));

const kinds = {
  attributes: (element) => element.attributes,
  properties: (element) => element.members.filter(({ kind }) => kind === 'field'),
  methods: (element) => element.members.filter(({ kind }) => kind === 'method'),
  events: (element) => element.events,
  slots: (element) => element.slots.filter(({ name }) => name),
  parts: (element) => element.cssParts,
  'custom properties': (element) => element.cssProperties,
  states: (element) => element.cssStates,
};

for (const element of elements) {
  for (const [kind, members] of Object.entries(kinds)) {
    test(`the guide names the ${kind} of <${element.tagName}>`, () => {
      const named = namesIn(sectionOf(element.tagName) + common);
      const isNamed = ({ name }) => named.has(name) || (kind === 'slots' && named.has(`slot="${name}"`));
      assert.deepEqual(members(element).filter((one) => !isNamed(one)).map(({ name }) => name), []);
    });
  }
}

test('the guide names every label, with its arguments', () => {
  const named = namesIn(common);
  const missing = Object.entries(classes.labels).filter(([name, label]) => {
    if (typeof label !== 'function') return !named.has(name);
    return !new RegExp(`\`${name}\\((?:count, written|name, count, written|name, text|name|docking, x, y|edge, x, y|width, height)\\)\``).test(common);
  });
  assert.deepEqual(missing.map(([name]) => name), []);
});

test('the manifest has every attribute that an element observes', () => {
  for (const element of elements) {
    const attributes = element.attributes.map(({ name }) => name);
    assert.deepEqual(classes[element.name].observedAttributes.filter((name) => !attributes.includes(name)), [], element.tagName);
  }
});

test('the manifest has every event of the contract', () => {
  for (const element of elements) {
    const names = element.events.map(({ name }) => name);
    const { events } = contract.interactions.find(({ name }) => `supple-${name}` === element.tagName);
    const told = contract.events.filter(({ name }) => events.includes(name)).map(({ page, request = page }) => request);
    assert.deepEqual(told.filter((name) => !names.includes(name)), [], element.tagName);
  }
});

/** The sources of the elements, without the recorder. */
const sources = readdirSync(`${root}Web/elements`, { recursive: true }).map(String)
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'))
  .map((path) => ts.createSourceFile(path, read(`Web/elements/${path}`), ts.ScriptTarget.ES2022, true));

function visitAll(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => visitAll(child, visit));
}

const strings = (node) => {
  const found = [];
  visitAll(node, (one) => { if (ts.isStringLiteral(one)) found.push(one.text); });
  return found;
};

/** The names that `pick` returns for the nodes of all sources. */
function collect(pick) {
  const found = new Set();
  for (const source of sources) visitAll(source, (node) => { for (const name of pick(node) ?? []) found.add(name); });
  return [...found].sort();
}

const isCall = (node, name) => ts.isCallExpression(node)
  && (node.expression.text === name || node.expression.name?.text === name);
const missingIn = (names, member) => names.filter((name) => !elements.some((element) => element[member].some((one) => one.name === name)));

test('the manifest has every part that the sources name', () => {
  const parts = collect((node) => {
    if (ts.isPropertyAssignment(node) && node.name.text === 'part') return strings(node.initializer);
    if (isCall(node, 'attribute') && node.arguments[1].text === 'part') return strings(node.arguments[2]);
    if (ts.isNewExpression(node) && node.expression.text === 'BadgeDrawing') return strings(node.arguments[3]);
    return undefined;
  }).flatMap((part) => part.split(' '));
  assert.ok(parts.includes('overflowed') && parts.includes('ring') && parts.includes('dragged'), parts.join());
  assert.deepEqual(missingIn(parts, 'cssParts'), []);
});

test('the manifest has every custom property that the sources read', () => {
  const read = collect((node) => (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) ? node.text.match(/--supple-[a-z-]+/g) : undefined));
  assert.ok(read.includes('--supple-badge-background'));
  assert.deepEqual(missingIn(read, 'cssProperties'), []);
});

test('the manifest has every state that the sources set', () => {
  const states = collect((node) => (isCall(node, 'setState') ? [node.arguments[0].text] : undefined));
  assert.deepEqual(states, ['armed', 'dragged', 'editing', 'open', 'refreshing']);
  assert.deepEqual(missingIn(states, 'cssStates'), []);
});

test('every sample of a list gives it a height, without which it shows nothing', () => {
  // The page of app-web.md has a rule for its list.
  const samples = ['Documentation/elements.md', 'Documentation/web.md', 'Site/pages/start.md', 'Site/contents.mjs', 'README.md', 'Web/package/README.md']
    .flatMap((path) => read(path).match(/<supple-flipping-notch[^>]*>(?=\n|\\n)/g) ?? [])
    .concat(read('Demo/index.html').match(/&lt;supple-flipping-notch.*?&gt;/g));
  assert.equal(samples.length, 6);
  assert.deepEqual(samples.filter((sample) => !sample.includes('style="height: 100dvh"')), []);
});
