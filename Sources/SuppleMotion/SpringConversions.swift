// The parameters of other projects. Each conversion goes both ways, and refuses what it cannot mean by the same rule as
// every other: not-a-number and negative parameters give way to the default.

// MARK: Origami and Rebound

extension Spring {
  /// A spring by the tension and friction that Origami shows and Rebound takes.
  ///
  /// Rebound's converter: stiffness = 194 + 3.62 (tension - 30), damping = 25 + 3 (friction - 8), at a mass of 1.
  /// React Spring uses the same two words for stiffness and damping themselves: ``reactSpring(tension:friction:mass:)``.
  ///
  /// - Parameters:
  ///   - tension: Origami's tension; 40 in Rebound's default.
  ///   - friction: Origami's friction; 7 in Rebound's default.
  public init(tension: Double, friction: Double) {
    self.init(
      stiffness: Self.stiffness(origamiTension: tension), damping: Self.damping(origamiFriction: friction),
      allowOverDamping: true)
  }

  /// The tension that Origami would show for this spring at a mass of 1.
  public var tension: Double { (stiffness / mass - 194) / 3.62 + 30 }

  /// The friction that Origami would show for this spring at a mass of 1.
  public var friction: Double { (damping / mass - 25) / 3 + 8 }

  private static func stiffness(origamiTension: Double) -> Double { 194 + 3.62 * (origamiTension - 30) }
  private static func damping(origamiFriction: Double) -> Double { 25 + 3 * (origamiFriction - 8) }
}

// MARK: Pop

extension Spring {
  /// A spring by the bounciness and speed that Pop takes, and Rebound and React Native after it.
  ///
  /// The speed gives a tension, the tension a friction that would not bounce (three cubics that were fitted by eye), and
  /// the bounciness takes away from that friction.
  ///
  /// - Parameters:
  ///   - bounciness: From 0 to 20; 4 in Pop's default. At 42.5 nearly all friction is gone, and it is held there.
  ///   - speed: From 0 to 20; 12 in Pop's default.
  public init(bounciness: Double, speed: Double) {
    let share = (bounciness >= 0 ? min(bounciness, 42.5) : 4) / 1.7 / 20 * 0.8
    let quickness = (speed >= 0 ? min(speed, 1e6) : 12) / 1.7 / 20
    let tension = 0.5 + quickness * 199.5
    let ease = share * (2 - share)
    self.init(tension: tension, friction: ease * 0.01 + (1 - ease) * Self.frictionWithoutBounce(tension))
  }

  /// The bounciness that Pop would give this spring; below 0 where it is damped more than Pop's springs can be.
  public var bounciness: Double {
    let most = Self.frictionWithoutBounce(tension)
    // friction = most + (0.01 - most) (2 b - b^2), solved for the branch below 1.
    let left = 1 - (friction - most) / (0.01 - most)
    return (1 - (left > 0 ? left.squareRoot() : 0)) / 0.8 * 20 * 1.7
  }

  /// The speed that Pop would give this spring; below 0 where it is softer than Pop's springs can be.
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
  /// UIKit picks the frequency w0 whose envelope is down to a thousandth at the end:
  /// `(z / sqrt(1 - z^2)) e^(-z w0 D) = 0.001`, and `w0 = 9.2334 / D` from where that meets the critically damped
  /// solution near z = 1.
  ///
  /// - Parameters:
  ///   - dampingRatio: z, from 0.0015 (at 0.001 the equation loses its solution) to 1.
  ///   - duration: D in seconds.
  public init(usingSpringWithDamping dampingRatio: Double, duration: Double) {
    let ratio = dampingRatio >= 0 ? min(dampingRatio, 1) : 1
    let valid = max(ratio, Self.leastUIKitRatio)
    self.init(
      validMass: 1, angularFrequency: Self.uikitPhase(dampingRatio: valid) / duration, dampingRatio: valid)
  }

  /// The duration that makes UIKit choose this spring, in seconds; the damping ratio is the other parameter.
  ///
  /// A spring outside of UIKit's damping ratios, 0.0015 to 1, is taken for the nearest.
  public var uikitDuration: Double {
    Self.uikitPhase(dampingRatio: min(max(dampingRatio, Self.leastUIKitRatio), 1)) / angularFrequency
  }

  private static let leastUIKitRatio = 0.0015

  /// w0 D. The equation is solved by a logarithm.
  private static func uikitPhase(dampingRatio z: Double) -> Double {
    let critical = 9.233413476451585
    guard z < 1 else { return critical }
    let phase = Elementary.log(1000 * z / ((1 - z) * (1 + z)).squareRoot()) / z
    // Only near 1 does the phase grow past the critical one; at small ratios it is large and meant.
    return z > 0.9 ? min(phase, critical) : phase
  }
}

// MARK: React Spring and Framer

extension Spring {
  /// A spring by React Spring's `tension` and `friction`, which are the stiffness and the damping.
  ///
  /// - Parameters:
  ///   - tension: The stiffness; 170 in its default.
  ///   - friction: The damping; 26 in its default.
  ///   - mass: The mass.
  public static func reactSpring(tension: Double = 170, friction: Double = 26, mass: Double = 1) -> Spring {
    Spring(mass: mass, stiffness: tension, damping: friction, allowOverDamping: true)
  }

  /// A spring by React Spring's `frequency` and `damping`.
  ///
  /// - Parameters:
  ///   - frequency: In spite of its name the natural period in seconds, the same as ``response``.
  ///   - damping: The damping ratio.
  public static func reactSpring(frequency: Double, damping: Double) -> Spring {
    Spring(response: frequency, dampingRatio: damping)
  }

  /// A spring by the physics parameters of Motion, once Framer Motion, with its defaults.
  public static func framer(stiffness: Double = 100, damping: Double = 10, mass: Double = 1) -> Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
  }

  /// A spring by the `duration` and `bounce` of Motion, once Framer Motion.
  ///
  /// Its solver finds what UIKit's does, with the damping ratio 1 - bounce held within 0.05...1 and the duration within
  /// 0.01...10 s.
  ///
  /// - Parameters:
  ///   - duration: Seconds until the envelope is down to a thousandth; 0.8 in its default.
  ///   - bounce: From 0 to 1; 0.3 in its default.
  public static func framer(duration: Double, bounce: Double = 0.3) -> Spring {
    Spring(usingSpringWithDamping: framerRatio(bounce: bounce), duration: min(max(duration, 0.01), 10))
  }

  /// A spring by the `visualDuration` and `bounce` of Motion, once Framer Motion: a response of 1.2 times the visual
  /// duration.
  ///
  /// - Parameters:
  ///   - visualDuration: Seconds until the motion looks done.
  ///   - bounce: From 0 to 1; 0.3 in its default.
  public static func framer(visualDuration: Double, bounce: Double = 0.3) -> Spring {
    Spring(response: 1.2 * visualDuration, dampingRatio: framerRatio(bounce: bounce))
  }

  private static func framerRatio(bounce: Double) -> Double {
    bounce.isNaN ? 0.7 : min(max(1 - bounce, 0.05), 1)
  }
}
