import { tokensOf } from '../about/tokens.mjs';
import { element } from '../dom.js';
import { icon, iconButton } from '../icons.js';

/** The time for which a tick confirms a copy, in milliseconds. */
const thanks = 1500;

/** The timers that end the ticks. */
const ends = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Shows a tick in place of the icon to copy for a while, if something was copied; `onEnd` is called after that time. */
function tick(sign: Element, isCopied: boolean, onEnd?: () => void): void {
  const show = (isTicked: boolean): void => {
    sign.toggleAttribute('data-copied', isTicked);
    sign.replaceChildren(icon(isTicked ? 'check' : 'copy'));
  };
  show(isCopied);
  clearTimeout(ends.get(sign));
  ends.set(sign, setTimeout(() => {
    show(false);
    onEnd?.();
  }, thanks));
}

/**
 * A line or a block of code with a button that copies it.
 *
 * @param isShown whether the language is visible before the code, or only for assistive technology
 */
export function codeLine(language: string, { isShown = true, isBlock = false } = {}): {
  root: HTMLElement;
  /** Shows a text, with colours if the language of its tokens is given. */
  show: (text: string, tokens?: string) => void;
} {
  const code = element('code', { tabindex: '0', role: 'group', 'aria-label': isShown ? `${language} code` : language });
  const [button, said] = copyButton(code, language);
  return {
    root: element('div', { class: isBlock ? 'code-line code-block' : 'code-line', 'data-plain': !isShown },
      isShown ? element('span', { class: 'language', 'aria-hidden': 'true' }, language) : null, code, button, said),
    show(text, tokens) {
      if (code.textContent === text) return;
      code.replaceChildren(...(isBlock ? colored(text, tokens) : wrapping(text, tokens)));
    },
  };
}

/** A text with an element for each token that has a colour. */
const colored = (text: string, tokens = ''): (string | Node)[] => tokensOf(text, tokens)
  .map(({ text, kind }) => (kind ? element('span', { class: `code-${kind}` }, text) : text));

/** A line that wraps after commas, so that a name stays with its value and a brace with its last word. */
function wrapping(text: string, tokens?: string): (string | Node)[] {
  const parts = text.split(/(?<=[,;]) /);
  // The code's own box is a flexible one, in which every child would be a line.
  // The transition before the first point of an easing is no name with a value.
  const isWhole = (part: string) => part.includes(' ') && !part.includes('linear(');
  return [element('span', { class: 'lines' }, ...parts.flatMap((part, index) =>
    [index > 0 ? ' ' : '', ...(parts.length > 1 && isWhole(part)
      ? [element('span', { class: 'whole' }, ...colored(part, tokens))] : colored(part, tokens))]))];
}

/** A button that copies an element's text, or selects it if a copy is not allowed, with an announcement for assistive technology. */
export function copyButton(code: HTMLElement, name: string): [HTMLButtonElement, HTMLElement] {
  const button = iconButton('copy', `Copy ${name}`);
  const said = element('span', { class: 'visually-hidden', role: 'status' });
  button.addEventListener('click', async () => {
    const copied = await copy(code);
    said.textContent = copied ? 'Copied' : 'Selected: copy it with the keyboard';
    tick(button, copied, () => (said.textContent = ''));
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
