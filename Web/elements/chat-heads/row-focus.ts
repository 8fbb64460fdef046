// The keys that move the focus along the row of an open conversation.

/** Moves the focus from one button of the row to another; returns whether the key is one that does. */
export function moveRowFocus(key: string, from: HTMLElement, buttons: HTMLElement[]): boolean {
  const row = buttons.sort((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x);
  const at = row.indexOf(from);
  const last = row.length - 1;
  const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
  const to = targets[key];
  if (to === undefined) return false;
  row[Math.max(0, Math.min(last, to))]?.focus();
  return true;
}
