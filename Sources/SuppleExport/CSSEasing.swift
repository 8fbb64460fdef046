import SuppleMotion

/// A curve as a CSS `linear()` easing: straight lines through the fewest points that follow it within a tolerance.
///
/// ```swift
/// let easing = try CSSEasing(spring: .bouncy)
/// "transition: translate \(easing.durationText) \(easing.function)"
/// // transition: translate 0.8277s linear(0, 0.00485 1.065%, ...)
/// ```
///
/// CSS stretches an easing to the duration it is given, so the two belong together.
public struct CSSEasing: Sendable, Hashable {
  /// How long the motion takes, in seconds.
  public let duration: Double
  /// The points, time and progress both from 0 to 1 (progress overshoots), rounded as they are written.
  public let line: Polyline
  /// How many digits after the point are written: times as percentages have two less.
  public let decimals: Int

  /// The easing of a spring that moves from 0 to 1.
  ///
  /// - Parameters:
  ///   - spring: What moves it.
  ///   - initialVelocity: Its velocity when it sets out, in ways per second.
  ///   - tolerance: How far the easing may be off the spring, as a share of the way.
  /// - Throws: ``ExportError`` for a spring that never settles, or a tolerance outside of 0...1.
  public init(spring: Spring, initialVelocity: Double = 0, tolerance: Double = 0.001) throws(ExportError) {
    guard tolerance > 0 && tolerance < 1 else { throw .toleranceOutOfRange(tolerance) }
    try self.init(
      Curve(spring: spring, initialVelocity: initialVelocity, tolerance: tolerance), tolerance: tolerance)
  }

  /// The easing of any curve, its values measured as progress from where it begins to where it ends.
  ///
  /// - Parameters:
  ///   - curve: What to write.
  ///   - tolerance: How far the easing may be off, as a share of the way.
  /// - Throws: ``ExportError`` for a curve that ends where it begins, or a tolerance outside of 0...1.
  public init(_ curve: Curve, tolerance: Double = 0.001) throws(ExportError) {
    guard tolerance > 0 && tolerance < 1 else { throw .toleranceOutOfRange(tolerance) }
    guard let progress = curve.progress else { throw .noWay }
    let fine = Polyline(following: progress, tolerance: tolerance * 0.98)
    let probes = Polyline.probes(between: progress.looks(tolerance: tolerance * 0.005), of: progress)
    duration = curve.duration
    // As few digits as keep the written line within the tolerance.
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

  /// The `linear()` function.
  public var function: String {
    let stops = line.points.enumerated().map { index, point in
      let value = point.value.text(decimals: decimals)
      if index == 0 || index == line.points.count - 1 { return value }
      return "\(value) \((point.time * 100).text(decimals: max(decimals - 2, 0)))%"
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }

  /// The duration as CSS writes it, in seconds.
  public var durationText: String { "\(duration.text(decimals: 9))s" }

  /// Both as declarations of two custom properties, `--spring-easing` and `--spring-duration`.
  public var declarations: String { "--spring-easing: \(function);\n--spring-duration: \(durationText);" }
}
