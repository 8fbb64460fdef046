import * as BadgeCommand from './abi/badge-command.js';
import * as Kind from './abi/kind.js';
import type { SlimeBadgeEventMap } from './events.js';
import { recording } from './host/recording.js';
import { complete } from './host/reflect.js';
import { readCount } from './slime-badge/badge-content.js';
import { SlimeBadgeHost } from './slime-badge/slime-badge-host.js';
import { SuppleElement } from './supple-element.js';

/**
 * `<supple-slime-badge>`: an unread count that a finger tears off.
 *
 * @attr {number} count - The count, rounded down; absent for a plain dot, 0 for no badge. A negative number or other text counts
 *   as 0, with a warning.
 * @attr {string} text - The text in place of the count, such as "new".
 * @attr {number} max - The largest count with all its digits, 99 by default; larger ones show "99+". 0 shows every count.
 * @attr pinned - Whether it cannot be torn off; the page receives presses and keys.
 * @attr construction - Whether the construction of the connector is drawn over it, for teaching.
 * @attr {string} group - The name of the group that counts it, in its document or shadow root.
 * @attr {string} sums - The name of the group whose members it counts; torn off, it clears them one after another.
 * @attr {string} for - The id of an element in its document or shadow root, on whose upper trailing corner the badge is. Without
 *   such an element, or while it is hidden, the badge is hidden.
 * @attr {string} label - The name of the counted items, read before the count.
 * @attr {string} aria-label - The complete accessible name, in place of `label` and the count.
 * @prop {number | null} count - The count; null for a plain dot, 0 for no badge.
 * @prop {string | null} text - The text in place of the count.
 * @prop {number | null} max - The largest count with all its digits; null for the style's.
 * @prop {boolean} pinned - Whether it cannot be torn off.
 * @prop {boolean} construction - Whether the construction of the connector is drawn over it.
 * @prop {string | null} group - The name of the group that counts it.
 * @prop {string | null} sums - The name of the group whose members it counts.
 * @prop {string | null} htmlFor - The id of the element on whose upper trailing corner the badge is.
 * @prop {string | null} label - The name of the counted items, read before the count.
 * @fires supple-pressed - A press began on the badge; `detail.count`, `detail.text`.
 * @fires supple-snapped - The connector broke; `detail.count`.
 * @fires supple-zone-entered - A torn badge entered the zone around its anchor, where a release restores it; `detail.count`.
 * @fires supple-zone-left - It left that zone: a release clears it; `detail.count`.
 * @fires supple-restored - The badge returned to its anchor; `detail.count`.
 * @fires supple-clear - The badge was torn off or cleared; `detail.count`. `preventDefault()` restores it.
 * @fires supple-count-changed - The count has become 0, because the badge was torn off or cleared; `detail.count`.
 * @fires supple-cascade - The last member of its group was cleared or kept; `detail.cleared` and `detail.kept` are the badges, and
 *   `detail.undo()` restores all counts, once, until a member changes.
 * @slot burst - Shown during a burst with the style `burst: frames`: any element, or an image whose `data-frames` (1 to
 *   60) lie side by side and are shown one after another. Without one, or if the image does not load, it bursts into drops.
 * @cssstate dragged - A finger has moved the badge from its anchor.
 * @csspart badge - The badge at its anchor.
 * @csspart dragged - The badge while it is dragged, beside `badge`.
 * @csspart burst - The box of the slot `burst`.
 * @csspart connector - The connector.
 * @csspart construction - The lines, points and letters of the connector's construction, in the page's text colour on its background.
 * @csspart ring - The ring around the zone where a release restores the badge, and the ring around a burst.
 * @cssproperty --supple-connected - 1 while the connector is whole, otherwise 0; with `tells="progress"`. The same applies to
 *   `--supple-progress`: the distance from the anchor divided by the break distance, 0 to 1.
 * @cssproperty --supple-badge-background - The fill.
 * @cssproperty --supple-badge-color - The colour of the text.
 * @cssproperty --supple-badge-border-color - The colour of the border, whose width is the style's `borderWidth`.
 * @cssproperty --supple-badge-font - The font family of the text.
 * @cssproperty --supple-badge-font-size - The font size of the text.
 * @cssproperty --supple-badge-shadow - The shadow.
 */
export class SuppleSlimeBadge extends SuppleElement<SlimeBadgeEventMap> {
  /** The text in place of the count; null for the count. */
  declare text: string | null;
  /** The largest count with all its digits, 0 for every count; null for the style's, which is 99. */
  declare max: number | null;
  /** The name of the counted items, read before the count. */
  declare label: string | null;
  /** The name of the group that counts it, in its document or shadow root; null for none. */
  declare group: string | null;
  /** The name of the group whose members it counts; null for none. */
  declare sums: string | null;
  /** The id of the element on whose upper trailing corner the badge is; null for a badge in the text. */
  declare htmlFor: string | null;
  /** Whether it cannot be torn off: the page receives presses and keys. */
  declare pinned: boolean;
  /** Whether the construction of the connector is drawn over it: its points, control points, lines and letters. */
  declare construction: boolean;

  #host = new SlimeBadgeHost(this);

  /** The count; null for a plain dot, 0 for no badge. A new value is rounded down; a negative number or other text becomes 0. */
  get count(): number | null {
    const count = readCount(this.getAttribute('count'));
    return count === null ? null : count || 0;
  }
  set count(count: number | null) {
    if (count === null || count === undefined) this.removeAttribute('count');
    else this.setAttribute('count', String(count));
  }

  /**
   * Shows a count: null for a plain dot, 0 for no badge. With `animated: false` nothing moves, for a row that is reused for
   * another item; a drag in progress ends.
   */
  setCount(count: number | null, { animated = true }: { animated?: boolean } = {}): void {
    this.count = count;
    if (animated) return;
    recording.listener?.command(this.#host, BadgeCommand.setCount, [count ?? NaN]);
    this.#host.showAtOnce();
  }

  /** Clears the count as a person does. The promise is fulfilled at the end of the motion: true if it finished. */
  clear(): Promise<boolean> {
    return this.#host.request(BadgeCommand.clear);
  }

  /** Stretches the badge a little, as a hint that it can be torn off. The promise is fulfilled at the end: true if it finished. */
  hint(): Promise<boolean> {
    return this.#host.request(BadgeCommand.hint);
  }
}
complete(SuppleSlimeBadge, Kind.slimeBadge, ['label', 'text', 'group', 'sums', 'for'], ['max'], ['pinned', 'construction'], ['count', 'aria-label']);
