import { element } from '../dom.js';
import { icon } from '../icons.js';
import type { MessengerScreen, ScreenState } from '../messenger-screen.js';
import { secondsText } from '../plot.js';
import type { Compare } from '../replay/compare.js';
import { Player } from '../replay/player.js';
import { Typing } from '../replay/typing.js';
import type { RecordedScript, SuppleRecorder } from '../supple-recorder.js';
import { segmented, setting } from './controls.js';

/** The subjects of the section of scripts. */
export interface ScriptsPage {
  screen: MessengerScreen;
  recorder: SuppleRecorder;
  compare: Compare;
  /** Removes what covers the screen; returns whether anything did. */
  uncover: () => boolean;
  /** The address of the page with the tuning. */
  share: () => string;
}

/** Record, replay, compare, download and share: gestures on the stage become a script that replays anywhere. */
export class Scripts {
  readonly root: HTMLElement;
  #page;
  /** The script, the page's replay (the script and typed text), and the initial state of both. */
  #recorded: { script: RecordedScript; played: RecordedScript; state: ScreenState } | undefined;
  #typing: Typing | undefined;
  /** The rate of replays: 1 is the speed of the page. */
  #speed = 1;
  #began = 0;
  #state: ScreenState | undefined;
  #ticking: ReturnType<typeof setInterval> | undefined;
  #player: Player | undefined;
  #note = element('p', { class: 'note', role: 'status' }, 'A script can be replayed here, in tests, in movies and in bug reports.');
  #record = button('record', 'Record', () => void (this.#ticking === undefined ? this.#start() : this.#stop()));
  #replay = button('play', 'Replay', () => (this.#player ? this.#player.stop() : this.#play()));
  #download = button('download', 'Download', () => this.#recorded && save(this.#recorded.script));
  #compare = button('compare', 'Compare', () => this.#openCompare());
  #share = button('copy', 'Copy link', () => this.#copyLink());

  constructor(page: ScriptsPage) {
    this.#page = page;
    this.#record.root.setAttribute('aria-pressed', 'false');
    this.#replay.root.disabled = true;
    this.#download.root.disabled = true;
    this.root = element('div', { class: 'settings' },
      element('div', { class: 'button-row' },
        this.#record.root, this.#replay.root, this.#compare.root, this.#share.root, this.#download.root),
      setting('Replay speed', segmented({
        name: 'Replay speed',
        choices: [{ value: '0.25', text: '1/4' }, { value: '0.5', text: '1/2' }, { value: '1', text: '1' }, { value: '2', text: '2' }],
        value: '1',
        onChange: (chosen) => {
          this.#player?.stop();
          this.#speed = Number(chosen);
        },
      }).root),
      this.#note);
    // A touch of the page ends the replay.
    addEventListener('pointerdown', (event) => {
      const isButton = event.target instanceof Node && this.#replay.root.contains(event.target);
      if (event.isTrusted && !isButton) this.#player?.stop();
    }, { capture: true });
  }

  async #start(): Promise<void> {
    this.#player?.stop();
    // Heads rest above a sheet. The state is the one that the person touches, after the sheet.
    if (this.#page.uncover()) await this.#page.screen.drawn();
    if (this.#ticking !== undefined) return;
    this.#state = this.#page.screen.state;
    this.#page.recorder.start();
    this.#typing = new Typing(this.#page.screen.root);
    this.#began = performance.now();
    const show = () => this.#record.say(secondsText((performance.now() - this.#began) / 1000));
    this.#ticking = setInterval(show, 100);
    show();
    this.#record.root.setAttribute('aria-pressed', 'true');
    this.#record.root.setAttribute('aria-label', 'Stop recording');
    this.#record.draw('stop');
    for (const { root } of [this.#replay, this.#download, this.#compare]) root.disabled = true;
    this.#note.textContent = 'Touch the phone. Gestures and typing are recorded.';
  }

  #stop(): void {
    clearInterval(this.#ticking);
    this.#ticking = undefined;
    this.#record.root.setAttribute('aria-pressed', 'false');
    this.#record.root.removeAttribute('aria-label');
    this.#record.draw('record');
    this.#record.say('Record');
    const script = this.#page.recorder.stop();
    const written = [...script.events, ...this.#typing?.finish() ?? []].sort((a, b) => a.t - b.t);
    if (this.#state) this.#recorded = { script, played: { ...script, events: written }, state: this.#state };
    const events = written.length;
    for (const { root } of [this.#replay, this.#download, this.#compare]) root.disabled = false;
    this.#note.textContent = `${events} ${events === 1 ? 'event' : 'events'}, ready to replay.`;
  }

  /** Restores the initial state of the recording, and plays it with the current tuning. */
  #play(): void {
    const { screen, uncover } = this.#page;
    if (!this.#recorded) return;
    const { played, state } = this.#recorded;
    const stylings = Object.values(screen.stylings);
    const usual = screen.stylings.heads.rate;
    const rate = usual * this.#speed;
    uncover();
    screen.state = state;
    for (const styling of stylings) styling.setRate(rate);
    const player = new Player(screen, played, rate, () => {
      for (const styling of stylings) if (styling.rate === rate) styling.setRate(usual);
      this.#played();
    });
    this.#player = player;
    this.#replay.draw('stop');
    this.#replay.say('Stop');
    this.#note.textContent = 'Replays the recording with the current tuning. A touch stops it.';
    void screen.drawn().then(() => this.#player === player && player.start());
  }

  #played(): void {
    this.#player = undefined;
    this.#replay.draw('play');
    this.#replay.say('Replay');
    this.#note.textContent = 'Change a number, and replay.';
  }

  #openCompare(): void {
    this.#player?.stop();
    const { stylings } = this.#page.screen;
    const recorded = this.#recorded && { script: this.#recorded.played, state: this.#recorded.state };
    this.#page.compare.open({ stylings, recorded, speed: this.#speed });
  }

  async #copyLink(): Promise<void> {
    const address = this.#page.share();
    try {
      await navigator.clipboard.writeText(address);
      this.#note.textContent = 'The link to this tuning is copied.';
    } catch {
      this.#note.textContent = 'The link to this tuning is in the address bar.';
    }
  }
}

/** A button with a sign and a word, both of which can change. */
function button(sign: Parameters<typeof icon>[0], text: string, onClick: () => void) {
  const word = document.createTextNode(text);
  const holder = element('span', {}, icon(sign));
  const root = element('button', { class: 'button', type: 'button', onclick: onClick }, holder, word);
  return {
    root,
    say: (said: string) => (word.data = said),
    draw: (drawn: Parameters<typeof icon>[0]) => holder.replaceChildren(icon(drawn)),
  };
}

function save(script: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(script, null, 2) + '\n'], { type: 'application/json' }));
  const link = element('a', { href: url, download: 'messenger.json' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
