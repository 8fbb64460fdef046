/// A value that coasts to rest: its velocity falls by e^(-friction t).
///
/// ```swift
/// let fling = FrictionDecay(friction: 8, start: 0, from: 0, velocity: 1600)
/// fling.restPosition                              // 200
/// fling.time(reaching: 150)                       // 0.173...
/// ```
///
/// Times are seconds, velocities units per second. Numbers that are not finite count as zero; before the start nothing
/// has moved.
public struct FrictionDecay: Hashable, Sendable {
  /// The rate at which the velocity falls, in 1/s; 0 coasts for ever. Negative or not-a-number is refused and counts
  /// as 0.
  public let friction: Double
  /// When it set out, in seconds.
  public let start: Double
  /// Where it set out.
  public let from: Double
  /// Its velocity when it set out.
  public let initialVelocity: Double

  /// A value that leaves `from` at the time `start` with the velocity `velocity`.
  public init(friction: Double, start: Double, from: Double, velocity: Double) {
    self.friction = friction > 0 ? SpringMotion.finite(min(friction, 1e9)) : 0
    self.start = SpringMotion.finite(start)
    self.from = SpringMotion.finite(from)
    initialVelocity = SpringMotion.finite(velocity)
  }

  /// Where the value is at `time`.
  public func value(at time: Double) -> Double {
    let elapsed = SpringMotion.finite(time - start)
    guard elapsed > 0 else { return time - start > 0 ? restPosition : from }
    let exponent = friction * elapsed
    guard exponent > 0 else { return from + initialVelocity * elapsed }
    return from + initialVelocity * (-Elementary.expMinusOne(-exponent) / friction)
  }

  /// The velocity of the value at `time`, in units per second.
  public func velocity(at time: Double) -> Double {
    let elapsed = time - start
    guard elapsed > 0 else { return initialVelocity }
    return friction > 0 ? initialVelocity * Elementary.exp(-friction * elapsed) : initialVelocity
  }

  /// Where it comes to rest: a distance of velocity over friction away, infinitely far without friction.
  public var restPosition: Double {
    initialVelocity == 0 ? from : from + initialVelocity / friction
  }

  /// When the value is at `position`.
  ///
  /// - Returns: Seconds, the start if it is there already; nothing if it lies behind or beyond the reach.
  public func time(reaching position: Double) -> Double? {
    let way = position - from
    if way == 0 { return start }
    guard way / initialVelocity > 0 else { return nil }
    if friction == 0 { return start + way / initialVelocity }
    let share = way * friction / initialVelocity
    guard share < 1 else { return nil }
    return start - Elementary.log(onePlus: -share) / friction
  }

  /// When the speed has fallen to `speed`.
  ///
  /// - Parameter speed: Units per second, above 0.
  /// - Returns: Seconds, the start if it is not faster from the beginning; infinity if it never falls so low.
  public func time(slowingTo speed: Double) -> Double {
    let fast = abs(initialVelocity)
    guard !(fast <= speed) else { return start }
    guard speed > 0 && friction > 0 else { return .infinity }
    return start + Elementary.log(fast / speed) / friction
  }
}
