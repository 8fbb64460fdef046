/// A number of bounces in a duration, in place of a spring's parameters: `SKBounceAnimation`'s `numberOfBounces`,
/// `duration`, `stiffness`, `shouldOvershoot` and `shake`.
///
///     overshoot  from ╲    ╭─╮                wall  from ╲
///                  to ─╲──╱───╲───────            to ─────╲╱╲╱╲____
///                       ╰╯     ╰──                         contacts
///
/// The motion is `to + (from - to) e^(-alpha t) cos(omega t)`, a damped cosine, with
///
///     omega = (bounces / 2 + 1/2) 2 pi / duration
///     alpha = |log2(distance / left)| ln 2.71 / duration
///
/// A wall reflects it, and a shake is `to + (from - to) e^(-alpha t) sin(omega t)`. The motion continues after the
/// duration, until the remainder is within the tolerance of rest.
///
/// ```swift
/// let bounce = Bounce(bounces: 3, duration: 0.6, kind: .wall)
/// let height = Motion.bouncing(bounce, from: 300, to: 0, at: 0)
/// ```
///
/// A number that is not finite counts as its default, one out of range is clamped.
public struct Bounce: Hashable, Sendable {
  /// The distance that is left at the end of the duration.
  public enum Stiffness: Hashable, Sendable {
    /// 5 units are left.
    case light
    /// 0.1 units are left.
    case medium
    /// 0.001 units are left.
    case heavy
    /// This number of units is left, 1e-6 to 1e6.
    case left(Double)

    /// The distance that is left, in units.
    public var remainder: Double {
      switch self {
      case .light: 5
      case .medium: 0.1
      case .heavy: 0.001
      case .left(let units): Bounce.held(units, in: 1e-6...1e6, default: 0.1)
      }
    }
  }

  /// The behaviour of the motion at its target.
  public enum Kind: Hashable, Sendable {
    /// The motion passes the target and returns.
    case overshoot
    /// The target reflects it; it never passes the target.
    case wall
    /// The motion begins and ends at the target, and swings to both sides.
    case shake
    /// The motion begins and ends at the target, which reflects it: it swings to the side of its start only.
    case shakeAtWall
  }

  /// The number of bounces, 0 to 20. A fraction is allowed.
  public let bounces: Double
  /// The duration, in seconds, 0.01 to 60.
  public let duration: Double
  /// The distance that is left after the duration.
  public let stiffness: Stiffness
  /// The behaviour at the target.
  public let kind: Kind

  /// A number of bounces in a duration.
  ///
  /// - Parameters:
  ///   - bounces: The number of bounces, 0 to 20.
  ///   - duration: The duration, in seconds, 0.01 to 60.
  ///   - stiffness: The distance that is left after the duration.
  ///   - kind: The behaviour at the target.
  public init(
    bounces: Double = 2, duration: Double = 0.5, stiffness: Stiffness = .medium, kind: Kind = .overshoot
  ) {
    self.bounces = Self.held(bounces, in: 0...20, default: 2)
    self.duration = Self.held(duration, in: 0.01...60, default: 0.5)
    self.stiffness = stiffness
    self.kind = kind
  }

  private static func held(_ x: Double, in range: ClosedRange<Double>, default fallback: Double) -> Double {
    guard x - x == 0 else { return fallback }
    return x < range.lowerBound ? range.lowerBound : x > range.upperBound ? range.upperBound : x
  }

  /// The spring of a bounce over a distance.
  ///
  /// Its alpha is at least ln 2.71 / ``duration``: with less, a distance of `Stiffness.remainder` would oscillate for
  /// ever.
  ///
  /// - Parameter distance: The distance from start to target, in units, without its sign. 0 and a number that is not
  ///   finite count as the remainder.
  public func spring(distance: Double) -> Spring {
    let left = stiffness.remainder
    let size = distance.magnitude
    let span = size > 0 && size < .infinity ? min(max(size, 1e-100), 1e100) : left
    let halvings = max(1, (Elementary.log(span / left) / Elementary.log(2)).magnitude) / duration
    return Spring(omega: (bounces + 1) * Double.pi / duration, alpha: halvings * Elementary.log(2.71))
  }

  /// Whether the target reflects the motion.
  public var isAtWall: Bool { kind == .wall || kind == .shakeAtWall }

  /// Whether the motion begins at its target.
  public var isShake: Bool { kind == .shake || kind == .shakeAtWall }
}

extension SpringMotion {
  /// A bounce from `from` to `to`, in units, without the reflection of a wall: a damped cosine, or for a shake a spring
  /// that starts from `to` with the velocity omega (from - to).
  public static func bouncing(_ bounce: Bounce, from: Double, to: Double, at time: Double) -> SpringMotion {
    let spring = bounce.spring(distance: from - to)
    return SpringMotion(
      spring: spring, start: time, from: bounce.isShake ? to : from,
      velocity: spring.bounceVelocity(bounce, from - to), target: to)
  }
}

extension Spring {
  /// The initial velocity of a bounce over `displacement`.
  func bounceVelocity(_ bounce: Bounce, _ displacement: Double) -> Double {
    (bounce.isShake ? dampedAngularFrequency : -decayRate) * displacement
  }
}

extension Motion {
  /// A number that bounces from `from` to `to`, starting at `time`. If the two are equal, it is at rest.
  @inline(never)
  public static func bouncing(
    _ bounce: Bounce, from: Double, to: Double, at time: Double, within tolerance: RestTolerance = .points
  ) -> Motion {
    if from == to { return .resting(at: to) }
    return Motion(
      .bouncing(bounce, from: from, to: to, at: time), isAtWall: bounce.isAtWall, within: tolerance)
  }

  /// A bounce to `to` of a number that moves. Position and velocity carry over, for a shake too; from rest it starts
  /// with the bounce's own velocity.
  @inline(never)
  static func bouncing(_ bounce: Bounce, from: Double, velocity: Double, to: Double, at time: Double)
    -> Motion
  {
    let spring = bounce.spring(distance: from - to)
    let own = spring.bounceVelocity(bounce, from - to)
    return Motion(
      SpringMotion(
        spring: spring, start: time, from: from, velocity: velocity == 0 ? own : velocity, target: to),
      isAtWall: bounce.isAtWall, within: .points)
  }

  /// A number on a spring that its target reflects, or does not.
  private init(_ spring: SpringMotion, isAtWall: Bool, within tolerance: RestTolerance) {
    self.init(
      isAtWall ? .wall(spring) : .spring(spring),
      restTime: spring.restTime(displacement: tolerance.restDistance, speed: tolerance.restSpeed))
  }
}
