// What a badge shows, as its attributes say it.
import type { SuppleSlimeBadge } from '../slime-badge.js';

/** What a badge shows: a text in place of a count, or a count; null stands for a plain dot, 0 for no badge. */
export type BadgeContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'count'; readonly count: number | null };

/** The greatest count that the engine takes. */
const greatestCount = 2 ** 31 - 1;

/**
 * The count that an attribute says, rounded down to a whole number; null without the attribute. It is `NaN` where the attribute
 * is no number from 0 up.
 */
export function readCount(attribute: string | null): number | null {
  if (attribute === null) return null;
  const value = attribute.trim() ? Number(attribute) : NaN;
  return value >= 0 ? Math.min(greatestCount, Math.floor(value)) : NaN;
}

/** What an element's attributes say. */
export function contentOf({ text, count }: SuppleSlimeBadge): BadgeContent {
  return text ? { kind: 'text', text } : { kind: 'count', count };
}

/** Whether there is a badge at all. */
export const isShown = (content: BadgeContent): boolean => content.kind === 'text' || content.count !== 0;

/** Whether two contents are the same. */
export const isSame = (a: BadgeContent, b: BadgeContent): boolean =>
  a.kind === 'text' ? b.kind === 'text' && a.text === b.text : b.kind === 'count' && a.count === b.count;

/** How a count is written: the number, and whether a plus sign follows it. */
export const shownCount = (count: number, maximum: number): { number: number; isExceeded: boolean } =>
  maximum > 0 && count > maximum ? { number: maximum, isExceeded: true } : { number: count, isExceeded: false };
