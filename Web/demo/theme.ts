import { recall, remember } from './preferences.js';

export type Theme = 'auto' | 'light' | 'dark';

/** The theme that was chosen last, "auto" until one was. */
export function chosenTheme() {
  const remembered = recall('theme');
  return remembered === 'light' || remembered === 'dark' ? remembered : 'auto';
}

/** Puts a theme in force and remembers it; 'auto' leaves it to the system. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  remember('theme', theme);
}
