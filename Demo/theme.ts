import { recall, remember } from './preferences.js';

export type Theme = 'auto' | 'light' | 'dark';

/** The theme that was chosen last, "auto" until one was. */
export function chosenTheme() {
  const remembered = recall('theme');
  return remembered === 'light' || remembered === 'dark' ? remembered : 'auto';
}

/** Puts a theme in force; 'auto' leaves it to the system. */
export function adoptTheme(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Puts a theme in force and remembers it. */
export function chooseTheme(theme: Theme): void {
  adoptTheme(theme);
  remember('theme', theme);
  showThemeColor();
}

/** Tells the browser the colour at the page's upper edge, for its own bars: the screen's or the ground's. */
export function showThemeColor(): void {
  const top = document.querySelector('[data-full] .screen') ?? document.documentElement;
  const color = getComputedStyle(top).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', color);
}

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showThemeColor);
