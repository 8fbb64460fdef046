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
    if (this.reduced || from === 0) return;
    const style = getComputedStyle(document.documentElement);
    moved.animate([{ translate: `0 ${from}px` }, { translate: '0 0' }], {
      duration: 420,
      easing: style.getPropertyValue('--settle').trim() || 'ease-out',
    });
  }
}
