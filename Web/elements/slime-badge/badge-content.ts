// The content of a badge, from its attributes.
import type { SuppleSlimeBadge } from '../slime-badge.js';

/** The content of a badge: a text in place of a count, or a count; null stands for a plain dot, 0 for no badge. */
export type BadgeContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'count'; readonly count: number | null };

/** The largest count of the engine. */
const greatestCount = 2 ** 31 - 1;

/**
 * The count of an attribute, rounded down to a whole number; null without the attribute, `NaN` if its value is not a number
 * of at least 0.
 */
export function readCount(attribute: string | null): number | null {
  if (attribute === null) return null;
  const value = attribute.trim() ? Number(attribute) : NaN;
  return value >= 0 ? Math.min(greatestCount, Math.floor(value)) : NaN;
}

/** The content from an element's attributes. */
export function contentOf({ text, count }: SuppleSlimeBadge): BadgeContent {
  return text ? { kind: 'text', text } : { kind: 'count', count };
}

/** Whether the content shows a badge. */
export const isShown = (content: BadgeContent): boolean => content.kind === 'text' || content.count !== 0;

/** Whether two contents are the same. */
export const isSame = (a: BadgeContent, b: BadgeContent): boolean =>
  a.kind === 'text' ? b.kind === 'text' && a.text === b.text : b.kind === 'count' && a.count === b.count;

/** The written form of a count: the number, and whether a plus sign follows it. */
export const shownCount = (count: number, maximum: number): { number: number; isExceeded: boolean } =>
  maximum > 0 && count > maximum ? { number: maximum, isExceeded: true } : { number: count, isExceeded: false };
