// <supple-flipping-notch>: a list that is pulled down, and a card that drops out of the notch to become its first row.
import * as Kind from './abi/kind.js';
import * as NotchCommand from './abi/notch-command.js';
import * as Role from './abi/role.js';
import * as Trait from './abi/trait.js';
import { SuppleElement, draw, labels, make, mirror, safeStyle } from './element.js';
import { frame, now } from './engine.js';
import { Scene, attribute, color, content, place, points, round, style } from './layers.js';
import { Pointers } from './pointers.js';
import { record } from './record.js';

const css = `
:host{display:block;position:relative;overflow:clip}
.surface,.scroller{position:absolute;inset:0}
.scroller{overflow:hidden auto;overscroll-behavior:contain;overflow-anchor:none;}
.scroller[data-held]{user-select:none;-webkit-user-select:none}
.list{min-height:100%}
::slotted([slot=bar]){position:absolute;inset:0 0 auto;z-index:1}
.card,.tray,.notch{position:absolute;left:0;top:0;box-sizing:border-box;visibility:hidden}
.tray{pointer-events:none}
.card{pointer-events:none;overflow:hidden;box-shadow:var(--supple-card-shadow,0 8px 28px rgb(0 0 0/.28))}
.front,.back{position:absolute;inset:0;display:grid;place-items:center}
.front{color:var(--supple-card-ink,#fff);padding:8px 16px;
text-align:center;font-family:var(--supple-card-font,inherit);font-size:.9375rem;font-weight:500;line-height:1.3}
.back{inset:0 auto auto 0;transform-origin:0 0;background:var(--supple-card-back,Canvas)}
.tray>slot,.back>slot{display:block;width:100%;height:100%}
.shade{position:absolute;inset:0;background:#000}
.shimmer{position:absolute;inset:0;visibility:hidden;overflow:hidden}
.card[data-waiting] .shimmer{visibility:inherit}
.shimmer::before{content:'';position:absolute;inset:0;transform:translateX(-100%);
background:linear-gradient(100deg,transparent 20%,var(--supple-shimmer-color,rgb(255 255 255/.22)) 50%,transparent 80%)}
.card[data-waiting] .shimmer::before{animation:shimmer 1.4s ease-in-out infinite}
@keyframes shimmer{to{transform:translateX(100%)}}
.notch{width:100%;height:1px;overflow:visible;pointer-events:none}
.refresh{position:absolute;z-index:99;top:calc(var(--supple-safe-top,env(safe-area-inset-top,0px)) + 8px);left:50%;
transform:translateX(-50%);padding:8px 16px;border:0;border-radius:99px;font-family:inherit;font-size:.875rem;font-weight:600;line-height:1.4;
background:var(--supple-button-background,ButtonFace);color:var(--supple-button-color,ButtonText)}
.refresh:not(:focus-visible){opacity:0;pointer-events:none}
@media(forced-colors:active){.card{border:1px solid CanvasText}}
@media(prefers-reduced-motion:reduce){.card[data-waiting] .shimmer::before{animation-duration:4s}}
${safeStyle}`;

/** Cut-outs of well-known shapes: width, depth, corner radius, inset. @type {Record<string, number[]>} */
const cutouts = { notch: [209, 26, 20, 0], island: [126, 37, 18.5, 11], hole: [26, 26, 13, 12] };

/**
 * @typedef {object} Request one request for content, and what came of it
 * @property {HTMLElement[]} [rows]
 * @property {HTMLElement} [stand] stands in the list for a row that the engine has put there before the page gave it
 */

export class SuppleFlippingNotch extends SuppleElement {
  static get kind() {
    return Kind.flippingNotch;
  }
  static get interaction() {
    return 'flipping-notch';
  }
  static get css() {
    return css;
  }
  static get observedAttributes() {
    return [...super.observedAttributes, ...cutoutNames, ...listNames];
  }

