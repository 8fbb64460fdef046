import CPangoCairo
import SuppleScene

/// A homography, the 3 by 3 matrix of a perspective view of a plane: from the pixels of the flat drawing to the pixels of the
/// screen.
struct Projection {
  // The rows of the matrix, which maps (x, y, 1) to (x w, y w, w).
  var x: SIMD3<Double>
  var y: SIMD3<Double>
  var w: SIMD3<Double>

  init(x: SIMD3<Double>, y: SIMD3<Double>, w: SIMD3<Double>) {
    self.x = x
    self.y = y
    self.w = w
  }

  /// The homography of a layer's transform restricted to the plane z = 0.
  init(_ transform: Transform3D) {
    x = SIMD3(transform.m1[0], transform.m2[0], transform.m4[0])
    y = SIMD3(transform.m1[1], transform.m2[1], transform.m4[1])
    w = SIMD3(transform.m1[3], transform.m2[3], transform.m4[3])
  }

  /// The homography of an affine matrix.
  init(_ matrix: cairo_matrix_t) {
    x = SIMD3(matrix.xx, matrix.xy, matrix.x0)
    y = SIMD3(matrix.yx, matrix.yy, matrix.y0)
    w = SIMD3(0, 0, 1)
  }

  /// This homography followed by another.
  func concatenating(_ next: Projection) -> Projection {
    func row(_ r: SIMD3<Double>) -> SIMD3<Double> { x * r[0] + y * r[1] + w * r[2] }
    return Projection(x: row(next.x), y: row(next.y), w: row(next.w))
  }

  /// Projects a point; nil if it lies at or behind the viewer.
  func project(x px: Double, y py: Double) -> Point? {
    let depth = w[0] * px + w[1] * py + w[2]
    guard depth > 1e-6 else { return nil }
    let point = Point(
      x: (x[0] * px + x[1] * py + x[2]) / depth, y: (y[0] * px + y[1] * py + y[2]) / depth)
    return point.x.magnitude < Painter.maximumCoordinate && point.y.magnitude < Painter.maximumCoordinate
      ? point : nil
  }

  /// The inverse, by the adjugate matrix; nil if the plane is seen edge-on.
  var inverse: Projection? {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])
    }
    let a = cross(y, w)
    let b = cross(w, x)
    let c = cross(x, y)
    let determinant = x[0] * a[0] + x[1] * a[1] + x[2] * a[2]
    guard determinant.magnitude > 1e-12, determinant.isFinite else { return nil }
    return Projection(
      x: SIMD3(a[0], b[0], c[0]) / determinant, y: SIMD3(a[1], b[1], c[1]) / determinant,
      w: SIMD3(a[2], b[2], c[2]) / determinant)
  }

  /// The affine approximation of `flat` followed by this homography, exact to first order at a point of the flat
  /// drawing.
  func tangent(at point: Point, through flat: cairo_matrix_t) -> cairo_matrix_t {
    let whole = Projection(flat).concatenating(self)
    let depth = whole.w[0] * point.x + whole.w[1] * point.y + whole.w[2]
    guard depth > 1e-6 else { return cairo_matrix_t(xx: 0, yx: 0, xy: 0, yy: 0, x0: 0, y0: 0) }
    let px = (whole.x[0] * point.x + whole.x[1] * point.y + whole.x[2]) / depth
    let py = (whole.y[0] * point.x + whole.y[1] * point.y + whole.y[2]) / depth
    let xx = (whole.x[0] - px * whole.w[0]) / depth
    let xy = (whole.x[1] - px * whole.w[1]) / depth
    let yx = (whole.y[0] - py * whole.w[0]) / depth
    let yy = (whole.y[1] - py * whole.w[1]) / depth
    return cairo_matrix_t(
      xx: xx, yx: yx, xy: xy, yy: yy, x0: px - xx * point.x - xy * point.y,
      y0: py - yx * point.x - yy * point.y)
  }
}
