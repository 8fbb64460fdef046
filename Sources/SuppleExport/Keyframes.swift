import SuppleMotion

/// A curve as keyframes for any player that goes in straight lines between them, the fewest for a tolerance.
public struct Keyframes: Sendable, Hashable {
  /// How long the motion takes, in seconds.
  public let duration: Double
  /// The keyframes: progress in time from 0 to 1, and the value there.
  public let line: Polyline

  /// The keyframes of a curve.
  ///
  /// - Parameters:
  ///   - curve: What to write.
  ///   - tolerance: How far they may be off, as a share of the way from its beginning to its end (of 1 if there is none).
  /// - Throws: ``ExportError/toleranceOutOfRange(_:)`` for a tolerance outside of 0...1.
  public init(_ curve: Curve, tolerance: Double = 0.001) throws(ExportError) {
    guard tolerance > 0 && tolerance < 1 else { throw .toleranceOutOfRange(tolerance) }
    let way = abs(curve.to - curve.from)
    duration = curve.duration
    line = Polyline(following: curve, tolerance: tolerance * (way == 0 ? 1 : way))
  }

  /// One JSON object: `duration` in seconds, `easing` between keyframes, and `keyframes` with `offset` (0 to 1) and
  /// `value`, as the Web Animations API names them.
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
