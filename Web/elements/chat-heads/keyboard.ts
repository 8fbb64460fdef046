// The keyboard of a touch screen, which the browser lays over the page.

/** A visual viewport that is smaller than the window by less than this, in points, shows no keyboard. */
const keyboardMinimum = 80;

/** A page that is pinched up beyond this scale shows less of itself without a keyboard. */
const pinchScale = 1.01;

/** How much of an element's height a keyboard covers, in the element's own points; undefined if that is not known. */
export function keyboardHeight(element: HTMLElement, ownHeight: number): number | undefined {
  const view = visualViewport;
  if (!view || view.scale > pinchScale) return undefined;
  const box = element.getBoundingClientRect();
  const covered = innerHeight - view.height > keyboardMinimum ? box.bottom - view.offsetTop - view.height : 0;
  return box.height ? (Math.max(0, covered) * ownHeight) / box.height : 0;
}
