// The parameters of other libraries. Each conversion works in both directions. As for all springs, parameters that
// are negative or not-a-number are replaced by their defaults.

// MARK: Origami and Rebound

extension Spring {
  /// A spring from the tension and friction of Origami and Rebound.
  ///
  /// By Rebound's `OrigamiValueConverter`: stiffness = 194 + 3.62 (tension - 30), damping = 25 + 3 (friction - 8), at
  /// a mass of 1. In react-spring the same two words are stiffness and damping themselves:
  /// ``reactSpring(tension:friction:mass:)``.
  ///
  /// - Parameters:
  ///   - tension: Origami's tension; 40 in Rebound's default.
  ///   - friction: Origami's friction; 7 in Rebound's default.
  public init(tension: Double, friction: Double) {
    self.init(
      stiffness: Self.stiffness(origamiTension: tension), damping: Self.damping(origamiFriction: friction),
      allowOverDamping: true)
  }

  /// The tension that Origami shows for this spring at a mass of 1.
  public var tension: Double { (stiffness / mass - 194) / 3.62 + 30 }

  /// The friction that Origami shows for this spring at a mass of 1.
  public var friction: Double { (damping / mass - 25) / 3 + 8 }

  private static func stiffness(origamiTension: Double) -> Double { 194 + 3.62 * (origamiTension - 30) }
  private static func damping(origamiFriction: Double) -> Double { 25 + 3 * (origamiFriction - 8) }
}

// MARK: Pop

extension Spring {
  /// A spring from the bounciness and speed of Pop, Rebound and React Native.
  ///
  /// By Pop's `POPAnimationExtras`: the speed gives a tension, the tension a friction without bounce (by three cubic
  /// polynomials), and the bounciness lowers that friction.
  ///
  /// - Parameters:
  ///   - bounciness: 0 to 20; 4 by default in Pop. At most 42.5, where nearly no friction is left.
  ///   - speed: 0 to 20; 12 by default in Pop.
  public init(bounciness: Double, speed: Double) {
    let share = (bounciness >= 0 ? min(bounciness, 42.5) : 4) / 1.7 / 20 * 0.8
    let quickness = (speed >= 0 ? min(speed, 1e6) : 12) / 1.7 / 20
    let tension = 0.5 + quickness * 199.5
    let ease = share * (2 - share)
    self.init(tension: tension, friction: ease * 0.01 + (1 - ease) * Self.frictionWithoutBounce(tension))
  }

  /// Pop's bounciness of this spring; negative for a spring with more damping than Pop's springs have.
  public var bounciness: Double {
    let most = Self.frictionWithoutBounce(tension)
    // friction = most + (0.01 - most) (2 b - b^2), solved for the branch below 1.
    let left = 1 - (friction - most) / (0.01 - most)
    return (1 - (left > 0 ? left.squareRoot() : 0)) / 0.8 * 20 * 1.7
  }

  /// Pop's speed of this spring; negative for a spring with less stiffness than Pop's springs have.
  public var speed: Double { (tension - 0.5) / 199.5 * 20 * 1.7 }

  private static func frictionWithoutBounce(_ tension: Double) -> Double {
    let x = tension
    if x <= 18 { return ((0.0007 * x - 0.031) * x + 0.64) * x + 1.28 }
    if x <= 44 { return ((0.000044 * x - 0.006) * x + 0.36) * x + 2 }
    return ((0.00000045 * x - 0.000332) * x + 0.1078) * x + 5.84
  }
}

// MARK: UIKit

