import { recall, remember } from './preferences.js';
import { showThemeColor } from './theme.js';

/**
 * A slim line above the phone, for pages without room for more, that describes the page. It can be closed after the first
 * touch, and stays closed.
 */
export function showStrip(strip: HTMLElement, closer: HTMLElement): void {
  strip.hidden = recall('introduced') !== null;
  for (const name of ['pointerup', 'keydown']) {
    addEventListener(name, () => strip.toggleAttribute('data-tried', true), { once: true, capture: true, passive: true });
  }
  closer.addEventListener('click', () => {
    strip.hidden = true;
    remember('introduced', 'yes');
    showThemeColor();
  });
}
