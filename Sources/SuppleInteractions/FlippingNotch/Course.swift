import SuppleMotion

/// One number on its way, as a closed form of the motion's time: it stands, springs, eases, falls
/// back, glides or dips.
///
/// It never changes, so copies share it: a state with many numbers on their way is copied in a few words.
final class Course: Sendable {
  /// What takes a number from one place to another.
  enum Pace: Sendable {
    case spring(Spring)
    /// Ease in-out over so many seconds.
    case eased(Double)
    /// Evenly over so many seconds.
    case even(Double)
  }

  private enum Law: Sendable {
    case still
    case spring(SpringMotion)
    case eased(Easing)
    case falling(start: Double, from: Double, rate: Double)
    case gliding(ScrollDecay)
    case dipping(start: Double, distance: Double, rate: Double)
  }

  /// How near, in points, is there.
  private static let nearness = 0.0005
  /// How slow, in points per second, is at rest.
  private static let slowness = 0.01

  private let law: Law
  /// Where it ends.
  let target: Double
  /// From when on it is there.
  let rest: Double

  private init(_ law: Law, target: Double, rest: Double) {
    self.law = law
    self.target = target
    self.rest = rest
  }

  /// A number that stands.
  static func still(_ value: Double) -> Course { Course(.still, target: value, rest: -.infinity) }

  /// A number that leaves `from` at `time` with `velocity`, for `target`.
  static func moving(
    from: Double, velocity: Double = 0, to target: Double, at time: Double, by pace: Pace
  ) -> Course {
    if from == target && velocity == 0 { return .still(target) }
    switch pace {
    case .spring(let spring):
      let motion = SpringMotion(spring: spring, start: time, from: from, velocity: velocity, target: target)
      return Course(
        .spring(motion), target: target, rest: motion.restTime(displacement: nearness, speed: slowness))
    case .eased(let duration), .even(let duration):
      var curve = CubicBezierEasing.easeInOut
      if case .even = pace { curve = .linear }
      let easing = Easing(
        start: time, duration: max(duration, 1e-6), from: from, to: target, velocity: velocity, curve: curve)
      return Course(.eased(easing), target: target, rest: easing.end)
    }
  }

  /// A list that is let go at `from` with `velocity` and falls back to 0 like e^(-rate t), without overshoot.
  ///
  /// `takeUp` is the rate at which the velocity turns into falling; nil turns at once. Both together are an overdamped
  /// spring whose slow root is the one and whose fast root is the other. What comes in faster than that spring could
  /// take without overshoot falls as fast as it comes.
  static func fallingBack(
    from: Double, velocity: Double, at time: Double, rate: Double, takeUp: Double?
  ) -> Course {
    if from == 0 && velocity == 0 { return .still(0) }
    var fall = rate
    if let takeUp {
      let fast = max(takeUp, 2 * rate)
      if velocity * from >= -fast * from * from {
        let stiffness = rate * fast
        let spring = Spring(
          stiffness: stiffness, dampingRatio: (rate + fast) / (2 * stiffness.squareRoot()))
        return moving(from: from, velocity: velocity, to: 0, at: time, by: .spring(spring))
      }
      fall = min(-velocity / from, 1e6)
    }
    let size = from.magnitude
    let near = Elementary.log(max(1, size / nearness)) / fall
    let slow = Elementary.log(max(1, size * fall / slowness)) / fall
    return Course(
      .falling(start: time, from: from, rate: fall), target: 0, rest: time + max(near, slow))
  }

  /// A list that is scrolled to `from` and let go with `velocity`: it glides as scroll views do, and stops at the top.
  static func gliding(from: Double, velocity: Double, at time: Double) -> Course {
    let stop = 4.0
    let held = min(10_000, max(-10_000, velocity))
    guard held.magnitude > stop else { return .still(max(0, from)) }
    let glide = ScrollDecay(start: time, from: from, velocity: held)
    let slowed = glide.motion.time(slowingTo: stop)
    if let top = glide.motion.time(reaching: 0), top < slowed, held < 0 {
      return Course(.gliding(glide), target: 0, rest: top)
    }
    return Course(.gliding(glide), target: max(0, glide.value(at: slowed)), rest: slowed)
  }

  /// A list that dips by `distance` within `duration` and comes back: D (u / 2)^2 e^(2 - u) with u = 2 t / duration,
  /// which sets out gently and turns once.
  static func dipping(_ distance: Double, duration: Double, at time: Double) -> Course {
    // At u = 19 less than 5e-6 of the distance is left.
    Course(
      .dipping(start: time, distance: distance, rate: 2 / duration), target: 0, rest: time + 9.5 * duration)
  }

  /// Where it is.
  func value(at time: Double) -> Double {
    guard time < rest else { return target }
    switch law {
    case .still: return target
    case .spring(let motion): return motion.value(at: time)
    case .eased(let easing): return easing.value(at: time)
    case .falling(let start, let from, let rate): return from * Elementary.exp(-rate * max(0, time - start))
    case .gliding(let glide): return glide.value(at: time)
    case .dipping(let start, let distance, let rate):
      let u = rate * max(0, time - start)
      return distance * u * u / 4 * Elementary.exp(2 - u)
    }
  }

  /// How fast it is, per second of the motion's time.
  func velocity(at time: Double) -> Double {
    guard time < rest else { return 0 }
    switch law {
    case .still: return 0
    case .spring(let motion): return motion.velocity(at: time)
    case .eased(let easing): return easing.velocity(at: time)
    case .falling(_, _, let rate): return -rate * value(at: time)
    case .gliding(let glide): return glide.velocity(at: time)
    case .dipping(let start, let distance, let rate):
      let u = rate * max(0, time - start)
      return distance * rate * u * (2 - u) / 4 * Elementary.exp(2 - u)
    }
  }

  /// The same number for another target from `time` on; position and velocity run on.
  func redirected(to target: Double, at time: Double, by pace: Pace) -> Course {
    .moving(from: value(at: time), velocity: velocity(at: time), to: target, at: time, by: pace)
  }

  /// The same motion moved by `distance`: what a list's offset is once rows of that height lie above it.
  func shifted(by distance: Double) -> Course {
    switch law {
    case .spring(let m):
      let moved = SpringMotion(
        spring: m.spring, start: m.start, from: m.from + distance, velocity: m.initialVelocity,
        target: m.target + distance)
      return Course(.spring(moved), target: moved.target, rest: rest)
    case .eased(var easing):
      easing.from += distance
      easing.to += distance
      return Course(.eased(easing), target: easing.to, rest: rest)
    case .still, .falling, .gliding, .dipping:
      return .still(target + distance)
    }
  }
}

/// A timed move along a curve that also takes up the velocity it begins with, and ends at rest where the curve does.
private struct Easing: Sendable {
  var start: Double
  var duration: Double
  var from: Double
  var to: Double
  var velocity: Double
  var curve: CubicBezierEasing

  var end: Double { start + duration }

  /// The curve, and beside it a bump that leaves with the velocity and is gone, position and slope, at the end:
  /// v t (1 - t / duration)^2.
  func value(at time: Double) -> Double {
    let part = min(1, max(0, (time - start) / duration))
    return from + (to - from) * curve.value(at: part) + velocity * duration * part * (1 - part) * (1 - part)
  }

  func velocity(at time: Double) -> Double {
    let part = min(1, max(0, (time - start) / duration))
    return (to - from) * curve.slope(at: part) / duration + velocity * (1 - part) * (1 - 3 * part)
  }
}
