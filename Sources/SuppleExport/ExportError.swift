/// The reason why a curve cannot be exported.
public enum ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The spring has no damping and oscillates for ever.
  case neverSettles
  /// The duration is not above 0 and finite.
  case notAFiniteDuration
  /// The tolerance is not above 0 and below 1.
  case toleranceOutOfRange(Double)
  /// The curve ends at its start value: it has no progress.
  case noWay
  /// The polyline would have more than 5,000 points.
  case tooManyPoints

  /// The reason as one line of text.
  public var description: String {
    switch self {
    case .neverSettles: "a spring without damping never settles, so that it has no end to export"
    case .notAFiniteDuration: "the duration has to be above 0 and finite"
    case .toleranceOutOfRange(let tolerance): "the tolerance is \(tolerance), but must be above 0 and below 1"
    case .tooManyPoints: "the curve needs more than 5000 points; a larger tolerance needs fewer"
    case .noWay: "the curve ends where it begins, so that there is no progress to export"
    }
  }
}
