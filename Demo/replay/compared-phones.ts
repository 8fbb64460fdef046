import { setCutout } from '../cutout.js';
import { element } from '../dom.js';
import { MessengerScreen, type ScreenState } from '../messenger-screen.js';
import type { Motion } from '../motion.js';
import { cutoutOf } from '../stage.js';
import type { Subject } from '../subject.js';
import type { Styling } from '../panel/styling.js';
import type { SuppleElement } from '../supple.js';
import type { RecordedScript } from '../supple-recorder.js';
import { clockTime } from '../times.js';
import { Player } from './player.js';
import { sampleScript } from './sample-script.js';

const presets = ['classic', 'modern'] as const;

const titles = { classic: 'Classic', modern: 'Modern' };

/** Large windows, which are viewed from further away, have larger phones. */
const isLarge = matchMedia('(min-width: 2200px) and (min-height: 1100px)');

/** The content of two phones: the page's own tuning, and a recorded script with its initial state, if any. */
export interface Comparison {
  stylings: Record<Subject, Styling>;
  recorded?: { script: RecordedScript; state: ScreenState } | undefined;
  /** The rate of the script: 1 is real time. */
  speed: number;
}

/**
 * Two phones side by side, one in each preset, with the same script on both. The tuning of a preset applies to its phone,
 * and both can be touched.
 */
export class ComparedPhones {
  readonly root = element('div', { class: 'compare-phones' });
  #blueprint;
  #motion;
  #onChange;
  #screens: MessengerScreen[] = [];
  #players: Player[] = [];
  /** Whether a script plays as soon as the phones are drawn. */
  #waits = false;

  /**
   * Makes phones without content; `blueprint` is a screen without running elements. Calls `onChange` when a script begins or
   * ends.
   */
  constructor(blueprint: HTMLElement, motion: Motion, onChange: () => void) {
    this.#blueprint = blueprint;
    this.#motion = motion;
    this.#onChange = onChange;
    new ResizeObserver(() => this.#fit()).observe(this.root);
  }

  /** Whether a script plays, or is about to. */
  get isPlaying(): boolean {
    return this.#waits || this.#players.length > 0;
  }

  /** Whether there are phones. */
  get areShown(): boolean {
    return this.#screens.length > 0;
  }

  /** Shows two new phones, and plays as soon as they are drawn; without `plays` they rest. */
  begin(comparison: Comparison, plays = true): void {
    this.stop();
    const screens = presets.map(() => new MessengerScreen(this.#copy(), this.#motion));
    this.#screens = screens;
    this.root.replaceChildren(...screens.map(({ root }, index) => {
      const phone = element('div', { class: 'phone', 'data-shape': 'notch' }, root);
      // Landmarks of one name are indistinguishable.
      root.querySelector('.messenger')?.setAttribute('aria-label', `Chats, ${titles[presets[index]]}`);
      return element('figure', { 'aria-label': titles[presets[index]] },
        element('div', { class: 'compare-place' }, phone),
        element('figcaption', {}, titles[presets[index]], this.#timed(root)));
    }));
    this.#fit();
    screens.forEach((screen, index) => this.#dress(screen, presets[index], comparison));
    this.#waits = plays;
    void Promise.all(screens.map((screen) => screen.drawn())).then(
      () => this.#waits && screens === this.#screens && this.#play(comparison));
  }

  /** Stops the script; the phones stay. */
  stop(): void {
    this.#waits = false;
    for (const player of [...this.#players]) player.stop();
  }

  /** Removes the phones. */
  end(): void {
    this.#screens = [];
    this.stop();
    this.root.replaceChildren();
  }

  /** Shows below a phone the time from a release to rest, in which the presets differ the most. */
  #timed(root: HTMLElement): HTMLElement {
    const said = element('span', { class: 'compare-state' });
    let latest = 0;
    root.addEventListener('pointerup', (event) => {
      const released = event.composedPath().find((part): part is SuppleElement => part instanceof Element && 'finished' in part);
      if (!released) return;
      const start = performance.now();
      latest = start;
      said.textContent = 'In motion';
      said.toggleAttribute('data-rests', false);
      void released.finished.then((isAtRest) => {
        if (latest !== start) return;
        said.textContent = isAtRest ? `At rest after ${((performance.now() - start) / 1000).toFixed(1)} s` : '';
        said.toggleAttribute('data-rests', isAtRest);
      });
    }, { capture: true });
    return said;
  }

  #dress(screen: MessengerScreen, preset: 'classic' | 'modern', { stylings, recorded, speed }: Comparison): void {
    setCutout(screen.notchElement, cutoutOf('notch'));
    for (const subject of ['heads', 'badge', 'notch'] as const) {
      const own = screen.stylings[subject];
      own.adopt(preset, stylings[subject].preset === preset ? stylings[subject].changes : {});
      own.setRate(stylings[subject].rate * speed);
      if (this.#motion.reduced) own.setReducedMotion(true);
    }
    screen.begin();
    if (recorded) screen.state = recorded.state;
  }

  #play({ stylings, recorded, speed }: Comparison): void {
    this.#players = this.#screens.map((screen) => {
      const player = new Player(screen, recorded?.script ?? sampleScript(screen), stylings.heads.rate * speed, () => {
        this.#players = this.#players.filter((other) => other !== player);
        if (!this.isPlaying) this.#onChange();
      });
      return player;
    });
    this.#waits = false;
    for (const player of this.#players) player.start();
    this.#onChange();
  }

  /** A copy of the screen with names in place of ids. */
  #copy(): HTMLElement {
    const copy = this.#blueprint.cloneNode(true) as HTMLElement;
    for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('[id]')]) {
      part.dataset.part = part.id;
      part.removeAttribute('id');
    }
    const messenger = copy.querySelector('.messenger');
    messenger?.removeAttribute('aria-labelledby');
    messenger?.setAttribute('aria-label', 'Chats');
    const clock = copy.querySelector('.clock');
    if (clock) clock.textContent = clockTime(Date.now());
    return copy;
  }

  #fit(): void {
    const figure = this.root.querySelector<HTMLElement>('figure');
    const phone = figure?.querySelector<HTMLElement>('.phone');
    if (!figure || !phone) return;
    const height = this.root.clientHeight - parseFloat(getComputedStyle(this.root).getPropertyValue('--caption'));
    const scale = Math.min(isLarge.matches ? 1.25 : 1, figure.clientWidth / phone.offsetWidth, height / phone.offsetHeight);
    this.root.style.setProperty('--stage-scale', scale.toFixed(4));
  }
}
