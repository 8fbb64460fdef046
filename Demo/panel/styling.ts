import type { SuppleElement } from '../supple.js';
import { type Property, type Value, properties } from './properties.js';

/**
 * The style of one interaction on this page: a preset with changes, the rate of time, reduced motion and haptic feedback. It
 * applies to every element of its kind, including later ones.
 */
export class Styling extends EventTarget {
  /** The parts of the style. */
  readonly properties: readonly Property[];
  #preset: 'modern' | 'classic' = 'modern';
  #changes: Record<string, Value> = {};
  #rate = 1;
  #haptics = false;
  /** Null leaves it to the system */
  #reducedMotion: boolean | null = null;
  #elements;
  #followers: SuppleElement[] = [];
  #own;

  /** Makes the style of the elements; `own` has this page's replacements of `modern` values. */
  constructor(tag: string, elements: () => Iterable<SuppleElement>, own: Readonly<Record<string, Value>> = {}) {
    super();
    this.#own = own;
    this.properties = properties(tag).map((property) => property.name in own
      ? { ...property, values: { ...property.values, modern: own[property.name] } } : property);
    this.#elements = elements;
  }

  /** The current preset. Choosing one drops the changes. */
  get preset() {
    return this.#preset;
  }

  set preset(preset) {
    this.#preset = preset;
    this.#changes = {};
    this.#applyAll();
  }

  /** The differences from the preset. */
  get changes() {
    return { ...this.#changes };
  }

  /** Applies the page's own values; later elements start with them. */
  begin(): void {
    if (Object.keys(this.#own).length > 0) this.#applyAll();
  }

  /** Applies a preset with its differences in one step. */
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

  /** The rate of time: 1, or less in slow motion. */
  get rate(): number {
    return this.#rate;
  }

  /** Sets slow motion or the normal rate. */
  setRate(rate: number): void {
    this.#rate = rate;
    this.#applyAll();
  }

  /** Reduces motion or not, independent of the system. */
  setReducedMotion(reduced: boolean) {
    this.#reducedMotion = reduced;
    this.#applyAll();
  }

  /** Switches haptic feedback, on devices that vibrate. */
  setHaptics(felt: boolean) {
    this.#haptics = felt;
    this.#applyAll();
  }

  /** Applies the style to an element now, and each change of the style from now on. */
  follow(element: SuppleElement): void {
    this.#followers.push(element);
    this.apply(element);
  }

  /** Applies the style to a new element. */
  apply(element: SuppleElement): void {
    if (element.getAttribute('preset') !== this.#preset) element.preset = this.#preset;
    if (this.#reducedMotion !== null) element.reducedMotion = this.#reducedMotion ? 'reduce' : 'no-preference';
    element.haptics = this.#haptics;
    element.tuning = this.#preset === 'modern' ? { ...this.#own, ...this.#changes } : this.#changes;
    element.rate = this.#rate;
  }

  #applyAll() {
    for (const element of [...this.#elements(), ...this.#followers]) this.apply(element);
    this.dispatchEvent(new Event('change'));
  }
}
