import { properties } from './properties.js';

/**
 * The style of one interaction on this page: a preset and what was changed of it, how fast time goes and whether
 * motion is reduced, in force on every element of its kind, also on those that come later.
 */
export class Styling extends EventTarget {
  /** @type {import('./properties.js').Property[] | undefined} */
  #properties;
  #tag;
  /** @type {'modern' | 'classic'} */
  #preset = 'modern';
  /** @type {Record<string, import('./properties.js').Value>} */
  #changes = {};
  #rate = 1;
  /** @type {boolean | null} null leaves it to the system */
  #reducedMotion = null;
  #elements;

  /** @param {string} tag @param {() => Iterable<HTMLElement>} elements */
  constructor(tag, elements) {
    super();
    this.#tag = tag;
    this.#elements = elements;
  }

  /** What the style consists of; known once the engine is ready. */
  get properties() {
    this.#properties ??= properties(this.#tag);
    return this.#properties;
  }

  /** The preset in force. Choosing one drops the changes. */
  get preset() {
    return this.#preset;
  }

  set preset(preset) {
    this.#preset = preset;
    this.#changes = {};
    this.#applyAll();
  }

  /** What differs from the preset. */
  get changes() {
    return { ...this.#changes };
  }

  /** @param {import('./properties.js').Property} property */
  value(property) {
    return this.#changes[property.name] ?? property.values[this.#preset];
  }

  /** @param {import('./properties.js').Property} property @param {import('./properties.js').Value} value */
  set(property, value) {
    if (value === property.values[this.#preset]) delete this.#changes[property.name];
    else this.#changes[property.name] = value;
    this.#applyAll();
  }

  /** How fast time goes: 1, or less in slow motion. @param {number} rate */
  setRate(rate) {
    this.#rate = rate;
    this.#applyAll();
  }

  /** @param {boolean} reduced whatever the system says */
  setReducedMotion(reduced) {
    this.#reducedMotion = reduced;
    this.#applyAll();
  }

  /** Puts the style in force on an element that has just been made. @param {HTMLElement} element */
  apply(element) {
    if (element.getAttribute('preset') !== this.#preset) element.setAttribute('preset', this.#preset);
    if (this.#reducedMotion !== null) element.setAttribute('reduced-motion', String(this.#reducedMotion));
    Object.assign(element, { tuning: { ...this.#changes }, rate: this.#rate });
  }

  #applyAll() {
    for (const element of this.#elements()) this.apply(element);
    this.dispatchEvent(new Event('change'));
  }
}
