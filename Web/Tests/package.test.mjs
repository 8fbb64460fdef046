// The package for npm in an app that has installed it: `make package`.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import test from 'node:test';
import { makeApp, name, root, template } from './harness/installed.mjs';

const contract = JSON.parse(readFileSync(join(root, 'Schema/contract.json'), 'utf8'));
const elements = contract.interactions.map(({ name: element }) => element);
const { app, installed, run } = makeApp();

/** Has tsc check files of the app. */
function checkTypes(files, options) {
  const compilerOptions = { noEmit: true, strict: true, noUncheckedIndexedAccess: true, types: [], target: 'es2022', ...options };
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [files].flat() }));
  const { status, stdout } = run('tsc', '--project', '.');
  assert.equal(status, 0, stdout);
}

test('the tarball holds the package and nothing else', () => {
  const entries = ['supple', 'supple-springs', ...elements.map((element) => `supple-${element}`)];
  const scripts = [...entries, 'supple-recorder', 'supple-properties'];
  const wanted = [
    ...entries.flatMap((entry) => [`${entry}.wasm`, `${entry}.wasm.d.ts`]),
    ...scripts.flatMap((script) => [`${script}.js`, `${script}.js.map`, `${script}.d.ts`]),
    ...['preact', 'react', 'solid', 'svelte', 'vue'].map((framework) => `${framework}.d.ts`),
    // Only the other scripts load it, so it has no declarations.
    'supple-diagnosis.js', 'supple-diagnosis.js.map',
    'CHANGELOG.md', 'LICENSE', 'README.md', 'css-custom-data.json', 'custom-elements.json', 'elements.md',
    'html-custom-data.json', 'package.json', 'web-types.json', 'web.md',
  ];
  assert.deepEqual(readdirSync(installed).sort(), wanted.sort());
});

test('every export of package.json is a file, and every script of the package is exported', () => {
  const written = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const targets = Object.entries(written.exports).filter(([path]) => !path.includes('*'))
    .flatMap(([, target]) => (typeof target === 'string' ? [target] : Object.values(target)));
  const named = [written.main, written.types, written.customElements, written['web-types'], ...written.sideEffects];
  for (const target of [...targets, ...named]) {
    assert.ok(existsSync(join(installed, target)), target);
  }
  for (const script of readdirSync(installed).filter((file) => file.endsWith('.js') && file !== 'supple-diagnosis.js')) {
    assert.ok(targets.includes(`./${script}`), script);
  }
  const require = createRequire(join(app, 'app.js'));
  for (const file of readdirSync(installed).filter((one) => /\.(js|wasm|json)$/.test(one))) {
    assert.equal(require.resolve(`${name}/${file}`), join(installed, file));
  }
});

test('package.json names addresses only where there are some', () => {
  const write = (environment) => {
    const { status, stderr } = spawnSync('node', [join(root, 'Scripts/describe-package.mjs'), app], {
      encoding: 'utf8', env: { PATH: process.env.PATH, ...environment } });
    assert.equal(status, 0, stderr);
    const { repository, homepage, bugs, author } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
    return { repository: repository?.url, homepage, bugs: bugs?.url, author };
  };
  const author = template.author;
  assert.deepEqual(write({}), { repository: undefined, homepage: undefined, bugs: undefined, author });
  assert.deepEqual(write({ SUPPLE_SOURCE: 'https://example.org/supple', SUPPLE_SITE: 'https://supple.example.org/' }), {
    repository: 'git+https://example.org/supple.git', homepage: 'https://supple.example.org/',
    bugs: 'https://example.org/supple/issues', author });
  writeFileSync(join(app, 'package.json'), '{ "type": "module" }');
});