  #list = make('div', { class: 'list' }, make('slot'));
  /** The list's own scroller. */
  scroller = make('div', { class: 'scroller', part: 'scroller' }, this.#list);
  #message = make('span');
  #backSlot = make('slot', { name: 'arriving-0' });
  #front = make('div', { class: 'front', part: 'card-front' }, make('div', { class: 'shimmer', part: 'shimmer' }), this.#message);
  #back = make('div', { class: 'back', part: 'card-back' }, this.#backSlot);
  #shade = make('div', { class: 'shade' });
  #card = make('div', { class: 'card', part: 'card', 'aria-hidden': 'true' }, this.#front, this.#back, this.#shade);
  #path = draw('path', { part: 'notch' });
  #notch = draw('svg', { class: 'notch', 'aria-hidden': 'true' }, this.#path);
  #button = make('button', { class: 'refresh', part: 'button', type: 'button' });
  /** Where rows ride that come in beside the card's. @type {HTMLElement[]} */
  #trays = [];
  #scene = new Scene();
  #pointers;
  #texts = [''];
  /** @type {Request | null} */
  #request = null;
  #engaged = false;
  /** How far the list is scrolled. */
  #scrollTop = 0;
  /** How far the list is drawn from where it lies. */
  #shift = 0;
  /** The size of a row, in own points. */
  cell = { width: 0, height: 0 };
  /** What of the list's measures the engine has been told. */
  #told = '';

  constructor() {
    super();
    this.surface = make(
      'div', { class: 'surface' }, make('slot', { name: 'bar' }), this.scroller, this.#card, this.#notch);
    this.root.append(this.surface, this.safe, this.#button, this.spoken);
    this.#pointers = new Pointers(this.scroller, {
      accepts: ({ pointerType, target }) =>
        pointerType !== 'mouse' || !(/** @type {Element} */ (target).closest('input,textarea,select,[contenteditable]')),
      begin: () => {
        this.displaced();
        this.#measureList();
      },
      pass: (phase, event, id, time) => {
        const claimed = this.pass(phase, event, id, time);
        attribute(this.scroller, 'data-held', claimed);
        return claimed;
      },
      end: () => attribute(this.scroller, 'data-held', null),
    }, { patient: true });
    // Where the finger pulls, the page must not scroll.
    this.scroller.addEventListener(
      'touchmove', (event) => this.#pointers.wanted && event.cancelable && event.preventDefault(), { passive: false });
    this.scroller.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    this.scroller.addEventListener('scroll', () => this.#scrolled(), { passive: true });
    this.#button.addEventListener('click', () => this.refresh());
  }

  setUp() {
    this.#conclude();
    this.sendScreen();
    this.#sendCutout();
    this.body?.command(NotchCommand.setRows, this.#target.children.length);
    this.#measureList();
    this.body?.command(NotchCommand.scrollTo, this.scroller.scrollTop);
    this.#button.textContent = labels.refresh;
  }

  takeDown() {
    this.#pointers.forget();
    this.#conclude();
  }

  /** A refresh ends without its card: what the page has given, or will give, is in the list all the same. */
  #conclude() {
    const request = this.#request;
    if (!request) return;
    this.#insert(0);
    const items = request.rows?.length ?? 0;
    this.emit(items ? 'insert' : 'cancel', { items });
  }

  resized() {
    this.sendScreen();
    this.styled();
  }

  /** @param {string} name */
  changed(name) {
    if (cutoutNames.includes(name)) this.#sendCutout();
    else this.styled();
  }

  styled() {
    this.#told = '';
    this.#measureList();
  }

  #sendCutout() {
    this.body?.command(NotchCommand.setCutout, ...this.shape);
  }

  /** The cut-out: width, depth, corner radius and inset; no number for none. */
  get shape() {
    const own = [this.notchWidth, this.notchDepth, this.notchRadius, this.notchInset];
    const { cutout } = this;
    return cutout === 'none' ? [NaN] : (cutouts[cutout] ?? cutouts.notch).map((part, index) => own[index] ?? part);
  }

  /** The element whose first children the new rows become. @returns {HTMLElement} */
  get #target() {
    return this.querySelector('[data-list]') ?? this;
  }

  /** The rows that are in the list. @returns {HTMLElement[]} */
  get rows() {
    return /** @type {HTMLElement[]} */ ([...this.#target.children]).filter(
      (row) => !row.slot && row.getClientRects().length > 0);
  }

  /** How large rows are, how far apart, and where the first one is: so that cards land on them to the point. */
  #measureList(rows = this.rows) {
    if (!this.body) return;
    const [first, second] = rows.slice(0, 2).map((row) => this.#box(row));
    const { navigationBar = 0, cellWidth, cellHeight } = this;
    this.body.command(NotchCommand.setNavigationBar, navigationBar ?? 0);
    if (!first) return;
    this.#tell({
      width: cellWidth ?? first.width, height: cellHeight ?? first.height, top: first.top,
      gap: second ? second.top - first.top - first.height : undefined, radius: first.radius,
    });
  }

