// The target of a press of Escape.
import { isElement } from './is-element.js';

/** Elements that the browser closes by Escape. */
const closable = ':is(:modal,[popover]:not([popover=manual]):popover-open)';

/** The parent of a node, out of shadow trees too. */
const parentOf = (node: Node): Node | null => node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null;

function isAround(outer: Element, inner: Node): boolean {
  for (let node: Node | null = inner; node; node = parentOf(node)) if (node === outer) return true;
  return false;
}

/**
 * Whether a press of Escape closes a modal dialog or a popover of the page, by the browser, in place of an open part of an
 * element. A dialog or popover that contains the element comes after it.
 */
export function closesOther(event: Event, element: Element): boolean {
  const path = event.composedPath().filter(isElement).filter((element) => element.matches(closable));
  return [...element.ownerDocument.querySelectorAll(closable), ...path].some((open) => !isAround(open, element));
}
