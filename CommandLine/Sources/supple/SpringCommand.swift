import ArgumentParser
import CommandConventions
import Foundation
import SuppleExport
import SuppleMotion

/// Converts a spring between the parameters of several libraries, samples it, plots it and exports it.
struct SpringCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "spring",
    abstract: "Convert, sample, plot and export a spring.",
    discussion: """
      Describe the spring in one vocabulary; without any it is --duration 0.5 --bounce 0.

        supple spring --duration 0.5 --bounce 0.3
        supple spring --stiffness 300 --damping 20 --format plot
        supple spring --tension 40 --friction 7 --format css
        supple spring --bounciness 8 --speed 12 --format json --at 0,0.1,0.2
        supple spring --bounces 2 --duration 0.5 --from 100 --to 300 --wall
        supple spring --omega 0.06 --alpha 0.04 --per-frame 60 --from 300 --to 100
      """)

  /// The format of the output.
  enum Format: String, CaseIterable {
    case table, json, csv, css, keyframes, svg, plot

    /// Whether the output lists samples. The others draw or approximate the whole curve.
    var hasSamples: Bool {
      switch self {
      case .table, .json, .csv: true
      case .css, .keyframes, .svg, .plot: false
      }
    }
  }

  @OptionGroup(title: "Spring")
  var parameters: SpringParameters

  @Option(parsing: .unconditional, help: "Value at the start.")
  var from = 0.0

  @Option(parsing: .unconditional, help: "Value at rest.")
  var to = 1.0

  @Option(
    parsing: .unconditional,
    help: "Velocity at the start, in units per second. (default: 0, or that of the damped cosine)")
  var velocity: Double?

  @Option(parsing: .unconditional, help: "Sample at these times, in seconds: 0,0.1,0.2")
  var at: String?

  @Option(parsing: .unconditional, help: "Samples per second, until it has settled. (default: 60)")
  var fps: Double?

  @Option(
    help: "Output: table, json, csv, css, keyframes, svg or plot (drawn in the terminal). (default: table)",
    completion: .list(Format.allCases.map(\.rawValue)), transform: Format.value(named:))
  var format = Format.table

  @Option(parsing: .unconditional, help: "Largest error of css and keyframes, as a fraction of the distance.")
  var tolerance = 0.001

  /// Checks the options that do not describe the spring. Throws a `ValidationError` for the first mistake.
  private func checkOptions() throws {
    for (name, value) in [("--from", from), ("--to", to), ("--velocity", velocity ?? 0)] {
      guard abs(value) <= 1e12 else {
        throw ValidationError("\(name) is \(value), but must be a number between -1e12 and 1e12")
      }
    }
    guard tolerance >= 1e-6 && tolerance < 1 else {
      throw ValidationError("--tolerance is \(tolerance), but must be at least 0.000001 and below 1")
    }
    guard at == nil || fps == nil else { throw ValidationError("--at and --fps exclude each other") }
    if at != nil || fps != nil, !format.hasSamples {
      throw ValidationError(
        "\(at != nil ? "--at" : "--fps") chooses samples, but --format \(format.rawValue) has none")
    }
    if let fps, !(fps > 0 && fps <= 100_000) {
      throw ValidationError("--fps is \(fps), but must be above 0 and at most 100000")
    }
    guard velocity == nil || parameters.bounces == nil else {
      throw ValidationError("--velocity does not go with --bounces, which set the velocity")
    }
  }

  func run() throws {
    // Not in `validate()`, which ArgumentParser calls before it reports unknown options.
    let track = try track()
    try checkOptions()
    let sheet = SpringSheet(
      track: track, times: format.hasSamples ? try times(of: track) : [],
      heading: velocity == nil ? parameters.heading : nil)
    let text: String
    do throws(ExportError) {
      text =
        switch format {
        case .table: sheet.table + "\n"
        case .json: sheet.json + "\n"
        case .csv: sheet.csv + "\n"
        case .css: try CSSEasing(curve(track), tolerance: tolerance).declarations + "\n"
        case .keyframes: try Keyframes(curve(track), tolerance: tolerance).json + "\n"
        case .svg:
          if let bounce = track.bounce {
            SpringPlot(bounce: bounce, from: from, to: to).svg
          } else {
            SpringPlot(
              spring: track.spring, from: from, to: to, initialVelocity: track.onSpring.initialVelocity
            ).svg
          }
        case .plot: TerminalPlot(track: track).text + "\n"
        }
    } catch {
      throw ValidationError(error.description)
    }
    var output = StandardOutput()
    try output.write(text)
    try output.flush()
  }

  /// The motion from --from to --to. A damped cosine without --velocity starts with its own, -alpha (from - to).
  private func track() throws -> SpringTrack {
    if let bounce = try parameters.numberedBounce() { return SpringTrack(bounce: bounce, from: from, to: to) }
    let spring = try parameters.spring()
    let own = parameters.isDampedCosine ? -spring.decayRate * (from - to) : 0
    return SpringTrack(
      onSpring: SpringMotion(spring: spring, start: 0, from: from, velocity: velocity ?? own, target: to))
  }

  private func curve(_ track: SpringTrack) throws(ExportError) -> Curve {
    if let bounce = track.bounce {
      return try Curve(bounce: bounce, from: from, to: to, tolerance: tolerance)
    }
    return try Curve(
      spring: track.spring, from: from, to: to, initialVelocity: track.onSpring.initialVelocity,
      tolerance: tolerance)
  }

  /// The sample times in seconds, from --at, otherwise one per frame until the spring has settled.
  private func times(of track: SpringTrack) throws -> [Double] {
    if let at {
      return try at.split(separator: ",", omittingEmptySubsequences: false).map { word in
        let text = word.trimmingCharacters(in: .whitespaces)
        guard let time = Double(text), time >= 0, time <= 1e9 else {
          throw ValidationError(
            "--at has \"\(text)\", but each time must be a number of seconds from 0 to 1e9")
        }
        return time
      }
    }
    let rate = fps ?? 60
    let count = (track.end * rate).rounded(.up)
    guard count <= 1_000_000 else {
      throw ValidationError(
        "it settles so late that this would be over a million samples; choose times with --at")
    }
    return (0...Int(count)).map { Double($0) / rate }
  }
}
