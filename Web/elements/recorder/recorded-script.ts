// Scripts of the recorder: Schema/supple-script.schema.json.

/** An action, `t` seconds after the beginning. */
export interface RecordedEvent {
  readonly t: number;
  readonly [key: string]: unknown;
}

/** A script in the form that `supple replay` reads. */
export interface RecordedScript {
  readonly events: readonly RecordedEvent[];
  /** The length in seconds. */
  readonly duration: number;
  readonly [key: string]: unknown;
}
