/** A press shows after this long, so that a list that is pulled or scrolled does not flash; in milliseconds. */
const delay = 60;

/** Moved further than this, in points, a press is something else. */
const slop = 6;

/**
 * Marks the row that is pressed with `data-pressed`, until the pointer lets go or moves on.
 *
 * @param rows a selector
 */
export function showPresses(list: HTMLElement, rows: string) {
  list.addEventListener('pointerdown', (down) => {
    const row = down.target instanceof Element ? down.target.closest(rows) : null;
    if (!row || down.button !== 0) return;
    // A badge answers a press itself, unless it is pinned.
    if (down.target instanceof Element && down.target.closest('supple-slime-badge:not([pinned])')) return;
    const listening = new AbortController();
    const timer = setTimeout(() => row.toggleAttribute('data-pressed', true), delay);
    const end = () => {
      clearTimeout(timer);
      row.removeAttribute('data-pressed');
      listening.abort();
    };
    const options = { capture: true, signal: listening.signal };
    addEventListener('pointermove', (event) => {
      if (event.pointerId !== down.pointerId) return;
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > slop) end();
    }, options);
    for (const name of (['pointerup', 'pointercancel'] as const)) addEventListener(name, end, options);
  });
}
