// The keys that move the focus among the heads of an open row or column, and among the heads of the overflow's panel.

/** The directions of the arrows, along x and y. */
const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

/** The middle of an element, in client coordinates. */
function middle(element: HTMLElement): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Moves the focus from one button to another; returns whether the key moves it. An arrow moves to the nearest
 * button in its direction, to the left and right only at about the same height; Home and End move to the ends of the buttons
 * in `group`, Home to where a line of text begins.
 */
export function moveRowFocus(
  key: string, from: HTMLElement, buttons: readonly HTMLElement[], group: readonly HTMLElement[],
): boolean {
  if (key === 'Home' || key === 'End') {
    const forwards = getComputedStyle(from).direction === 'rtl' ? -1 : 1;
    const order = [...group].sort((a, b) => {
      const [one, other] = [middle(a), middle(b)];
      return Math.abs(one.y - other.y) > 1 ? one.y - other.y : forwards * (one.x - other.x);
    });
    order.at(key === 'Home' ? 0 : -1)?.focus();
    return true;
  }
  const direction = directions[key];
  if (!direction) return false;
  const [dx, dy] = direction;
  const start = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const button of buttons) {
    const { x, y } = middle(button);
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const beside = Math.abs((x - start.x) * dy + (y - start.y) * dx);
    if (button === from || along < 1 || (dx && beside > along / 2) || along + 2 * beside >= least) continue;
    least = along + 2 * beside;
    best = button;
  }
  best?.focus();
  return true;
}
