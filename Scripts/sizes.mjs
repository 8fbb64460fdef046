// Measures what a page loads, in kilobytes (1,000 bytes) as gzip -9 leaves them; `--write` puts the figures into the
// README, between its two markers.
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const directory = new URL('../Web/.build/package/', import.meta.url);
const readme = new URL('../README.md', import.meta.url);
const block = /(<!-- sizes -->\n)([\s\S]*?)(\n<!-- end of sizes -->)/;

/** The entries of the package, each with its module. */
export const entries = ['supple-slime-badge', 'supple-flipping-notch', 'supple-chat-heads', 'supple'];

/** The kilobytes of a file of the package. */
export function measure(name) {
  const path = fileURLToPath(new URL(name, directory));
  return execFileSync('gzip', ['-9', '-n', '-c', path], { maxBuffer: 1e7 }).length / 1000;
}

/** What the README says of a file. */
export async function statedInReadme(name) {
  const text = (await readFile(readme, 'utf8')).match(block)?.[2] ?? '';
  const [entry, kind] = name.split('.');
  const row = text.split('\n').find((line) => line.includes(`\`${entry}\``)) ?? '';
  const cells = row.split('|').map((cell) => Number(/([\d.]+) KB/.exec(cell)?.[1] ?? NaN));
  return cells[kind === 'wasm' ? 3 : 4] ?? NaN;
}

const of = { 'supple-slime-badge': 'slime badge', 'supple-flipping-notch': 'flipping notch', 'supple-chat-heads': 'chat heads', supple: 'all three' };

function table() {
  const cell = (name) => `${measure(name).toFixed(1)} KB`;
  const rows = entries.map((entry) => `| ${of[entry]} | \`${entry}\` | ${cell(`${entry}.wasm`)} | ${cell(`${entry}.js`)} |`);
  return ['| a page with | loads, by gzip -9 | .wasm | .js |', '|---|---|---|---|', ...rows].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const measured = table();
  console.log(measured);
  if (process.argv.includes('--write')) {
    const text = await readFile(readme, 'utf8');
    await writeFile(readme, text.replace(block, (_, start, __, end) => start + measured + end));
  }
}
