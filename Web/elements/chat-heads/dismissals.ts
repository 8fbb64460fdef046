// Dismissals of heads, which the page may cancel.
import * as HeadsCommand from '../abi/heads-command.js';
import type { RequestName } from '../abi/lists.js';
import type { Head } from './head.js';
import type { Roster } from './roster.js';

/** The owner of dismissals. */
export interface DismissalClient {
  readonly roster: Roster;
  /** Dispatches a cancelable event, and returns whether the page allows its default. */
  ask(name: RequestName, detail: object): boolean;
  /** Cancels an action that the page prevents. */
  cancelAtFrame(command: number): void;
}

/** The dismissals of one element. */
export class Dismissals {
  #client: DismissalClient;
  /** The engine's time of the dismissal that the page cancelled last. */
  #cancelledAt: number | undefined;

  constructor(client: DismissalClient) {
    this.#client = client;
  }

  /** Notifies the page of a dismissal at a time of the engine. The page may cancel it, and for a stack as a whole. */
  report(head: Head | undefined, detail: object, time: number): void {
    if (time === this.#cancelledAt) return;
    const client = this.#client;
    if (client.ask('dismissed', detail)) {
      if (head) client.roster.leave(head, { kind: 'dismissed', time });
      return;
    }
    this.#cancelledAt = time;
    for (const other of client.roster.drawn) {
      if (other.membership.kind === 'dismissed' && other.membership.time === time) client.roster.keep(other);
    }
    client.cancelAtFrame(HeadsCommand.cancelDismissal);
  }
}
