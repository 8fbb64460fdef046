// Runs a flipping notch: draws list, card and notch, and asks the page for rows.
import { Export } from '../abi/exports.js';
import * as Kind from '../abi/kind.js';
import type { Layer } from '../abi/layer.js';
import { keys } from '../abi/lists.js';
import * as NotchCommand from '../abi/notch-command.js';
import * as NotchProperty from '../abi/notch-property.js';
import { flippingNotchProgress, notchStates } from '../abi/progress.js';
import * as Role from '../abi/role.js';
import * as Trait from '../abi/trait.js';
import { points, round, style } from '../drawing/layers.js';
import { make } from '../drawing/make.js';
import { Scene } from '../drawing/scene.js';
import { now } from '../engine/engine-module.js';
import type { Frame, FrameEvent } from '../engine/frame.js';
import type { SuppleFlippingNotch } from '../flipping-notch.js';
import { followPresses } from '../host/focus-ring.js';
import { takers } from '../host/passing.js';
import { Pointers } from '../host/pointers.js';
import { reducesMotion } from '../host/preferences.js';
import { recording } from '../host/recording.js';
import { ArrivingRows, landCopies, trayLimit } from './arriving-rows.js';
import { BlankRow, contents } from './blank-row.js';
import { Card } from './card.js';
import { CutoutDrawing } from './cutout-drawing.js';
import { cutoutAttributes, cutoutShape } from './cutouts.js';
import { Escape } from './escape.js';
import { css } from '../styles/flipping-notch-style.js';
import { scrollByKeyboard } from './keyboard-scrolling.js';
import './labels.js';
import { ListHost } from './list-host.js';
import type { RowBox } from './list-view.js';
import { move } from './move.js';
import { Panel } from './panel.js';
import { elementsBelow, ownsVertical, scrolls } from '../host/page-scrollers.js';
import { TouchPull } from './touch-pull.js';
import { type OpenRefresh, type RefreshRequest, rowsOf, settle } from './refresh.js';

/** Controls in which a mouse selects text and does not pull the list. */
const textControls = 'input,textarea,select,[contenteditable]';

/** The host of `<supple-flipping-notch>`. */
export class FlippingNotchHost extends ListHost {
  readonly kind = Kind.flippingNotch;
  readonly css = css;
  readonly progressFields = flippingNotchProgress;
  #card = new Card();
  #cutout = new CutoutDrawing();
  #button = make('button', { class: 'refresh', part: 'button', type: 'button' });
  #panel = new Panel(() => this.#sendPanel());
  #panelButton = make('button', { class: 'refresh', part: 'panel-button', type: 'button', hidden: '' });
  readonly surface = make(
    'div', { class: 'surface' }, make('slot', { name: 'bar' }), this.#button, this.#panelButton, this.list.scroller,
    this.#card.element, this.#panel.element, this.#cutout.element);
  #scene = new Scene('inherit');
  #arriving = new ArrivingRows(this.element, () => this.#sendArrivals());
  #pointers = new Pointers(this.surface, this, true);
  #touches: TouchPull;
  /** The refresh that is open for the engine. */
  #refresh: OpenRefresh | null = null;
  #escape = new Escape(this.element);
  readonly row = new BlankRow(this, this.#arriving, this.#escape);
  #describeScroller = scrollByKeyboard(
    this.element, this.list.scroller, () => this.element.getAttribute('aria-label') ?? this.words.labels.list);

  constructor(element: SuppleFlippingNotch, scrolledBefore: number) {
    super(element, scrolledBefore);
    followPresses(element.ownerDocument);
    this.root.append(this.surface, this.safe, this.spoken);
    // A finger that an element above the list passes on.
    takers.set(element, (start, samples) => this.#pointers.adopt(start, samples));
    const host = this;
    this.#touches = new TouchPull(this.surface, {
      get isAtTop() {
        return host.list.isAtTop;
      },
      get isClaimed() {
        return host.#pointers.isClaimed;
      },
      send: (phase, event, id, time) => super.sendPointer(phase, event, id, time),
      reportScroll: () => host.list.isEngaged || host.reportScroll(),
    });
    this.#button.addEventListener('click', () => void (this.#bringsRow ? element.addRow() : element.beginRefreshing()));
    this.#panelButton.addEventListener('click', () => element.showPanel());
  }

