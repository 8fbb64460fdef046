/// The coasting of a scroll view, whose velocity is multiplied by a fixed rate each millisecond.
///
/// ```swift
/// let scroll = ScrollDecay(rate: ScrollDecay.normalRate, start: 0, from: 0, velocity: 2000)
/// scroll.restPosition            // 999.0
/// scroll.summedRestPosition      // 998.0, as Apple's sum over milliseconds has it
/// ```
public struct ScrollDecay: Hashable, Sendable {
  /// The rate per millisecond of scroll views that coast for long.
  public static let normalRate = 0.998
  /// The rate per millisecond of scroll views that stop soon.
  public static let fastRate = 0.99

  /// What is left of the velocity after a millisecond, above 0 and below 1; ``normalRate`` if it is not.
  public let rate: Double

  /// The same motion by its friction in 1/s, `-1000 ln(rate)`, with all that can be asked of it.
  public let motion: FrictionDecay

  /// A value that leaves `from` at the time `start` (seconds) with the velocity `velocity` (units per second).
  public init(rate: Double = ScrollDecay.normalRate, start: Double, from: Double, velocity: Double) {
    self.rate = rate > 0 && rate < 1 ? rate : Self.normalRate
    motion = FrictionDecay(
      friction: -1000 * Elementary.log(self.rate), start: start, from: from, velocity: velocity)
  }

  /// Where the value is at `time`.
  public func value(at time: Double) -> Double { motion.value(at: time) }

  /// The velocity of the value at `time`, in units per second.
  public func velocity(at time: Double) -> Double { motion.velocity(at: time) }

  /// Where it comes to rest, by the continuous motion: `-v / (1000 ln rate)` away.
  public var restPosition: Double { motion.restPosition }

  /// Where it comes to rest by the sum over whole milliseconds that Apple shows: `v / 1000 * rate / (1 - rate)` away.
  public var summedRestPosition: Double { motion.from + motion.initialVelocity / 1000 * rate / (1 - rate) }
}
