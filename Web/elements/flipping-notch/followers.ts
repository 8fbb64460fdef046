// The elements below a marked list in its element: new rows push them down, so they move with the list.

/**
 * The elements below a list within an element: later siblings of the list and of its ancestors. One that the list cannot push stays:
 * outside of the flow, or sticky with a `bottom`.
 */
export function followersOf(element: Element, list: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at: Element | null = list; at && at !== element; at = at.parentElement) {
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) {
      const { position, bottom } = getComputedStyle(next);
      // Children with a slot are no part of the list: a bar, a panel, arriving rows.
      if (next.slot || /fixed|absolute/.test(position) || position === 'sticky' && bottom !== 'auto') continue;
      const { top, bottom: end } = list.getBoundingClientRect();
      // One beside the list stays too; one below it may overlap it.
      if (next.getBoundingClientRect().top >= (top + end) / 2) found.push(next as HTMLElement);
    }
  }
  return found;
}
