import SuppleMotion
import SuppleScene

/// A head's way to a place of its own, outside the chain of followers.
indirect enum HeadTravel: Sendable {
  /// By a spring; `second`, if there is one, takes over at an instant that was known from the start.
  case moving(PlanarMotion, second: PlanarMotion?, at: Double)
  /// Out here, and in again there: how reduced motion gets about.
  case fading(from: Point, to: Point, start: Double)

  /// How long a fade takes in all, in seconds.
  static let fadeDuration = 0.2

  /// A head that stands still.
  static func resting(at point: Point) -> HeadTravel {
    .moving(PlanarMotion(restingAt: point), second: nil, at: .infinity)
  }

  /// A way by `spring` from a moving start, begun `delay` seconds after `time`; until then the head lingers.
  @inline(never)
  static func leaving(
    _ from: Point, velocity: Vector, for target: Point, at time: Double, delay: Double, spring: Spring
  ) -> HeadTravel {
    if delay <= 0 {
      let motion = PlanarMotion(spring: spring, start: time, from: from, velocity: velocity, target: target)
      return .moving(motion, second: nil, at: .infinity)
    }
    let lingering = PlanarMotion(
      spring: Grip.takeUp, start: time, from: from, velocity: velocity, target: from)
    let start = time + delay
    let motion = PlanarMotion(
      spring: spring, start: start, from: lingering.position(at: start),
      velocity: lingering.velocity(at: start),
      target: target)
    return .moving(lingering, second: motion, at: start)
  }

  /// Where the way ends.
  var target: Point {
    switch self {
    case .moving(let first, let second, _): second?.target ?? first.target
    case .fading(_, let to, _): to
    }
  }

  /// Where the head is.
  func position(at time: Double) -> Point {
    switch self {
    case .moving(let first, let second, let start):
      if let second, time >= start { return second.position(at: time) }
      return first.position(at: time)
    case .fading(let from, let to, let start):
      return time - start < HeadTravel.fadeDuration / 2 ? from : to
    }
  }

  /// How fast it is, in points per second.
  func velocity(at time: Double) -> Vector {
    switch self {
    case .moving(let first, let second, let start):
      if let second, time >= start { return second.velocity(at: time) }
      return first.velocity(at: time)
    case .fading: return .zero
    }
  }

  /// How opaque it is: a fade goes out and comes in again.
  func opacity(at time: Double) -> Double {
    guard case .fading(_, _, let start) = self, time < restTime else { return 1 }
    let part = (time - start) / HeadTravel.fadeDuration
    return min(1, max(0, (2 * part - 1).magnitude))
  }

  /// From when on the head stands still.
  var restTime: Double {
    switch self {
    case .moving(let first, let second, _): second?.restTime ?? first.restTime
    case .fading(_, _, let start): start + HeadTravel.fadeDuration
    }
  }
}
