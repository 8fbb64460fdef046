import * as Kind from './abi/kind.js';
import * as NotchCommand from './abi/notch-command.js';
import type { FlippingNotchEventMap } from './events.js';
import type { PullContent } from './flipping-notch/blank-row.js';
import type { Cutout } from './flipping-notch/cutouts.js';
import { cutoutAttributes } from './flipping-notch/cutouts.js';
import { FlippingNotchHost } from './flipping-notch/flipping-notch-host.js';
import { complete } from './host/reflect.js';
import { SuppleElement } from './supple-element.js';

/** The attributes with measurements of the list. */
const listAttributes = ['navigation-bar', 'cell-width', 'cell-height'];

/**
 * `<supple-flipping-notch>`: a list with pull to refresh, and a card that becomes its first row.
 *
 * @attr {'notch' | 'island' | 'hole' | 'none'} cutout - The cut-out of the screen.
 * @attr {'asks-app' | 'one-row' | 'blank-row'} content - The content that a release inserts: rows of the page, one row
 *   immediately, or a blank row, which a person fills in.
 * @attr {number} notch-width - The cut-out's width in points, if it differs from the default.
 * @attr {number} notch-depth - The cut-out's depth in points, if it differs from the default.
 * @attr {number} notch-radius - The cut-out's corner radius in points, if it differs from the default.
 * @attr {number} notch-inset - The cut-out's distance from the screen's edge in points, if it differs from the default.
 * @attr {number} navigation-bar - The height in points of a bar between the safe area and the list.
 * @attr {number} cell-width - A row's width in points, in place of the measured one.
 * @attr {number} cell-height - A row's height in points, in place of the measured one.
 * @attr {boolean} disabled - Whether the list only scrolls and cannot be pulled; a refresh in progress is cancelled.
 * @attr {boolean} wheel-pull - Whether a wheel or trackpad also pulls the list, if no ancestor can scroll up.
 * @prop {boolean} wheelPull - Whether a wheel or trackpad also pulls the list.
 * @prop {boolean} disabled - Whether the list cannot be pulled.
 * @prop {'notch' | 'island' | 'hole' | 'none' | null} cutout - The cut-out of the screen.
 * @prop {'asks-app' | 'one-row' | 'blank-row' | null} content - The content that a release inserts.
 * @prop {number | null} notchWidth - The cut-out's width in points.
 * @prop {number | null} notchDepth - The cut-out's depth in points.
 * @prop {number | null} notchRadius - The cut-out's corner radius in points.
 * @prop {number | null} notchInset - The cut-out's distance from the screen's edge in points.
 * @prop {number | null} navigationBar - The height in points of a bar between the safe area and the list.
 * @prop {number | null} cellWidth - A row's width in points.
 * @prop {number | null} cellHeight - A row's height in points.
 * @slot - The list. New rows become the first children of the first element with `data-list`, or of this element.
 * @slot bar - A bar above the list and below the card.
 * @slot panel - The panel, to which a pull far beyond the threshold opens; without one, such a pull refreshes.
 * @slot blank-row - A `<template>` with the element that becomes a blank row.
 * @fires supple-armed - The pull is beyond the threshold: a release refreshes.
 * @fires supple-disarmed - The pull is no longer beyond the threshold.
 * @fires supple-panel-armed - The pull is beyond the second threshold: a release opens the panel.
 * @fires supple-panel-disarmed - The pull is no longer beyond the second threshold.
 * @fires supple-show - The panel is about to open; `preventDefault()` keeps it closed.
 * @fires supple-hide - The panel closes.
 * @fires supple-row - A blank row is about to come out of the notch, in `detail.row`; `preventDefault()` prevents it.
 * @fires supple-row-kept - A person has filled in the row, which stays in the list; `detail.row`.
 * @fires supple-row-dropped - The row is out of the list; `detail.row`.
 * @fires supple-refresh - The page must answer with rows; `detail.finish(...rows)`, `detail.fail(text)`.
 * @fires supple-inserted - The rows are in the list; `detail.items` is their number. If the list is scrolled away from its top,
 *   `detail.above` is true: the visible rows have not moved, and a pill can offer `scrollToTop()`.
 * @fires supple-failed - The refresh failed, or the page did not answer within the style's `answerLimit`; `detail.text`.
 * @fires supple-cancelled - The refresh ends without rows: the page has none or has cancelled it, or the person has cancelled it with
 *   Escape or by pushing the list up.
 * @cssstate editing - A person fills in a blank row.
 * @cssstate armed - The pull is beyond the threshold: a release refreshes.
 * @cssstate refreshing - A refresh is in progress.
 * @csspart scroller - The scroller of the list.
 * @csspart notch - The outline of the cut-out, out of which the card drops.
 * @csspart indicator - The arrow in the outline, which turns with the pull, the tick of an armed pull, and the line while a
 *   release opens the panel.
 * @csspart panel - The panel, a dialog.
 * @csspart panel-button - The button that shows the panel, visible when it has the focus.
 * @csspart card - The card.
 * @csspart card-front - The front of the card.
 * @csspart card-back - The back of the card, with the first new row.
 * @csspart shimmer - The shimmer of a waiting card.
 * @csspart button - The refresh button, visible when it has the focus.
 * @cssproperty --supple-flip - The progress of the card's turn, 0 to 1; with `tells="progress"`. The same applies to
 *   `--supple-progress`: the over-scroll divided by an armed pull's, 0 to 2.
 * @cssproperty --supple-panel - The progress of a panel's opening, 0 to 1; with `tells="progress"`.
 * @cssproperty --supple-notch-color - The fill of the notch.
 * @cssproperty --supple-indicator-color - The fill of the arrow and the tick.
 * @cssproperty --supple-card-background - The background of the card's front.
 * @cssproperty --supple-card-color - The text colour of the card's front.
 * @cssproperty --supple-card-font - The font family of the card's front.
 * @cssproperty --supple-card-back-background - The background of the card's back.
 * @cssproperty --supple-card-shadow - The shadow of the card.
 * @cssproperty --supple-panel-background - The background of the panel.
 * @cssproperty --supple-panel-color - The text colour of the panel.
 * @cssproperty --supple-shimmer-color - The colour of the shimmer.
 * @cssproperty --supple-button-background - The background of the button.
 * @cssproperty --supple-button-color - The text colour of the button.
 */
