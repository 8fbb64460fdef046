// A frame's layers on real elements. Only what has changed is written, and nothing is read back.

/** @type {WeakMap<Element, Record<string, unknown>>} what was last written */
const written = new WeakMap();

/** @param {Element} element @param {string} name @param {unknown} value */
function changes(element, name, value) {
  let known = written.get(element);
  if (!known) written.set(element, (known = {}));
  if (known[name] === value) return false;
  known[name] = value;
  return true;
}

/** @param {HTMLElement | SVGElement} element @param {string} name @param {string | number} value */
export function style(element, name, value) {
  if (changes(element, name, value)) element.style.setProperty(name, String(value));
}

/** @param {Element} element @param {string} name @param {string | number | boolean | null} value null or false for none */
export function attribute(element, name, value) {
  if (!changes(element, `@${name}`, value)) return;
  if (value === null || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : String(value));
}

/** @param {Element} element @param {string} value */
export function content(element, value) {
  if (changes(element, '#', value)) element.textContent = value;
}

/** A thousandth of a point is finer than any screen. @param {number} value */
export const round = (value) => Math.round(value * 1000) / 1000;

/** For turns and scales, which move what is far from their middle. @param {number} value */
export const fine = (value) => Math.round(value * 1e5) / 1e5;

/** @param {number} value */
export const points = (value) => `${round(value)}px`;

/** Puts an element where a layer is. @param {HTMLElement} element @param {import('./engine.js').Layer} layer */
export function place(element, layer) {
  const { x, y, width, height, scale, angle, recession, perspective, topRadius, bottomRadius } = layer;
  style(element, 'width', points(width));
  style(element, 'height', points(height));
  let transform = `translate(${points(x - width / 2)},${points(y - height / 2)})`;
  if (angle || recession) {
    if (perspective) transform += ` perspective(${points(perspective)})`;
    transform += ` translateZ(${points(-recession)}) rotateX(${fine(angle)}rad)`;
  }
  if (scale !== 1) transform += ` scale(${fine(scale)})`;
  style(element, 'transform', transform);
  style(element, 'opacity', round(layer.opacity));
  const [top, bottom] = [points(topRadius), points(bottomRadius)];
  style(element, 'border-radius', `${top} ${top} ${bottom} ${bottom}`);
}

/** A layer's shadow as CSS has it; a clear one where it casts none. @param {import('./engine.js').Layer} layer */
export const shadow = ({ shadowOpacity, shadowOffset, shadowRadius }) =>
  `0 ${points(shadowOffset)} ${points(shadowRadius)} rgb(0 0 0/${round(shadowOpacity)})`;

/** @param {number} fill 0xRRGGBBAA */
export const color = (fill) => `#${Math.max(0, fill).toString(16).padStart(8, '0')}`;

/** Black or white, whichever reads better on a colour. @param {number} fill 0xRRGGBBAA */
export function ink(fill) {
  const [red, green, blue] = [24, 16, 8].map((bits) => {
    const part = ((fill / 2 ** bits) & 255) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  // The contrast with white reaches 4.5 where the luminance is 0.1833 or less.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue <= 0.1833 ? '#fff' : '#000';
}

/** What a badge says. @param {number} count */
export const countText = (count) => (count > 99 ? '99+' : count > 0 ? String(count) : '');

/** The elements on show: those that a frame does not place are hidden until one does. */
export class Scene {
  /** @type {Set<Element>} */
  #shown = new Set();
  /** @type {Set<Element>} */
  #next = new Set();
  #order = 0;

  /** @param {HTMLElement | SVGElement} element takes its place in the order of drawing */
  show(element) {
    this.#order += 1;
    style(element, 'z-index', this.#order);
    style(element, 'visibility', 'visible');
    this.#next.add(element);
  }

  /** @param {HTMLElement} element @param {import('./engine.js').Layer} layer */
  place(element, layer) {
    this.show(element);
    place(element, layer);
  }

  end() {
    for (const element of this.#shown) {
      if (!this.#next.has(element)) style(/** @type {HTMLElement} */ (element), 'visibility', 'hidden');
    }
    [this.#shown, this.#next] = [this.#next, this.#shown];
    this.#next.clear();
    this.#order = 0;
  }

  /** Whether the last frame had it. @param {Element} element */
  has(element) {
    return this.#shown.has(element);
  }
}
