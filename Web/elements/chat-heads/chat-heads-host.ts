// Runs chat heads: draws their frames, and passes touches, keys and events between page and engine.
import { Export } from '../abi/exports.js';
import * as HeadsCommand from '../abi/heads-command.js';
import * as Look from '../abi/heads-look.js';
import * as HeadsProperty from '../abi/heads-property.js';
import * as Kind from '../abi/kind.js';
import type { Layer } from '../abi/layer.js';
import { dockings, edges } from '../abi/lists.js';
import * as Phase from '../abi/phase.js';
import { chatHeadsProgress } from '../abi/progress.js';
import * as Role from '../abi/role.js';
import * as Schedule from '../abi/schedule.js';
import * as Trait from '../abi/trait.js';
import type { SuppleChatHeads } from '../chat-heads.js';
import { attribute, content, round, style } from '../drawing/layers.js';
import { now } from '../engine/engine-module.js';
import type { Frame, FrameEvent } from '../engine/frame.js';
import { followPresses, moveFocus } from '../host/focus-ring.js';
import { releaseCopies } from '../host/inert-siblings.js';
import { isElement } from '../host/is-element.js';
import { passOn } from '../host/passing.js';
import { Pointers } from '../host/pointers.js';
import { css, ring } from '../styles/chat-heads-style.js';
import { Attention } from './attention.js';
import { Dismissals } from './dismissals.js';
import { isOnControl } from './face.js';
import type { Head } from './head.js';
import { HeadsConversation } from './heads-conversation.js';
import { drawConversation, drawHead, drawScrim, drawTarget, applyHeadStyle, isBare } from './head-drawing.js';
import { keyboardHeight } from './keyboard.js';
import { launcherStyle } from './launcher.js';
import { pressKey, pressUntouched } from './keys.js';
import { dragsBar, PanelBar } from './panel-bar.js';
import { PanelResizer } from './panel-resizer.js';
import { headSize, lookOf } from './resting-look.js';
import { Taps } from './taps.js';
import { keepWheel } from './wheel.js';

/** Whether the person can point with a finger; undefined outside of a browser. */
const coarsePointer = globalThis.matchMedia?.('(any-pointer: coarse)');

/** The hit distances outside and inside of a conversation's edges for a mouse. */
const mouseEdges: Readonly<Record<number, number>> = { [HeadsProperty.panelHandleOutset]: 8, [HeadsProperty.panelHandleInset]: 4 };

