import * as Kind from './abi/kind.js';
import * as NotchCommand from './abi/notch-command.js';
import type { FlippingNotchEventMap } from './events.js';
import type { Cutout } from './flipping-notch/cutouts.js';
import { cutoutAttributes } from './flipping-notch/cutouts.js';
import { FlippingNotchHost } from './flipping-notch/flipping-notch-host.js';
import { complete } from './host/reflect.js';
import { SuppleElement } from './supple-element.js';

/** The attributes with the measures of the list. */
const listAttributes = ['navigation-bar', 'cell-width', 'cell-height'];

/**
 * `<supple-flipping-notch>`: a list that is pulled down, and a card that becomes its first row.
 *
 * @attr {'notch' | 'island' | 'hole' | 'none'} cutout - The cut-out of the screen.
 * @attr {number} notch-width - The cut-out's width in points, where it differs.
 * @attr {number} notch-depth - The cut-out's depth in points, where it differs.
 * @attr {number} notch-radius - The cut-out's corner radius in points, where it differs.
 * @attr {number} notch-inset - The cut-out's distance from the screen's edge in points, where it differs.
 * @attr {number} navigation-bar - The height in points of a bar between the safe area and the list.
 * @attr {number} cell-width - A row's width in points, where it is not to be measured.
 * @attr {number} cell-height - A row's height in points, where it is not to be measured.
 * @attr {boolean} disabled - Whether nothing pulls the list, which only scrolls then; a refresh in progress is cancelled.
 * @attr {boolean} wheel-pull - Whether a wheel or trackpad also pulls the list, where nothing around it can scroll up.
 * @prop {boolean} wheelPull - Whether a wheel or trackpad also pulls the list.
 * @prop {boolean} disabled - Whether nothing pulls the list.
 * @prop {'notch' | 'island' | 'hole' | 'none' | null} cutout - The cut-out of the screen.
 * @prop {number | null} notchWidth - The cut-out's width in points.
 * @prop {number | null} notchDepth - The cut-out's depth in points.
 * @prop {number | null} notchRadius - The cut-out's corner radius in points.
 * @prop {number | null} notchInset - The cut-out's distance from the screen's edge in points.
 * @prop {number | null} navigationBar - The height in points of a bar between the safe area and the list.
 * @prop {number | null} cellWidth - A row's width in points.
 * @prop {number | null} cellHeight - A row's height in points.
 * @slot - The list. New rows become the first children of the first element with `data-list`, or of this element.
 * @slot bar - A bar above the list and below the card.
 * @fires supple-armed - The pull is far enough: a release would refresh.
 * @fires supple-disarmed - The pull is no longer far enough.
 * @fires supple-refresh - The page is asked for rows; `detail.finish(...rows)`, `detail.fail(text)`.
 * @fires supple-inserted - The rows are in the list; `detail.items` is their number. Where the list is scrolled
 *   away from its top, `detail.above` is true: what is shown has not moved, and a pill can offer `scrollToTop()`.
 * @fires supple-failed - The refresh has failed, or nobody has answered for the style's `answerLimit`; `detail.text`.
 * @fires supple-cancelled - The refresh ends without rows: the page has none or has cancelled it, or the person has by Escape
 *   or by pushing the list up.
 * @cssstate armed - The pull is far enough: a release would refresh.
 * @cssstate refreshing - The page was asked for rows, and the refresh has not ended.
 * @csspart scroller - The scroller of the list.
 * @csspart notch - The outline that the card drops out of.
 * @csspart indicator - The arrow in the outline that turns with the pull, and the tick where letting go refreshes.
 * @csspart card - The card.
 * @csspart card-front - The front of the card.
 * @csspart card-back - The back of the card, on which the first row arrives.
 * @csspart shimmer - The shimmer of a card that waits.
 * @csspart button - The button that refreshes, shown when it has the focus.
 * @cssproperty --supple-flip - How far the card has turned, 0 to 1; with `tells="progress"`, as `--supple-progress`, which is the
 *   over-scroll over that at which the pull is armed, 0 to 2.
 * @cssproperty --supple-panel - How far a panel has opened, 0 to 1; with `tells="progress"`.
 * @cssproperty --supple-notch-color - The fill of the notch.
 * @cssproperty --supple-indicator-color - The fill of the arrow and the tick.
 * @cssproperty --supple-card-color - The background of the card's front.
 * @cssproperty --supple-card-ink - The text colour of the card's front.
 * @cssproperty --supple-card-font - The font family of the card's front.
 * @cssproperty --supple-card-back - The background of the card's back.
 * @cssproperty --supple-card-shadow - The shadow of the card.
 * @cssproperty --supple-shimmer-color - The colour of the shimmer.
 * @cssproperty --supple-button-background - The background of the button.
 * @cssproperty --supple-button-color - The text colour of the button.
 */
export class SuppleFlippingNotch extends SuppleElement<FlippingNotchEventMap> {
  /** The cut-out of the screen; null for a notch. */
  declare cutout: Cutout | null;
  /** The cut-out's width in points; null where it is the usual one. */
  declare notchWidth: number | null;
  /** The cut-out's depth in points; null where it is the usual one. */
  declare notchDepth: number | null;
  /** The cut-out's corner radius in points; null where it is the usual one. */
  declare notchRadius: number | null;
  /** The cut-out's distance from the screen's edge in points; null where it is the usual one. */
  declare notchInset: number | null;
  /** The height in points of a bar between the safe area and the list; null for none. */
  declare navigationBar: number | null;
  /** A row's width in points; null where it is measured. */
  declare cellWidth: number | null;
  /** A row's height in points; null where it is measured. */
  declare cellHeight: number | null;
  /** Whether nothing pulls the list. */
  declare disabled: boolean;
  /** Whether a wheel or trackpad also pulls the list, where nothing around the element can scroll up. */
  declare wheelPull: boolean;

  // Before this script came, the page's own style may have had the element itself scroll.
  #host = new FlippingNotchHost(this, this.scrollTop);

  /**
   * Begins a refresh, as the pull does; ignored while the element is disabled. Fulfilled with whether it finished, once its rows are in
   * the list, or its card says that there are none.
   */
  beginRefreshing(): Promise<boolean> {
    this.#host.whenReady(() => this.#host.measureList());
    return this.#host.telling.promise(() => this.#host.command(NotchCommand.beginRefreshing));
  }

  /** Cancels a refresh. Fulfilled with whether the card has gone back. */
  cancelRefreshing(): Promise<boolean> {
    return this.#host.telling.promise(() => this.#host.command(NotchCommand.cancelRefreshing));
  }

  /**
   * Scrolls the list to its top, smoothly unless motion is reduced.
   *
   * @returns Whether the list is at its top once the scrolling has ended; a finger may have stopped it.
   */
  scrollToTop(): Promise<boolean> {
    return this.#host.scrollToTop();
  }

  /** Moves the list down a little and back, to show that it can be pulled. Fulfilled at the end with whether it finished. */
  hint(): Promise<boolean> {
    return this.#host.telling.promise(() => this.#host.command(NotchCommand.hint));
  }
}
complete(
  SuppleFlippingNotch, Kind.flippingNotch, ['cutout'], [...cutoutAttributes.slice(1), ...listAttributes], ['disabled', 'wheel-pull']);
