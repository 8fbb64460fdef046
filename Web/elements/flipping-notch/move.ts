// Moves rows of the page within the document.
import { keepTimes } from './animations.js';

/**
 * Moves a node before a child of a parent, null for its end. If the browser can move elements, the content of the node
 * continues: frames, videos, animations and the focus. Elsewhere it is removed and inserted, and animations go on.
 */
export function move(parent: Element, node: Element, child: Node | null): void {
  const isWithin = parent.isConnected && node.isConnected && node.ownerDocument === parent.ownerDocument;
  if (isWithin && parent.moveBefore) parent.moveBefore(node, child);
  else if (isWithin) keepTimes(node, () => parent.insertBefore(node, child));
  else parent.insertBefore(node, child);
}
