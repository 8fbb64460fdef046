import ArgumentParser
import SuppleMotion

/// The options that describe a spring, in the parameters of any one of several libraries.
struct SpringParameters: ParsableArguments {
  @Option(parsing: .unconditional, help: "SwiftUI: perceptual duration in seconds, with --bounce.")
  var duration: Double?
  @Option(parsing: .unconditional, help: "SwiftUI: from -0.999999 to 1, with --duration.")
  var bounce: Double?
  @Option(parsing: .unconditional, help: "Natural period in seconds, with --damping-ratio.")
  var response: Double?
  @Option(parsing: .unconditional, help: "With --response, --settling-duration or --stiffness.")
  var dampingRatio: Double?
  @Option(parsing: .unconditional, help: "With --stiffness and --damping. (default: 1)")
  var mass: Double?
  @Option(parsing: .unconditional, help: "React Spring's tension, with --damping or --damping-ratio.")
  var stiffness: Double?
  @Option(parsing: .unconditional, help: "React Spring's friction, with --stiffness.")
  var damping: Double?
  @Option(parsing: .unconditional, help: "Seconds until a thousandth is left, with --damping-ratio.")
  var settlingDuration: Double?
  @Option(parsing: .unconditional, help: "Pop: from 0 to 20, with --speed.")
  var bounciness: Double?
  @Option(parsing: .unconditional, help: "Pop: from 0 to 20, with --bounciness.")
  var speed: Double?
  @Option(parsing: .unconditional, help: "Origami and Rebound, with --friction.")
  var tension: Double?
  @Option(parsing: .unconditional, help: "Origami and Rebound, with --tension.")
  var friction: Double?
  @Option(parsing: .unconditional, help: "Damped cosine: angular frequency in rad/s, with --alpha.")
  var omega: Double?
  @Option(parsing: .unconditional, help: "Damped cosine: decay in 1/s, with --omega.")
  var alpha: Double?
  @Option(
    parsing: .unconditional,
    help: "--omega and --alpha are per frame of 1/RATE s: 1 to 1000 frames per second.")
  var perFrame: Double?
  @Option(parsing: .unconditional, help: "UIKit's usingSpringWithDamping, with --uikit-duration.")
  var uikitDamping: Double?
  @Option(parsing: .unconditional, help: "UIKit's duration in seconds, with --uikit-damping.")
  var uikitDuration: Double?
  @Option(parsing: .unconditional, help: "Bounces: from 0 to 20, with --duration, 0.01 to 60 seconds.")
  var bounces: Double?
  @Option(
    parsing: .unconditional,
    help:
      "Distance left after --duration: light (5), medium (0.1), heavy (0.001) or 1e-6 to 1e6. (default: medium)"
  )
  var left: String?
  @Flag(help: "The bounces are off a wall at the target.")
  var wall = false
  @Flag(help: "The bounces begin and end at the target.")
  var shake = false

  /// The range of a parameter.
  private enum Domain {
    case positive, notNegative, within(ClosedRange<Double>)

    func problem(with value: Double) -> String? {
      switch self {
      case .positive: value >= 1e-9 && value <= 1e12 ? nil : "must be above 0 (1e-9 to 1e12)"
      case .notNegative: value >= 0 && value <= 1e12 ? nil : "must be 0 or more (up to 1e12)"
      case .within(let range):
        range.contains(value)
          ? nil
          : "must be from \(SpringParameters.short(range.lowerBound)) to \(SpringParameters.short(range.upperBound))"
      }
    }

  }

  /// A number without the fraction ".0".
  private static func short(_ x: Double) -> String {
    x == x.rounded() && abs(x) < 1e6 ? "\(Int(x))" : "\(x)"
  }

  /// The given parameters, each with its name and range.
  private var given: [(name: String, value: Double, domain: Domain)] {
    let all: [(String, Double?, Domain)] = [
      ("--duration", duration, .positive), ("--bounce", bounce, .within(-0.999_999...1)),
      ("--response", response, .positive), ("--damping-ratio", dampingRatio, .within(0...1e6)),
      ("--mass", mass, .within(1e-9...1e9)), ("--stiffness", stiffness, .positive),
      ("--damping", damping, .notNegative),
      ("--settling-duration", settlingDuration, .positive),
      ("--bounciness", bounciness, .within(0...20)), ("--speed", speed, .within(0...20)),
      ("--tension", tension, .within(-23...1e9)), ("--friction", friction, .within(-0.333...1e9)),
      ("--omega", omega, .notNegative), ("--alpha", alpha, .notNegative),
      ("--per-frame", perFrame, .within(1...1000)),
      ("--bounces", bounces, .within(0...20)),
      ("--uikit-damping", uikitDamping, .within(0.0015...1)), ("--uikit-duration", uikitDuration, .positive),
    ]
    return all.compactMap { name, value, domain in value.map { (name, $0, domain) } }
  }

  /// Whether the options describe a damped cosine, which has its own initial velocity.
  var isDampedCosine: Bool { omega != nil && alpha != nil }

