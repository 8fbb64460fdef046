extension Motion {
  /// One closed form of time that a motion can follow.
  enum Law: Hashable, Sendable {
    /// The value is constant.
    case rest(Double)
    /// A spring moves the value to its target.
    case spring(SpringMotion)
    /// A spring that its target reflects: target + side |x - target|.
    case wall(SpringMotion)
    /// The value coasts under friction.
    case decay(FrictionDecay)
    /// The value follows an easing curve.
    case curve(TimedCurve)
    /// The distance to the target falls like e^(-rate t).
    case fall(start: Double, from: Double, target: Double, rate: Double)
    /// The value moves away from `base` and returns: base + distance (u / 2)^2 e^(2 - u) with u = 2 t / duration,
    /// which is base + distance at t = duration.
    case dip(start: Double, base: Double, distance: Double, duration: Double)
  }
}

extension Motion.Law {
  /// The value at the end.
  var target: Double {
    switch self {
    case .rest(let value): value
    case .spring(let motion), .wall(let motion): motion.target
    case .decay(let decay): decay.restPosition
    case .curve(let curve): curve.to
    case .fall(_, _, let target, _): target
    case .dip(_, let base, _, _): base
    }
  }

  /// The value at a time in motion seconds.
  func value(at time: Double) -> Double {
    switch self {
    case .rest(let value): return value
    case .spring(let motion): return motion.value(at: time)
    case .wall(let motion): return motion.reflected(at: time).value
    case .decay(let decay): return decay.value(at: time)
    case .curve(let curve): return curve.value(at: time)
    case .fall(let start, let from, let target, let rate):
      return target + (from - target) * Elementary.exp(-rate * max(0, time - start))
    case .dip(let start, let base, let distance, let duration):
      let u = 2 / duration * max(0, time - start)
      return base + distance * u * u / 4 * Elementary.exp(2 - u)
    }
  }

  /// The velocity at a time in motion seconds, in units per second.
  func velocity(at time: Double) -> Double {
    switch self {
    case .rest: return 0
    case .spring(let motion): return motion.velocity(at: time)
    case .wall(let motion): return motion.reflected(at: time).velocity
    case .decay(let decay): return decay.velocity(at: time)
    case .curve(let curve): return curve.velocity(at: time)
    case .fall(let start, let from, let target, let rate):
      return -rate * ((from - target) * Elementary.exp(-rate * max(0, time - start)))
    case .dip(let start, _, let distance, let duration):
      let rate = 2 / duration
      let u = rate * max(0, time - start)
      return distance * rate * u * (2 - u) / 4 * Elementary.exp(2 - u)
    }
  }

  /// The time from which on the value stays within `tolerance` of its target, in motion seconds.
  func restTime(within tolerance: RestTolerance) -> Double {
    let near = tolerance.restDistance
    let slow = tolerance.restSpeed
    switch self {
    case .rest: return -.infinity
    case .spring(let motion), .wall(let motion): return motion.restTime(displacement: near, speed: slow)
    case .decay(let decay):
      // The remaining distance is the velocity over the friction. The nanosecond compensates for rounding, which could
      // make the time too early.
      return decay.time(slowingTo: min(slow, near * decay.friction)) + 1e-9
    case .curve(let curve): return curve.end
    case .fall(let start, let from, let target, let rate):
      let size = (from - target).magnitude
      let nearTime = Elementary.log(max(1, size / near)) / rate
      let slowTime = Elementary.log(max(1, size * rate / slow)) / rate
      return start + max(nearTime, slowTime)
    case .dip(let start, _, _, let duration):
      // At u = 19 less than 5e-6 of the distance remains.
      return start + 9.5 * duration
    }
  }

  /// Returns the law with every position and the target moved by `distance`.
  func shifted(by distance: Double) -> Motion.Law {
    switch self {
    case .rest(let value): return .rest(value + distance)
    case .spring(let motion): return .spring(motion.shifted(by: distance))
    case .wall(let motion): return .wall(motion.shifted(by: distance))
    case .decay(let decay):
      return .decay(
        FrictionDecay(
          friction: decay.friction, start: decay.start, from: decay.from + distance,
          velocity: decay.initialVelocity))
    case .curve(let curve):
      return .curve(
        TimedCurve(
          start: curve.start, duration: curve.duration, from: curve.from + distance, to: curve.to + distance,
          easing: curve.easing, shape: curve.shape, initialVelocity: curve.initialVelocity))
    case .fall(let start, let from, let target, let rate):
      return .fall(start: start, from: from + distance, target: target + distance, rate: rate)
    case .dip(let start, let base, let depth, let duration):
      return .dip(start: start, base: base + distance, distance: depth, duration: duration)
    }
  }
}
