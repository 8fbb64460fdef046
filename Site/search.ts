// Searches the site's own index, which is loaded when the field gets the focus.
import { element } from '../Demo/dom.js';

interface Entry {
  address: string;
  page: string;
  heading: string;
  text: string;
  /** Samples of code: they are searched, and never quoted. */
  code?: string;
  /** 3 for the page of an interaction, 2 for another guide, 1 for a document, 0 for a symbol. */
  rank: number;
}

const most = 8;

/** The kinds of pages, by their ranks. */
const kinds = ['API', 'Reference', 'Guide', 'Guide'];

/** The length of an excerpt, and the most of it before the first word, of a sentence and otherwise, in characters. */
const excerpts = { length: 140, sentence: 64, before: 32 };

const query = document.getElementById('query') as HTMLInputElement;
const finder = document.getElementById('finder') as HTMLElement;
const found = document.getElementById('found') as HTMLElement;
const nothing = document.getElementById('nothing-found') as HTMLElement;
const count = document.getElementById('count') as HTMLElement;
let index: Promise<Entry[]> | undefined;

const load = (): Promise<Entry[]> => (index ??= fetch('search.json').then((answer) => answer.json() as Promise<Entry[]>));

/**
 * The score of an entry for all words; 0 for no match. A word in the heading weighs most. The rank of its page adds
 * `rankWeight` times itself.
 */
function weight(entry: Entry, words: string[], rankWeight: number): number {
  let sum = 0;
  for (const word of words) {
    const heading = entry.heading.toLowerCase();
    if (heading === word) sum += 12;
    else if (heading.includes(word)) sum += heading.startsWith(word) ? 10 : 6;
    else if (entry.page.toLowerCase().includes(word)) sum += 3;
    else if (`${entry.text} ${entry.code ?? ''}`.toLowerCase().includes(word)) sum += 1;
    else return 0;
  }
  return sum + rankWeight * entry.rank;
}

/** A pattern that matches any of the words. */
const pattern = (words: string[], flags: string): RegExp =>
  new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, flags);

/** A text with the words marked. */
const marked = (text: string, words: string[]): (string | Node)[] =>
  text.split(pattern(words, 'gi')).map((part, index) => (index % 2 ? element('mark', {}, part) : part));

/** The part of a text around the first of the words, with all of them marked; without any, its beginning. */
function excerpt(text: string, words: string[]): (string | Node)[] {
  const first = Math.max(0, text.search(pattern(words, 'i')));
  const sentence = text.slice(0, first).lastIndexOf('. ') + 2;
  const isWhole = sentence > 1 && first - sentence <= excerpts.sentence;
  const start = isWhole ? sentence : first > excerpts.before ? Math.min(first, text.indexOf(' ', first - excerpts.before) + 1) : 0;
  const end = text.length > start + excerpts.length ? Math.max(first, text.lastIndexOf(' ', start + excerpts.length)) : text.length;
  return [start > 0 && !isWhole ? '… ' : '', ...marked(text.slice(start, end), words), end < text.length ? ' …' : ''];
}

/** A result: its heading, the kind of its page, the page, and the words that were found. */
function result({ address, page, heading, text, rank }: Entry, words: string[], index: number): HTMLElement {
  const own = text.startsWith(heading) ? text.slice(heading.length).trimStart() : text;
  // The heading of a page's first part is the page's name.
  const said: (string | Node)[] = page === heading && own ? [] : [element('span', {}, ...marked(page, words))];
  if (own) said.push(...(said.length ? [': '] : []), ...excerpt(own, words));
  return element('a', { href: address, role: 'option', id: `found-${index}`, tabindex: '-1' },
    element('strong', {}, ...marked(heading, words)), ' ', element('span', { class: 'kind' }, kinds[rank]), ' ',
    element('span', { class: 'said' }, ...said));
}

async function show(): Promise<void> {
  const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return hide();
  // Capitals and signs mean a symbol's name; words are searched in guides first.
  const rankWeight = /[^a-z\s]/.test(query.value.trim()) ? 1 : 8;
  const weighed = (await load()).map((entry) => ({ entry, sum: weight(entry, words, rankWeight) })).filter(({ sum }) => sum > 0);
  weighed.sort((a, b) => b.sum - a.sum);
  found.replaceChildren(...weighed.slice(0, most).map(({ entry }, index) => result(entry, words, index)));
  found.hidden = weighed.length === 0;
  nothing.hidden = weighed.length > 0;
  query.setAttribute('aria-expanded', String(!found.hidden));
  // Enter opens the first result, unless an arrow chooses another one.
  choose(0);
  count.textContent = weighed.length === 1 ? '1 place' : `${weighed.length} places`;
}

/** The chosen result, which Enter opens. */
const chosen = (): HTMLElement | null => found.querySelector<HTMLElement>('[aria-selected="true"]');

/** Chooses a result by its place, beyond an end the one at the other end. The focus stays in the field. */
function choose(at: number): void {
  const links = [...found.querySelectorAll('a')];
  const link = links[(at + links.length) % links.length];
  for (const one of links) one.setAttribute('aria-selected', String(one === link));
  if (!link) return query.removeAttribute('aria-activedescendant');
  query.setAttribute('aria-activedescendant', link.id);
  link.scrollIntoView({ block: 'nearest' });
}

function hide(): void {
  for (const part of [found, nothing]) part.hidden = true;
  query.setAttribute('aria-expanded', 'false');
  query.removeAttribute('aria-activedescendant');
}

query.addEventListener('focus', () => void load());
query.addEventListener('input', () => void show());
finder.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!found.hidden) chosen()?.click();
});
/** What takes text: neither a slider nor a button does. */
const takesText = 'input:not([type=range], [type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    if (found.hidden && nothing.hidden) query.blur();
    hide();
  }
  if (event.key === '/' && !(event.target as Element).closest(takesText)) {
    event.preventDefault();
    query.focus();
    query.select();
  }
});
// A result on this page leaves the page as it is.
found.addEventListener('click', hide);
query.addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || found.hidden) return;
  event.preventDefault();
  choose([...found.children].indexOf(chosen()!) + step);
});
// The focus leaves the results by Tab. In some browsers a press of a result removes the focus without a new target.
finder.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget instanceof Node && !finder.contains(relatedTarget)) hide();
});
document.addEventListener('pointerdown', (event) => {
  if (!finder.contains(event.target as Element)) hide();
});
// Beside the text if there is room, otherwise folded.
const menu = document.getElementById('menu') as HTMLDetailsElement;
const wide = matchMedia('(min-width: 900px)');
const unfold = (): void => void (menu.open = wide.matches);
wide.addEventListener('change', unfold);
unfold();
// The contents of a Swift module are longer than the window.
if (menu.open) menu.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
