// The motions of a list's content after a release.
extension Motion {
  /// The motion of an over-scrolled list after a release: it falls back to 0 like e^(-rate t), without overshoot.
  ///
  /// The initial velocity changes into the velocity of falling back at `turnRate`, or immediately if that is nil. Both
  /// rates together are an overdamped spring, x'' = -rate turnRate x - (rate + turnRate) x', with the roots `rate` and
  /// `turnRate`. A velocity towards 0 that would make this spring overshoot becomes the velocity of an exponential
  /// fall.
  ///
  /// - Parameters:
  ///   - from: The over-scroll at the release, in points.
  ///   - velocity: The velocity at the release, in points per second.
  ///   - time: The time of the release, in motion seconds.
  ///   - rate: The rate of falling back, in 1/s, above 0.
  ///   - turnRate: The rate at which the velocity changes, in 1/s, at least twice `rate`; nil for immediately.
  @inline(never)
  public static func fallingBack(
    from: Double, velocity: Double, at time: Double, rate: Double, turnRate: Double?
  ) -> Motion {
    let from = SpringMotion.finite(from)
    let velocity = SpringMotion.finite(velocity)
    if from == 0 && velocity == 0 { return .resting(at: 0) }
    var fall = min(1e6, max(1e-6, rate))
    if let turnRate {
      let fast = min(1e9, max(2 * fall, turnRate))
      if velocity * from >= -fast * from * from {
        let stiffness = fall * fast
        let spring = Spring(
          stiffness: stiffness, dampingRatio: (fall + fast) / (2 * stiffness.squareRoot()))
        return moving(from: from, velocity: velocity, to: 0, at: time, timing: .spring(spring))
      }
      fall = min(-velocity / from, 1e6)
    }
    let law = Law.fall(start: SpringMotion.finite(time), from: from, target: 0, rate: fall)
    return Motion(law, restTime: law.restTime(within: .points))
  }

  /// The motion of a scrolled list after a release: it decelerates as iOS scroll views do (0.998 per millisecond),
  /// and stops at the top, or when its speed is 4 points per second. `from` is the distance from the top in points,
  /// `velocity` in points per second.
  @inline(never)
  public static func scrolling(from: Double, velocity: Double, at time: Double) -> Motion {
    let stopSpeed = 4.0
    let held = min(10_000, max(-10_000, SpringMotion.finite(velocity)))
    guard held.magnitude > stopSpeed else { return .resting(at: max(0, SpringMotion.finite(from))) }
    let glide = ScrollDecay(start: time, from: from, velocity: held).motion
    let slowed = glide.time(slowingTo: stopSpeed)
    var end = slowed
    var target = max(0, glide.value(at: slowed))
    if held < 0, let top = glide.time(reaching: 0), top < slowed {
      end = top
      target = 0
    }
    return Motion(.rest(target), restTime: end, handOver: end, earlier: .coasting(glide))
  }

  /// The motion of a hint: the list moves down by `distance` points within `duration` seconds and returns to 0. It
  /// starts with velocity 0 and turns once.
  @inline(never)
  public static func dipping(by distance: Double, duration: Double, at time: Double) -> Motion {
    guard duration > 0, duration < .infinity else { return .resting(at: 0) }
    let law = Law.dip(
      start: SpringMotion.finite(time), base: 0, distance: SpringMotion.finite(distance),
      duration: SpringMotion.finite(max(duration, 1e-6)))
    return Motion(law, restTime: law.restTime(within: .points))
  }
}
