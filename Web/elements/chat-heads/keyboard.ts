// The keyboard of a touch screen, which the browser lays over the page.

/** The minimum difference between window and visual viewport, in points, that counts as a keyboard. */
const keyboardMinimum = 80;

/** The scale above which the visual viewport of a pinched page is smaller without a keyboard. */
const pinchScale = 1.01;

/** The height of an element that a keyboard covers, in the element's own points; undefined if unknown. */
export function keyboardHeight(element: HTMLElement, ownHeight: number): number | undefined {
  const view = visualViewport;
  if (!view || view.scale > pinchScale) return undefined;
  const box = element.getBoundingClientRect();
  const covered = innerHeight - view.height > keyboardMinimum ? box.bottom - view.offsetTop - view.height : 0;
  return box.height ? (Math.max(0, covered) * ownHeight) / box.height : 0;
}
