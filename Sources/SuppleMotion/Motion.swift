/// A number as a function of time, until it rests.
///
/// A motion follows one closed form of time, or two, one after the other: it rests, is drawn by a spring, coasts under
/// friction, follows an easing curve. So it can be asked about any instant, in any order, and does not depend on the
/// frame rate.
///
/// ```swift
/// var offset = Motion.resting(at: 0)
/// offset = offset.retargeted(to: 100, at: 0, timing: .spring(.bouncy))
/// offset.value(at: 0.2)
/// offset = offset.retargeted(to: 50, at: 0.2, timing: .spring(.smooth))    // position and velocity carry over
/// offset.restTime                                                          // from here on it is exactly 50
/// ```
///
/// Times are motion seconds, velocities units per second. Numbers that are not finite count as zero. A motion never
/// changes; copies share it and cost a reference.
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

  /// The law that is followed last.
  var law: Law { storage.law }

  /// What is followed before ``handOver``, if anything.
  var earlier: Motion? { storage.earlier }

  /// A number that stands still.
  @inline(never)
  public static func resting(at value: Double) -> Motion {
    Motion(.rest(SpringMotion.finite(value)), restTime: -.infinity)
  }

  /// A number on a spring, which counts as at rest within `tolerance` of the target.
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

  /// A number that leaves `from` at the time `start` with `velocity`, drawn to `target` by a spring.
  @inline(never)
  public init(
    spring: Spring, start: Double, from: Double, velocity: Double, target: Double,
    within tolerance: RestTolerance = .points
  ) {
    self.init(
      SpringMotion(spring: spring, start: start, from: from, velocity: velocity, target: target),
      within: tolerance)
  }

  /// A number that leaves `from` at `time` with `velocity`, for `target`; one that is there and has no velocity rests,
  /// except on a fade, which takes its time.
  @inline(never)
  public static func moving(
    from: Double, velocity: Double = 0, to target: Double, at time: Double, timing: Timing
  ) -> Motion {
    if case .fade(let duration) = timing {
      return .curve(TimedCurve(start: time, duration: duration, from: from, to: target, easing: .linear))
    }
    if from == target && velocity == 0 { return .resting(at: target) }
    switch timing {
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

  // MARK: What can be asked of it

  /// Where it ends.
  public var target: Double { storage.target }

  /// From when on it stands exactly on its target; minus infinity for what rests from the start.
  public var restTime: Double { storage.restTime }

  /// When the second of two laws takes over; minus infinity where there is one.
  public var handOver: Double { storage.handOver }

  /// Where it is.
  @inline(never)
  public func value(at time: Double) -> Double {
    let storage = storage
    guard time < storage.restTime else { return storage.target }
    if time < storage.handOver, let earlier = storage.earlier { return earlier.value(at: time) }
    return storage.law.value(at: time)
  }

  /// How fast it is, in units per second.
  @inline(never)
  public func velocity(at time: Double) -> Double {
    let storage = storage
    guard time < storage.restTime else { return 0 }
    if time < storage.handOver, let earlier = storage.earlier { return earlier.velocity(at: time) }
    return storage.law.velocity(at: time)
  }

  /// From when on it stays within `distance` of its target, at whatever speed.
  public func time(within distance: Double) -> Double {
    restTime(within: RestTolerance(restDistance: distance, restSpeed: .infinity))
  }

  /// From when on it stays within another tolerance of its target.
  func restTime(within tolerance: RestTolerance) -> Double {
    max(storage.handOver, storage.law.restTime(within: tolerance))
  }

  /// The stiffness of the law in force at `time`, at mass 1; 0 for what is not on a spring.
  public func stiffness(at time: Double) -> Double {
    if time < storage.handOver, let earlier = storage.earlier { return earlier.stiffness(at: time) }
    guard case .spring(let motion) = storage.law else { return 0 }
    return motion.spring.stiffness / motion.spring.mass
  }

  /// The damping of the law in force at `time`, in 1/s: a spring's at mass 1, the friction of what coasts, 0 for
  /// everything else.
  public func damping(at time: Double) -> Double {
    if time < storage.handOver, let earlier = storage.earlier { return earlier.damping(at: time) }
    switch storage.law {
    case .spring(let motion): return motion.spring.damping / motion.spring.mass
    case .decay(let decay): return decay.friction
    case .rest, .curve, .fall, .dip: return 0
    }
  }

  // MARK: What can be made of it

  /// The same number with another target from `time` on. Position and velocity carry over; a fade drops the velocity.
  @inline(never)
  public func retargeted(to target: Double, at time: Double, timing: Timing) -> Motion {
    .moving(from: value(at: time), velocity: velocity(at: time), to: target, at: time, timing: timing)
  }

  /// The same motion moved by `distance`, target and all.
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
