import { element } from '../dom.js';

/**
 * A box around a text of the chosen language, as high as the text of each language would be, so that a change of the language
 * moves nothing around it. The other texts are invisible.
 */
export function reserved(kind: 'line' | 'block' | 'words', text: HTMLElement): {
  root: HTMLElement; reserve: (others: readonly string[]) => void;
} {
  const root = element('div', { class: `reserved reserved-${kind}` }, text);
  // Words are their own box. Code is in a box with a button, of which the style sheet makes a second kind without one.
  const code = kind === 'block' ? 'reserved-code reserved-code-block' : 'reserved-code';
  const addCopy = () => {
    const copy = root.appendChild(kind === 'words'
      ? text.cloneNode() as HTMLElement : element('div', { class: code, 'data-plain': true }, element('span')));
    copy.classList.add('reserved-text');
    copy.setAttribute('aria-hidden', 'true');
    return copy;
  };
  return {
    root,
    reserve(others) {
      // The visible text stays in the document, because a move would take the focus from it.
      others.forEach((other, index) => {
        const copy = root.children[index + 1] ?? addCopy();
        (copy.firstElementChild ?? copy).textContent = other;
      });
    },
  };
}
