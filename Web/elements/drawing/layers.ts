// Applies a frame's layers to elements. It writes only changed values, and reads nothing back.
import type { Layer } from '../abi/layer.js';

type Written = string | number | boolean | null;

/** The last values written to an element, by the name of the style property, `@` and the attribute, or `#` for text. */
const written = new WeakMap<Element, Record<string, Written>>();

/** Stores a value to be written, and returns whether it differs from the last one. */
function changes(element: Element, name: string, value: Written): boolean {
  let known = written.get(element);
  if (!known) written.set(element, (known = {}));
  if (known[name] === value) return false;
  known[name] = value;
  return true;
}

/** Writes a style property. */
export function style(element: HTMLElement | SVGElement, name: string, value: string | number): void {
  if (changes(element, name, value)) element.style.setProperty(name, String(value));
}

/** Writes an attribute; null and false remove it, true leaves it empty. */
export function attribute(element: Element, name: string, value: Written): void {
  if (!changes(element, `@${name}`, value)) return;
  if (value === null || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : String(value));
}

/** Writes the text of an element. Returns whether the text is another one. */
export function content(element: Element, value: string): boolean {
  const isNew = changes(element, '#', value);
  if (isNew) element.textContent = value;
  return isNew;
}

/** Rounds a length to a thousandth of a point, which is finer than any screen. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Rounds a pointer's place, or an angle or a scale, whose errors grow with the distance from the centre. */
export const fine = (value: number): number => Math.round(value * 1e5) / 1e5;

/** Writes a length for CSS. */
export const points = (value: number): string => `${round(value)}px`;

/** Gives an element the size, transform, opacity and corners of a layer. */
export function place(element: HTMLElement, layer: Layer): void {
  const { x, y, width, height, scale, angle, rotation, depth, perspective, topRadius, bottomRadius } = layer;
  style(element, 'width', points(width));
  style(element, 'height', points(height));
  let transform = `translate(${points(x - width / 2)},${points(y - height / 2)})`;
  if (angle || depth) {
    if (perspective) transform += ` perspective(${points(perspective)})`;
    transform += ` translateZ(${points(-depth)}) rotateX(${fine(angle)}rad)`;
  }
  if (rotation) transform += ` rotate(${fine(rotation)}rad)`;
  if (scale !== 1) transform += ` scale(${fine(scale)})`;
  style(element, 'transform', transform);
  style(element, 'opacity', round(layer.opacity));
  const [top, bottom] = [points(topRadius), points(bottomRadius)];
  style(element, 'border-radius', `${top} ${top} ${bottom} ${bottom}`);
}

/** Writes the shadow of a layer for CSS; it is transparent if the layer has none. */
export const shadow = ({ shadowOpacity, shadowOffset, shadowRadius }: Layer): string =>
  `0 ${points(shadowOffset)} ${points(shadowRadius)} rgb(0 0 0/${round(shadowOpacity)})`;

/** Writes a colour, 0xRRGGBBAA, for CSS. */
export const color = (fill: number): string => `#${Math.max(0, fill).toString(16).padStart(8, '0')}`;

/** The largest luminance at which the contrast with white is 4.5 or more. */
const darkLuminance = 0.1833;

/** Chooses black or white, whichever reads better on a colour, 0xRRGGBBAA (WCAG 2.2, relative luminance). */
export function ink(fill: number): string {
  const [red, green, blue] = [24, 16, 8].map((bits) => {
    const part = ((fill / 2 ** bits) & 255) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue <= darkLuminance ? '#fff' : '#000';
}
