// Scrolling by keyboard: a list in which nothing takes the focus takes it itself, because not all browsers let the keyboard
// reach a scroller.
import { attribute } from '../drawing/layers.js';
import { sizeObserver } from '../host/size-observer.js';

/** What the keyboard reaches in a list; what has a slot of its own is a bar, or a row that comes in. */
const focusable = ':is(a[href],button,input,select,textarea,summary,iframe,[tabindex],[contenteditable],'
  + 'supple-slime-badge:not([pinned],[count="0"]:not([text])))'
  + ':not(:disabled,[tabindex="-1"],[inert],[inert] *,:scope>[slot],:scope>[slot] *)';

/** The attributes that decide over it. */
const observed = ['tabindex', 'href', 'disabled', 'inert', 'contenteditable', 'slot', 'pinned', 'count', 'text'];

/**
 * Has the keyboard reach the scroller of an element while it has more than it shows, and nothing in it takes the focus. The
 * name is what is said of it; the result is called when it changes.
 */
export function scrollByKeyboard(element: HTMLElement, scroller: HTMLElement, name: () => string): () => void {
  let overflows = false;
  const update = (): void => {
    const isReached = overflows && !element.querySelector(focusable);
    attribute(scroller, 'tabindex', isReached ? '0' : null);
    attribute(scroller, 'role', isReached ? 'group' : null);
    attribute(scroller, 'aria-label', isReached && name());
  };
  const sizes = sizeObserver(() => {
    overflows = scroller.scrollHeight > scroller.clientHeight;
    update();
  });
  for (const sized of [scroller, ...scroller.children]) sizes.observe(sized);
  new MutationObserver(update).observe(element, { childList: true, subtree: true, attributeFilter: observed });
  return update;
}