  /** @param {{width: number, height: number, top: number, gap: number | undefined, radius: number}} measures */
  #tell({ width, height, top, gap, radius }) {
    const told = [width, height, top, gap, radius].join();
    if (told === this.#told) return;
    this.#told = told;
    this.cell = { width, height };
    this.body?.command(NotchCommand.setCell, width, height);
    this.setStyleValue('cellRadius', radius);
    if (gap !== undefined) this.setStyleValue('rowGap', Math.max(0, gap));
    this.setStyleValue('firstRowInset', Math.max(0, top - this.safe.offsetTop - (this.navigationBar ?? 0)));
  }

  /** Where a row is while the list is at rest at its top, in own points. @param {HTMLElement} row */
  #box(row) {
    const list = this.#list.getBoundingClientRect();
    const box = row.getBoundingClientRect();
    const { plane } = this;
    const [, listTop] = plane.point(list.left, list.top);
    const [x, top] = plane.point(box.left, box.top);
    const [right, bottom] = plane.point(box.right, box.bottom);
    const radius = parseFloat(getComputedStyle(row).borderTopLeftRadius) || 0;
    const shift = this.#moved === this.#list ? 0 : this.#shift;
    return { width: right - x, height: bottom - top, top: top - listTop - shift, radius };
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (event.ctrlKey || event.defaultPrevented) return;
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? this.height : 1;
    if (!this.#engaged && event.deltaY < 0 && this.scroller.scrollTop <= 0) this.#measureList();
    const [x, y] = this.locate(event.clientX, event.clientY);
    const time = event.timeStamp / 1000;
    record.listener?.wheel(this, event);
    if (this.body?.call('wheel', time, event.deltaX * unit, event.deltaY * unit, x, y)) event.preventDefault();
    this.wake();
  }

  #scrolled() {
    if (!this.#engaged) this.command(NotchCommand.scrollTo, this.scroller.scrollTop);
  }

  look() {
    this.#scrollTop = this.scroller.scrollTop;
  }

