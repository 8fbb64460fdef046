// Measures what a page loads, in kilobytes (1,000 bytes) as gzip -9 leaves them; `--write` puts the figures into the
// README, between its two markers.
import { readFile, stat, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const dist = new URL('../Web/dist/', import.meta.url);
const readme = new URL('../README.md', import.meta.url);
const block = /(<!-- sizes -->\n)([\s\S]*?)(\n<!-- end of sizes -->)/;

export async function measure(name) {
  return (await stat(new URL(`${name}.gz`, dist))).size / 1000;
}

export async function statedInReadme(name) {
  const text = (await readFile(readme, 'utf8')).match(block)?.[2] ?? '';
  const row = text.split('\n').find((line) => line.includes(`\`${name}\``));
  return Number(row?.match(/([\d.]+) KB/)?.[1] ?? NaN);
}

async function table() {
  const rows = ['supple.wasm', 'supple.js'].map(async (name) => `| \`${name}\` | ${(await measure(name)).toFixed(1)} KB |`);
  return ['| loaded by a page with all three | gzip -9 |', '|---|---|', ...(await Promise.all(rows))].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const measured = await table();
  console.log(measured);
  if (process.argv.includes('--write')) {
    const text = await readFile(readme, 'utf8');
    await writeFile(readme, text.replace(block, (_, start, __, end) => start + measured + end));
  }
}
