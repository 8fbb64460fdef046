import { icon } from '../icons.js';
import type { Motion } from '../motion.js';
import type { Subject } from '../subject.js';
import type { Styling } from '../panel/styling.js';
import { ComparedPhones } from './compared-phones.js';

/** The time between the end of the script and its next beginning, in milliseconds. */
const rest = 2000;

/** The visible part of the phones from which on the script plays, so that its fingers touch visible content. */
const wholePart = 0.98;

/**
 * The section with two phones, one in each preset, on which the same script plays repeatedly while they are visible. Otherwise
 * there are no phones. A touch of a phone, the button, and reduced motion stop the script.
 */
export class RunningCompare {
  #phones;
  #button;
  #stylings;
  #motion;
  #isInSight = false;
  #isWhole = false;
  /** Whether the person wants it to play; undefined without a choice. */
  #wanted: boolean | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;

  /** Fills `place`; `blueprint` is a screen without running elements. */
  constructor(place: HTMLElement, button: HTMLButtonElement, blueprint: HTMLElement, motion: Motion, stylings: Record<Subject, Styling>) {
    this.#button = button;
    this.#stylings = stylings;
    this.#motion = motion;
    this.#phones = new ComparedPhones(blueprint, motion, () => this.#changed());
    place.append(this.#phones.root);
    button.addEventListener('click', () => {
      this.#wanted = !this.#plays;
      this.#run();
    });
    this.#phones.root.addEventListener('pointerdown', (event) => {
      if (!event.isTrusted) return;
      this.#wanted = false;
      this.#run();
    }, { capture: true });
    new IntersectionObserver(([{ isIntersecting, intersectionRatio }]) => {
      this.#isWhole = intersectionRatio >= wholePart;
      this.#isInSight = isIntersecting;
      this.#run();
    }, { threshold: [0, wholePart] }).observe(this.#phones.root);
    document.addEventListener('visibilitychange', () => this.#run());
    this.#show();
  }

  get #comparison() {
    return { stylings: this.#stylings, speed: 1 };
  }

  get #plays(): boolean {
    return this.#wanted ?? !this.#motion.reduced;
  }

  /** Plays or stops the script, by visibility and choice. */
  #run(): void {
    const runs = this.#plays && this.#isWhole && !document.hidden;
    clearTimeout(this.#again);
    if (!this.#isInSight) this.#phones.end();
    else if (runs ? !this.#phones.isPlaying : !this.#phones.areShown) this.#phones.begin(this.#comparison, runs);
    else if (!runs) this.#phones.stop();
    this.#show();
  }

  #changed(): void {
    if (this.#phones.isPlaying || !this.#phones.areShown) return;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#run(), rest);
  }

  #show(): void {
    this.#button.replaceChildren(icon(this.#plays ? 'stop' : 'play'), this.#plays ? 'Stop' : 'Play');
  }
}
