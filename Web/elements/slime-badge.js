// <supple-slime-badge>: an unread count that is torn off.
import * as BadgeCommand from './abi/badge-command.js';
import * as Kind from './abi/kind.js';
import * as Role from './abi/role.js';
import * as Trait from './abi/trait.js';
import { keys } from './abi/lists.js';
import { SuppleElement, labels, make, mirror } from './element.js';
import { frame, now } from './engine.js';
import { Gum, fill, gumStyle } from './gum.js';
import { Scene, attribute, content, countText, fine, points, round, style } from './layers.js';
import { measure } from './plane.js';
import { Pointers } from './pointers.js';
import { record } from './record.js';

const css = `
:host{display:inline-block;vertical-align:middle;position:relative;line-height:1}
.pill{position:relative;display:block;width:0;height:0;cursor:grab;border-radius:99px;outline-offset:2px}
.pill[data-held]{cursor:grabbing}
.pill[hidden]{display:block;visibility:hidden}
.pill::before{content:'';position:absolute;inset:min(-10px,calc(50% - 22px))}
.face{position:absolute;inset:0;display:grid;place-items:center;border-radius:inherit;font-family:var(--supple-badge-font,inherit);font-size:var(--supple-badge-font-size,.8125rem);font-weight:600;line-height:1;font-variant-numeric:tabular-nums;
white-space:nowrap;box-shadow:var(--supple-badge-shadow,none)}
.stage{position:fixed;inset:0 auto auto 0;width:0;height:0;margin:0;border:0;padding:0;overflow:visible;background:none;
pointer-events:none;transform-origin:0 0;color:inherit}
${gumStyle}
@media(forced-colors:active){.face{forced-color-adjust:none;background:Mark!important;color:MarkText!important}}`;

export class SuppleSlimeBadge extends SuppleElement {
  static get kind() {
    return Kind.slimeBadge;
  }
  static get interaction() {
    return 'slime-badge';
  }
  static get css() {
    return css;
  }
  static get observedAttributes() {
    return [...SuppleElement.observedAttributes, 'count', 'label'];
  }

  #face = make('span', { class: 'face', part: 'badge' });
  #pill = make('span', { class: 'pill touch', role: 'button', 'aria-keyshortcuts': 'Delete', hidden: '' }, this.#face);
  #stage = make('div', { class: 'stage', popover: 'manual' });
  #scene = new Scene();
  #gum = new Gum(this.#stage, this.#scene, 'badge dragged');
  #pointers;
  /** From client coordinates to the engine's points: the badge's own axes, from the viewport's corner. */
  #inverse = [1, 0, 0, 1];
  #raised = false;
  /** @type {AbortController | null} listens while the badge is off its place */
  #watching = null;
  /** What the engine has of the count, so that it is not told what it has told. */
  #count = '';

