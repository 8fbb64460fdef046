// Scripts/describe-package.mjs DIRECTORY
// Writes the package.json of the package for npm, with the entry of each element. It names the address of the source and of the
// documentation if the environment has them, in SUPPLE_SOURCE and SUPPLE_SITE.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [, , directory] = process.argv;
const { SUPPLE_SOURCE: source, SUPPLE_SITE: site } = process.env;
const template = JSON.parse(readFileSync(new URL('../Web/package/package.json', import.meta.url), 'utf8'));
const contract = JSON.parse(readFileSync(new URL('../Schema/contract.json', import.meta.url), 'utf8'));
const entries = contract.interactions.map(({ name }) => [name, `./supple-${name}`]);
const { '.': all, ...others } = template.exports;
const files = {
  sideEffects: [...template.sideEffects, ...entries.map(([, file]) => `${file}.js`)],
  exports: {
    '.': all, ...Object.fromEntries(entries.map(([name, file]) => [`./${name}`, { types: `${file}.d.ts`, default: `${file}.js` }])), ...others,
  },
  typesVersions: {
    '*': { ...Object.fromEntries(entries.map(([name, file]) => [name, [`${file}.d.ts`]])), ...template.typesVersions['*'] },
  },
};
const addresses = {
  ...((site || source) && { homepage: site || source }),
  ...(source && {
    repository: { type: 'git', url: `git+${source.replace(/(\.git)?\/?$/, '.git')}` },
    bugs: { url: `${source.replace(/(\.git)?\/?$/, '')}/issues` },
  }),
};
writeFileSync(join(directory, 'package.json'), `${JSON.stringify({ ...template, ...files, ...addresses }, null, 2)}\n`);
