// What the three elements have in common: their life in a page, and their attributes.
import { presets } from './abi/lists.js';
import { sleep, wake } from './clock.js';
import { Body, frame, now, ready, styleProperties } from './engine.js';
import { measure } from './plane.js';
import { record } from './record.js';

/** The probe of the safe area: as large as what bars and cut-outs leave. */
export const safeStyle = `
.safe{position:absolute;visibility:hidden;top:var(--supple-safe-top,env(safe-area-inset-top,0px));
right:var(--supple-safe-right,env(safe-area-inset-right,0px));
bottom:var(--supple-safe-bottom,env(safe-area-inset-bottom,0px));
left:var(--supple-safe-left,env(safe-area-inset-left,0px))}`;

/** The elements that are alive. @type {Set<SuppleElement>} */
export const living = new Set();

const stillness = matchMedia('(prefers-reduced-motion: reduce)');
const follow = () => {
  for (const element of living) element.sendPreferences();
};
stillness.addEventListener('change', follow);
// Directions come from CSS, and CSS takes them from attributes somewhere above.
new MutationObserver(follow).observe(document, { subtree: true, attributeFilter: ['dir'] });

/** Style sheets belong to one document each. @type {WeakMap<Document, Record<string, CSSStyleSheet>>} */
const sheets = new WeakMap();

/** @param {Document} owner @param {string} css */
function sheet(owner, css) {
  let known = sheets.get(owner);
  if (!known) sheets.set(owner, (known = {}));
  if (!known[css]) {
    known[css] = new /** @type {any} */ (owner.defaultView).CSSStyleSheet();
    known[css].replaceSync(common + css);
  }
  return known[css];
}

const common = `
:host([hidden]){display:none!important}
.spoken{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.touch{touch-action:none;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none;
-webkit-tap-highlight-color:transparent}
:focus-visible{outline:2px solid var(--supple-focus-color,#0a66ff);outline-offset:2px}`;

/** The words that elements say to assistive technology; a page may put others in their place. */
export const labels = {
  unread: (/** @type {number} */ count) => `${count} unread`,
  head: (/** @type {string} */ name, /** @type {number} */ count) => (count ? `${name}, ${count} unread` : name),
  message: (/** @type {string} */ name, /** @type {string} */ text) => `${name}: ${text}`,
  overflow: 'More conversations',
  refresh: 'Refresh',
  loading: 'Loading',
  inserted: (/** @type {number} */ count) => (count === 1 ? '1 new item' : `${count} new items`),
  nothingNew: 'Nothing new',
};

/**
 * Makes an element of a tag; attributes are text, `children` go in as they are.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {Record<string, string>} [attributes] @param {(Node | string)[]} children
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const name in attributes) element.setAttribute(name, attributes[name]);
  element.append(...children);
  return element;
}

/**
 * Makes an element of SVG.
 *
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag @param {Record<string, string>} [attributes] @param {Node[]} children
 */
export function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const name in attributes) element.setAttribute(name, attributes[name]);
  element.append(...children);
  return element;
}

/**
 * Gives a class properties that are its attributes.
 *
 * @param {any} target @param {string[]} texts @param {string[]} numbers null where there is none
 */
export function mirror(target, texts, numbers) {
  for (const name of [...texts, ...numbers]) {
    Object.defineProperty(target.prototype, name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()), {
      get() {
        const value = this.getAttribute(name);
        return value && numbers.includes(name) ? Number(value) : value;
      },
      set(value) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, value);
      },
    });
  }
}

/** The base of the elements: an interaction that lives while the element is in a document and has a size. */
export class SuppleElement extends HTMLElement {
  // Getters, as the bundler rewrites classes that have static fields, private members and all.

  /** Which interaction. @type {number} */
  static get kind() {
    return -1;
  }
  /** The interaction's name, as scripts write it. @type {string} */
  static get interaction() {
    return '';
  }
  /** @type {string} */
  static get css() {
    return '';
  }
  static get observedAttributes() {
    return ['preset', 'rate', 'reduced-motion'];
  }

  /** The properties of the interaction's style; there once `ready` is fulfilled. */
  static get properties() {
    return styleProperties(this.kind);
  }

