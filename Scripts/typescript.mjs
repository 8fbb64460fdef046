// The compiler of `tsc`, for programs that read sources.
import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const tsc = realpathSync(execFileSync('sh', ['-c', 'command -v tsc'], { encoding: 'utf8' }).trim());

/** The compiler's declarations of JavaScript and of the browser. */
export const library = join(dirname(tsc), '../lib');

export const ts = createRequire(tsc)(join(library, 'typescript.js'));
