import { recall, remember } from './preferences.js';
import { showThemeColor } from './theme.js';

/**
 * A slim line above the phone, where no more fits, that says what the page is. It can be closed as soon as something has been
 * touched; who has closed it does not see it again.
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