  protected get isRefreshing(): boolean {
    return !!this.#refresh;
  }

  override accepts(event: PointerEvent): boolean {
    if (this.#panel.isOpen) return this.#panel.accepts(event);
    const touched = elementsBelow([this.list.scroller, this.surface], event);
    if (event.pointerType === 'mouse' && touched.some((element) => element.matches(textControls))) return false;
    // A finger on a list that covers its page scrolls the page back first.
    if (event.pointerType !== 'mouse' && this.followPage()) return false;
    // Controls and scrollers in a row come first; only a waiting refresh can also be pushed up.
    if (touched.some((element) => scrolls(element, 'start') || (this.#refresh && scrolls(element, 'end')))) return false;
    const { target, scroller } = this.list;
    return !elementsBelow([target, scroller, this.surface], event).some((element) => ownsVertical(element, target, event));
  }

  override sendPointer(phase: number, event: PointerEvent, id: number, time: number): boolean {
    return this.#touches.pointer(phase, event, id, time);
  }

  protected setUp(): void {
    this.#finish();
    this.row.finish();
    landCopies(this.element, this.list.target);
    this.describe();
    this.sendViewport();
    this.#sendCutout();
    this.engine?.command(NotchCommand.setRows, this.list.target.children.length);
    // The engine begins with the style's own measures.
    this.sentMeasures = '';
    this.measureList();
    this.engine?.command(NotchCommand.scrollTo, this.list.scroller.scrollTop);
    this.#sendPanel();
    this.followWheel();
    if (this.element.disabled) this.engine?.command(NotchCommand.setEnabled, 0);
    this.followPage();
  }

  describeProgress(detail: Record<string, unknown>): Record<string, number> {
    const { pull, flip, panel } = detail as Record<string, number>;
    detail.state = notchStates[detail.state as number];
    return { '--supple-progress': Math.min(2, pull), '--supple-flip': flip, '--supple-panel': panel };
  }

  protected describe(): void {
    const { refresh, blankRow, panel, showPanel } = this.words.labels;
    this.#button.textContent = this.#bringsRow ? blankRow : refresh;
    this.#panelButton.textContent = showPanel;
    this.#panel.element.ariaLabel = panel;
    this.#describeScroller();
  }

  protected takeDown(): void {
    this.#pointers.releaseAll();
    this.#touches.release();
    this.#card.takeDown();
    this.setState('armed', false);
    this.#panel.close(this.element);
    this.#finish();
    this.row.finish();
    this.#arriving.clear();
  }

  /** Finishes a refresh without its card: the current or later rows of the page come into the list. */
  #finish(): void {
    const refresh = this.#refresh;
    if (!refresh) return;
    this.#insert(0);
    const items = refresh.state.kind === 'answered' ? refresh.state.rows.length : 0;
    this.emit(items ? 'inserted' : 'cancelled', items ? { items, above: false } : {});
  }

  protected override resized(): void {
    this.followPage();
    this.sendViewport();
    this.styleChanged();
  }

  protected attributeChanged(name: string): void {
    if (cutoutAttributes.includes(name)) this.#sendCutout();
    else if (name === 'content') this.sendStyle();
    else if (name === 'wheel-pull') this.followWheel();
    else if (name === 'disabled') {
      this.#sendPanel();
      this.command(NotchCommand.setEnabled, this.element.disabled ? 0 : 1);
      this.adoptTouchAction();
    } else this.styleChanged();
  }

  protected override get ownStyle(): Readonly<Record<number, number>> {
    const { content } = this.element;
    return content && contents.includes(content) ? { [NotchProperty.content]: contents.indexOf(content) } : {};
  }

  /** Whether a pull adds a blank row. */
  get #bringsRow(): boolean {
    return this.styleValue(NotchProperty.content) === contents.indexOf('blank-row');
  }

  protected override styleChanged(): void {
    this.describe();
    this.sentMeasures = '';
    this.measureList();
  }

  /** Sends whether the page has a panel, and enables the usable buttons. */
  #sendPanel(): void {
    const { isGiven } = this.#panel;
    this.#button.disabled = this.element.disabled;
    this.#panelButton.disabled = this.element.disabled;
    this.#panelButton.hidden = this.#panel.element.hidden = !isGiven;
    this.engine?.command(NotchCommand.setPanel, isGiven ? 1 : 0);
    this.wake();
  }

  /** Whether the page has a panel. */
  get hasPanel(): boolean {
    return this.#panel.isGiven;
  }

  #sendCutout(): void {
    const { shape } = this;
    const [, depth = 0, , inset = 0] = shape;
    this.engine?.command(NotchCommand.setCutout, ...shape);
    // The buttons are below the cut-out, whose layer covers them.
    for (const button of [this.#button, this.#panelButton]) style(button, '--cutout', points(inset + depth));
  }

  /** The cut-out: width, depth, corner radius and inset; no number for none. */
  get shape(): number[] {
    const { cutout, notchWidth, notchDepth, notchRadius, notchInset } = this.element;
    return cutoutShape(cutout, [notchWidth, notchDepth, notchRadius, notchInset]);
  }

  #callOff(event: KeyboardEvent): boolean {
    recording.listener?.key(this, event);
    this.wake();
    return !!this.engine?.call(Export.key, now(), keys.indexOf('Escape'), -1, 0);
  }

  protected draw(frame: Frame): void {
    const scene = this.#scene;
    let trays = 0;
    for (let index = 0; index < frame.count; index += 1) {
      const layer = frame.layers[index];
      if (layer.role === Role.list) this.list.draw(layer);
      else if (layer.role === Role.card) this.#card.draw(layer, scene, this.cell, this.#message(layer));
      else if (layer.role === Role.panel) this.#panel.draw(layer, scene, this.width, this.safe.offsetHeight);
      else if (layer.role === Role.notch) this.#cutout.draw(layer, frame.outline(layer), scene);
      else if (layer.role === Role.indicator) this.#cutout.drawIndicator(layer, frame.outline(layer), scene);
      else if (layer.traits & Trait.raised) {
        const tray = this.#arriving.tray(trays);
        trays += 1;
        if (tray) scene.draw(tray, layer);
      }
    }
    scene.end();
    this.#panel.endFrame(scene);
    // A row that was dropped has faded.
    if (!trays && this.#arriving.isLeaving) this.#arriving.clear();
  }

  protected onEvent({ name, x }: FrameEvent): void {
    this.setState('armed', name.endsWith('armed') && name !== 'disarmed');
    switch (name) {
      case 'began-refreshing':
        this.#ask();
        break;
      case 'inserted':
        this.#insert(x);
        // A blank row is read aloud when it gets the focus.
        if (!this.row.isOut) this.#say(this.words.labels.inserted(x, this.words.number(x)));
        this.emit('inserted', { items: x, above: this.reposition() });
        break;
      case 'failed': {
        const text = this.#failure(x);
        // A later answer is too late.
        this.#endRefresh();
        this.#say(text);
        this.emit('failed', { text });
        break;
      }
      case 'cancelled': {
        const state = this.#refresh?.state;
        this.#say(state?.kind === 'answered' && !state.rows.length ? this.words.labels.nothingNew : '');
        this.#endRefresh();
        this.#arriving.clear();
        this.emit('cancelled');
        break;
      }
      case 'panel-opened':
        if (this.ask(name, {})) {
          this.#panel.open(this.element);
          this.#escape.begin((event) => this.#callOff(event));
        } else this.cancelAtFrame(NotchCommand.closePanel);
        break;
      case 'row-added': {
        const row = this.row.make();
        if (row) this.#load([row]);
        break;
      }
      case 'row-kept':
      case 'row-dropped':
        // The end of the editing was already reported.
        this.row.takeBack();
        break;
      case 'panel-closed':
        if (!this.#panel.isOpen) break;
        this.#panel.close(this.element);
        this.#escape.end();
        this.ask(name, {}, false);
        break;
      default:
        this.emit(name);
    }
  }

  /** The message on the card. */
  #message({ traits, text }: Layer): string {
    return traits & Trait.failed ? this.#failure(text) : this.words.labels.nothingNew;
  }

  /** The text of a failure; a missing answer, or one without text, has no number. */
  #failure(number: number): string {
    return number ? this.texts.get(number) : this.words.labels.noAnswer;
  }

  #say(text: string): void {
    this.spoken.textContent = text;
  }

