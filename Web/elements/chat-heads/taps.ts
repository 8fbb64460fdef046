// Taps on heads: the page is asked first, and what it does not prevent opens or closes a conversation.
import * as HeadsCommand from '../abi/heads-command.js';
import * as HeadsProperty from '../abi/heads-property.js';
import type { RequestName } from '../abi/lists.js';
import * as Phase from '../abi/phase.js';
import type { Head } from './head.js';

/** Within how many client pixels of where it came down a finger that goes up may have tapped. */
const tapDistance = 24;

/** What taps belong to. */
export interface TapClient {
  /** The id of the head whose conversation is open. */
  readonly open: string | null;
  /** Asks the page by an event, and returns whether the page lets it happen. */
  ask(name: RequestName, detail: object): boolean;
  /** Passes a command on. */
  command(command: number, ...args: number[]): void;
  /** A number of the style in force. */
  styleValue(index: number): number;
  /** Sets properties of the style in force, by their numbers. */
  setStyleValues(values: Readonly<Record<number, number>>): void;
}

/** The choices of `tapOpens`. */
const on = 0;
const off = 1;

/** The taps on the heads of one element. */
export class Taps {
  #client: TapClient;
  #opens = true;
  /** Where the finger came down that is down now. */
  #pressed = { x: 0, y: 0 };

  constructor(client: TapClient) {
    this.#client = client;
  }

  /** Takes over from the engine what taps do, because the page may prevent it; comes after each change of the style. */
  takeOver(): void {
    this.#opens = this.#client.styleValue(HeadsProperty.tapOpens) === on;
    this.#client.setStyleValues({ [HeadsProperty.tapOpens]: off });
  }

  /**
   * Whether a tap may have ended with a sample. A tap is told at once, so that what it opens begins to move in the next
   * frame.
   */
  endsWith(phase: number, { clientX: x, clientY: y }: PointerEvent): boolean {
    if (phase === Phase.down) this.#pressed = { x, y };
    return phase === Phase.up && Math.hypot(x - this.#pressed.x, y - this.#pressed.y) < tapDistance;
  }

  /** Tells the page of a tap; what it does not prevent opens the head, or closes it where it is open. */
  report(head: Head | undefined, detail: object): void {
    if (!this.#client.ask('tapped', detail) || !head || !this.#opens) return;
    if (this.#client.open === head.id) this.#client.command(HeadsCommand.close);
    else this.#client.command(HeadsCommand.open, head.number);
  }
}
