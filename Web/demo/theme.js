import { recall, remember } from './preferences.js';

/** @typedef {'auto' | 'light' | 'dark'} Theme */

/** The theme that was chosen last, "auto" until one was. @returns {Theme} */
export function chosenTheme() {
  const remembered = recall('theme');
  return remembered === 'light' || remembered === 'dark' ? remembered : 'auto';
}

/** Puts a theme in force and remembers it; 'auto' leaves it to the system. @param {Theme} theme */
export function chooseTheme(theme) {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  remember('theme', theme);
}
