// Runs a slime badge: at its anchor it is an element of the page, away from it a drawing in the browser's top layer.
import * as BadgeCommand from '../abi/badge-command.js';
import * as BadgeProperty from '../abi/badge-property.js';
import { Export } from '../abi/exports.js';
import * as Kind from '../abi/kind.js';
import type { Layer } from '../abi/layer.js';
import { keys } from '../abi/lists.js';
import { slimeBadgeProgress } from '../abi/progress.js';
import * as Role from '../abi/role.js';
import * as Trait from '../abi/trait.js';
import { BadgeDrawing, border, fillBadge } from '../drawing/badge-drawing.js';
import { attribute, content, fine, points, round, style } from '../drawing/layers.js';
import { make } from '../drawing/make.js';
import { Scene } from '../drawing/scene.js';
import { written } from '../drawing/written.js';
import { now } from '../engine/engine-module.js';
import type { Frame, FrameEvent } from '../engine/frame.js';
import { InteractionHost } from '../host/interaction-host.js';
import { PageChanges } from '../host/page-changes.js';
import { Pointers } from '../host/pointers.js';
import { recording } from '../host/recording.js';
import type { Fulfil } from '../host/telling.js';
import { addLabels } from '../labels.js';
import type { SuppleSlimeBadge } from '../slime-badge.js';
import { css } from '../styles/slime-badge-style.js';
import { type BadgeContent, contentOf, isSame, isShown, readCount } from './badge-content.js';
import { GroupPlace } from './badge-group.js';
import { BadgeCorner } from './badge-corner.js';
import { BadgePlace } from './badge-place.js';
import { BurstPictures } from './burst-pictures.js';
import { HitRoom } from './hit-room.js';
import { isInControl } from './nesting.js';
import { restingLook } from './resting-look.js';

addLabels({ unread: (_, written) => `${written} unread`, clear: 'Press to clear', cleared: (name) => `${name}, cleared` });

/** The properties that give the badge its size. */
const sizes = ['width', 'min-width', 'height', 'padding'] as const;

/** The traits of a badge that a finger has moved from its anchor. */
const dragged = Trait.pressed | Trait.raised;

/** A request for the next frame, in the order of the requests. */
type Request = { readonly content: BadgeContent } | { readonly command: number; readonly fulfil: Fulfil };

