// Runs a slime badge: in its place it is an element of the page, off it a drawing in the browser's top layer.
import * as BadgeCommand from '../abi/badge-command.js';
import * as BadgeProperty from '../abi/badge-property.js';
import { Export } from '../abi/exports.js';
import * as Kind from '../abi/kind.js';
import { keys } from '../abi/lists.js';
import * as Role from '../abi/role.js';
import * as Trait from '../abi/trait.js';
import { BadgeDrawing, border, fillBadge } from '../drawing/badge-drawing.js';
import { attribute, content, fine, points, round, style } from '../drawing/layers.js';
import { make } from '../drawing/make.js';
import { Scene } from '../drawing/scene.js';
import { now } from '../engine/engine-module.js';
import type { Frame, FrameEvent } from '../engine/frame.js';
import { axesOf, cornersOf } from '../host/corners.js';
import { InteractionHost } from '../host/interaction-host.js';
import { Pointers } from '../host/pointers.js';
import { recording } from '../host/recording.js';
import { addLabels } from '../labels.js';
import type { SuppleSlimeBadge } from '../slime-badge.js';
import { css } from '../styles/slime-badge-style.js';

addLabels({ unread: (_, written) => `${written} unread` });

/** The host of `<supple-slime-badge>`. */
export class SlimeBadgeHost extends InteractionHost<SuppleSlimeBadge> {
  readonly kind = Kind.slimeBadge;
  readonly css = css;
  protected override readonly textSizes = [BadgeProperty.badgeRadius, BadgeProperty.characterWidth];
  #face = make('span', { class: 'face', part: 'badge' });
  readonly surface = make(
    'span', { class: 'pill touch', hidden: '' }, this.#face);
  /** Has the width of the badge's text, which nobody sees. */
  #ruler = make('span', { class: 'ruler', 'aria-hidden': 'true' });
  #stage = make('div', { class: 'stage', popover: 'manual' });
  #scene = new Scene();
  #drawing = new BadgeDrawing(this.#stage, this.#scene, this.words, 'badge dragged', this.texts);
  #pointers = new Pointers(this.surface, this);
  #sentPinned = false;
  /** Whether the attribute `max` is in force. */
  #hasMaximum = false;
  /** From client coordinates to the engine's points: the badge's own axes, from the viewport's corner. */
  #inverse = [1, 0, 0, 1];
  /** Ends the listening to the page's scrolling; null while the badge is at its anchor, as an element of the page. */
  #raised: AbortController | null = null;
  /** What was sent last, so that nothing is sent twice: the count's attribute, and the text with its number and width. */
  #sentCount: string | null = null;
  #sentText: { text: string; number: number; width: number } | null = null;
  /** A font that has come, or another size of the text, changes the width. */
  #rulerObserver = new ResizeObserver(() => this.engine && this.#sendText());

  constructor(element: SuppleSlimeBadge) {
    super(element);
    this.root.append(this.surface, this.#ruler, this.#stage);
    this.#rulerObserver.observe(this.#ruler);
    this.surface.addEventListener('keydown', (event) => this.#onKey(event));
    this.surface.addEventListener('click', (event) => {
      if (element.pinned || !this.isUntouched(event)) return;
      // The press is not meant for what the badge stands in.
      event.stopPropagation();
      element.clear();
    });
  }

  override accepts(): boolean {
    return !this.element.pinned;
  }

  override beginGesture(): void {
    this.measurePlace();
  }

  protected override get hasRoom(): boolean {
    return true;
  }

  protected setUp(): void {
    this.#sendViewport(1);
    this.#sendMaximum();
    this.#sentPinned = false;
    this.#sentCount = null;
    this.#sentText = null;
    this.#sendContent();
    this.#sendPinned();
  }

  protected takeDown(): void {
    this.#pointers.releaseAll();
    this.#lower();
  }

  protected attributeChanged(name: string): void {
    if (name === 'count' || name === 'text') this.#sendContent();
    else if (name === 'max') this.#sendMaximum();
    else if (name === 'pinned') this.#sendPinned();
    this.describe();
  }

  protected override styleChanged(): void {
    this.#sendMaximum();
  }

  /** Sends the greatest count that is written out, where the element says one. */
  #sendMaximum(): void {
    const { max } = this.element;
    const hadMaximum = this.#hasMaximum;
    this.#hasMaximum = max !== null;
    // What the attribute no longer says is the style's.
    if (max !== null) this.setStyleValues({ [BadgeProperty.maximumCount]: max });
    else if (hadMaximum) this.sendStyle();
  }

  #sendPinned(): void {
    const { pinned } = this.element;
    if (pinned !== this.#sentPinned) this.command(BadgeCommand.setPinned, pinned ? 1 : 0);
    this.#sentPinned = pinned;
  }

  /** Sends the text, or without one the count. */
  #sendContent(): void {
    const count = this.element.getAttribute('count') ?? 'none';
    const isFirst = this.#sentCount === null;
    const isNew = count !== this.#sentCount;
    const { text } = this.element;
    const isTextNew = (text ?? null) !== (this.#sentText?.text ?? null);
    this.#sentCount = count;
    if (!isNew && !isTextNew) return;
    // A badge whose content changes may pop or fade, so its place is measured.
    if (!isFirst) this.measurePlace();
    if (text) this.#sendText();
    else {
      this.#sentText = null;
      this.command(BadgeCommand.setCount, count === 'none' ? NaN : Number(count) || 0);
    }
    this.describe();
    if (!isFirst && isNew) this.emit('count-changed', this.#detail);
  }

  /** Measures the text and sends it, unless text and width are what was sent last. */
  #sendText(): void {
    const { text } = this.element;
    if (!text) return;
    content(this.#ruler, text);
    const width = parseFloat(getComputedStyle(this.#ruler).width) || 0;
    const sent = this.#sentText;
    if (sent?.text === text && sent.width === width) return;
    const number = sent?.text === text ? sent.number : this.texts.add(text);
    this.#sentText = { text, number, width };
    this.command(BadgeCommand.setText, number, width);
  }

  /** The text that the engine shows, and its width in points; null while it shows a count. */
  get shownText(): { text: string; width: number } | null {
    return this.#sentText;
  }

  /** The detail of the badge's events. */
  get #detail(): { count: number | null; text: string | null } {
    const { count, text } = this.element;
    return { count, text };
  }

  protected describe(): void {
    const { count, label, text, pinned } = this.element;
    const unread = text || (count === null ? '' : this.words.labels.unread(count, this.words.number(count)));
    attribute(this.surface, 'aria-label', [label, unread].filter(Boolean).join(', '));
    // A pinned badge is no button: what is pressed is the app's.
    attribute(this.surface, 'role', pinned ? 'img' : 'button');
    attribute(this.surface, 'aria-keyshortcuts', pinned ? null : 'Delete');
    attribute(this.surface, 'data-pinned', pinned);
  }

  #sendViewport(scale: number): void {
    this.engine?.call(Export.viewport, now(), innerWidth / scale, innerHeight / scale, 0, 0, 0, 0);
  }

  /** Measures where the badge is and how its axes run. */
  measurePlace(): void {
    const [a, b, c, d] = axesOf(cornersOf(this.surface));
    const area = a * d - b * c || 1;
    this.#inverse = [d / area, -b / area, -c / area, a / area];
    style(this.#stage, 'transform', `matrix(${[a, b, c, d].map((part) => Math.round(part * 1e6) / 1e6)},0,0)`);
    this.#sendViewport(Math.sqrt(Math.abs(area)));
    this.#sendAnchor(now());
  }

  #sendAnchor(time: number): void {
    const { x, y, width, height } = this.surface.getBoundingClientRect();
    const [left, top] = this.locate(x + width / 2, y + height / 2);
    this.engine?.call(Export.command, time, BadgeCommand.moveAnchor, left, top, 0, 0, 0, 0);
  }

  override locate(x: number, y: number): [number, number] {
    const [a, b, c, d] = this.#inverse;
    return [a * x + c * y, b * x + d * y];
  }

  override measure(time: number): void {
    // What the badge stands in may have scrolled meanwhile.
    if (this.#raised) this.#sendAnchor(time);
  }

  protected draw(frame: Frame): void {
    const layers = frame.layers.slice(0, frame.count);
    const badge = layers.find(({ role }) => role === Role.badge);
    const isRaised = layers.some(({ traits, role }) => role !== Role.badge || traits & Trait.raised);
    if (isRaised) {
      this.#raise();
      for (const layer of layers) this.#drawing.draw(layer, frame);
    }
    this.#scene.end();
    this.#drawing.end();
    if (!isRaised) this.#lower();
    attribute(this.surface, 'hidden', !badge && !isRaised);
    attribute(this.surface, 'tabindex', badge && !this.element.pinned ? '0' : null);
    style(this.#face, 'opacity', isRaised || !badge ? 0 : round(badge.opacity));
    if (!badge) return;
    attribute(this.surface, 'data-pressed', !!(badge.traits & Trait.pressed));
    style(this.surface, 'width', points(badge.width));
    style(this.surface, 'height', points(badge.height));
    if (isRaised) return;
    content(this.#face, this.words.written(badge, this.texts));
    style(this.#face, 'box-shadow', `${border(badge)},var(--supple-badge-shadow,0 0 transparent)`);
    style(this.#face, 'transform', badge.scale === 1 ? 'none' : `scale(${fine(badge.scale)})`);
    fillBadge(this.#face, badge.fill);
  }

  /** Draws the badge above the page from now on, where nothing clips it. */
  #raise(): void {
    if (this.#raised) return;
    this.#raised = new AbortController();
    this.#stage.showPopover?.();
    const options = { capture: true, passive: true, signal: this.#raised.signal };
    window.addEventListener('scroll', () => this.wake(), options);
    window.addEventListener('resize', () => this.measurePlace(), options);
  }

  /** Draws the badge in its place from now on. */
  #lower(): void {
    if (!this.#raised) return;
    this.#raised.abort();
    this.#raised = null;
    if (this.#stage.isConnected) this.#stage.hidePopover?.();
  }

  protected onEvent({ name }: FrameEvent): void {
    const { count, text } = this.element;
    if (name !== 'cleared') this.emit(name, this.#detail);
    else if (!this.ask(name, this.#detail)) this.command(BadgeCommand.cancelDismissal);
    else if (count !== 0 || text) {
      // The engine knows of this count, and that there is no text.
      this.#sentCount = '0';
      this.element.count = 0;
      this.#sentText = null;
      this.element.text = null;
      this.describe();
      this.emit('count-changed', this.#detail);
    }
  }

  #onKey(event: KeyboardEvent): void {
    const key = keys.indexOf(event.key);
    if (key < 0 || this.element.pinned) return;
    this.measurePlace();
    const isAnswered = this.engine?.call(Export.key, event.timeStamp / 1000, key, Role.badge, 0);
    const presses = event.key === 'Enter' || event.key === ' ';
    if (isAnswered || presses) event.preventDefault();
    if (!isAnswered && presses) this.element.clear();
    recording.listener?.key(this, event, 'badge');
    this.wake();
  }
}
