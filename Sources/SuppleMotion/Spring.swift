/// A damped harmonic spring: how a value moves to its target.
///
/// The vocabulary is that of SwiftUI's `Spring`. A spring is described in whichever way is at hand, and every
/// description can be read from every spring:
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// spring.stiffness                                        // 157.91...
/// spring.dampingRatio                                     // 0.7
/// spring.value(target: 100, time: 0.1)                    // where a value is 0.1 s after it set out from 0
/// ```
///
/// The motion is the exact solution of `m x'' + c x' + k (x - target) = 0`, evaluated at any time without stepping,
/// in every regime: bouncing, critically damped, overdamped, and continuous where they meet.
///
/// ### Parameters that are not meaningful
///
/// No parameter stops the program. A parameter that is not-a-number or negative (where negative means nothing) is
/// refused, and its default takes its place: mass 1, duration and response 0.5 s, bounce 0, damping ratio 1. What is
/// merely extreme is held within ``massRange``, ``angularFrequencyRange`` and ``dampingRatioRange``.
public struct Spring: Hashable, Sendable {
  /// The mass of the moving thing. It scales stiffness and damping and does not change the motion by itself.
  public let mass: Double

  /// The undamped angular frequency w0 in rad/s, the square root of stiffness over mass.
  public let angularFrequency: Double

  /// Damping over critical damping: 0 swings for ever, below 1 overshoots, 1 is the fastest without overshoot.
  public let dampingRatio: Double

  /// The root of |q| for q = (1 - z)(1 + z) w0^2: the frequency of the visible swing where q is positive, half of the
  /// distance between the two rates of decay where it is negative. Found once: roots are slow.
  let swingRate: Double

  /// What ``mass`` is held within.
  public static let massRange: ClosedRange<Double> = 1e-9...1e9

  /// What ``angularFrequency`` is held within, in rad/s.
  public static let angularFrequencyRange: ClosedRange<Double> = 1e-9...1e9

  /// What ``dampingRatio`` is held within.
  public static let dampingRatioRange: ClosedRange<Double> = 0...1e9

  private static let twoPi = 6.283185307179586

  /// Every other way to make a spring ends here, so that the limits hold for all.
  init(validMass mass: Double, angularFrequency: Double, dampingRatio: Double) {
    self.mass = Self.hold(mass, in: Self.massRange, refused: 1)
    let frequency = Self.hold(
      angularFrequency, in: Self.angularFrequencyRange, refused: Self.twoPi / 0.5)
    let ratio = Self.hold(dampingRatio, in: Self.dampingRatioRange, refused: 1)
    self.angularFrequency = frequency
    self.dampingRatio = ratio
    let square = (1 - ratio) * (1 + ratio)
    swingRate = frequency * (square < 0 ? -square : square).squareRoot()
  }

  private static func hold(_ x: Double, in range: ClosedRange<Double>, refused: Double) -> Double {
    guard x >= 0 else { return refused }
    return x < range.lowerBound ? range.lowerBound : x > range.upperBound ? range.upperBound : x
  }
}

// MARK: - Ways to describe a spring

