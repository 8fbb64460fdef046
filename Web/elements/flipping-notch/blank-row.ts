// The blank row, which a person fills in: a copy of the page's template, from the notch into the list, where it is kept or
// dropped.
import * as NotchCommand from '../abi/notch-command.js';
import { now } from '../engine/engine-module.js';
import type { ArrivingRows } from './arriving-rows.js';
import type { Escape } from './escape.js';
import type { FlippingNotchHost } from './flipping-notch-host.js';
import { focusScroller } from './keyboard-scrolling.js';
import { move } from './move.js';
import { isEmpty, type RowEnd, RowFields } from './row-fields.js';

/** The content that a release inserts: rows of the page, one row immediately, or a blank row. */
export type PullContent = 'asks-app' | 'one-row' | 'blank-row';

/** The contents, by their numbers in the style. */
export const contents: readonly PullContent[] = ['asks-app', 'one-row', 'blank-row'];

/** The state of the row. */
type State =
  | { kind: 'none' }
  /** The row comes out of the notch. */
  | { kind: 'arriving'; row: HTMLElement }
  /** The row is in the list. */
  | { kind: 'edited'; fields: RowFields };

/** The blank row of one element. */
export class BlankRow {
  #host: FlippingNotchHost;
  #arriving: ArrivingRows;
  #escape: Escape;
  #state: State = { kind: 'none' };

  constructor(host: FlippingNotchHost, arriving: ArrivingRows, escape: Escape) {
    this.#host = host;
    this.#arriving = arriving;
    this.#escape = escape;
  }

  /** Whether there is a row, on its card or in the list. */
  get isOut(): boolean {
    return this.#state.kind !== 'none';
  }

  /** Copies the page's template, and returns the row unless the page prevents it or has no template. */
  make(): HTMLElement | null {
    const { element } = this.#host;
    const template = [...element.children].find((child) => child.slot === 'blank-row') as HTMLTemplateElement | undefined;
    const row = template?.content && element.ownerDocument.importNode(template.content, true).firstElementChild as HTMLElement | null;
    if (!row) console.warn(`<${element.localName}>: a blank row needs a <template slot="blank-row"> with an element.`);
    if (!row || !this.#host.ask('row-added', { row })) {
      this.#host.cancelAtFrame(NotchCommand.dropRow);
      return null;
    }
    this.#state = { kind: 'arriving', row };
    this.#followEscape();
    return row;
  }

  #followEscape(): void {
    this.#escape.begin(() => this.end('dropped'));
  }

  /** Inserts the landed row into the list, and moves the focus into it. */
  land(): void {
    if (this.#state.kind !== 'arriving') return;
    const { row } = this.#state;
    const { element, list, telling, words } = this.#host;
    move(list.target, row, list.target.firstChild);
    const focusList = () => focusScroller(list.scroller, element.getAttribute('aria-label') ?? words.labels.list);
    const fields = new RowFields(element, row, focusList, (end) => this.end(end));
    this.#state = { kind: 'edited', fields };
    this.#followEscape();
    this.#host.setState('editing', true);
    const isEdited = () => this.#state.kind === 'edited' && this.#state.fields === fields;
    // A person types as soon as the row has landed; its spring rests a second later.
    queueMicrotask(() => {
      if (isEdited()) fields.focus();
    });
    void telling.promise().then(() => {
      // The list scrolls to its top, below bar and cut-out: a browser would stop as soon as the field is visible.
      if (isEdited() && !list.isAtTop) void this.#host.scrollToTop();
    });
  }

  /** Ends the editing, or returns a row on its card; returns whether there is one. */
  end(end: RowEnd): boolean {
    const state = this.#state;
    if (state.kind === 'edited') {
      const { row } = state.fields;
      const isKept = end === 'kept' || end === 'left' && !isEmpty(row);
      if (isKept) this.#host.command(NotchCommand.keepRow);
      else this.#drop(row, end === 'gone');
      this.#tell(isKept);
    } else if (state.kind === 'arriving' && end === 'dropped') this.#host.command(NotchCommand.dropRow);
    return state.kind !== 'none';
  }

  /** Follows the engine, which has returned the row into the notch. */
  takeBack(): void {
    if (this.#state.kind !== 'arriving') return;
    this.#arriving.clear();
    this.#tell(false);
  }

  /** Finishes without motion: a row that is still edited stays, unless it is empty. */
  finish(): void {
    const state = this.#state;
    if (state.kind === 'none') return;
    const row = state.kind === 'edited' ? state.fields.row : state.row;
    const isKept = state.kind === 'edited' && !isEmpty(row);
    this.#arriving.clear();
    if (!isKept) row.remove();
    this.#tell(isKept);
  }

  /** Removes the row from the list, whose gap closes. If other rows are above it, only the rows below move. */
  #drop(row: HTMLElement, isGone: boolean): void {
    const host = this.#host;
    const { list, plane, engine } = host;
    host.measure();
    const isFirst = isGone || list.firstRows(1)[0] === row;
    const { x, height, opening } = this.#arriving.remeasure(isGone ? null : list.box(row, plane).height);
    // A removed row ends no editing.
    if (this.#state.kind === 'edited') this.#state.fields.end();
    engine?.command(NotchCommand.setArrivingRows, 1, isFirst ? opening : 0);
    engine?.command(NotchCommand.setArrivingRow, 0, x, 0, height);
    if (isFirst && !isGone) host.holdLeaving(row);
    else if (!isGone) row.remove();
    host.command(NotchCommand.dropRow);
    // The list is drawn without the row before the next paint.
    host.show(now());
  }

  /** Forgets the row, and notifies the page. */
  #tell(isKept: boolean): void {
    const state = this.#state;
    if (state.kind === 'none') return;
    this.#state = { kind: 'none' };
    this.#escape.end();
    this.#host.setState('editing', false);
    if (state.kind === 'edited') state.fields.end();
    this.#host.emit(isKept ? 'row-kept' : 'row-dropped', { row: state.kind === 'edited' ? state.fields.row : state.row });
  }
}
