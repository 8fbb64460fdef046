// Scripts/describe-package.mjs DIRECTORY
// Writes the package.json of the package for npm. It names the address of the source and of the documentation if the
// environment has them, in SUPPLE_SOURCE and SUPPLE_SITE.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [, , directory] = process.argv;
const { SUPPLE_SOURCE: source, SUPPLE_SITE: site } = process.env;
const template = JSON.parse(readFileSync(new URL('../Web/package/package.json', import.meta.url), 'utf8'));
const addresses = {
  ...((site || source) && { homepage: site || source }),
  ...(source && {
    repository: { type: 'git', url: `git+${source.replace(/(\.git)?\/?$/, '.git')}` },
    bugs: { url: `${source.replace(/(\.git)?\/?$/, '')}/issues` },
  }),
};
writeFileSync(join(directory, 'package.json'), `${JSON.stringify({ ...template, ...addresses }, null, 2)}\n`);
