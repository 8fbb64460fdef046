// From the page's client coordinates to an element's own points, through every transform between them.
import { make } from '../drawing/make.js';

/**
 * A plane in perspective: the map between a rectangle's own points and client coordinates, as the 3 by 3 matrix of
 * Heckbert, "Fundamentals of texture mapping and image warping", 1989.
 */
export class Plane {
  /** The rectangle's own axes at its origin, as in `matrix(a, b, c, d, 0, 0)`. */
  readonly axes: readonly number[];
  #inverse: DOMMatrix;

  /** The corners are in client coordinates: top left, top right, bottom right, bottom left. The size is in points. */
  constructor([a, b, c, d]: readonly { x: number; y: number }[], width: number, height: number) {
    const [w, h] = [width || 1, height || 1];
    const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
    const [ex, ey, fx, fy] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y];
    const area = ex * fy - fx * ey || 1;
    const g = (sx * fy - fx * sy) / area;
    const k = (ex * sy - sx * ey) / area;
    this.axes = [(b.x - a.x) / w, (b.y - a.y) / w, (d.x - a.x) / h, (d.y - a.y) / h];
    const [p, q, r, t] = this.axes;
    this.#inverse = new DOMMatrix([
      p + g * b.x / w, q + g * b.y / w, 0, g / w, r + k * d.x / h, t + k * d.y / h, 0, k / h, 0, 0, 1, 0, a.x, a.y, 0, 1,
    ]).inverse();
  }

  /** The rectangle's own point that is seen at a point of the client area. */
  point(x: number, y: number): [number, number] {
    const point = this.#inverse.transformPoint({ x, y });
    return [point.x / point.w, point.y / point.w];
  }
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
 * under every transform, so four of them in the corners give the plane.
 */
export function measure(element: HTMLElement): Plane {
  probes ??= makeProbes();
  element.append(...probes);
  const corners = probes.map((probe) => probe.getBoundingClientRect());
  for (const probe of probes) probe.remove();
  const { width, height } = getComputedStyle(element);
  return new Plane(corners, parseFloat(width), parseFloat(height));
}
