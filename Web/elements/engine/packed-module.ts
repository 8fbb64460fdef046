// Unpacks a module of the engine. In the file that pages load, numbers of one meaning lie side by side, one stream for the
// codes of all instructions and one for the operands of each: gzip and brotli find more there than in a module, where codes
// and operands take turns. The file is a module itself, with the streams in a section of its own. Scripts/pack-module.mjs
// packs.

/** The section that holds a packed module. */
export const sectionName = 'supple';

/**
 * The numbers of the streams that hold something else than the operands of one instruction. Those of the operands have the
 * number of the instruction's code.
 */
export enum Stream {
  /** All that is not a function: what comes before the functions, then what comes after them. */
  outside,
  /** The local variables that each function begins with. */
  locals,
  /** The codes of the instructions of all functions. This stream is the last. */
  codes = 5,
  /** The offsets of all loads and stores. */
  offsets = 0x28,
}

/** Whether the instruction of a code loads or stores: an alignment and an offset follow it. The alignment is only a hint. */
export const isAccess = (code: number): boolean => code > 0x27 && code < 0x3f;

/** Whether the instruction of a code begins a block. */
export const isBlock = (code: number): boolean => code > 1 && code < 5;

/** The code that ends a block or a function. */
export const end = 0x0b;
/** The code of a number in eight bytes. */
export const float64 = 0x44;

/** How many integers of variable length follow the code of an instruction; `next` is the byte after that. */
export function operandCount(code: number, next: number): number {
  if (code === 0x0e) return next + 2;
  if (code === 0xfc) return next < 8 ? 1 : 3 - next % 2;
  if (code === 0x11) return 2;
  return isBlock(code) || (code > 11 && code < 17 && code !== 15) || (code > 31 && code < 37) || (code > 39 && code < 67)
    ? 1 : 0;
}

/** The module that is packed in these bytes. Its loads and stores have no alignment hints. */
export function unpack(packed: Uint8Array): Uint8Array {
  let position = 0;
  const readInteger = (): number => {
    let value = 0;
    let byte;
    for (let shift = 0; shift < 32; shift += 7) {
      byte = packed[position++];
      value |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    return value;
  };
  const module = new Uint8Array(readInteger());
  const headLength = readInteger();
  /** Where each stream goes on. */
  const next = new Uint32Array(256);
  while (position < packed.length) {
    const stream = readInteger();
    const length = readInteger();
    next[stream] = position;
    position += length;
  }

  let size = 0;
  const copyBytes = (stream: number, count: number): void => {
    while (count-- > 0) module[size++] = packed[next[stream]++];
  };
  const copyIntegers = (stream: number, count: number): void => {
    while (count-- > 0) {
      do copyBytes(stream, 1); while (module[size - 1] > 127);
    }
  };

  copyBytes(Stream.outside, headLength);
  let start = 0;
  let depth = 0;
  while (next[Stream.codes] < packed.length) {
    if (!depth) {
      depth = 1;
      start = size;
      copyIntegers(Stream.locals, 1 + 2 * packed[next[Stream.locals]]);
    }
    copyBytes(Stream.codes, 1);
    const code = module[size - 1];
    if (isAccess(code)) {
      size += 1;
      copyIntegers(Stream.offsets, 1);
    } else if (code === float64) {
      copyBytes(code, 8);
    } else {
      copyIntegers(code, operandCount(code, packed[next[code]]));
    }
    if (isBlock(code)) depth += 1;
    if (code === end && !--depth) {
      // The length of a function comes before it, and takes as many bytes as it needs.
      const length = size - start;
      const digits = length < 0x80 ? 1 : length < 0x4000 ? 2 : 3;
      module.copyWithin(start + digits, start, size);
      for (let digit = 0; digit < digits; digit += 1) {
        module[start + digit] = ((length >> (7 * digit)) & 127) | (digit < digits - 1 ? 128 : 0);
      }
      size += digits;
    }
  }
  copyBytes(Stream.outside, module.length - size);
  return module;
}
