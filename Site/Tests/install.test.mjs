// The commands in a page's tabs about installing run as written: the package installs, its imports load, and a Swift package
// with the lines finds its products. The first lines of code are compiled elsewhere.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { interactions } from '../contents.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'supple-install-'));
after(() => rmSync(folder, { recursive: true }));

/** The samples of a tab of a page, as a person copies them. */
function samples(page, platform) {
  const markup = readFileSync(join(root, 'Site/dist', `${page}.html`), 'utf8');
  const panel = markup.split(`<div data-platform="${platform}">`)[1].split(/<div data-platform=|<\/section>/)[0];
  const entities = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };
  return [...panel.matchAll(/<code>([\s\S]*?)<\/code>/g)].map(([, code]) =>
    code.replace(/<[^>]*>/g, '').replace(/&(lt|gt|quot|amp|#39);/g, (_, name) => entities[name]));
}

const pages = ['start', ...interactions.map(({ name }) => name)];

test('on the web the commands install the package, and each import defines the element of the first markup', () => {
  // A clone beside the app; what the first command builds was built with the site.
  symlinkSync(root, join(folder, 'supple'));
  const app = join(folder, 'app');
  mkdirSync(app);
  const run = (command) => spawnSync('sh', ['-c', command], {
    cwd: app, encoding: 'utf8', env: { ...process.env, npm_config_offline: 'true', npm_config_audit: 'false', npm_config_cache: join(folder, 'cache') },
  });
  for (const page of pages) {
    const [commands, script, markup] = samples(page, 'web');
    const [make, install, ...more] = commands.trim().split('\n');
    assert.deepEqual(more, []);
    const planned = run(make.replace(/^make /, 'make --dry-run '));
    assert.equal(planned.status, 0, planned.stderr);
    if (page === pages[0]) {
      writeFileSync(join(app, 'package.json'), '{"name": "app", "type": "module"}');
      const installed = run(install);
      assert.equal(installed.status, 0, installed.stderr);
    }
    writeFileSync(join(app, 'app.js'), script);
    const loaded = run('node app.js');
    assert.equal(loaded.status, 0, loaded.stderr);
    const [, name] = /^import 'supple-elements\/([a-z-]+?)(?:\.js)?';$/.exec(script.trim());
    assert.equal(/<(supple-[a-z-]+)/.exec(markup)[1], `supple-${name}`);
  }
});

test('in Swift each tab names the package and a product of it', () => {
  const place = join(folder, 'swift');
  mkdirSync(join(place, 'app/Sources/App'), { recursive: true });
  mkdirSync(join(place, 'supple'));
  for (const part of ['Sources', 'Tests', 'Examples', 'Apple']) symlinkSync(join(root, part), join(place, 'supple', part));
  // A Mac's part of the manifest, which has the views, is behind a condition.
  writeFileSync(join(place, 'supple/Package.swift'), readFileSync(join(root, 'Package.swift'), 'utf8').replace(/^#if os\(macOS\)/gm, '#if os(Linux)'));
  writeFileSync(join(place, 'app/Sources/App/main.swift'), '');
  const named = new Set();
  for (const page of pages) {
    for (const platform of ['swiftui', 'uikit', 'swift']) {
      const [manifest, code] = samples(page, platform);
      const [dependency, product] = manifest.trim().split('\n');
      named.add(dependency).add(product);
      assert.ok(code.includes(`import ${/name: "(\w+)"/.exec(product)[1]}`), page);
    }
  }
  const lines = (start) => [...named].filter((line) => line.startsWith(start)).join(',\n');
  writeFileSync(join(place, 'app/Package.swift'), `// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "App", platforms: [.macOS(.v14), .iOS(.v17)], dependencies: [${lines('.package')}],
  targets: [.executableTarget(name: "App", dependencies: [${lines('.product')}])])
`);
  assert.equal(named.size, 4, [...named].join());
  const { status, stdout, stderr } = spawnSync('swift', ['package', '--package-path', join(place, 'app'), 'show-dependencies'], { encoding: 'utf8' });
  assert.equal(status, 0, stdout + stderr);
});

test('the first lines of code are lines of samples that are compiled', () => {
  const files = (path, ending) => readdirSync(join(root, path), { recursive: true }).filter((file) => file.endsWith(ending)).map((file) => join(path, file));
  const compiled = ['README.md', ...files('Documentation', '.md'), ...files('Apple/Sources', '.md'), ...files('Apple/Sources', '.swift')]
    .map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
  const missing = pages.flatMap((page) => ['swiftui', 'uikit', 'swift'].flatMap((platform) => samples(page, platform)[1].split('\n')))
    .map((line) => line.trim()).filter((line) => line && !compiled.includes(line));
  assert.deepEqual([...new Set(missing)], []);
});
