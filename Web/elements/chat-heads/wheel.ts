// The wheel over an open conversation.

/** Whether an element can scroll by a wheel's vertical distance. */
function scrolls(element: Element, distance: number): boolean {
  const { scrollTop, scrollHeight, clientHeight } = element;
  const room = distance > 0 ? scrollHeight - clientHeight - scrollTop : scrollTop;
  return room >= 1 && /auto|scroll/.test(getComputedStyle(element).overflowY);
}

/**
 * Keeps a wheel over a conversation from the page below. `overscroll-behavior` of boxes that cannot scroll does so in some browsers
 * only; Firefox scrolls the page.
 */
export function keepWheel(surface: HTMLElement): void {
  surface.addEventListener('wheel', (event) => {
    const { ctrlKey, deltaX, deltaY } = event;
    // With Ctrl a wheel zooms the page.
    if (ctrlKey || Math.abs(deltaX) > Math.abs(deltaY)) return;
    for (const node of event.composedPath()) {
      if (!(node instanceof Element)) continue;
      if (node === surface || scrolls(node, deltaY)) return;
      if (node.part.contains('conversation')) return event.preventDefault();
    }
  }, { passive: false });
}
