// Draws a slime badge, alone or on a head: the label, the gum, the dot that stays, and the crumbs of a burst.
import * as Role from './abi/role.js';
import { attribute, color, content, countText, ink, round, shadow, style } from './layers.js';
import { draw, make } from './element.js';

export const gumStyle = `
.badge,.crumb{position:absolute;left:0;top:0;box-sizing:border-box;visibility:hidden}
.badge{display:grid;place-items:center;
font-family:var(--supple-badge-font,inherit);font-size:var(--supple-badge-font-size,.8125rem);font-weight:600;line-height:1;font-variant-numeric:tabular-nums;
white-space:nowrap}
.gum{position:absolute;left:0;top:0;visibility:hidden;width:1px;height:1px;overflow:visible;pointer-events:none}
.crumb{pointer-events:none}
@media(forced-colors:active){.badge,.crumb{forced-color-adjust:none;background:Mark!important;color:MarkText!important}.gum path{fill:Mark!important}}`;

/** The drawn parts of one badge. */
export class Gum {
  #container;
  #scene;
  /** @type {SVGPathElement | undefined} */
  #path;
  /** @type {SVGSVGElement | undefined} */
  #picture;
  /** @type {HTMLElement[]} */
  #crumbs = [];
  #crumbCount = 0;

  /**
   * @param {HTMLElement} container @param {import('./layers.js').Scene} scene
   * @param {string} part the label's part name
   */
  constructor(container, scene, part) {
    this.#container = container;
    this.#scene = scene;
    this.label = make('div', { class: 'badge touch', part, 'aria-hidden': 'true' });
    container.append(this.label);
  }

  /** @param {import('./engine.js').Layer} layer @param {typeof import('./engine.js').frame} frame */
  draw(layer, frame) {
    if (layer.role === Role.badge) this.#drawLabel(layer);
    else if (layer.role === Role.connector || layer.role === Role.home) this.#drawGum(layer, frame);
    else this.#drawCrumb(layer);
  }

  /** Comes after: what a burst leaves is taken out. */
  end() {
    for (const crumb of this.#crumbs.splice(this.#crumbCount)) crumb.remove();
    this.#crumbCount = 0;
  }

  remove() {
    this.label.remove();
    this.#picture?.remove();
    for (const crumb of this.#crumbs) crumb.remove();
  }

  /** @param {import('./engine.js').Layer} layer */
  #drawLabel(layer) {
    const { label } = this;
    this.#scene.place(label, layer);
    content(label, layer.label === 1 ? countText(layer.text) : '');
    style(label, 'box-shadow', `var(--supple-badge-shadow,${shadow(layer)})`);
    // While gum is drawn it is one outline with the dot.
    if (layer.fill < 0) style(label, 'background-color', 'transparent');
    else fill(label, layer.fill);
  }

  /** @param {import('./engine.js').Layer} layer @param {typeof import('./engine.js').frame} frame */
  #drawGum(layer, frame) {
    if (layer.fill < 0 && !layer.pathLength) return;
    if (!this.#picture) {
      this.#path = draw('path');
      this.#picture = draw('svg', { class: 'gum', part: 'gum', 'aria-hidden': 'true' }, this.#path);
      this.#container.append(this.#picture);
    }
    this.#scene.show(this.#picture);
    const path = /** @type {SVGPathElement} */ (this.#path);
    attribute(path, 'd', layer.pathLength ? frame.outline(layer) : circle(layer));
    style(path, 'opacity', round(layer.opacity));
    style(path, 'filter', `drop-shadow(${shadow(layer)})`);
    style(path, 'fill', badgeColor(layer.fill));
    style(this.label, 'color', inkOn(layer.fill));
  }

  /** @param {import('./engine.js').Layer} layer */
  #drawCrumb(layer) {
    let crumb = this.#crumbs[this.#crumbCount];
    if (!crumb) {
      crumb = make('div', { class: 'crumb' });
      this.#crumbs.push(crumb);
      this.#container.append(crumb);
    }
    this.#crumbCount += 1;
    this.#scene.place(crumb, layer);
    style(crumb, 'border-radius', '50%');
    fill(crumb, layer.fill);
  }
}

/** @param {number} rgba */
const badgeColor = (rgba) => `var(--supple-badge-color,${color(rgba)})`;

/** @param {number} rgba */
const inkOn = (rgba) => `var(--supple-badge-ink,${ink(rgba)})`;

/** @param {HTMLElement} element @param {number} rgba */
export function fill(element, rgba) {
  style(element, 'background-color', badgeColor(rgba));
  style(element, 'color', inkOn(rgba));
}

/** @param {import('./engine.js').Layer} layer */
function circle({ x, y, width, scale }) {
  const radius = round((width * scale) / 2);
  const [left, middle] = [round(x - radius), round(y)];
  return `M${left} ${middle}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}
