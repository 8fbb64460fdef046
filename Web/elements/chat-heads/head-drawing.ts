// Draws heads.
import type { Layer } from '../abi/layer.js';
import * as Trait from '../abi/trait.js';
import { attribute, points, shadow, style } from '../drawing/layers.js';
import type { Scene } from '../drawing/scene.js';
import { glowColor } from '../styles/chat-heads-style.js';
import type { Head } from './head.js';

/** The font size of initials, as a part of the head's width. */
const initialsSize = 0.3;

/** Shows a head where its layer is. */
export function drawHead(scene: Scene, head: Head, layer: Layer, isOpen: boolean): void {
  const { button } = head;
  scene.place(button, layer);
  style(head.face, 'box-shadow', `var(--supple-head-shadow,${shadow(layer)})`);
  style(head.initials, 'font-size', points(layer.width * initialsSize));
  attribute(button, 'data-selected', !!(layer.traits & Trait.selected));
  attribute(button, 'data-pressed', !!(layer.traits & Trait.pressed));
  attribute(button, 'aria-expanded', String(isOpen));
  attribute(button, 'tabindex', head.isStaying ? '0' : '-1');
}

/** Writes sizes that belong to the style and stand in no frame, in points. */
export function dressHead({ face, glow }: Head, inset: number, glowRadius: number): void {
  style(face, 'inset', points(inset));
  style(glow, 'box-shadow', `inset 0 0 ${points(glowRadius)} ${glowColor}`);
}
