// A finger that one element passes on to the element below.
import { shared } from './shared.js';

/** Takes a pointer that came down with `start` above the element and has moved by `samples`; returns whether it does. */
export type Taker = (start: PointerEvent, samples: readonly PointerEvent[]) => boolean;

/** The elements that accept pointers of others. The elements of a removed frame are removed with it. */
export const takers: WeakMap<Node, Taker> = shared('takers', () => new WeakMap());

/** Passes a pointer on to the content below an element at the pointer's first place; returns whether an element accepts it. */
export function passOn(element: Element, start: PointerEvent, samples: readonly PointerEvent[]): boolean {
  const { clientX: x, clientY: y } = start;
  const root = element.getRootNode() as Document | ShadowRoot;
  let below = root.elementsFromPoint(x, y).find((found) => !element.contains(found));
  for (let inner; (inner = below?.shadowRoot?.elementFromPoint(x, y)) && inner !== below;) below = inner;
  for (let node: Node | null | undefined = below; node; node = node.parentNode ?? (node as Partial<ShadowRoot>).host) {
    if (takers.get(node)?.(start, samples)) return true;
  }
  return false;
}
