// The keyboard of a touch screen, which the browser lays over the page.

/** A visual viewport that is smaller than the window by less than this, in points, shows no keyboard. */
const keyboardMinimum = 80;

/** Beyond this scale a pinched page has a smaller visual viewport without a keyboard. */
const pinchScale = 1.01;

/** The height of an element that a keyboard covers, in the element's own points; undefined if unknown. */
export function keyboardHeight(element: HTMLElement, ownHeight: number): number | undefined {
  const view = visualViewport;
  if (!view || view.scale > pinchScale) return undefined;
  const box = element.getBoundingClientRect();
  const covered = innerHeight - view.height > keyboardMinimum ? box.bottom - view.offsetTop - view.height : 0;
  return box.height ? (Math.max(0, covered) * ownHeight) / box.height : 0;
}
