// Scrolling by keyboard: a list without focusable content takes the focus itself, because in some browsers the keyboard cannot
// reach a scroller.
import { attribute } from '../drawing/layers.js';
import { sizeObserver } from '../host/size-observer.js';

/** Focusable elements in a list; elements with a slot of their own are bars or arriving rows. */
const focusable = ':is(a[href],button,input,select,textarea,summary,iframe,[tabindex],[contenteditable],'
  + 'supple-slime-badge:not([pinned],[count="0"]:not([text])))'
  + ':not(:disabled,[tabindex="-1"],[inert],[inert] *,:scope>[slot],:scope>[slot] *)';

/** The attributes that affect it. */
const observed = ['tabindex', 'href', 'disabled', 'inert', 'contenteditable', 'slot', 'pinned', 'count', 'text'];

/**
 * Lets the keyboard reach an element's scroller while its content overflows and nothing in it takes the focus. `name` is its
 * accessible name; call the result when the name changes.
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