  /** @param {typeof frame} frame */
  draw(frame) {
    const scene = this.#scene;
    let tray = 0;
    for (let index = 0; index < frame.count; index += 1) {
      const layer = frame.layers[index];
      if (layer.role === Role.list) this.#drawList(layer);
      else if (layer.role === Role.card) this.#drawCard(layer);
      else if (layer.role === Role.notch) {
        scene.show(this.#notch);
        attribute(this.#path, 'd', frame.outline(layer));
        style(this.#path, 'fill', `var(--supple-notch-color,${color(layer.fill)})`);
      } else if (layer.traits & Trait.raised && this.#trays[tray]) {
        // Bottom to top they are written, top to bottom they were given.
        const element = this.#trays[this.#trays.length - 1 - tray];
        tray += 1;
        scene.place(element, layer);
      }
    }
    scene.end();
  }

  /** @param {import('./engine.js').Layer} layer */
  #drawList({ y, height, traits }) {
    const offset = y - height / 2;
    this.#engaged = !!(traits & Trait.engaged);
    let scrolled = this.#scrollTop;
    if (this.#engaged) {
      const wanted = Math.round(Math.max(0, -offset));
      if (wanted !== scrolled) this.scroller.scrollTop = scrolled = wanted;
    }
    const shift = round(offset + scrolled);
    this.#shift = shift;
    style(this.#moved, 'translate', shift ? `0 ${shift}px` : 'none');
  }

  /** What moves with the list: headings above a marked list stay, as they would jump when new rows come below them. */
  get #moved() {
    const target = this.#target;
    return target === this ? this.#list : target;
  }

  /** @param {import('./engine.js').Layer} layer */
  #drawCard(layer) {
    const isBack = layer.face === 1;
    this.#scene.show(this.#card);
    place(this.#card, isBack ? { ...layer, angle: layer.angle - Math.PI } : layer);
    style(this.#front, 'background-color', `var(--supple-card-color,${color(layer.fill)})`);
    style(this.#shade, 'opacity', round(layer.dimming));
    attribute(this.#card, 'data-waiting', !!(layer.traits & Trait.waiting));
    style(this.#front, 'visibility', isBack ? 'hidden' : 'inherit');
    style(this.#back, 'visibility', isBack ? 'inherit' : 'hidden');
    const { width, height } = this.cell;
    if (isBack && width && height) {
      style(this.#back, 'width', points(width));
      style(this.#back, 'height', points(height));
      style(this.#back, 'transform', `scale(${layer.width / width},${layer.height / height})`);
    }
    content(this.#message, layer.label === 2 ? this.#texts[layer.text] ?? '' : '');
  }

  /** @param {typeof frame.events[0]} event */
  heard({ name, x }) {
    switch (name) {
      case 'refresh': {
        /** @type {Request} */
        const request = (this.#request = {});
        this.#say(labels.loading);
        this.emit('refresh', {
          answer: (/** @type {HTMLElement[]} */ ...rows) => this.#answer(request, rows),
          fail: (/** @type {string} */ text) => this.#fail(request, text),
        });
        break;
      }
      case 'insert':
        this.#insert(x);
        this.#say(labels.inserted(x));
        this.emit('insert', { items: x });
        break;
      case 'fail':
        this.#say(this.#texts[x]);
        this.emit('fail', { text: this.#texts[x] });
        break;
      case 'cancel':
        this.#say(this.#request?.rows?.length === 0 ? labels.nothingNew : '');
        this.#request = null;
        this.#clearTrays();
        this.emit('cancel');
        break;
      default:
        this.emit(name);
    }
  }

  /** @param {string} text */
  #say(text) {
    this.spoken.textContent = text;
  }

  /** @param {Request} request @param {HTMLElement[]} given */
  #answer(request, given) {
    if (request.rows || (request !== this.#request && !request.stand)) return;
    const rows = given.filter((row) => row instanceof HTMLElement);
    request.rows = rows;
    if (request.stand) {
      request.stand.replaceWith(...rows);
      return;
    }
    if (rows.length) this.#load(rows);
    this.command(NotchCommand.answer, rows.length);
  }

  /** @param {Request} request @param {string} text */
  #fail(request, text) {
    if (request.rows) return;
    request.rows = [];
    request.stand?.remove();
    if (request !== this.#request) return;
    this.#texts.push(String(text));
    this.command(NotchCommand.fail, this.#texts.length - 1);
  }

  /** Measures new rows where they will be, and seats them where they ride until then. @param {HTMLElement[]} rows */
  #load(rows) {
    const target = this.#target;
    const [next] = this.rows;
    const before = next ? this.#box(next).top : 0;
    target.prepend(...rows);
    const first = this.#box(rows[0]);
    const extent = next ? this.#box(next).top - before : first.height * rows.length;
    this.#tell({
      width: this.cellWidth ?? first.width, height: this.cellHeight ?? first.height, top: first.top,
      gap: extent / rows.length - first.height, radius: first.radius,
    });
    rows.forEach((row, index) => {
      // What the list's own style says of its rows goes on being true for one on its way.
      const seat = /** @type {HTMLElement} */ (target === this ? document.createElement('div') : target.cloneNode(false));
      seat.removeAttribute('id');
      seat.removeAttribute('data-list');
      seat.slot = `arriving-${index}`;
      seat.inert = true;
      // All of it: the list's own holds the offset at which it lies just now.
      seat.style.cssText = 'display:block;position:static;margin:0;padding:0;border:0;width:100%;height:100%;overflow:visible';
      seat.append(row);
      this.append(seat);
      this.#seats.push(seat);
      // More than the engine shows on their way lie far below the screen.
      if (index && index < 64) {
        const tray = make('div', { class: 'tray' }, make('slot', { name: `arriving-${index}` }));
        this.surface.insertBefore(tray, this.#card);
        this.#trays.push(tray);
      }
    });
  }

  /** @type {HTMLElement[]} */
  #seats = [];

  #clearTrays() {
    for (const element of [...this.#seats, ...this.#trays]) element.remove();
    this.#seats = [];
    this.#trays = [];
  }

  /** The rows come to lie in the list, in the frame that takes their room out of its offset. @param {number} items */
  #insert(items) {
    const request = this.#request;
    this.#request = null;
    if (request?.rows) this.#target.prepend(...request.rows);
    else if (request) {
      request.stand = make('div', { 'aria-hidden': 'true' });
      request.stand.style.height = points(items * (this.cell.height + this.styleValue('rowGap')));
      this.#target.prepend(request.stand);
    }
    this.#clearTrays();
    this.#told = '';
  }

  /** What a script says of an argument of a command. @param {string} key @param {number} value */
  spell(key, value) {
    return key === 'text' ? this.#texts[value] : value;
  }

  /** Does what the pull does. */
  refresh() {
    this.wish(() => this.#measureList());
    this.command(NotchCommand.start);
  }

  /** Calls a refresh off. */
  cancel() {
    this.command(NotchCommand.cancelRefresh);
  }

  /** The list dips a little under the notch and comes back, to show that it can be pulled. */
  nudge() {
    this.command(NotchCommand.nudge);
  }
}

const listNames = ['navigation-bar', 'cell-width', 'cell-height'];
const cutoutNames = ['cutout', 'notch-width', 'notch-depth', 'notch-radius', 'notch-inset'];
mirror(SuppleFlippingNotch, ['cutout'], [...cutoutNames.slice(1), ...listNames]);
