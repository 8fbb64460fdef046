import SuppleMotion
import SuppleScene

/// A point on a spring: the same spring on either axis.
public struct PlanarSpring: Sendable, Hashable {
  /// The horizontal motion.
  public var x: SpringMotion
  /// The vertical motion.
  public var y: SpringMotion

  /// A point that is at `from` with `velocity` at the time `start`, and is drawn to `target`.
  public init(spring: Spring, start: Double, from: Point, velocity: Vector, target: Point) {
    x = SpringMotion(spring: spring, start: start, from: from.x, velocity: velocity.x, target: target.x)
    y = SpringMotion(spring: spring, start: start, from: from.y, velocity: velocity.y, target: target.y)
  }

  /// Where it is drawn to.
  public var target: Point { Point(x: x.target, y: y.target) }

  /// Where it is.
  public func position(at time: Double) -> Point { Point(x: x.value(at: time), y: y.value(at: time)) }

  /// How fast it is, in points per second.
  public func velocity(at time: Double) -> Vector {
    Vector(x: x.velocity(at: time), y: y.velocity(at: time))
  }

  /// The time from which it stays within `displacement` points and `speed` points per second of rest on each axis.
  public func restTime(displacement: Double = 0.01, speed: Double = 0.1) -> Double {
    max(
      x.restTime(displacement: displacement, speed: speed),
      y.restTime(displacement: displacement, speed: speed))
  }

  /// The same motion drawn elsewhere from `time` on: position and velocity carry over.
  public func retargeted(to target: Point, at time: Double, spring: Spring) -> PlanarSpring {
    PlanarSpring(
      spring: spring, start: time, from: position(at: time), velocity: velocity(at: time), target: target)
  }
}
