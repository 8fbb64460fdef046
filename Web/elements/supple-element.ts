// The base class of the elements.
import type { Preset } from './abi/lists.js';
import type { SuppleEventMap } from './events.js';
import { type InteractionHost, hostOf } from './host/interaction-host.js';
import type { MotionPreference } from './host/preferences.js';
import { reflect } from './host/reflect.js';
import type { Labels } from './labels.js';
import type { StyleProperty } from './style-property.js';

/** The base of the elements. Outside of a browser the import of this file must not fail. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? Object;

const host = (element: SuppleElement) => hostOf(element) as InteractionHost;

/**
 * The base of the elements: the attributes, properties and events of all of them.
 *
 * @attr {'modern' | 'classic'} preset - The preset of the style.
 * @attr {number} rate - The rate of springs and timed motion.
 * @attr {'auto' | 'reduce' | 'no-preference'} reduced-motion - Whether motion is reduced; `auto`, the default, follows the
 * system.
 *   Without a value it is `reduce`.
 * @attr haptics - Whether the device vibrates at a snap, a capture, an armed pull and a dismissal; never with reduced motion.
 * @attr {string} tells - Further events: `settled` for begin and end of each episode of motion, `progress` for the progress, or
 *   both.
 * @attr {number} seed - The seed of the random numbers, 0 to 2^53 - 1.
 * @prop {'modern' | 'classic'} preset - The preset of the style.
 * @prop {Record<string, number | string>} tuning - The values that differ from the preset, by property name.
 * @prop {Partial<Labels>} labels - The labels that replace the page's labels.
 * @prop {number} rate - The rate of springs and timed motion.
 * @prop {'auto' | 'reduce' | 'no-preference'} reducedMotion - Whether motion is reduced.
 * @prop {boolean} haptics - Whether the device vibrates at impacts.
 * @prop {string | null} tells - Further events: `settled`, `progress` or both.
 * @prop {Promise<boolean>} finished - Whether the current episode of motion finishes; true at rest.
 * @prop {number | null} seed - The seed of the random numbers.
 * @fires supple-begin - An episode of motion begins: the first motion or press after rest; with `tells="settled"`.
 * @fires supple-settle - The episode ends: all motion and presses are over; `detail.finished` is false after an interruption.
 * @fires supple-progress - The progress has changed; at most once a frame, with `tells="progress"`.
 * @cssproperty --supple-progress - The progress of the interaction, with `tells="progress"`.
 * @cssproperty --supple-focus-color - The colour of every focus ring.
 * @cssproperty --supple-safe-top - The inset of bars and cut-outs at the top.
 * @cssproperty --supple-safe-right - The inset at the right.
 * @cssproperty --supple-safe-bottom - The inset at the bottom.
 * @cssproperty --supple-safe-left - The inset at the left.
 */
export abstract class SuppleElement<Events = unknown> extends Base {
  /** The properties of the style. The first use loads them from a separate file. */
  static get properties(): Promise<readonly StyleProperty[]> {
    // The class of each element has its own properties.
    return Promise.resolve([]);
  }

  /** The preset of the style. */
  declare preset: Preset;
  /** The rate of springs and timed motion: 1 as they are, 0.1 ten times slower. */
  declare rate: number;
  /** Whether the device vibrates at impacts; never with reduced motion. */
  declare haptics: boolean;
  /** Further events: `settled`, `progress` or both; null for neither. */
  declare tells: string | null;
  /** The seed of the random numbers, 0 to 2^53 - 1; null for none. */
  declare seed: number | null;

  #tuning: Record<string, number | string> = {};
  #labels: Partial<Labels> = {};

  /** The values that differ from the preset, by property name. */
  get tuning(): Record<string, number | string> {
    return { ...this.#tuning };
  }
  set tuning(values: Record<string, number | string>) {
    this.#tuning = { ...values };
    host(this).sendStyle();
  }

  /** The labels that replace the page's `labels`. */
  get labels(): Partial<Labels> {
    return { ...this.#labels };
  }
  set labels(labels: Partial<Labels>) {
    this.#labels = { ...labels };
    host(this).relabel();
  }

  /** Whether motion is reduced: `auto` follows the system; the attribute can be `reduce` or `no-preference`. */
  get reducedMotion(): MotionPreference {
    const own = this.getAttribute('reduced-motion')?.toLowerCase();
    return own === '' || own === 'reduce' ? 'reduce' : own === 'no-preference' ? own : 'auto';
  }
  set reducedMotion(preference: MotionPreference) {
    this.setAttribute('reduced-motion', preference);
  }

  /** Fulfilled at the end of the current episode of motion with whether it finished, at rest with true. It never rejects. */
  get finished(): Promise<boolean> {
    return host(this).telling.promise();
  }

  /** Focuses the first focusable part of the element. */
  override focus(options?: FocusOptions): void {
    host(this).takeFocus(options);
  }

  /** @internal */
  connectedCallback(): void {
    // Properties that a page set before this script ran hide the properties of the class.
    for (const name of Object.keys(this)) {
      const values = this as unknown as Record<string, unknown>;
      const value = values[name];
      if (delete values[name]) values[name] = value;
    }
    host(this).connected();
  }

  /** @internal */
  disconnectedCallback(): void {
    host(this).disconnected();
  }

  /** @internal */
  adoptedCallback(): void {
    host(this).adoptStyles();
  }

  /** @internal */
  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before !== after) host(this).onAttribute(name);
  }
}

/** The names of the page's own events, without those of this library. */
type PageEvents = Omit<HTMLElementEventMap, keyof SuppleEventMap>;

/** Types the listeners: an element dispatches its own events and those of the page, and no other event of this library. */
export interface SuppleElement<Events = unknown> {
  addEventListener<Name extends keyof Events>(
    name: Name, listener: (this: this, event: Events[Name]) => unknown, options?: boolean | AddEventListenerOptions): void;
  addEventListener<Name extends keyof PageEvents>(
    name: Name, listener: (this: this, event: PageEvents[Name]) => unknown, options?: boolean | AddEventListenerOptions): void;
  addEventListener<Name extends string>(
    name: Name extends `supple-${string}` ? never : Name, listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions): void;
  removeEventListener<Name extends keyof Events>(
    name: Name, listener: (this: this, event: Events[Name]) => unknown, options?: boolean | EventListenerOptions): void;
  removeEventListener<Name extends keyof PageEvents>(
    name: Name, listener: (this: this, event: PageEvents[Name]) => unknown, options?: boolean | EventListenerOptions): void;
  removeEventListener<Name extends string>(
    name: Name extends `supple-${string}` ? never : Name, listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions): void;
}
reflect(SuppleElement, ['preset', 'tells'], ['rate', 'seed'], ['haptics']);
