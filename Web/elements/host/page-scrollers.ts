// The page's own scrollers within a row and around the element. A gesture that one of them can use does not belong to the list.
import { around } from './corners.js';
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

/** The minimum width of a strip beside an element in which a finger can scroll the page, in pixels: the size of a button. */
const fingerStrip = 44;

/**
 * Whether only a finger on a list can scroll a scroller around it towards its start: the list leaves no strip of it free.
 * `overscroll-behavior` ends the search, as it ends the browser's own scroll chaining.
 */
export function coversScroller(list: Element): boolean {
  const box = list.getBoundingClientRect();
  for (let node: Element | undefined = list; node; node = around(node)) {
    const isPage = node === node.ownerDocument.scrollingElement;
    if (node !== list && scrolls(node, 'start')) {
      const area = isPage ? new DOMRect(0, 0, node.clientWidth, node.clientHeight) : node.getBoundingClientRect();
      return Math.max(box.left - area.left, box.top - area.top, area.right - box.right, area.bottom - box.bottom) < fingerStrip;
    }
    const { overflowY, overscrollBehaviorY } = getComputedStyle(node);
    if (!isPage && overscrollBehaviorY !== 'auto' && !/visible|clip/.test(overflowY)) return false;
  }
  return false;
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
export const ownsSideways = (element: Element): boolean =>
  element.matches('input[type=range]') || !/auto|manipulation|pan-x|pan-left|pan-right/.test(touchAction(element));

/**
 * Whether an element in a row of `list` has its own gesture for a pointer that comes down on it: it is a vertical slider, or it
 * prevents vertical panning, unlike its list. A mouse drags an element that is draggable or has captured the pointer.
 */
export function ownsVertical(element: Element, list: Element, { pointerId, pointerType }: PointerEvent): boolean {
  if (element.matches('input[type=range]') && element.clientHeight > element.clientWidth) return true;
  if (pointerType === 'mouse') return element.getAttribute('draggable') === 'true' || element.hasPointerCapture(pointerId);
  return keepsFromPanning(element) && !keepsFromPanning(list);
}

const keepsFromPanning = (element: Element): boolean => !/auto|manipulation|pan-y|pan-up|pan-down/.test(touchAction(element));

/** The `touch-action` of an element; `auto` for one that the page has replaced at the press, which has no style. */
const touchAction = (element: Element): string => getComputedStyle(element).touchAction || 'auto';
