// The engine's module: loaded once, one instance for the whole page, and a new one if it is ever lost.
import { eventStride, headerLength, layerStride } from './abi/layout.js';
import { eventNames, presets, units } from './abi/lists.js';

const source = new URL('./supple.wasm', import.meta.url);

async function compile() {
  try {
    return await WebAssembly.compileStreaming(fetch(source));
  } catch {
    // A server that gives the file another type than application/wasm cannot stream it.
    const response = await fetch(source);
    if (!response.ok) throw new Error(`${source}: ${response.status}`);
    return WebAssembly.compile(await response.arrayBuffer());
  }
}

/** @type {WebAssembly.Module | undefined} */
let compiled;
/** @type {any} */
let exports;
let numbers = new Float64Array();
/** @type {Set<Body>} */
const bodies = new Set();

function start() {
  exports = new WebAssembly.Instance(/** @type {WebAssembly.Module} */ (compiled)).exports;
  exports._initialize();
}

/** Fulfilled when elements can come to life. */
export const ready = compile().then((module) => {
  compiled = module;
  start();
});
ready.catch((error) => report(document, error));

/** @param {EventTarget} target @param {unknown} error */
function report(target, error) {
  target.dispatchEvent(new CustomEvent('supple-error', { bubbles: true, composed: true, detail: { error } }));
}

/** Now, in the engine's seconds: those of event time stamps and animation frames. */
export const now = () => performance.now() / 1000;

/** Calls what belongs to no interaction. @param {string} name @param {number[]} args @returns {number} */
export const call = (name, ...args) => exports[name](...args);

/**
 * @typedef {object} Layer a thing to show; see Sources/SuppleScene/Layer.swift
 * @property {number} role @property {number} item @property {number} index
 * @property {number} x @property {number} y @property {number} width @property {number} height
 * @property {number} scale @property {number} opacity @property {number} angle @property {number} recession
 * @property {number} perspective @property {number} topRadius @property {number} bottomRadius
 * @property {number} fill 0xRRGGBBAA, or -1
 * @property {number} path @property {number} pathLength where its outline stands among the frame's numbers
 * @property {number} label @property {number} text
 * @property {number} shadowOpacity @property {number} shadowOffset @property {number} shadowRadius
 * @property {number} face @property {number} dimming @property {number} reach @property {number} traits
 */
const layerParts = [
  'role', 'item', 'index', 'x', 'y', 'width', 'height', 'scale', 'opacity', 'angle', 'recession', 'perspective',
  'topRadius', 'bottomRadius', 'fill', 'path', 'pathLength', 'label', 'text', 'shadowOpacity', 'shadowOffset',
  'shadowRadius', 'face', 'dimming', 'reach', 'traits',
];

/** The frame in hand: its layers are the same objects each time, so what is kept must be copied. */
export const frame = {
  /** @type {Layer[]} */
  layers: [],
  count: 0,
  /** @type {{name: string, item: number, x: number, y: number, time: number}[]} */
  events: [],
  schedule: 0,
  due: 0,
  /** @param {Layer} layer @returns {string} its outline as SVG writes it */
  outline(layer) {
    let text = '';
    const end = layer.path + layer.pathLength;
    for (let at = layer.path; at < end; ) {
      const kind = numbers[base + at];
      text += 'MLQCZ'[kind];
      const stop = at + 1 + pathLengths[kind];
      for (at += 1; at < stop; at += 1) text += `${Math.round(numbers[base + at] * 1000) / 1000} `;
    }
    return text;
  },
};
const pathLengths = [2, 2, 4, 6, 0];
let base = 0;

/** One interaction in the engine. */
export class Body {
  #kind;
  #host;
  #handle = 0;
  #losses = 0;

  /**
   * @param {number} kind
   * @param {HTMLElement & {revive(): void}} host is asked to set a new life up when the module was lost
   */
  constructor(kind, host) {
    this.#kind = kind;
    this.#host = host;
    bodies.add(this);
  }

  /** @param {number} preset @param {number} width @param {number} height @param {number} seed */
  create(preset, width, height, seed) {
    this.#handle = this.#run('create', this.#kind, preset, width, height, seed) || this.#handle;
  }

  destroy() {
    bodies.delete(this);
    this.call('destroy');
  }

  /** Calls an export with this interaction's handle. @param {string} name @param {number[]} args @returns {number} */
  call(name, ...args) {
    return this.#handle && this.#run(name, this.#handle, ...args);
  }

  /** @param {string} name @param {number[]} args @returns {number} */
  #run(name, ...args) {
    try {
      return exports[name](...args);
    } catch (error) {
      this.#lose(error);
      return 0;
    }
  }

  /** @param {number} number @param {number[]} args */
  command(number, ...args) {
    const [a = 0, b = 0, c = 0, d = 0] = args;
    this.call('command', now(), number, a, b, c, d);
  }

  /** Reads the frame at a time into `frame`. @param {number} time @returns {boolean} whether there is one */
  read(time) {
    const address = this.call('frame', time);
    if (!address) return false;
    // Growth of the memory empties the view.
    if (!numbers.length) numbers = new Float64Array(exports.memory.buffer);
    base = address / 8;
    const at = base;
    frame.count = numbers[at];
    frame.schedule = numbers[at + 3];
    frame.due = numbers[at + 4];
    let place = at + headerLength;
    for (let index = 0; index < frame.count; index += 1, place += layerStride) {
      const layer = (frame.layers[index] ??= /** @type {any} */ ({}));
      for (let part = 0; part < layerStride; part += 1) layer[layerParts[part]] = numbers[place + part];
    }
    frame.events.length = 0;
    for (let index = 0; index < numbers[at + 1]; index += 1, place += eventStride) {
      const [name, item, x, y, time] = numbers.subarray(place, place + eventStride);
      frame.events.push({ name: eventNames[name], item, x, y, time });
    }
    return true;
  }

  /** The module has failed and every interaction in it is gone: all begin anew in another. @param {unknown} error */
  #lose(error) {
    this.#losses += 1;
    // One that fails again and again stays out, so that the others can live.
    if (this.#losses > 3) bodies.delete(this);
    for (const body of bodies) body.#handle = 0;
    this.#handle = 0;
    numbers = new Float64Array();
    start();
    for (const body of [...bodies]) body.#host.revive();
    report(this.#host, error);
  }
}

/** @param {number} address @returns {string} */
function text(address) {
  let result = '';
  const bytes = new Uint8Array(exports.memory.buffer);
  for (let at = address; bytes[at]; at += 1) result += String.fromCharCode(bytes[at]);
  return result;
}

/** @type {import('./supple.d.ts').StyleProperty[][]} */
const described = [];

/** The properties of a kind's style, in the engine's order. @param {number} kind */
export function styleProperties(kind) {
  return (described[kind] ??= Array.from({ length: call('styleNumber', kind, 0, 0) }, (_, index) => {
    const [own, owner, group] = [-1, -2, -3].map((which) => text(call('styleName', kind, index, which)));
    const [unit, minimum, maximum] = [1, 2, 3].map((which) => call('styleNumber', kind, index, which));
    const choices =
      unit < 0 ? Array.from({ length: maximum + 1 }, (_, way) => text(call('styleName', kind, index, way))) : undefined;
    const value = (/** @type {number} */ preset) => {
      const number = call('presetValue', kind, preset, index);
      return choices ? choices[number] : number;
    };
    return {
      name: owner ? `${owner}.${own}` : own, group, unit: units[unit] ?? '', minimum, maximum, choices,
      modern: value(0), classic: value(1),
    };
  }));
}
