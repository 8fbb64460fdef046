// Motions of two laws, one after the other. The time of the hand-over is computed when the motion starts.
extension Motion {
  /// A throw: the value coasts until `handOverDistance` of its distance to `target` is left, or its speed has fallen to
  /// `handOverSpeed`; from there, with the velocity of that instant, a spring moves it to the target.
  ///
  ///     velocity ─╮ coasts: v e^(-friction t)
  ///               ╰──╮
  ///                  ├─ hand-over
  ///                  ╰───╮ on the spring
  ///                      ╰────── target
  ///
  /// - Parameters:
  ///   - from: The position at the release.
  ///   - velocity: The velocity at the release, in units per second.
  ///   - start: The time of the release, in motion seconds.
  ///   - friction: The rate at which the velocity falls, in 1/s.
  ///   - handOverSpeed: The speed at which the spring takes over, in units per second, above 0.
  ///   - handOverDistance: The part of the distance to the target that is left when the spring takes over, 0 to 1; at 0
  ///     the value coasts up to the target.
  ///   - spring: The spring that moves the value to the target.
  ///   - target: The position of rest.
  @inline(never)
  public static func thrown(
    from: Double, velocity: Double, at start: Double, friction: Double, handOverSpeed: Double,
    handOverDistance: Double = 0, spring: Spring, target: Double
  ) -> Motion {
    let glide = FrictionDecay(friction: friction, start: start, from: from, velocity: velocity)
    let meeting = glide.time(reaching: target + (from - target) * handOverDistance) ?? .infinity
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

  /// A value that coasts, without a tolerance of rest: its rest time is infinity.
  @inline(never)
  static func coasting(_ decay: FrictionDecay) -> Motion {
    Motion(.decay(decay), restTime: .infinity)
  }

  /// A value that coasts until `handOver`, and is on a spring from then on.
  static func coasting(
    _ decay: FrictionDecay, until handOver: Double, then landing: SpringMotion,
    within tolerance: RestTolerance = .points
  ) -> Motion {
    Motion(landing, within: tolerance, handOver: handOver, earlier: .coasting(decay))
  }

  /// A gentle start: a soft undamped spring with an acceleration of at most `acceleration`, in units per second squared. When
  /// `spring` would accelerate the value equally, `spring` takes over.
  public static func gentle(
    from: Double, velocity: Double, to target: Double, at time: Double, acceleration: Double, spring: Spring
  ) -> Motion {
    let distance = (target - from).magnitude
    let stiffness = spring.stiffness / spring.mass
    let soft = Spring(stiffness: acceleration / max(1e-9, distance), dampingRatio: 0)
    let pace = soft.angularFrequency
    let speed = target < from ? -velocity : velocity
    // With the phase p the distance is A cos p and the speed A w sin p. Both springs accelerate alike where
    // (k - w^2) cos p = c w sin p.
    let phase = Elementary.atan2(stiffness - pace * pace, spring.damping / spring.mass * pace)
    let duration = (phase - Elementary.atan2(speed, pace * distance)) / pace
    guard duration > 0, pace * pace < stiffness else {
      return Motion(spring: spring, start: time, from: from, velocity: velocity, target: target)
    }
    let handOver = SpringMotion.finite(time + duration)
    let start = SpringMotion(spring: soft, start: time, from: from, velocity: velocity, target: target)
    let landing = SpringMotion(
      spring: spring, start: handOver, from: start.value(at: handOver),
      velocity: start.velocity(at: handOver),
      target: target)
    return Motion(
      landing, within: .points, handOver: handOver, earlier: Motion(.spring(start), restTime: .infinity))
  }

  /// A delayed start: `touchSpring` brings the value to rest at `from`, and `delay` seconds after `time` `spring`
  /// moves it to the target. With a delay of 0 or less `spring` moves it from the start.
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

  /// A value that follows the timed curve `first`, and `second`, if given, from its start time on.
  @inline(never)
  public static func curve(_ first: TimedCurve, then second: TimedCurve? = nil) -> Motion {
    let motion = Motion(.curve(first), restTime: first.end)
    guard let second else { return motion }
    return Motion(.curve(second), restTime: second.end, handOver: second.start, earlier: motion)
  }
}
