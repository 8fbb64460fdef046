/// A position in the plane, in points, with y downwards; `CGPoint`, `DOMPoint`.
public struct Point: Sendable, Hashable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// A point at `x`, `y`.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether both coordinates are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// Whether this can be a position on a screen: finite, with coordinates below a million points.
  public var isOnSomeScreen: Bool { x.magnitude < 1e6 && y.magnitude < 1e6 }

  /// The distance to `other`, in points.
  public func distance(to other: Point) -> Double { (other - self).length }

  /// The point moved by `offset`.
  public static func + (point: Point, offset: Vector) -> Point {
    Point(x: point.x + offset.x, y: point.y + offset.y)
  }

  /// The point moved by the opposite of `offset`.
  public static func - (point: Point, offset: Vector) -> Point {
    Point(x: point.x - offset.x, y: point.y - offset.y)
  }

  /// The displacement from `start` to `end`.
  public static func - (end: Point, start: Point) -> Vector {
    Vector(x: end.x - start.x, y: end.y - start.y)
  }
}
