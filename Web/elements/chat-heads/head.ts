// One head: the page's elements for it, and the elements that show it.
import { BadgeDrawing } from '../drawing/badge-drawing.js';
import { attribute, content, fine, points, style } from '../drawing/layers.js';
import { make } from '../drawing/make.js';
import type { Scene } from '../drawing/scene.js';
import type { Words } from '../host/words.js';
import { ring } from '../styles/chat-heads-style.js';
import type { ContentFit } from './content-fit.js';
import { type Face, fitted, rowScale } from './face.js';
import type { PanelBar } from './panel-bar.js';
import type { PanelResizer } from './panel-resizer.js';
import { keepWheel } from './wheel.js';

export type Membership =
  /** The head is in the order. */
  | { kind: 'staying' }
  /** The page has removed the head, and its removal is animated. */
  | { kind: 'removed' }
  /** The interaction dismissed the head at a time in engine seconds, and its dismissal is animated. */
  | { kind: 'dismissed'; time: number };

export const staying: Membership = { kind: 'staying' };
export const removed: Membership = { kind: 'removed' };

/** The font size of initials, as a part of the head's width. */
export const initialsSize = 0.3;

const graphemes = globalThis.Intl?.Segmenter && new Intl.Segmenter();

/** The first characters of the first two words of a name, as a person counts characters. */
const initials = (name: string): string => name.trim().split(/\s+/, 2)
  .map((word) => (graphemes ? [...graphemes.segment(word)][0]?.segment : [...word][0]) ?? '').join('');

/** The height of the name below a listed head in its cell, in points. */
export const captionHeight = 28;

/** Converts the page's value to a count: a whole number, 0 or more. */
export const wholeCount = (value: unknown): number => Math.max(0, Math.trunc(Number(value))) || 0;

/** One head. */
export class Head {
  readonly id: string;
  /** The engine's number for the head; numbers are never reused. */
  readonly number: number;
  /** The page's element, in the slot `head`. */
  element: HTMLElement;
  /** The page's element for the conversation, in the slot `conversation`. */
  conversation: HTMLElement | null = null;
  /** The page's element in place of the bar's own content, in the slot `bar`. */
  ownBar: HTMLElement | null = null;
  /** The bar of the conversation; undefined before it is needed. */
  bar?: PanelBar;
  /** The button that resizes the conversation by keys; undefined before it is needed. */
  resizer?: PanelResizer;
  /** Measures the conversation's content; undefined if no panel is as high as its content. */
  fit?: ContentFit;
  /** Whether the head opens nothing. */
  isButton = false;
  unread: number;
  /** The face; null for the circle. */
  face: Face | null = null;
  /** Whether the head has, or had, a face. */
  isShaped = false;
  membership = staying;
  readonly badge: BadgeDrawing;
  #words: Words;
  readonly initials = make('span', { class: 'initials', 'aria-hidden': 'true' });
  readonly slot = make('slot', {}, this.initials);
  readonly glow = make('div', { class: 'glow' });
  readonly picture = make('div', { class: 'picture', part: 'picture' }, this.slot, this.glow);
  /** The unread count and the name beside the head in the overflow's panel. */
  readonly count = make('span', { class: 'count', part: 'overflow-count', 'aria-hidden': 'true' });
  readonly caption = make('span', { class: 'name', part: 'overflow-name', 'aria-hidden': 'true' });
  readonly button = make(
    'div', { class: 'head touch', part: 'head', role: 'button', tabindex: '-1' },
    this.picture, this.count, this.caption);
  /** Whether the head is in the overflow's panel. */
  isListed = false;
  /** The ring round the picture, as a shadow. */
  ring = ring(0);
  /** The inset of the picture, in points. */
  inset = 0;
  readonly conversationSlot = make('slot');
  /** The content that appears and disappears on the panel's background. */
  readonly content = make('div', { class: 'content' }, this.conversationSlot);
  readonly panel = make(
    'div', { class: 'conversation', part: 'conversation', role: 'dialog', tabindex: '-1', inert: '', 'data-hidden': '' }, this.content);

  constructor(
    id: string, number: number, element: HTMLElement,
    { surface, scene, words }: { surface: HTMLElement; scene: Scene; words: Words },
  ) {
    this.id = id;
    this.number = number;
    this.element = element;
    this.#words = words;
    this.unread = wholeCount(element.dataset.unread);
    this.button.id = `head-${number}`;
    this.panel.id = `conversation-${number}`;
    this.panel.addEventListener('wheel', keepWheel, { passive: false });
    // The focus goes from a head to its conversation.
    surface.append(this.button, this.panel);
    this.badge = new BadgeDrawing(surface, scene, words, 'badge');
  }

  get name(): string {
    return this.element.dataset.name ?? this.id;
  }

  get isStaying(): boolean {
    return this.membership.kind === 'staying';
  }

  /** Sets the face, null for the circle; returns whether it is another one. */
  setFace(face: Face | null): boolean {
    if (String(face) === String(this.face)) return false;
    this.face = face;
    this.isShaped ||= !!face;
    return true;
  }

  /** Lets the picture fill the button, with the corners of its layer. */
  fillButton(radius = 0): void {
    this.#setListed(false);
    this.#placePicture(points(this.inset), 1, radius);
  }

  /** Moves the picture into the upper part of a cell of the overflow's panel, in points, as large as in the open row. */
  fillCell(cell: { width: number; height: number }, room: { width: number; height: number }): void {
    const size = cell.height - captionHeight;
    const [width, height, radius] = fitted(this.face, size, room);
    const across = (cell.width - width) / 2 + this.inset;
    const down = (size - height) / 2 + this.inset;
    this.#setListed(true);
    this.#placePicture(
      [down, across, down + captionHeight].map(points).join(' '), rowScale([width, height, radius], size), radius);
  }

  #setListed(isListed: boolean): void {
    this.isListed = isListed;
    attribute(this.button, 'data-listed', isListed);
    attribute(this.button, 'part', isListed ? 'head overflowed' : 'head');
  }

  #placePicture(inset: string, scale: number, radius: number): void {
    style(this.picture, 'inset', inset);
    if (!this.isShaped) return;
    style(this.picture, 'scale', fine(scale));
    style(this.picture, 'border-radius', points(Math.max(0, radius - this.inset)));
  }

  /** Writes names and initials. */
  describe(): void {
    attribute(this.button, 'aria-haspopup', this.isButton ? null : 'dialog');
    attribute(this.button, 'aria-controls', this.isButton ? null : this.panel.id);
    attribute(this.button, 'aria-label', this.#words.labels.head(this.name, this.unread, this.#words.number(this.unread)));
    attribute(this.panel, 'aria-label', this.name);
    this.bar?.describe(this.name);
    this.resizer?.describe(this.#words);
    content(this.caption, this.name);
    content(this.initials, initials(this.name));
  }

  /** Removes the elements that show the head. The page's elements stay in place, without a slot. */
  remove(): void {
    this.fit?.end();
    this.slot.assign?.();
    this.conversationSlot.assign?.();
    this.bar?.slot.assign?.();
    this.button.remove();
    this.panel.remove();
    this.badge.remove();
  }
}
