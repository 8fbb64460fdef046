// Records what happens to the elements of a page as a script that replays it. A file of its own, as few pages record.
import * as badge from './abi/badge-command.js';
import * as heads from './abi/heads-command.js';
import * as Kind from './abi/kind.js';
import { keys, presets } from './abi/lists.js';
import * as notch from './abi/notch-command.js';
import { measure, record } from './supple.js';

/** The commands that scripts know, with the names of their arguments. @type {Record<string, string[]>} */
const commands = {
  add: ['head', 'unread'], remove: ['head'], open: ['head'], select: ['head'], close: [], setUnread: ['head', 'count'],
  message: ['head', 'text'], moveTo: ['edge', 'y'], refuse: [], setCount: ['count'], clear: [], start: [],
  answer: ['items'], fail: ['text'], cancelRefresh: [], scrollTo: ['y'],
};
/** The commands' names by kind and number. */
const names = [heads, badge, notch].map((numbers) => {
  /** @type {string[]} */
  const list = [];
  for (const [name, number] of Object.entries(numbers)) list[number] = name;
  return list;
});
const phases = ['down', 'move', 'up', 'cancel'];
/** The names of the parts of a messenger's setup, by kind. */
const parts = ['chatHeads', 'badges', 'notch'];
const edges = ['left', 'right'];
/** What a notch has measured on its page, beside what the page has tuned. */
const measuredProperties = ['cellRadius', 'rowGap', 'firstRowInset'];

/** A ten-thousandth of a point, and a microsecond. */
const rounded = (/** @type {number} */ value) => Math.round(value * 1e4) / 1e4;
const microseconds = (/** @type {number} */ value) => Math.round(value * 1e6) / 1e6;

/** The style in force as scripts write it: values in their ranges, those of several parts in objects. @param {any} element */
function styleOf(element) {
  const { properties, kind } = element.constructor;
  const given = new Set([...Object.keys(element.tuning), ...(kind === Kind.flippingNotch ? measuredProperties : [])]);
  /** @type {Record<string, any>} */
  const style = { preset: presets.includes(element.preset) ? element.preset : presets[0] };
  for (const { name, choices } of properties.filter((/** @type {any} */ { name }) => given.has(name))) {
    const number = element.styleValue(name);
    const value = choices ? choices[number] : number;
    const [owner, part] = name.split('.');
    if (part) (style[owner] ??= {})[part] = value;
    else style[owner] = value;
  }
  return style;
}

/** Writes down what is done to the elements in a part of a page. */
export class SuppleRecorder {
  /** @type {any[]} */
  #elements = [];
  /** What the script calls the badges. @type {Map<any, string>} */
  #names = new Map();
  /** @type {any[]} */
  #events = [];
  /** @type {Map<number, number>} pointers count from 1 */
  #pointers = new Map();
  #plane = /** @type {any} */ (null);
  #start = 0;
  #script = {};
  #size = '';
  #observer = new ResizeObserver(() => this.#resized());

  /** @param {HTMLElement} [scope] positioned; its box is the script's screen */
  constructor(scope = document.body) {
    this.scope = scope;
  }

