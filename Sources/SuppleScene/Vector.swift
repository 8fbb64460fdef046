/// A direction with a length: an offset in points, or a velocity in points per second.
public struct Vector: Sendable, Hashable {
  /// The horizontal part, positive to the right.
  public var x: Double
  /// The vertical part, positive downwards.
  public var y: Double

  /// No offset.
  public static let zero = Vector(x: 0, y: 0)

  /// A vector of the two parts.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The Euclidean length; finite wherever both parts are finite and below 1e154.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// Whether both parts are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The vector turned by a quarter, from x towards y.
  public var perpendicular: Vector { Vector(x: -y, y: x) }

  /// The vector of length 1 in the same direction, or nil where there is no direction.
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

  /// The vector stretched by `factor`.
  public static func * (a: Vector, factor: Double) -> Vector { Vector(x: a.x * factor, y: a.y * factor) }
}
