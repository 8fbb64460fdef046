// Records input and commands of a page's elements as a script for replays. It is a separate file, because few pages record.
import type { RecordedScript } from './recorder/recorded-script.js';
import { RecordingSession } from './recording-session.js';
import { recording } from './host/recording.js';

export type { RecordedEvent, RecordedScript } from './recorder/recorded-script.js';

/** Records input and commands of the elements in a part of a page, as a script for `supple replay`. */
export class SuppleRecorder {
  #scope: HTMLElement;
  #session: RecordingSession | undefined;

  /** The scope must be positioned; its box is the script's screen. */
  constructor(scope: HTMLElement = document.body) {
    this.#scope = scope;
  }

  /** Begins a script with the current state. */
  start(): void {
    this.#session?.finish();
    this.#session = new RecordingSession(this.#scope);
    recording.listener = this.#session;
  }

  /** Ends the script and returns it. */
  stop(): RecordedScript {
    if (recording.listener === this.#session) recording.listener = null;
    return this.#session?.finish() ?? { events: [], duration: 0 };
  }
}
