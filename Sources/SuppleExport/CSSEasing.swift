import SuppleMotion

/// A curve as a CSS `linear()` easing function: a polyline with as few points as possible within a tolerance.
///
/// ```swift
/// let easing = try CSSEasing(spring: .bouncy)
/// "transition: translate \(easing.durationText) \(easing.function)"
/// // transition: translate 0.8277s linear(0, 0.00485 1.065%, ...)
/// ```
///
/// CSS stretches an easing function to the duration of the transition or animation: use it with ``durationText``.
public struct CSSEasing: Sendable, Hashable {
  /// The duration of the motion, in seconds.
  public let duration: Double
  /// The points, rounded as they are written: time 0 to 1, and progress from 0 to 1, which can overshoot.
  public let line: Polyline
  /// The number of digits after the point; times, which are percentages, have two less.
  public let decimals: Int

  /// The easing function of a spring that moves from 0 to 1.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: The velocity at the start, as a multiple of the distance per second (1/s).
  ///   - tolerance: The maximum error, as a ratio of the distance.
  /// - Throws: ``ExportError`` for a spring that never settles, or a tolerance outside of 0...1.
  public init(spring: Spring, initialVelocity: Double = 0, tolerance: Double = 0.001) throws(ExportError) {
    guard tolerance > 0 && tolerance < 1 else { throw .toleranceOutOfRange(tolerance) }
    try self.init(
      Curve(spring: spring, initialVelocity: initialVelocity, tolerance: tolerance), tolerance: tolerance)
  }

  /// The easing function of any curve. Its values are converted to progress from start to end.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - tolerance: The maximum error, as a ratio of the distance from start to end.
  /// - Throws: ``ExportError`` for a curve whose end is its start, one that needs too many points, or a tolerance outside of
  ///   0...1.
  public init(_ curve: Curve, tolerance: Double = 0.001) throws(ExportError) {
    guard tolerance > 0 && tolerance < 1 else { throw .toleranceOutOfRange(tolerance) }
    guard let progress = curve.progress else { throw .noWay }
    let fine = try Polyline(exporting: progress, tolerance: tolerance * 0.98)
    let probes = Polyline.probes(between: progress.sampleTimes(tolerance: tolerance * 0.005), of: progress)
    duration = curve.duration
    // The lowest number of digits with which the rounded points are within the tolerance.
    var digits = 3
    var rounded = Self.rounded(fine.points, decimals: digits)
    while digits < 12 && rounded.error(following: progress, at: probes) > tolerance {
      digits += 1
      rounded = Self.rounded(fine.points, decimals: digits)
    }
    decimals = digits
    line = rounded
  }

  private static func rounded(_ points: [Polyline.Point], decimals: Int) -> Polyline {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return Polyline(
      points: points.map {
        Polyline.Point(time: ($0.time * scale).rounded() / scale, value: ($0.value * scale).rounded() / scale)
      })
  }

  /// The CSS `linear()` function.
  public var function: String {
    let stops = line.points.enumerated().map { index, point in
      let value = point.value.text(decimals: decimals)
      if index == 0 || index == line.points.count - 1 { return value }
      return "\(value) \((point.time * 100).text(decimals: max(decimals - 2, 0)))%"
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }

  /// The duration as a CSS time in seconds.
  public var durationText: String { "\(duration.text(decimals: 9))s" }

  /// Declarations of two CSS custom properties, `--spring-easing` and `--spring-duration`.
  public var declarations: String { "--spring-easing: \(function);\n--spring-duration: \(durationText);" }
}
