/// A type that a spring can move: it has positions, and displacements between positions.
///
/// A number is its own displacement. A point is not: points cannot be added, but displacements and velocities of points
/// are vectors. It corresponds to SwiftUI's `Animatable`. A type conforms with two functions:
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
  /// The type of the difference of two positions; per second, a velocity.
  associatedtype Displacement: VectorSpace

  /// The displacement from `origin` to this position.
  func displacement(from origin: Self) -> Displacement

  /// This position moved by `displacement`.
  func moved(by displacement: Displacement) -> Self
}
