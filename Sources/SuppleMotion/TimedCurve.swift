/// A move from one number to another in a set time, along an easing curve.
///
/// Numbers that are not finite count as zero.
public struct TimedCurve: Hashable, Sendable {
  /// How the eased progress E becomes the part of the distance that is covered.
  public enum Shape: Hashable, Sendable {
    /// E.
    case plain
    /// E squared: slower to start.
    case squared
    /// 1 - (1 - E) squared: quicker to start.
    case complementSquared
  }

  /// When it sets out, in seconds.
  public let start: Double
  /// How long it takes, in seconds, 0 or more.
  public let duration: Double
  /// Where it sets out.
  public let from: Double
  /// Where it ends.
  public let to: Double
  /// The curve E.
  public let easing: CubicBezierEasing
  /// What is made of E.
  public let shape: Shape

  /// The velocity v that it sets out with beside the curve's own, in units per second, or nil.
  ///
  /// A bump `v t (1 - t / duration)^2` is added to the curve. It leaves with v, and both its value and its slope are 0
  /// at the end; a curve that starts flat then sets out with exactly v. With nil the curve is played as it was recorded: it reports the velocity 0 throughout, so that what
  /// takes over from it sets out from rest.
  public let initialVelocity: Double?

  /// A timed move.
  @inline(never)
  public init(
    start: Double, duration: Double, from: Double, to: Double, easing: CubicBezierEasing,
    shape: Shape = .plain,
    initialVelocity: Double? = nil
  ) {
    self.start = SpringMotion.finite(start)
    self.duration = duration > 0 ? SpringMotion.finite(min(duration, 1e100)) : 0
    self.from = SpringMotion.finite(from)
    self.to = SpringMotion.finite(to)
    self.easing = easing
    self.shape = shape
    if let velocity = initialVelocity {
      self.initialVelocity = SpringMotion.finite(velocity)
    } else {
      self.initialVelocity = nil
    }
  }

  /// When it ends, in seconds.
  public var end: Double { start + duration }

  /// Where it is at `time`.
  public func value(at time: Double) -> Double {
    guard time < end else { return to }
    guard time > start else { return from }
    let part = (time - start) / duration
    let eased = easing.value(at: part)
    let base: Double
    switch shape {
    case .plain: base = from + (to - from) * eased
    case .squared: base = from + (to - from) * eased * eased
    case .complementSquared: base = to + (from - to) * (1 - eased) * (1 - eased)
    }
    guard let initialVelocity else { return base }
    return base + initialVelocity * duration * part * (1 - part) * (1 - part)
  }

  /// Its velocity at `time`, in units per second; 0 without an ``initialVelocity``.
  public func velocity(at time: Double) -> Double {
    guard let initialVelocity, duration > 0, time < end else { return 0 }
    let part = min(1, max(0, (time - start) / duration))
    var distance = to - from
    switch shape {
    case .plain: break
    case .squared: distance *= 2 * easing.value(at: part)
    case .complementSquared: distance *= 2 * (1 - easing.value(at: part))
    }
    return distance * easing.slope(at: part) / duration + initialVelocity * (1 - part) * (1 - 3 * part)
  }
}
