// From the page's client coordinates to an element's own points, whatever turns, scales or tilts it on the way.

/**
 * A plane seen in perspective: the map between a rectangle's own points and client coordinates, as the 3 by 3 matrix of
 * Heckbert, "Fundamentals of texture mapping and image warping", 1989.
 */
export class Plane {
  #inverse;

  /**
   * @param {{x: number, y: number}[]} corners where the corners lie: top left, top right, bottom right, bottom left
   * @param {number} width @param {number} height the rectangle's own size
   */
  constructor([a, b, c, d], width, height) {
    const [w, h] = [width || 1, height || 1];
    const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
    const [ex, ey, fx, fy] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y];
    const area = ex * fy - fx * ey || 1;
    const g = (sx * fy - fx * sy) / area;
    const k = (ex * sy - sx * ey) / area;
    const m = [
      (b.x - a.x + g * b.x) / w, (d.x - a.x + k * d.x) / h, a.x,
      (b.y - a.y + g * b.y) / w, (d.y - a.y + k * d.y) / h, a.y,
      g / w, k / h, 1,
    ];
    /** How the rectangle's own axes run on screen where it begins: the matrix of `matrix(a, b, c, d, 0, 0)`. */
    this.axes = [(b.x - a.x) / w, (b.y - a.y) / w, (d.x - a.x) / h, (d.y - a.y) / h];
    this.#inverse = [
      m[4] - m[5] * m[7], m[2] * m[7] - m[1], m[1] * m[5] - m[2] * m[4],
      m[5] * m[6] - m[3], m[0] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
      m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
    ];
  }

  /** The rectangle's own point that is seen at a place. @param {number} x @param {number} y @returns {[number, number]} */
  point(x, y) {
    const i = this.#inverse;
    const w = i[6] * x + i[7] * y + i[8] || 1;
    return [(i[0] * x + i[1] * y + i[2]) / w, (i[3] * x + i[4] * y + i[5]) / w];
  }
}

const corners = [['0', '0'], ['100%', '0'], ['100%', '100%'], ['0', '100%']].map(([left, top]) => {
  const corner = document.createElement('i');
  Object.assign(corner.style, { position: 'absolute', width: 0, height: 0, left, top });
  return corner;
});

/**
 * Measures where an element is. A box without extent is a point however it is transformed, so four of them in its
 * corners tell.
 *
 * @param {HTMLElement} element positioned, and not scrolled itself
 */
export function measure(element) {
  element.append(...corners);
  const places = corners.map((corner) => corner.getBoundingClientRect());
  for (const corner of corners) corner.remove();
  const { width, height } = getComputedStyle(element);
  return new Plane(places, parseFloat(width), parseFloat(height));
}
