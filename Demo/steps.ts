import type { Hints } from './hints.js';
import { recall, remember } from './preferences.js';
import { type Subject, subjects } from './subject.js';

/** What a status says of each once it was done. */
const said: Record<Subject, string> = { heads: 'Thrown', badge: 'Torn off', notch: 'Pulled down' };

/** The time from what was done to the next page, in milliseconds: the tick is drawn meanwhile. */
const turning = 600;

/** A swipe folds the sheet, or unfolds it, from this distance on, in points. */
const swipe = 24;

/**
 * On a phone, where nothing fits beside it, what there is to try is a sheet of one page each. A page gives way to the next one
 * only once its gesture was done; the last page leads to how an app has it. The sheet folds to its title, and dispatches `fold`.
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

  /** What the page in sight is about; undefined on the last one. */
  get subject(): Subject | undefined {
    return subjects.find((subject) => this.#pages[subject].hasAttribute('data-current'));
  }

  /** How much of the window's foot the sheet takes up once it has come to rest, in the window's points. */
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

  /** Says what was done, and shows the page of what is still to be done; at once where all begins anew. */
  #turn(): void {
    const done = subjects.filter((subject) => this.#hints.isDone(subject)).map((subject) => said[subject]);
    this.#parts.status.textContent = done.length > 0 ? `${done.join(', ')}: ${done.length} of ${subjects.length}` : '';
    if (done.length === 0) return this.#show();
    setTimeout(() => {
      if (this.#next === 'end' && this.subject) this.#fold(false);
      this.#show();
    }, turning);
  }

  #choose(isFolded: boolean): void {
    remember('folded', isFolded ? 'yes' : 'no');
    this.#fold(isFolded);
  }

  #fold(isFolded: boolean): void {
    this.#parts.sheet.toggleAttribute('data-folded', isFolded);
    this.#parts.folder.setAttribute('aria-expanded', String(!isFolded));
    this.dispatchEvent(new Event('fold'));
  }
}
