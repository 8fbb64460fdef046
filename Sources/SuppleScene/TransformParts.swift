import SuppleMotion

/// A transform by its parts, which a spring or a bounce can move: translation, scale and rotation.
///
/// Interpolating a matrix element by element shrinks a turning layer; interpolating its parts does not. Angles are
/// radians and are not wrapped: from 0 to 3 pi is a turn and a half.
public struct TransformParts: Hashable, Sendable {
  /// The translation, in points; z is towards the viewer.
  public var translation: SIMD3<Double>
  /// The scale along x and y, as a ratio.
  public var scale: SIMD2<Double>
  /// The rotation about the x, y and z axes, in radians, as in ``Transform3D``.
  public var rotation: SIMD3<Double>

  /// A transform by its parts; without any the identity.
  public init(
    translation: SIMD3<Double> = .zero, scale: SIMD2<Double> = SIMD2(1, 1), rotation: SIMD3<Double> = .zero
  ) {
    self.translation = translation
    self.scale = scale
    self.rotation = rotation
  }

  /// The parts of a transform of the plane: translation, scale and the rotation about z, within -pi to pi. A
  /// reflection has a negative scale along y.
  ///
  /// It is nil for shear, perspective, a scale of 0 or a turn out of the plane, and for numbers that are not finite.
  public init?(_ transform: Transform3D) {
    let (a, b, move) = (transform.m1, transform.m2, transform.m4)
    let along = (a[0] * a[0] + a[1] * a[1]).squareRoot()
    let area = a[0] * b[1] - a[1] * b[0]
    let across = area / along
    let skew = (a[0] * b[0] + a[1] * b[1]).magnitude
    guard along > 0, across.magnitude > 0, skew <= 1e-9 * along * (along + across.magnitude) else {
      return nil
    }
    let outside = [a[2], a[3], b[2], b[3], transform.m3[0], transform.m3[1], transform.m3[3], move[3] - 1]
    guard outside.allSatisfy({ $0.magnitude <= 1e-9 }), (along + across + move.sum()).isFinite else {
      return nil
    }
    self.init(
      translation: SIMD3(move[0], move[1], move[2]), scale: SIMD2(along, across),
      rotation: SIMD3(0, 0, Elementary.atan2(a[1], a[0])))
  }

  /// The transform that applies the scale, the rotations about x, y and z, and the translation, in this order.
  public var transform: Transform3D {
    let scaled = Transform3D(
      m1: SIMD4(scale.x, 0, 0, 0), m2: SIMD4(0, scale.y, 0, 0), m3: SIMD4(0, 0, 1, 0), m4: SIMD4(0, 0, 0, 1))
    return scaled.concatenating(.rotationX(rotation.x)).concatenating(.rotationY(rotation.y))
      .concatenating(.rotationZ(rotation.z))
      .concatenating(.translation(x: translation.x, y: translation.y, z: translation.z))
  }
}

extension TransformParts: Movable {
  /// The differences of translation x, y, z, scale x, y and rotation about x, y, z from `origin`.
  public func displacement(from origin: TransformParts) -> SIMD8<Double> { vector - origin.vector }

  /// This transform with `displacement` added to its parts.
  public func moved(by displacement: SIMD8<Double>) -> TransformParts {
    let sum = vector + displacement
    return TransformParts(
      translation: SIMD3(sum[0], sum[1], sum[2]), scale: SIMD2(sum[3], sum[4]),
      rotation: SIMD3(sum[5], sum[6], sum[7]))
  }

  private var vector: SIMD8<Double> {
    SIMD8(
      translation.x, translation.y, translation.z, scale.x, scale.y, rotation.x, rotation.y, rotation.z)
  }
}
