// Moves rows of the page within the document.

/**
 * Moves a node before a child of a parent, null for its end. Where the browser can move elements, what is in the node goes on:
 * frames, videos, animations and the focus. Elsewhere it is removed and inserted.
 */
export function move(parent: Element, node: Node, child: Node | null): void {
  const isWithin = parent.isConnected && node.isConnected && node.ownerDocument === parent.ownerDocument;
  if (isWithin) (parent.moveBefore ?? parent.insertBefore).call(parent, node, child);
  else parent.insertBefore(node, child);
}