  /// The bounce of the options; nil for a spring.
  ///
  /// Throws a `ValidationError` that names the option that is out of range, missing or superfluous.
  func numberedBounce() throws -> Bounce? {
    guard let bounces else {
      let superfluous = wall ? "--wall" : shake ? "--shake" : left == nil ? nil : "--left"
      if let superfluous { throw ValidationError("\(superfluous) needs --bounces") }
      return nil
    }
    try checkRanges()
    let others = given.map(\.name).filter { $0 != "--bounces" && $0 != "--duration" }
    guard others.isEmpty else {
      throw ValidationError(
        "--bounces does not go with \(others.joined(separator: " ")), but with --duration alone")
    }
    guard let duration else { throw ValidationError("--bounces needs --duration") }
    guard (0.01...60).contains(duration) else {
      throw ValidationError("--duration is \(duration), but must be from 0.01 to 60 with --bounces")
    }
    return Bounce(
      bounces: bounces, duration: duration, stiffness: try stiffnessOfBounces(),
      kind: shake ? (wall ? .shakeAtWall : .shake) : wall ? .wall : .overshoot)
  }

  private func stiffnessOfBounces() throws -> Bounce.Stiffness {
    switch left ?? "medium" {
    case "light": return .light
    case "medium": return .medium
    case "heavy": return .heavy
    case let text:
      guard let units = Double(text), (1e-6...1e6).contains(units) else {
        throw ValidationError("--left is \(text), but must be light, medium, heavy or from 1e-6 to 1e6")
      }
      return .left(units)
    }
  }

  /// The bounce or the damped cosine in the words of the options, for a heading: "2 bounces in 0.5 s, medium, at a
  /// wall", "damped cosine, 0.06 and 0.04 per frame of 1/60 s".
  var heading: String? {
    if let bounces, let duration {
      let kind = (shake ? ", a shake" : "") + (wall ? ", at a wall" : "")
      return "\(Self.short(bounces)) bounces in \(Self.short(duration)) s, \(left ?? "medium")\(kind)"
    }
    guard let omega, let alpha else { return nil }
    let unit = perFrame.map { "frame of 1/\(SpringParameters.short($0)) s" } ?? "second"
    return "damped cosine, \(Self.short(omega)) and \(Self.short(alpha)) per \(unit)"
  }

  private func checkRanges() throws {
    for (name, value, domain) in given {
      if let problem = domain.problem(with: value) {
        throw ValidationError("\(name) is \(value), but \(problem)")
      }
    }
  }

  /// The spring that the options describe.
  ///
  /// Throws a `ValidationError` that names the option that is out of range, missing or superfluous.
  func spring() throws -> Spring {
    try checkRanges()
    let given = self.given
    switch Set(given.map(\.name)) {
    case []: return Spring()
    case ["--duration"], ["--bounce"], ["--duration", "--bounce"]:
      return Spring(duration: duration ?? 0.5, bounce: bounce ?? 0)
    case ["--response", "--damping-ratio"]:
      return Spring(response: response ?? 0.5, dampingRatio: dampingRatio ?? 1)
    case ["--stiffness", "--damping"], ["--mass", "--stiffness", "--damping"]:
      return Spring(
        mass: mass ?? 1, stiffness: stiffness ?? 100, damping: damping ?? 10, allowOverDamping: true)
    case ["--stiffness", "--damping-ratio"]:
      return Spring(stiffness: stiffness ?? 100, dampingRatio: dampingRatio ?? 1)
    case ["--settling-duration", "--damping-ratio"]:
      guard let dampingRatio, dampingRatio > 0 else {
        throw ValidationError("--damping-ratio is 0, but a spring without damping has no settling duration")
      }
      return Spring(settlingDuration: settlingDuration ?? 1, dampingRatio: dampingRatio)
    case ["--bounciness", "--speed"]: return Spring(bounciness: bounciness ?? 4, speed: speed ?? 12)
    case ["--tension", "--friction"]: return Spring(tension: tension ?? 40, friction: friction ?? 7)
    case ["--omega", "--alpha"], ["--omega", "--alpha", "--per-frame"]:
      guard let omega, let alpha, omega + alpha > 0 else {
        throw ValidationError("--omega and --alpha are both 0, so nothing moves")
      }
      return Spring(omega: omega, alpha: alpha, framesPerSecond: perFrame ?? 1)
    case ["--uikit-damping", "--uikit-duration"]:
      return Spring(usingSpringWithDamping: uikitDamping ?? 1, duration: uikitDuration ?? 0.5)
    default:
      let names = given.map(\.name).joined(separator: " ")
      throw ValidationError(
        "\(names) \(given.count == 1 ? "alone does not" : "together do not") describe a spring; one of these does: "
          + "--duration --bounce, --response --damping-ratio, --mass --stiffness --damping, --stiffness "
          + "--damping-ratio, --settling-duration --damping-ratio, --bounciness --speed, --tension --friction, "
          + "--omega --alpha (with --per-frame), --uikit-damping --uikit-duration, "
          + "--bounces --duration")
    }
  }
}
