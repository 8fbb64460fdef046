/// A number as a function of time, until it is at rest.
///
/// A motion follows one law or two, one after the other: rest, spring, wall, decay under friction, easing curve. Each is a
/// closed form of time: a motion can be evaluated at any time, in any order, and does not depend on the frame rate.
///
/// It corresponds to an interruptible animation: a `UIViewPropertyAnimator`, a SwiftUI animation, a value of
/// `useSpring` in react-spring. A CSS transition, unlike a motion, loses its velocity when interrupted.
///
/// ```swift
/// var offset = Motion.resting(at: 0)
/// offset = offset.retargeted(to: 100, at: 0, timing: .spring(.bouncy))
/// offset.value(at: 0.2)
/// offset = offset.retargeted(to: 50, at: 0.2, timing: .spring(.smooth))    // position and velocity carry over
/// offset.restTime                                                          // from here on it is exactly 50
/// ```
///
/// Times are motion seconds, velocities units per second. Numbers that are not finite count as 0. A motion is
/// immutable: copies share its storage, and a copy costs one reference count.
public struct Motion: Sendable {
  private final class Storage: Sendable {
    let law: Law
    let target: Double
    let restTime: Double
    let handOver: Double
    let earlier: Motion?

    init(law: Law, target: Double, restTime: Double, handOver: Double, earlier: Motion?) {
      self.law = law
      self.target = target
      self.restTime = restTime
      self.handOver = handOver
      self.earlier = earlier
    }
  }

  private let storage: Storage

  /// A motion by `law` from `handOver` on, and by `earlier` before.
  @inline(never)
  init(_ law: Law, restTime: Double, handOver: Double = -.infinity, earlier: Motion? = nil) {
    storage = Storage(
      law: law, target: law.target, restTime: max(handOver, restTime), handOver: handOver, earlier: earlier)
  }

  /// The last law.
  var law: Law { storage.law }

  /// The motion before ``handOver``; nil for a motion with one law.
  var earlier: Motion? { storage.earlier }

  /// A number at rest.
  @inline(never)
  public static func resting(at value: Double) -> Motion {
    Motion(.rest(SpringMotion.finite(value)), restTime: -.infinity)
  }

  /// A number on a spring that is at rest once it stays within `tolerance` of the target.
  public init(_ spring: SpringMotion, within tolerance: RestTolerance = .points) {
    self.init(spring, within: tolerance, handOver: -.infinity, earlier: nil)
  }

  /// A number that follows `earlier` until `handOver`, and is on a spring from then on.
  @inline(never)
  init(_ spring: SpringMotion, within tolerance: RestTolerance, handOver: Double, earlier: Motion?) {
    self.init(
      .spring(spring),
      restTime: spring.restTime(displacement: tolerance.restDistance, speed: tolerance.restSpeed),
      handOver: handOver, earlier: earlier)
  }

  /// A number on a spring that starts from `from` at the time `start` with `velocity` and moves to `target`.
  @inline(never)
  public init(
    spring: Spring, start: Double, from: Double, velocity: Double, target: Double,
    within tolerance: RestTolerance = .points
  ) {
    self.init(
      SpringMotion(spring: spring, start: start, from: from, velocity: velocity, target: target),
      within: tolerance)
  }

  /// A number that moves from `from` to `target`, starting at `time` with `velocity`. If the two are equal and the
  /// velocity is 0, the number is at rest, except with a fade, which takes its duration.
  @inline(never)
  public static func moving(
    from: Double, velocity: Double = 0, to target: Double, at time: Double, timing: Timing
  ) -> Motion {
    if case .fade(let duration) = timing {
      return .curve(TimedCurve(start: time, duration: duration, from: from, to: target, easing: .linear))
    }
    if from == target && velocity == 0 { return .resting(at: target) }
    switch timing {
    case .bounce(let bounce):
      return .bouncing(bounce, from: from, velocity: velocity, to: target, at: time)
    case .spring(let spring, let tolerance):
      return Motion(
        spring: spring, start: time, from: from, velocity: velocity, target: target, within: tolerance)
    case .curve(let easing, let duration):
      return .curve(
        TimedCurve(
          start: time, duration: max(1e-6, duration), from: from, to: target, easing: easing,
          initialVelocity: velocity))
    case .fade: return .resting(at: target)
    }
  }

