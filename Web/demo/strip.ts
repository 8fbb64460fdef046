import { recall, remember } from './preferences.js';
import { showThemeColor } from './theme.js';

/** A slim line above the phone, where no more fits, that says what the page is. Who has closed it does not see it again. */
export function showStrip(strip: HTMLElement, closer: HTMLElement): void {
  strip.hidden = recall('introduced') !== null;
  closer.addEventListener('click', () => {
    strip.hidden = true;
    remember('introduced', 'yes');
    showThemeColor();
  });
}
