// Measures a page's downloads, in kilobytes (1,000 bytes) by brotli 11 and by gzip 9; `--write` writes the figures into
// the README, between its two markers.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const directory = new URL('../Web/.build/package/', import.meta.url);
const readme = new URL('../README.md', import.meta.url);
const block = /(<!-- sizes -->\n)([\s\S]*?)(\n<!-- end of sizes -->)/;
const contract = JSON.parse(readFileSync(new URL('../Schema/contract.json', import.meta.url), 'utf8'));
const elements = contract.interactions.map(({ name }) => [`supple-${name}`, name.replaceAll('-', ' ')]);

/** The kilobytes of a file of the package, by brotli 11 and by gzip 9. */
export function measure(name) {
  const bytes = readFileSync(new URL(name, directory));
  // The highest quality is brotli's default.
  return [brotliCompressSync(bytes).length / 1000, gzipSync(bytes, { level: 9 }).length / 1000];
}

/** The README's figures of a file, in the same order. */
export function statedInReadme(name) {
  const [entry, kind] = name.split('.');
  const row = readFileSync(readme, 'utf8').match(block)[2].split('\n').find((line) => line.includes(`\`${entry}\``));
  return row.split('|')[kind === 'wasm' ? 3 : 4].match(/[\d.]+/g).map(Number);
}

function table() {
  const cell = (name) => measure(name).map((kilobytes) => kilobytes.toFixed(1)).join(' / ');
  // The smallest entry first.
  const bySize = elements.sort(([one], [other]) => measure(`${one}.js`)[0] - measure(`${other}.js`)[0]);
  const rows = [...bySize, ['supple', 'all']].map(([entry, page]) => `| ${page} | \`${entry}\` | ${cell(`${entry}.wasm`)} | ${cell(`${entry}.js`)} |`);
  return ['| a page with | loads (KB by brotli 11 / gzip 9) | .wasm | .js |', '|---|---|---|---|', ...rows].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const measured = table();
  console.log(measured);
  if (process.argv.includes('--write')) {
    const text = readFileSync(readme, 'utf8');
    writeFileSync(readme, text.replace(block, (_, start, __, end) => start + measured + end));
  }
}
