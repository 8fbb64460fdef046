import { element } from './dom.js';
import { setTone } from './tones.js';

/** The first letters of the first and last name. */
function initials(name: string): string {
  const words = name.split(' ').filter(Boolean);
  const letters = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return letters.map((word) => Array.from(word)[0] ?? '').join('').toUpperCase();
}

/** A face: two tones and initials. It fills its container. */
export function avatar(person: { name: string; tone: number }): HTMLElement {
  const face = element('div', { class: 'avatar', 'aria-hidden': 'true' }, element('span', {}, initials(person.name)));
  setTone(face, person.tone);
  return face;
}
