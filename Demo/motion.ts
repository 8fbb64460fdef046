/** The page's own small motions: by a spring, or none when motion is reduced. */
export class Motion {
  #query = matchMedia('(prefers-reduced-motion: reduce)');
  /** The panel's setting, in addition to the system's. */
  forcedReduction = false;

  /** Whether motion is omitted. */
  get reduced() {
    return this.forcedReduction || this.#query.matches;
  }

  /** Fades a picture that has flown away back in at its place. */
  bringBack(picture: HTMLElement) {
    if (!this.reduced) picture.animate([{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }], 600);
  }

  /**
   * Animates an element from its old place to its new one; returns the animation, if there is one.
   *
   * @param from points below its new place
   */
  glide(moved: HTMLElement, from: number): Animation | undefined {
    return from === 0 ? undefined : this.#settle(moved, { translate: `0 ${from}px` }, { translate: '0 0' });
  }

  /** Animates a bubble out of its text field, `distance` points below its place. */
  rise(bubble: HTMLElement, distance: number) {
    this.#settle(
      bubble, { translate: `0 ${distance}px`, scale: '0.9', transformOrigin: 'bottom right' },
      { translate: '0 0', scale: '1', transformOrigin: 'bottom right' });
  }

  /** Animates a bubble's growth from another bubble's size at its lower left corner. */
  growFrom(bubble: HTMLElement, { width, height }: { width: number; height: number }) {
    const right = Math.max(0, bubble.offsetWidth - width);
    const top = Math.max(0, bubble.offsetHeight - height);
    const sides = getComputedStyle(bubble).direction === 'rtl' && bubble.matches('.theirs')
      ? `${top}px 0px 0px ${right}px` : `${top}px ${right}px 0px 0px`;
    this.#settle(bubble, { clipPath: `inset(${sides} round 19px)` }, { clipPath: 'inset(0px 0px 0px 0px round 19px)' });
    if (!this.reduced) bubble.animate([{ color: 'transparent' }, {}], { duration: 240, easing: 'ease-out' });
  }

  #settle(moved: HTMLElement, from: Keyframe, to: Keyframe): Animation | undefined {
    if (this.reduced) return undefined;
    const easing = getComputedStyle(document.documentElement).getPropertyValue('--settle').trim() || 'ease-out';
    return moved.animate([from, to], { duration: 420, easing });
  }
}
