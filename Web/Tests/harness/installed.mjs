// An app with the installed package, in the layout of `npm install`.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));
export const template = JSON.parse(readFileSync(join(root, 'Web/package/package.json'), 'utf8'));
export const { name, version } = template;

/** Makes an app, which is deleted after the tests of the file. */
export function makeApp() {
  const app = mkdtempSync(join(tmpdir(), 'supple-app-'));
  after(() => rmSync(app, { recursive: true }));
  const installed = join(app, 'node_modules', name);
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', [
    '--extract', '--file', join(root, `Web/.build/${name}-${version}.tgz`), '--strip-components=1', '--directory', installed]);
  writeFileSync(join(app, 'package.json'), '{ "type": "module" }');
  return { app, installed, run: (command, ...args) => spawnSync(command, args, {
    // Where Debian keeps the libraries of node.
    cwd: app, encoding: 'utf8', env: { ...process.env, NODE_PATH: '/usr/share/nodejs' } }) };
}