export class SuppleFlippingNotch extends SuppleElement<FlippingNotchEventMap> {
  /** The cut-out of the screen; null for a notch. */
  declare cutout: Cutout | null;
  /** The content that a release inserts; null for the style's. */
  declare content: PullContent | null;
  /** The cut-out's width in points; null for the default. */
  declare notchWidth: number | null;
  /** The cut-out's depth in points; null for the default. */
  declare notchDepth: number | null;
  /** The cut-out's corner radius in points; null for the default. */
  declare notchRadius: number | null;
  /** The cut-out's distance from the screen's edge in points; null for the default. */
  declare notchInset: number | null;
  /** The height in points of a bar between the safe area and the list; null for none. */
  declare navigationBar: number | null;
  /** A row's width in points; null to measure it. */
  declare cellWidth: number | null;
  /** A row's height in points; null to measure it. */
  declare cellHeight: number | null;
  /** Whether the list cannot be pulled. */
  declare disabled: boolean;
  /** Whether a wheel or trackpad also pulls the list, if no ancestor of the element can scroll up. */
  declare wheelPull: boolean;

  // Before this script ran, the page's own style may have scrolled the element itself.
  #host = new FlippingNotchHost(this, this.scrollTop);

  /**
   * Begins a refresh, as the pull does; ignored while the element is disabled. The promise is fulfilled when the rows are in
   * the list or the card shows that nothing is new: true if the motion finished.
   */
  beginRefreshing(): Promise<boolean> {
    this.#host.whenReady(() => this.#host.measureList());
    return this.#host.telling.promise(() => this.#host.command(NotchCommand.beginRefreshing));
  }

  /** Cancels a refresh. The promise is fulfilled with true if the card has returned. */
  cancelRefreshing(): Promise<boolean> {
    return this.#host.telling.promise(() => this.#host.command(NotchCommand.cancelRefreshing));
  }

  /**
   * Opens the panel, as a long pull does; ignored without a panel, during a refresh and while the element is disabled. The
   * promise is fulfilled when it is open: true if the motion finished.
   */
  showPanel(): Promise<boolean> {
    return this.#host.telling.promise(() => this.#host.showPanel());
  }

  /** Closes the panel. The promise is fulfilled with true when it has returned. */
  closePanel(): Promise<boolean> {
    return this.#host.telling.promise(() => this.#host.command(NotchCommand.closePanel));
  }

  /**
   * Adds a blank row, as a pull does if `content` is `blank-row`; ignored during a refresh and while the element is disabled. A
   * row that is still edited stays, unless it is empty. The promise is fulfilled when the row has landed: true if the motion
   * finished.
   */
  addRow(): Promise<boolean> {
    return this.#host.telling.promise(() => this.#host.addRow());
  }

  /** Ends the editing of the blank row, which stays in the list. The promise is fulfilled with true when nothing moves. */
  keepRow(): Promise<boolean> {
    return this.#host.telling.promise(() => void this.#host.row.end('kept'));
  }

  /**
   * Removes the blank row from the list, or returns it into the notch. The promise is fulfilled with true when its gap is
   * closed.
   */
  dropRow(): Promise<boolean> {
    return this.#host.telling.promise(() => void this.#host.row.end('dropped'));
  }

  /**
   * Scrolls the list to its top, smoothly unless motion is reduced.
   *
   * @returns Whether the list is at its top after the scrolling; a finger may have stopped it.
   */
  scrollToTop(): Promise<boolean> {
    return this.#host.scrollToTop();
  }

  /** Moves the list down a little, as a hint that it can be pulled. The promise is fulfilled at the end: true if it finished. */
  hint(): Promise<boolean> {
    return this.#host.telling.promise(() => this.#host.command(NotchCommand.hint));
  }
}
complete(
  SuppleFlippingNotch, Kind.flippingNotch, ['cutout', 'content'], [...cutoutAttributes.slice(1), ...listAttributes], ['disabled', 'wheel-pull']);
