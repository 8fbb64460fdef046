// Moves rows of the page within the document.

import { insertAnimated } from './animations.js';

/**
 * Moves an element before a child of a parent, null for its end. Where the browser can move elements, what is in the element goes on:
 * frames, videos, animations and the focus. Elsewhere it is removed and inserted, and only its animations go on.
 */
export function move(parent: Element, element: Element, child: Node | null): void {
  const isWithin = parent.isConnected && element.isConnected && element.ownerDocument === parent.ownerDocument;
  if (!isWithin) parent.insertBefore(element, child);
  else if (parent.moveBefore) parent.moveBefore(element, child);
  else insertAnimated(parent, element, child);
}
