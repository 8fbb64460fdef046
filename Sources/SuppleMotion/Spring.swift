/// A damped harmonic oscillator that moves a value to its target: SwiftUI's `Spring`, UIKit's
/// `UISpringTimingParameters`, Core Animation's `CASpringAnimation`, the `config` of react-spring, and, written out,
/// CSS's `linear()`.
///
/// The names are SwiftUI's. Any of the usual pairs of parameters makes a spring, and every spring returns all of them:
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// spring.stiffness                                        // 157.91...
/// spring.dampingRatio                                     // 0.7
/// spring.value(target: 100, time: 0.1)                    // the position 0.1 s after a start from 0
/// ```
///
/// The motion is the exact solution of `m x'' + c x' + k (x - target) = 0`. It is evaluated at any time without
/// stepping, underdamped, critically damped and overdamped, and is continuous where these meet.
///
/// ### Invalid parameters
///
/// No parameter stops the program. A parameter that is not-a-number, or negative where that has no meaning, is
/// replaced by its default: mass 1, duration and response 0.5 s, bounce 0, damping ratio 1. A number out of range is
/// clamped to ``massRange``, ``angularFrequencyRange`` and ``dampingRatioRange``.
public struct Spring: Hashable, Sendable {
  /// The mass m. It scales stiffness and damping; at the same ``response`` and damping ratio it does not change the
  /// motion.
  public let mass: Double

  /// The undamped angular frequency w0 = sqrt(k / m), in rad/s.
  public let angularFrequency: Double

  /// The damping divided by the critical damping, SwiftUI's `dampingFraction`: 0 oscillates for ever, below 1
  /// overshoots, 1 (critically damped) is the fastest without overshoot, above 1 is overdamped.
  public let dampingRatio: Double

  /// The square root of |q| with q = (1 - z)(1 + z) w0^2: the frequency of the oscillation where q is positive, half
  /// of the difference of the two rates of decay where q is negative. Stored, because square roots are slow.
  let swingRate: Double

  /// The range to which ``mass`` is clamped.
  public static let massRange: ClosedRange<Double> = 1e-9...1e9

  /// The range to which ``angularFrequency`` is clamped, in rad/s.
  public static let angularFrequencyRange: ClosedRange<Double> = 1e-9...1e9

  /// The range to which ``dampingRatio`` is clamped.
  public static let dampingRatioRange: ClosedRange<Double> = 0...1e9

  private static let twoPi = 6.283185307179586

  /// The initializer that all others call, so that every spring is within the ranges.
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

// MARK: - Parameters of a spring

extension Spring {
  /// A spring from its perceptual duration and its bounce, as in SwiftUI.
  ///
  /// - Parameters:
  ///   - duration: The period of the undamped spring, in seconds: about the perceived duration of the motion.
  ///   - bounce: -1 to 1. A bounce of 0 does not overshoot, a bounce of 1 oscillates for ever, a negative bounce is overdamped.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let ratio: Double
    if bounce >= 0 {
      ratio = bounce < 1 ? 1 - bounce : 0
    } else {
      // A bounce of -1 or less gives the maximum damping ratio.
      ratio = bounce > -1 ? 1 / (1 + bounce) : bounce.isNaN ? 1 : Self.dampingRatioRange.upperBound
    }
    self.init(response: duration, dampingRatio: ratio)
  }

  /// A spring from its response and its damping ratio.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring, in seconds; the same as `duration`.
  ///   - dampingRatio: The damping as a ratio of critical damping.
  public init(response: Double, dampingRatio: Double) {
    self.init(validMass: 1, angularFrequency: Self.twoPi / response, dampingRatio: dampingRatio)
  }

