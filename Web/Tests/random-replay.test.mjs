// Random scripts, as fuzzing draws them: native and WebAssembly give the same bytes.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = process.env.RANDOM_SCRIPTS ?? '.build/random-scripts';
const scripts = readdirSync(`${root}${folder}`).filter((name) => name.endsWith('.json'));

function run(program, args) {
  return new Promise((resolve) => {
    execFile(program, args, { cwd: root, maxBuffer: 1 << 28, encoding: 'buffer' }, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, stdout, stderr: stderr.toString() }));
  });
}

test(`${scripts.length} random scripts come to the same bytes natively and in WebAssembly`, async () => {
  assert.ok(scripts.length >= 50);
  for (const name of scripts) {
    const args = [`${folder}/${name}`, '--fps', '20'];
    const [native, web] = await Promise.all([
      run('bin/supple', ['replay', ...args]), run(process.execPath, ['Web/replay.mjs', ...args]),
    ]);
    assert.deepEqual([native.status, native.stderr, web.status, web.stderr], [0, '', 0, ''], name);
    assert.ok(native.stdout.length > 100, name);
    assert.ok(native.stdout.equals(web.stdout), `${name} differs`);
  }
});
