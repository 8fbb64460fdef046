// One refresh: the page is asked for rows, and answers sooner or later than the card lands.

export type Refresh =
  /** The page has not answered. */
  | { kind: 'asked' }
  /** The refresh is over for the engine; a placeholder is in the list for the rows that the page has yet to give. */
  | { kind: 'overdue'; placeholder: HTMLElement }
  /** The page has given rows; a failure and nothing new are no rows. */
  | { kind: 'answered'; rows: HTMLElement[] };

/** What `supple-refresh` carries; the first answer counts. */
export interface RefreshRequest {
  /** Gives new rows, the topmost first; none for nothing new. */
  answer(...rows: HTMLElement[]): void;
  /** Reports a failure, whose text the card shows. */
  fail(text: string): void;
}