extension Spring {
  /// A spring by its perceptual duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The period of the undamped spring in seconds, which is about how long the motion seems to take.
  ///   - bounce: From -1 to 1. 0 does not overshoot, towards 1 it bounces ever more, below 0 it is overdamped.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let ratio: Double
    if bounce >= 0 {
      ratio = bounce < 1 ? 1 - bounce : 0
    } else {
      // A bounce of -1 or less is as overdamped as springs here can be.
      ratio = bounce > -1 ? 1 / (1 + bounce) : bounce.isNaN ? 1 : Self.dampingRatioRange.upperBound
    }
    self.init(response: duration, dampingRatio: ratio)
  }

  /// A spring by its response and its damping ratio.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring in seconds, the same as `duration`.
  ///   - dampingRatio: The damping as a fraction of critical damping.
  public init(response: Double, dampingRatio: Double) {
    self.init(validMass: 1, angularFrequency: Self.twoPi / response, dampingRatio: dampingRatio)
  }

  /// A spring by the constants of physics.
  ///
  /// - Parameters:
  ///   - mass: The mass of the moving thing.
  ///   - stiffness: The spring constant k: the force per unit of displacement.
  ///   - damping: The friction c: the force per unit of velocity.
  ///   - allowOverDamping: Whether a damping above the critical one is kept. By default it is lowered to critical.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let validMass = Self.hold(mass, in: Self.massRange, refused: 1)
    let frequency = (stiffness / validMass).squareRoot()
    let valid = Spring(validMass: validMass, angularFrequency: frequency, dampingRatio: 1)
    let ratio = damping / (2 * validMass * valid.angularFrequency)
    self.init(
      validMass: validMass, angularFrequency: frequency,
      dampingRatio: ratio > 1 && !allowOverDamping ? 1 : ratio)
  }

  /// A spring of mass 1 by its stiffness and its damping ratio, overdamped ones included.
  ///
  /// - Parameters:
  ///   - stiffness: The spring constant k.
  ///   - dampingRatio: The damping as a fraction of critical damping.
  public init(stiffness: Double, dampingRatio: Double) {
    self.init(validMass: 1, angularFrequency: stiffness.squareRoot(), dampingRatio: dampingRatio)
  }

  /// A spring by the time it takes to settle and its damping ratio.
  ///
  /// - Parameters:
  ///   - settlingDuration: When the distance to the target is `epsilon` for the last time, in seconds, for a spring
  ///     that sets out from rest at a distance of 1. See ``settlingDuration``.
  ///   - dampingRatio: The damping as a fraction of critical damping. An undamped spring never settles, so that 0 is
  ///     refused here.
  ///   - epsilon: The distance that counts as settled, above 0 and below 1; 0.001 if it is not.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(
      validMass: 1, angularFrequency: 1, dampingRatio: dampingRatio > 0 ? dampingRatio : 1)
    let threshold = epsilon > 0 && epsilon < 1 ? epsilon : 0.001
    // A spring twice as fast runs through the same motion in half of the time.
    let unitDuration = unit.settlingDuration(target: 1, initialVelocity: 0, epsilon: threshold)
    self.init(
      validMass: 1, angularFrequency: unitDuration / settlingDuration, dampingRatio: unit.dampingRatio)
  }

  /// The spring whose free swing is the damped cosine `e^(-alpha t) cos(omega t)`, up to where it sets out.
  ///
  /// A damped cosine begins with the velocity `-alpha` times its displacement: see
  /// ``SpringMotion/dampedCosine(omega:alpha:start:from:target:)``.
  ///
  /// - Parameters:
  ///   - omega: The angular frequency of the visible swing, in rad/s.
  ///   - alpha: The rate at which the swing dies away, in 1/s.
  public init(omega: Double, alpha: Double) {
    let frequency = (omega * omega + alpha * alpha).squareRoot()
    self.init(
      validMass: 1, angularFrequency: omega >= 0 && alpha >= 0 ? frequency : .nan,
      dampingRatio: alpha / frequency)
  }
}

// MARK: - Presets

extension Spring {
  /// A spring without bounce, the one to begin with.
  public static var smooth: Spring { smooth() }

  /// A spring with a little bounce.
  public static var snappy: Spring { snappy() }

  /// A spring with a bounce that shows.
  public static var bouncy: Spring { bouncy() }

  /// ``smooth`` of another duration, or with `extraBounce` added to its bounce of 0.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// ``snappy`` of another duration, or with `extraBounce` added to its bounce of 0.15.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// ``bouncy`` of another duration, or with `extraBounce` added to its bounce of 0.3.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

// MARK: - Reading a spring

extension Spring {
  /// The spring constant k: the force per unit of displacement.
  public var stiffness: Double { mass * angularFrequency * angularFrequency }

  /// The friction c: the force per unit of velocity.
  public var damping: Double { 2 * dampingRatio * angularFrequency * mass }

  /// The period of the undamped spring in seconds, `2 pi / w0`.
  public var response: Double { Self.twoPi / angularFrequency }

  /// The perceptual duration in seconds, the same as ``response``.
  public var duration: Double { response }

  /// How much it bounces: 1 less the damping ratio, or, overdamped, one over the damping ratio less 1.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The rate at which a swing dies away, `c / 2m` in 1/s: the alpha of a damped cosine.
  public var decayRate: Double { dampingRatio * angularFrequency }

  /// The angular frequency of the visible swing in rad/s, the omega of a damped cosine; 0 from critical damping on.
  public var dampedAngularFrequency: Double { dampingRatio < 1 ? swingRate : 0 }
}

// MARK: - Moving one value

extension Spring {
  /// Where a value is that set out from 0.
  ///
  /// - Parameters:
  ///   - target: Where it comes to rest.
  ///   - initialVelocity: Its velocity when it set out, in units per second.
  ///   - time: Seconds since it set out; before that (or not-a-number) it has not moved.
  public func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    let step = solution(time: time)
    return target + (initialVelocity * step.positionFromVelocity - target * step.positionFromPosition)
  }

  /// The velocity of a value that set out from 0, in units per second.
  ///
  /// - Parameters:
  ///   - target: Where it comes to rest.
  ///   - initialVelocity: Its velocity when it set out, in units per second.
  ///   - time: Seconds since it set out.
  public func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    let step = solution(time: time)
    return initialVelocity * step.velocityFromVelocity - target * step.velocityFromPosition
  }

  /// The force on a value: towards the target by its distance, against its velocity by the damping.
  ///
  /// Divided by ``mass`` it is the acceleration in units per second squared.
  public func force(target: Double, position: Double, velocity: Double) -> Double {
    stiffness * (target - position) - damping * velocity
  }
}
