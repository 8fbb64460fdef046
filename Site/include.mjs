// Parts of documents in pages of the site, so that each is written once. A comment on a separate line names the part:
//
//     <!-- sample from ../../README.md: import SuppleMotion -->     the first sample that has this text
//     <!-- table from ../../README.md: From badge views -->         the first table below the heading that begins so
//     <!-- originals from ../../Documentation/originals.json: slime-badge -->  the original of an interaction beside `.classic`
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { originalsTable } from './originals.mjs';

const directive = /^<!-- (sample|table|originals) from (\S+): (.*) -->$/gm;
const fences = /^```.*\n[\s\S]*?^```$/gm;
const table = /(?:^\|.*\n)+/m;

/** Inserts the named parts; `source` is the page's path. Throws if a part is missing. */
export function include(text, source) {
  return text.replace(directive, (line, kind, path, words) => {
    const from = readFileSync(join(dirname(source), path), 'utf8');
    const found = kind === 'originals' ? originalsTable(JSON.parse(from), words) : kind === 'sample' ? from.match(fences)?.find((one) => one.includes(words)) : plainSymbols(tableBelow(from, words));
    if (!found) throw new Error(`${source}: there is no ${kind} for ${line}`);
    return found.trimEnd();
  });
}

function tableBelow(text, heading) {
  const [, ...sections] = text.split(/^#+ /m);
  return sections.find((section) => section.startsWith(heading))?.match(table)?.[0] ?? '';
}

/** DocC's links to symbols as code. */
const plainSymbols = (text) => text.replace(/``([^`]+)``/g, (_, symbol) => `\`${symbol.replaceAll('/', '.')}\``);
