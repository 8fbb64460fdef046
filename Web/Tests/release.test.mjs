// Output and refusals of Scripts/release, in a folder with its input files.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';

const root = resolve(import.meta.dirname, '../..');
const read = ['CommandLine/Conventions/Sources/CommandConventions/Version.swift', 'Web/package/package.json'];
const { name, version } = JSON.parse(readFileSync(join(root, 'Web/package/package.json'), 'utf8'));
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  for (const file of read) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  mkdirSync(join(folder, 'site/guides'), { recursive: true });
  const own = {
    'CHANGELOG.md': `# Changelog\n\n## Unreleased\n\n- Later.\n\n## ${version} (1 May 2026)\n\n- Heads.\n- Badge.\n\n## 0.0.1\n\n- Before.\n`,
    'site/index.html': '<title>Supple</title>',
    'site/guides/start.html': '<title>Start</title>',
    [`${name}-${version}.tgz`]: 'a package',
  };
  for (const [file, text] of Object.entries(own)) writeFileSync(join(folder, file), text);
});
afterEach(() => rmSync(folder, { recursive: true }));

const release = (tag, directory = 'out') =>
  spawnSync(join(root, 'Scripts/release'), [tag, directory, '.', 'site'], { cwd: folder, encoding: 'utf8' });

/** It ends with 65 and one line, and leaves no files. */
function isRefused(tag, pattern) {
  const before = readdirSync(folder);
  const { status, stderr } = release(tag);
  assert.equal(status, 65);
  assert.match(stderr, pattern);
  assert.equal(stderr.trim().split('\n').length, 1);
  assert.deepEqual(readdirSync(folder), before);
}

test('a release has the package, the site, their checksums and its notes', () => {
  const { status, stderr } = release(`v${version}`);
  assert.equal(status, 0, stderr);
  const site = `supple-site-${version}.tar.gz`;
  assert.deepEqual(readdirSync(join(folder, 'out')).sort(), ['SHA256SUMS', `${name}-${version}.tgz`, 'notes.md', site].sort());
  assert.equal(readFileSync(join(folder, 'out/notes.md'), 'utf8').trimEnd(), '- Heads.\n- Badge.');
  const check = spawnSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: join(folder, 'out'), encoding: 'utf8' });
  assert.equal(check.stdout, `${name}-${version}.tgz: OK\n${site}: OK\n`);
  const { stdout } = spawnSync('tar', ['--list', '--file', site], { cwd: join(folder, 'out'), encoding: 'utf8' });
  assert.deepEqual(stdout.trim().split('\n').filter((path) => !path.endsWith('/')),
    [`supple-site-${version}/guides/start.html`, `supple-site-${version}/index.html`]);
});

test('the same files give the same bytes, and take the place of those before', () => {
  release(`v${version}`);
  const first = readFileSync(join(folder, 'out/SHA256SUMS'), 'utf8');
  writeFileSync(join(folder, 'out/left-over'), '');
  release(`v${version}`);
  assert.equal(readFileSync(join(folder, 'out/SHA256SUMS'), 'utf8'), first);
  assert.ok(!existsSync(join(folder, 'out/left-over')));
});

test('a tag that is no version, or not the version of each file, is rejected', () => {
  isRefused('latest', /^release: latest is no tag of a version/);
  isRefused('v9.9.9', /^release: CommandLine\/.*Version\.swift has the version .*, and the tag is v9\.9\.9/);
  const file = join(folder, 'Web/package/package.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(`"${version}"`, '"7.0.0"'));
  isRefused(`v${version}`, /^release: Web\/package\/package\.json has the version 7\.0\.0/);
});

test('a version without notes, without a package or without the site is rejected', () => {
  writeFileSync(join(folder, 'CHANGELOG.md'), `# Changelog\n\n## ${version}\n\n## 0.0.1\n\n- Before.\n`);
  isRefused(`v${version}`, /^release: CHANGELOG\.md has nothing under/);
  writeFileSync(join(folder, 'CHANGELOG.md'), `## ${version}\n\n- Heads.\n`);
  rmSync(join(folder, 'site/index.html'));
  isRefused(`v${version}`, /^release: there is no site\/index\.html/);
  rmSync(join(folder, `${name}-${version}.tgz`));
  isRefused(`v${version}`, /^release: there is no .*\.tgz/);
});
