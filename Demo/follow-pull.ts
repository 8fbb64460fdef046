import type { Motion } from './motion.js';
import type { SuppleFlippingNotch } from './supple.js';

/** The over-scroll of an armed pull, in points, as in the notch's style `modern`. */
const armed = 61;

/** The states in which a finger moves the list, or the list falls back: in the others the card needs the gap below the bar. */
const following = ['idle', 'pulling', 'armed'];

/**
 * Moves the bar down with the list, so that the stretched cut-out covers no title, and back when the card comes out. With
 * reduced motion the bar does not move. The notch has `data-pulled` until the card comes out, which style sheets cannot derive from
 * its progress.
 */
export function followPull(notch: SuppleFlippingNotch, bar: HTMLElement, motion: Motion): void {
  notch.tells = 'progress';
  notch.addEventListener('supple-progress', ({ detail }) => {
    // Badges in rows have a progress as well.
    if (!('pull' in detail)) return;
    const isPulled = following.includes(detail.state);
    notch.toggleAttribute('data-pulled', isPulled);
    const follows = isPulled && !motion.reduced;
    bar.toggleAttribute('data-returns', !follows);
    bar.style.translate = follows && detail.pull > 0 ? `0 ${(armed * detail.pull).toFixed(2)}px` : '';
  });
}
