// One refresh: the page is asked for rows, and answers sooner or later than the card lands.

export type Refresh =
  /** The page has not answered. */
  | { kind: 'asked' }
  /** The refresh is over for the engine; a placeholder is in the list for the rows that the page has yet to give. */
  | { kind: 'overdue'; placeholder: HTMLElement }
  /** The page has given rows; a failure and nothing new are no rows. */
  | { kind: 'answered'; rows: HTMLElement[] };

/** A refresh as the engine and the page know it. */
export interface OpenRefresh { state: Refresh }

/** Settles a refresh by rows; returns whether nothing is left for the engine to do, which knows of `current` alone. */
export function settle(refresh: OpenRefresh, rows: HTMLElement[], current: OpenRefresh | null): boolean {
  const { state } = refresh;
  if (state.kind === 'answered') return true;
  if (state.kind === 'asked' && refresh !== current) return true;
  refresh.state = { kind: 'answered', rows };
  if (state.kind === 'overdue') state.placeholder.replaceWith(...rows);
  return state.kind === 'overdue';
}

/** What `supple-refresh` carries; the first answer counts. */
export interface RefreshRequest {
  /** Gives new rows, the topmost first; none for nothing new. */
  finish(...rows: HTMLElement[]): void;
  /** Reports a failure, whose text the card shows. */
  fail(text: string): void;
}

/** The elements among what a page gives as rows; elements of another document count. A warning tells what is dropped. */
export function rowsOf(given: readonly unknown[], name: string): HTMLElement[] {
  const rows = given.filter((row): row is HTMLElement => (row as Node | null)?.nodeType === 1);
  const dropped = given.length - rows.length;
  if (dropped) console.warn(`<${name}>: finish() takes elements; ${dropped} of ${given.length} arguments are none, and were dropped.`);
  return rows;
}