/** The host of `<supple-chat-heads>`. */
export class ChatHeadsHost extends HeadsConversation {
  readonly kind = Kind.chatHeads;
  readonly css = css;
  readonly progressFields = chatHeadsProgress;
  protected override readonly textSizes = [
    HeadsProperty.flyoutWidth, HeadsProperty.flyoutHeight, HeadsProperty.badgeBadgeRadius, HeadsProperty.panelBarHeight,
    HeadsProperty.headSize,
  ];
  #pointers = new Pointers(this.surface, this);
  #listening: AbortController | null = null;
  #attention = new Attention(this.surface, (isPresent) => this.command(
    HeadsCommand.setAttention, isPresent ? 1 : 0));
  #taps = new Taps(this);
  /** Whether the last press was on a flyout. */
  #isFlyoutPressed = false;
  #dismissals = new Dismissals(this);

  constructor(element: SuppleChatHeads) {
    super(element);
    followPresses(element.ownerDocument);
    element.addEventListener('keydown', (event) => pressKey(this, event));
    for (const name of ['mousedown', 'click', 'dblclick'] as const) {
      this.surface.addEventListener(name, (event) => {
        if (!this.#taps.takes(event)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      }, true);
    }
    // Browsers send this event after the touch, when the tap has already moved the focus into the conversation, and some send
    // it to the scrim, which now lies below.
    this.surface.addEventListener('mousedown', (event) => {
      if (!this.#taps.isTouch) return;
      const path = event.composedPath();
      if (path.includes(this.scrim) || this.roster.drawn.some(({ button }) => path.includes(button))) event.preventDefault();
    });
    this.surface.addEventListener('click', (event) => pressUntouched(this, event));
    // The page behind a modal conversation keeps its place.
    this.surface.addEventListener('wheel', (event) => this.isOpen && this.isModal && keepWheel(event), { passive: false });
    for (const name of ['focusin', 'focusout'] as const) this.surface.addEventListener(name, (event) => this.noteEditing(event));
  }

  override connected(): void {
    super.connected();
    releaseCopies(this.element);
    this.childChanges.observe(this.element, {
      childList: true, subtree: true, attributeFilter: ['slot', ...['head', 'name', 'unread', 'button', 'width', 'height', 'radius'].map((name) => `data-${name}`), 'src', 'srcset'],
    });
    this.syncHeads();
    this.coverPage();
    this.followKeepClear();
  }

  override disconnected(): void {
    super.disconnected();
    this.keepClear.end();
    this.coverPage();
  }

  /** Whether the browser reports Escape as a close request. Escape that ends a drag belongs to the element. */
  get leavesEscape(): boolean {
    return this.backRequests.isWatching && !this.#pointers.isClaimed;
  }

  protected setUp(): void {
    this.resized();
    this.hasNewRoom = false;
    for (const head of this.roster.ordered) {
      if (!head.isStaying) {
        this.roster.forget(head);
        continue;
      }
      this.engine?.command(HeadsCommand.add, head.number, head.unread, 0, NaN);
      if (head.face) this.engine?.command(HeadsCommand.setFace, head.number, ...head.face, 0);
      if (head.fit && head.fit.height >= 0) this.engine?.command(HeadsCommand.setContentHeight, head.number, head.fit.height);
    }
    this.setExclusionAreas(this.exclusionAreas);
    this.followKeepClear();
    this.sendRestingPlace();
    this.sendPanel();
    if (this.open === null) this.coverPage(false);
    else this.commandHead(this.open, HeadsCommand.open);
    if (this.hasTextFocus) this.command(HeadsCommand.setEditing, 1);
    this.#attention.forget();
    this.styleChanged();
    this.#listening?.abort();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    for (const name of ['resize', 'scroll']) {
      visualViewport?.addEventListener(name, () => this.#sendKeyboard(), { signal });
    }
    coarsePointer?.addEventListener('change', () => this.sendStyle(), { signal });
    this.element.ownerDocument.addEventListener('pointerdown', this.pressPage, { capture: true, signal });
    // If fingers have a larger hit area at the edges of a conversation, a mouse over the edges switches to its own, smaller one.
    // A finger, which comes down without a hover before, finds the larger one at all other times.
    this.element.ownerDocument.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
      attribute(
        this.surface, 'data-precise', !!coarsePointer?.matches && pointerType !== 'touch' && this.panelEdges.contain(clientX, clientY));
    }, { capture: true, passive: true, signal });
  }

  protected takeDown(): void {
    this.#listening?.abort();
    this.#pointers.releaseAll();
    this.coverPage(false);
    this.setState('dragged', false);
    this.childChanges.disconnect();
    // A removed conversation returns closed.
    if (this.open !== null) {
      const head = this.open;
      this.open = null;
      this.emit('closed', { head });
    }
    this.scene.end();
    this.focusMover.endFrame();
  }

  protected override resized(): void {
    this.coverPage();
    // Hidden heads keep their places.
    if (!this.isRendered) return;
    this.hasNewRoom = true;
    this.sendViewport();
    for (const head of this.roster.drawn) if (head.fit) this.fit(head);
    this.#sendKeyboard();
  }

  protected override styleChanged(): void {
    for (const head of this.roster.drawn) this.applyStyle(head);
    if (!this.engine) return;
    style(this.targetLabel, 'display', this.styleValue(HeadsProperty.targetScrimHeight) > 0 ? 'block' : 'none');
    this.overflow.ring = ring(this.styleValue(HeadsProperty.ringWidth));
    for (const head of this.roster.drawn) head.bar?.describe(head.name);
    this.#attention.isWanted = this.styleValue(HeadsProperty.idleDelay) > 0;
    this.sumsCounts = this.styleValue(HeadsProperty.stackCount) === 0;
    this.#taps.takeOver();
  }

  override sendPointer(phase: number, event: PointerEvent, id: number, time: number): boolean {
    this.followPlace();
    if (phase === Phase.down) this.#isFlyoutPressed = event.composedPath().some((node) => this.flyouts.some(({ element }) => element === node));
    this.#taps.follow(phase, event);
    return super.sendPointer(phase, event, id, time);
  }

  /** A drag downwards that began on a flyout pulls the list below it. */
  passOn(start: PointerEvent, samples: readonly PointerEvent[]): boolean {
    return this.#isFlyoutPressed && passOn(this.element, start, samples);
  }

  protected override get ownStyle(): Readonly<Record<number, number>> {
    return { ...(coarsePointer?.matches ? undefined : mouseEdges), ...(this.element.launcher ? launcherStyle : {}) };
  }

  protected attributeChanged(name: string): void {
    if (name.startsWith('keep-clear')) this.followKeepClear();
    if (name === 'launcher') this.sendStyle();
    if (name === 'launcher' || name === 'label') this.syncHeads();
    this.followRestingPlace(name);
    const docking = this.element.docking ?? dockings[0];
    if (name !== 'docking' || docking === this.docking) return;
    if (dockings.includes(docking)) this.setDocking(dockings.indexOf(docking));
    else this.element.docking = this.docking;
  }

  /** Whether an event comes from a control in a head's own content. */
  isOnControl(event: Event): boolean {
    return this.roster.drawn.some(({ picture }) => isOnControl(event, picture));
  }

  override accepts(event: PointerEvent): boolean {
    const path = event.composedPath().filter(isElement);
    const isOnConversation = path.some(({ part }) => part.contains('conversation'));
    this.#taps.press(event);
    return dragsBar(path) ?? !isOnConversation;
  }

  /** Focuses the open conversation, or the leader, as soon as it exists. */
  override takeFocus(options?: FocusOptions): void {
    this.whenReady(() => {
      this.show(now());
      this.focusMover.begin(options);
    });
  }

  /** A head grows with its initials up to a limit, and its badge to half of it at the most. */
  protected override enlarged(size: number, scale: number): number {
    const value = super.enlarged(size, scale);
    return size === HeadsProperty.headSize ? headSize(this.element)
      : size === HeadsProperty.badgeBadgeRadius ? Math.max(value / scale, Math.min(value, headSize(this.element) / 4)) : value;
  }

  /** Restarts the interaction in the state that the page has restored. */
  restore(): void {
    this.engine?.call(Export.destroy);
    this.recreate();
  }

  describeProgress(detail: Record<string, unknown>): Record<string, number> {
    const { head, x, y, target, open } = detail as Record<string, number>;
    detail.head = this.roster.numbered(head)?.id ?? null;
    const near = target < 0 ? 0 : Math.max(0, 1 - target / (2 * this.styleValue(HeadsProperty.captureRadius)));
    return { '--supple-progress': open, '--supple-x': x, '--supple-y': y, '--supple-near': round(near) };
  }

  protected describe(): void {
    for (const head of this.roster.drawn) head.describe();
    content(this.targetLabel, this.words.labels.remove);
    attribute(this.overflow.panel, 'aria-label', this.words.labels.overflow);
  }

  /** Writes sizes that belong to the style and stand in no frame. */
  applyStyle(head: Head): void {
    const { element, engine } = this;
    if (engine) this.fit(head);
    const value = (number: number, name: string, values: readonly number[]): number =>
      engine ? this.styleValue(number) : lookOf(element, name, values);
    applyHeadStyle(
      head, value(HeadsProperty.avatarInset, 'avatarInset', Look.avatarInset),
      value(HeadsProperty.glowRadius, 'glowRadius', Look.glowRadius), value(HeadsProperty.ringWidth, 'ringWidth', Look.ringWidth));
  }

  protected draw(frame: Frame): void {
    const wasListing = this.overflow.isOpen;
    let isDragged = false;
    this.blocks = null;
    for (let index = 0; index < frame.count; index += 1) {
      const layer = frame.layers[index];
      this.#drawLayer(layer, frame);
      isDragged ||= layer.role === Role.head && !!(layer.traits & Trait.engaged);
    }
    this.scene.end();
    this.beaks.end();
    this.panelEdges.end();
    if (this.blocks !== null && this.blocks !== this.isModal) {
      this.isModal = this.blocks;
      this.coverPage();
    }
    if (this.blocks !== null) attribute(this.surface, 'data-modeless', !this.blocks);
    // The panel replaces the conversation.
    if (this.overflow.isOpen && !wasListing) this.open = null;
    const isCovered = () =>
      !isBare(this.overflow.panel) && this.roster.drawn.some(({ panel }) => this.scene.has(panel));
    const listed = this.overflow.end(wasListing, isCovered);
    if (listed) moveFocus(listed.button);
    this.setState('dragged', isDragged);
    this.roster.describeStack(this.open === null && !this.overflow.isOpen && this.sumsCounts);
    for (const head of this.roster.drawn) {
      this.focusMover.leaveGone(head);
      head.bar?.end();
      head.resizer?.end();
      head.fit?.endFrame(head.bar?.height ?? 0, frame.schedule === Schedule.now);
    }
    this.roster.endFrame();
    this.focusMover.endFrame();
    // An element under a finger stays where it is in the document.
    if (!this.isReordered || this.#pointers.isClaimed) return;
    this.isReordered = false;
    this.focusMover.arrange();
  }

  #drawLayer(layer: Layer, frame: Frame): void {
    const scene = this.scene;
    const head = this.roster.numbered(layer.item);
    switch (layer.role) {
      case Role.scrim:
        drawScrim(scene, this.scrim, layer, this.styleValue(HeadsProperty.scrimOpacity), !this.styleValue(HeadsProperty.changes));
        if (layer.traits & Trait.interactive) this.blocks = true;
        break;
      case Role.conversation:
        if (layer.traits & Trait.interactive) this.blocks ??= false;
        if (head) drawConversation(scene, head, layer, !!this.blocks);
        break;
      case Role.panelBar:
        if (!head) break;
        if (!head.bar) {
          head.bar = new PanelBar(head, this);
          head.bar.describe(head.name);
          if (head.ownBar) head.bar.slot.assign?.(head.ownBar);
        }
        head.bar.draw(layer);
        break;
      case Role.panelHandle:
        if (!head) break;
        this.panelEdges.draw(layer);
        if (!head.resizer) (head.resizer = new PanelResizer(head.panel)).describe(this.words);
        head.resizer.draw(layer);
        break;
      case Role.conversationBeak:
        this.beaks.draw(layer, frame);
        break;
      case Role.dismissTarget:
        scene.draw(this.targetElement, layer);
        drawTarget(this.targetElement, layer);
        break;
      case Role.targetScrim:
        scene.draw(this.targetScrimElement, layer);
        break;
      case Role.head:
        if (!head) break;
        drawHead(scene, head, layer, this.open === head.id);
        if (
          this.hasNewRoom && frame.schedule < Schedule.now && (this.element.y ?? this.element.x) !== null && !this.isOpen
          && head === this.roster.firstHead && !(layer.traits & Trait.pressed)
        ) this.adoptRestInNewRoom();
        break;
      case Role.flyout:
        scene.draw(this.flyouts[layer.index].element, layer);
        this.flyouts[layer.index].say(this.flyoutWords(layer.text, head));
        break;
      case Role.overflow:
        this.overflow.drawSlot(layer);
        break;
      case Role.overflowPanel:
        if (layer.traits & Trait.interactive) this.blocks ??= false;
        this.overflow.drawPanel(layer);
        break;
      case Role.overflowed:
        if (head) this.overflow.drawListed(head, layer, this);
        break;
      default:
        head?.badge.draw(layer, frame);
    }
  }

  protected onEvent({ name, item, x, y, time, width, height, docking }: FrameEvent): void {
    const head = this.roster.numbered(item);
    this.isReordered = true;
    const detail: Record<string, unknown> = { head: head?.id };
    const isDismissal = name === 'dismissed';
    if (name === 'tapped') {
      this.wantsFocus = true;
      return this.#taps.report(head, detail);
    }
    if (name === 'opened' || name === 'selected') {
      this.open = head?.id ?? null;
      this.coverPage(true);
      if (head) this.sizeConversation(head);
      if (head && (this.isModal || this.wantsFocus || this.element.matches(':focus-within'))) this.focusMover.enter(head);
      this.wantsFocus = false;
    } else if (name === 'closed') {
      this.leaveConversation(head);
      this.wantsFocus = false;
    } else if (name === 'moved') {
      this.adoptRest({ edge: edges[docking], x, y });
      Object.assign(detail, this.rest);
      if (this.open === null) this.announcer.tellStack(edges[docking], x, y);
    } else if (name === 'panel-moved') {
      this.docking = dockings[docking];
      this.element.docking = this.docking;
      for (const one of this.roster.drawn) one.bar?.describe(one.name);
      const frame = this.adoptPanelFrame({ x, y, width, height });
      this.announcer.tell(frame);
      return this.emit(name, { docking: this.docking, frame });
    } else if (name === 'panel-resized') {
      const frame = this.adoptPanelFrame({ x, y, width, height });
      this.announcer.tellSize(frame);
      return this.emit(name, { size: { width, height }, frame });
    } else if (name === 'cleared' && head) {
      this.setUnread(head.id, 0);
    } else if (isDismissal) {
      Object.assign(detail, { element: head?.element, conversation: head?.conversation });
      this.#dismissals.report(head, detail, time);
      if (head) this.focusMover.leaveGone(head);
      return;
    }
    this.emit(name, detail);
    if (head && name === 'dropped') this.roster.leave(head, { kind: 'dismissed', time });
  }

  #sendKeyboard(): void {
    const height = keyboardHeight(this.element, this.height);
    if (height === undefined) return;
    this.engine?.call(Export.keyboard, now(), height);
    this.wake();
  }
}
