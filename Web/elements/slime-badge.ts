import * as BadgeCommand from './abi/badge-command.js';
import * as Kind from './abi/kind.js';
import { complete } from './host/reflect.js';
import { SlimeBadgeHost } from './slime-badge/slime-badge-host.js';
import { SuppleElement } from './supple-element.js';

/**
 * `<supple-slime-badge>`: an unread count that is torn off.
 *
 * @attr {number} count - The count; absent for a plain dot, 0 for no badge.
 * @attr {string} label - What is counted, said before the count.
 * @prop {number | null} count - The count; null for a plain dot, 0 for no badge.
 * @prop {string | null} label - What is counted, said before the count.
 * @fires supple-press - A press began on the badge; `detail.count`.
 * @fires supple-snap - The connector broke; `detail.count`.
 * @fires supple-restore - The badge went back to its anchor; `detail.count`.
 * @fires supple-clear - The badge was torn off or cleared; `detail.count`. `preventDefault()` brings it back.
 * @fires supple-count - The count has changed; `detail.count`.
 * @csspart badge - The badge at its anchor.
 * @csspart dragged - The badge while it is dragged, beside `badge`.
 * @csspart gum - The connector.
 * @cssproperty --supple-badge-color - The fill.
 * @cssproperty --supple-badge-ink - The colour of the text.
 * @cssproperty --supple-badge-font - The font family of the text.
 * @cssproperty --supple-badge-font-size - The font size of the text.
 * @cssproperty --supple-badge-shadow - The shadow.
 */
export class SuppleSlimeBadge extends SuppleElement {
  /** The count; null for a plain dot, 0 for no badge. */
  declare count: number | null;
  /** What is counted, said before the count. */
  declare label: string | null;

  #host = new SlimeBadgeHost(this);

  /** Clears the count as a person would. */
  clear(): void {
    this.#command(BadgeCommand.clear);
  }

  /** Stretches a little and springs back, to show that the badge can be torn off. */
  nudge(): void {
    this.#command(BadgeCommand.nudge);
  }

  #command(command: number): void {
    this.#host.whenReady(() => this.#host.measurePlace());
    this.#host.command(command);
  }
}
complete(SuppleSlimeBadge, Kind.slimeBadge, ['label'], ['count']);
