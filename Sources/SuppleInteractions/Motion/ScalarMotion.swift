import SuppleMotion

/// A number on its way: by a spring, or along a timed curve where a recorded original is followed.
public indirect enum ScalarMotion: Sendable, Hashable {
  /// By a spring (or standing still).
  case spring(AxisMotion)
  /// Along one timed leg, and perhaps a second that begins where the first ends.
  case timed(TimedLeg, then: TimedLeg?)

  /// A number that stands still.
  public static func resting(_ value: Double) -> ScalarMotion { .spring(AxisMotion(restingAt: value)) }

  /// Where it is.
  @inline(never)
  public func value(at time: Double) -> Double {
    switch self {
    case .spring(let motion): return motion.value(at: time)
    case .timed(let first, let second):
      if let second, time >= second.start { return second.value(at: time) }
      return first.value(at: time)
    }
  }

  /// How fast it is, per second; a timed leg counts as still, as the originals' were.
  public func velocity(at time: Double) -> Double {
    switch self {
    case .spring(let motion): motion.velocity(at: time)
    case .timed: 0
    }
  }

  /// Where it ends.
  public var target: Double {
    switch self {
    case .spring(let motion): motion.target
    case .timed(let first, let second): second?.to ?? first.to
    }
  }

  /// From when on it is there.
  public var restTime: Double {
    switch self {
    case .spring(let motion): motion.restTime
    case .timed(let first, let second): second?.end ?? first.end
    }
  }

  /// The same number drawn elsewhere by a spring; position and velocity carry over.
  @inline(never)
  public func springing(to target: Double, at time: Double, spring: Spring) -> ScalarMotion {
    .spring(
      AxisMotion(
        spring: spring, start: time, from: value(at: time), velocity: velocity(at: time), target: target,
        nearness: AxisMotion.fineNearness))
  }

  /// The same number led elsewhere in a set time, evenly.
  @inline(never)
  public func fading(to target: Double, at time: Double, duration: Double) -> ScalarMotion {
    .timed(
      TimedLeg(start: time, duration: duration, from: value(at: time), to: target, easing: .linear), then: nil
    )
  }
}

/// A timed move from one number to another along an easing curve.
public struct TimedLeg: Sendable, Hashable {
  /// How the eased progress E becomes the part of the way that is done.
  public enum Shape: Sendable, Hashable {
    /// E.
    case plain
    /// E squared.
    case squared
    /// 1 - (1 - E) squared.
    case complementSquared
  }

  /// When it sets out, in seconds.
  public var start: Double
  /// How long it takes, in seconds.
  public var duration: Double
  /// From where.
  public var from: Double
  /// To where.
  public var to: Double
  /// The curve E.
  public var easing: CubicBezierEasing
  /// What is made of E.
  public var shape: Shape

  /// A timed move.
  public init(
    start: Double, duration: Double, from: Double, to: Double, easing: CubicBezierEasing,
    shape: Shape = .plain
  ) {
    self.start = start
    self.duration = duration
    self.from = from
    self.to = to
    self.easing = easing
    self.shape = shape
  }

  /// When it arrives, in seconds.
  public var end: Double { start + duration }

  /// Where it is at `time`.
  public func value(at time: Double) -> Double {
    guard time < end else { return to }
    guard time > start else { return from }
    let eased = easing.value(at: (time - start) / duration)
    switch shape {
    case .plain: return from + (to - from) * eased
    case .squared: return from + (to - from) * eased * eased
    case .complementSquared: return to + (from - to) * (1 - eased) * (1 - eased)
    }
  }
}