  /// A spring from mass, stiffness and damping, as in `CASpringAnimation`.
  ///
  /// - Parameters:
  ///   - mass: The mass m.
  ///   - stiffness: The spring constant k: force for each unit of displacement.
  ///   - damping: The damping coefficient c: force for each unit of velocity.
  ///   - allowOverDamping: Whether a damping above the critical damping is kept. By default it is lowered to the critical
  /// damping.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let validMass = Self.hold(mass, in: Self.massRange, refused: 1)
    let frequency = (stiffness / validMass).squareRoot()
    let valid = Spring(validMass: validMass, angularFrequency: frequency, dampingRatio: 1)
    let ratio = damping / (2 * validMass * valid.angularFrequency)
    self.init(
      validMass: validMass, angularFrequency: frequency,
      dampingRatio: ratio > 1 && !allowOverDamping ? 1 : ratio)
  }

  /// A spring of mass 1 from its stiffness and its damping ratio, also above 1.
  ///
  /// - Parameters:
  ///   - stiffness: The spring constant k.
  ///   - dampingRatio: The damping as a ratio of critical damping.
  public init(stiffness: Double, dampingRatio: Double) {
    self.init(validMass: 1, angularFrequency: stiffness.squareRoot(), dampingRatio: dampingRatio)
  }

  /// A spring from its settling duration and its damping ratio.
  ///
  /// - Parameters:
  ///   - settlingDuration: The last time at which the distance to the target is `epsilon`, in seconds, for a motion
  ///     that starts from rest at a distance of 1. See ``settlingDuration``.
  ///   - dampingRatio: The damping as a ratio of critical damping. An undamped spring never settles: 0 is replaced by
  ///     1.
  ///   - epsilon: The distance that counts as settled, above 0 and below 1; any other number is replaced by 0.001.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(
      validMass: 1, angularFrequency: 1, dampingRatio: dampingRatio > 0 ? dampingRatio : 1)
    let threshold = epsilon > 0 && epsilon < 1 ? epsilon : 0.001
    // A spring with twice the frequency has the same motion in half of the time.
    let unitDuration = unit.settlingDuration(target: 1, initialVelocity: 0, epsilon: threshold)
    self.init(
      validMass: 1, angularFrequency: unitDuration / settlingDuration, dampingRatio: unit.dampingRatio)
  }

  /// The spring with the oscillation of the damped cosine `e^(-alpha t) cos(omega t)`, given the right initial velocity.
  ///
  /// A damped cosine starts with the velocity `-alpha` times its displacement: see
  /// ``SpringMotion/dampedCosine(omega:alpha:start:from:target:)``.
  ///
  /// - Parameters:
  ///   - omega: The angular frequency of the oscillation, in rad/s.
  ///   - alpha: The rate at which its amplitude decays, in 1/s.
  public init(omega: Double, alpha: Double) {
    let frequency = (omega * omega + alpha * alpha).squareRoot()
    self.init(
      validMass: 1, angularFrequency: omega >= 0 && alpha >= 0 ? frequency : .nan,
      dampingRatio: alpha / frequency)
  }

  /// The spring of a damped cosine with omega and alpha per frame, as in animations that count frames.
  ///
  /// Both are multiplied by `framesPerSecond`: an omega of 0.06 and an alpha of 0.04 per frame of 1/60 s are 3.6 rad/s
  /// and 2.4 /s. See ``SpringMotion/dampedCosine(omega:alpha:framesPerSecond:start:from:target:)``.
  ///
  /// - Parameters:
  ///   - omega: The angular frequency of the oscillation, in radians per frame.
  ///   - alpha: The rate at which its amplitude decays, per frame.
  ///   - framesPerSecond: The number of frames per second, 1 to 1000; 1 if it is not finite.
  public init(omega: Double, alpha: Double, framesPerSecond: Double) {
    let rate = Self.frameRate(framesPerSecond)
    self.init(omega: omega * rate, alpha: alpha * rate)
  }

  /// A number of frames per second, clamped to 1...1000; 1 for a number that is not finite.
  static func frameRate(_ framesPerSecond: Double) -> Double {
    guard framesPerSecond - framesPerSecond == 0 else { return 1 }
    return min(max(framesPerSecond, 1), 1000)
  }
}

