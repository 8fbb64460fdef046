import SuppleMotion
import SuppleScene

/// The motion of a head to its own place, outside the chain of followers.
enum HeadMotion: Sendable {
  /// By springs.
  case moving(PointMotion)
  /// The head fades out at one place and in at the other, within `duration` seconds, with reduced motion. A covered head stays
  /// opaque until the head that fades in over it is opaque, and then jumps.
  indirect case fading(
    from: Point, to: Point, start: Double, duration: Double = fadeDuration, isCovered: Bool = false)

  /// The duration of a fade out and in, in seconds.
  static let fadeDuration = 0.2

  /// The duration of a fade from the place of a release, in seconds.
  static let releaseFade = 0.15

  /// The duration in which dismissed heads and their target fade out with reduced motion, in seconds.
  static let dismissalFade = 0.12

  /// A head at rest.
  static func resting(at point: Point) -> HeadMotion { .moving(.resting(at: point)) }

  /// The motion of a head that leaves `from` with `velocity` for `target` by `spring`, `delay` seconds after `time`; until then
  /// the touch spring brakes it.
  @inline(never)
  static func leaving(
    _ from: Point, velocity: Vector, for target: Point, at time: Double, delay: Double, spring: Spring
  ) -> HeadMotion {
    .moving(
      .delayed(
        by: delay, from: from, velocity: velocity, to: target, at: time, touchSpring: Drag.touchSpring,
        spring: spring))
  }

  /// The resting position of the head.
  var target: Point {
    switch self {
    case .moving(let motion): motion.target
    case .fading(_, let to, _, _, _): to
    }
  }

  /// The position of the head.
  func position(at time: Double) -> Point {
    switch self {
    case .moving(let motion): motion.position(at: time)
    case .fading(let from, let to, _, _, _): time < (jumpTime ?? 0) ? from : to
    }
  }

  /// The velocity, in points per second.
  func velocity(at time: Double) -> Vector {
    switch self {
    case .moving(let motion): motion.velocity(at: time)
    case .fading: .zero
    }
  }

  /// The opacity: a fade goes from 1 to 0 and back to 1, unless the head is covered.
  func opacity(at time: Double) -> Double {
    guard case .fading(_, _, let start, let duration, false) = self, time < restTime else { return 1 }
    let part = (time - start) / duration
    return clampedToUnit((2 * part - 1).magnitude)
  }

  /// The opacity, 0 to 1, of a head behind another one with the given opacity in the same fade. The head behind fades out first
  /// and in last, so that it never shows through by more than 0.08. With simultaneous linear fades it would show through by
  /// 0.25.
  static func opacity(behind front: Double) -> Double {
    let part = max(0, 2 * front - 1)
    return part * part
  }

  /// The time at which `part`, 0 to 1, of the head's distance to the target is left, in motion seconds: `now` for a
  /// head at its target or in a fade.
  func time(within part: Double, at now: MotionTime) -> MotionTime {
    guard part < 1, case .moving(let motion) = self else { return now }
    // The axis with the longer distance decides: both have the same spring.
    let offset = motion.target - motion.position(at: now)
    let isWide = offset.x.magnitude > offset.y.magnitude
    let distance = max(offset.x.magnitude, offset.y.magnitude) * part
    guard distance > 1 else { return now }
    return (isWide ? motion.x : motion.y).time(within: distance)
  }

  /// The time from which on the head is at rest.
  var restTime: Double {
    switch self {
    case .moving(let motion): motion.restTime
    case .fading(_, _, let start, let duration, _): start + duration
    }
  }

  /// The time at which a fade changes places, in motion seconds; nil for a head that moves.
  var jumpTime: MotionTime? {
    guard case .fading(_, _, let start, let duration, let isCovered) = self else { return nil }
    return start + duration * (isCovered ? 1 : 0.5)
  }
}