  // MARK: Evaluation

  /// The value at the end.
  public var target: Double { storage.target }

  /// The time from which on the value is exactly ``target``, in motion seconds; minus infinity for a number at rest.
  public var restTime: Double { storage.restTime }

  /// The time at which the second of two laws takes over, in motion seconds; minus infinity for a motion with one law.
  public var handOver: Double { storage.handOver }

  /// The value at a time in motion seconds.
  @inline(never)
  public func value(at time: Double) -> Double {
    let storage = storage
    guard time < storage.restTime else { return storage.target }
    if time < storage.handOver, let earlier = storage.earlier { return earlier.value(at: time) }
    return storage.law.value(at: time)
  }

  /// The velocity at a time in motion seconds, in units per second.
  @inline(never)
  public func velocity(at time: Double) -> Double {
    let storage = storage
    guard time < storage.restTime else { return 0 }
    if time < storage.handOver, let earlier = storage.earlier { return earlier.velocity(at: time) }
    return storage.law.velocity(at: time)
  }

  /// The time from which on the value stays within `distance` of its target, at any speed, in motion seconds.
  public func time(within distance: Double) -> Double {
    restTime(within: RestTolerance(restDistance: distance, restSpeed: .infinity))
  }

  /// The time from which on the value stays within another tolerance of its target.
  func restTime(within tolerance: RestTolerance) -> Double {
    max(storage.handOver, storage.law.restTime(within: tolerance))
  }

  /// The first time at which a spring that is not critically damped or overdamped brings the value to its target, in
  /// motion seconds; nil for another law.
  public var arrival: Double? {
    guard case .spring(let motion) = storage.law, motion.spring.dampingRatio < 1 else { return nil }
    let spring = motion.spring
    // x = e^(-z w0 t) (a cos(w t) + b sin(w t)) is 0 where tan(w t) = -a / b.
    let a = motion.from - motion.target
    let b = (motion.initialVelocity + spring.dampingRatio * spring.angularFrequency * a) / spring.swingRate
    let angle = Elementary.atan2(-a, b)
    return motion.start + (angle > 0 ? angle : angle + Double.pi) / spring.swingRate
  }

  /// The stiffness of the law in force at `time`, at mass 1; 0 for a law other than a spring.
  public func stiffness(at time: Double) -> Double {
    if time < storage.handOver, let earlier = storage.earlier { return earlier.stiffness(at: time) }
    guard case .spring(let motion) = storage.law else { return 0 }
    return motion.spring.stiffness / motion.spring.mass
  }

  /// The damping of the law in force at `time`, in 1/s: of a spring at mass 1, of a decay its friction; 0 for other
  /// laws.
  public func damping(at time: Double) -> Double {
    if time < storage.handOver, let earlier = storage.earlier { return earlier.damping(at: time) }
    switch storage.law {
    case .spring(let motion): return motion.spring.damping / motion.spring.mass
    case .decay(let decay): return decay.friction
    case .rest, .wall, .curve, .fall, .dip: return 0
    }
  }

  // MARK: Derived motions

  /// The number with another target from `time` on. Position and velocity carry over; with a fade only the position.
  @inline(never)
  public func retargeted(to target: Double, at time: Double, timing: Timing) -> Motion {
    .moving(from: value(at: time), velocity: velocity(at: time), to: target, at: time, timing: timing)
  }

  /// Returns the motion with every position and the target moved by `distance`.
  @inline(never)
  public func shifted(by distance: Double) -> Motion {
    let distance = SpringMotion.finite(distance)
    return Motion(
      storage.law.shifted(by: distance), restTime: storage.restTime, handOver: storage.handOver,
      earlier: storage.earlier?.shifted(by: distance))
  }
}

extension Motion: Hashable {
  /// Whether two motions follow the same laws between the same times.
  public static func == (a: Motion, b: Motion) -> Bool {
    a.storage === b.storage
      || (a.law == b.law && a.restTime == b.restTime && a.handOver == b.handOver && a.earlier == b.earlier)
  }

  /// Hashes the laws and their times.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(law)
    hasher.combine(restTime)
    hasher.combine(handOver)
    hasher.combine(earlier)
  }
}
