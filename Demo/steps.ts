import type { Hints } from './hints.js';
import { recall, remember } from './preferences.js';
import { type Subject, subjects } from './subject.js';

/** The words of the status for each completed gesture. */
const said: Record<Subject, string> = { heads: 'Thrown', badge: 'Torn off', notch: 'Pulled down' };

/** The time from a completed gesture to the next page, in milliseconds; the tick is drawn in that time. */
const turning = 600;

/** The shortest swipe that folds or unfolds the sheet, in points. */
const swipe = 24;

/**
 * The steps on a phone: a sheet with one page for each gesture. A completed gesture turns to the next page; the last page
 * links to the use in an app. The sheet folds to its title, and dispatches `fold`.
 */
export class Steps extends EventTarget {
  #parts;
  #pages;
  #hints;

  constructor(
    parts: Record<'sheet' | 'folder' | 'status', HTMLElement>, pages: Record<Subject | 'end', HTMLElement>, hints: Hints,
  ) {
    super();
    this.#parts = parts;
    this.#pages = pages;
    this.#hints = hints;
    const { sheet, folder } = parts;
    this.#show();
    this.#fold(recall('folded') === 'yes' || this.#next === 'end');
    hints.addEventListener('change', () => this.#turn());
    folder.addEventListener('click', () => this.#choose(!this.#isFolded));
    for (const page of Object.values(pages)) page.addEventListener('click', () => this.#isFolded && this.#choose(false));
    sheet.addEventListener('pointerdown', (down) => {
      sheet.addEventListener('pointerup', ({ clientY }) => {
        if (Math.abs(clientY - down.clientY) >= swipe) this.#choose(clientY > down.clientY);
      }, { once: true });
    });
  }

  /** The subject of the visible page; undefined on the last page. */
  get subject(): Subject | undefined {
    return subjects.find((subject) => this.#pages[subject].hasAttribute('data-current'));
  }

  /** The height of the window's foot that the sheet covers at rest, in the window's points. */
  get height(): number {
    const { sheet, folder } = this.#parts;
    return this.#isFolded && sheet.offsetHeight > 0
      ? folder.offsetHeight + parseFloat(getComputedStyle(sheet).paddingBottom) : sheet.offsetHeight;
  }

  get #isFolded(): boolean {
    return this.#parts.sheet.hasAttribute('data-folded');
  }

  get #next(): Subject | 'end' {
    return subjects.find((subject) => !this.#hints.isDone(subject)) ?? 'end';
  }

  #show(): void {
    for (const [name, page] of Object.entries(this.#pages)) page.toggleAttribute('data-current', name === this.#next);
  }

  /** Writes the status and turns to the next page; immediately after a reset. From here on, pages move. */
  #turn(): void {
    this.#parts.sheet.toggleAttribute('data-moves', true);
    const done = subjects.filter((subject) => this.#hints.isDone(subject)).map((subject) => said[subject]);
    this.#parts.status.textContent = done.length > 0 ? `${done.join(', ')}: ${done.length} of ${subjects.length}` : '';
    if (done.length === 0) return this.#show();
    setTimeout(() => {
      if (this.#next === 'end' && this.subject) this.#fold(false);
      this.#show();
    }, turning);
  }

  #choose(isFolded: boolean): void {
    this.#parts.sheet.toggleAttribute('data-moves', true);
    remember('folded', isFolded ? 'yes' : 'no');
    this.#fold(isFolded);
  }

  #fold(isFolded: boolean): void {
    this.#parts.sheet.toggleAttribute('data-folded', isFolded);
    this.#parts.folder.setAttribute('aria-expanded', String(!isFolded));
    this.dispatchEvent(new Event('fold'));
  }
}
