// The map from the page's client coordinates to an element's own points, through every transform between them.
import { type Corners, axesOf, cornersOf } from './corners.js';

/**
 * A plane in perspective: the map between a rectangle's own points and client coordinates, as the 3 by 3 matrix of
 * Heckbert, "Fundamentals of texture mapping and image warping", 1989.
 */
export class Plane {
  #inverse: DOMMatrix;

  constructor(corners: Corners) {
    const { points: [a, b, c, d], width: w, height: h } = corners;
    const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
    const [ex, ey, fx, fy] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y];
    const area = ex * fy - fx * ey || 1;
    const g = (sx * fy - fx * sy) / area;
    const k = (ex * sy - sx * ey) / area;
    const [p, q, r, t] = axesOf(corners);
    this.#inverse = new DOMMatrix([
      p + g * b.x / w, q + g * b.y / w, 0, g / w, r + k * d.x / h, t + k * d.y / h, 0, k / h, 0, 0, 1, 0, a.x, a.y, 0, 1,
    ]).inverse();
  }

  /** The rectangle's own point at a point of the client area. */
  point(x: number, y: number): [number, number] {
    const point = this.#inverse.transformPoint({ x, y });
    return [point.x / point.w, point.y / point.w];
  }
}

/** Measures the plane of an element, which must be positioned and not scrolled itself. */
export const measure = (element: HTMLElement): Plane => new Plane(cornersOf(element));
