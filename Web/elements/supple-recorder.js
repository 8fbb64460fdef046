// Records what happens to the elements of a page as a script that replays it. A file of its own, as few pages record.
import * as badge from './abi/badge-command.js';
import * as heads from './abi/heads-command.js';
import { keys } from './abi/lists.js';
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
/** What a script says of an element as it is. @type {((element: any, single: boolean, id: string) => object)[]} */
const describe = [
  ({ state: { edge, y, open, heads } }) => ({ heads, edge: edge ?? 'right', y: y ?? undefined, ...(open && { open }) }),
  (element, single, id) => {
    const { count } = element;
    if (single) {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { count, home: element.locate(x + width / 2, y + height / 2).map(rounded) };
    }
    const row = element.closest('[data-list]>*');
    return { id, count, row: row ? [...row.parentNode.children].indexOf(row) + 1 : 1 };
  },
  ({ shape: [width, depth, cornerRadius, inset], rows, navigationBar, cell, scroller }) => ({
    rows: rows.length, notch: width ? { width, depth, cornerRadius, inset } : null,
    navigationBar: navigationBar ?? 0, cell: [cell.width, cell.height], scroll: scroller.scrollTop,
  }),
];
const phases = ['down', 'move', 'up', 'cancel'];
const rounded = (/** @type {number} */ value) => Math.round(value * 1e4) / 1e4;

/** Properties with several parts as scripts write them. @param {Record<string, any>} tuning */
function nested(tuning) {
  /** @type {Record<string, any>} */
  const properties = {};
  for (const [name, value] of Object.entries(tuning)) {
    const [owner, part] = name.split('.');
    if (part) (properties[owner] ??= {})[part] = value;
    else properties[owner] = value;
  }
  return properties;
}

/** Writes down what is done to the elements in a part of a page. */
export class SuppleRecorder {
  /** @type {any[]} */
  #elements = [];
  /** @type {any[]} */
  #events = [];
  /** @type {Map<number, number>} pointers count from 1 */
  #pointers = new Map();
  #plane = /** @type {any} */ (null);
  #start = 0;
  #script = {};

  /** @param {HTMLElement} [scope] positioned; its box is the script's screen */
  constructor(scope = document.body) {
    this.scope = scope;
  }

  /** Begins a script with what there is. */
  start() {
    record.listener = this;
    this.#elements = [...this.scope.querySelectorAll('*')].filter((element) => /** @type {any} */ (element).spell);
    this.#events = [];
    this.#pointers.clear();
    this.#plane = measure(this.scope);
    this.#start = performance.now() / 1000;
    const kinds = ['chatHeads', 'badges', 'notch'];
    const { width, height } = getComputedStyle(this.scope);
    const single = this.#elements.length === 1;
    const [first] = this.#elements;
    /** @type {any} */
    const setup = {};
    /** @type {any} */
    const style = {};
    this.#elements.forEach((element, index) => {
      const { kind, interaction } = element.constructor;
      const described = describe[kind](element, single, this.name(element, index));
      if (kind === 1) (setup.badges ??= []).push(described);
      else setup[kinds[kind]] = described;
      style[interaction] = { preset: element.preset, ...nested(element.tuning) };
    });
    const safe = this.#elements.find((element) => element.safe?.isConnected)?.insets ?? [0, 0, 0, 0];
    const [top, left, bottom, right] = safe;
    this.#script = {
      supple: 1, interaction: single ? first.constructor.interaction : 'messenger',
      screen: { width: parseFloat(width), height: parseFloat(height), safeArea: { top, left, bottom, right } },
      style: single ? style[first.constructor.interaction] : style,
      seed: first?.seed ?? 0, setup: single ? Object.values(setup).flat()[0] : setup,
      reducedMotion: !!first?.reducedMotion, rightToLeft: getComputedStyle(this.scope).direction === 'rtl',
    };
  }

  /** Ends the script. @returns {object} in the form that `supple replay` reads */
  stop() {
    if (record.listener === this) record.listener = null;
    return { ...this.#script, events: this.#events, duration: rounded(performance.now() / 1000 - this.#start) };
  }

  /** What a script calls an element. @param {any} element */
  name(element, index = this.#elements.indexOf(element)) {
    return element.constructor.kind === 1 ? element.id || `badge-${index + 1}` : element.constructor.interaction;
  }

  /** @param {MouseEvent} event @returns {number[]} */
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
    if (key !== this.#last) this.note(element, time, what);
    this.#last = key;
  }
  #last = '';

  /** @param {any} element @param {number} time @param {object} what @param {boolean} [addressed] */
  note(element, time, what, addressed = false) {
    if (!this.#elements.includes(element)) return;
    const t = Math.max(this.#events.at(-1)?.t ?? 0, rounded(time - this.#start));
    this.#events.push({ t, ...what, ...(addressed && this.#elements.length > 1 && { in: this.name(element) }) });
  }

  /** @param {any} element @param {KeyboardEvent} event @param {string} [focus] */
  key(element, event, focus) {
    // Scripts know the keys that interactions answer.
    if (keys.includes(event.key)) this.note(element, event.timeStamp / 1000, { key: event.key, focus });
  }

  /** @param {any} element @param {WheelEvent} event */
  wheel(element, event) {
    this.note(element, event.timeStamp / 1000, { wheel: [event.deltaX, event.deltaY], at: this.point(event) });
  }

  /** @param {any} element @param {number} number @param {number[]} args */
  command(element, number, args) {
    const name = names[element.constructor.kind][number];
    if (!commands[name]) return;
    const named = commands[name].map((key, index) => [key, element.spell(key, args[index])]);
    this.note(element, performance.now() / 1000, { do: name, ...Object.fromEntries(named) }, true);
  }
}
