#!/usr/bin/env node
// Plays a script through the WebAssembly module and prints the bytes that `supple replay` prints.
//
//   node Web/replay.mjs FILE [--fps 60] [--times 0,0.1,...] [--until T]
//
// It checks only what it must: `supple replay` says what is wrong with a script. Ends with 64 for bad arguments, 65
// for a script that is none, 66 when there is no such file, 69 when the module has not been built, 73 when the frames
// cannot be written.
import { existsSync, readFileSync, writeSync } from 'node:fs';
import * as Badge from './.build/node/elements/abi/badge-command.js';
import * as Heads from './.build/node/elements/abi/heads-command.js';
import * as Kind from './.build/node/elements/abi/kind.js';
import * as Label from './.build/node/elements/abi/label.js';
import { eventStride, headerLength, layerStride } from './.build/node/elements/abi/layout.js';
import { keys, presets } from './.build/node/elements/abi/lists.js';
import * as Notch from './.build/node/elements/abi/notch-command.js';
import * as Phase from './.build/node/elements/abi/phase.js';
import * as Role from './.build/node/elements/abi/role.js';
import * as Schedule from './.build/node/elements/abi/schedule.js';

/** The numbers of what only the module with the messenger knows. */
const messengerKind = 3;
const badgeCommands = 100;
const notchCommands = 200;
const addBadge = 300;

const interactions = {
  'chat-heads': Kind.chatHeads, 'slime-badge': Kind.slimeBadge, 'flipping-notch': Kind.flippingNotch,
  messenger: messengerKind,
};
const latest = 86400;
const patience = 30;
/** How long before the start an open conversation was opened. */
const runUp = 60;

const roleNames = Object.fromEntries(Object.entries(Role).map(([name, role]) => [role, name]));
const eventNames = [
  'pressed', 'opened', 'closed', 'selected', 'moved', 'captured', 'released', 'dismissed', 'added', 'overflowed',
  'dropped', 'cleared', 'snapped', 'restored', 'armed', 'disarmed', 'triggered', 'inserted', 'failed', 'cancelled',
];
/** What a layer carries beyond its place, by its role. */
const traits = {
  list: [], dim: ['opacity', 'fill'], head: ['scale', 'opacity'],
  conversation: ['scale', 'opacity', 'cornerRadius'], target: ['scale', 'opacity', 'cornerRadius'],
  row: ['scale', 'opacity', 'cornerRadius'], overflow: ['scale', 'opacity', 'text'],
  flyout: ['scale', 'opacity', 'cornerRadius', 'text'], home: ['scale', 'opacity', 'cornerRadius', 'fill'],
  particle: ['scale', 'opacity', 'cornerRadius', 'fill'],
  badge: ['scale', 'opacity', 'cornerRadius', 'fill', 'text'], connector: ['opacity', 'fill', 'path'],
  notch: ['cornerRadius', 'fill', 'path'],
  card: ['scale', 'opacity', 'angle', 'face', 'cornerRadius', 'fill', 'text'],
};

class Failure extends Error {
  constructor(status, line) {
    super(line);
    this.status = status;
  }
}

// MARK: Names

/** The numbers of ids and texts, from 1 in the order in which they first appear. */
class Names {
  #ids = [];
  #kinds = [];
  #texts = [];

  number(id, kind) {
    const index = this.#ids.indexOf(id);
    if (index >= 0) return index + 1;
    this.#kinds.push(kind);
    return this.#ids.push(id);
  }

  find = (id) => this.#ids.indexOf(id) + 1;
  id = (number) => this.#ids[number - 1] ?? String(number);
  kind = (number) => this.#kinds[number - 1] ?? 'head';
  text = (number) => this.#texts[number - 1];

  numberOfText(text) {
    const index = this.#texts.indexOf(text);
    return index >= 0 ? index + 1 : this.#texts.push(text);
  }
}

// MARK: Playing

class Replay {
  #exports;
  #handle;
  #kind;
  #script;
  #names = new Names();
  #played = 0;
  #safeArea;

  constructor(exports, script) {
    this.#exports = exports;
    this.#script = script;
    this.#kind = interactions[script.interaction];
    const { screen, style = 'modern', seed = 0, setup = {} } = script;
    this.#safeArea = screen.safeArea;
    this.#handle = this.#create(style, screen, seed);
    const heads = this.#kind === messengerKind ? setup.chatHeads : this.#kind === Kind.chatHeads ? setup : undefined;
    const start = heads?.open === undefined ? 0 : -runUp;
    this.#call('preferences', start, +!!script.reducedMotion, +!!script.rightToLeft, 1);
    this.#setUp(setup, start);
    // What happened before the script is no part of it.
    if (start < 0) this.#call('frame', 0);
  }

