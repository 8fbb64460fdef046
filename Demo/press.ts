/** The delay of a visible press, in milliseconds, so that rows do not flash during pulls and scrolls. */
const delay = 60;

/** The distance, in points, beyond which a press ends. */
const slop = 6;

/**
 * Marks the pressed row with `data-pressed`, until the pointer goes up or moves on.
 *
 * @param rows a selector
 */
export function showPresses(list: HTMLElement, rows: string) {
  list.addEventListener('pointerdown', (down) => {
    const row = down.target instanceof Element ? down.target.closest(rows) : null;
    if (!row || down.button !== 0) return;
    // A badge handles a press itself, unless it is pinned.
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
