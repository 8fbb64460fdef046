// Scripts/pack-module.mjs MODULE FILE: packs a WebAssembly module for pages to load; Web/elements/engine/packed-module.ts says
// how, and unpacks it.
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import {
  end, float64, isAccess, isBlock, operandCount, sectionName, Stream,
} from '../Web/.build/node/elements/engine/packed-module.js';

/** The streams in the order that was found to compress best; others come before them. */
const order = [
  0x40, Stream.offsets, 0x41, Stream.outside, 0x44, 0x04, 0x02, Stream.locals, 0x10, 0x24, 0x23, 0xfc, 0x42, 0x03, 0x3f, 0x11,
  0x0c, 0x20, 0x0e, 0x22, 0x21, 0x0d, Stream.codes,
];

/** The instructions of WebAssembly that the elements can unpack: all but those of exceptions, references and vectors. */
const isKnown = (code, next) => (code === 0xfc ? next < 12
  : code < 6 || (code > 10 && code < 0x12) || (code > 0x19 && code < 0x1c) || (code > 0x1f && code < 0x25)
    || (code > 0x27 && code < 0xc5 && code !== 0x43));

/** An integer in as few bytes as it takes. */
function integer(value) {
  const bytes = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest & 127) | 128);
  }
}

/** The bytes of a module, packed. */
export function pack(module) {
  let position = 0;
  const streams = new Map();
  const take = (stream, count) => {
    if (!streams.has(stream)) streams.set(stream, []);
    streams.get(stream).push(...module.subarray(position, position + count));
    position += count;
  };
  const lengthOfInteger = () => {
    let length = 1;
    while (module[position + length - 1] > 127) length += 1;
    return length;
  };
  const takeIntegers = (stream, count) => { for (let index = 0; index < count; index += 1) take(stream, lengthOfInteger()); };
  const readInteger = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = module[position++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };

  position = 8;
  let count = 0;
  while (position < module.length) {
    const section = module[position++];
    const length = readInteger();
    if (section === 10) {
      count = readInteger();
      break;
    }
    position += length;
  }
  const headLength = position;
  position = 0;
  take(Stream.outside, headLength);

  for (let index = 0; index < count; index += 1) {
    const length = readInteger();
    const functionEnd = position + length;
    takeIntegers(Stream.locals, 1 + 2 * module[position]);
    let depth = 1;
    while (depth > 0) {
      const code = module[position];
      if (!isKnown(code, module[position + 1])) throw new Error(`byte ${position}: instruction 0x${code.toString(16)} is not known`);
      take(Stream.codes, 1);
      if (isAccess(code)) {
        position += lengthOfInteger();
        takeIntegers(Stream.offsets, 1);
      } else if (code === float64) {
        take(code, 8);
      } else {
        takeIntegers(code, operandCount(code, module[position]));
      }
      depth += isBlock(code) ? 1 : code === end ? -1 : 0;
    }
    if (position !== functionEnd) throw new Error(`byte ${position}: function ${index} ends at ${functionEnd}`);
  }
  take(Stream.outside, module.length - position);

  const names = [...streams.keys()].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const packed = [
    ...integer(module.length), ...integer(headLength),
    ...names.flatMap((name) => [...integer(name), ...integer(streams.get(name).length), ...streams.get(name)]),
  ];
  const name = new TextEncoder().encode(sectionName);
  const section = [...integer(name.length), ...name, ...packed];
  // A module with nothing but a section of our own.
  return Uint8Array.from([...module.subarray(0, 8), 0, ...integer(section.length), ...section]);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [from, to] = process.argv.slice(2);
  try {
    await writeFile(to, pack(await readFile(from)));
  } catch ({ message }) {
    console.error(`${from}: ${message}`);
    process.exit(1);
  }
}
