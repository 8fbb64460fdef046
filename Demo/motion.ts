/** How the page's own small moves go: by a spring, or not at all when motion is reduced. */
export class Motion {
  #query = matchMedia('(prefers-reduced-motion: reduce)');
  /** Asked for by the panel, on top of what the system says. */
  forcedReduction = false;

  /** Whether motion is to be left out. */
  get reduced() {
    return this.forcedReduction || this.#query.matches;
  }

  /** Lets a picture that flies away fade in again where it was. */
  bringBack(picture: HTMLElement) {
    if (!this.reduced) picture.animate([{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }], 600);
  }

  /**
   * Lets an element that has just changed its place glide there from where it was.
   *
   * @param from points below its new place
   */
  glide(moved: HTMLElement, from: number) {
    if (from !== 0) this.#settle(moved, { translate: `0 ${from}px` }, { translate: '0 0' });
  }

  /** Lets a bubble rise out of the field in which it was written, `distance` points below its place. */
  rise(bubble: HTMLElement, distance: number) {
    this.#settle(
      bubble, { translate: `0 ${distance}px`, scale: '0.9', transformOrigin: 'bottom right' },
      { translate: '0 0', scale: '1', transformOrigin: 'bottom right' });
  }

  /** Lets a bubble grow, in the shape of a bubble, out of one of another size that stood in its lower left corner. */
  growFrom(bubble: HTMLElement, { width, height }: { width: number; height: number }) {
    const right = Math.max(0, bubble.offsetWidth - width);
    const top = Math.max(0, bubble.offsetHeight - height);
    const sides = getComputedStyle(bubble).direction === 'rtl' && bubble.matches('.theirs')
      ? `${top}px 0px 0px ${right}px` : `${top}px ${right}px 0px 0px`;
    this.#settle(bubble, { clipPath: `inset(${sides} round 19px)` }, { clipPath: 'inset(0px 0px 0px 0px round 19px)' });
    if (!this.reduced) bubble.animate([{ color: 'transparent' }, {}], { duration: 240, easing: 'ease-out' });
  }

  #settle(moved: HTMLElement, from: Keyframe, to: Keyframe) {
    if (this.reduced) return;
    const easing = getComputedStyle(document.documentElement).getPropertyValue('--settle').trim() || 'ease-out';
    moved.animate([from, to], { duration: 420, easing });
  }
}
