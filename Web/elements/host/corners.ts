// The corners of an element on the page, through every transform.
import { make } from '../drawing/make.js';

/** An element's corners in client coordinates, top left, top right, bottom right, bottom left, and its size in points. */
export interface Corners {
  readonly points: readonly DOMRect[];
  readonly width: number;
  readonly height: number;
}

/** The probes that are put into the corners of an element, made when they are first used. */
let probes: HTMLElement[] | undefined;

function makeProbes(): HTMLElement[] {
  return [['0', '0'], ['100%', '0'], ['100%', '100%'], ['0', '100%']].map(([left, top]) => {
    const probe = make('i');
    Object.assign(probe.style, { position: 'absolute', width: 0, height: 0, left, top });
    return probe;
  });
}

/**
 * Measures where an element is, which must be positioned and not scrolled itself. A box without extent is a point
 * under every transform, so four of them in the corners give the place.
 */
export function cornersOf(element: HTMLElement): Corners {
  probes ??= makeProbes();
  element.append(...probes);
  const points = probes.map((probe) => probe.getBoundingClientRect());
  for (const probe of probes) probe.remove();
  const { width, height } = getComputedStyle(element);
  return { points, width: parseFloat(width) || 1, height: parseFloat(height) || 1 };
}

/** The element's own axes at its top left corner, as in `matrix(a, b, c, d, 0, 0)`. */
export const axesOf = ({ points: [a, b, , d], width, height }: Corners): number[] =>
  [(b.x - a.x) / width, (b.y - a.y) / width, (d.x - a.x) / height, (d.y - a.y) / height];