  #call(name, ...args) {
    return this.#exports[name](this.#handle, ...args);
  }

  #command(time, number, a = 0, b = 0, c = 0, d = 0) {
    this.#call('command', time, number, a, b, c, d);
  }

  // The style has to be there when the interaction begins: it begins again once it has it.
  #create(style, screen, seed) {
    const parts = this.#kind === messengerKind ? ['chat-heads', 'slime-badge', 'flipping-notch'] : [null];
    const styles = parts.map((part) => (part && typeof style === 'object' ? style[part] ?? 'modern' : style));
    const preset = styles.reduce(
      (bits, given, part) => bits | (presets.indexOf(given.preset ?? (typeof given === 'string' ? given : 'modern')) << part),
      0);
    const handle = this.#exports.create(this.#kind, preset, screen.width, screen.height, seed);
    let first = 0;
    styles.forEach((given, part) => {
      const kind = parts[part] ? interactions[parts[part]] : this.#kind;
      const count = this.#exports.styleNumber(kind, 0, 0);
      if (typeof given === 'object') this.#tune(handle, kind, first, count, given);
      first += count;
    });
    const { top = 0, left = 0, bottom = 0, right = 0 } = screen.safeArea ?? {};
    this.#exports.beginAnew(handle, screen.width, screen.height, top, left, bottom, right, seed);
    return handle;
  }

  #tune(handle, kind, first, count, given) {
    for (let index = 0; index < count; index += 1) {
      const [name, owner] = [this.#styleName(kind, index, -1), this.#styleName(kind, index, -2)];
      let value = owner ? given[owner]?.[name] : given[name];
      if (value === undefined) continue;
      if (typeof value === 'string') {
        const ways = this.#exports.styleNumber(kind, index, 3) + 1;
        const found = Array.from({ length: ways }, (_, way) => this.#styleName(kind, index, way));
        value = found.indexOf(value);
      }
      this.#exports.setStyleValue(handle, 0, first + index, value);
    }
  }

  #styleName(kind, index, which) {
    const bytes = new Uint8Array(this.#exports.memory.buffer);
    let text = '';
    for (let at = this.#exports.styleName(kind, index, which); at && bytes[at]; at += 1) text += String.fromCharCode(bytes[at]);
    return text;
  }

  // MARK: The start

  #setUp(setup, start) {
    switch (this.#kind) {
      case Kind.chatHeads:
        this.#setUpHeads(setup, start);
        break;
      case Kind.slimeBadge:
        if (setup.home) this.#command(start, Badge.moveHome, ...setup.home);
        this.#command(start, Badge.setCount, setup.count ?? NaN);
        break;
      case Kind.flippingNotch:
        this.#setUpNotch(setup, start, 0);
        break;
      default: {
        // Names are numbered in the order of the file, whatever the order in which things come to life.
        for (const part of Object.keys(setup)) {
          if (part === 'chatHeads') for (const { id } of setup.chatHeads.heads ?? []) this.#names.number(id, 'head');
          if (part === 'badges') for (const { id } of setup.badges) this.#names.number(id, 'badge');
        }
        this.#setUpNotch(setup.notch ?? {}, start, notchCommands);
        for (const { id, row, count } of setup.badges ?? []) {
          this.#command(start, addBadge, this.#names.number(id, 'badge'), row, count ?? NaN);
        }
        this.#setUpHeads(setup.chatHeads ?? {}, start);
      }
    }
  }

  #setUpHeads({ heads = [], edge, y, keepOut = [], open }, start) {
    for (const area of keepOut) this.#command(start, Heads.addKeepOut, ...area);
    for (const { id, unread = 0 } of heads) this.#command(start, Heads.seat, this.#names.number(id, 'head'), unread);
    if (edge !== undefined || y !== undefined) {
      const side = edge ?? (this.#script.rightToLeft ? 'left' : 'right');
      this.#command(start, Heads.place, side === 'right' ? 1 : 0, y ?? NaN);
    }
    if (open !== undefined) this.#command(start, Heads.open, this.#names.find(open));
  }

  #setUpNotch({ rows = 0, notch, navigationBar = 0, cell, scroll = 0 }, start, base) {
    const cutout = notch === undefined ? { width: 209, depth: 26, cornerRadius: 20, inset: 0 } : notch;
    this.#command(start, base + Notch.setRows, rows);
    const { width = NaN, depth = 0, cornerRadius = 0, inset = 0 } = cutout ?? {};
    this.#command(start, base + Notch.setCutout, width, depth, cornerRadius, inset);
    this.#command(start, base + Notch.setNavigationBar, navigationBar);
    if (cell) this.#command(start, base + Notch.setCell, ...cell);
    this.#command(start, base + Notch.scrollTo, scroll);
  }

  // MARK: What happens

  #take(event) {
    const { t } = event;
    for (const name of ['down', 'move', 'up']) {
      if (event[name]) this.#call('pointer', t, event.pointer ?? 1, Phase[name], ...event[name]);
    }
    if ('cancel' in event) this.#call('pointer', t, event.cancel, Phase.cancel, 0, 0);
    if ('wheel' in event) this.#call('wheel', t, ...event.wheel, ...event.at);
    if ('key' in event) this.#call('key', t, keys.indexOf(event.key), ...this.#focus(event.focus));
    if ('keyboard' in event) this.#call('keyboard', t, event.keyboard);
    if ('resize' in event) {
      this.#safeArea = event.safeArea ?? this.#safeArea;
      const { top = 0, left = 0, bottom = 0, right = 0 } = this.#safeArea ?? {};
      this.#call('screen', t, ...event.resize, top, left, bottom, right);
    }
    if ('do' in event) this.#perform(event);
  }

  #focus(layer) {
    if (layer === undefined) return [-1, 0];
    const [role, ...rest] = layer.split(':');
    const id = rest.join(':');
    return [Role[role], rest.length === 0 ? 0 : role === 'row' ? Number(id) : this.#names.find(id)];
  }

  #perform(event) {
    const { t } = event;
    let place = event.in ?? this.#script.interaction;
    let badge = 0;
    if (this.#kind === messengerKind) {
      const own = this.#names.find(place);
      if (own && this.#names.kind(own) === 'badge') [place, badge] = ['slime-badge', own];
      else if (place === 'slime-badge') badge = this.#names.find(event.badge);
    }
    if (place === 'slime-badge') {
      const args = { setCount: [event.count ?? NaN], moveHome: event.to ?? [] }[event.do] ?? [];
      if (badge) this.#command(t, badgeCommands + Badge[event.do], badge, ...args);
      else this.#command(t, Badge[event.do], ...args);
    } else if (place === 'flipping-notch') {
      const base = this.#kind === messengerKind ? notchCommands : 0;
      const args = { answer: [event.items], scrollTo: [event.y] }[event.do] ?? [];
      if (event.do === 'fail') args.push(this.#names.numberOfText(event.text));
      this.#command(t, base + Notch[event.do], ...args);
    } else {
      const args = event.head === undefined ? [] : [this.#names.number(event.head, 'head')];
      if (event.do === 'add') args.push(event.unread ?? 0);
      if (event.do === 'setUnread') args.push(event.count);
      if (event.do === 'message') args.push(this.#names.numberOfText(event.text));
      if (event.do === 'moveTo') args.push(event.edge === 'right' ? 1 : 0, event.y);
      this.#command(t, Heads[event.do], ...args);
    }
  }

  // MARK: What is to be seen

  /** Plays up to a time; returns the line of the frame then, and whether all is over. */
  frame(time) {
    const { events } = this.#script;
    while (this.#played < events.length && events[this.#played].t <= time) this.#take(events[this.#played++]);
    const base = this.#call('frame', time) / 8;
    const numbers = new Float64Array(this.#exports.memory.buffer).subarray(base);
    const [layerCount, eventCount, , schedule, due] = numbers;
    const layers = Array.from({ length: layerCount }, (_, index) =>
      this.#layer(numbers, headerLength + index * layerStride));
    const firstEvent = headerLength + layerCount * layerStride;
    const told = Array.from({ length: eventCount }, (_, index) =>
      this.#event(numbers.subarray(firstEvent + index * eventStride)));
    const settled = schedule === Schedule.settled ? true : schedule === Schedule.at ? due : false;
    return {
      line: JSON.stringify({ t: numbers[5], settled, layers, events: told }),
      isOver: this.#played >= events.length && settled === true,
    };
  }

  #layer(numbers, at) {
    const [
      role, item, index, x, y, width, height, scale, opacity, angle, , , topRadius, bottomRadius, fill, path, pathLength,
      label, text, , , , face,
    ] = numbers.subarray(at, at + layerStride);
    const name = roleNames[role];
    const values = {
      scale, opacity, angle, face: face ? 'back' : 'front', cornerRadius: Math.max(topRadius, bottomRadius),
      fill: fill < 0 ? undefined : `#${fill.toString(16).padStart(8, '0')}`,
      text: label === Label.count ? (text > 99 ? '99+' : String(text)) : label === Label.text ? this.#names.text(text) : undefined,
      path: pathLength ? outline(numbers.subarray(path, path + pathLength)) : undefined,
    };
    return {
      id: this.#name(name, item, index), x, y: name === 'list' ? y - height / 2 : y, width, height,
      ...Object.fromEntries(traits[name].map((trait) => [trait, values[trait]])),
    };
  }

  #name(role, item, index) {
    switch (role) {
      case 'row': return `row:${item}`;
      case 'conversation': case 'head': case 'home': case 'connector': case 'badge':
        return item ? `${role}:${this.#names.id(item)}` : role;
      case 'particle': return item ? `${role}:${this.#names.id(item)}:${index}` : `${role}:${index}`;
      default: return role;
    }
  }

  #event([name, item, x, y, t]) {
    const event = { t, name: eventNames[name] };
    if (item) event[this.#names.kind(item)] = this.#names.id(item);
    if (event.name === 'moved') Object.assign(event, { edge: x > 0 ? 'right' : 'left', y });
    if (event.name === 'inserted') event.items = x;
    return event;
  }
}

/** An outline in SVG's syntax. */
function outline(numbers) {
  const lengths = [2, 2, 4, 6, 0];
  let text = '';
  for (let at = 0; at < numbers.length; ) {
    const kind = numbers[at];
    text += 'MLQCZ'[kind] + Array.from(numbers.subarray(at + 1, at + 1 + lengths[kind]), String).join(' ');
    at += 1 + lengths[kind];
  }
  return text;
}

// MARK: The command

function options(args) {
  const wanted = { file: undefined, fps: 60, times: undefined, until: undefined };
  const number = (name, text, low, high) => {
    const value = text === undefined || text.trim() === '' ? NaN : Number(text);
    if (!(value >= low && value <= high)) throw new Failure(64, `${name} is ${text}, but must be a number from ${low} to ${high}`);
    return value;
  };
  for (let at = 0; at < args.length; at += 1) {
    if (args[at] === '--fps') wanted.fps = number('--fps', args[++at], Number.MIN_VALUE, 100000);
    else if (args[at] === '--until') wanted.until = number('--until', args[++at], 0, latest);
    else if (args[at] === '--times') {
      wanted.times = (args[++at] ?? '').split(',').map((text) => number('a time of --times', text, 0, latest));
      wanted.times.forEach((time, index, times) => {
        if (time < times[index - 1]) throw new Failure(64, `--times has ${time} after ${times[index - 1]}, but times must not fall`);
      });
    } else if (args[at].startsWith('--') || wanted.file !== undefined) throw new Failure(64, `${args[at]} is no argument`);
    else wanted.file = args[at];
  }
  if (wanted.file === undefined) throw new Failure(64, 'a script is missing: node Web/replay.mjs FILE');
  return wanted;
}

function read(file) {
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch (error) {
    throw new Failure(error instanceof TypeError ? 65 : 66, `${file}: ${error.message}`);
  }
  try {
    const script = JSON.parse(text);
    if (script.supple !== 1 || !Array.isArray(script.events) || !(script.interaction in interactions) || !script.screen) {
      throw new SyntaxError('not a script of the form 1');
    }
    return script;
  } catch (error) {
    throw new Failure(65, `${file}: ${error.message} (supple replay tells more)`);
  }
}

async function load(interaction) {
  const [path, target] = interaction === 'messenger'
    ? ['.build/supple-messenger.wasm', 'messenger-module'] : ['dist/supple.wasm', 'web'];
  const file = new URL(path, import.meta.url);
  if (!existsSync(file)) throw new Failure(69, `there is no ${file.pathname}; \`make ${target}\` builds it`);
  const { instance } = await WebAssembly.instantiate(readFileSync(file));
  instance.exports._initialize();
  return instance.exports;
}

function* frameTimes({ fps, times, until }, script) {
  if (times) {
    yield* times.filter((time) => time <= (until ?? Infinity));
    return;
  }
  const last = until ?? script.duration ?? (script.events.at(-1)?.t ?? 0) + patience;
  for (let number = 0; number / fps <= last; number += 1) yield number / fps;
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
  const wanted = options(process.argv.slice(2));
  const script = read(wanted.file);
  const replay = new Replay(await load(script.interaction), script);
  const isOpenEnded = !wanted.times && (wanted.until ?? script.duration) === undefined;
  let waiting = '';
  for (const time of frameTimes(wanted, script)) {
    const { line, isOver } = replay.frame(time);
    waiting += `${line}\n`;
    if (waiting.length > 65536) {
      write(waiting);
      waiting = '';
    }
    if (isOpenEnded && isOver) break;
  }
  write(waiting);
} catch (error) {
  process.stderr.write(`replay: ${error.message}\n`);
  process.exitCode = error.status ?? 70;
}
