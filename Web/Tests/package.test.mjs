// The package for npm, as an app sees it that has installed it: `make package`.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const template = JSON.parse(readFileSync(join(root, 'Web/package/package.json'), 'utf8'));
const { name, version } = template;
const contract = JSON.parse(readFileSync(join(root, 'Schema/contract.json'), 'utf8'));
const elements = ['chat-heads', 'slime-badge', 'flipping-notch'];

// An app with the package in its node_modules, as `npm install` would leave it.
const app = mkdtempSync(join(tmpdir(), 'supple-app-'));
after(() => rmSync(app, { recursive: true }));
const installed = join(app, 'node_modules', name);
mkdirSync(installed, { recursive: true });
execFileSync('tar', ['--extract', '--file', join(root, `Web/.build/${name}-${version}.tgz`), '--strip-components=1', '--directory', installed]);
writeFileSync(join(app, 'package.json'), '{ "type": "module" }');

/** Has tsc check a file of the app. */
function checkTypes(file, options) {
  const compilerOptions = { noEmit: true, strict: true, noUncheckedIndexedAccess: true, types: [], target: 'es2022', ...options };
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
  const { status, stdout } = run('tsc', '--project', '.');
  assert.equal(status, 0, stdout);
}

const run = (command, ...args) => spawnSync(command, args, { cwd: app, encoding: 'utf8' });

test('the tarball holds the package and nothing else', () => {
  const entries = ['supple', ...elements.map((element) => `supple-${element}`)];
  const wanted = [
    ...entries.flatMap((entry) => [`${entry}.js`, `${entry}.d.ts`, `${entry}.wasm`]),
    ...['supple-recorder', 'supple-properties'].flatMap((entry) => [`${entry}.js`, `${entry}.d.ts`]),
    'LICENSE', 'README.md', 'custom-elements.json', 'package.json', 'preact.d.ts', 'react.d.ts',
  ];
  assert.deepEqual(readdirSync(installed).sort(), wanted.sort());
});

test('every export of package.json is a file, and every script of the package is exported', () => {
  const targets = Object.entries(template.exports).filter(([path]) => !path.includes('*'))
    .flatMap(([, target]) => (typeof target === 'string' ? [target] : Object.values(target)));
  for (const target of [...targets, template.main, template.types, template.customElements, ...template.sideEffects]) {
    assert.ok(existsSync(join(installed, target)), target);
  }
  for (const script of readdirSync(installed).filter((file) => file.endsWith('.js'))) {
    assert.ok(targets.includes(`./${script}`), script);
  }
  const require = createRequire(join(app, 'app.js'));
  assert.equal(require.resolve(`${name}/supple-slime-badge.wasm`), join(installed, 'supple-slime-badge.wasm'));
});

for (const path of ['', '/chat-heads', '/slime-badge', '/flipping-notch', '/recorder', '/properties']) {
  test(`importing ${name}${path} in node does nothing, throws nothing and lets node end`, () => {
    // A file of the module that is read, or a request, would be an error without a network or a page.
    const script = `process.on('unhandledRejection', () => process.exit(9));
      globalThis.fetch = () => { console.log('fetched'); };
      const all = await import('${name}${path}');
      console.log(Object.keys(all).length > 0);`;
    const { status, stdout, stderr } = run('node', '--input-type=module', '--eval', script);
    assert.deepEqual({ status, stdout, stderr }, { status: 0, stdout: 'true\n', stderr: '' });
  });
}

const source = `
import 'NAME';
import { SuppleSlimeBadge, labels, ready, setModuleSource } from 'NAME/slime-badge';
import type { SuppleChatHeads } from 'NAME/chat-heads';
import type { RefreshRequest } from 'NAME/flipping-notch';
import { SuppleRecorder } from 'NAME/recorder';
import { styleProperties } from 'NAME/properties';

const heads: SuppleChatHeads = document.createElement('supple-chat-heads');
const badge: SuppleSlimeBadge = document.createElement('supple-slime-badge');
badge.labels = { unread: (count: number, written: string) => count ? written : '' };
badge.addEventListener('supple-clear', ({ detail }) => 'count' in detail && console.log(detail.count));
document.addEventListener('supple-refresh', ({ detail }) => { const request: RefreshRequest = detail; request.finish(); });
setModuleSource('/supple.wasm');
labels.refresh = 'Neu laden';
const maximum: number | undefined = styleProperties['supple-slime-badge']?.[0]?.maximum;
export const all = [heads, badge, ready, new SuppleRecorder(), maximum];
// @ts-expect-error there is no such entry
export { nothing } from 'NAME/wheel';
`.replaceAll('NAME', name);

for (const [resolution, module] of [['node16', 'node16'], ['node', 'es2022']]) {
  test(`an app that uses the package is type-checked (module resolution ${resolution})`, () => {
    writeFileSync(join(app, 'app.mts'), source);
    checkTypes('app.mts', { module, moduleResolution: resolution });
  });
}

// Stand-ins for the declarations of React and Preact, as far as JSX needs them: both have these names.
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

test('the manifest names every element, attribute, event and part that there is', () => {
  const { modules } = JSON.parse(readFileSync(join(installed, 'custom-elements.json'), 'utf8'));
  const described = modules.flatMap(({ declarations }) => declarations).filter(({ customElement }) => customElement);
  assert.deepEqual(described.map(({ tagName }) => tagName).sort(), elements.map((element) => `supple-${element}`).sort());
  for (const element of elements) {
    const { attributes, events, members, cssProperties, cssParts } = described.find(({ tagName }) => tagName === `supple-${element}`);
    const { events: names } = contract.interactions.find((interaction) => interaction.name === element);
    // A list asks by supple-refresh alone; a finger on it is no event of its own.
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
