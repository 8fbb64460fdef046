import type { SuppleElement } from '../supple.js';
import { type Property, type Value, properties } from './properties.js';

/**
 * The style of one interaction on this page: a preset and what was changed of it, how fast time goes,
 * whether motion is reduced and whether impacts are felt, in force on every element of its kind, also on those that come later.
 */
export class Styling extends EventTarget {
  /** What the style consists of. */
  readonly properties: readonly Property[];
  #preset: 'modern' | 'classic' = 'modern';
  #changes: Record<string, Value> = {};
  #rate = 1;
  #haptics = false;
  /** Null leaves it to the system */
  #reducedMotion: boolean | null = null;
  #elements;
  #own;

  /** Makes the style of the elements; `own` is what this page has in place of the values of `modern`. */
  constructor(tag: string, elements: () => Iterable<SuppleElement>, own: Readonly<Record<string, Value>> = {}) {
    super();
    this.#own = own;
    this.properties = properties(tag).map((property) => property.name in own
      ? { ...property, values: { ...property.values, modern: own[property.name] } } : property);
    this.#elements = elements;
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

  /** Puts what the page has of its own in force; elements that come later have it from the start. */
  begin(): void {
    if (Object.keys(this.#own).length > 0) this.#applyAll();
  }

  /** Puts a preset and what differs from it in force at one stroke. */
  adopt(preset: 'modern' | 'classic', changes: Readonly<Record<string, Value>>): void {
    this.#preset = preset;
    this.#changes = { ...changes };
    this.#applyAll();
  }

  value(property: Property) {
    return this.#changes[property.name] ?? property.values[this.#preset];
  }

  set(property: Property, value: Value) {
    if (value === property.values[this.#preset]) delete this.#changes[property.name];
    else this.#changes[property.name] = value;
    this.#applyAll();
  }

  /** How fast time goes: 1, or less in slow motion. */
  get rate(): number {
    return this.#rate;
  }

  /** Lets time go slower, or as fast as it does. */
  setRate(rate: number): void {
    this.#rate = rate;
    this.#applyAll();
  }

  /** Reduces motion or not, whatever the system says. */
  setReducedMotion(reduced: boolean) {
    this.#reducedMotion = reduced;
    this.#applyAll();
  }

  /** Has impacts felt, where the device can vibrate. */
  setHaptics(felt: boolean) {
    this.#haptics = felt;
    this.#applyAll();
  }

  /** Puts the style in force on an element that has just been made. */
  apply(element: SuppleElement): void {
    if (element.getAttribute('preset') !== this.#preset) element.preset = this.#preset;
    if (this.#reducedMotion !== null) element.reducedMotion = this.#reducedMotion ? 'reduce' : 'no-preference';
    element.haptics = this.#haptics;
    element.tuning = this.#preset === 'modern' ? { ...this.#own, ...this.#changes } : this.#changes;
    element.rate = this.#rate;
  }

  #applyAll() {
    for (const element of this.#elements()) this.apply(element);
    this.dispatchEvent(new Event('change'));
  }
}