  /** Begins a script with what there is. */
  start() {
    record.listener = this;
    this.#plane = measure(this.scope);
    this.#start = performance.now() / 1000;
    this.#events = [];
    this.#pointers.clear();
    const elements = this.#choose();
    this.#elements = elements;
    this.#nameBadges();
    const [first] = elements;
    const single = elements.length < 2;
    const screen = this.#screen();
    this.#size = JSON.stringify(screen);
    this.#observer.observe(this.scope);
    this.#script = {
      supple: 1, interaction: single ? first?.constructor.interaction ?? 'messenger' : 'messenger', screen,
      style: single && first ? styleOf(first)
        : Object.fromEntries(elements.map((element) => [element.constructor.interaction, styleOf(element)])),
      seed: Number.isSafeInteger(first?.seed) && first.seed > 0 ? first.seed : 0, setup: single && first ? this.#describe(first, true) : this.#describeAll(),
      reducedMotion: !!first?.reducedMotion, rightToLeft: getComputedStyle(this.scope).direction === 'rtl',
    };
  }

  /** Ends the script. @returns {object} in the form that `supple replay` reads */
  stop() {
    if (record.listener === this) record.listener = null;
    this.#observer.disconnect();
    return { ...this.#script, events: this.#events, duration: microseconds(performance.now() / 1000 - this.#start) };
  }

  /** The elements that a script can speak of: heads, a list, and either the badges in its rows or one that stands alone. */
  #choose() {
    const all = /** @type {any[]} */ ([...this.scope.querySelectorAll('*')]).filter((element) => element.spell && element.body);
    const [[heads], badges, [notch]] = [Kind.chatHeads, Kind.slimeBadge, Kind.flippingNotch].map(
      (kind) => all.filter((element) => element.constructor.kind === kind));
    const others = [heads, notch].filter((element) => !!element);
    return others.length ? [...others, ...badges.filter((badge) => notch && this.#row(badge, notch))] : badges.slice(0, 1);
  }

  /** The number of the row that a badge sits in, 0 for none. @param {any} badge @param {any} notch */
  #row(badge, notch) {
    return notch.rows.findIndex((/** @type {Node} */ row) => row.contains(badge)) + 1;
  }

  /** Heads and badges share their names. */
  #nameBadges() {
    const heads = this.#elements.find(({ constructor: { kind } }) => kind === Kind.chatHeads);
    const taken = new Set(heads?.heads);
    this.#names.clear();
    const badges = this.#elements.filter(({ constructor: { kind } }) => kind === Kind.slimeBadge);
    badges.forEach((badge, index) => {
      let name = badge.id || `badge-${index + 1}`;
      while (taken.has(name)) name = `badge-${name}`;
      taken.add(name);
      this.#names.set(badge, name);
    });
  }

  /** What a script says of an element as it is. @param {any} element @param {boolean} [single] */
  #describe(element, single) {
    const { kind } = element.constructor;
    if (kind === Kind.chatHeads) {
      const { edge, y, open, heads } = element.state;
      const keepOut = element.kept.map((/** @type {any} */ { x, y, width, height }) => [x, y, width, height]);
      return { heads, edge: edges.find((name) => name === edge), y: y ?? undefined, keepOut, open: open ?? undefined };
    }
    if (kind === Kind.slimeBadge) {
      const count = element.count === null ? null : Math.max(0, Math.trunc(element.count) || 0);
      const { x, y, width, height } = element.getBoundingClientRect();
      if (single) return { count, home: this.point({ clientX: x + width / 2, clientY: y + height / 2 }) };
      const notch = this.#elements.find(({ constructor: { kind } }) => kind === Kind.flippingNotch);
      return { id: this.name(element), count, row: this.#row(element, notch) };
    }
    const { shape: [width, depth, cornerRadius, inset], rows, navigationBar, cell, scroller } = element;
    return {
      rows: rows.length, notch: width ? { width, depth, cornerRadius, inset } : null, navigationBar: navigationBar ?? 0,
      ...(cell.width > 0 && cell.height > 0 && { cell: [cell.width, cell.height] }), scroll: Math.max(0, scroller.scrollTop),
    };
  }

  #describeAll() {
    /** @type {any} */
    const setup = {};
    for (const element of this.#elements) {
      const { kind } = element.constructor;
      if (kind === Kind.slimeBadge) (setup.badges ??= []).push(this.#describe(element));
      else setup[parts[kind]] = this.#describe(element);
    }
    return setup;
  }

  #screen() {
    const { width, height } = getComputedStyle(this.scope);
    const [top, left, bottom, right] = this.#elements.find((element) => element.safe.isConnected)?.insets ?? [0, 0, 0, 0];
    return { width: parseFloat(width), height: parseFloat(height), safeArea: { top, left, bottom, right } };
  }

  #resized() {
    const screen = this.#screen();
    const size = JSON.stringify(screen);
    if (size === this.#size) return;
    this.#size = size;
    this.#plane = measure(this.scope);
    const { width, height, safeArea } = screen;
    this.#note(performance.now() / 1000, { resize: [width, height], safeArea });
  }

  /** What a script calls an element. @param {any} element */
  name(element) {
    return this.#names.get(element) ?? element.constructor.interaction;
  }

  /** @param {{clientX: number, clientY: number}} event @returns {number[]} */
  point({ clientX, clientY }) {
    return this.#plane.point(clientX, clientY).map(rounded);
  }

  /** @param {any} element @param {number} phase @param {PointerEvent} event @param {number} id @param {number} time */
  pointer(element, phase, event, id, time) {
    if (phase === 0) this.#pointers.set(id, [...this.#pointers.keys()].indexOf(id) + 1 || this.#pointers.size + 1);
    const pointer = this.#pointers.get(id);
    if (!pointer) return;
    const what = phase === 3 ? { cancel: pointer } : { [phases[phase]]: this.point(event), pointer };
    // Elements inside each other hear of the same touch.
    const key = `${phase} ${id} ${time}`;
    if (key !== this.#last && this.#elements.includes(element)) this.#note(time, what);
    this.#last = key;
  }
  #last = '';

  /** @param {number} time @param {object} what */
  #note(time, what) {
    // A sample may be older than what has happened since it was taken.
    const t = Math.max(this.#events.at(-1)?.t ?? 0, microseconds(time - this.#start));
    this.#events.push({ t, ...what });
  }

  /** @param {any} element @param {KeyboardEvent} event @param {string} [focus] */
  key(element, event, focus) {
    // Scripts know the keys that interactions answer.
    if (!keys.includes(event.key) || !this.#elements.includes(element)) return;
    const layer = focus === 'badge' && this.#elements.length > 1 ? `badge:${this.name(element)}` : focus;
    this.#note(event.timeStamp / 1000, { key: event.key, focus: layer });
  }

  /** @param {any} element @param {WheelEvent} event */
  wheel(element, event) {
    if (!this.#elements.includes(element)) return;
    const unit = [1, 16, element.height][event.deltaMode] ?? 1;
    this.#note(event.timeStamp / 1000, { wheel: [event.deltaX * unit, event.deltaY * unit], at: this.point(event) });
  }

  /** @param {any} element @param {number} number @param {number[]} args */
  command(element, number, args) {
    const name = names[element.constructor.kind][number];
    if (!commands[name] || !this.#elements.includes(element)) return;
    const named = commands[name].map((key, index) => [key, element.spell(key, args[index])]);
    // A place that was left open cannot be said.
    if (named.some(([key, value]) => key !== 'count' && (value === undefined || Number.isNaN(value)))) return;
    const place = this.#elements.length > 1 && { in: this.name(element) };
    this.#note(performance.now() / 1000, { do: name, ...Object.fromEntries(named), ...place });
  }
}
