// Scrolling by keyboard: a list without focusable content takes the focus itself, because in some browsers the keyboard cannot
// reach a scroller.
import { attribute } from '../drawing/layers.js';
import { sizeObserver } from '../host/size-observer.js';

/** Focusable elements in a list; elements with a slot of their own are bars or arriving rows. */
const focusable = ':is(a[href],button,input,select,textarea,summary,iframe,[tabindex],[contenteditable],'
  + 'supple-slime-badge:not([pinned],[count="0"]:not([text])))'
  // Beneath a modal conversation, a scroller with a live region is not inert, and not reached.
  + ':not(:disabled,[tabindex="-1"],[inert],[inert] *,:scope>[slot],:scope>[slot] *),[data-supple-inert]';

/** The attributes that affect it. */
const observed = ['tabindex', 'href', 'disabled', 'inert', 'contenteditable', 'slot', 'pinned', 'count', 'text'];

/** Moves the focus to a scroller. It shows no ring until the focus comes back, since no key has moved it there. */
export function focusScroller(scroller: HTMLElement, name: string): void {
  const names = { tabindex: '-1', role: 'group', 'aria-label': name };
  if (!scroller.hasAttribute('tabindex')) for (const [key, value] of Object.entries(names)) scroller.setAttribute(key, value);
  scroller.style.outline = 'none';
  scroller.focus({ preventScroll: true });
  const leave = (): void => {
    // A window that loses the focus keeps it inside.
    if ((scroller.getRootNode() as ShadowRoot).activeElement === scroller) return;
    scroller.removeEventListener('blur', leave);
    scroller.style.outline = '';
    if (scroller.tabIndex < 0) for (const key of Object.keys(names)) scroller.removeAttribute(key);
  };
  scroller.addEventListener('blur', leave);
}

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
