#!/usr/bin/env node
// Plays a script in the WebAssembly module and prints the bytes that `supple replay` prints.
//
//   node Web/replay.mjs FILE [--fps 60] [--times 0,0.1,...] [--until T]
//
// The script is read by `bin/supple replay --calls`, which prints the calls that play it on the module and the numbers
// of its own frames. Every number of every frame of the module is compared with them, bit for bit; the first difference
// ends the replay. The lines are printed from the module's numbers, by the names in Schema/contract.json.
//
// It needs bin/supple (`make build`), Web/.build/supple.wasm (`make web`) and for messengers Web/.build/supple-messenger.wasm
// (`make messenger-module`). It ends with bin/supple's status if that fails, with 69 if a file has not been built, 70
// if a frame differs, 73 if the frames cannot be written.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const contract = JSON.parse(readFileSync(path('Schema/contract.json'), 'utf8'));
const { frame: layout } = contract;

class Failure extends Error {
  constructor(status, line) {
    super(line);
    this.status = status;
  }
}

/** The exports of a module for interactions of a kind. */
async function load(kind) {
  const [file, target] = kind === contract.messenger.kind
    ? ['Web/.build/supple-messenger.wasm', 'messenger-module'] : ['Web/.build/supple.wasm', 'web'];
  if (!existsSync(path(file))) throw new Failure(69, `there is no ${path(file)}; \`make ${target}\` builds it`);
  const { instance } = await WebAssembly.instantiate(readFileSync(path(file)));
  instance.exports._initialize();
  return instance.exports;
}

/** The interaction in the module. */
class Player {
  #exports;
  #handle = 0;
  /** Whether the script asks for progress. */
  tellsProgress = false;

  constructor(exports) {
    this.#exports = exports;
  }

  /** Calls an export; returns the numbers of the frame if it is `frame`. */
  call(name, args, numbers) {
    if (name === 'create') {
      this.#handle = this.#exports.create(...args);
      return undefined;
    }
    if (name === 'preferences') this.tellsProgress = (args.at(-1) & 2) !== 0;
    // A style's numbers, or the areas of a command.
    if (name === 'setStyle' || (name === 'command' && numbers)) this.#numbers(this.#exports.styleBuffer(), numbers.length).set(numbers);
    const result = this.#exports[name](this.#handle, ...args.map((number) => number ?? NaN));
    if (name !== 'frame') return undefined;
    return this.#numbers(result, this.#numbers(result, layout.headerLength)[layout.header.length]);
  }

  /** A field of the progress. */
  progress(index) {
    return this.#exports.progress(this.#handle, index);
  }

  #numbers(address, length) {
    return new Float64Array(this.#exports.memory.buffer, address, length);
  }
}

/** The numbers of a text in Base64. */
function decoded(text) {
  const bytes = Uint8Array.from(Buffer.from(text, 'base64'));
  return new Float64Array(bytes.buffer);
}

/** Throws if the numbers of a frame differ from the native ones by a bit. */
function compare(numbers, expected, time) {
  const bits = (list) => new BigUint64Array(list.buffer, list.byteOffset, list.length);
  const [found, wanted] = [bits(numbers), bits(expected)];
  for (let index = 0; index < Math.max(found.length, wanted.length); index += 1) {
    if (found[index] === wanted[index]) continue;
    throw new Failure(
      70, `the frame at ${time} s differs: number ${index} is ${numbers[index]}, natively ${expected[index]}`);
  }
}

// MARK: Lines

/** The parts of a list of numbers by their names. */
const named = (names, numbers) => Object.fromEntries(names.map((name, index) => [name, numbers[index]]));

/** The name of a layer. */
function layerName({ name, item: kind }, { item, index }, { ids }) {
  if (kind === 'none') return name;
  if (kind === 'row') return `${name}:${item}`;
  const owner = item ? `:${ids[item - 1]?.[0] ?? item}` : '';
  return `${name}${owner}${kind === 'particle' || index ? `:${index}` : ''}`;
}

/** The values that a line may show of a layer, besides its place. */
function layerValues(layer, numbers, { texts, senders }) {
  const label = layout.labels[layer.label];
  return {
    scale: { scale: layer.scale }, opacity: { opacity: layer.opacity },
    angle: { angle: layer.angle, face: layout.faces[layer.face] },
    cornerRadius: { cornerRadius: Math.max(layer.topRadius, layer.bottomRadius) },
    fill: layer.fill < 0 ? {} : { fill: `#${layer.fill.toString(16).padStart(8, '0')}` },
    text: label === 'count' ? { text: String(layer.text) }
      : label === 'moreThan' ? { text: `${layer.text}+` }
      : label === 'letter' ? { text: String.fromCharCode(layer.text) }
      : label === 'text' ? { text: texts[layer.text - 1], ...(senders[layer.text - 1] && { sender: senders[layer.text - 1] }) } : {},
    path: layer.pathLength ? { path: outline(numbers.subarray(layer.path, layer.path + layer.pathLength)) } : {},
    border: layer.borderWidth > 0 ? { borderWidth: layer.borderWidth } : {},
    content: {
      ...(layer.contentOpacity < 1 ? { contentOpacity: layer.contentOpacity } : {}),
      ...(layer.contentOffset !== 0 ? { contentOffset: layer.contentOffset } : {}),
      ...(layer.saturation < 1 ? { saturation: layer.saturation } : {}),
    },
  };
}

