// Scripts/bundle-declarations.mjs ENTRY OUTPUT [FROM]
// Brings the declarations that tsc wrote for ENTRY, and for all files that it takes types from, into one file, which
// exports what ENTRY exports. With FROM, another such file that exports the same and more, it takes all from there, so
// that a class is the same type in both.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const [entry, output] = process.argv.slice(2, 4).map((path) => resolve(path));
const [, , , , source] = process.argv;

const from = /^(?:import|export) .* from '(\.[^']+)\.js';\n/gm;
const forEffects = /^import '.*';\n/gm;
const exported = /^export (type )?\{([^}]*)\}(?: from '.*')?;\n/gm;
const visited = new Set();

/** The declarations of a file after those that it needs. */
function declarations(path) {
  if (visited.has(path)) return '';
  visited.add(path);
  const text = readFileSync(path, 'utf8');
  const needed = [...text.matchAll(from)].map(([, name]) => declarations(resolve(dirname(path), `${name}.d.ts`)));
  return needed.join('') + text.replace(from, '').replace(forEffects, '').replace(exported, '').replace(/^export /gm, '');
}

const text = readFileSync(entry, 'utf8');
const declared = [...text.matchAll(/^export declare (?:abstract )?\w+ (\w+)/gm)].map(([, name]) => name);
const listed = (type) => [...text.matchAll(exported)].filter(([, found]) => !found === !type)
  .flatMap(([, , names]) => names.split(',').map((name) => name.trim()).filter(Boolean));
const origin = source ? ` from '${source}'` : '';
const list = (words, names) => (names.length ? `${words} { ${names.sort().join(', ')} }${origin};\n` : '');
writeFileSync(
  output, (source ? '' : declarations(entry)) + list('export', [...declared, ...listed(false)]) + list('export type', listed(true)));
