// The page's own scrollers within a row and around the element. A gesture that one of them can use does not belong to the list.
import { isElement } from './is-element.js';

/** The direction of a scroll, towards one end of the content. */
export type ScrollDirection = 'start' | 'end';

/** The elements on an event's path from its target up to the first of `ends`; the elements of nested shadow trees count. */
export function elementsBelow(ends: readonly Element[], event: Event): Element[] {
  const path = event.composedPath();
  return path.slice(0, path.findIndex((node) => ends.includes(node as Element))).filter(isElement);
}

/** The elements on an event's path that contain `element`, the innermost first. */
export function elementsAround(element: Element, event: Event): Element[] {
  const path = event.composedPath();
  return path.slice(path.indexOf(element) + 1).filter(isElement);
}

/** Whether a person can scroll an element vertically, by at least one pixel. */
export function scrolls(element: Element, direction: ScrollDirection): boolean {
  const { scrollTop, scrollHeight, clientHeight } = element;
  const extent = scrollHeight - clientHeight;
  if (extent < 1) return false;
  const { overflowY, flexDirection } = getComputedStyle(element);
  const isPage = element === element.ownerDocument.scrollingElement;
  if (isPage ? overflowY === 'hidden' : overflowY !== 'auto' && overflowY !== 'scroll') return false;
  // A reversed column has position 0 at its end, and negative positions elsewhere.
  const fromStart = flexDirection === 'column-reverse' ? extent + scrollTop : scrollTop;
  return direction === 'start' ? fromStart >= 1 : extent - fromStart >= 1;
}

/** The width that pages exceed their window by through a mistake in their layout, in pixels. */
const accidentalWidth = 16;

/** Whether a person can scroll an element sideways: by at least one pixel, a page further than by accident. */
export function scrollsSideways(element: Element): boolean {
  const isPage = element === element.ownerDocument.scrollingElement;
  if (element.scrollWidth - element.clientWidth < (isPage ? accidentalWidth : 1)) return false;
  const { overflowX } = getComputedStyle(element);
  return isPage ? overflowX !== 'hidden' : overflowX === 'auto' || overflowX === 'scroll';
}

/** Whether an element has a sideways gesture of its own: it is a slider, or keeps the browser from panning in that direction. */
export function ownsSideways(element: Element): boolean {
  const { touchAction } = getComputedStyle(element);
  return element.matches('input[type=range]') || !/auto|manipulation|pan-x|pan-left|pan-right/.test(touchAction);
}
