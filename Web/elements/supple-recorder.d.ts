/** Writes down what is done to the elements in a part of a page, as a script that `supple replay` reads. */
export class SuppleRecorder {
  /** @param scope positioned; its box is the script's screen, the whole page if not given */
  constructor(scope?: HTMLElement);
  /** Begins a script with what there is. */
  start(): void;
  /** Ends it. */
  stop(): object;
}