  /** Ends the refresh that is open for the engine. */
  #endRefresh(): void {
    this.#refresh = null;
    this.setState('refreshing', false);
    this.#escape.end();
  }

  #ask(): void {
    const refresh: OpenRefresh = { state: { kind: 'asked' } };
    this.#refresh = refresh;
    this.setState('refreshing', true);
    this.#escape.begin((event) => this.#callOff(event));
    this.#say(this.words.labels.loading);
    const request: RefreshRequest = {
      finish: (...given) => {
        const rows = rowsOf(given, this.element.localName);
        const isOverdue = refresh.state.kind === 'overdue';
        if (settle(refresh, rows, this.#refresh)) {
          if (isOverdue && rows.length) this.emit('inserted', { items: rows.length, above: false });
          return;
        }
        if (rows.length) this.#load(rows);
        this.command(NotchCommand.finishRefreshing, rows.length);
      },
      fail: (text) => {
        if (settle(refresh, [], this.#refresh)) return;
        this.command(NotchCommand.failRefreshing, text ? this.texts.add(String(text)) : 0);
      },
    };
    this.ask('began-refreshing', request, false);
  }

  /** Opens the panel without a finger. The page is notified immediately, so that no motion precedes its answer. */
  showPanel(): void {
    this.command(NotchCommand.showPanel);
    this.showNow();
  }

  /** Adds a blank row without a finger. A row that is still edited stays, unless it is empty. */
  addRow(): void {
    this.row.end('left');
    this.measureList();
    this.command(NotchCommand.addRow);
    this.showNow();
  }

  /** Holds a row that has left the list while it fades. */
  holdLeaving(row: HTMLElement): void {
    this.#arriving.leave(row, this.list.target, this.cell.width, this.#card.element);
  }

  /** Measures new rows at their later places, and moves them there. */
  #load(rows: HTMLElement[]): void {
    const { target } = this.list;
    const [next] = this.list.firstRows(1);
    const [before] = this.list.boxes(next ? [next] : [], this.plane);
    target.prepend(...rows);
    const boxes = this.list.boxes([...rows.slice(0, trayLimit), next ?? rows[rows.length - 1]], this.plane);
    const [first] = boxes;
    const last = boxes.pop() as RowBox;
    const opening = before ? last.top - before.top : last.top + last.height - first.top;
    this.sendMeasures(first);
    this.#card.fit(this.cell);
    const [, leftInset, , rightInset] = this.taken;
    const middle = (leftInset + this.width - rightInset) / 2;
    // The card lands at the first row, which in a grid is not in the middle.
    const x = round(first.left + first.width / 2 - middle);
    const places = boxes.map(({ left, top, height }) => ({ x: x + left - first.left, y: top - first.top, height }));
    // With reduced motion the first row fades in as well, and is not on the card.
    this.#arriving.load(rows, places, opening, this.cell.width, target, this.#card.element, reducesMotion(this.element) ? 0 : 1);
    this.#sendArrivals();
  }

  /** Sends the places of arriving rows; on the card, the first one has the size of a cell. */
  #sendArrivals(): void {
    const { count, opening, places } = this.#arriving;
    const { cellHeight } = this.element;
    if (cellHeight === null && places[0].height !== this.cell.height) {
      this.cell = { ...this.cell, height: places[0].height };
      this.engine?.command(NotchCommand.setCell, this.cell.width, this.cell.height);
    }
    this.engine?.command(NotchCommand.setArrivingRows, count, opening);
    places.forEach(({ x, y, height }, index) => this.engine?.command(NotchCommand.setArrivingRow, index, x, y, height));
    this.wake();
  }

  /** Inserts the rows into the list, in the frame that removes their room from the list's offset. */
  #insert(items: number): void {
    const refresh = this.#refresh;
    const state = refresh?.state;
    this.#endRefresh();
    const { target } = this.list;
    const { firstChild } = target;
    if (state?.kind === 'answered') for (const row of state.rows) move(target, row, firstChild);
    else if (refresh) {
      const placeholder = make('div', { 'aria-hidden': 'true' });
      // A placeholder for no row would be measured as the first row.
      if (!items) placeholder.style.display = 'none';
      placeholder.style.height = points(items * (this.cell.height + this.styleValue(NotchProperty.rowGap)));
      refresh.state = { kind: 'overdue', placeholder };
      target.prepend(placeholder);
    }
    this.list.hasNewRows = true;
    this.row.land();
    this.#arriving.clear();
    this.sentMeasures = '';
  }
}
