import { element } from '../dom.js';
import { icon, iconButton } from '../icons.js';

/** How long the button says that the line was taken, in milliseconds. */
const thanks = 1400;

/** A line of code with a button that copies it. */
export function codeLine(language: string): { root: HTMLElement; show: (text: string) => void; } {
  const code = element('code', { tabindex: '0', 'aria-label': `${language} code` });
  const button = iconButton('copy', `Copy ${language}`);
  const said = element('span', { class: 'visually-hidden', role: 'status' });
  button.addEventListener('click', async () => {
    const copied = await copy(code);
    said.textContent = copied ? 'Copied' : 'Selected, copy it with the keyboard';
    button.toggleAttribute('data-copied', copied);
    button.replaceChildren(icon(copied ? 'check' : 'copy'));
    setTimeout(() => {
      button.removeAttribute('data-copied');
      button.replaceChildren(icon('copy'));
      said.textContent = '';
    }, thanks);
  });
  return {
    root: element('div', { class: 'code-line' },
      element('span', { class: 'language', 'aria-hidden': 'true' }, language), code, button, said),
    show(text) {
      if (code.textContent !== text) code.textContent = text;
    },
  };
}

/** Copies the text, or selects it where a page may not copy. */
async function copy(code: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return false;
  }
}
