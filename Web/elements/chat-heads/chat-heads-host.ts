// Runs chat heads: draws their frames, and passes touches, keys and events between page and engine.
import { Export } from '../abi/exports.js';
import * as HeadsCommand from '../abi/heads-command.js';
import * as Look from '../abi/heads-look.js';
import * as HeadsProperty from '../abi/heads-property.js';
import * as Kind from '../abi/kind.js';
import type { Layer } from '../abi/layer.js';
import { type Docking, dockings, type Edge, edges } from '../abi/lists.js';
import * as Phase from '../abi/phase.js';
import { chatHeadsProgress } from '../abi/progress.js';
import * as Role from '../abi/role.js';
import * as Schedule from '../abi/schedule.js';
import * as Trait from '../abi/trait.js';
import type { Area, PanelState, SuppleChatHeads } from '../chat-heads.js';
import { attribute, content, round, style } from '../drawing/layers.js';
import { make, makeSVG } from '../drawing/make.js';
import { Scene } from '../drawing/scene.js';
import { now } from '../engine/engine-module.js';
import type { Frame, FrameEvent } from '../engine/frame.js';
import { BoxHost } from '../host/box-host.js';
import { InertSiblings, releaseCopies } from '../host/inert-siblings.js';
import { isElement } from '../host/is-element.js';
import { passOn } from '../host/passing.js';
import { Pointers } from '../host/pointers.js';
import { recording } from '../host/recording.js';
import { css, ring } from '../styles/chat-heads-style.js';
import { Attention } from './attention.js';
import { Back } from './back.js';
import { ContentFit } from './content-fit.js';
import { BeakDrawing } from './beak-drawing.js';
import { Dismissals } from './dismissals.js';
import { isOnControl, isTextField } from './face.js';
import { Flyout, flyoutSize, type FlyoutWords } from './flyout.js';
import { Focus } from './focus.js';
import { type Head, wholeCount } from './head.js';
import { drawConversation, drawHead, drawScrim, drawTarget, applyHeadStyle } from './head-drawing.js';
import { keyboardHeight } from './keyboard.js';
import { KeepClearAreas, type KeepClearClient, mostAreas } from './keep-clear.js';
import { launcherHead, launcherStyle } from './launcher.js';
import { pressKey, pressUntouched } from './keys.js';
import { dragsBar, MoveAnnouncer, PanelBar } from './panel-bar.js';
import { PanelEdges, PanelResizer } from './panel-resizer.js';
import { keptPanel, PanelField } from './panel-state.js';
import { OverflowDrawing } from './overflow-drawing.js';
import { headSize, lookOf, restingLayers } from './resting-look.js';
import { Roster, type RosterClient } from './roster.js';
import { Taps } from './taps.js';

/** The number of an edge; any other name counts as the right edge. */
function edgeNumber(name: string | null): number {
  const number = edges.findIndex((edge) => edge === name);
  return number < 0 ? 1 : number;
}

/** Whether the person can point with a finger; undefined outside of a browser. */
const coarsePointer = globalThis.matchMedia?.('(any-pointer: coarse)');

/** The hit distances outside and inside of a conversation's edges for a mouse. */
const mouseEdges: Readonly<Record<number, number>> = { [HeadsProperty.panelHandleOutset]: 8, [HeadsProperty.panelHandleInset]: 4 };

