// One head: the page's elements for it, and the elements that show it.
import { BadgeDrawing } from '../drawing/badge-drawing.js';
import { attribute, content, points, style } from '../drawing/layers.js';
import { make } from '../drawing/make.js';
import type { Scene } from '../drawing/scene.js';
import type { Words } from '../host/words.js';
import { ring } from '../styles/chat-heads-style.js';
import type { PanelBar } from './panel-bar.js';

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
  /** Whether the head opens nothing. */
  isButton = false;
  unread: number;
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
  #inset = 0;
  readonly conversationSlot = make('slot');
  /** The content that appears and disappears on the panel's background. */
  readonly content = make('div', { class: 'content' }, this.conversationSlot);
  readonly panel = make(
    'div', { class: 'conversation', part: 'conversation', role: 'dialog', tabindex: '-1' }, this.content);

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

  /** Moves the picture into the upper part of a cell of the overflow's panel, or lets it fill the button. */
  setListed(isListed: boolean, inset = this.#inset): void {
    if (isListed === this.isListed && inset === this.#inset) return;
    this.isListed = isListed;
    this.#inset = inset;
    const sides = isListed ? [inset, inset + 12, inset + captionHeight] : [inset];
    style(this.picture, 'inset', sides.map(points).join(' '));
    attribute(this.button, 'data-listed', isListed);
    attribute(this.button, 'part', isListed ? 'head overflowed' : 'head');
  }

  /** Writes names and initials. */
  describe(): void {
    attribute(this.button, 'aria-haspopup', this.isButton ? null : 'dialog');
    attribute(this.button, 'aria-controls', this.isButton ? null : this.panel.id);
    attribute(this.button, 'aria-label', this.#words.labels.head(this.name, this.unread, this.#words.number(this.unread)));
    attribute(this.panel, 'aria-label', this.name);
    this.bar?.describe(this.name);
    content(this.caption, this.name);
    content(this.initials, this.name.split(' ', 2).map((word) => [...word][0] ?? '').join(''));
  }

  /** Removes the elements that show the head. The page's elements stay in place, without a slot. */
  remove(): void {
    this.slot.assign?.();
    this.conversationSlot.assign?.();
    this.bar?.slot.assign?.();
    this.button.remove();
    this.panel.remove();
    this.badge.remove();
  }
}
