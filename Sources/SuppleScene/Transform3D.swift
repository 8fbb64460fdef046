import SuppleMotion

/// A 4 by 4 matrix that maps a point in space to the screen, with perspective: `CATransform3D`, CSS's `matrix3d()`,
/// `DOMMatrix`.
///
/// The convention is Core Animation's: `a.concatenating(b)` applies `a` first. The matrix is stored in rows and
/// multiplied from the left by the row vector (x, y, z, 1), so `m34` is the perspective term, -1 / distance.
public struct Transform3D: Sendable, Hashable {
  /// The first row.
  public var m1: SIMD4<Double>
  /// The second row.
  public var m2: SIMD4<Double>
  /// The third row; its last element is m34.
  public var m3: SIMD4<Double>
  /// The fourth row: the translation.
  public var m4: SIMD4<Double>

  /// The identity matrix.
  public static let identity = Transform3D(
    m1: SIMD4(1, 0, 0, 0), m2: SIMD4(0, 1, 0, 0), m3: SIMD4(0, 0, 1, 0), m4: SIMD4(0, 0, 0, 1))

  /// A transform from its rows.
  public init(m1: SIMD4<Double>, m2: SIMD4<Double>, m3: SIMD4<Double>, m4: SIMD4<Double>) {
    self.m1 = m1
    self.m2 = m2
    self.m3 = m3
    self.m4 = m4
  }

  /// A translation by `x`, `y`, `z` points; z is towards the viewer.
  public static func translation(x: Double, y: Double, z: Double = 0) -> Transform3D {
    var result = identity
    result.m4 = SIMD4(x, y, z, 1)
    return result
  }

  /// A scale about the origin.
  public static func scale(_ factor: Double) -> Transform3D {
    Transform3D(
      m1: SIMD4(factor, 0, 0, 0), m2: SIMD4(0, factor, 0, 0), m3: SIMD4(0, 0, factor, 0),
      m4: SIMD4(0, 0, 0, 1))
  }

  /// A rotation about the horizontal axis by `angle` radians; a positive angle moves the bottom edge towards the viewer.
  ///
  /// With y downwards and z towards the viewer, a positive angle maps (0, 1, 0) to (0, cos, sin).
  public static func rotationX(_ angle: Double) -> Transform3D {
    let (s, c) = Elementary.sinCos(angle)
    return Transform3D(
      m1: SIMD4(1, 0, 0, 0), m2: SIMD4(0, c, s, 0), m3: SIMD4(0, -s, c, 0), m4: SIMD4(0, 0, 0, 1))
  }

  /// A rotation about the vertical axis by `angle` radians; a positive angle moves the right edge away from the viewer.
  public static func rotationY(_ angle: Double) -> Transform3D {
    let (s, c) = Elementary.sinCos(angle)
    return Transform3D(
      m1: SIMD4(c, 0, -s, 0), m2: SIMD4(0, 1, 0, 0), m3: SIMD4(s, 0, c, 0), m4: SIMD4(0, 0, 0, 1))
  }

  /// A rotation in the plane of the screen by `angle` radians, clockwise: y points downwards.
  public static func rotationZ(_ angle: Double) -> Transform3D {
    let (s, c) = Elementary.sinCos(angle)
    return Transform3D(
      m1: SIMD4(c, s, 0, 0), m2: SIMD4(-s, c, 0, 0), m3: SIMD4(0, 0, 1, 0), m4: SIMD4(0, 0, 0, 1))
  }

  /// The perspective of a viewer at a distance of `distance` points, m34 = -1 / distance; the identity if the
  /// distance is not positive.
  public static func perspective(distance: Double) -> Transform3D {
    var result = identity
    if distance > 0 { result.m3[3] = -1 / distance }
    return result
  }

  /// This transform followed by `next`.
  public func concatenating(_ next: Transform3D) -> Transform3D {
    func row(_ r: SIMD4<Double>) -> SIMD4<Double> {
      next.m1 * r[0] + next.m2 * r[1] + next.m3 * r[2] + next.m4 * r[3]
    }
    return Transform3D(m1: row(m1), m2: row(m2), m3: row(m3), m4: row(m4))
  }

  /// The position on the screen of a point of the plane z = 0; nil for a point at or behind the viewer.
  public func project(_ point: Point) -> Point? {
    let r = m1 * point.x + m2 * point.y + m4
    guard r[3] > 1e-9 else { return nil }
    return Point(x: r[0] / r[3], y: r[1] / r[3])
  }

  /// The point of the plane z = 0 at the position `point` on the screen; nil for a plane that is edge-on.
  public func unproject(_ point: Point) -> Point? {
    // The map of the plane is the 3 by 3 homography of the rows and columns x, y, w, which Cramer's rule inverts.
    let a = m1[0] - point.x * m1[3]
    let b = m2[0] - point.x * m2[3]
    let c = point.x * m4[3] - m4[0]
    let d = m1[1] - point.y * m1[3]
    let e = m2[1] - point.y * m2[3]
    let f = point.y * m4[3] - m4[1]
    let determinant = a * e - b * d
    guard determinant.magnitude > 1e-12 else { return nil }
    let found = Point(x: (c * e - b * f) / determinant, y: (a * f - c * d) / determinant)
    return found.isFinite ? found : nil
  }
}
