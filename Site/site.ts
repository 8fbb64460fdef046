// The script of every page of the site: search, copy, the chosen platform, and the theme.
import './search.js';
import { copyButton } from '../Demo/panel/code-line.js';
import { recall, remember } from '../Demo/preferences.js';
import { adoptTheme, chooseTheme, chosenTheme } from '../Demo/theme.js';

adoptTheme(chosenTheme());
const dark = matchMedia('(prefers-color-scheme: dark)');
const theme = document.getElementById('theme') as HTMLButtonElement;
const isDark = (): boolean => (chosenTheme() === 'auto' ? dark.matches : chosenTheme() === 'dark');
const showTheme = (): void => theme.setAttribute('aria-pressed', String(isDark()));
theme.hidden = false;
theme.addEventListener('click', () => {
  chooseTheme(isDark() ? 'light' : 'dark');
  showTheme();
});
dark.addEventListener('change', showTheme);
showTheme();

const bar = document.querySelector<HTMLElement>('.top')!;
new ResizeObserver(() => document.documentElement.style.setProperty('--top-height', `${bar.offsetHeight}px`)).observe(bar);

for (const code of document.querySelectorAll<HTMLElement>('.sample code')) {
  code.closest('.sample')?.append(...copyButton(code, 'code'));
}

const platforms = document.querySelectorAll<HTMLInputElement>('input[name="platform"]');
for (const input of platforms) {
  if (input.value === recall('platform')) input.checked = true;
  input.addEventListener('change', () => remember('platform', input.value));
}
