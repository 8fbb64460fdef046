import SuppleMotion

/// A point, a vector or a colour that moves on a spring: ``/SuppleMotion/SpringMotion`` for any ``/SuppleMotion/Movable`` type.
///
/// ```swift
/// var head = MovingValue(spring: .snappy, start: 0, from: SIMD2(0, 0), velocity: .zero, target: SIMD2(30, 40))
/// head = head.retargeted(to: SIMD2(0, 100), at: 0.1)
/// head.value(at: 0.2)
/// ```
public struct MovingValue<Value: Movable>: Sendable {
  /// The spring.
  public let spring: Spring
  /// The start time, in seconds.
  public let start: Double
  /// The position at the start.
  public let from: Value
  /// The velocity at the start, in units per second.
  public let initialVelocity: Value.Displacement
  /// The position of rest.
  public let target: Value

  /// A value that starts from `from` at the time `start` (seconds) with `velocity` and moves to `target`.
  public init(
    spring: Spring, start: Double, from: Value, velocity: Value.Displacement = .zero, target: Value
  ) {
    self.spring = spring
    self.start = start - start == 0 ? start : 0
    self.from = from
    self.initialVelocity = velocity
    self.target = target
  }

  /// The position at `time`.
  @inlinable
  public func value(at time: Double) -> Value {
    guard time > start else { return from }
    return spring.value(
      fromValue: from, toValue: target, initialVelocity: initialVelocity, time: time - start)
  }

  /// The velocity at `time`, in units per second.
  @inlinable
  public func velocity(at time: Double) -> Value.Displacement {
    guard time > start else { return initialVelocity }
    return spring.velocity(
      fromValue: from, toValue: target, initialVelocity: initialVelocity, time: time - start)
  }

  /// Returns the value on the same spring with another target from `time` on. Position and velocity carry over.
  @inlinable
  public func retargeted(to target: Value, at time: Double, spring: Spring? = nil) -> MovingValue {
    MovingValue(
      spring: spring ?? self.spring, start: time, from: value(at: time), velocity: velocity(at: time),
      target: target)
  }

  /// The time from which on the value stays nearer to its target than `displacement`, in seconds.
  @inlinable
  public func restTime(displacement: Double) -> Double {
    start
      + spring.settlingDuration(
        fromValue: from, toValue: target, initialVelocity: initialVelocity, epsilon: displacement)
  }
}
