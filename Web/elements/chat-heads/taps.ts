// Taps on heads: a cancelable event notifies the page first; without `preventDefault` the tap opens or closes a conversation.
import * as HeadsCommand from '../abi/heads-command.js';
import * as HeadsProperty from '../abi/heads-property.js';
import type { RequestName } from '../abi/lists.js';
import * as Phase from '../abi/phase.js';
import type { Head } from './head.js';

/** The largest distance of a tap between its press and its release, in client pixels. */
const tapDistance = 24;

/** The time after a tap in which a press at its place belongs to a double tap, in milliseconds, as in the engine. */
const doubleTapPeriod = 300;

/** The owner of taps. */
export interface TapClient {
  /** The id of the head whose conversation is open. */
  readonly open: string | null;
  /** Dispatches a cancelable event, and returns whether the page allows its default. */
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
  /** The place of the last press, and the time of its release. */
  #pressed = { x: 0, y: 0, end: -Infinity };
  /** Whether the current press is the second one of a double tap. */
  #isSecond = false;
  /** Whether the last press was by a finger. */
  isTouch = false;

  constructor(client: TapClient) {
    this.#client = client;
  }

  /** Takes the effect of taps over from the engine, because the page may prevent it; called after each change of the style. */
  takeOver(): void {
    this.#opens = this.#client.styleValue(HeadsProperty.tapOpens) === on;
    this.#client.setStyleValues({ [HeadsProperty.tapOpens]: off });
  }

  /** Follows a pointer. */
  follow(phase: number, { clientX: x, clientY: y, timeStamp: end }: PointerEvent): void {
    if (phase === Phase.down) this.#pressed = { x, y, end: -Infinity };
    if (phase === Phase.up) this.#pressed.end = end;
  }

  /**
   * Notes a press. A conversation opens under the finger, which may still be at its second tap: wherever that begins, it can end on
   * the conversation.
   */
  press({ clientX, clientY, timeStamp, pointerType }: PointerEvent): void {
    this.isTouch = pointerType === 'touch';
    this.#isSecond = timeStamp - this.#pressed.end < doubleTapPeriod && this.#isNear(clientX, clientY);
  }

  /** Whether an event belongs to the second press of a double tap. The clicks of keys and assistive technology have no count. */
  takes({ detail }: MouseEvent): boolean {
    return this.#isSecond && detail > 0;
  }

  #isNear(x: number, y: number): boolean {
    return Math.hypot(x - this.#pressed.x, y - this.#pressed.y) < tapDistance;
  }

  /** Notifies the page of a tap; without `preventDefault` the head opens, or closes if it is open. */
  report(head: Head | undefined, detail: object): void {
    if (!this.#client.ask('tapped', detail) || !head || head.isButton || !this.#opens) return;
    if (this.#client.open === head.id) this.#client.command(HeadsCommand.close);
    else this.#client.command(HeadsCommand.open, head.number);
  }
}
