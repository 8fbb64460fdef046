import { setCutout } from '../cutout.js';
import { element } from '../dom.js';
import { icon, iconButton } from '../icons.js';
import { MessengerScreen, type ScreenState } from '../messenger-screen.js';
import type { Motion } from '../motion.js';
import { cutoutOf } from '../stage.js';
import type { Subject } from '../subject.js';
import type { Styling } from '../panel/styling.js';
import type { RecordedScript } from '../supple-recorder.js';
import { clockTime } from '../times.js';
import { Player } from './player.js';
import { sampleScript } from './sample-script.js';

const presets = ['classic', 'modern'] as const;

const titles = { classic: 'Classic', modern: 'Modern' };

/** The height of the name below a phone, in points. */
const captionHeight = 48;

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
export class Compare {
  #dialog = element('dialog', { class: 'compare', 'aria-labelledby': 'compare-title' });
  #phones = element('div', { class: 'compare-phones' });
  #play = element('button', { class: 'button', type: 'button' });
  #note = element('p', { class: 'note' });
  #blueprint;
  #motion;
  #screens: MessengerScreen[] = [];
  #players: Player[] = [];
  #comparison: Comparison | undefined;

  /** Makes the dialog; `blueprint` is a screen without running elements. */
  constructor(blueprint: HTMLElement, motion: Motion) {
    this.#blueprint = blueprint;
    this.#motion = motion;
    this.#play.addEventListener('click', () => this.#restart());
    this.#dialog.append(
      element('header', { class: 'compare-head' },
        element('h2', { id: 'compare-title' }, 'Classic and modern'), this.#play,
        iconButton('close', 'Close', { onclick: () => this.#dialog.close() })),
      this.#phones, this.#note);
    this.#dialog.addEventListener('close', () => this.#end());
    addEventListener('pointerdown', (event) => event.isTrusted && this.#stop(), { capture: true });
    new ResizeObserver(() => this.#fit()).observe(this.#phones);
    document.body.append(this.#dialog);
  }

  /** Whether it is open. */
  get isOpen(): boolean {
    return this.#dialog.open;
  }

  /** Shows two new phones, and plays. */
  open(comparison: Comparison): void {
    this.#comparison = comparison;
    this.#note.textContent = comparison.recorded ? 'Your recording, on both phones.' : 'The same touches, on both phones.';
    this.#dialog.showModal();
    this.#restart();
  }

  /** Restarts on two new phones. */
  #restart(): void {
    this.#stop();
    const comparison = this.#comparison;
    if (!comparison) return;
    this.#screens = presets.map(() => new MessengerScreen(this.#copy(), this.#motion));
    this.#phones.replaceChildren(...this.#screens.map(({ root }, index) => {
      const phone = element('div', { class: 'phone', 'data-shape': 'notch' }, root);
      return element('figure', { 'aria-label': titles[presets[index]] },
        element('div', { class: 'compare-place' }, phone), element('figcaption', {}, titles[presets[index]]));
    }));
    this.#fit();
    this.#screens.forEach((screen, index) => this.#begin(screen, presets[index], comparison));
    const screens = this.#screens;
    void Promise.all(screens.map((screen) => screen.drawn())).then(() => screens === this.#screens && this.#start(comparison));
  }

  #begin(screen: MessengerScreen, preset: 'classic' | 'modern', { stylings, recorded, speed }: Comparison): void {
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

  #start({ stylings, recorded, speed }: Comparison): void {
    if (!this.#dialog.open) return;
    const playing = this.#screens.map((screen) => {
      const player = new Player(screen, recorded?.script ?? sampleScript(screen), stylings.heads.rate * speed, () => {
        this.#players = this.#players.filter((other) => other !== player);
        this.#show();
      });
      return player;
    });
    this.#players = playing;
    for (const player of playing) player.start();
    this.#show();
  }

  #show(): void {
    this.#play.replaceChildren(icon('reset'), this.#players.length > 0 ? 'Start over' : 'Play again');
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
    const figure = this.#phones.querySelector<HTMLElement>('figure');
    const phone = figure?.querySelector<HTMLElement>('.phone');
    if (!figure || !phone) return;
    const height = this.#phones.clientHeight - captionHeight;
    const scale = Math.min(1, figure.clientWidth / phone.offsetWidth, height / phone.offsetHeight);
    this.#phones.style.setProperty('--stage-scale', scale.toFixed(4));
  }

  #stop(): void {
    for (const player of [...this.#players]) player.stop();
  }

  #end(): void {
    this.#stop();
    this.#screens = [];
    this.#phones.replaceChildren();
  }
}
