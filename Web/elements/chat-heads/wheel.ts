// The wheel over an open conversation.

/**
 * Keeps a wheel over a conversation from the page below. `overscroll-behavior` of boxes that cannot scroll does so in some browsers
 * only; Firefox scrolls the page.
 */
export function keepWheel(event: WheelEvent): void {
  const { ctrlKey, deltaX, deltaY, currentTarget } = event;
  // With Ctrl a wheel zooms the page.
  if (ctrlKey || Math.abs(deltaX) > Math.abs(deltaY)) return;
  for (const node of event.composedPath() as Element[]) {
    if (node === currentTarget) return event.preventDefault();
    const { scrollTop, scrollHeight, clientHeight } = node;
    const room = deltaY > 0 ? scrollHeight - clientHeight - scrollTop : scrollTop;
    if (room >= 1 && /auto|scroll/.test(getComputedStyle(node).overflowY)) return;
  }
}
