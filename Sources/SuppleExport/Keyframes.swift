import SuppleMotion

/// A curve as keyframes with linear interpolation, as few as possible within a tolerance: for the Web Animations API,
/// `CAKeyframeAnimation`, Lottie and others.
public struct Keyframes: Sendable, Hashable {
  /// The duration of the motion, in seconds.
  public let duration: Double
  /// The keyframes: times as progress from 0 to 1, with their values.
  public let line: Polyline

  /// The keyframes of a curve.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - tolerance: The maximum error, as a ratio of the distance from start to end; for a shake as a ratio of its given
  ///     distance (of 1 if that is 0).
  /// - Throws: ``ExportError/toleranceOutOfRange(_:)`` for a tolerance outside of 0...1, ``ExportError/tooManyPoints``.
  public init(_ curve: Curve, tolerance: Double = 0.001) throws(ExportError) {
    guard tolerance > 0 && tolerance < 1 else { throw .toleranceOutOfRange(tolerance) }
    let distance = abs(curve.unit)
    duration = curve.duration
    line = try Polyline(exporting: curve, tolerance: tolerance * (distance == 0 ? 1 : distance))
  }

  /// A JSON object with the names of the Web Animations API: `duration` in seconds, `easing` between keyframes, and
  /// `keyframes` with `offset` (0 to 1) and `value`.
  public var json: String {
    let frames = line.points.map { #"{"offset": \#($0.time.text(decimals: 6)), "value": \#($0.value)}"# }
    return """
      {
        "duration": \(duration),
        "easing": "linear",
        "keyframes": [
          \(frames.joined(separator: ",\n    "))
        ]
      }
      """
  }
}
