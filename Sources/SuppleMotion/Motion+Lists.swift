// How the content of a list moves when it is let go.
extension Motion {
  /// A list that is let go at `from` with `velocity` and falls back to 0 like e^(-rate t), without overshoot.
  ///
  /// The velocity turns into falling at `turnRate`, or at once if that is nil. Both rates together are an overdamped
  /// spring: `rate` is its slow root, `turnRate` its fast one. What comes in faster than that spring could take without
  /// overshoot falls as fast as it comes.
  ///
  /// - Parameters:
  ///   - from: Points from where it rests.
  ///   - velocity: Points per second.
  ///   - time: When, in seconds.
  ///   - rate: How fast it falls, in 1/s, above 0.
  ///   - turnRate: How fast the velocity turns, in 1/s; held to at least twice `rate`.
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

  /// A list that is scrolled to `from` (points from its top) and let go with `velocity`: it coasts as scroll views do,
  /// and stops at the top, or once it is slower than 4 points per second.
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

  /// A list that dips by `distance` points within `duration` seconds and comes back to 0: it sets out gently and turns
  /// once.
  @inline(never)
  public static func dipping(by distance: Double, duration: Double, at time: Double) -> Motion {
    guard duration > 0, duration < .infinity else { return .resting(at: 0) }
    let law = Law.dip(
      start: SpringMotion.finite(time), base: 0, distance: SpringMotion.finite(distance),
      duration: SpringMotion.finite(max(duration, 1e-6)))
    return Motion(law, restTime: law.restTime(within: .points))
  }
}
