// The open conversation: the page beneath it, its editing, and its place and size beside its head.
import * as HeadsCommand from '../abi/heads-command.js';
import * as HeadsProperty from '../abi/heads-property.js';
import { type Docking, dockings } from '../abi/lists.js';
import type { Area, PanelState } from '../chat-heads.js';
import { points, style } from '../drawing/layers.js';
import { InertSiblings } from '../host/inert-siblings.js';
import { Back } from './back.js';
import { ContentFit } from './content-fit.js';
import { isTextField } from './face.js';
import { Focus } from './focus.js';
import type { Head } from './head.js';
import { HeadsMembers } from './heads-members.js';
import { MoveAnnouncer } from './panel-bar.js';
import { keptPanel, PanelField } from './panel-state.js';

/** Follows the open conversation, and keeps its place and size. */
export abstract class HeadsConversation extends HeadsMembers {
  /** The id of the head whose conversation is open; null also while the overflow's panel is. */
  open: string | null = null;
  /** The docking of the conversation beside its head, as last reported by the engine. */
  docking: Docking = dockings[0];
  /** The frame of that conversation, as last reported by the engine. */
  #reportedFrame: Area | null = null;
  /** Docking, size and place of that conversation, as last known; null before. */
  #panel: PanelState | null = null;
  readonly announcer = new MoveAnnouncer(this, (text) => (this.spoken.textContent = text));
  /** Moves the keyboard's focus. */
  protected readonly focusMover = new Focus(this);
  #inertSiblings = new InertSiblings();
  /** The browser's close requests and steps back, which close the conversation. */
  protected readonly backRequests = new Back(() => this.command(HeadsCommand.close));
  /** Whether a conversation or the overflow's panel is open. */
  protected isOpen = false;
  /** Whether an open conversation blocks the page beneath it. */
  isModal = false;
  /** The same value in the drawn frame; null without an open conversation. */
  protected blocks: boolean | null = null;
  /** Whether a person has requested the next conversation, or the page its focus. */
  wantsFocus = false;
  /** Whether the focus is in a text field of a conversation. */
  protected hasTextFocus = false;

  /** The resting place for the page to save: the attributes follow a new room only after the conversation has closed. */
  get savedRest(): typeof this.rest {
    return this.hasNewRoom && this.isOpen && this.engine ? this.restInNewRoom : this.rest;
  }

  /** Makes the page beneath a modal conversation inert, while the conversation is rendered. */
  protected coverPage(isOpen = this.isOpen): void {
    this.isOpen = isOpen;
    this.setState('open', isOpen);
    const isShown = isOpen && this.element.isConnected && this.isRendered;
    this.backRequests.follow(isShown, this.isModal);
    if (isShown && this.isModal) this.#inertSiblings.begin(this.element);
    else this.#inertSiblings.end();
  }

  /** Closes a modeless conversation by a press outside, if the style has `outsidePress` `close`. */
  protected readonly pressPage = (event: Event): void => {
    if (!this.isOpen || this.isModal || event.composedPath().includes(this.element)) return;
    if (this.styleValue(HeadsProperty.outsidePress)) this.command(HeadsCommand.close);
  };

  /** Sends whether the focus is in a text field of a conversation, which then stays at its side. */
  protected noteEditing(event: FocusEvent): void {
    // From one field to the next nothing changes.
    const path = event.type === 'focusin' ? event.composedPath() : [event.relatedTarget];
    const isEditing = isTextField(path[0]) && this.roster.drawn.some(
      ({ conversation }) => conversation && (path.includes(conversation) || conversation.contains(path[0] as Node | null)));
    if (isEditing !== this.hasTextFocus) this.command(HeadsCommand.setEditing, Number(isEditing));
    this.hasTextFocus = isEditing;
  }

  /**
   * Gives a conversation its size at rest before its first frame, because a page scrolls to the newest message as soon as it is
   * notified.
   */
  protected sizeConversation({ panel }: Head): void {
    if (this.scene.has(panel)) return;
    style(panel, 'width', points(this.panelNumber(PanelField.conversationWidth)));
    style(panel, 'height', points(this.panelNumber(PanelField.conversationHeight)));
  }

  /** Moves the focus from the closed conversation to the new leader. */
  leaveConversation(head = this.roster.get(this.open)): void {
    this.open = null;
    this.coverPage(false);
    if (head) this.focusMover.leaveFor(head);
    this.isModal = false;
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

  /** The frame at which the open conversation comes to rest, else the last reported one; null before. */
  get panelFrame(): Area | null {
    const [x, y, width, height] = [
      PanelField.frameX, PanelField.frameY, PanelField.frameWidth, PanelField.frameHeight,
    ].map(this.panelNumber);
    return Number.isNaN(x) ? this.#reportedFrame : { x, y, width, height };
  }

  /** Docking, size and place of the conversation beside its head. */
  get panelState(): PanelState {
    if (!this.engine) return this.#panel ?? { docking: this.docking, width: null, height: null, x: null, y: null };
    const [docking, width, height, x, y] = [
      PanelField.docking, PanelField.width, PanelField.height, PanelField.x, PanelField.y,
    ].map(this.panelNumber);
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

  /** Sends docking, size and place of a conversation to a new interaction. */
  protected sendPanel(): void {
    this.docking = dockings.find((name) => name === this.element.docking) ?? dockings[0];
    if (this.#panel) {
      const { width, height, x, y } = this.#panel;
      const isSame = this.#panel.docking === this.docking;
      const [across, down] = isSame ? [x, y] : [null, null];
      this.command(
        HeadsCommand.restorePanel, dockings.indexOf(this.docking), width ?? NaN, height ?? NaN, across ?? NaN, down ?? NaN);
    } else if (this.docking !== dockings[0]) this.setDocking(dockings.indexOf(this.docking), 0);
  }

  /** Adopts the frame of a moved or resized conversation. */
  protected adoptPanelFrame(frame: Area): Area {
    this.#reportedFrame = frame;
    this.#panel = this.panelState;
    return frame;
  }

  /** Measures the content of a conversation if the style makes the panel as high as its content. */
  protected fit(head: Head): void {
    const [sizing, width, minimum, bar] = [
      HeadsProperty.panelSizing, HeadsProperty.panelWidth, HeadsProperty.panelMinimumHeight, HeadsProperty.panelBarHeight,
    ].map((property) => this.styleValue(property));
    if (!sizing) return head.fit?.end();
    head.fit ??= new ContentFit(head.content, (height) => {
      this.command(HeadsCommand.setContentHeight, head.number, height);
      this.wake();
    });
    head.fit.begin(head.panel, width, minimum - bar, this.panelNumber(PanelField.contentLimit));
  }
}
