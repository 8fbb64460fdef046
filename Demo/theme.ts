import { recall, remember } from './preferences.js';

export type Theme = 'auto' | 'light' | 'dark';

/** The last chosen theme, "auto" before a choice. */
export function chosenTheme() {
  const remembered = recall('theme');
  return remembered === 'light' || remembered === 'dark' ? remembered : 'auto';
}

/** Applies a theme; 'auto' leaves it to the system. */
export function adoptTheme(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Applies a theme and stores it. */
export function chooseTheme(theme: Theme): void {
  adoptTheme(theme);
  remember('theme', theme);
  showThemeColor();
}

/** Sets the colour of the browser's own bars to the colour at the page's upper edge: of the screen or the background. */
export function showThemeColor(): void {
  const top = document.querySelector('[data-full] .screen') ?? document.documentElement;
  const color = getComputedStyle(top).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', color);
}

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showThemeColor);
