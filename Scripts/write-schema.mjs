// Scripts/write-schema.mjs [--check]
// Writes the styles' properties, with their ranges and ways, into the scripts' JSON Schema as the engine's module has
// them; with --check it only says whether they are there already.
import { readFileSync, writeFileSync } from 'node:fs';

const path = new URL('../Schema/supple-script.schema.json', import.meta.url);
const bytes = readFileSync(new URL('../Web/dist/supple.wasm', import.meta.url));
const { exports } = (await WebAssembly.instantiate(bytes)).instance;
exports._initialize();

const units = ['a factor', 'pt', 'pt/s', 'pt/s²', 's', '1/s', 'stiffness at mass 1', 'a number of', 'rad'];

function name(kind, index, which) {
  const memory = new Uint8Array(exports.memory.buffer);
  let text = '';
  for (let at = exports.styleName(kind, index, which); at && memory[at]; at += 1) text += String.fromCharCode(memory[at]);
  return text;
}

function style(kind) {
  const properties = { preset: { $ref: '#/$defs/preset', default: 'modern' } };
  for (let index = 0; index < exports.styleNumber(kind, 0, 0); index += 1) {
    const [own, owner] = [name(kind, index, -1), name(kind, index, -2)];
    const [unit, minimum, maximum] = [1, 2, 3].map((which) => exports.styleNumber(kind, index, which));
    const form = unit < 0
      ? { enum: Array.from({ length: maximum + 1 }, (_, way) => name(kind, index, way)) }
      : { description: units[unit], type: 'number', minimum, maximum };
    if (!owner) properties[own] = form;
    else (properties[owner] ??= { type: 'object', properties: {}, additionalProperties: false }).properties[own] = form;
  }
  return {
    description: 'A preset, or an object with properties that differ from it.',
    anyOf: [{ $ref: '#/$defs/preset' }, { type: 'object', properties, additionalProperties: false }],
  };
}

const written = readFileSync(path, 'utf8');
const schema = JSON.parse(written);
['chatHeads', 'slimeBadge', 'flippingNotch'].forEach((key, kind) => {
  schema.$defs[`${key}Style`] = style(kind);
});
const wanted = `${JSON.stringify(schema, null, 2)}\n`;
if (process.argv.includes('--check')) {
  if (wanted !== written) {
    process.stderr.write('the schema differs from the styles; node Scripts/write-schema.mjs writes it\n');
    process.exitCode = 1;
  }
} else writeFileSync(path, wanted);
