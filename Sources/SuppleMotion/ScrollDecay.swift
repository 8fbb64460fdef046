/// The deceleration of a scroll view: a fixed rate multiplies its velocity each millisecond
/// (`UIScrollView.DecelerationRate`).
///
/// ```swift
/// let scroll = ScrollDecay(rate: ScrollDecay.normalRate, start: 0, from: 0, velocity: 2000)
/// scroll.restPosition            // 999.0
/// scroll.summedRestPosition      // 998.0, by Apple's sum over milliseconds
/// ```
public struct ScrollDecay: Hashable, Sendable {
  /// The rate per millisecond of `UIScrollView.DecelerationRate.normal`.
  public static let normalRate = 0.998
  /// The rate per millisecond of `UIScrollView.DecelerationRate.fast`.
  public static let fastRate = 0.99

  /// The factor of the velocity for each millisecond, above 0 and below 1; any other number is replaced by
  /// ``normalRate``.
  public let rate: Double

  /// The equivalent decay with a friction of `-1000 ln(rate)`, in 1/s.
  public let motion: FrictionDecay

  /// A value that starts from `from` at the time `start` (seconds) with `velocity` (units per second).
  public init(rate: Double = ScrollDecay.normalRate, start: Double, from: Double, velocity: Double) {
    self.rate = rate > 0 && rate < 1 ? rate : Self.normalRate
    motion = FrictionDecay(
      friction: -1000 * Elementary.log(self.rate), start: start, from: from, velocity: velocity)
  }

  /// The position at `time`.
  public func value(at time: Double) -> Double { motion.value(at: time) }

  /// The velocity at `time`, in units per second.
  public func velocity(at time: Double) -> Double { motion.velocity(at: time) }

  /// The position of rest (the projected landing) of the continuous motion: from - v / (1000 ln rate).
  public var restPosition: Double { motion.restPosition }

  /// The position of rest as a sum over whole milliseconds, from + v / 1000 * rate / (1 - rate), the formula of
  /// Apple's talk "Designing Fluid Interfaces" (WWDC 2018).
  public var summedRestPosition: Double { motion.from + motion.initialVelocity / 1000 * rate / (1 - rate) }
}
