// Searches the site's own index, which is loaded when the field gets the focus.
import { element } from '../Demo/dom.js';

interface Entry {
  address: string;
  page: string;
  heading: string;
  text: string;
  /** 3 for the page of an interaction, 2 for another guide, 1 for a document, 0 for a symbol. */
  rank: number;
}

const most = 8;
const query = document.getElementById('query') as HTMLInputElement;
const found = document.getElementById('found') as HTMLElement;
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
    else if (entry.text.toLowerCase().includes(word)) sum += 1;
    else return 0;
  }
  return sum + rankWeight * entry.rank;
}

async function show(): Promise<void> {
  const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
  found.hidden = words.length === 0;
  if (words.length === 0) return;
  // Capitals and signs mean a symbol's name; words are searched in guides first.
  const rankWeight = /[^a-z\s]/.test(query.value.trim()) ? 1 : 8;
  const weighed = (await load()).map((entry) => ({ entry, sum: weight(entry, words, rankWeight) })).filter(({ sum }) => sum > 0);
  weighed.sort((a, b) => b.sum - a.sum);
  found.replaceChildren(...weighed.slice(0, most).map(({ entry }) =>
    element('a', { href: entry.address }, element('strong', {}, entry.heading), element('span', {}, entry.page))));
  if (weighed.length === 0) found.append(element('p', {}, 'Nothing has that.'));
  count.textContent = weighed.length === 1 ? '1 place' : `${weighed.length} places`;
}

query.addEventListener('focus', () => void load());
query.addEventListener('input', () => void show());
document.getElementById('finder')?.addEventListener('submit', (event) => {
  event.preventDefault();
  found.querySelector('a')?.click();
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    if (found.contains(document.activeElement)) query.focus();
    else if (found.hidden) query.blur();
    found.hidden = true;
  }
  if (event.key === '/' && !(event.target as Element).closest('input,textarea,select,[contenteditable]')) {
    event.preventDefault();
    query.focus();
  }
});
// The arrows move from the field along the results, and back.
document.getElementById('finder')?.addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const places: HTMLElement[] = [query, ...found.querySelectorAll('a')];
  if (!step || found.hidden || places.length < 2) return;
  event.preventDefault();
  const at = places.indexOf(document.activeElement as HTMLElement);
  places[(at + step + places.length) % places.length].focus();
});
document.addEventListener('pointerdown', (event) => {
  if (!(event.target as Element).closest('#finder')) found.hidden = true;
});
// Beside the text if there is room, otherwise folded.
const menu = document.getElementById('menu') as HTMLDetailsElement;
const wide = matchMedia('(min-width: 900px)');
const unfold = (): void => void (menu.open = wide.matches);
wide.addEventListener('change', unfold);
unfold();
// The contents of a Swift module are longer than the window.
if (menu.open) menu.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
