import { element } from '../dom.js';
import { icon, iconButton } from '../icons.js';

/** The time for which a button confirms a copy by a tick, in milliseconds. */
export const thanks = 1500;

/**
 * A line or a block of code with a button that copies it.
 *
 * @param isShown whether the language is visible before the code, or only for assistive technology
 */
export function codeLine(language: string, { isShown = true, isBlock = false } = {}): {
  root: HTMLElement; show: (text: string) => void;
} {
  const code = element('code', { tabindex: '0', role: 'group', 'aria-label': isShown ? `${language} code` : language });
  const [button, said] = copyButton(code, language);
  return {
    root: element('div', { class: isBlock ? 'code-line code-block' : 'code-line', 'data-plain': !isShown },
      isShown ? element('span', { class: 'language', 'aria-hidden': 'true' }, language) : null, code, button, said),
    show(text) {
      if (code.textContent !== text) code.textContent = text;
    },
  };
}

/** A button that copies an element's text, or selects it if a copy is not allowed, with an announcement for assistive technology. */
export function copyButton(code: HTMLElement, name: string): [HTMLButtonElement, HTMLElement] {
  const button = iconButton('copy', `Copy ${name}`);
  const said = element('span', { class: 'visually-hidden', role: 'status' });
  button.addEventListener('click', async () => {
    const copied = await copy(code);
    said.textContent = copied ? 'Copied' : 'Selected: copy it with the keyboard';
    button.toggleAttribute('data-copied', copied);
    button.replaceChildren(icon(copied ? 'check' : 'copy'));
    setTimeout(() => {
      button.removeAttribute('data-copied');
      button.replaceChildren(icon('copy'));
      said.textContent = '';
    }, thanks);
  });
  return [button, said];
}

/** Copies the text, or selects it if the page may not copy. */
async function copy(code: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return false;
  }
}
