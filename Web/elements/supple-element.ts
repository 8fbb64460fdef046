// What the three elements have in common for a page.
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
 * What the three elements have in common.
 *
 * @attr {'modern' | 'classic'} preset - The preset of the style.
 * @attr {number} rate - The rate of springs and timed motion.
 * @attr {'auto' | 'reduce' | 'no-preference'} reduced-motion - Whether motion is reduced; `auto`, the default, is what the person's
 *   system says. Without a value it is `reduce`.
 * @attr haptics - Whether what is snapped, caught, armed or thrown away is felt, where the device can vibrate and
 *   motion is not reduced.
 * @attr {string} tells - What is told besides: `settled` for begin and end of each episode of motion, `progress` for how far it
 *   is, or both.
 * @attr {number} seed - The seed of what is random, 0 to 2^53 - 1.
 * @prop {'modern' | 'classic'} preset - The preset of the style.
 * @prop {Record<string, number | string>} tuning - What differs from the preset, by property name.
 * @prop {Partial<Labels>} labels - The labels in which the element differs from those of the page.
 * @prop {number} rate - The rate of springs and timed motion.
 * @prop {'auto' | 'reduce' | 'no-preference'} reducedMotion - Whether motion is reduced.
 * @prop {boolean} haptics - Whether impacts are felt.
 * @prop {string | null} tells - What is told besides: `settled`, `progress` or both.
 * @prop {Promise<boolean>} finished - Whether the episode of motion under way finishes; true at rest.
 * @prop {number | null} seed - The seed of what is random.
 * @fires supple-begin - Something moves or is held, where before nothing was; with `tells="settled"`.
 * @fires supple-settle - Nothing moves and nothing is held any more; `detail.finished` is false where an action interrupted it.
 * @fires supple-progress - How far the interaction is, at most once a frame; with `tells="progress"`.
 * @cssproperty --supple-progress - How far the interaction is, with `tells="progress"`.
 * @cssproperty --supple-focus-color - The colour of every focus ring.
 * @cssproperty --supple-safe-top - What bars and cut-outs take from the top.
 * @cssproperty --supple-safe-right - What bars and cut-outs take from the right.
 * @cssproperty --supple-safe-bottom - What bars and cut-outs take from the bottom.
 * @cssproperty --supple-safe-left - What bars and cut-outs take from the left.
 */
export abstract class SuppleElement<Events = unknown> extends Base {
  /** The properties of the style. They are in a file of their own, which is loaded when they are first asked for. */
  static get properties(): Promise<readonly StyleProperty[]> {
    // The class of each element has its own.
    return Promise.resolve([]);
  }

  /** The preset of the style. */
  declare preset: Preset;
  /** The rate of springs and timed motion: 1 as they are, 0.1 ten times slower. */
  declare rate: number;
  /** Whether the device vibrates where something is caught, snaps or is thrown away; never where motion is reduced. */
  declare haptics: boolean;
  /** What is told besides: `settled`, `progress` or both; null for neither. */
  declare tells: string | null;
  /** The seed of what is random, 0 to 2^53 - 1; null where none was given. */
  declare seed: number | null;

  #tuning: Record<string, number | string> = {};
  #labels: Partial<Labels> = {};

  /** What differs from the preset, by property name. */
  get tuning(): Record<string, number | string> {
    return { ...this.#tuning };
  }
  set tuning(values: Record<string, number | string>) {
    this.#tuning = { ...values };
    host(this).sendStyle();
  }

  /** The labels in which this element differs from the page's `labels`. */
  get labels(): Partial<Labels> {
    return { ...this.#labels };
  }
  set labels(labels: Partial<Labels>) {
    this.#labels = { ...labels };
    host(this).relabel();
  }

  /** Whether motion is reduced: `auto`, as the person has set it, unless the attribute says `reduce` or `no-preference`. */
  get reducedMotion(): MotionPreference {
    const own = this.getAttribute('reduced-motion')?.toLowerCase();
    return own === '' || own === 'reduce' ? 'reduce' : own === 'no-preference' ? own : 'auto';
  }
  set reducedMotion(preference: MotionPreference) {
    this.setAttribute('reduced-motion', preference);
  }

  /** Fulfilled at the end of the episode of motion under way with whether it finished, at rest with true. It never rejects. */
  get finished(): Promise<boolean> {
    return host(this).telling.promise();
  }

  /** Gives the focus to the first part of the element that takes it. */
  override focus(options?: FocusOptions): void {
    host(this).takeFocus(options);
  }

  /** @internal */
  connectedCallback(): void {
    // A page may have set properties before this script ran; they hide those of the class.
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

/** The names of events that elements of the page have, whatever this library adds to them. */
type PageEvents = Omit<HTMLElementEventMap, keyof SuppleEventMap>;

/** An element hears the events of its own, by their details, and those of the page. No other of the library ever comes. */
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