/** The host of `<supple-chat-heads>`. */
export class ChatHeadsHost extends BoxHost<SuppleChatHeads> implements RosterClient, KeepClearClient {
  readonly kind = Kind.chatHeads;
  readonly css = css;
  readonly progressFields = chatHeadsProgress;
  protected override readonly textSizes = [
    HeadsProperty.flyoutWidth, HeadsProperty.flyoutHeight, HeadsProperty.badgeBadgeRadius, HeadsProperty.panelBarHeight,
    HeadsProperty.headSize,
  ];
  readonly scrim = make('div', { class: 'scrim touch', part: 'scrim' });
  #targetScrim = make('div', { class: 'target-scrim', part: 'target-scrim' });
  #targetLabel = make('span', { class: 'target-label', part: 'dismiss-target-label' });
  #target = make(
    'div', { class: 'target', part: 'dismiss-target', 'aria-hidden': 'true' },
    makeSVG('svg', { viewBox: '0 0 24 24' }, makeSVG('path', { d: 'M3 3 21 21M21 3 3 21' })), this.#targetLabel);
  /** The flyout, and the flyout with the next text that fades in over it. */
  #flyouts = [new Flyout(), new Flyout()];
  readonly scene = new Scene('visible');
  readonly overflow = new OverflowDrawing(this.scene, this.words);
  readonly surface = make(
    // A press on an unfocusable part moves the focus here, so that an opened conversation shows no focus ring.
    'div', { class: 'surface', tabindex: '-1' }, this.scrim, this.#targetScrim, this.#target, this.overflow.button, this.overflow.panel,
    ...this.#flyouts.map(({ element }) => element));
  /** Clips the surface, which has no size of its own. */
  #room = make('div', { class: 'room' }, this.surface);
  #beaks = new BeakDrawing(this.surface, this.scene);
  #edges = new PanelEdges(this.surface, this.scene);
  readonly roster = new Roster(this);
  /** The id of the head whose conversation is open; null also while the overflow's panel is. */
  open: string | null = null;
  /** The resting place of the stack, as last reported by the engine. */
  rest: { edge: Edge | null; x: number | null; y: number | null } = { edge: null, x: null, y: null };
  /** The docking and the frame of the conversation beside its head, as last reported by the engine. */
  docking: Docking = dockings[0];
  panelFrame: Area | null = null;
  /** Docking, size and place of that conversation, as last known; null before. */
  #panel: PanelState | null = null;
  readonly announcer = new MoveAnnouncer(this, (text) => (this.spoken.textContent = text));
  /** Whether the room has changed since the engine last reported the resting place. */
  #hasNewRoom = false;
  /** The areas that resting heads keep clear, in points. */
  exclusionAreas: readonly Area[] = [];
  /** The areas of the page's elements that the element follows. */
  #keptAreas: readonly Area[] = [];
  readonly keepClear = new KeepClearAreas(this);
  #focus = new Focus(this);
  #inertSiblings = new InertSiblings();
  #back = new Back(() => this.command(HeadsCommand.close));
  /** The last measured place of the room, in client coordinates. */
  #seenPlace = '';
  /** Whether a conversation or the overflow's panel is open. */
  #isOpen = false;
  /** Whether an open conversation blocks the page beneath it. */
  isModal = false;
  /** The same value in the drawn frame; null without an open conversation. */
  #blocks: boolean | null = null;
  /** Whether a person has requested the next conversation, or the page its focus. */
  wantsFocus = false;
  #children = new MutationObserver((records) => {
    // An element that the page removes and inserts again becomes a new head.
    for (const { removedNodes } of records) for (const node of removedNodes) this.roster.readmit(node as HTMLElement);
    this.syncHeads();
  });
  #pointers = new Pointers(this.surface, this);
  #listening: AbortController | null = null;
  #attention = new Attention(this.surface, (isPresent) => this.command(
    HeadsCommand.setAttention, isPresent ? 1 : 0));
  #taps = new Taps(this);
  #sumsCounts = true;
  /** Whether the order of the heads can have changed since the last frame. */
  #isReordered = true;
  /** Whether the focus is in a text field of a conversation. */
  #isEditing = false;
  /** Whether the last press was on a flyout. */
  #isFlyoutPressed = false;
  #dismissals = new Dismissals(this);

  constructor(element: SuppleChatHeads) {
    super(element, { slotAssignment: 'manual' });
    this.root.append(this.#room, this.safe, this.spoken);
    element.addEventListener('keydown', (event) => pressKey(this, event));
    this.surface.addEventListener('click', (event) => pressUntouched(this, event));
    for (const name of ['focusin', 'focusout'] as const) this.surface.addEventListener(name, (event) => this.#noteEditing(event));
  }

  protected override get room(): HTMLElement {
    return this.#room;
  }

  override connected(): void {
    super.connected();
    releaseCopies(this.element);
    this.#children.observe(this.element, {
      childList: true, subtree: true, attributeFilter: ['slot', ...['head', 'name', 'unread', 'button', 'width', 'height', 'radius'].map((name) => `data-${name}`)],
    });
    this.syncHeads();
    this.#coverPage();
    this.followKeepClear();
  }

  override disconnected(): void {
    super.disconnected();
    this.keepClear.end();
    this.#coverPage();
  }

  /** Makes the page beneath a modal conversation inert, while the conversation is rendered. */
  #coverPage(isOpen = this.#isOpen): void {
    this.#isOpen = isOpen;
    this.setState('open', isOpen);
    const isShown = isOpen && this.element.isConnected && this.isRendered;
    this.#back.follow(isShown, this.isModal);
    if (isShown && this.isModal) this.#inertSiblings.begin(this.element);
    else this.#inertSiblings.end();
  }

  /** Whether the browser reports Escape as a close request. Escape that ends a drag belongs to the element. */
  get leavesEscape(): boolean {
    return this.#back.isWatching && !this.#pointers.isClaimed;
  }

  /** Closes a modeless conversation by a press outside, if the style says so. */
  #pressPage = (event: Event): void => {
    if (!this.#isOpen || this.isModal || event.composedPath().includes(this.element)) return;
    if (this.styleValue(HeadsProperty.outsidePress)) this.command(HeadsCommand.close);
  };

  /** Tells whether the focus is in a text field of a conversation, which then stays at its side. */
  #noteEditing(event: FocusEvent): void {
    // From one field to the next nothing changes.
    const path = event.type === 'focusin' ? event.composedPath() : [event.relatedTarget];
    const isEditing = isTextField(path[0]) && this.roster.drawn.some(
      ({ conversation }) => conversation && (path.includes(conversation) || conversation.contains(path[0] as Node | null)));
    if (isEditing !== this.#isEditing) this.command(HeadsCommand.setEditing, Number(isEditing));
    this.#isEditing = isEditing;
  }

  /** Whether the element has a box. An app hides the heads on another route, for instance. */
  private get isRendered(): boolean {
    return this.width > 0 && this.height > 0;
  }

  protected setUp(): void {
    this.resized();
    this.#hasNewRoom = false;
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
    const { edge, x, y } = this.element;
    if (x !== null || y !== null || this.element.hasAttribute('edge')) {
      this.engine?.command(
        HeadsCommand.setRestingPlace, edgeNumber(edge ?? (this.rightToLeft ? edges[0] : null)), x ?? NaN, y ?? NaN);
    }
    this.docking = dockings.find((name) => name === this.element.docking) ?? dockings[0];
    if (this.#panel) {
      const { width, height, x, y } = this.#panel;
      const isSame = this.#panel.docking === this.docking;
      const [across, down] = isSame ? [x, y] : [null, null];
      this.command(
        HeadsCommand.restorePanel, dockings.indexOf(this.docking), width ?? NaN, height ?? NaN, across ?? NaN, down ?? NaN);
    } else if (this.docking !== dockings[0]) this.setDocking(dockings.indexOf(this.docking), 0);
    if (this.open === null) this.#coverPage(false);
    else this.commandHead(this.open, HeadsCommand.open);
    if (this.#isEditing) this.command(HeadsCommand.setEditing, 1);
    this.#attention.forget();
    this.styleChanged();
    this.#listening?.abort();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    for (const name of ['resize', 'scroll']) {
      visualViewport?.addEventListener(name, () => this.#sendKeyboard(), { signal });
    }
    coarsePointer?.addEventListener('change', () => this.sendStyle(), { signal });
    this.element.ownerDocument.addEventListener('pointerdown', this.#pressPage, { capture: true, signal });
    // Where fingers need more room at the edges of a conversation, a mouse keeps its own while it is there. A finger, which comes
    // without a notice, finds its room elsewhere.
    this.element.ownerDocument.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
      attribute(
        this.surface, 'data-precise', !!coarsePointer?.matches && pointerType !== 'touch' && this.#edges.contain(clientX, clientY));
    }, { capture: true, passive: true, signal });
  }

  protected takeDown(): void {
    this.#listening?.abort();
    this.#pointers.releaseAll();
    this.#coverPage(false);
    this.setState('dragged', false);
    this.#children.disconnect();
    this.open = null;
    this.scene.end();
    this.#focus.endFrame();
  }

  protected override resized(): void {
    this.#coverPage();
    // Hidden heads keep their places.
    if (!this.isRendered) return;
    this.#hasNewRoom = true;
    this.sendViewport();
    for (const head of this.roster.drawn) if (head.fit) this.#fit(head);
    this.#sendKeyboard();
  }

  /** Detects a move of the element: by scrolling, or by content inserted above it. */
  #followPlace(): void {
    const { x, y, width, height } = this.#room.getBoundingClientRect();
    const place = [x, y, width, height].join();
    if (place !== this.#seenPlace) this.forgetPlace();
    this.#seenPlace = place;
  }

  override forgetPlace(): void {
    // The place of a finger that continues is known from before the element was hidden.
    if (this.isRendered || !this.engine) super.forgetPlace();
  }

  protected override styleChanged(): void {
    for (const head of this.roster.drawn) this.applyStyle(head);
    if (!this.engine) return;
    style(this.#targetLabel, 'display', this.styleValue(HeadsProperty.targetScrimHeight) > 0 ? 'block' : 'none');
    this.overflow.ring = ring(this.styleValue(HeadsProperty.ringWidth));
    for (const head of this.roster.drawn) head.bar?.describe(head.name);
    this.#attention.isWanted = this.styleValue(HeadsProperty.idleDelay) > 0;
    this.#sumsCounts = this.styleValue(HeadsProperty.stackCount) === 0;
    this.#taps.takeOver();
  }

  override sendPointer(phase: number, event: PointerEvent, id: number, time: number): boolean {
    this.#followPlace();
    if (phase === Phase.down) this.#isFlyoutPressed = event.composedPath().some((node) => this.#flyouts.some(({ element }) => element === node));
    const isClaimed = super.sendPointer(phase, event, id, time);
    if (this.#taps.endsWith(phase, event)) this.show(time);
    return isClaimed;
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
    const { edge, x, y } = this.rest;
    const wanted = this.element;
    if ((name === 'edge' && wanted.edge !== edge) || (name === 'x' && wanted.x !== x) || (name === 'y' && wanted.y !== y)) {
      this.#setRestingPlace(wanted.edge ?? edge, wanted.y ?? y ?? NaN, wanted.x ?? x ?? NaN);
    }
    if (name === 'docking' && (wanted.docking ?? dockings[0]) !== this.docking) {
      this.setDocking(dockings.indexOf(wanted.docking ?? dockings[0]));
    }
  }

  /** Whether an event comes from a control in a head's own content. */
  isOnControl(event: Event): boolean {
    return this.roster.drawn.some(({ picture }) => isOnControl(event, picture));
  }

  override accepts(event: PointerEvent): boolean {
    const path = event.composedPath().filter(isElement);
    return dragsBar(path) ?? !path.some(({ part }) => part.contains('conversation'));
  }

  /** Synchronizes heads and conversations with the page's elements; a requested head can come from a picture. */
  syncHeads(isAsked = false, origin?: Element): void {
    this.#isReordered = true;
    const children = [...this.element.children] as HTMLElement[];
    const launcher = launcherHead(this.element);
    if (launcher && !launcher.parentNode) {
      this.roster.placeholders.add(launcher);
      children.push(launcher);
    }
    this.roster.follow(children, launcher, isAsked, origin && this.#place(origin));
    if (this.engine) this.wake();
    else this.showResting();
  }

  protected override showResting(): void {
    if (!this.isRendered) return;
    const heads = this.roster.ordered.filter(({ isStaying }) => isStaying);
    for (const head of heads) this.applyStyle(head);
    for (const layer of restingLayers(this, heads.map(({ face }) => face))) {
      drawHead(this.scene, heads[layer.index], layer, false);
      attribute(heads[layer.index].button, 'aria-disabled', 'true');
    }
    this.scene.end();
  }

  /** The place of a picture of the page, in the element's own points: its centre and its width. */
  #place(picture: Element): [x: number, y: number, width: number] {
    this.#followPlace();
    const { left, right, top, bottom } = picture.getBoundingClientRect();
    const [first, y] = this.locate(left, (top + bottom) / 2);
    const [last] = this.locate(right, (top + bottom) / 2);
    return [(first + last) / 2, y, Math.abs(last - first)];
  }

  /** Focuses the open conversation, or the leader, as soon as it exists. */
  override takeFocus(options?: FocusOptions): void {
    this.whenReady(() => {
      this.show(now());
      this.#focus.begin(options);
    });
  }

  /** Passes a command on if the interaction runs, and returns whether it does; otherwise `setUp` sends the state. */
  commandIfRunning(command: number, ...args: number[]): boolean {
    if (!this.engine) return false;
    this.command(command, ...args);
    return true;
  }

  itemAt(place: number): number | undefined {
    return this.engine?.call(Export.itemAt, place);
  }

  /** Passes a command for a head on. */
  commandHead(id: string, command: number, ...args: number[]): void {
    this.syncHeads();
    const head = this.roster.get(id);
    if (head) this.command(command, head.number, ...args);
  }

  /** Moves the stack; `x` and `y` are the leader's centre in points. */
  setRestingPlace(edge: string, y: number, x = NaN): void {
    // A preceding tap may have opened a conversation, which only a frame reports.
    this.show(now());
    this.#setRestingPlace(edge, y, x);
  }

  #setRestingPlace(edge: string | null, y: number, x: number): void {
    // The page refers to the visible room, even if the browser has not reported its size yet.
    const { width, height } = getComputedStyle(this.element);
    const [inline, block] = [parseFloat(width), parseFloat(height)];
    if (this.engine && inline > 0 && block > 0) this.setSize(inline, block);
    this.resized();
    this.command(HeadsCommand.setRestingPlace, edgeNumber(edge), x, y, 1);
  }

  /** A field of the engine's export `panel`. */
  #panelNumber = (field: PanelField): number => this.engine?.call(Export.panel, field) ?? NaN;

  /** Where the closed stack rests, as the engine has it. */
  get resting(): { edge: Edge; x: number; y: number } {
    const [edge, x, y] = [PanelField.restingEdge, PanelField.restingX, PanelField.restingY].map(this.#panelNumber);
    return { edge: edges[edge], x, y };
  }

  /** Docks the conversation, by the number of a docking. */
  setDocking(docking: number, animated = 1): void {
    if (docking >= 0) this.command(HeadsCommand.setDocking, docking, animated);
  }

  /** Docks a floating conversation at its head, and floats a docked one. */
  toggleDocking(): void {
    this.setDocking(this.docking === dockings[0] ? 1 : 0);
  }

  /** Sets the frame of a conversation, which then floats. */
  setPanelFrame({ x, y, width, height }: Area, animated = 1): void {
    this.command(HeadsCommand.setPanelFrame, x, y, width, height, animated);
  }

  /** Docking, size and place of the conversation beside its head. */
  get panelState(): PanelState {
    if (!this.engine) return this.#panel ?? { docking: this.docking, width: null, height: null, x: null, y: null };
    const [docking, width, height, x, y] = [
      PanelField.docking, PanelField.width, PanelField.height, PanelField.x, PanelField.y,
    ].map(this.#panelNumber);
    const known = (value: number) => (Number.isNaN(value) ? null : value);
    return {
      docking: dockings[docking] ?? dockings[0], width: known(width), height: known(height), x: known(x), y: known(y),
    };
  }

  /** Keeps docking, size and place for the next start of the interaction; an invalid value is ignored. */
  keepPanel(panel: unknown): void {
    this.#panel = keptPanel(panel) ?? this.panelState;
    this.docking = this.#panel.docking;
    if ((this.element.docking ?? dockings[0]) !== this.docking) this.element.docking = this.docking;
  }

  /** Sets the areas that resting heads keep clear of. */
  setExclusionAreas(areas: readonly Area[]): void {
    this.exclusionAreas = areas;
    this.whenReady(() => {
      const numbers = this.keptClear.flat();
      recording.listener?.command(this, HeadsCommand.setExclusionAreas, numbers, now());
      this.engine?.fill(numbers);
      this.engine?.command(HeadsCommand.setExclusionAreas, numbers.length / 4);
    });
  }

  /** The areas that heads and conversations keep clear of, each as x, y, width and height. */
  get keptClear(): number[][] {
    return [...this.exclusionAreas, ...this.#keptAreas].slice(0, mostAreas).map(({ x, y, width, height }) => [x, y, width, height]);
  }

  /** Follows the elements that the heads keep clear of. */
  followKeepClear(): void {
    this.keepClear.follow(this.element.keepClear, this.element.keepClearGap ?? 8);
  }

  takeKeptAreas(areas: readonly Area[]): void {
    this.#keptAreas = areas;
    if (this.engine) this.setExclusionAreas(this.exclusionAreas);
  }

  areaOf(element: Element): Area | null {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    if (!width || !height || element.checkVisibility?.({ visibilityProperty: true }) === false) return null;
    this.#followPlace();
    const [x, y] = this.locate(left, top);
    const [endX, endY] = this.locate(right, bottom);
    const isInside = endX > 0 && endY > 0 && x < this.width && y < this.height;
    return isInside ? { x, y, width: endX - x, height: endY - y } : null;
  }

  /** Shows and announces a message. */
  showMessage(id: string, text: string, sender?: string): void {
    this.syncHeads();
    const head = this.roster.get(id);
    if (!head) return;
    const others = this.#newsOfOthers(head);
    const number = this.texts.add(text, sender, others);
    const words = this.#flyoutWords(number, head);
    const size = this.engine && this.isRendered ? flyoutSize(words, this.surface, this.#panelNumber(PanelField.flyoutLimit)) : [NaN, NaN];
    this.command(HeadsCommand.message, head.number, number, ...size);
    this.spoken.textContent = this.words.labels.message(sender ?? head.name, text);
  }

  /** The unread count of the other heads, in words; empty if the stack does not show the sum. */
  #newsOfOthers(head: Head): string {
    let sum = 0;
    for (const other of this.roster.ordered) if (other !== head && other.isStaying) sum += other.unread;
    return this.#sumsCounts && sum ? this.words.labels.others(sum, this.words.number(sum)) : '';
  }

  /** A head grows with its initials up to a limit, and its badge to half of it at the most. */
  protected override enlarged(size: number, scale: number): number {
    const value = super.enlarged(size, scale);
    return size === HeadsProperty.headSize ? headSize(this.element)
      : size === HeadsProperty.badgeBadgeRadius ? Math.max(value / scale, Math.min(value, headSize(this.element) / 4)) : value;
  }

  #flyoutWords(number: number, head?: Head): FlyoutWords {
    const { texts } = this;
    return [texts.sender(number) ?? head?.element.dataset.name ?? '', texts.get(number), texts.others(number)];
  }

  /** Sets a count on the page's element, which is its source. */
  setUnread(id: string, count: number): void {
    const head = this.roster.get(id);
    if (head) head.element.dataset.unread = String(wholeCount(count));
    this.syncHeads();
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
    content(this.#targetLabel, this.words.labels.remove);
    attribute(this.overflow.panel, 'aria-label', this.words.labels.overflow);
  }

  /** Measures the content of a conversation where the style has it decide on the panel's height. */
  #fit(head: Head): void {
    const [sizing, width, least, bar] = [
      HeadsProperty.panelSizing, HeadsProperty.panelWidth, HeadsProperty.panelMinimumHeight, HeadsProperty.panelBarHeight,
    ].map((property) => this.styleValue(property));
    if (!sizing) return head.fit?.end();
    head.fit ??= new ContentFit(head.content, (height) => {
      this.command(HeadsCommand.setContentHeight, head.number, height);
      this.wake();
    });
    head.fit.begin(head.panel, width, least - bar, this.#panelNumber(PanelField.contentLimit));
  }

  /** Writes sizes that belong to the style and stand in no frame. */
  applyStyle(head: Head): void {
    const { element, engine } = this;
    if (engine) this.#fit(head);
    const value = (number: number, name: string, values: readonly number[]): number =>
      engine ? this.styleValue(number) : lookOf(element, name, values);
    applyHeadStyle(
      head, value(HeadsProperty.avatarInset, 'avatarInset', Look.avatarInset),
      value(HeadsProperty.glowRadius, 'glowRadius', Look.glowRadius), value(HeadsProperty.ringWidth, 'ringWidth', Look.ringWidth));
  }

  protected draw(frame: Frame): void {
    const wasListing = this.overflow.isOpen;
    let isDragged = false;
    this.#blocks = null;
    for (let index = 0; index < frame.count; index += 1) {
      const layer = frame.layers[index];
      this.#drawLayer(layer, frame);
      isDragged ||= layer.role === Role.head && !!(layer.traits & Trait.engaged);
    }
    this.scene.end();
    this.#beaks.end();
    this.#edges.end();
    if (this.#blocks !== null && this.#blocks !== this.isModal) {
      this.isModal = this.#blocks;
      this.#coverPage();
    }
    if (this.#blocks !== null) attribute(this.surface, 'data-modeless', !this.#blocks);
    // The panel replaces the conversation.
    if (this.overflow.isOpen && !wasListing) this.open = null;
    this.overflow.end(wasListing)?.button.focus({ preventScroll: true });
    this.setState('dragged', isDragged);
    this.roster.describeStack(this.open === null && !this.overflow.isOpen && this.#sumsCounts);
    for (const head of this.roster.drawn) {
      this.#focus.leaveGone(head);
      head.bar?.end();
      head.resizer?.end();
      head.fit?.endFrame(head.bar?.height ?? 0, frame.schedule === Schedule.now);
    }
    this.roster.endFrame();
    this.#focus.endFrame();
    // An element under a finger stays where it is in the document.
    if (!this.#isReordered || this.#pointers.isClaimed) return;
    this.#isReordered = false;
    this.#focus.arrange();
  }

  #drawLayer(layer: Layer, frame: Frame): void {
    const scene = this.scene;
    const head = this.roster.numbered(layer.item);
    switch (layer.role) {
      case Role.scrim:
        drawScrim(scene, this.scrim, layer, this.styleValue(HeadsProperty.scrimOpacity), !this.styleValue(HeadsProperty.changes));
        if (layer.traits & Trait.interactive) this.#blocks = true;
        break;
      case Role.conversation:
        if (layer.traits & Trait.interactive) this.#blocks ??= false;
        if (head) drawConversation(scene, head, layer, !!this.#blocks);
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
        this.#edges.draw(layer);
        if (!head.resizer) (head.resizer = new PanelResizer(head.panel)).describe(this.words);
        head.resizer.draw(layer);
        break;
      case Role.conversationBeak:
        this.#beaks.draw(layer, frame);
        break;
      case Role.dismissTarget:
        scene.draw(this.#target, layer);
        drawTarget(this.#target, layer);
        break;
      case Role.targetScrim:
        scene.draw(this.#targetScrim, layer);
        break;
      case Role.head:
        if (!head) break;
        drawHead(scene, head, layer, this.open === head.id);
        // The engine keeps the stack's relative height in a new room.
        if (
          this.#hasNewRoom && frame.schedule < Schedule.now && (this.element.y ?? this.element.x) !== null && !this.#isOpen
          && head === this.roster.firstHead && !(layer.traits & Trait.pressed)
        ) {
          this.#hasNewRoom = false;
          const { edge, x, y } = this.element;
          const { resting } = this;
          // At a side the edge gives the x.
          const hasX = x !== null || edgeNumber(resting.edge) > 1;
          this.rest = { edge: edge && resting.edge, x: hasX ? resting.x : x, y: y === null ? y : resting.y };
          Object.assign(this.element, this.rest);
        }
        break;
      case Role.flyout:
        scene.draw(this.#flyouts[layer.index].element, layer);
        this.#flyouts[layer.index].say(this.#flyoutWords(layer.text, head));
        break;
      case Role.overflow:
        this.overflow.drawSlot(layer);
        break;
      case Role.overflowPanel:
        if (layer.traits & Trait.interactive) this.#blocks ??= false;
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
    this.#isReordered = true;
    const detail: Record<string, unknown> = { head: head?.id };
    const isDismissal = name === 'dismissed';
    if (name === 'tapped') {
      this.wantsFocus = true;
      return this.#taps.report(head, detail);
    }
    if (name === 'opened' || name === 'selected') {
      this.open = head?.id ?? null;
      this.#coverPage(true);
      if (head && (this.isModal || this.wantsFocus || this.element.matches(':focus-within'))) this.#focus.enter(head);
      this.wantsFocus = false;
    } else if (name === 'closed') {
      this.leaveConversation(head);
      this.wantsFocus = false;
    } else if (name === 'moved') {
      this.rest = { edge: edges[docking], x, y };
      Object.assign(this.element, this.rest);
      Object.assign(detail, this.rest);
      if (this.open === null) this.announcer.tellStack(edges[docking], x, y);
    } else if (name === 'panel-moved') {
      this.docking = dockings[docking];
      this.panelFrame = { x, y, width, height };
      this.element.docking = this.docking;
      for (const one of this.roster.drawn) one.bar?.describe(one.name);
      this.#panel = this.panelState;
      this.announcer.tell(this.panelFrame);
      return this.emit(name, { docking: this.docking, frame: this.panelFrame });
    } else if (name === 'panel-resized') {
      this.panelFrame = { x, y, width, height };
      this.#panel = this.panelState;
      this.announcer.tellSize(this.panelFrame);
      return this.emit(name, { size: { width, height }, frame: this.panelFrame });
    } else if (name === 'cleared' && head) {
      this.setUnread(head.id, 0);
    } else if (isDismissal) {
      Object.assign(detail, { element: head?.element, conversation: head?.conversation });
      this.#dismissals.report(head, detail, time);
      if (head) this.#focus.leaveGone(head);
      return;
    }
    this.emit(name, detail);
    if (head && name === 'dropped') this.roster.leave(head, { kind: 'dismissed', time });
  }

  /** The buttons of the overflow's panel. */
  get listed(): HTMLElement[] {
    return this.roster.drawn.filter(({ button, isListed }) => isListed && this.scene.has(button))
      .map(({ button }) => button);
  }

  /** Moves the focus from the closed conversation to the new leader. */
  leaveConversation(head = this.roster.get(this.open)): void {
    this.open = null;
    this.#coverPage(false);
    if (head) this.#focus.leaveFor(head);
    this.isModal = false;
  }

  #sendKeyboard(): void {
    const height = keyboardHeight(this.element, this.height);
    if (height === undefined) return;
    this.engine?.call(Export.keyboard, now(), height);
    this.wake();
  }
}
