// One refresh: the page receives a request for rows, and answers before or after the card lands.

export type Refresh =
  /** The page has not answered. */
  | { kind: 'asked' }
  /** The refresh is over for the engine; a placeholder in the list stands for the page's pending rows. */
  | { kind: 'overdue'; placeholder: HTMLElement }
  /** The page has answered with rows; a failure or an empty refresh has none. */
  | { kind: 'answered'; rows: HTMLElement[] };

/** A refresh, shared by engine and page. */
export interface OpenRefresh { state: Refresh }

/** Settles a refresh by rows; returns whether the engine, which knows only `current`, needs no notification. */
export function settle(refresh: OpenRefresh, rows: HTMLElement[], current: OpenRefresh | null): boolean {
  const { state } = refresh;
  if (state.kind === 'answered') return true;
  if (state.kind === 'asked' && refresh !== current) return true;
  refresh.state = { kind: 'answered', rows };
  if (state.kind === 'overdue') state.placeholder.replaceWith(...rows);
  return state.kind === 'overdue';
}

/** The detail of `supple-refresh`; the first answer counts. */
export interface RefreshRequest {
  /** Answers with new rows, the topmost first, or none. */
  finish(...rows: HTMLElement[]): void;
  /** Answers with a failure; the card shows its text beside a sign, or `labels.noAnswer` without a text. */
  fail(text?: string): void;
}

/** The elements among the page's rows, including those of another document. A warning lists dropped values. */
export function rowsOf(given: readonly unknown[], name: string): HTMLElement[] {
  const rows = given.filter((row): row is HTMLElement => (row as Node | null)?.nodeType === 1);
  const dropped = given.length - rows.length;
  if (dropped) console.warn(`<${name}>: finish() takes elements; ${dropped} of ${given.length} arguments are none, and were dropped.`);
  return rows;
}
