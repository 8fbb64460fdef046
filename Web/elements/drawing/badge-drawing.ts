// Draws a slime badge, alone or on a head: the label, the connector with the anchor, rings, and the particles of a burst.
import * as Label from '../abi/label.js';
import type { Layer } from '../abi/layer.js';
import * as Role from '../abi/role.js';
import type { Frame } from '../engine/frame.js';
import type { Texts } from '../host/texts.js';
import type { Words } from '../host/words.js';
import { attribute, color, content, ink, points, round, shadow, style } from './layers.js';
import { make, makeSVG } from './make.js';
import type { Scene } from './scene.js';
import { borderColor } from '../styles/badge-style.js';
import { written } from './written.js';

/** The drawn parts of one badge. */
export class BadgeDrawing {
  #container: HTMLElement;
  #scene: Scene;
  #words: Words;
  #label: HTMLElement;
  /** The outlines, made when they are first drawn: connector and anchor, torn ends, rings. */
  #outlines = new Map<number, { picture: SVGSVGElement; path: SVGPathElement }>();
  #particles: HTMLElement[] = [];
  /** The letters of a construction, by their codes. */
  #letters: HTMLElement[] = [];
  /** The number of particles in the current frame so far. */
  #particleCount = 0;
  #texts: Texts | undefined;

  /** Makes the label in a container; `part` is its part name, `texts` are the possible texts of the badge. */
  constructor(container: HTMLElement, scene: Scene, words: Words, part: string, texts?: Texts) {
    this.#container = container;
    this.#scene = scene;
    this.#words = words;
    this.#texts = texts;
    this.#label = make('div', { class: 'badge touch', part, 'aria-hidden': 'true' });
    container.append(this.#label);
  }

  /** Draws one layer of the badge. */
  draw(layer: Layer, frame: Frame): void {
    if (layer.role === Role.badge) this.#drawLabel(layer);
    else if (layer.label === Label.letter) this.#drawLetter(layer);
    else if (layer.role === Role.particle) this.#drawParticle(layer);
    else this.#drawOutline(layer, frame);
  }

  /** Ends a frame: removes the particles that the frame lacks. */
  end(): void {
    for (const particle of this.#particles.splice(this.#particleCount)) particle.remove();
    this.#particleCount = 0;
  }

  /** Removes all parts from the container. */
  remove(): void {
    this.#label.remove();
    for (const { picture } of this.#outlines.values()) picture.remove();
    for (const part of [...this.#particles, ...this.#letters]) part?.remove();
  }

  #drawLabel(layer: Layer): void {
    const label = this.#label;
    this.#scene.draw(label, layer);
    content(label, written(layer, this.#words, this.#texts));
    // While the connector is drawn, badge and connector are one outline. Firefox draws a faint line for a shadow without width.
    const isOutlined = layer.fill < 0;
    style(label, 'box-shadow', isOutlined ? 'none' : `${border(layer)},var(--supple-badge-shadow,${shadow(layer)})`);
    if (isOutlined) style(label, 'background-color', 'transparent');
    else fillBadge(label, layer.fill);
  }

  #drawOutline(layer: Layer, frame: Frame): void {
    if (layer.fill < 0 && !layer.pathLength) return;
    const isRing = layer.role === Role.ring;
    const isConstruction = layer.role === Role.construction;
    // The anchor alone is drawn like the connector.
    const key = isRing ? -1 - layer.index : isConstruction ? 9 + layer.index : layer.index;
    let outline = this.#outlines.get(key);
    if (!outline) {
      const path = makeSVG('path');
      const picture = makeSVG('svg', {
        class: key === 9 ? 'connector ground' : 'connector',
        part: isRing ? 'ring' : isConstruction ? 'construction' : 'connector', 'aria-hidden': 'true',
      }, path);
      outline = { picture, path };
      this.#outlines.set(key, outline);
      this.#container.append(picture);
    }
    const { picture, path } = outline;
    this.#scene.show(picture);
    attribute(path, 'd', layer.pathLength ? frame.outline(layer) : circle(layer));
    style(path, 'opacity', round(layer.opacity));
    // WebKit draws no filter of a path. It draws a filter of the picture, but repaints only inside of the path.
    style(path, 'filter', `drop-shadow(${shadow(layer)})`);
    if (key >= 9) return;
    style(path, 'fill', badgeBackground(layer.fill));
    // The inner half of the stroke lies below the fill.
    style(path, 'stroke-width', points(2 * layer.borderWidth));
    style(this.#label, 'color', badgeColor(layer.fill));
  }

  #drawLetter(layer: Layer): void {
    const letter = this.#letters[layer.text] ??= make('div', { class: 'letter', part: 'construction', 'aria-hidden': 'true' });
    if (!letter.parentNode) this.#container.append(letter);
    content(letter, String.fromCharCode(layer.text));
    this.#scene.draw(letter, layer);
    style(letter, 'border-radius', points(layer.topRadius));
  }

  #drawParticle(layer: Layer): void {
    let particle = this.#particles[this.#particleCount];
    if (!particle) {
      particle = make('div', { class: 'particle' });
      this.#particles.push(particle);
      this.#container.append(particle);
    }
    this.#particleCount += 1;
    this.#scene.draw(particle, layer);
    style(particle, 'border-radius', '50%');
    fillBadge(particle, layer.fill);
  }
}

/** A layer's border as a shadow without blur, which lies outside of the edge. */
export const border = ({ borderWidth }: Pick<Layer, 'borderWidth'>): string =>
  `0 0 0 ${points(borderWidth)} var(--supple-badge-border-color,${borderColor})`;

const badgeBackground = (fill: number): string => `var(--supple-badge-background,${color(fill)})`;

const badgeColor = (fill: number): string => `var(--supple-badge-color,${ink(fill)})`;

/** Gives an element the colours of a badge; the fill is 0xRRGGBBAA. */
export function fillBadge(element: HTMLElement, fill: number): void {
  style(element, 'background-color', badgeBackground(fill));
  style(element, 'color', badgeColor(fill));
}

/** The path data of a layer that is a circle. */
function circle({ x, y, width, scale }: Layer): string {
  const radius = round((width * scale) / 2);
  const [left, middle] = [round(x - radius), round(y)];
  return `M${left} ${middle}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}
