/// A value that coasts to rest under friction: its velocity falls like e^(-friction t). Examples are `inertia` in
/// Motion, `decay` in React Native and the deceleration of a scroll view.
///
/// ```swift
/// let fling = FrictionDecay(friction: 8, start: 0, from: 0, velocity: 1600)
/// fling.restPosition                              // 200
/// fling.time(reaching: 150)                       // 0.173...
/// ```
///
/// Times are seconds, velocities units per second. Numbers that are not finite count as 0; before the start the value
/// is at `from`.
public struct FrictionDecay: Hashable, Sendable {
  /// The rate at which the velocity falls, in 1/s; at 0 the value never stops. A negative number and not-a-number
  /// count as 0.
  public let friction: Double
  /// The start time, in seconds.
  public let start: Double
  /// The position at the start.
  public let from: Double
  /// The velocity at the start, in units per second.
  public let initialVelocity: Double

  /// A value that starts from `from` at the time `start` with `velocity`, in units per second.
  public init(friction: Double, start: Double, from: Double, velocity: Double) {
    self.friction = friction > 0 ? SpringMotion.finite(min(friction, 1e9)) : 0
    self.start = SpringMotion.finite(start)
    self.from = SpringMotion.finite(from)
    initialVelocity = SpringMotion.finite(velocity)
  }

  /// The position at `time`.
  public func value(at time: Double) -> Double {
    let elapsed = SpringMotion.finite(time - start)
    guard elapsed > 0 else { return time - start > 0 ? restPosition : from }
    let exponent = friction * elapsed
    guard exponent > 0 else { return from + initialVelocity * elapsed }
    return from + initialVelocity * (-Elementary.expMinusOne(-exponent) / friction)
  }

  /// The velocity at `time`, in units per second.
  public func velocity(at time: Double) -> Double {
    let elapsed = time - start
    guard elapsed > 0 else { return initialVelocity }
    return friction > 0 ? initialVelocity * Elementary.exp(-friction * elapsed) : initialVelocity
  }

  /// The position of rest (the projected landing): from + velocity / friction; infinitely far without friction.
  public var restPosition: Double {
    initialVelocity == 0 ? from : from + initialVelocity / friction
  }

  /// The time at which the value is at `position`.
  ///
  /// - Returns: A time in seconds, the start if the value is there already; nil if `position` lies behind the start
  ///   or beyond the position of rest.
  public func time(reaching position: Double) -> Double? {
    let displacement = position - from
    if displacement == 0 { return start }
    guard displacement / initialVelocity > 0 else { return nil }
    if friction == 0 { return start + displacement / initialVelocity }
    let share = displacement * friction / initialVelocity
    guard share < 1 else { return nil }
    return start - Elementary.log(onePlus: -share) / friction
  }

  /// The time at which the speed has fallen to `speed`.
  ///
  /// - Parameter speed: Units per second, above 0.
  /// - Returns: A time in seconds; the start if the value starts no faster; infinity if the speed never falls so low.
  public func time(slowingTo speed: Double) -> Double {
    let fast = abs(initialVelocity)
    guard !(fast <= speed) else { return start }
    guard speed > 0 && friction > 0 else { return .infinity }
    return start + Elementary.log(fast / speed) / friction
  }
}