// MARK: - Presets

extension Spring {
  /// A spring without bounce (bounce 0, duration 0.5 s), as SwiftUI's `.smooth`.
  public static var smooth: Spring { smooth() }

  /// A spring with a little bounce (bounce 0.15, duration 0.5 s), as SwiftUI's `.snappy`.
  public static var snappy: Spring { snappy() }

  /// A spring with a visible bounce (bounce 0.3, duration 0.5 s), as SwiftUI's `.bouncy`.
  public static var bouncy: Spring { bouncy() }

  /// ``smooth`` with another duration in seconds, or with `extraBounce` added to its bounce of 0.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// ``snappy`` with another duration in seconds, or with `extraBounce` added to its bounce of 0.15.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// ``bouncy`` with another duration in seconds, or with `extraBounce` added to its bounce of 0.3.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

// MARK: - Derived parameters

extension Spring {
  /// The spring constant k = m w0^2: force for each unit of displacement.
  public var stiffness: Double { mass * angularFrequency * angularFrequency }

  /// The damping coefficient c = 2 z w0 m: force for each unit of velocity.
  public var damping: Double { 2 * dampingRatio * angularFrequency * mass }

  /// The period of the undamped spring, `2 pi / w0`, in seconds.
  public var response: Double { Self.twoPi / angularFrequency }

  /// The perceptual duration, in seconds; the same as ``response``.
  public var duration: Double { response }

  /// The bounce: 1 - z for a damping ratio z of up to 1, 1 / z - 1 for an overdamped spring.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The rate at which the amplitude decays, `c / 2m`, in 1/s: the alpha of a damped cosine.
  public var decayRate: Double { dampingRatio * angularFrequency }

  /// The angular frequency of the oscillation, in rad/s: the omega of a damped cosine; 0 without oscillation, from a
  /// damping ratio of 1 on.
  public var dampedAngularFrequency: Double { dampingRatio < 1 ? swingRate : 0 }

  /// The omega of the damped cosine, ``dampedAngularFrequency``, in radians per frame of `1 / framesPerSecond` seconds
  /// (1 to 1000 frames per second), by default per second; 0 without oscillation.
  public func omega(framesPerSecond: Double = 1) -> Double {
    dampedAngularFrequency / Self.frameRate(framesPerSecond)
  }

  /// The alpha of the damped cosine, ``decayRate``, per frame of `1 / framesPerSecond` seconds (1 to 1000 frames per
  /// second), by default per second.
  public func alpha(framesPerSecond: Double = 1) -> Double { decayRate / Self.frameRate(framesPerSecond) }
}

// MARK: - Evaluation for one value

extension Spring {
  /// The position of a value that starts from 0.
  ///
  /// - Parameters:
  ///   - target: The position of rest.
  ///   - initialVelocity: The velocity at the start, in units per second.
  ///   - time: The time since the start, in seconds; negative and not-a-number count as 0.
  public func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    let step = solution(time: time)
    return target + (initialVelocity * step.positionFromVelocity - target * step.positionFromPosition)
  }

  /// The velocity of a value that starts from 0, in units per second.
  ///
  /// - Parameters:
  ///   - target: The position of rest.
  ///   - initialVelocity: The velocity at the start, in units per second.
  ///   - time: The time since the start, in seconds; negative and not-a-number count as 0.
  public func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    let step = solution(time: time)
    return initialVelocity * step.velocityFromVelocity - target * step.velocityFromPosition
  }

  /// The force on a value: k (target - position) - c velocity.
  ///
  /// The force divided by ``mass`` is the acceleration, in units per second squared.
  public func force(target: Double, position: Double, velocity: Double) -> Double {
    stiffness * (target - position) - damping * velocity
  }
}