extension Spring {
  /// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`.
  ///
  /// UIKit chooses the frequency w0 for which the envelope has fallen to a thousandth at the end: `(z / sqrt(1 -
  /// z^2)) e^(-z w0 D) = 0.001`. Near z = 1, from where that solution is above the critically damped one, `w0 =
  /// 9.2334 / D`.
  ///
  /// - Parameters:
  ///   - dampingRatio: The damping ratio z, 0.0015 (at 0.001 the equation has no solution) to 1.
  ///   - duration: The duration D, in seconds.
  public init(usingSpringWithDamping dampingRatio: Double, duration: Double) {
    let ratio = dampingRatio >= 0 ? min(dampingRatio, 1) : 1
    let valid = max(ratio, Self.leastUIKitRatio)
    self.init(
      validMass: 1, angularFrequency: Self.uikitPhase(dampingRatio: valid) / duration, dampingRatio: valid)
  }

  /// The duration for which UIKit chooses this spring, in seconds, given the same damping ratio.
  ///
  /// A damping ratio outside of UIKit's range, 0.0015 to 1, is clamped to it.
  public var uikitDuration: Double {
    Self.uikitPhase(dampingRatio: min(max(dampingRatio, Self.leastUIKitRatio), 1)) / angularFrequency
  }

  private static let leastUIKitRatio = 0.0015

  /// The product w0 D, by solving the equation with a logarithm.
  private static func uikitPhase(dampingRatio z: Double) -> Double {
    let critical = 9.233413476451585
    guard z < 1 else { return critical }
    let phase = Elementary.log(1000 * z / ((1 - z) * (1 + z)).squareRoot()) / z
    // The limit applies near z = 1 only: at small damping ratios a larger product is the solution.
    return z > 0.9 ? min(phase, critical) : phase
  }
}

// MARK: React Spring and Framer

extension Spring {
  /// A spring from react-spring's `tension` and `friction`, which are the stiffness and the damping.
  ///
  /// - Parameters:
  ///   - tension: The stiffness; 170 by default in react-spring.
  ///   - friction: The damping; 26 by default in react-spring.
  ///   - mass: The mass.
  public static func reactSpring(tension: Double = 170, friction: Double = 26, mass: Double = 1) -> Spring {
    Spring(mass: mass, stiffness: tension, damping: friction, allowOverDamping: true)
  }

  /// A spring from react-spring's `frequency` and `damping`.
  ///
  /// - Parameters:
  ///   - frequency: The natural period, in seconds, in spite of its name; the same as ``response``.
  ///   - damping: The damping ratio.
  public static func reactSpring(frequency: Double, damping: Double) -> Spring {
    Spring(response: frequency, dampingRatio: damping)
  }

  /// A spring from the physics parameters of Motion (formerly Framer Motion), with its defaults.
  public static func framer(stiffness: Double = 100, damping: Double = 10, mass: Double = 1) -> Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
  }

  /// A spring from the `duration` and `bounce` of Motion (formerly Framer Motion).
  ///
  /// The solution is UIKit's, with the damping ratio 1 - bounce clamped to 0.05...1 and the duration to 0.01...10 s.
  ///
  /// - Parameters:
  ///   - duration: The time until the envelope has fallen to a thousandth, in seconds; 0.8 by default in Motion.
  ///   - bounce: 0 to 1; 0.3 by default in Motion.
  public static func framer(duration: Double, bounce: Double = 0.3) -> Spring {
    Spring(usingSpringWithDamping: framerRatio(bounce: bounce), duration: min(max(duration, 0.01), 10))
  }

  /// A spring from the `visualDuration` and `bounce` of Motion (formerly Framer Motion): its response is 1.2 times
  /// the visual duration.
  ///
  /// - Parameters:
  ///   - visualDuration: The time until the motion seems complete, in seconds.
  ///   - bounce: 0 to 1; 0.3 by default in Motion.
  public static func framer(visualDuration: Double, bounce: Double = 0.3) -> Spring {
    Spring(response: 1.2 * visualDuration, dampingRatio: framerRatio(bounce: bounce))
  }

  private static func framerRatio(bounce: Double) -> Double {
    bounce.isNaN ? 0.7 : min(max(1 - bounce, 0.05), 1)
  }
}