  constructor() {
    super();
    this.surface = this.#pill;
    this.root.append(this.#pill, this.#stage);
    this.#pointers = new Pointers(this.#pill, {
      accepts: () => true,
      begin: () => this.#settle(),
      pass: (phase, event, id, time) => this.pass(phase, event, id, time),
      end: () => this.wake(),
    });
    this.#pill.addEventListener('keydown', (event) => this.#key(event));
    this.#pill.addEventListener('click', (event) => {
      if (!this.isUntouched(event)) return;
      // Whatever the badge stands in is not meant.
      event.stopPropagation();
      this.clear();
    });
  }

  get hasRoom() {
    return true;
  }

  setUp() {
    this.body?.call('screen', now(), innerWidth, innerHeight, 0, 0, 0, 0);
    this.#count = '';
    this.#sendCount();
  }

  takeDown() {
    this.#pointers.forget();
    this.#lower();
  }

  /** @param {string} name */
  changed(name) {
    if (name === 'count') this.#sendCount();
    else this.#describe();
  }

  #sendCount() {
    const count = this.getAttribute('count') ?? 'none';
    if (count === this.#count) return;
    const isNews = this.#count !== '';
    this.#count = count;
    // It may pop or fade where it is.
    if (isNews) this.#settle();
    if (this.body) this.command(BadgeCommand.setCount, count === 'none' ? NaN : Number(count) || 0);
    this.#describe();
    if (isNews) this.emit('count', { count: this.count });
  }

  #describe() {
    const { count, label } = this;
    attribute(this.#pill, 'aria-label', [label, count === null ? '' : labels.unread(count)].filter(Boolean).join(', '));
  }

  /** Measures where the badge is and how its axes run. */
  #settle() {
    const { axes: [a, b, c, d] } = measure(this.#pill);
    const area = a * d - b * c || 1;
    this.#inverse = [d / area, -b / area, -c / area, a / area];
    const scale = Math.sqrt(Math.abs(area));
    style(this.#stage, 'transform', `matrix(${[a, b, c, d].map((part) => Math.round(part * 1e6) / 1e6)},0,0)`);
    this.body?.call('screen', now(), innerWidth / scale, innerHeight / scale, 0, 0, 0, 0);
    this.#moveHome(now());
  }

  /** @param {number} time */
  #moveHome(time) {
    const { x, y, width, height } = this.#pill.getBoundingClientRect();
    this.body?.call('command', time, BadgeCommand.moveHome, ...this.locate(x + width / 2, y + height / 2), 0, 0);
  }

  /** @param {number} x @param {number} y @returns {[number, number]} */
  locate(x, y) {
    const [a, b, c, d] = this.#inverse;
    return [a * x + c * y, b * x + d * y];
  }

  /** @param {number} time */
  look(time) {
    // The list below may have gone anywhere meanwhile.
    if (this.#raised) this.#moveHome(time);
  }

  /** @param {typeof frame} frame */
  draw(frame) {
    const layers = frame.layers.slice(0, frame.count);
    const badge = layers.find(({ role }) => role === Role.badge);
    const raised = layers.some(({ traits, role }) => role !== Role.badge || traits & Trait.raised);
    if (raised) this.#raise();
    if (raised) for (const layer of layers) this.#gum.draw(layer, frame);
    this.#scene.end();
    this.#gum.end();
    if (!raised) this.#lower();
    attribute(this.#pill, 'hidden', !badge && !raised);
    attribute(this.#pill, 'tabindex', badge ? '0' : null);
    style(this.#face, 'opacity', raised || !badge ? 0 : round(badge.opacity));
    if (!badge) return;
    attribute(this.#pill, 'data-held', !!(badge.traits & Trait.pressed));
    style(this.#pill, 'width', points(badge.width));
    style(this.#pill, 'height', points(badge.height));
    if (raised) return;
    content(this.#face, badge.label === 1 ? countText(badge.text) : '');
    style(this.#face, 'transform', badge.scale === 1 ? 'none' : `scale(${fine(badge.scale)})`);
    fill(this.#face, badge.fill);
  }

  /** Off its place the badge is drawn above the page, where nothing clips it. */
  #raise() {
    if (this.#raised) return;
    this.#raised = true;
    this.#stage.showPopover?.();
    this.#watching = new AbortController();
    const options = { capture: true, passive: true, signal: this.#watching.signal };
    window.addEventListener('scroll', () => this.wake(), options);
    window.addEventListener('resize', () => this.#settle(), options);
  }

  #lower() {
    if (!this.#raised) return;
    this.#raised = false;
    this.#watching?.abort();
    if (this.#stage.isConnected) this.#stage.hidePopover?.();
  }

  /** @param {typeof frame.events[0]} event */
  heard({ name }) {
    const { count } = this;
    if (this.emit(name, { count }, name === 'clear')) {
      if (name !== 'clear' || count === 0) return;
      // The engine knows.
      this.#count = '0';
      this.count = 0;
      this.#describe();
      this.emit('count', { count: 0 });
    } else this.command(BadgeCommand.refuse);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const key = keys.indexOf(event.key);
    if (key < 0) return;
    this.#settle();
    if (this.body?.call('key', event.timeStamp / 1000, key, Role.badge, 0)) event.preventDefault();
    else if (key < 2) {
      // Enter and Space press a button.
      event.preventDefault();
      this.clear();
    }
    record.listener?.key(this, event, 'badge');
    this.wake();
  }

  /** Clears the count as the person would. */
  clear() {
    this.wish(() => this.#settle());
    this.command(BadgeCommand.clear);
  }

  /** Stretches a little and lets go, to show that it can be torn off. */
  nudge() {
    this.wish(() => this.#settle());
    this.command(BadgeCommand.nudge);
  }
}
mirror(SuppleSlimeBadge, ['label'], ['count']);
