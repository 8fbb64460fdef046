/// A point, a vector, a colour in flight on a spring: ``SpringMotion`` for anything that is ``Movable``.
///
/// ```swift
/// var head = MovingValue(spring: .snappy, start: 0, from: SIMD2(0, 0), velocity: .zero, target: SIMD2(30, 40))
/// head = head.retargeted(to: SIMD2(0, 100), at: 0.1)
/// head.value(at: 0.2)
/// ```
public struct MovingValue<Value: Movable>: Sendable {
  /// What moves it.
  public let spring: Spring
  /// When it set out, in seconds.
  public let start: Double
  /// Where it set out.
  public let from: Value
  /// Its velocity when it set out, in units per second.
  public let initialVelocity: Value.Displacement
  /// Where it comes to rest.
  public let target: Value

  /// Something that leaves `from` at the time `start` (seconds) with `velocity`, pulled to `target`.
  public init(
    spring: Spring, start: Double, from: Value, velocity: Value.Displacement = .zero, target: Value
  ) {
    self.spring = spring
    self.start = start - start == 0 ? start : 0
    self.from = from
    self.initialVelocity = velocity
    self.target = target
  }

  /// Where it is at `time`.
  @inlinable
  public func value(at time: Double) -> Value {
    guard time > start else { return from }
    return spring.value(
      fromValue: from, toValue: target, initialVelocity: initialVelocity, time: time - start)
  }

  /// Its velocity at `time`, in units per second.
  @inlinable
  public func velocity(at time: Double) -> Value.Displacement {
    guard time > start else { return initialVelocity }
    return spring.velocity(
      fromValue: from, toValue: target, initialVelocity: initialVelocity, time: time - start)
  }

  /// The same thing with another target from `time` on, its place and velocity running on.
  @inlinable
  public func retargeted(to target: Value, at time: Double, spring: Spring? = nil) -> MovingValue {
    MovingValue(
      spring: spring ?? self.spring, start: time, from: value(at: time), velocity: velocity(at: time),
      target: target)
  }

  /// The time from which on it stays nearer to its target than `displacement`.
  @inlinable
  public func restTime(displacement: Double) -> Double {
    start
      + spring.settlingDuration(
        fromValue: from, toValue: target, initialVelocity: initialVelocity, epsilon: displacement)
  }
}
