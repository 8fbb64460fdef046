// The list of a flipping notch: its measures for the engine, and its scrolling by finger, wheel, page and engine.
import { Export } from '../abi/exports.js';
import * as NotchCommand from '../abi/notch-command.js';
import * as NotchProperty from '../abi/notch-property.js';
import { round } from '../drawing/layers.js';
import { now } from '../engine/engine-module.js';
import type { SuppleFlippingNotch } from '../flipping-notch.js';
import { BoxHost } from '../host/box-host.js';
import { coversScroller, elementsAround, elementsBelow, scrolls } from '../host/page-scrollers.js';
import { reducesMotion } from '../host/preferences.js';
import { recording } from '../host/recording.js';
import { wheelUnit } from '../host/wheel.js';
import { ListView, type RowBox } from './list-view.js';

/** The time in which a page must give the element a height before a warning, in milliseconds. */
const sizeDelay = 2000;

/** Measures and scrolls the list. */
export abstract class ListHost extends BoxHost<SuppleFlippingNotch> {
  readonly list = new ListView(this.element);
  /** The size of a row in the engine, in points. */
  cell = { width: 0, height: 0 };
  /** The last sent measures of the list. */
  protected sentMeasures = '';
  /** The scroll position of the list before it had its scroller. */
  #scrolledBefore: number;
  /** Whether a finger on the list scrolls the page instead. */
  #isPages = false;
  /** The fraction of a pixel with which the list rested last. */
  #fraction = 0;
  /** The document whose scrolling the element follows. */
  #page: Document | null = null;
  /** The timer of the single check for a height. */
  #lookAtHeight: ReturnType<typeof setTimeout> | undefined;