/** The host of `<supple-slime-badge>`. */
export class SlimeBadgeHost extends InteractionHost<SuppleSlimeBadge> {
  readonly kind = Kind.slimeBadge;
  readonly css = css;
  readonly progressFields = slimeBadgeProgress;
  protected override readonly textSizes = [BadgeProperty.badgeRadius, BadgeProperty.characterWidth];
  #face = make('span', { class: 'face', part: 'badge' });
  /** The invisible ruler with the width of the badge's text. */
  #ruler = make('span', { class: 'ruler', 'aria-hidden': 'true' });
  /** The room around the badge in which a finger hits it. */
  #roomBox = make('span', { class: 'room' });
  readonly surface = make('span', { class: 'pill touch', hidden: '' }, this.#roomBox, this.#face, this.#ruler);
  #stage = make('div', { class: 'stage', popover: 'manual' });
  #scene = new Scene('visible');
  #drawing = new BadgeDrawing(this.#stage, this.#scene, this.words, 'badge dragged', this.texts);
  #pictures = new BurstPictures(this.element, this.#stage, () => this.#sendPictures());
  /** The last sent number of pictures. */
  #sentPictures = 0;
  #pointers = new Pointers(this.surface, this);
  #place = new BadgePlace(this.surface);
  #corner = new BadgeCorner(this.element, this.surface, this.#place, () => this.#raised && this.#prepare());
  #room = new HitRoom(this.element, this.#roomBox);
  /** The badge's roles in the groups of its attributes. */
  #group = new GroupPlace(this.element, this.root);
  /** Content and commands that wait for the next frame, in which all badges are measured before any is drawn. */
  #requests: Request[] = [];
  /** The time at which the page last set the content, in seconds: an earlier clearing does not concern this content. */
  #setAt = -Infinity;
  /** Whether the place is to be measured before the next frame. */
  #needsPlace = false;
  #sentPinned = false;
  /** Whether the attribute `max` applies. */
  #hasMaximum = false;
  /** The changes of the page that move the anchor of a raised badge, whose pointer may rest. */
  #changes = new PageChanges(this.element, () => this.wake());
  /** Ends the listening to the page's scrolling; null while the badge is an element of the page at its anchor. */
  #raised: AbortController | null = null;
  /** The last sent content, so that nothing is sent twice. */
  #sent: BadgeContent | null = null;
  /** The text that the engine shows, its number and its width in points; null while it shows a count. */
  #sentText: { text: string; number: number; width: number } | null = null;
  /** Whether the badge is in a link, a button or another control, which takes the focus and the presses. */
  #isInControl = false;
  /** Whether the badge is visible. */
  #isVisible = false;

  constructor(element: SuppleSlimeBadge) {
    super(element);
    this.root.append(this.surface, this.#stage);
    this.surface.addEventListener('keydown', (event) => this.#onKey(event));
    this.surface.addEventListener('blur', () => this.#showPresence());
    this.surface.addEventListener('focus', () => this.describe());
    this.surface.addEventListener('click', (event) => {
      this.describe();
      // A page can keep a pointer's press from the element. Its click names the pointer, and must not clear the badge.
      if (!this.#isButton || (event as PointerEvent).pointerType || !this.isUntouched(event)) return;
      // The press is not meant for the element that contains the badge.
      event.stopPropagation();
      element.clear();
    });
  }

  override connected(): void {
    this.#isInControl = isInControl(this.element);
    super.connected();
    // A loaded font changes the width of the text.
    this.observer.observe(this.#ruler);
    if (!this.engine) this.showResting();
    // A badge that the page moves in the document leaves the top layer.
    if (this.#raised) this.#showStage();
    this.#group.adopt();
    this.#corner.follow();
  }

  override disconnected(): void {
    super.disconnected();
    this.#corner.follow();
    queueMicrotask(() => this.#group.adopt());
  }

  protected override get isSilent(): boolean {
    return this.#group.isPending;
  }

  override accepts(event: PointerEvent): boolean {
    this.noteTouch(event);
    if (this.element.pinned) return false;
    if (this.#raised) return true;
    this.#place.read();
    const [x, y] = this.locate(event.clientX, event.clientY);
    const [left, top] = this.#place.anchor;
    const { offsetWidth, offsetHeight } = this.surface;
    const isMet = Math.abs(x - left) <= offsetWidth / 2 && Math.abs(y - top) <= offsetHeight / 2;
    return isMet || this.#room.accepts(event);
  }

  override beginGesture(): void {
    this.measurePlace();
    this.#flush();
  }

  protected override get hasRoom(): boolean {
    return true;
  }

  protected setUp(): void {
    // A pending clearing of the former interaction is lost.
    this.#group.settle();
    this.#sendViewport(null);
    this.#sendMaximum();
    this.#sentPinned = false;
    this.#sent = null;
    this.#sentText = null;
    this.#requests = this.#requests.filter((request) => 'command' in request);
    this.#send(contentOf(this.element));
    this.#sendPinned();
    if (this.element.construction) this.#sendConstruction();
    this.#sentPictures = 0;
    this.#sendPictures();
    this.describe();
  }

  protected takeDown(): void {
    this.#pointers.releaseAll();
    this.#lower();
    this.#room.restore();
  }

  override onAttribute(name: string): void {
    const { element } = this;
    if (name === 'count' && Number.isNaN(readCount(element.getAttribute(name)))) {
      console.warn(`supple-slime-badge: count="${element.getAttribute(name)}" is no number from 0 up, so there is no badge.`);
    }
    super.onAttribute(name);
    // A badge counts even before its interaction runs.
    if (/^(count|text|pinned|group|sums)$/.test(name)) this.#group.adopt();
    if (name === 'for') this.#corner.follow();
  }

  protected attributeChanged(name: string): void {
    if (name === 'count' || name === 'text') this.#contentChanged();
    else if (name === 'max') this.#sendMaximum();
    else if (name === 'pinned') this.#sendPinned();
    else if (name === 'construction') this.#sendConstruction();
    this.describe();
  }

  protected override styleChanged(): void {
    this.#sendMaximum();
  }

  protected override resized(): void {
    if (this.element.text) this.#contentChanged();
  }

  protected override textSizeChanged(): void {
    // A restart would end a drag, or a motion after it, without its event.
    void this.telling.promise().then(() => this.engine && this.restart());
  }

  /** Sends the largest count that is shown in full, if the element sets one. */
  #sendMaximum(): void {
    const { max } = this.element;
    const hadMaximum = this.#hasMaximum;
    this.#hasMaximum = max !== null;
    // Without the attribute, the style's maximum applies.
    if (max !== null) this.setStyleValues({ [BadgeProperty.maximumCount]: max });
    else if (hadMaximum) this.sendStyle();
  }

  #sendPinned(): void {
    const { pinned } = this.element;
    if (pinned !== this.#sentPinned) this.command(BadgeCommand.setPinned, pinned ? 1 : 0);
    this.#sentPinned = pinned;
  }

  #sendConstruction(): void {
    this.command(BadgeCommand.setConstruction, this.element.construction ? 1 : 0);
  }

  #sendPictures(): void {
    const count = this.#pictures.count();
    if (!this.engine || count === this.#sentPictures) return;
    this.#sentPictures = count;
    this.command(BadgeCommand.setBurstFrames, count);
  }

  /** Sends the content to the engine at the next frame. */
  #contentChanged(): void {
    const shown = contentOf(this.element);
    if (shown.kind === 'text') content(this.#ruler, shown.text);
    // Only the last of several changes is visible.
    if ('content' in (this.#requests.at(-1) ?? {})) this.#requests.pop();
    this.#requests.push({ content: shown });
    this.#setAt = now();
    // Other content cancels a clearing. The events of the badge come first.
    if (this.#group.isPending) queueMicrotask(() => this.#group.settle());
    // A badge whose count becomes 0 may burst, above the page.
    if (isShown(shown)) this.wake();
    else this.#prepare();
  }

  /** Performs a command of the page, at the next frame. */
  request(command: number): Promise<boolean> {
    return new Promise((fulfil) => {
      this.telling.wait(fulfil);
      this.#requests.push({ command, fulfil });
      this.#prepare();
    });
  }

  /** Clears the badge in the engine, after a delay in seconds. */
  clearLater(delay: number): void {
    this.measurePlace();
    this.command(BadgeCommand.clear, delay);
  }

  /** Clears an invisible badge, without motion. */
  clearUnseen(): void {
    if (!this.ask('cleared', this.#detail)) return;
    this.#empty();
    this.emit('count-changed', this.#detail);
    this.showAtOnce();
  }

  describeProgress(detail: Record<string, unknown>): Record<string, number> {
    const connected = detail.isConnected as number;
    detail.isConnected = connected > 0;
    return { '--supple-progress': Math.min(1, detail.stretch as number), '--supple-connected': connected };
  }

  /** Measures the place before the next frame. */
  #prepare(): void {
    this.#place.prepare();
    this.#needsPlace = true;
    this.wake();
  }

  /** Sends the requests. It reads the page, and writes nothing to it. */
  #flush(): void {
    if (!this.engine) return;
    if (this.#needsPlace) this.measurePlace();
    if (this.#setAt === Infinity) this.#setAt = now();
    let hasCommand = false;
    for (const request of this.#requests.splice(0)) {
      if ('command' in request) {
        hasCommand = true;
        this.telling.run(request.fulfil, () => this.command(request.command));
      } else {
        // Content that the page has set after its own `clear()` stays.
        if (hasCommand) this.#setAt = Infinity;
        this.#send(request.content);
      }
    }
  }

  /** Sends content, unless it was sent last. */
  #send(shown: BadgeContent): void {
    if (shown.kind === 'text') {
      this.#sendText(shown.text);
    } else if (!this.#sent || !isSame(this.#sent, shown)) {
      this.#sentText = null;
      this.command(BadgeCommand.setCount, shown.count ?? NaN);
    }
    this.#sent = shown;
  }

  /** Measures the text and sends it, unless text and width were sent last. */
  #sendText(text: string): void {
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

  /** Shows the content without motion, as if the badge had been created with it. */
  showAtOnce(): void {
    if (!this.engine) return;
    this.#requests = [];
    this.restart();
  }

  /** The detail of the badge's events. */
  get #detail(): { count: number | null; text: string | null } {
    const { count, text } = this.element;
    return { count, text };
  }

  protected describe(): void {
    const { count, label, text, pinned } = this.element;
    // The page may make the element around it a link or a button later.
    this.#isInControl = isInControl(this.element);
    const unread = text || (count === null ? '' : this.words.labels.unread(count, this.words.number(count)));
    const name = this.element.getAttribute('aria-label') ?? [label, unread].filter(Boolean).join(', ');
    attribute(this.surface, 'aria-label', name);
    // A pinned badge is no button: a press belongs to the app. Nor is a badge in a button, because nested controls cannot be
    // reached.
    const isButton = this.#isButton;
    attribute(this.surface, 'role', isButton ? 'button' : 'img');
    attribute(this.surface, 'aria-keyshortcuts', isButton ? 'Delete' : null);
    attribute(this.surface, 'aria-description', isButton && isShown(contentOf(this.element)) ? this.words.labels.clear : null);
    attribute(this.surface, 'data-pinned', pinned);
    this.#showPresence();
  }

  /** Whether the badge takes presses and the focus itself. */
  get #isButton(): boolean {
    return !this.element.pinned && !this.#isInControl;
  }

  /** Shows whether there is a badge, and whether it takes the focus. A focused badge keeps the focus until the focus moves. */
  #showPresence(): void {
    const isPresent = this.#isVisible || this.root.activeElement === this.surface;
    attribute(this.surface, 'hidden', !isPresent);
    attribute(this.surface, 'data-empty', !this.#isVisible);
    attribute(this.surface, 'tabindex', isPresent && this.#isButton ? '0' : null);
    // An empty badge takes no room, whatever its content was before.
    if (!isPresent) for (const name of sizes) style(this.surface, name, '');
  }

  /** The viewport is the window. In a pulled list, the safe area is the list's part of the window. */
  #sendViewport(list: Element | null): void {
    const { scale } = this.#place;
    const [width, height] = [innerWidth / scale, innerHeight / scale];
    const [left, top, right, bottom] = list ? this.#place.boundsOf(list) : [0, 0, width, height];
    const inset = (length: number): number => Math.max(0, length);
    this.engine?.call(
      Export.viewport, now(), width, height, inset(top), inset(left), inset(height - bottom), inset(width - right));
  }

  /** Measures the place and the axes of the badge, and sends them to the engine. */
  measurePlace(): void {
    this.#needsPlace = false;
    this.#place.read();
    this.#sendViewport(this.element.closest('supple-flipping-notch'));
    const [left, top] = this.#place.anchor;
    this.engine?.command(BadgeCommand.moveAnchor, left, top);
  }

  override locate(x: number, y: number): [number, number] {
    return this.#place.locate(x, y);
  }

  override measure(): void {
    this.#flush();
    // The badge's container may have scrolled meanwhile.
    if (this.#raised) this.measurePlace();
  }

  protected draw(frame: Frame): void {
    const layers = frame.layers.slice(0, frame.count);
    const badge = layers.find(({ role }) => role === Role.badge);
    this.setState('dragged', !!badge && (badge.traits & dragged) === dragged);
    const isRaised = layers.some(({ traits, role }) => role !== Role.badge || traits & Trait.raised);
    if (isRaised) {
      this.#raise();
      style(this.#stage, 'transform', this.#place.transform);
      for (const layer of layers) {
        if (layer.role === Role.burst) this.#pictures.draw(layer, this.#scene);
        else this.#drawing.draw(layer, frame);
      }
    }
    this.#scene.end();
    this.#drawing.end();
    if (!isRaised) this.#lower();
    this.#isVisible = !!badge || isRaised;
    this.#showPresence();
    style(this.#face, 'opacity', isRaised || !badge ? 0 : round(badge.opacity));
    if (badge) this.#drawBadge(badge, isRaised);
  }

  #drawBadge(badge: Layer, isRaised: boolean): void {
    attribute(this.surface, 'data-pressed', !!(badge.traits & Trait.pressed));
    style(this.surface, 'width', points(badge.width));
    style(this.surface, 'height', points(badge.height));
    style(this.surface, 'min-width', 0);
    style(this.#roomBox, 'inset', points(-badge.hitOutset));
    if (isRaised) return;
    this.#drawFace(badge, written(badge, this.words, this.texts));
    style(this.#face, 'transform', badge.scale === 1 ? 'none' : `scale(${fine(badge.scale)})`);
  }

  #drawFace(badge: Pick<Layer, 'fill' | 'borderWidth'>, words: string): void {
    content(this.#face, words);
    style(this.#face, 'box-shadow', `${border(badge)},var(--supple-badge-shadow,0 0 transparent)`);
    fillBadge(this.#face, badge.fill);
  }

  protected override showResting(): void {
    const { text } = this.element;
    content(this.#ruler, text ?? '');
    const look = restingLook(this.element, this.words);
    this.#isVisible = !!look;
    this.describe();
    if (!look) return;
    for (const name of sizes) style(this.surface, name, look[name]);
    this.#drawFace(look, look.words);
  }

  /** Draws the badge above the page from now on, without clipping. */
  #raise(): void {
    if (this.#raised) return;
    this.#raised = new AbortController();
    this.#showStage();
    const options = { capture: true, passive: true, signal: this.#raised.signal };
    window.addEventListener('scroll', () => this.wake(), options);
    window.addEventListener('resize', () => this.#prepare(), options);
    this.#changes.begin();
  }

  /** Shows the stage in the top layer. A browser without popovers ignores the name of their state within `:is()`. */
  #showStage(): void {
    if (!this.#stage.matches(':is(:popover-open)')) this.#stage.showPopover?.();
  }

  /** Draws the badge in its place from now on. */
  #lower(): void {
    if (!this.#raised) return;
    this.#raised.abort();
    this.#raised = null;
    this.#changes.end();
    this.setState('dragged', false);
    if (this.#stage.isConnected) this.#stage.hidePopover?.();
  }

  protected onEvent({ name, time }: FrameEvent): void {
    const before = contentOf(this.element);
    const words = this.surface.getAttribute('aria-label') ?? '';
    if (name !== 'cleared') this.emit(name, this.#detail);
    else if (!this.ask(name, this.#detail)) this.cancelAtFrame(BadgeCommand.cancelDismissal);
    else if (isShown(before) && time >= this.#setAt && isSame(before, contentOf(this.element))) {
      this.#empty();
      // The engine has this count, and no text.
      this.#requests = this.#requests.filter((request) => !('content' in request));
      this.#sent = contentOf(this.element);
      this.#sentText = null;
      this.emit('count-changed', this.#detail);
      const delay = this.styleValue(BadgeProperty.cascadeDelay);
      this.#group.clear(this.words.labels.cleared(words), delay, this.rightToLeft);
    }
    if (name === 'cleared' || name === 'pressed') this.#group.settle();
  }

  #empty(): void {
    this.element.count = 0;
    this.element.text = null;
  }

  #onKey(event: KeyboardEvent): void {
    const key = keys.indexOf(event.key);
    if (key < 0 || this.element.pinned) return;
    this.measurePlace();
    this.#flush();
    const isAnswered = this.engine?.call(Export.key, event.timeStamp / 1000, key, Role.badge, 0);
    const presses = event.key === 'Enter' || event.key === ' ';
    if (isAnswered || presses) event.preventDefault();
    if (!isAnswered && presses) this.element.clear();
    recording.listener?.key(this, event, 'badge');
    this.wake();
  }
}
