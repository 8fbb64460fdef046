// Draws heads.
import type { Layer } from '../abi/layer.js';
import * as Trait from '../abi/trait.js';
import { attribute, points, round, shadow, style } from '../drawing/layers.js';
import type { Scene } from '../drawing/scene.js';
import { glowColor, ring, targetBackground, targetGlow } from '../styles/chat-heads-style.js';
import { type Head, initialsSize } from './head.js';

/** Shows a head's button at its layer, with a picture of `diameter` points. */
export function drawButton(scene: Scene, { button, picture, initials, ring }: Head, layer: Layer, diameter: number): void {
  scene.draw(button, layer);
  style(picture, 'box-shadow', `${ring},var(--supple-head-shadow,${shadow(layer)})`);
  style(picture, 'filter', layer.saturation < 1 ? `saturate(${round(layer.saturation)})` : '');
  style(initials, 'font-size', points(diameter * initialsSize));
  attribute(button, 'data-pressed', !!(layer.traits & Trait.pressed));
}

/** Shows a head at its layer. */
export function drawHead(scene: Scene, head: Head, layer: Layer, isOpen: boolean): void {
  const { button } = head;
  drawButton(scene, head, layer, Math.min(layer.width, layer.height));
  head.fillButton(layer.topRadius);
  if (head.isShaped) style(button, '--outset', points(-layer.hitOutset));
  attribute(button, 'data-selected', !!(layer.traits & Trait.selected));
  attribute(button, 'aria-expanded', head.isButton ? null : String(isOpen));
  attribute(button, 'tabindex', head.isStaying ? '0' : '-1');
  attribute(button, 'aria-disabled', null);
}

/**
 * Shows a panel at its layer. A bare one has no background. For one frame after that a page's transition of the background does not
 * apply to its return.
 */
export function drawPanel(scene: Scene, panel: HTMLElement, layer: Layer): void {
  scene.draw(panel, layer);
  attribute(panel, 'data-bare', !!(layer.traits & Trait.bare) || (isBare(panel) && 'ends'));
}

/** Whether the last frame showed a panel on the background of another one. */
export const isBare = (panel: HTMLElement): boolean => panel.dataset.bare === '';

/** Shows a head's conversation at its layer, with the content that appears or disappears on it. */
export function drawConversation(scene: Scene, { panel, content, fit }: Head, layer: Layer, isModal: boolean): void {
  drawPanel(scene, panel, layer);
  attribute(panel, 'data-hidden', false);
  fit?.draw(layer.height);
  // A conversation that closes or leaves is visible and takes no focus any more. What has the focus loses it only to another
  // element.
  const isOpen = !!(layer.traits & Trait.interactive);
  attribute(panel, 'aria-modal', isModal && isOpen && 'true');
  attribute(panel, 'inert', !isOpen && !panel.matches(':focus-within'));
  style(content, 'opacity', round(layer.contentOpacity));
  // At rest the content inherits nothing.
  const offset = layer.contentOffset ? points(layer.contentOffset) : '';
  style(content, 'translate', offset || 'none');
  style(content, '--supple-content-offset', offset);
}

/**
 * Draws the scrim. With `blurs` it blurs the page more and more, and darkens it by less than `full`, the opacity of an open
 * conversation's scrim. A blur that only faded in would show the sharp page over the blurred one.
 */
export function drawScrim(scene: Scene, scrim: HTMLElement, layer: Layer, full: number, blurs: boolean): void {
  const isBackdrop = blurs && full > 0;
  attribute(scrim, 'data-blurs', isBackdrop);
  style(scrim, '--dim', `${round(100 * layer.opacity)}%`);
  if (isBackdrop) style(scrim, '--part', round(layer.opacity / full));
  scene.draw(scrim, isBackdrop ? { ...layer, opacity: 1 } : layer);
}

/** Writes the sizes of the style that no frame contains, in points. */
export function applyHeadStyle(head: Head, inset: number, glowRadius: number, ringWidth: number): void {
  head.ring = ring(ringWidth);
  head.inset = inset;
  // For a head in a cell, the next frame sets it.
  if (!head.isListed) style(head.picture, 'inset', points(inset));
  style(head.glow, 'box-shadow', `inset 0 0 ${points(glowRadius)} ${glowColor}`);
}

/**
 * Gives the dismiss target the colours of its layer: a ring that glows as its cross fades under a captured head. In a style
 * without a glow the target is a disc, and its colours change immediately.
 */
export function drawTarget(target: HTMLElement, { shadowOpacity, shadowRadius, traits }: Layer): void {
  const isEngaged = !!(traits & Trait.engaged);
  const part = shadowRadius ? shadowOpacity : Number(isEngaged);
  attribute(target, 'data-captured', isEngaged);
  attribute(target, 'data-ring', !!shadowRadius);
  style(target, 'background', shadowRadius ? '' : targetBackground(part));
  style(target, 'box-shadow', targetGlow(part));
  style(target, '--part', round(part));
}
