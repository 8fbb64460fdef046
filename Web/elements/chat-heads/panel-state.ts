// The state of a conversation beside its head, for a page to save and restore.
import { dockings } from '../abi/lists.js';
import type { PanelState } from '../chat-heads.js';

/** The fields of the module's export `panel`. */
export const enum PanelField {
  docking, width, height, x, y, restingEdge, restingX, restingY, contentLimit, flyoutLimit, conversationWidth, conversationHeight,
  frameX, frameY, frameWidth, frameHeight,
}

/** The maximum length that the module accepts, in points. */
const greatestLength = 100_000;

/** A saved state; null if it is invalid. */
export function keptPanel(panel: unknown): PanelState | null {
  if (typeof panel !== 'object' || !panel) return null;
  const { docking, width = null, height = null, x = null, y = null } = panel as Partial<PanelState>;
  const isNumber = (value: unknown, isInRange: (value: number) => boolean): boolean =>
    value === null || (typeof value === 'number' && isInRange(value));
  const isLength = (value: number): boolean => value > 0 && value <= greatestLength;
  const isPart = (value: number): boolean => value >= 0 && value <= 1;
  const isKept = docking && dockings.includes(docking) && isNumber(width, isLength) && isNumber(height, isLength)
    && isNumber(x, isPart) && isNumber(y, isPart);
  return isKept ? { docking, width, height, x, y } : null;
}
