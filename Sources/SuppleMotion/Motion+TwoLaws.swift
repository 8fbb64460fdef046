// Motions of two laws, one after the other. The instant of the hand-over is known from the start.
extension Motion {
  /// A throw: it coasts until it meets `target` or its speed has fallen to `handOverSpeed`, and with the velocity of
  /// that instant a spring takes it to the target.
  ///
  ///     velocity ─╮ coasts: v e^(-friction t)
  ///               ╰──╮
  ///                  ├─ hand-over
  ///                  ╰───╮ on the spring
  ///                      ╰────── target
  ///
  /// - Parameters:
  ///   - from: Where it is let go.
  ///   - velocity: Units per second.
  ///   - start: When, in seconds.
  ///   - friction: The rate at which the velocity falls, in 1/s.
  ///   - handOverSpeed: Units per second, above 0.
  ///   - spring: What brings it to rest.
  ///   - target: Where it comes to rest.
  @inline(never)
  public static func thrown(
    from: Double, velocity: Double, at start: Double, friction: Double, handOverSpeed: Double, spring: Spring,
    target: Double
  ) -> Motion {
    let glide = FrictionDecay(friction: friction, start: start, from: from, velocity: velocity)
    let meeting = glide.time(reaching: target) ?? .infinity
    let handOver = min(meeting, glide.time(slowingTo: handOverSpeed))
    let glides = handOver.isFinite && handOver > start
    let begin = glides ? handOver : start
    let landing = SpringMotion(
      spring: spring, start: begin, from: glide.value(at: begin), velocity: glide.velocity(at: begin),
      target: target)
    return Motion(
      landing, within: .points, handOver: glides ? handOver : -.infinity,
      earlier: glides ? .coasting(glide) : nil)
  }

  /// A number that coasts, without a tolerance of rest: it never counts as at rest.
  @inline(never)
  static func coasting(_ decay: FrictionDecay) -> Motion {
    Motion(.decay(decay), restTime: .infinity)
  }

  /// A number that coasts until `handOver`, and is on a spring from then on.
  static func coasting(
    _ decay: FrictionDecay, until handOver: Double, then landing: SpringMotion,
    within tolerance: RestTolerance = .points
  ) -> Motion {
    Motion(landing, within: tolerance, handOver: handOver, earlier: .coasting(decay))
  }

  /// A delayed start: `touchSpring` brings the number to a halt where it is, and `delay` seconds after `time` `spring`
  /// takes it to the target. Without a delay it sets out at once.
  @inline(never)
  public static func delayed(
    by delay: Double, from: Double, velocity: Double, to target: Double, at time: Double, touchSpring: Spring,
    spring: Spring
  ) -> Motion {
    guard delay > 0 else {
      return Motion(spring: spring, start: time, from: from, velocity: velocity, target: target)
    }
    let lingering = Motion(spring: touchSpring, start: time, from: from, velocity: velocity, target: from)
    let start = SpringMotion.finite(time + delay)
    let motion = SpringMotion(
      spring: spring, start: start, from: lingering.value(at: start), velocity: lingering.velocity(at: start),
      target: target)
    return Motion(motion, within: .points, handOver: start, earlier: lingering)
  }

  /// A number that follows a timed curve, and perhaps another from the moment at which that one starts.
  @inline(never)
  public static func curve(_ first: TimedCurve, then second: TimedCurve? = nil) -> Motion {
    let motion = Motion(.curve(first), restTime: first.end)
    guard let second else { return motion }
    return Motion(.curve(second), restTime: second.end, handOver: second.start, earlier: motion)
  }
}
