// The corners of an element on the page, through every transform.
import { make } from '../drawing/make.js';

/** An element's corners in client coordinates, top left, top right, bottom right, bottom left, and its size in points. */
export interface Corners {
  readonly points: readonly Place[];
  readonly width: number;
  readonly height: number;
}

/** A point of the client area. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Boxes without extent in the corners of an element. Such a box is a point under every transform. */
export type Probes = readonly HTMLElement[];

/** The probes of elements without own probes, made on first use. */
let shared: Probes | undefined;

/** Makes probes for an element, which must be positioned. */
export function makeProbes(): Probes {
  return [['0', '0'], ['100%', '0'], ['100%', '100%'], ['0', '100%']].map(([left, top]) => {
    const probe = make('i');
    Object.assign(probe.style, { position: 'absolute', width: 0, height: 0, left, top });
    return probe;
  });
}

/** Reads the place of an element with probes. It writes nothing, so one layout serves many elements. */
export function readCorners(element: HTMLElement, probes: Probes): Corners {
  const { width, height } = getComputedStyle(element);
  const zoom = zoomOf(element);
  const points = probes.map((probe) => clientBoxOf(probe, zoom));
  return { points, width: parseFloat(width) || 1, height: parseFloat(height) || 1 };
}

/**
 * Reads the box of an element with a given CSS `zoom` in client points. Browsers without `currentCSSZoom` return
 * rectangles in the zoomed coordinates of the element.
 */
export function clientBoxOf(element: Element, zoom: number): DOMRectReadOnly {
  const { x, y, width, height } = element.getBoundingClientRect();
  const unit = element.currentCSSZoom ? 1 : zoom;
  return new DOMRectReadOnly(x * unit, y * unit, width * unit, height * unit);
}

/** Measures the place of an element, which must be positioned and not scrolled itself. */
export function cornersOf(element: HTMLElement): Corners {
  shared ??= makeProbes();
  element.append(...shared);
  const corners = readCorners(element, shared);
  for (const probe of shared) probe.remove();
  return corners;
}

/** The element's own axes at its top left corner, as in `matrix(a, b, c, d, 0, 0)`. */
export const axesOf = ({ points: [a, b, , d], width, height }: Corners): number[] =>
  [(b.x - a.x) / width, (b.y - a.y) / width, (d.x - a.x) / height, (d.y - a.y) / height];

/** The factor by which CSS `zoom` enlarges an element, including its ancestors' zoom. */
export function zoomOf(element: Element): number {
  if (element.currentCSSZoom) return element.currentCSSZoom;
  const outer = around(element);
  return (parseFloat(getComputedStyle(element).getPropertyValue('zoom')) || 1) * (outer ? zoomOf(outer) : 1);
}

/** The element around another one in the flat tree. */
export const around = (element: Element): Element | undefined =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
