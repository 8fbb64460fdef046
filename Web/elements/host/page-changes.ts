// Follows changes that can move the elements of a page: scrolling, resizing, changes of its elements, and transitions of its
// layout.
import { sleep, type Timed, wake } from '../engine/clock.js';
import { sizeObserver } from './size-observer.js';

/** The changes of elements that can move others. */
const changes = { childList: true, subtree: true, attributes: true, characterData: true };

/** The events after which the layout can differ without a change of an element. */
const events = [
  'transitionrun', 'transitionend', 'transitioncancel', 'animationstart', 'animationend', 'load', 'error', 'toggle', 'input', 'change',
];

/** The keys of a keyframe that move no element: colours and the like, and the keyframe's own. */
const still = /color|opacity|shadow|filter|visibility|outline|background|fill|stroke|offset$|easing|composite/i;

/**
 * Whether an animation with an end runs that can move elements. One without an end would never let the page rest, and in Firefox
 * one of a hidden element does not end.
 */
const moves = (animation: Animation): boolean => {
  const effect = animation.effect as KeyframeEffect | null;
  return animation.playState === 'running' && !!effect && Number.isFinite(effect.getComputedTiming().endTime)
    && effect.target?.checkVisibility?.() !== false
    && effect.getKeyframes().some((frame) => Object.keys(frame).some((key) => !still.test(key)));
};

/**
 * Has the page read after changes, and while its transitions run, at most once a frame and before the elements draw it. At rest
 * it requests no frame.
 */
export class PageChanges implements Timed {
  #element: Element;
  #read: () => void;
  #quietTime: number;
  #listening: AbortController | null = null;
  /** The document, and the shadow root of an element that is in one. */
  #roots: (Document | ShadowRoot)[] = [];
  #quiet = 0;
  #seen = new Set<Element>();
  /** The observers; a page with hundreds of badges has them only for those that follow it. */
  #sizes: ReturnType<typeof sizeObserver> | null = null;
  #mutations: MutationObserver | null = null;

  /** Calls `read` for an element; while the page scrolls, only after `quietTime` milliseconds without scrolling. */
  constructor(element: Element, read: () => void, quietTime = 0) {
    this.#element = element;
    this.#read = read;
    this.#quietTime = quietTime;
  }

  /** Begins to follow the page, in the element's current root. */
  begin(): void {
    if (this.#listening || !this.#element.isConnected) return;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const options = { capture: true, passive: true, signal };
    const request = () => this.#request();
    this.#sizes ??= sizeObserver(request);
    this.#mutations ??= new MutationObserver(request);
    document.addEventListener('scroll', () => this.#wait(), options);
    window.addEventListener('resize', request, options);
    document.fonts?.addEventListener('loadingdone', request, options);
    this.#roots = [...new Set([document, this.#element.getRootNode() as ShadowRoot])];
    for (const root of this.#roots) {
      for (const name of events) root.addEventListener(name, request, options);
      this.#mutations.observe(root, changes);
    }
    request();
  }

  /** Ends to follow the page. */
  end(): void {
    this.#listening?.abort();
    this.#listening = null;
    this.#mutations?.disconnect();
    this.#sizes?.disconnect();
    this.#seen.clear();
    sleep(this);
    clearTimeout(this.#quiet);
    this.#quiet = 0;
  }

  /** Follows the sizes of these elements, and of no others. */
  observe(found: Set<Element>): void {
    if (found.size === this.#seen.size && [...found].every((element) => this.#seen.has(element))) return;
    this.#sizes?.disconnect();
    for (const element of found) this.#sizes?.observe(element);
    this.#seen = found;
  }

  #wait(): void {
    if (!this.#quietTime) return this.#request();
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      this.#quiet = 0;
      this.#request();
    }, this.#quietTime) as unknown as number;
  }

  #request(): void {
    if (this.#listening && !this.#quiet) wake(this);
  }

  measure(): void {
    if (this.#quiet) return;
    this.#read();
    if (this.#roots.some((root) => root.getAnimations?.().some(moves))) this.#request();
  }

  show(): undefined {
    return undefined;
  }
}
