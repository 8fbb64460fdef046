// Labels and number formats in the language of an element.
import { type Labels, labels } from '../labels.js';

/** The number formats of a language: in sentences, and on badges without grouping. */
type Formats = readonly [spoken: Intl.NumberFormat, shown: Intl.NumberFormat];

/**
 * Languages that write small numbers like JavaScript. The browser's own formats take some 20 ms to load, during which a page
 * cannot react.
 */
const plain = /^(de|e[ns]|fr|it|ja|zh)(-[A-Z]{2})?$/;

/** The formats by language. */
const known: Record<string, Formats> = {};

function formatsOf(language: string): Formats {
  try {
    return (known[language] ??= [
      new Intl.NumberFormat(language), new Intl.NumberFormat(language, { useGrouping: false })]);
  } catch {
    // The page names a language that does not exist.
    return (known[language] = formatsOf('en'));
  }
}

/** The language of an element: the nearest `lang`, through all shadow trees. */
function languageOf(element: Element | undefined): string {
  if (!element) return 'en';
  const found = element.closest<HTMLElement>('[lang]');
  return found ? found.lang || 'en' : languageOf((element.getRootNode() as Partial<ShadowRoot>).host);
}

/** The words of one element. */
export class Words {
  #element: HTMLElement & { labels: Partial<Labels> };
  #language = 'en';

  constructor(element: HTMLElement & { labels: Partial<Labels> }) {
    this.#element = element;
  }

  /** Reads the element's current language. */
  refresh(): void {
    this.#language = languageOf(this.#element);
  }

  /** The current labels: the element's own, else the page's. */
  get labels(): Labels {
    return { ...labels, ...this.#element.labels };
  }

  /** Formats a number: for a sentence, and as `1` for a badge. */
  number(value: number, form: 0 | 1 = 0): string {
    return value < 1000 && plain.test(this.#language) ? `${value}` : formatsOf(this.#language)[form].format(value);
  }
}
