/// A move from one number to another with a fixed duration, along an easing curve: a CSS transition,
/// `UIView.animate(withDuration:)`, an Android `ValueAnimator`.
///
/// Numbers that are not finite count as 0.
public struct TimedCurve: Hashable, Sendable {
  /// The function that maps the eased progress E to the covered part of the distance.
  public enum Shape: Hashable, Sendable {
    /// The part is E.
    case plain
    /// The part is E^2: a slower start.
    case squared
    /// The part is 1 - (1 - E)^2: a faster start.
    case complementSquared
  }

  /// The start time, in seconds.
  public let start: Double
  /// The duration, in seconds, 0 or more.
  public let duration: Double
  /// The position at the start.
  public let from: Double
  /// The position at the end.
  public let to: Double
  /// The easing curve, whose value is E.
  public let easing: CubicBezierEasing
  /// The function of E.
  public let shape: Shape

  /// The initial velocity v in addition to the curve's own, in units per second, or nil.
  ///
  /// The term `v t (1 - t / duration)^2` is added to the curve. Its derivative at the start is v, and its value and derivative
  /// at the end are 0: a curve that starts with slope 0 has the initial velocity v. With nil no term is added and the reported
  /// velocity is always 0, so that the next motion starts from rest.
  public let initialVelocity: Double?

  /// A move from `from` to `to` that starts at `start` and takes `duration` seconds.
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

  /// The end time, in seconds.
  public var end: Double { start + duration }

  /// The position at `time`.
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

  /// The velocity at `time`, in units per second; 0 if ``initialVelocity`` is nil.
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
