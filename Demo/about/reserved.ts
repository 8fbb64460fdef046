import { element } from '../dom.js';

/**
 * A box around a text of the chosen language, as high as the text of each language would be, so that a change of the language
 * moves nothing around it. The other texts are invisible.
 */
export function reserved(kind: 'line' | 'block' | 'words', text: HTMLElement): {
  root: HTMLElement; reserve: (others: readonly string[]) => void;
} {
  const root = element('div', { class: `reserved reserved-${kind}` }, text);
  return {
    root,
    reserve(others) {
      others.forEach((other, index) => {
        // The visible text stays in the document, because a move would take the focus from it.
        const copy = root.children[index + 1] ?? root.appendChild(element('div', { class: 'reserved-text', 'aria-hidden': 'true' }));
        copy.textContent = other;
      });
    },
  };
}
