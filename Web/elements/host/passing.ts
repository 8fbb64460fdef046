// A finger that one element passes on to the element below.
import { shared } from './shared.js';

/** Takes a pointer that came down with `start` above `below` and has moved by `samples`; returns whether it does. */
export type Taker = (below: Element, start: PointerEvent, samples: readonly PointerEvent[]) => boolean;

/** The elements that take pointers of others. */
export const takers: Set<Taker> = shared('takers', () => new Set());

/** Passes a pointer on to what lies below an element at the pointer's first place; returns whether an element takes it. */
export function passOn(element: Element, start: PointerEvent, samples: readonly PointerEvent[]): boolean {
  const { clientX: x, clientY: y } = start;
  const root = element.getRootNode() as Document | ShadowRoot;
  let below = root.elementsFromPoint(x, y).find((found) => !element.contains(found));
  for (let inner; (inner = below?.shadowRoot?.elementFromPoint(x, y)) && inner !== below;) below = inner;
  const target = below;
  return !!target && [...takers].some((take) => take(target, start, samples));
}

/** Whether an element contains another one, through shadow trees. */
export function surrounds(element: Element, inner: Node | null): boolean {
  for (let node = inner; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    if (node === element) return true;
  }
  return false;
}
