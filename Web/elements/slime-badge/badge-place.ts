// The place and the axes of a badge on the page.
import { type Probes, axesOf, clientBoxOf, makeProbes, readCorners, zoomOf } from '../host/corners.js';

/**
 * The last measured place of a badge. The engine's points run along the badge's own axes, from the viewport's corner. Probes
 * are inserted once and stay, so that one layout serves many badges.
 */
export class BadgePlace {
  #surface: HTMLElement;
  #probes: Probes | null = null;
  /** The badge's axes in client pixels, as in `matrix(a, b, c, d, 0, 0)`, and their inverse. */
  #axes = [1, 0, 0, 1];
  #inverse = [1, 0, 0, 1];
  /** The CSS `zoom` of the badge, which enlarges its drawing in the top layer too. */
  #zoom = 1;
  /** The centre in client coordinates. */
  #center = [0, 0];

  constructor(surface: HTMLElement) {
    this.#surface = surface;
  }

  /** Inserts the probes, so that a later `read` writes nothing. */
  prepare(): void {
    if (this.#probes) return;
    this.#probes = makeProbes();
    this.#surface.append(...this.#probes);
  }

  /** Reads the place of the badge. */
  read(): void {
    this.prepare();
    const corners = readCorners(this.#surface, this.#probes!);
    this.#axes = axesOf(corners);
    const [a, b, c, d] = this.#axes;
    const area = a * d - b * c || 1;
    this.#inverse = [d / area, -b / area, -c / area, a / area];
    this.#zoom = zoomOf(this.#surface);
    const [first, , third] = corners.points;
    this.#center = [(first.x + third.x) / 2, (first.y + third.y) / 2];
  }

  /** The engine's point at a point of the client area. */
  locate(x: number, y: number): [number, number] {
    const [a, b, c, d] = this.#inverse;
    return [a * x + c * y, b * x + d * y];
  }

  /** The left, top, right and bottom edge of an element in the engine's points. */
  boundsOf(element: Element): [number, number, number, number] {
    const { left, top, right, bottom } = clientBoxOf(element, zoomOf(element));
    const corners = [this.locate(left, top), this.locate(right, top), this.locate(right, bottom), this.locate(left, bottom)];
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }

  /** The engine's point at the badge's centre. */
  get anchor(): [number, number] {
    const [x, y] = this.#center;
    return this.locate(x, y);
  }

  /** The size of one of the engine's points, in client pixels. */
  get scale(): number {
    const [a, b, c, d] = this.#axes;
    return Math.sqrt(Math.abs(a * d - b * c)) || 1;
  }

  /** The transform of a drawing in the top layer to the badge's axes. */
  get transform(): string {
    return `matrix(${this.#axes.map((part) => Math.round((part / this.#zoom) * 1e6) / 1e6)},0,0)`;
  }
}