test('the links in the guides of the package point to its files', () => {
  for (const guide of readdirSync(installed).filter((file) => file.endsWith('.md'))) {
    for (const [, target] of readFileSync(join(installed, guide), 'utf8').matchAll(/\]\((?!http|#)([^)#]+)/g)) {
      assert.ok(existsSync(join(installed, target)), `${guide}: ${target}`);
    }
  }
});

test('each script has a source map that contains the sources', () => {
  for (const script of readdirSync(installed).filter((file) => file.endsWith('.js'))) {
    assert.ok(readFileSync(join(installed, script), 'utf8').endsWith(`//# sourceMappingURL=${script}.map\n`), script);
    const { sources, sourcesContent } = JSON.parse(readFileSync(join(installed, `${script}.map`), 'utf8'));
    assert.ok(sources.length > 0 && sourcesContent.length === sources.length);
    for (const source of sources) assert.match(source, /^\.\.\/elements\/[\w/-]+\.ts$/);
    assert.ok(sourcesContent.every((text) => text.length > 0));
  }
});

test('each module is plain WebAssembly with the exports of the contract', async () => {
  for (const file of readdirSync(installed).filter((one) => one.endsWith('.wasm'))) {
    const exported = WebAssembly.Module.exports(await WebAssembly.compile(readFileSync(join(installed, file)))).map((one) => one.name);
    const wanted = file === 'supple-springs.wasm' ? ['version', 'springValue'] : ['version', 'create'];
    for (const one of wanted) assert.ok(exported.includes(one), `${file} ${one}`);
  }
});

for (const path of ['', ...elements.map((element) => `/${element}`), '/springs', '/recorder', '/properties']) {
  test(`importing ${name}${path} in node does nothing, throws nothing, is ready and lets node end`, () => {
    // A file of the module that is read, or a request, would be an error without a network or a page.
    const script = `process.on('unhandledRejection', () => process.exit(9));
      globalThis.fetch = () => { console.log('fetched'); };
      const all = await import('${name}${path}');
      await all.ready;
      console.log(Object.keys(all).length > 0);`;
    const { status, stdout, stderr } = run('node', '--input-type=module', '--eval', script);
    assert.deepEqual({ status, stdout, stderr }, { status: 0, stdout: 'true\n', stderr: '' });
  });
}

test('a bundle in the format of older node versions is required without a throw', () => {
  writeFileSync(join(app, 'server.js'), `import { ready } from '${name}';\nready.then(() => console.log('ready'));`);
  assert.equal(run('esbuild', 'server.js', '--bundle', '--format=cjs', '--outfile=server.cjs', '--log-level=error').status, 0);
  const { status, stdout, stderr } = run('node', 'server.cjs');
  assert.deepEqual({ status, stdout, stderr }, { status: 0, stdout: 'ready\n', stderr: '' });
});

const source = `
import 'NAME';
import { SuppleSlimeBadge, labels, ready, setModuleSource } from 'NAME/slime-badge';
import type { SuppleChatHeads } from 'NAME/chat-heads';
import type { RefreshRequest } from 'NAME/flipping-notch';
import { Spring } from 'NAME/springs';
import { SuppleRecorder } from 'NAME/recorder';
import { styleProperties } from 'NAME/properties';
import source from 'NAME/supple-slime-badge.wasm';

const heads: SuppleChatHeads = document.createElement('supple-chat-heads');
const badge: SuppleSlimeBadge = document.createElement('supple-slime-badge');
const notch = document.createElement('supple-flipping-notch');
badge.labels = { unread: (count: number, written: string) => count ? written : '' };
// The element's own events have its own details.
badge.addEventListener('supple-clear', (event) => { const count: number | null = event.detail.count; return count; });
badge.addEventListener('supple-count-changed', function ({ currentTarget }) { return this.count === 3 && currentTarget; });
heads.addEventListener('supple-cleared', ({ detail: { head } }) => head.length);
notch.addEventListener('supple-refresh', ({ detail }) => detail.finish());
// Events of a badge in a row reach the list.
notch.addEventListener('supple-clear', ({ detail: { count } }) => count);
const onPress = (event: PointerEvent) => event.pointerId;
badge.addEventListener('pointerdown', onPress, { passive: true });
badge.removeEventListener('pointerdown', onPress);
badge.addEventListener('app-read', (event) => event.type);
// @ts-expect-error a badge refreshes nothing
badge.addEventListener('supple-refresh', () => {});
// @ts-expect-error there is no such event
heads.addEventListener('supple-vanished', () => {});
// @ts-expect-error a head has no count in its detail
heads.addEventListener('supple-cleared', ({ detail }) => detail.count);
document.addEventListener('supple-clear', ({ detail }) => 'count' in detail && console.log(detail.count));
document.addEventListener('supple-refresh', ({ detail }) => { const request: RefreshRequest = detail; request.finish(); });
document.addEventListener('supple-error', (event) => event.preventDefault());
setModuleSource('/supple.wasm');
setModuleSource(source);
labels.refresh = 'Neu laden';
const maximum: number | undefined = styleProperties['supple-slime-badge']?.[0]?.maximum;
const half: number = Spring({ duration: 0.5 }).value(0.25);
class Loud extends SuppleSlimeBadge {}
export const all = [heads, badge, ready, new SuppleRecorder(), maximum, half, Loud];
// @ts-expect-error there is no such entry
export { nothing } from 'NAME/wheel';
`.replaceAll('NAME', name);

for (const [resolution, module] of [['node16', 'node16'], ['node', 'es2022']]) {
  test(`an app that uses the package is type-checked (module resolution ${resolution})`, () => {
    writeFileSync(join(app, 'app.mts'), source);
    checkTypes('app.mts', { module, moduleResolution: resolution, isolatedModules: true });
  });
}

// The parts that the guide's examples need.
const react = `declare module 'react' {
  export interface HTMLAttributes<T> { className?: string; onClick?: (event: { currentTarget: T }) => void }
  export type DetailedHTMLProps<E, T> = E & { key?: string; ref?: ((element: T | null) => void) | { current: T | null } };
  export function useRef<T>(initial: T | null): { current: T | null };
  export function useEffect(effect: () => void | (() => void), needs?: unknown[]): void;
  namespace JSX { interface Element {} interface IntrinsicElements {} }
}
declare module 'react/jsx-runtime' { export { JSX } from 'react'; export const jsx: unknown, jsxs: unknown; }
declare module 'node:fs' { export function readFileSync(path: string): Uint8Array; }
`;

test('every example of the guide is type-checked', () => {
  const guide = readFileSync(join(root, 'Documentation/web.md'), 'utf8');
  const examples = [...guide.matchAll(/^```(tsx?|js)\n([\s\S]*?)^```/gm)];
  assert.ok(examples.length > 5);
  const files = examples.map(([, language, code], index) => {
    const file = `guide-${index}.${language === 'tsx' ? 'tsx' : 'ts'}`;
    // The page's elements exist: the example's `querySelector` finds them.
    writeFileSync(join(app, file), `${code.replace(/(querySelector\('[^']*'\))\./g, '$1!.')}\nexport {};\n`);
    return file;
  });
  writeFileSync(join(app, 'libraries.d.ts'), react);
  checkTypes([...files, 'libraries.d.ts'], { module: 'node16', moduleResolution: 'node16', jsx: 'react-jsx' });
});

test('the declarations contain the names for pages, and none of the module', () => {
  const text = readFileSync(join(installed, 'supple.d.ts'), 'utf8');
  for (const internal of ['ModuleExports', 'EngineModule', 'const enum', 'moduleOf', 'addLabels', 'shared']) {
    assert.ok(!text.includes(internal), internal);
  }
});

// Stand-ins for the declarations of React and Preact, reduced to JSX: both have these names.
const jsx = {
  react: `declare module 'react' {
    export interface HTMLAttributes<T> { className?: string; onClick?: (event: { currentTarget: T }) => void }
    export type DetailedHTMLProps<E, T> = E & { key?: string; ref?: (element: T | null) => void };
    namespace JSX { interface Element {} interface IntrinsicElements {} }
  }
  declare module 'react/jsx-runtime' { export { JSX } from 'react'; export const jsx: unknown, jsxs: unknown; }`,
  preact: `declare module 'preact' {
    export namespace JSX {
      interface Element {}
      interface HTMLAttributes<T> { class?: string; key?: string; ref?: (element: T | null) => void }
      interface IntrinsicElements {}
    }
  }
  declare module 'preact/jsx-runtime' { export { JSX } from 'preact'; export const jsx: unknown, jsxs: unknown; }`,
};

for (const [library, declarations] of Object.entries(jsx)) {
  test(`the elements have types in the JSX of ${library}`, () => {
    writeFileSync(join(app, `${library}.d.ts`), declarations);
    writeFileSync(join(app, `${library}.tsx`), `/// <reference path="./${library}.d.ts" />
import type {} from '${name}/${library}';
import type { ChatHeadsState } from '${name}';

const none: number | null = null;
declare const state: ChatHeadsState;
export const empty = [
  <supple-slime-badge count={none} text={null} max={null} label={null} pinned={false} tuning={{ badgeRadius: 12 }}
    labels={{ unread: (count: number) => \`\${count}\` }} seed={null} reduced-motion="reduce" haptics />,
  <supple-chat-heads edge={null} y={300} state={state} labels={{ remove: 'Weg' }} />,
  <supple-flipping-notch cutout={null} notchWidth={null} navigationBar={52} disabled tuning={{}} />,
];
export const view = <supple-flipping-notch cutout="island" notch-width={126}>
  <supple-slime-badge count={3} label="Inbox" rate={0.5} ref={(badge) => badge?.clear()}
    onsupple-snapped={(event) => event.detail.count} />
</supple-flipping-notch>;
// @ts-expect-error there is no such preset
export const wrong = <supple-chat-heads preset="baroque" />;
// @ts-expect-error there is no such event detail
export const deaf = <supple-chat-heads onsupple-opened={(event) => event.detail.count} />;
`);
    checkTypes(`${library}.tsx`, { module: 'node16', moduleResolution: 'node16', jsx: 'react-jsx', jsxImportSource: library });
  });
}

// The same for other frameworks with markup of their own.
const markup = {
  solid: ['solid-js', `declare module 'solid-js' {
    export namespace JSX { interface Element {} interface HTMLAttributes<T> { ref?: T | ((element: T) => void) } interface IntrinsicElements {} }
  }`, `import type { JSX } from 'solid-js';
    export const badge: JSX.IntrinsicElements['supple-slime-badge'] = {
      count: null, 'prop:tuning': { badgeRadius: 12 }, 'on:supple-clear': (event) => event.detail.count };`],
  svelte: ['svelte/elements', `declare module 'svelte/elements' {
    export interface HTMLAttributes<T extends EventTarget> { class?: string; onclick?: (event: MouseEvent & { currentTarget: T }) => void }
    export interface SvelteHTMLElements {}
  }`, `import type { SvelteHTMLElements } from 'svelte/elements';
    export const badge: SvelteHTMLElements['supple-slime-badge'] = {
      count: null, tuning: {}, 'on:supple-clear': (event) => event.detail.count, 'onsupple-clear': (event) => event.detail.count };`],
  vue: ['vue', `declare module 'vue' {
    export interface HTMLAttributes { class?: unknown } export interface PublicProps { key?: PropertyKey } export interface GlobalComponents {}
  }`, `import type { GlobalComponents } from 'vue';
    type Badge = InstanceType<GlobalComponents['supple-slime-badge']>;
    export const props: Badge['$props'] = { count: 3, text: null, labels: {}, 'onSupple-clear': (event) => event.detail.count };
    declare const badge: Badge;
    badge.$emit('supple-clear', new CustomEvent('supple-clear', { detail: { count: 1, text: null, impact: 'none' } }));
    // @ts-expect-error a badge refreshes nothing
    badge.$emit('supple-refresh', new CustomEvent('supple-refresh'));`],
};
for (const [framework, [library, declarations, use]] of Object.entries(markup)) {
  test(`the elements have types in the markup of ${framework}`, () => {
    writeFileSync(join(app, `${framework}-library.d.ts`), declarations);
    writeFileSync(join(app, `${framework}.ts`), `/// <reference path="./${framework}-library.d.ts" />
import type {} from '${name}/${framework}';
${use}
// @ts-expect-error there is no such name in ${library}
export type { Nothing } from '${library}';
`);
    checkTypes(`${framework}.ts`, { module: 'node16', moduleResolution: 'node16' });
  });
}

test('editors get the elements, their attributes and their custom properties', () => {
  const readData = (file) => JSON.parse(readFileSync(join(installed, file), 'utf8'));
  const { contributions: { html } } = readData(template['web-types'].slice(2));
  const { tags } = readData('html-custom-data.json');
  const { properties } = readData('css-custom-data.json');
  const { modules } = readData('custom-elements.json');
  for (const element of modules.flatMap(({ declarations }) => declarations).filter(({ customElement }) => customElement)) {
    const web = html.elements.find(({ name: tag }) => tag === element.tagName);
    const code = tags.find(({ name: tag }) => tag === element.tagName);
    const names = (all) => all.map((one) => one.name);
    assert.deepEqual(names(web.attributes), names(element.attributes));
    assert.deepEqual(names(code.attributes), names(element.attributes));
    assert.deepEqual(names(web.js.events), names(element.events));
    assert.deepEqual(names(web.css.parts), names(element.cssParts));
    for (const property of names(element.cssProperties)) assert.ok(names(properties).includes(property), property);
  }
  assert.deepEqual(tags.find(({ name: tag }) => tag === 'supple-chat-heads').attributes.find((one) => one.name === 'edge').values,
    ['left', 'right', 'top', 'bottom'].map((name) => ({ name })));
});

test('the manifest names every element, attribute, event and part that there is', () => {
  const { modules } = JSON.parse(readFileSync(join(installed, 'custom-elements.json'), 'utf8'));
  const described = modules.flatMap(({ declarations }) => declarations).filter(({ customElement }) => customElement);
  assert.deepEqual(described.map(({ tagName }) => tagName).sort(), elements.map((element) => `supple-${element}`).sort());
  for (const element of elements) {
    const { attributes, events, members, cssProperties, cssParts } = described.find(({ tagName }) => tagName === `supple-${element}`);
    const { events: names } = contract.interactions.find((interaction) => interaction.name === element);
    // A list requests rows by supple-refresh alone; a finger on it has no event.
    const wanted = contract.events.filter((event) => names.includes(event.name) && event.page !== 'supple-pressed');
    for (const { page, request } of wanted) {
      assert.ok(events.some((event) => event.name === page || event.name === request), `${element} ${page}`);
    }
    const code = readFileSync(join(root, `Web/elements/${element}.ts`), 'utf8');
    for (const [, member] of code.matchAll(/^  (?:declare |get )?(\w+)(?:\(.*\))?: .* [{]?$/gm)) {
      assert.ok(members.some((one) => one.name === member), `${element} ${member}`);
    }
    assert.ok(attributes.every((one) => one.description && one.name) && events.every((one) => one.description));
    assert.ok(cssProperties.every((one) => one.name.startsWith('--supple-')) && cssParts.length > 0);
  }
});