  /** @type {Body | null} */
  body = null;
  width = 0;
  height = 0;
  /** Shows what bars and cut-outs leave of the element. */
  safe = make('div', { class: 'safe' });
  /** What is said to assistive technology. */
  spoken = make('div', { class: 'spoken', role: 'status' });
  /** @type {import('./plane.js').Plane | null} */
  #plane = null;
  /** @type {Record<string, number | string>} */
  #tuning = {};
  /** @type {(() => void)[]} what was asked for before there was life */
  #wishes = [];
  #observer = new ResizeObserver((entries) => {
    for (const { target, contentBoxSize: [box] } of entries) {
      if (target === this) this.#measured(box.inlineSize, box.blockSize);
      else if (this.body) this.resized();
    }
  });

  /** @param {ShadowRootInit} [options] */
  constructor(options) {
    super();
    this.root = this.attachShadow({ mode: 'open', ...options });
  }

  connectedCallback() {
    this.dressUp();
    this.#plane = null;
    this.#observer.observe(this);
    if (this.safe.isConnected) this.#observer.observe(this.safe);
    if (this.body) this.sendPreferences();
    else this.#begin();
  }

  disconnectedCallback() {
    // Whoever moves an element takes it out and puts it in at once; that is no end.
    queueMicrotask(() => {
      if (!this.isConnected) this.#end();
    });
  }

  adoptedCallback() {
    this.dressUp();
  }

  /** @param {string} name @param {string | null} before @param {string | null} after */
  attributeChangedCallback(name, before, after) {
    if (before === after || !this.body) return;
    if (name === 'preset') this.#sendStyle();
    else if (name === 'rate' || name === 'reduced-motion') this.sendPreferences();
    else this.changed(name, after);
    this.wake();
  }

  /** Whether there is room to live in. */
  get hasRoom() {
    return this.width > 0;
  }

  /** Brings the engine's side up: what the page has asked for so far. */
  setUp() {}
  /** Ends what `setUp` began. */
  takeDown() {}
  /** An attribute has changed. @param {string} name @param {string | null} value */
  changed(name, value) {}
  /** The size has changed, or what is free of it. */
  resized() {}
  /** Another style is in force. */
  styled() {}
  /** Reads from the page what the picture of a time needs. @param {number} time */
  look(time) {}
  /** Shows the frame in hand. @param {typeof frame} frame */
  draw(frame) {}
  /** Something happened. @param {typeof frame.events[0]} event */
  heard(event) {}

  dressUp() {
    const owner = this.ownerDocument;
    const { css } = /** @type {typeof SuppleElement} */ (this.constructor);
    // In a document that no window shows, such as a template's, there is nothing to see.
    if (owner.defaultView) this.root.adoptedStyleSheets = [sheet(owner, css)];
  }

  /** @param {number} width @param {number} height */
  #measured(width, height) {
    if (width === this.width && height === this.height) return;
    this.width = width;
    this.height = height;
    this.#plane = null;
    if (this.body) this.resized();
    else this.#begin();
  }

  /** Life begins as soon as there is an engine, a page and room. */
  #begin() {
    ready.then(() => {
      if (this.body || !this.isConnected || !this.hasRoom) return;
      const { kind } = /** @type {typeof SuppleElement} */ (this.constructor);
      this.body = new Body(kind, this);
      living.add(this);
      this.revive();
    }, () => {});
  }

  /** Begins life, or begins it anew. */
  revive() {
    const { body } = this;
    if (!body) return;
    body.create(this.#presetNumber, this.width, this.height, this.seed || 0);
    this.sendPreferences();
    this.#sendTuning();
    this.setUp();
    for (const wish of this.#wishes.splice(0)) wish();
    this.wake();
  }

  #end() {
    this.#observer.disconnect();
    if (!this.body) return;
    sleep(this);
    living.delete(this);
    this.takeDown();
    this.body.destroy();
    this.body = null;
    this.width = 0;
  }

  /** Does something now, or as soon as there is life. @param {() => void} wish */
  wish(wish) {
    if (this.body) {
      wish();
      this.wake();
    } else this.#wishes.push(wish);
  }

  /** @param {number} number @param {number[]} args */
  command(number, ...args) {
    this.wish(() => {
      record.listener?.command(this, number, args);
      this.body?.command(number, ...args);
    });
  }

  wake() {
    if (this.body) wake(this);
  }

  /** @param {number} time @returns {number | undefined} */
  show(time) {
    if (!this.body?.read(time)) return undefined;
    const { schedule, due } = frame;
    // Events first: what comes of them is part of this frame. Handlers may ask for other frames, so they are taken out.
    const events = frame.events.splice(0);
    this.draw(frame);
    for (const event of events) this.heard(event);
    return schedule === 2 ? 0 : schedule === 1 ? due : undefined;
  }

  /** Where the element is, measured when it was last touched. */
  get plane() {
    return (this.#plane ??= measure(this.surface));
  }

  /** The positioned element that fills the room of the interaction. @type {HTMLElement} */
  surface = /** @type {any} */ (undefined);

  /** When a pointer was last passed on, by its own stamp. */
  #touchedAt = -Infinity;

  /** Whether a click comes from assistive technology: no touch has led to it. @param {MouseEvent} event */
  isUntouched(event) {
    return event.timeStamp - this.#touchedAt > 700;
  }

  /** Has the next pointer measure again. */
  displaced() {
    this.#plane = null;
  }

  /**
   * Passes a pointer on.
   *
   * @param {number} phase @param {PointerEvent} event @param {number} id @param {number} time
   */
  pass(phase, event, id, time) {
    const [x, y] = this.locate(event.clientX, event.clientY);
    this.#touchedAt = event.timeStamp;
    record.listener?.pointer(this, phase, event, id, time);
    const claimed = !!this.body?.call('pointer', time, id, phase, x, y);
    this.wake();
    return claimed;
  }

  /** @param {number} x @param {number} y @returns {[number, number]} */
  locate(x, y) {
    return this.plane.point(x, y);
  }

  /** What a script says of an argument of a command. @param {string} key @param {number} value @returns {unknown} */
  spell(key, value) {
    return value;
  }

  /**
   * Tells the page.
   *
   * @param {string} name @param {object} [detail] @param {boolean} [cancelable]
   * @returns {boolean} whether the page let it happen
   */
  emit(name, detail = {}, cancelable = false) {
    return this.dispatchEvent(
      new CustomEvent(`supple-${name}`, { bubbles: true, composed: true, cancelable, detail }));
  }

  get #presetNumber() {
    return Math.max(0, presets.indexOf(this.preset));
  }

  /** The preset of the style: 'modern' or 'classic'. */
  get preset() {
    return this.getAttribute('preset') ?? presets[0];
  }
  set preset(name) {
    this.setAttribute('preset', name);
  }

  /** What differs from the preset, by property name. */
  get tuning() {
    return { ...this.#tuning };
  }
  set tuning(values) {
    this.#tuning = { ...values };
    if (this.body) this.#sendStyle();
    this.wake();
  }

  #sendStyle() {
    this.body?.call('setPreset', now(), this.#presetNumber);
    this.#sendTuning();
    this.styled();
  }

  /** Tells the engine how large the screen is and what of it is free. */
  sendScreen() {
    this.body?.call('screen', now(), this.width, this.height, ...this.insets);
    this.wake();
  }

  /** What bars and cut-outs take from the top, left, bottom and right. */
  get insets() {
    const { offsetTop: top, offsetLeft: left, offsetWidth, offsetHeight } = this.safe;
    return [top, left, this.height - top - offsetHeight, this.width - left - offsetWidth].map((part) => Math.max(0, part));
  }

  #sendTuning() {
    for (const name in this.#tuning) this.setStyleValue(name, this.#tuning[name]);
  }

  /** Where a property stands in the style. @param {string} name */
  #property(name) {
    return /** @type {typeof SuppleElement} */ (this.constructor).properties.findIndex(
      (property) => property.name === name);
  }

  /** Sets one number or way of the style in force. @param {string} name @param {number | string} value */
  setStyleValue(name, value) {
    const { properties } = /** @type {typeof SuppleElement} */ (this.constructor);
    const index = this.#property(name);
    const number = typeof value === 'string' ? properties[index]?.choices?.indexOf(value) ?? -1 : value;
    if (index >= 0) this.body?.call('setStyleValue', now(), index, number);
  }

  /** A number of the style in force. @param {string} name */
  styleValue(name) {
    return this.body?.call('styleValue', this.#property(name)) ?? 0;
  }

  /** The pace of springs and timed motion: 1 as they are, 0.1 ten times slower. */
  get rate() {
    return Number(this.getAttribute('rate') ?? 1);
  }
  set rate(rate) {
    this.setAttribute('rate', String(rate));
  }

  /** Whether motion is reduced: what the person asked of the system, unless the attribute says otherwise. */
  get reducedMotion() {
    const own = this.getAttribute('reduced-motion');
    return own === null ? stillness.matches : own !== 'false' && own !== 'no-preference';
  }
  set reducedMotion(reduced) {
    this.setAttribute('reduced-motion', String(reduced));
  }

  /** Whether what is written here runs from right to left. */
  get rightToLeft() {
    return getComputedStyle(this).direction === 'rtl';
  }

  sendPreferences() {
    this.body?.call('preferences', now(), this.reducedMotion ? 1 : 0, this.rightToLeft ? 1 : 0, this.rate);
    this.wake();
  }
}
mirror(SuppleElement, [], ['seed']);
