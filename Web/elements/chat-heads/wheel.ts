// The wheel over an open conversation.
import { elementsBelow, scrolls } from '../host/page-scrollers.js';

/**
 * Keeps a wheel over a conversation from the page below. `overscroll-behavior` of boxes that cannot scroll does so in some browsers
 * only; Firefox scrolls the page.
 */
export function keepWheel(event: WheelEvent): void {
  const { ctrlKey, deltaX, deltaY, currentTarget } = event;
  // With Ctrl a wheel zooms the page.
  if (ctrlKey || Math.abs(deltaX) > Math.abs(deltaY)) return;
  const below = elementsBelow([currentTarget as Element], event);
  if (!below.some((element) => scrolls(element, deltaY > 0 ? 'end' : 'start'))) event.preventDefault();
}
