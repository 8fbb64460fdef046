/// What a spring can move: a thing with a place, and displacements that lead from place to place.
///
/// A number is its own displacement. A point is not: points do not add up, but the way from one to another is a vector,
/// and so is a point's velocity. A type says so in two lines:
///
/// ```swift
/// extension Point: Movable {
///   func displacement(from origin: Point) -> Vector { self - origin }
///   func moved(by displacement: Vector) -> Point { self + displacement }
/// }
///
/// Spring.bouncy.value(fromValue: Point(x: 0, y: 0), toValue: Point(x: 30, y: 40), time: 0.1)
/// ```
public protocol Movable: Sendable {
  /// The way from one place to another; per second, a velocity.
  associatedtype Displacement: VectorSpace

  /// The way from `origin` to here.
  func displacement(from origin: Self) -> Displacement

  /// The place that lies `displacement` away.
  func moved(by displacement: Displacement) -> Self
}
