/// One value in flight on a spring: a closed form of time, so that it can be asked about any instant in any order.
///
/// ```swift
/// var motion = SpringMotion(spring: .bouncy, start: 0, from: 0, velocity: 0, target: 100)
/// motion.value(at: 0.2)
/// motion = motion.retargeted(to: 50, at: 0.2)        // position and velocity run on
/// ```
///
/// Times are seconds, velocities units per second. Numbers that are not finite count as zero (a position, as the
/// target); before the start nothing has moved.
public struct SpringMotion: Hashable, Sendable {
  /// What moves the value.
  public let spring: Spring
  /// When it set out, in seconds.
  public let start: Double
  /// Where it set out.
  public let from: Double
  /// Its velocity when it set out.
  public let initialVelocity: Double
  /// Where it comes to rest.
  public let target: Double

  /// A value that leaves `from` at the time `start` with the velocity `velocity`, pulled to `target`.
  public init(spring: Spring, start: Double, from: Double, velocity: Double, target: Double) {
    self.spring = spring
    self.start = Self.finite(start)
    let valid = target - target == 0 ? Self.finite(target) : Self.finite(from)
    self.target = valid
    self.from = from - from == 0 ? Self.finite(from) : valid
    initialVelocity = Self.finite(velocity)
  }

  /// The damped cosine `target + (from - target) e^(-alpha t) cos(omega t)`.
  ///
  /// It is a spring that is released with the velocity `-alpha (from - target)`, that is towards its target.
  ///
  /// - Parameters:
  ///   - omega: The angular frequency of the swing in rad/s.
  ///   - alpha: The rate at which it dies away, in 1/s.
  ///   - start: When it sets out, in seconds.
  ///   - from: Where it sets out.
  ///   - target: Where it comes to rest.
  public static func dampedCosine(
    omega: Double, alpha: Double, start: Double, from: Double, target: Double
  ) -> SpringMotion {
    let spring = Spring(omega: omega, alpha: alpha)
    return SpringMotion(
      spring: spring, start: start, from: from, velocity: -spring.decayRate * (from - target), target: target)
  }

  /// A value that rests at `position`.
  public static func resting(at position: Double, spring: Spring = .smooth) -> SpringMotion {
    SpringMotion(spring: spring, start: 0, from: position, velocity: 0, target: position)
  }

  /// Where the value is at `time`.
  public func value(at time: Double) -> Double { state(at: time).value }

  /// The velocity of the value at `time`, in units per second.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Where the value is at `time`, and how fast it moves.
  public func state(at time: Double) -> (value: Double, velocity: Double) {
    let elapsed = time - start
    // Exactly where it set out, which target + (from - target) need not be.
    guard elapsed > 0 else { return (from, initialVelocity) }
    let now = spring.propagator(time: elapsed)
      .advance(displacement: from - target, velocity: initialVelocity)
    return (target + now.displacement, now.velocity)
  }

  /// The time from which on the value stays nearer to its target than `displacement`, and slower than `speed`.
  ///
  /// It is never too early, and no later than the last instant at which either is still reached. Without damping it is
  /// infinite unless the swing is as small as that from the start.
  ///
  /// - Parameters:
  ///   - displacement: A distance above 0.
  ///   - speed: Units per second, above 0.
  public func restTime(displacement: Double, speed: Double) -> Double {
    let away = from - target
    let near = spring.lastTime(displacement: away, velocity: initialVelocity, reaching: displacement)
    // The velocity solves the same equation as the displacement, and its own rate at the start is the acceleration.
    let acceleration =
      -spring.angularFrequency * (spring.angularFrequency * away + 2 * spring.dampingRatio * initialVelocity)
    let slow = spring.lastTime(displacement: initialVelocity, velocity: acceleration, reaching: speed)
    let last = max(near, slow)
    // A hair later than the instant at which the limit is met, which rounding could put on either side.
    return last > 0 ? start + last * (1 + 1e-9) + 1e-9 : start
  }

  /// The same value with another target from `time` on, its position and velocity running on.
  ///
  /// - Parameters:
  ///   - target: Where it now comes to rest.
  ///   - time: When this happens, in seconds.
  ///   - spring: What moves it from then on; the same spring if not given.
  public func retargeted(to target: Double, at time: Double, spring: Spring? = nil) -> SpringMotion {
    let now = state(at: time)
    return SpringMotion(
      spring: spring ?? self.spring, start: time, from: now.value, velocity: now.velocity, target: target)
  }

  /// `x`, if it is a number that arithmetic can go on with; 0 or a very large number otherwise.
  @inline(never)
  static func finite(_ x: Double) -> Double {
    guard x - x == 0 else { return 0 }
    return x > 1e100 ? 1e100 : x < -1e100 ? -1e100 : x
  }
}
