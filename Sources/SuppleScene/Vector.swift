import SuppleMotion

/// A vector in the plane: a displacement in points, or a velocity in points per second; `CGVector`.
public struct Vector: Sendable, Hashable {
  /// The horizontal component, positive to the right.
  public var x: Double
  /// The vertical component, positive downwards.
  public var y: Double

  /// The zero vector.
  public static let zero = Vector(x: 0, y: 0)

  /// A vector from its components.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// A vector of `length` in the direction of `angle` radians: 0 is to the right, and angles increase clockwise on screen.
  @inline(never)
  public init(angle: Double, length: Double = 1) {
    let direction = Elementary.sinCos(angle)
    self.init(x: length * direction.cos, y: length * direction.sin)
  }

  /// The Euclidean length; finite if both components are finite and below 1e154.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// Whether both components are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The vector rotated by a quarter turn, from x towards y.
  public var perpendicular: Vector { Vector(x: -y, y: x) }

  /// The vector of length 1 with the same direction; nil for the zero vector.
  public var normalized: Vector? {
    let length = self.length
    return length > 0 && length.isFinite ? Vector(x: x / length, y: y / length) : nil
  }

  /// The scalar product with `other`.
  public func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// The sum of two vectors.
  public static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }

  /// The difference of two vectors.
  public static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }

  /// The opposite vector.
  public static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }

  /// The vector multiplied by `factor`.
  public static func * (a: Vector, factor: Double) -> Vector { Vector(x: a.x * factor, y: a.y * factor) }
}