  constructor(element: SuppleFlippingNotch, scrolledBefore: number) {
    super(element);
    this.#scrolledBefore = scrolledBefore;
    this.list.scroller.addEventListener('scroll', () => this.#onScroll(), { passive: true });
  }

  /** Whether a refresh is open for the engine. */
  protected abstract get isRefreshing(): boolean;

  override connected(): void {
    super.connected();
    if (this.#scrolledBefore) this.list.scroller.scrollTop = this.#scrolledBefore;
    // Elsewhere in the document a scroller begins at its top, while the interaction continues.
    else if (this.engine) this.list.restoreScroll();
    this.#scrolledBefore = 0;
    this.#page = this.element.ownerDocument;
    this.#page.addEventListener('scroll', this.followPage, true);
    this.#lookAtHeight ??= setTimeout(() => this.#warnOfNoHeight(), sizeDelay);
  }

  override disconnected(): void {
    super.disconnected();
    this.#page?.removeEventListener('scroll', this.followPage, true);
    clearTimeout(this.#lookAtHeight);
  }

  /** Warns of a list without a height, which shows nothing for no visible reason. */
  #warnOfNoHeight(): void {
    if (this.width > 0 && this.height === 0) {
      console.warn(`<${this.element.localName}> is 0 px high and shows nothing: it scrolls its content, so give it a height.`);
    }
  }

  override beginGesture(): void {
    super.beginGesture();
    this.measureList();
    this.command(NotchCommand.setScreenEnd, round(this.locate(0, innerHeight)[1]));
  }

  override get taken(): number[] {
    const [top, left, bottom, right] = this.insets;
    const { clientLeft, clientWidth, offsetWidth } = this.list.scroller;
    return [top, left + clientLeft, bottom, right + offsetWidth - clientLeft - clientWidth];
  }

  /** Measures the size, the distance and the first place of rows, so that cards land on them exactly. */
  measureList(): void {
    if (!this.engine) return;
    // The page may have been zoomed since.
    this.forgetPlace();
    const rows = this.list.firstRows(2);
    const [first, second] = rows.length ? this.list.boxes(rows, this.plane) : [];
    this.engine.command(NotchCommand.setNavigationBar, this.element.navigationBar ?? 0);
    if (first) this.sendMeasures(first, second && round(second.top - first.top - first.height));
  }

  /** Sends the box of the first row, and the gap below it; NaN if the gap is unknown. */
  protected sendMeasures({ width: ownWidth, height: ownHeight, top, radius }: RowBox, gap = NaN): void {
    const { cellWidth, cellHeight, navigationBar } = this.element;
    const [width, height] = [cellWidth ?? ownWidth, cellHeight ?? ownHeight];
    const measures = [width, height, top, gap, radius, ...this.taken].join();
    if (measures === this.sentMeasures) return;
    this.sentMeasures = measures;
    this.cell = { width, height };
    this.sendViewport();
    this.engine?.command(NotchCommand.setCell, width, height);
    this.setStyleValues({
      [NotchProperty.cellRadius]: radius,
      [NotchProperty.rowGap]: Math.max(0, gap),
      [NotchProperty.firstRowInset]: Math.max(0, top - this.safe.offsetTop - (navigationBar ?? 0)),
    });
  }

  /** Listens to the wheel if it pulls. A listener that may prevent scrolling delays the browser at each turn. */
  protected followWheel(): void {
    const { scroller } = this.list;
    if (this.element.wheelPull) scroller.addEventListener('wheel', this.#onWheel, { passive: false });
    else scroller.removeEventListener('wheel', this.#onWheel);
  }

  #onWheel = (event: WheelEvent): void => {
    if (event.ctrlKey || event.defaultPrevented) return;
    const { scroller } = this.list;
    const others = [...elementsBelow([scroller], event), ...elementsAround(this.element, event)];
    if (event.deltaY < 0 && others.some((element) => scrolls(element, 'start'))) return;
    const unit = wheelUnit(event, this.height);
    if (!this.list.isEngaged && event.deltaY < 0 && scroller.scrollTop <= 0) this.measureList();
    const [x, y] = this.locate(event.clientX, event.clientY);
    recording.listener?.wheel(this, event);
    const time = event.timeStamp / 1000;
    if (this.engine?.call(Export.wheel, time, event.deltaX * unit, event.deltaY * unit, x, y)) event.preventDefault();
    this.wake();
  };

  #onScroll(): void {
    this.adoptTouchAction();
    if (this.list.isEngaged) return;
    // Earlier events may have moved the list; measure it before this offset is used.
    if (this.isRefreshing) {
      this.measure();
      this.show(now());
    }
    this.reportScroll();
  }

  /** Reads whether a finger on the list scrolls the page, and returns it. An engaged list takes all touches. */
  protected readonly followPage = (): boolean => {
    this.#isPages = !this.list.isEngaged && !this.isRefreshing && coversScroller(this.list.scroller);
    this.adoptTouchAction();
    return this.#isPages;
  };

  /** Announces the touches of the list to the browser. */
  protected adoptTouchAction(): void {
    this.list.adoptTouchAction(!!this.engine && !this.element.disabled && !this.#isPages);
  }

  /** Sends the browser's scroll offset of the list. */
  protected reportScroll(): void {
    this.command(NotchCommand.scrollTo, this.list.scroller.scrollTop);
  }

  override show(time: number): number | undefined {
    const wasEngaged = this.list.isEngaged;
    const next = super.show(time);
    this.reposition();
    this.list.keepTop();
    if (next === undefined) this.#restOnPixels();
    if (this.list.isEngaged !== wasEngaged) this.adoptTouchAction();
    return next;
  }

  /** Sends the browser's place of a list that rests beside it, because the engine's list is drawn without the page's transitions. */
  #restOnPixels(): void {
    const { fraction } = this.list;
    // The engine may keep its place.
    if (fraction && fraction !== this.#fraction) this.reportScroll();
    this.#fraction = fraction;
  }

  /** Scrolls to the engine's position of the list, if it has set one; returns whether it has. */
  protected reposition(): boolean {
    const isRepositioned = this.list.reposition();
    if (isRepositioned) this.reportScroll();
    return isRepositioned;
  }

  /** Scrolls the list to its top, and returns whether it arrived there. */
  scrollToTop(): Promise<boolean> {
    return this.list.scrollToTop(reducesMotion(this.element) ? 'auto' : 'smooth');
  }

  override measure(): void {
    this.list.measure();
  }
}
