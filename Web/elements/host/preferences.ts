// The preferences of the page and its system that hold for all elements: reduced motion, direction of writing, language.

/** A value of `reduced-motion`. */
export type MotionPreference = 'auto' | 'reduce' | 'no-preference';

/** The system's setting for reduced motion. */
const systemReducedMotion: MediaQueryList | undefined =
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

/** Whether motion is reduced in an element. */
export const reducesMotion = ({ reducedMotion }: { readonly reducedMotion: MotionPreference }): boolean =>
  reducedMotion === 'auto' ? !!systemReducedMotion?.matches : reducedMotion === 'reduce';

/** The size of the page's text relative to 16 px, 1 at the least. */
export const textScale = (): number => Math.max(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1);

/** Calls back when a preference may have changed. */
export function followPreferences(onChange: () => void): void {
  systemReducedMotion?.addEventListener('change', onChange);
  // Directions come from CSS, and CSS takes them from attributes of any ancestor.
  if (globalThis.document) {
    new MutationObserver(onChange).observe(document, { subtree: true, attributeFilter: ['dir', 'lang'] });
  }
}