/** An outline as the path data of SVG. */
function outline(numbers) {
  let text = '';
  for (let at = 0; at < numbers.length; ) {
    const { command, coordinates } = layout.outline[numbers[at]];
    text += command + Array.from(numbers.subarray(at + 1, at + 1 + coordinates), String).join(' ');
    at += 1 + coordinates;
  }
  return text;
}

function layerLine(numbers, part, names) {
  const layer = named(layout.layer, part);
  const role = contract.roles[layer.role];
  const { x, y, width, height } = layer;
  const values = layerValues(layer, numbers, names);
  // The y of a list is its scroll offset.
  const place = { x, y: role.name === 'list' ? y - height / 2 : y, width, height };
  return Object.assign({ id: layerName(role, layer, names), ...place }, ...role.values.map((name) => values[name]));
}

function eventLine(part, { ids }) {
  const { name: number, item, x, y, time: t, width, height, docking } = named(layout.event, part);
  const { name, fields } = contract.events[number];
  const [id, kind] = ids[item - 1] ?? [String(item), 'head'];
  const numbers = [x, y];
  const shown = fields.map(({ name, kind }) => [name, kind, kind === 'edge' ? docking : numbers.shift()]).filter(([, kind]) => kind !== 'text');
  return {
    t, name, ...(item && { [kind]: id }),
    ...Object.fromEntries(shown.map(([name, kind, value]) => [name, kind === 'edge' ? contract.edges[value] : kind === 'flag' ? value !== 0
      : kind === 'docking' ? contract.dockings[docking] : kind === 'frame' ? [x, y, width, height] : value])),
  };
}

/** The progress of the interaction, or of each interaction of a messenger by its name. */
function progress(player, { kind, ids }) {
  const isMessenger = kind === contract.messenger.kind;
  const parts = contract.interactions.filter(({ kind: part, name }) => (isMessenger ? name !== 'slime-badge' : part === kind));
  let index = 0;
  const fields = parts.map(({ progress: list }) => Object.fromEntries(list.map(({ name, kind: field }) => {
    const number = player.progress(index);
    index += 1;
    return [name, {
      number, flag: number !== 0, state: contract.notchStates[number], head: number ? ids[number - 1]?.[0] ?? String(number) : null,
    }[field]];
  })));
  return isMessenger ? Object.fromEntries(parts.map(({ name }, part) => [name, fields[part]])) : fields[0];
}

/** The line of a frame. */
function line(numbers, names, player) {
  const header = (name) => numbers[layout.header[name]];
  let at = layout.headerLength;
  const take = (count, length) => Array.from({ length: count }, () => numbers.subarray(at, (at += length)));
  const layers = take(header('layerCount'), layout.layer.length).map((part) => layerLine(numbers, part, names));
  const events = take(header('eventCount'), layout.event.length).map((part) => eventLine(part, names));
  const settled = { settled: true, at: header('due'), now: false }[layout.schedules[header('schedule')]];
  return JSON.stringify({
    t: header('time'), settled, layers, ...(player.tellsProgress && { progress: progress(player, names) }), events,
  });
}

function write(text) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      if (error.code !== 'EAGAIN') throw new Failure(73, `standard output: ${error.message}`);
    }
  }
}

try {
  if (!existsSync(path('bin/supple'))) throw new Failure(69, `there is no ${path('bin/supple')}; \`make build\` builds it`);
  const supple = spawn(path('bin/supple'), ['replay', '--calls', ...process.argv.slice(2)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => { supple.on('close', resolve); });
  let player;
  let names;
  let waiting = '';
  for await (const text of createInterface({ input: supple.stdout, crlfDelay: Infinity })) {
    const value = JSON.parse(text);
    if (!names) {
      names = value;
      player = new Player(await load(names.kind));
      continue;
    }
    const [name, args, encoded] = value;
    const given = encoded && decoded(encoded);
    const numbers = player.call(name, args, given);
    if (!numbers || !given) continue;
    compare(numbers, given, args[0]);
    waiting += `${line(numbers, names, player)}\n`;
    if (waiting.length < 65536) continue;
    write(waiting);
    waiting = '';
  }
  write(waiting);
  process.exitCode = await ended;
} catch (error) {
  process.stderr.write(`replay: ${error.message}\n`);
  process.exitCode = error.status ?? 70;
}
