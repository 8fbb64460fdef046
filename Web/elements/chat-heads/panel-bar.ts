// The bar of a conversation beside its head: its grip, its title and its buttons.
import { dockings, type Edge } from '../abi/lists.js';
import * as HeadsCommand from '../abi/heads-command.js';
import * as HeadsProperty from '../abi/heads-property.js';
import type { Layer } from '../abi/layer.js';
import * as Trait from '../abi/trait.js';
import type { Area } from '../chat-heads.js';
import { attribute, content, points, round, style } from '../drawing/layers.js';
import { make, makeSVG } from '../drawing/make.js';
import type { Labels } from '../labels.js';
import { keepFocus } from './focus.js';
import type { Head } from './head.js';
import type { HeadsConversation } from './heads-conversation.js';

/** The controls in a bar, from which no drag begins. */
const undraggable = 'button:not(.grip),a,input,textarea,select,[contenteditable],[data-no-drag]';

/** The time after the last key on a grip at which the new place is announced, in milliseconds. */
const announcementDelay = 500;

const grip = 'M8 5h.01M12 5h.01M8 10h.01M12 10h.01M8 15h.01M12 15h.01';
const close = 'M5 5l10 10M15 5 5 15';
const full = 'M12 4h4v4M16 4l-5 5M8 16H4v-4M4 16l5-5';
const undock = 'M9 5H4v11h11v-5M12 4h4v4M16 4l-7 7';
const dock = 'M9 5H4v11h11v-5M9 7v4h4M9 11l7-7';

/** A button of the bar with a picture. */
export function button(part: string, d: string): [HTMLButtonElement, SVGPathElement] {
  const path = makeSVG('path', { d });
  const picture = makeSVG('svg', { viewBox: '0 0 20 20', 'aria-hidden': 'true' }, path);
  return [make('button', { class: part, part, type: 'button' }, picture), path];
}

/** The bar of one head's conversation. An app's own content replaces its content. */
export class PanelBar {
  readonly title: HTMLElement;
  readonly grip = button('grip', grip)[0];
  readonly slot: HTMLSlotElement;
  readonly element: HTMLElement;
  #host: HeadsConversation;
  #panel: HTMLElement;
  #dock = button('dock-button', undock);
  #full = button('full-button', full)[0];
  #close = button('close-button', close)[0];
  #isDrawn = false;
  /** The height, in points; 0 while hidden. */
  height = 0;

  constructor(head: Head, host: HeadsConversation) {
    this.#host = host;
    this.title = make('span', { class: 'title', part: 'panel-title', id: `title-${head.number}` });
    this.slot = make('slot', {}, this.grip, this.title, this.#dock[0], this.#full, this.#close);
    this.element = make('div', { class: 'bar touch', part: 'panel-bar' }, this.slot);
    this.#dock[0].addEventListener('click', () => host.toggleDocking());
    this.#full.addEventListener('click', () => host.setDocking(host.docking === dockings[2] ? 0 : 2));
    this.#close.addEventListener('click', () => host.command(HeadsCommand.close));
    this.#panel = head.panel;
    head.panel.prepend(this.element);
    attribute(head.panel, 'aria-labelledby', this.title.id);
  }

  /** Shows the bar at its layer. */
  draw(layer: Layer): void {
    const { height, traits, contentOpacity } = layer;
    this.#isDrawn = true;
    this.height = height;
    style(this.element, 'height', points(height));
    style(this.element, 'opacity', round(contentOpacity));
    attribute(this.element, 'data-dragged', !!(traits & Trait.engaged));
  }

  /** Ends a frame: a conversation below a row has no bar. */
  end(): void {
    if (!this.#isDrawn && this.height) {
      keepFocus(this.element, this.#panel);
      this.height = 0;
    }
    style(this.element, 'display', this.#isDrawn ? 'flex' : 'none');
    this.#isDrawn = false;
  }

  /** Writes names and states. */
  describe(name: string): void {
    const { docking, words: { labels } } = this.#host;
    content(this.title, name);
    const isDocked = docking === dockings[0];
    attribute(this.#dock[1], 'd', isDocked ? undock : dock);
    const buttons = this.#host.styleValue(HeadsProperty.barButtons);
    const isFixed = this.#host.styleValue(HeadsProperty.panelFloats) > 0;
    const names: [HTMLElement, string, boolean][] = [
      [this.grip, labels.movePanel, false], [this.#dock[0], isDocked ? labels.undockPanel : labels.dockPanel, buttons > 0 || isFixed],
      [this.#full, labels.fullPanel, buttons > 0], [this.#close, labels.closePanel, buttons > 1],
    ];
    for (const [element, label, isHidden] of names) {
      attribute(element, 'aria-label', label);
      attribute(element, 'title', label);
      // Otherwise the tooltip would be read after the name, which is the same.
      attribute(element, 'aria-description', '');
      attribute(element, 'hidden', isHidden);
    }
    attribute(this.#full, 'aria-pressed', String(docking === dockings[2]));
  }
}

/** Whether a press on a path of elements can drag the conversation with a bar in the path; undefined without a bar. */
export function dragsBar(path: readonly Element[]): boolean | undefined {
  const bar = path.findIndex(({ part }) => part.contains('panel-bar'));
  return bar < 0 ? undefined : !path.slice(0, bar).some((node) => node.matches(undraggable));
}

/** Announces the place of a stack, and place or size of a conversation, after a change by keys, once after the last key. */
export class MoveAnnouncer {
  #host: HeadsConversation;
  #say: (text: string) => void;
  #timer = 0;
  #isByKey = false;

  constructor(host: HeadsConversation, say: (text: string) => void) {
    this.#host = host;
    this.#say = say;
  }

  /** Notes a key on a head, on a grip or on the resizable corner. */
  noteKey(): void {
    this.#isByKey = true;
  }

  /** Announces a move of the conversation if a key has caused it. */
  tell({ x, y, width, height }: Area): void {
    this.#tell((labels) => labels.panelMoved(this.#host.docking, ...this.#shares(x + width / 2, y + height / 2)));
  }

  /** Announces a size of the conversation if a key has caused it. */
  tellSize({ width, height }: Area): void {
    this.#tell((labels) => labels.panelResized(Math.round(width), Math.round(height)));
  }

  /** Announces a move of the stack if a key has caused it. */
  tellStack(edge: Edge, x: number, y: number): void {
    this.#tell((labels) => labels.stackMoved(edge, ...this.#shares(x, y)));
  }

  /** The place of a point in the element's box, in per cent. */
  #shares(x: number, y: number): [number, number] {
    const { width, height } = this.#host;
    return [Math.round((100 * x) / width), Math.round((100 * y) / height)];
  }

  #tell(words: (labels: Labels) => string): void {
    if (!this.#isByKey) return;
    this.#isByKey = false;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#say(words(this.#host.words.labels)), announcementDelay);
  }
}
