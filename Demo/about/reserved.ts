import { element } from '../dom.js';

/**
 * A box around a text of the chosen language, as high as each of the reserved texts would be, so that a change of the language or
 * of the interaction moves nothing around it. The reserved texts are invisible.
 */
export function reserved(kind: 'line' | 'block' | 'words', text: HTMLElement): {
  root: HTMLElement; reserve: (texts: readonly string[]) => void;
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
    reserve(texts) {
      // The visible text stays in the document, because a move would take the focus from it.
      texts.forEach((reservedText, index) => {
        const copy = root.children[index + 1] ?? addCopy();
        (copy.firstElementChild ?? copy).textContent = reservedText;
      });
    },
  };
}
