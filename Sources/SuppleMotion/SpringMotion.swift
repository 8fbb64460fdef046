/// A value that moves on a spring: a closed form of time, which can be evaluated at any time in any order.
///
/// ```swift
/// var motion = SpringMotion(spring: .bouncy, start: 0, from: 0, velocity: 0, target: 100)
/// motion.value(at: 0.2)
/// motion = motion.retargeted(to: 50, at: 0.2)        // position and velocity carry over
/// ```
///
/// Times are seconds, velocities units per second. Numbers that are not finite count as 0, a position as the target;
/// before the start the value is at `from`.
public struct SpringMotion: Hashable, Sendable {
  /// The spring.
  public let spring: Spring
  /// The start time, in seconds.
  public let start: Double
  /// The position at the start.
  public let from: Double
  /// The velocity at the start, in units per second.
  public let initialVelocity: Double
  /// The position of rest.
  public let target: Double

  /// A value that starts from `from` at the time `start` with `velocity` and moves to `target`.
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
  /// It is a spring that starts with the velocity `-alpha (from - target)`, towards its target.
  ///
  /// - Parameters:
  ///   - omega: The angular frequency of the oscillation, in rad/s.
  ///   - alpha: The rate at which its amplitude decays, in 1/s.
  ///   - start: The start time, in seconds.
  ///   - from: The position at the start.
  ///   - target: The position of rest.
  public static func dampedCosine(
    omega: Double, alpha: Double, start: Double, from: Double, target: Double
  ) -> SpringMotion {
    let spring = Spring(omega: omega, alpha: alpha)
    return SpringMotion(
      spring: spring, start: start, from: from, velocity: -spring.decayRate * (from - target), target: target)
  }

  /// The damped cosine with omega and alpha per frame, as in animations that count frames.
  ///
  /// - Parameters:
  ///   - omega: The angular frequency of the oscillation, in radians per frame.
  ///   - alpha: The rate at which its amplitude decays, per frame.
  ///   - framesPerSecond: The number of frames per second, 1 to 1000; 1 if it is not finite.
  ///   - start: The start time, in seconds.
  ///   - from: The position at the start.
  ///   - target: The position of rest.
  public static func dampedCosine(
    omega: Double, alpha: Double, framesPerSecond: Double, start: Double, from: Double, target: Double
  ) -> SpringMotion {
    let rate = Spring.frameRate(framesPerSecond)
    return dampedCosine(omega: omega * rate, alpha: alpha * rate, start: start, from: from, target: target)
  }

  /// A value at rest at `position`.
  public static func resting(at position: Double, spring: Spring = .smooth) -> SpringMotion {
    SpringMotion(spring: spring, start: 0, from: position, velocity: 0, target: position)
  }

  /// The position at `time`.
  public func value(at time: Double) -> Double { state(at: time).value }

  /// The velocity at `time`, in units per second.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// The position and the velocity at `time`, in one evaluation.
  public func state(at time: Double) -> (value: Double, velocity: Double) {
    let elapsed = time - start
    // target + (from - target) can differ from `from` in the last bit.
    guard elapsed > 0 else { return (from, initialVelocity) }
    let now = spring.propagator(time: elapsed)
      .advance(displacement: from - target, velocity: initialVelocity)
    return (target + now.displacement, now.velocity)
  }

  /// The position and the velocity at `time`, with the target as a wall that reflects the value to the side of its start; for a
  /// start at the target, to the side of the initial velocity.
  func reflected(at time: Double) -> (value: Double, velocity: Double) {
    let side = from == target ? initialVelocity : from - target
    let now = state(at: time)
    let beyond = now.value == target ? now.velocity : now.value - target
    let isBeyond = side < 0 ? beyond > 0 : beyond < 0
    return isBeyond ? (target - (now.value - target), -now.velocity) : now
  }

  /// Returns the motion with every position and the target moved by `distance`.
  func shifted(by distance: Double) -> SpringMotion {
    SpringMotion(
      spring: spring, start: start, from: from + distance, velocity: initialVelocity,
      target: target + distance)
  }

  /// The time from which on the value stays nearer to its target than `displacement`, and slower than `speed`.
  ///
  /// The time is never too early, and at most a rounding error later than the last instant at which either limit is
  /// reached. Without damping it is infinite, unless the oscillation is within the limits from the start.
  ///
  /// - Parameters:
  ///   - displacement: The distance to the target, above 0.
  ///   - speed: The speed, in units per second, above 0.
  public func restTime(displacement: Double, speed: Double) -> Double {
    let away = from - target
    let rate = spring.angularFrequency
    // The velocity is a solution of the same equation as the displacement; its derivative at the start is the
    // acceleration.
    let acceleration = -rate * (rate * away + 2 * spring.dampingRatio * initialVelocity)
    var last = spring.lastTime(displacement: initialVelocity, velocity: acceleration, reaching: speed)
    // (w0 x)^2 + v^2 never grows: where it is small enough, the distance stays within its limit from then on.
    let then = spring.propagator(time: last).advance(displacement: away, velocity: initialVelocity)
    let reach = rate * displacement
    let height = rate * then.displacement
    if !(height * height + then.velocity * then.velocity < reach * reach) {
      last = max(last, spring.lastTime(displacement: away, velocity: initialVelocity, reaching: displacement))
    }
    // A little later than the computed instant, because rounding can put it before the exact one.
    return last > 0 ? start + last * (1 + 1e-9) + 1e-9 : start
  }

  /// The value with another target from `time` on. Position and velocity carry over.
  ///
  /// - Parameters:
  ///   - target: The new position of rest.
  ///   - time: The time of the change, in seconds.
  ///   - spring: The spring from then on; by default the same.
  public func retargeted(to target: Double, at time: Double, spring: Spring? = nil) -> SpringMotion {
    let now = state(at: time)
    return SpringMotion(
      spring: spring ?? self.spring, start: time, from: now.value, velocity: now.velocity, target: target)
  }

  /// `x` clamped to +-1e100, so that sums and products of two stay finite; 0 for a number that is not finite.
  @inline(never)
  static func finite(_ x: Double) -> Double {
    guard x - x == 0 else { return 0 }
    return x > 1e100 ? 1e100 : x < -1e100 ? -1e100 : x
  }
}
